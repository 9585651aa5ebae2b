// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/settings.h"

#include <optional>

namespace mazzo::model {

/// The catalogue with the values that count under these settings: without those that an option hides, and with the
/// amendments of the edition and the options. Nothing if there is no difference.
[[nodiscard]] std::optional<Catalogue> valuesInForce(const Game& game, const Catalogue& catalogue,
                                                     const Settings& settings);

}  // namespace mazzo::model
