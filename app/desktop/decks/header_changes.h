// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"

#include <QString>

namespace mazzo::desktop {

/// The changes of the header: "Rules: English rulebook → Italian rulebook". Without its game the values are shown as
/// they are in the file.
[[nodiscard]] QString headerChanges(const std::string& before, const std::string& after, const Game* game,
                                    std::string_view language);

}  // namespace mazzo::desktop
