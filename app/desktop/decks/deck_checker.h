// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/latest_task.h"
#include "validators/addable_cards.h"
#include "validators/repair/repair.h"

namespace mazzo::desktop {

/// A game's rules for one choice of edition and options, with the game they read.
struct CompiledRules {
    GameSnapshot game;
    Settings settings;
    RuleBook book;
    AddableCards additions;

    CompiledRules(GameSnapshot snapshot, Settings chosen, RuleBook rules);
};

using SharedRules = std::shared_ptr<const CompiledRules>;

/// What the rules say about a deck. There is an entry in `fixes` for each finding of the report.
struct DeckCheckResult {
    SharedRules rules;  ///< null if the pack's rules cannot be read
    Report report;
    std::vector<std::vector<Fix>> fixes;
    CardBits addable;  ///< into any zone that the deck has
    Errors errors;
};

/// Checks decks on a worker thread; only the newest request is answered.
class DeckChecker : public QObject {
    Q_OBJECT

public:
    explicit DeckChecker(QObject* parent = nullptr);

    void check(GameSnapshot game, Settings settings, Deck deck);
    void cancel() { m_task.cancel(); }
    [[nodiscard]] bool busy() const { return m_task.busy(); }

signals:
    void checked(const mazzo::desktop::DeckCheckResult& result);
    void busyChanged();

private:
    struct Question {
        GameSnapshot game;
        Settings settings;
        Deck deck;
    };

    LatestTask<Question, DeckCheckResult> m_task;
};

}  // namespace mazzo::desktop
