// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mazzo::carddata {

/// A file of a synchronised folder, by its path in it.
struct SyncPath {
    enum class Kind : std::uint8_t {
        Deck,        ///< decks/NAME.deck
        Results,     ///< results/NAME.json, of the deck with that file name
        Collection,  ///< collection.csv
        Settings,    ///< settings.json
        LayerHead,   ///< layers/GAME/game.json
        LayerCards,  ///< layers/GAME/cards.json
        Picture      ///< layers/GAME/images/NAME
    };

    Kind kind = Kind::Deck;
    std::string path;
    std::string game;  ///< of a layer

    /// Nothing for every path that is none of these, such as one that leads out of the folder.
    [[nodiscard]] static std::optional<SyncPath> parse(std::string_view path);
};

/// The file with the results of the deck in this file, and the other way round; empty for other paths.
[[nodiscard]] std::string resultsPath(std::string_view deckPath);
[[nodiscard]] std::string deckPathOfResults(std::string_view resultsPath);

/// The file for a deck: readable, the same on every system, and the same for the same deck in a restored backup.
[[nodiscard]] std::string deckPath(std::string_view name, std::string_view identity);

/// The file of which another one is the copy that a file synchroniser kept in a conflict; nothing for other files.
[[nodiscard]] std::optional<std::string> originalOfConflict(std::string_view path);

/// Eight hexadecimal digits for a text.
[[nodiscard]] std::string shortHash(std::string_view text);

inline constexpr std::string_view kCollectionFile = "collection.csv";
inline constexpr std::string_view kSettingsFile = "settings.json";
inline constexpr std::string_view kMarkFile = "mazzo.json";
inline constexpr std::string_view kConflictFolder = "conflicts";

}  // namespace mazzo::carddata
