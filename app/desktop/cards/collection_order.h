// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/collection/collection_snapshot.h"

namespace mazzo::desktop {

/// Is it a word that cards can be sorted by once the collection is known: `owned`, `free`, `place`…?
[[nodiscard]] bool isCollectionOrder(std::string_view sort);

/// Most copies first, or by the first place; cards that are equal in it stay as they stood. Any other word changes
/// nothing.
void sortByCollection(std::vector<CardIndex>& cards, const CollectionSnapshot& collection, std::string_view sort);

}  // namespace mazzo::desktop
