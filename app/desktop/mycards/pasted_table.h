// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/mycards/card_columns.h"
#include "app/desktop/mycards/typed_cards.h"

namespace mazzo::desktop {

/// Where a block of cells is pasted.
struct PasteTarget {
    std::vector<std::string> rows;  ///< the cards of the table, by id
    std::size_t row = 0;
    std::size_t column = 0;
};

/// A block of cells from a spreadsheet or a web page, as changes of cards.
struct PastedTable {
    std::vector<TypedCard> cards;
    bool hasHeader = false;
};

inline constexpr std::size_t kMaxPastedBytes = std::size_t{16} << 20;

/// Reads a block: cells have tabs between them, as spreadsheets copy them. If its first row names columns, each further
/// row is a card by name: one of the game, or a new one. Otherwise the cells are laid over the table from the target
/// on; rows beyond its end are new cards. Errors: `card.paste-too-large`, `card.paste-too-wide`, or what the CSV reader
/// says.
[[nodiscard]] Result<PastedTable> readPasted(const std::string& text, const LoadedGame& loaded,
                                             const std::vector<CardColumn>& columns, const PasteTarget& target);

/// The cells of the first table in a web page, as tab-separated text; empty if there is none.
[[nodiscard]] QString tableInHtml(const QString& html);

/// Cells as a spreadsheet reads them.
[[nodiscard]] std::string tabSeparated(const std::vector<std::vector<std::string>>& rows);

}  // namespace mazzo::desktop
