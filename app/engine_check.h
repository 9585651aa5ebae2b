// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/pack.h"

namespace mazzo::app {

/// What a pack lacks for the engines that it names, each with its place in `game.json`: `pack.unknown-engine`, or
/// `pack.engine-needs` for a zone, counter, phase … that the engine relies on. The loader itself does not know the
/// engines, which belong to a higher layer.
[[nodiscard]] Errors engineMistakes(const Pack& pack);

}  // namespace mazzo::app
