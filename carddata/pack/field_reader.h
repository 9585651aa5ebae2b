// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/json_reader.h"
#include "model/game.h"

namespace mazzo::carddata {

/// What the game says of a field; its card types are read already. A derived field's expression is still text.
[[nodiscard]] Field readField(const JsonNode& node, const Game& game, IdSet& taken, Reading& reading);

}  // namespace mazzo::carddata
