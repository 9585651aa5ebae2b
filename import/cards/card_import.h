// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/library.h"
#include "import/cards/card_table.h"

#include <functional>

namespace mazzo::importer {

/// What becomes of one row of a file of cards.
struct ImportedCard {
    enum class State : std::uint8_t { New, Changed, Unchanged, Refused };

    struct Problem {
        std::string column;  ///< its head; empty if the row as a whole is meant
        Error error;         ///< with line and column
    };

    int line = 0;
    State state = State::Unchanged;
    std::string card;  ///< the id; of a new card the one that it will get
    std::string name;
    std::vector<Problem> problems;
};

/// A file of cards, checked against a game; nothing is stored yet.
struct CardImport {
    std::vector<ImportedCard> rows;
    OwnEdit edit;  ///< of the rows that are new or changed, without those that are refused
    std::vector<std::filesystem::path> images;

    [[nodiscard]] std::size_t count(ImportedCard::State state) const;
};

/// How a file of cards is taken.
struct CardImportWishes {
    std::string file;       ///< its name, for places and for pictures that are named relative to it
    bool corrects = false;  ///< values may replace what a layer below knows otherwise
    std::function<void(double)> onProgress = {};  ///< called now and then with the part that is done, from 0 to 1
};

/// Works out what a file would change. Rows name their cards by id, else by name in any language; others are new cards.
/// Cells that say what the card has already change nothing.
[[nodiscard]] Result<CardImport> planCardImport(const Library& library, const LoadedGame& loaded,
                                                const CardTable& table, const CardImportWishes& wishes);

/// Stores the import as one step, pictures included.
[[nodiscard]] tl::expected<OwnEdit, std::vector<OwnProblem>> storeCardImport(
    const Library& library, const LoadedGame& loaded, const CardImport& import);

}  // namespace mazzo::importer
