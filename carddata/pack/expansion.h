// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/layer_card.h"
#include "carddata/pack/pack.h"

#include <span>

namespace mazzo::carddata {

inline constexpr const char* kExpansionFile = "game.json";

/// Further choices of a field.
struct FieldChoices {
    std::string field;
    std::vector<Choice> choices;
};

/// What is different about a region of the board, or a region that the pack does not have.
struct RegionCorrection {
    std::string id;
    std::optional<Texts> name;
    std::optional<std::vector<std::string>> kinds;
    std::optional<std::vector<std::string>> next;  ///< its neighbours; they become neighbours of it, and no others
};

/// A pack that adds to another one (docs/pack-format.md): cards, corrections, sets, choices, products and decks; never
/// rules. The ids of its cards begin with its own id and a dot.
struct Expansion {
    std::string id;
    std::string game;  ///< that it extends
    std::string version;
    Texts name;
    Texts about;
    std::vector<CardSet> sets;
    std::vector<FieldChoices> choices;
    std::vector<RegionCorrection> regions;
    std::vector<LayerCard> cards;  ///< new ones have their position, from 1, as number; corrections have none
    std::vector<Product> products;
    std::filesystem::path folder;
};

/// The id of the game that the pack in this folder extends; empty for a pack that stands alone or cannot be read.
[[nodiscard]] std::string extendedGame(const std::filesystem::path& folder);

/// Reads an expansion against the game that it extends and the cards below it. Every mistake is reported.
[[nodiscard]] Checked<Expansion> loadExpansion(const std::filesystem::path& folder, const Game& game,
                                               std::span<const Card> below);

/// Adds the sets and choices of an expansion to the game, corrects its map, and lists it as a layer.
void extendGame(Game& game, const Expansion& expansion);

}  // namespace mazzo::carddata
