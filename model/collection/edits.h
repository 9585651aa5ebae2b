#pragma once

#include "model/card.h"
#include "model/collection/lot.h"

#include <span>

namespace mazzo {

// What the player does, as a change of the lots there are. Copies that are lent are away: they cannot be removed or lent again. Asking for more
// copies than there are is refused, and nothing changes.

/// Joins a lot that is alike in all but its count and date, or becomes one.
[[nodiscard]] CollectionEdit adding(std::span<const Lot> lots, Lot lot);
[[nodiscard]] CollectionEdit addingProduct(std::span<const Lot> lots, const std::string& game, const Product& product, int boxes, const std::string& place);

/// `like` says which card of which game and kind, and how many copies; of its other members those that are not empty must agree.
[[nodiscard]] Result<CollectionEdit> removing(std::span<const Lot> lots, const Lot& like);
/// All cards of the boxes or none; copies that came in such a box go first.
[[nodiscard]] Result<CollectionEdit> removingProduct(std::span<const Lot> lots, const std::string& game, const Product& product, int boxes);

[[nodiscard]] Result<CollectionEdit> lending(std::span<const Lot> lots, const Lot& like, const std::string& to, const std::string& since);
/// From `like.lentTo`, or from whoever has them.
[[nodiscard]] Result<CollectionEdit> returning(std::span<const Lot> lots, const Lot& like);

} // namespace mazzo
