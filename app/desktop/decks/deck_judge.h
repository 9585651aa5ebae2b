// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "validators/addable_cards.h"
#include "validators/repair/repair.h"

#include <QThreadPool>

namespace mazzo::desktop {

/// A game's rules for one choice of edition and options, with the game they read.
struct Bench {
    GameSnapshot game;
    Settings settings;
    RuleBook book;
    AddableCards additions;

    Bench(GameSnapshot snapshot, Settings chosen, RuleBook rules);
};

using SharedBench = std::shared_ptr<const Bench>;

/// What there is to say about a deck. The fixes stand beside the findings of the report.
struct Judgement {
    SharedBench bench;  ///< null if the pack's rules cannot be read
    Report report;
    std::vector<std::vector<Fix>> fixes;
    CardBits addable;  ///< into any zone that the deck has
    Errors errors;
};

/// Judges decks on a thread of its own; of several questions only the newest is answered.
class DeckJudge : public QObject {
    Q_OBJECT

public:
    explicit DeckJudge(QObject* parent = nullptr);
    ~DeckJudge() override;

    void ask(GameSnapshot game, Settings settings, Deck deck);
    void forget();  ///< no answer to what was asked is wanted any more
    [[nodiscard]] bool busy() const { return m_asking; }

    /// The smallest repair, on a thread of its own: it may take its time. `number` comes back with the answer.
    void askRepair(SharedBench bench, Deck deck, std::function<int(CardIndex)> allowed, int number);

signals:
    void judged(const mazzo::desktop::Judgement& judgement);
    void repaired(int number, const std::variant<mazzo::validators::Repair, mazzo::validators::NoRepair>& repair);
    void busyChanged();

private:
    struct Question {
        GameSnapshot game;
        Settings settings;
        Deck deck;
    };

    void start();
    [[nodiscard]] Result<SharedBench> benchFor(const Question& question);
    [[nodiscard]] Judgement answer(const Question& question);

    std::optional<Question> m_newest;
    std::uint64_t m_asked = 0;
    bool m_asking = false;
    SharedBench m_bench;  // read and written on the thread of the pool only
    QThreadPool m_pool;
    QThreadPool m_repairs;
};

}  // namespace mazzo::desktop
