// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/procedure_steps.h"

namespace mazzo::goldfish {

/// The actions of the free part of a phase.
[[nodiscard]] std::vector<Offer> freeOffers(const Setup& setup, const Table& table);
void playFreeAction(const Setup& setup, FreeState& state, const Action& action);

}  // namespace mazzo::goldfish
