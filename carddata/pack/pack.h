// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/effect_reader.h"

#include <filesystem>

namespace mazzo::carddata {

/// A deck file of a pack as text; what is in it is checked elsewhere.
struct PackDeck {
    std::string file;  ///< path in the pack: "decks/adam-finn.deck"
    std::string text;
};

/// A game's folder, read and checked (docs/pack-format.md).
struct Pack {
    Game game;
    std::vector<Card> cards;  ///< in the order of the files
    std::vector<Product> products;
    std::vector<PackDeck> decks;     ///< preconstructed decks
    std::vector<PackDeck> examples;  ///< decks with the verdict they must get
    std::filesystem::path folder;
    std::string fingerprint;
    Errors notes;  ///< what is allowed, but not complete: texts that are not translated
};

/// Reads a whole pack. Places name files by their path in the pack; every mistake is reported, up to `Mistakes::kMax`.
/// The words in effects are checked only with a lookup: a pack may be newer than the engine that plays it.
[[nodiscard]] Checked<Pack> loadPack(const std::filesystem::path& folder, const EffectLookup& effectWords = {});

/// Reads only `game.json`, for a quick start.
[[nodiscard]] Checked<Game> loadGame(const std::filesystem::path& folder);

/// Reads only the preconstructed decks; files that cannot be read are left out.
[[nodiscard]] std::vector<PackDeck> preconDecks(const std::filesystem::path& folder);

}  // namespace mazzo::carddata
