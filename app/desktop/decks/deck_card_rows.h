// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/deck_checker.h"
#include "app/desktop/decks/open_deck.h"
#include "app/desktop/shell/rows_model.h"
#include "model/collection/collection_counts.h"

namespace mazzo::desktop {

inline const QList<QByteArray> kDeckCardRoles{"kind",   "zoneId", "cardId", "name",    "amount", "typeIndex", "unknown",
                                              "guilty", "note",   "owned",  "lacking", "goal",   "spoken"};

/// How the rows of a deck are to be laid out, and what stands beside them.
struct DeckLayout {
    QString sort;  ///< "pack", "name", "type" or a number's field
    bool grouped = true;
    const CollectionCounts* owned = nullptr;  ///< null: nothing is said about copies owned
    bool built = false;                       ///< the copies that it holds are its own
    std::string language;
};

/// Zones with their cards. `kind` is "zone", "group" or "card"; the amount of a zone or group is that of its cards,
/// the goal how many a rule asks for, or -1.
[[nodiscard]] QList<RowsModel::Row> deckCardRows(const OpenDeck& open, const DeckCheck* check,
                                                 const DeckLayout& layout);

/// Which card of which zone a row of the deck is about; the name if the catalogue does not know it.
struct DeckLine {
    ZoneIndex zone{};
    std::optional<CardIndex> card;
    std::string unknownCard;
    int copies = 0;
};

/// The line that a row stands for; nothing for zones and groups.
[[nodiscard]] std::optional<DeckLine> lineOf(const OpenDeck& open, const RowsModel& rows, int row);

}  // namespace mazzo::desktop
