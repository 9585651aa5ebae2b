// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/formats/format.h"
#include "import/matching/match.h"

namespace mazzo::importer {

/// What became of one line of an imported list. No line is lost: ignored ones become comments.
struct ImportedLine {
    enum class State : std::uint8_t { Matched, Guessed, Ambiguous, Unknown, Ignored };

    /// How the zone was found.
    enum class Placed : std::uint8_t {
        AsListed,
        NoSuchSection,  ///< the game has no `section`, so the card is in the main zone
        Preset,         ///< the list does not say, and the main zone takes the card
        ByCard,         ///< the list does not say, and the card belongs elsewhere
    };

    int number = 0;    ///< in the file; 0 if the format has no lines
    std::string text;  ///< as it stands there
    State state = State::Matched;
    Match::Reason reason = Match::Reason::None;
    Placed placed = Placed::AsListed;
    std::string section;  ///< the heading, if there is one
    ZoneIndex zone{};
    int copies = 1;
    std::string name;  ///< as listed, without what stands around it
    std::string printing;
    std::optional<CardIndex> card;   ///< nothing: kept by name
    std::vector<CardIndex> choices;  ///< what an ambiguous name may mean, best first

    bool operator==(const ImportedLine&) const = default;
};

/// A list that was read and looked up, and can be corrected before it becomes a deck: change the `card`, `zone` or
/// `copies` of a line.
struct ImportedDeck {
    Format format = Format::Text;
    Draft header;  ///< everything but the lines
    std::vector<ImportedLine> lines;
    Errors notes;                      ///< what is odd about the list as a whole
    std::optional<DeckFile> original;  ///< of our own deck file, which keeps its comments where they are
};

/// Reads a list of any format. Our own deck files are read strictly, with every mistake; of others only what cannot be
/// read at all is an error.
[[nodiscard]] Checked<ImportedDeck> importedDeck(std::string_view text, Format format, const Game& game,
                                                 const Catalogue& catalogue, std::string_view file,
                                                 std::string_view language);

/// The deck as it stands after corrections.
[[nodiscard]] Checked<DeckFile> deckFileOf(const ImportedDeck& imported, const Game& game, const Catalogue& catalogue,
                                           std::string_view language);

}  // namespace mazzo::importer
