// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/open_deck.h"
#include "app/desktop/shell/rows_model.h"

namespace mazzo::desktop {

inline const QList<QByteArray> kBarRoles{"label", "amount", "share", "unknown", "place", "spoken"};

/// How many copies have which value of a field ("type": which type). Cards that lack the field are left out; unknown
/// values are a bar of their own. The place is the value, or its position among the field's choices or the game's
/// types.
[[nodiscard]] QList<RowsModel::Row> barRows(const OpenDeck& open, const QString& field, std::string_view language);

/// The first number that the deck knows something about, else "type".
[[nodiscard]] QString firstChart(const OpenDeck& open);

/// The fields that a chart can be drawn of: {fieldId, name}.
[[nodiscard]] QList<RowsModel::Row> chartFieldRows(const Game& game, std::string_view language);

}  // namespace mazzo::desktop
