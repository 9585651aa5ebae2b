// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/deck_file/deck_file.h"

namespace mazzo::importer {

/// A deck from another source, line by line, before it becomes a deck file.
struct Draft {
    struct Choice {
        std::string key;
        std::string value;

        bool operator==(const Choice&) const = default;
    };

    struct Line {
        ZoneIndex zone{};
        int copies = 1;
        std::string name;
        std::string printing;
        std::optional<CardIndex> card;  ///< nothing: the name is kept as it is
    };

    std::string name;
    std::string edition;             ///< empty: the preset
    std::vector<Choice> options;     ///< and keys that no option has, which are kept
    std::vector<std::string> notes;  ///< become comments
    std::vector<ZoneIndex> zones;    ///< sections to write even if they are empty
    std::vector<Line> lines;
};

/// The draft as a deck file, its sections in the order of the game. Mistakes are those of deck files: an edition or a
/// value that does not exist, and more copies than a file could list.
[[nodiscard]] Checked<DeckFile> assembled(Draft draft, const Game& game);

/// The zone with this id; names are not considered.
[[nodiscard]] std::optional<ZoneIndex> zoneById(const Game& game, std::string_view id);

}  // namespace mazzo::importer
