// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/draft.h"

namespace mazzo::importer {

/// A deck as writers of other formats need it: section by section, names in one language.
struct Outline {
    struct Line {
        int copies = 1;
        std::string name;
        std::string printing;
        std::optional<CardIndex> card;
        std::optional<PrintingName> named;  ///< what `printing` names, if the pack has it
    };

    struct Section {
        ZoneIndex zone{};
        std::int64_t cards = 0;  ///< a long file has more than an int holds
        std::vector<Line> lines;
    };

    std::string name;
    std::string edition;
    std::vector<Draft::Choice> options;  ///< those that are not the preset, and keys that no option has
    std::vector<std::string> notes;      ///< comments without their marks
    std::vector<Section> sections;       ///< in the order of the game
};

[[nodiscard]] Outline outlineOf(const DeckFile& file, const Game& game, const Catalogue& catalogue,
                                std::string_view language);

/// A text in some format, and what of the deck that format cannot carry.
struct Written {
    std::string text;
    Errors lost;
};

/// What formats that only know main deck and sideboard lose, one kind after the other.
struct Carries {
    bool name = true;
    bool notes = true;
    bool printings = true;
    bool settings = true;
};
[[nodiscard]] Errors lostBy(const Carries& format, const Outline& outline, const Game& game);

}  // namespace mazzo::importer
