// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/latest_task.h"
#include "validators/addable_cards.h"
#include "validators/repair/repair.h"

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

    void ask(GameSnapshot game, Settings settings, Deck deck);
    void forget() { m_task.cancel(); }  ///< no answer to what was asked is wanted any more
    [[nodiscard]] bool busy() const { return m_task.busy(); }

signals:
    void judged(const mazzo::desktop::Judgement& judgement);
    void busyChanged();

private:
    struct Question {
        GameSnapshot game;
        Settings settings;
        Deck deck;
    };

    LatestTask<Question, Judgement> m_task;
};

}  // namespace mazzo::desktop
