// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/available_actions.h"
#include "app/desktop/shell/game_store.h"
#include "goldfish/session.h"

#include <QCoreApplication>

namespace mazzo::desktop {

/// The translation context of texts about things on the table.
struct TableRows {
    Q_DECLARE_TR_FUNCTIONS(TableRows)
};

/// The game on the table. GoldfishTable changes it; its models read it.
struct TableState {
    GameSnapshot game;                             ///< null: no deck is on the table
    std::shared_ptr<const goldfish::Setup> setup;  ///< of the deck; refers to the game
    std::optional<goldfish::Session> session;      ///< nothing: the deck cannot be dealt
};

/// A position with everything that is needed to show it.
struct TableView {
    const LoadedGame& loaded;
    const goldfish::Setup& setup;
    const goldfish::Table& table;
    const ActionBuilder* builder = nullptr;  ///< the action that is being built, if there is one
    std::string language;
};

/// The printed text of a card, or why there is none.
using CardTextSource = std::function<QString(const LoadedGame&, CardIndex)>;

/// The text, preceded by the seat unless it is the first: "Seat 2: Field".
[[nodiscard]] QString withSeat(int seat, const QString& text);

/// The list that a pack's parameter holds; null if there is none.
[[nodiscard]] const std::vector<std::string>* listParameter(const Procedure& procedure, std::string_view name);

}  // namespace mazzo::desktop
