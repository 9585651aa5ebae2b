// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/json_reader.h"
#include "model/card.h"

#include <span>

namespace mazzo::carddata {

/// How the game is played in each of its editions; none if the pack does not say. Options, zones and editions are read
/// already.
[[nodiscard]] std::vector<Procedure> readProcedures(const ObjectReader& object, const Game& game, Reading& reading);

/// Reports cards that a procedure deals and the pack does not have.
void checkDealtCards(const Game& game, std::span<const Card> cards, Mistakes& mistakes);

}  // namespace mazzo::carddata
