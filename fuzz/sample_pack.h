// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/pack.h"
#include "carddata/shipped_packs.h"
#include "model/catalogue.h"

#include <cstdlib>

namespace mazzo::fuzz {

/// A shipped game to read against.
struct SampleGame {
    Pack pack;
    Catalogue catalogue;
};

/// Loaded once; a fuzzer asks for one game only.
inline const SampleGame& sampleGame(const char* id = "everzone")
{
    static const SampleGame sample = [id] {
        auto pack = loadPack(shippedPacks() / id);
        if (!pack) std::abort();
        Catalogue catalogue = Catalogue::build(pack->game, pack->cards);
        return SampleGame{std::move(*pack), std::move(catalogue)};
    }();
    return sample;
}

}  // namespace mazzo::fuzz
