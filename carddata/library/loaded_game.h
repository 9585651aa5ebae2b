// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/user_value.h"
#include "model/catalogue.h"

#include <map>

namespace mazzo::carddata {

/// A game ready for use, with all its layers: the pack, expansion packs, and the player's own cards and values.
struct LoadedGame {
    Game game;
    Catalogue catalogue;
    std::vector<UserValue>
        contradicted;  ///< values of the player's that the pack has come to know otherwise; not used, but kept
    std::map<CardIndex, std::string> pictures;  ///< the image files of the cards that have one
};

}  // namespace mazzo::carddata
