// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/vocabulary.h"

namespace mazzo::goldfish {

/// The actions of free play, and the manual actions of every game.
[[nodiscard]] std::span<const VerbGuide> commonGuide();

}  // namespace mazzo::goldfish
