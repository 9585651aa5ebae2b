#pragma once

#include "carddata/pack/pack.h"
#include "carddata/shipped_packs.h"
#include "model/catalogue.h"

#include <cstdlib>

namespace mazzo {

/// A shipped game to read against; loaded once.
struct SampleGame {
    Pack pack;
    Catalogue catalogue;
};

inline const SampleGame& sampleGame()
{
    static const SampleGame sample = [] {
        auto pack = loadPack(packFolders({shippedPacks()}).front());
        if (!pack) std::abort();
        Catalogue catalogue = Catalogue::build(pack->game, pack->cards);
        return SampleGame{std::move(*pack), std::move(catalogue)};
    }();
    return sample;
}

} // namespace mazzo
