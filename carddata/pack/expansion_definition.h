// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/expansion.h"

namespace mazzo::carddata {

/// What a game needs to know of an expansion apart from its cards and decks, as JSON; and back.
[[nodiscard]] std::string expansionDefinition(const Expansion& expansion);
[[nodiscard]] Result<Expansion> expansionFromDefinition(std::string_view json);

}  // namespace mazzo::carddata
