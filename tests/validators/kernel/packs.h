// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/pack.h"
#include "carddata/pack/pack_folders.h"
#include "carddata/shipped_packs.h"
#include "model/catalogue.h"
#include "model/deck.h"

#include <random>

namespace mazzo::tests {

/// A shipped pack with its catalogue.
struct LoadedPack {
    Pack pack;
    Catalogue catalogue;
};

[[nodiscard]] inline std::vector<LoadedPack> loadShippedPacks()
{
    std::vector<LoadedPack> packs;
    for (const auto& folder : packFolders({shippedPacks()})) {
        auto pack = loadPack(folder);
        if (!pack) continue;
        Catalogue catalogue = Catalogue::build(pack->game, pack->cards);
        packs.push_back({std::move(*pack), std::move(catalogue)});
    }
    return packs;
}

/// Cards picked by a seeded generator; only its raw numbers are used, so that every machine gets the same deck.
[[nodiscard]] inline Deck randomDeck(const LoadedPack& loaded, std::mt19937& random)
{
    const auto below = [&](std::size_t n) { return random() % n; };
    Deck deck;
    const std::size_t lines = below(30);
    for (std::size_t i = 0; i < lines; ++i) {
        const auto zone = static_cast<ZoneIndex>(below(loaded.pack.game.zones.size()));
        const auto card = static_cast<CardIndex>(below(loaded.catalogue.size()));
        deck.addCopies(zone, card, static_cast<int>(1 + below(4)));
    }
    return deck;
}

}  // namespace mazzo::tests
