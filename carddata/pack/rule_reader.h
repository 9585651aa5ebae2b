// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/json_reader.h"
#include "model/game.h"

namespace mazzo::carddata {

/// A clause of the rulebook; all other parts of the game are read already.
/// The rules that follow from what a zone says: which cards it takes, and which editions have it.
[[nodiscard]] std::vector<Rule> rulesOfZone(const Zone& zone, const Game& game, const Place& place);

[[nodiscard]] Rule readRule(const JsonNode& node, const Game& game, Reading& reading);

}  // namespace mazzo::carddata
