// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/draft.h"
#include "import/slots.h"

#include <algorithm>

namespace mazzo::importer {

/// A deck as a file lists it, before its names and sections are looked up.
struct ListedDeck {
    struct Line {
        enum class Kind : std::uint8_t { Card, Ignored };

        Kind kind = Kind::Card;
        int number = 0;            ///< in the file; 0 if it has no lines
        std::string text;          ///< the line as written
        std::string section;       ///< the heading above it; empty: none
        std::optional<Slot> slot;  ///< what the format says about its place, if that is not a heading
        int copies = 1;
        std::string name;
        std::string printing;
        std::string id;                 ///< of the card, if the file has it
        std::optional<CardIndex> card;  ///< the exact card, if it was already looked up
    };

    std::string game;  ///< the id; empty if the file does not say, as other programs' files don't
    std::string name;
    std::string edition;
    std::vector<Draft::Choice> options;
    std::vector<std::string> notes;
    std::vector<std::string> sections;  ///< all headings, also of empty sections
    std::vector<Line> lines;
    std::string code;  ///< a share code that accompanies the list

    /// Written by this program: names are exact, and nothing is guessed.
    [[nodiscard]] bool isOurs() const { return !game.empty(); }

    /// There is a share code, but no list.
    [[nodiscard]] bool hasOnlyCode() const
    {
        return !code.empty() &&
               std::ranges::all_of(lines, [](const Line& line) { return line.kind == Line::Kind::Ignored; });
    }
};

}  // namespace mazzo::importer
