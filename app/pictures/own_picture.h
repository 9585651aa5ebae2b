// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QString>

#include <string_view>

namespace mazzo::app {

/// The player's own scan of a card: `images/<game>/<card>.png` (or .jpg, .jpeg, .webp) in the data folder; empty if
/// there is none.
[[nodiscard]] QString ownPicture(std::string_view game, std::string_view card);

}  // namespace mazzo::app
