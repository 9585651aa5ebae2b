// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/rule_book_data.h"

namespace mazzo::validators {

/// Is a value of this origin unreliable: provisional or a sample?
[[nodiscard]] constexpr bool isUnreliable(Origin origin)
{
    return origin == Origin::Provisional || origin == Origin::Sample;
}

/// The unreliable origins of the values that the rule of a finding reads, ascending. A finding that names cards of an
/// `each` rule depends on these cards only.
[[nodiscard]] std::vector<Origin> originsRead(const RuleBook::Data& book, const Deck& deck, const Finding& finding);

/// The unreliable origins that the verdict depends on, from those of the findings. A deck is illegal for certain if one
/// broken rule depends on none; any other verdict depends on every rule.
[[nodiscard]] std::vector<Origin> originsOfVerdict(const Report& report);

/// The unreliable origins of these fields of the cards, or of all fields. Derived fields have the origins of the fields
/// that they are derived from.
[[nodiscard]] std::vector<Origin> originsOf(const Game& game, const Catalogue& catalogue,
                                            std::span<const CardIndex> cards,
                                            std::optional<std::span<const FieldIndex>> fields = std::nullopt);
/// The same for all cards of a deck, without the origins that the settings hide.
[[nodiscard]] std::vector<Origin> originsOf(const Game& game, const Catalogue& catalogue, const Settings& settings,
                                            const Deck& deck,
                                            std::optional<std::span<const FieldIndex>> fields = std::nullopt);

/// Adds the origins to others; the result is ascending.
void unite(std::vector<Origin>& origins, std::span<const Origin> more);

/// Is it a card of a sample set: does it have a sample value?
[[nodiscard]] bool isSample(const Game& game, const Catalogue& catalogue, CardIndex card);
[[nodiscard]] bool hasSampleCards(const Game& game, const Catalogue& catalogue, const Deck& deck);

}  // namespace mazzo::validators
