// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/open_deck.h"
#include "app/desktop/shell/rows_model.h"

namespace mazzo::desktop {

inline const QList<QByteArray> kOptionRoles{"optionId", "name", "about", "value", "shown", "choices", "least", "most"};

/// The edition first, then the options of it. Choices are lists of {value, text}; an option with a wide range has none
/// and a least and most.
[[nodiscard]] QList<RowsModel::Row> optionRows(const OpenDeck& open, std::string_view language);

}  // namespace mazzo::desktop
