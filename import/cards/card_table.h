// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/layers/card_editor.h"

namespace mazzo::importer {

/// A file of cards: a row for each card, with what is typed for it. The heads of columns are names of fields.
struct CardTable {
    struct Cell {
        CardText typed;
        int line = 0;
        int column = 1;  ///< in the line
    };
    struct Row {
        int line = 0;
        std::vector<Cell> cells;
        std::optional<Error> mistake = {};  ///< the row cannot be read
    };

    std::vector<Row> rows;
    bool recoded = false;  ///< it was Latin-1
};

enum class CardFormat : std::uint8_t { Csv, Json };

/// By the ending of a file's name.
[[nodiscard]] CardFormat cardFormatOf(std::string_view file);

/// Reads CSV (UTF-8 or Latin-1; `,` `;` tab or `|`) or JSON. Heads that name nothing make the whole file unreadable.
[[nodiscard]] Checked<CardTable> readCardTable(std::string_view text, std::string_view file, CardFormat format,
                                               const Game& game);

/// Writes cards so that `readCardTable` reads them back. `own` says what the own layer has about some of them.
[[nodiscard]] std::string writeCardTable(const Game& game, const Catalogue& catalogue, std::span<const Card> cards,
                                         std::span<const LayerCard> own, CardFormat format);

}  // namespace mazzo::importer
