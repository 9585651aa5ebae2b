// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/settings.h"

namespace mazzo::validators {

/// What one preconstructed deck adds to a pool that all players of a game pick from. A pack lists them in the parameter
/// `pool-packs` of its procedure by the cards that lead them, and what each adds in `pool-of-LEADER`.
struct PoolPack {
    CardIndex leader{};
    std::vector<CardIndex> cards;
};

[[nodiscard]] std::vector<PoolPack> poolPacks(const Game& game, const Catalogue& catalogue, std::string_view edition);

/// Every choice of different decks for all players that contains the own one (any if `own` is nothing), as indices.
/// With `distinct`, no two leaders have the same value in that field.
[[nodiscard]] std::vector<std::vector<std::size_t>> packChoices(
    const std::vector<PoolPack>& packs, std::optional<std::size_t> own, std::size_t players, const Catalogue& catalogue,
    std::optional<FieldIndex> distinct);

/// The cards of the chosen decks without one copy of each card of `setAside`; those that no deck has come from
/// elsewhere.
[[nodiscard]] std::vector<CardIndex> pooled(const std::vector<PoolPack>& packs, const std::vector<std::size_t>& choice,
                                            const std::vector<CardIndex>& setAside);

}  // namespace mazzo::validators
