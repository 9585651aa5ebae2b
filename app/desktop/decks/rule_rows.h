// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/deck_checker.h"
#include "app/desktop/decks/open_deck.h"
#include "app/desktop/shell/rows_model.h"

namespace mazzo::desktop {

inline const QList<QByteArray> kRuleRoles{"status", "title", "details", "clause",  "source", "have",
                                          "least",  "most",  "fixes",   "finding", "words"};

/// The checklist: what is wrong first, then what is missing, then what holds; rules that are not judged are left out.
[[nodiscard]] QList<RowsModel::Row> ruleRows(const OpenDeck& open, const DeckCheck& check, std::string_view language);

}  // namespace mazzo::desktop
