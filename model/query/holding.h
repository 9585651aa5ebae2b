// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/collection/collection_counts.h"
#include "model/query/syntax.h"

namespace mazzo::model {

/// What a query can ask about the copies of a card; the order is that of `queryCollectionFields`.
enum class Holding : std::uint8_t { Owned, Free, Lent, Wanted, InDecks, Missing };

[[nodiscard]] int copiesOf(const Copies& copies, Holding holding);

/// The answers of all cards to one question about the player's collection.
[[nodiscard]] CardBits holdingAnswers(const CollectionCounts& facts, Holding holding, Comparison comparison,
                                      int number);
/// Cards with a copy that lies in the place: `:` has the text in its name, `=` is called so.
[[nodiscard]] CardBits placeAnswers(const CollectionCounts& facts, Comparison comparison, std::string_view foldedText);

}  // namespace mazzo::model
