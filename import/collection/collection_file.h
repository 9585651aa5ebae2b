// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/collection/columns.h"
#include "model/catalogue.h"
#include "model/collection/lot.h"

#include <functional>
#include <memory>
#include <optional>

namespace mazzo::importer {

/// One row of a collection file before anything is stored.
struct ImportedRow {
    enum class State : std::uint8_t {
        Matched,
        Guessed,    ///< `guess` is what the name may mean; the lot has the name only
        Ambiguous,  ///< several cards are as near
        Unknown,    ///< kept by its name
        Ignored     ///< has no name, or no copies
    };

    int line = 0;
    State state = State::Unknown;
    Lot lot;
    std::vector<std::string> choices;  ///< ids of the cards it may mean, best first; a guess has one
};

/// A whole file, read and matched.
struct ImportedCollection {
    std::vector<ImportedRow> rows;
    std::string fingerprint;
    char separator = ',';
    bool recoded = false;  ///< it was Latin-1
    std::vector<std::string> ignoredColumns = {};
    Errors leftOut = {};          ///< why rows were left out, for the first of them
    std::size_t leftOutRows = 0;  ///< how many were, if that was requested

    [[nodiscard]] std::size_t count(ImportedRow::State state) const;
};

/// What a collection file is read against.
struct ImportedGame {
    std::string id;
    const Catalogue* catalogue = nullptr;
    const Game* game = nullptr;  ///< null: printings stay as they are written
};

/// What becomes of a file if some of its rows cannot be read.
enum class BadRows : std::uint8_t { Refuse, LeaveOut };

/// Reads our own format and the collection files of other programs. A row without a game belongs to `game`, or if that
/// is empty, to the game that knows the most names of the file. Up to a hundred mistakes are reported. A file with
/// mistakes is refused, or on request read without the rows that have them.
[[nodiscard]] Checked<ImportedCollection> readCollection(std::string_view text, std::string_view file,
                                                         const std::vector<ImportedGame>& games, std::string_view game,
                                                         BadRows badRows = BadRows::Refuse);

// Corrections of a row before it is stored.
void setCard(ImportedRow& row, std::string_view card);  ///< the row means this card of its game
void keepByName(ImportedRow& row, std::string name);
void leaveOut(ImportedRow& row);

/// The rows as one change of the collection. Guesses are accepted if requested, otherwise kept by name. Unknown rows
/// are kept by name, ignored ones left out.
[[nodiscard]] CollectionEdit importing(const ImportedCollection& imported, std::string detail, bool takeGuesses);

/// Our own format, which reads back without loss. `nameOf` returns a card's name for readers; it is not read back.
[[nodiscard]] std::string writeCollection(const std::vector<Lot>& lots,
                                          const std::function<std::string(const Lot&)>& nameOf);

}  // namespace mazzo::importer
