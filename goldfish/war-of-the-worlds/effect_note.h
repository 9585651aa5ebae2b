// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/board.h"
#include "goldfish/war-of-the-worlds/state.h"

namespace mazzo::goldfish::waroftheworlds {

/// What an alternative of a card does, for the list of actions.
[[nodiscard]] Note effectNote(const Board& board, const CardAction& action);

}  // namespace mazzo::goldfish::waroftheworlds
