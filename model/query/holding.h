// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/collection/collection_counts.h"
#include "model/query/syntax.h"

namespace mazzo::model {

/// The numbers of copies of a card that a query can read; in the order of `queryCollectionFields`.
enum class Holding : std::uint8_t { Owned, Free, Lent, Wanted, InDecks, Missing };

[[nodiscard]] int copiesOf(const Copies& copies, Holding holding);

/// The cards for which the condition on the player's collection holds.
[[nodiscard]] CardBits holdingAnswers(const CollectionCounts& counts, Holding holding, Comparison comparison,
                                      int number);
/// Cards with a copy stored in the place; `:` matches a part of the place's name, `=` the whole name.
[[nodiscard]] CardBits placeAnswers(const CollectionCounts& counts, Comparison comparison, std::string_view foldedText);

}  // namespace mazzo::model
