// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QVariantList>

namespace mazzo::desktop {

/// The printings of a card with their finishes, as deck files name them (`printing`) and in words (`name`). Empty if
/// the catalogue knows none.
[[nodiscard]] QVariantList printingChoices(CardIndex card, const Game& game, const Catalogue& catalogue);

}  // namespace mazzo::desktop
