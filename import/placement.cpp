// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/placement.h"

#include "model/query/matching.h"

namespace mazzo::importer {

Placement::Placement(const Game& game, const Catalogue& catalogue) : m_game(game), m_catalogue(catalogue)
{
    for (const Zone& zone : game.zones) {
        auto& takes = m_takes.emplace_back();
        if (zone.takes.empty()) continue;
        if (auto query = parseFinishedQuery(zone.takes, game)) takes = std::move(*query);
    }
}

/// Unknown values are no reason to put a card elsewhere.
bool Placement::takes(ZoneIndex zone, CardIndex card) const
{
    return !m_takes[at(zone)] || matches(*m_takes[at(zone)], m_game, m_catalogue, card) != Truth::No;
}

ZoneIndex Placement::fitting(CardIndex card, ZoneIndex preset, std::optional<ZoneIndex> except) const
{
    if (takes(preset, card)) return preset;
    for (const bool optional : {false, true}) {
        for (std::size_t i = 0; i < m_game.zones.size(); ++i) {
            const auto zone = static_cast<ZoneIndex>(i);
            if (m_game.zones[i].optional == optional && zone != except && takes(zone, card)) return zone;
        }
    }
    return preset;
}

}  // namespace mazzo::importer
