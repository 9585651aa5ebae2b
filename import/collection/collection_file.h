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
        Ignored     ///< says nothing: no name, or no copies
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

    [[nodiscard]] std::size_t count(ImportedRow::State state) const;
};

/// What a collection file is read against.
struct ImportedGame {
    std::string id;
    const Catalogue* catalogue = nullptr;
};

/// Reads our own form and the collection files of other programs. A row that names no game is of `game`, or, if that is
/// not given, of the game that knows the most of the file's names. Every mistake is reported, up to a hundred; with one
/// nothing is imported.
[[nodiscard]] Checked<ImportedCollection> readCollection(std::string_view text, std::string_view file,
                                                         const std::vector<ImportedGame>& games, std::string_view game);

// What a player makes of a row before anything is stored.
void takeFor(ImportedRow& row, std::string_view card);  ///< it is this card of its game
void keepByName(ImportedRow& row, std::string name);
void leaveOut(ImportedRow& row);

/// The rows as one change; guesses are taken if so wished, else kept by name. Unknown rows are kept, ignored ones left
/// out.
[[nodiscard]] CollectionEdit importing(const ImportedCollection& imported, std::string detail, bool takeGuesses);

/// Our own form: nothing is lost on the way out and back. `nameOf` gives a card's name for people; it is not read back.
[[nodiscard]] std::string writeCollection(const std::vector<Lot>& lots,
                                          const std::function<std::string(const Lot&)>& nameOf);

}  // namespace mazzo::importer
