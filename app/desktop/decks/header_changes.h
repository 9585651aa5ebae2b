// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"

#include <QString>

namespace mazzo::desktop {

/// What became of the lines before the first section: "Rules: English rulebook → Italian rulebook". Without its game
/// the words of the file stay.
[[nodiscard]] QString headerChanges(const std::string& before, const std::string& after, const Game* game,
                                    std::string_view language);

}  // namespace mazzo::desktop
