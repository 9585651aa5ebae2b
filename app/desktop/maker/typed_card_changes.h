// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/mycards/typed_cards.h"
#include "carddata/edit/pack_cards.h"

namespace mazzo::desktop {

/// What was typed about the cards of a pack, as changes of its files; problems go into `result`.
[[nodiscard]] CardChanges cardChanges(const LoadedGame& loaded, const std::vector<TypedCard>& typed,
                                      EditResult& result);

}  // namespace mazzo::desktop
