// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/vocabulary.h"

namespace mazzo::goldfish::zombinion {

/// What the player can do in this game, in the order of play; what others do comes last.
[[nodiscard]] std::span<const VerbGuide> actionGuide();

}  // namespace mazzo::goldfish::zombinion
