// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/mycards/card_columns.h"

namespace mazzo::desktop {

/// Why a value was refused, with the names of fields, types and choices in the language of the program instead of their
/// ids.
[[nodiscard]] QString problemText(const Game& game, Error error);

}  // namespace mazzo::desktop
