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

/// What there is to say about a deck. The fixes stand beside the findings of the report.
struct DeckCheck {
    SharedRules rules;  ///< null if the pack's rules cannot be read
    Report report;
    std::vector<std::vector<Fix>> fixes;
    CardBits addable;  ///< into any zone that the deck has
    Errors errors;
};

/// Judges decks on a thread of its own; of several questions only the newest is answered.
class DeckChecker : public QObject {
    Q_OBJECT

public:
    explicit DeckChecker(QObject* parent = nullptr);

    void ask(GameSnapshot game, Settings settings, Deck deck);
    void forget() { m_task.cancel(); }  ///< no answer to what was asked is wanted any more
    [[nodiscard]] bool busy() const { return m_task.busy(); }

signals:
    void judged(const mazzo::desktop::DeckCheck& check);
    void busyChanged();

private:
    struct Question {
        GameSnapshot game;
        Settings settings;
        Deck deck;
    };

    LatestTask<Question, DeckCheck> m_task;
};

}  // namespace mazzo::desktop
