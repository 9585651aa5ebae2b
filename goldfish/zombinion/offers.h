// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/match.h"

namespace mazzo::goldfish::zombinion {

/// Adds what the first seat may do, and the pending question to it.
void addOffers(const Match& match, Table& table);

}  // namespace mazzo::goldfish::zombinion
