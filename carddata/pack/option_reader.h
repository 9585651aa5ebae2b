// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/json_reader.h"
#include "model/game.h"

namespace mazzo::carddata {

/// A switch of the rules; the game's editions are read already.
[[nodiscard]] Option readOption(const JsonNode& node, const Game& game, IdSet& taken, Reading& reading);

/// The editions that an option or a rule is limited to; each must be one of the game's.
[[nodiscard]] std::vector<std::string> readEditions(const ObjectReader& object, const Game& game, Reading& reading);

}  // namespace mazzo::carddata
