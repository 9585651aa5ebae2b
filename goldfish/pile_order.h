// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"
#include "model/ids.h"

#include <string>
#include <string_view>
#include <vector>

namespace mazzo::goldfish {

struct Setup;

/// The order that the player requested for one pile, top first, with the place of each name for messages.
struct PileOrder {
    std::string zone;  ///< empty: the draw pile
    std::vector<CardIndex> cards;
    std::vector<Place> places;           ///< of each card, if the order was read from a file
    std::vector<std::string> written{};  ///< its name there
};

/// Reads an order file: one name per line, sections such as `[locations]`. Reports every mistake with its place.
[[nodiscard]] Checked<std::vector<PileOrder>> readOrder(std::string_view text, const Setup& setup,
                                                        std::string_view file = {});

}  // namespace mazzo::goldfish
