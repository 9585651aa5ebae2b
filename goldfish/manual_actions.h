// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/chance.h"

namespace mazzo::goldfish {

/// Plays a manual action, one of `manualOffers`, on a table and logs it as done by hand. Discarded tokens and things
/// leave the table.
void playManual(const Setup& setup, const ManualControls& controls, Table& table, Chance& chance, const Action& action);

}  // namespace mazzo::goldfish
