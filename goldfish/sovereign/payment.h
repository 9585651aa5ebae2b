// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <optional>
#include <vector>

namespace mazzo::goldfish::sovereign {

/// How many Crystals of each colour, in the order of the game's colours.
using Pool = std::vector<int>;

/// What a card costs: Crystals of any colour, and of certain colours.
struct Cost {
    int generic = 0;
    Pool coloured;

    bool operator==(const Cost&) const = default;
};

/// Whether the ready Crystals are enough (SV-T08).
[[nodiscard]] bool canPay(const Cost& cost, const Pool& ready);

/// The Crystals to exhaust, or nothing if they are not enough. Generic pips take the colour with most left, ties the
/// earlier colour.
[[nodiscard]] std::optional<Pool> pay(const Cost& cost, const Pool& ready);

/// The same, with the player's choice for the generic pips; nothing if the choice does not fit.
[[nodiscard]] std::optional<Pool> pay(const Cost& cost, const Pool& ready, const Pool& choice);

/// What the coloured pips leave over: the Crystals among which the generic pips may choose. The cost is payable.
[[nodiscard]] Pool spare(const Cost& cost, const Pool& ready);

}  // namespace mazzo::goldfish::sovereign
