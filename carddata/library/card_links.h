// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"

#include <functional>

namespace mazzo::carddata {

/// The words of a field of some card, which are the ids of other cards.
using LinksOf = std::function<Result<Words>(std::string_view card)>;

/// Can one come from `card` over `first` and the links of the cards there back to `card`?
[[nodiscard]] Result<bool> leadsBack(std::string_view card, const Words& first, const LinksOf& linksOf);

}  // namespace mazzo::carddata
