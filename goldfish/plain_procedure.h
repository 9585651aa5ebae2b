// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"
#include "model/procedure.h"

namespace mazzo::goldfish {

/// The procedure of a pack that states none: the deck's sections, a hand, a table and a discard pile, free moves.
[[nodiscard]] Procedure plainProcedure(const Game& game);

}  // namespace mazzo::goldfish
