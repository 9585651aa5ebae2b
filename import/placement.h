// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/query/query.h"

namespace mazzo::importer {

/// Finds a zone for cards that a list does not place, by what the zones of the pack accept.
class Placement {
public:
    Placement(const Game& game, const Catalogue& catalogue);

    /// The preset, unless it does not take the card and another zone does: a needed one rather than an optional one,
    /// and never `except`.
    [[nodiscard]] ZoneIndex fitting(CardIndex card, ZoneIndex preset, std::optional<ZoneIndex> except = {}) const;

    /// Whether the card belongs in the zone, as far as its values are known.
    [[nodiscard]] bool takes(ZoneIndex zone, CardIndex card) const;

private:
    const Game& m_game;
    const Catalogue& m_catalogue;
    std::vector<std::optional<Query>> m_takes;  // by zone; nothing: any card
};

}  // namespace mazzo::importer
