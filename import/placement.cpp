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
bool Placement::takes(std::size_t zone, CardIndex card) const
{
    return !m_takes[zone] || matches(*m_takes[zone], m_game, m_catalogue, card) != Truth::No;
}

ZoneIndex Placement::fitting(CardIndex card, ZoneIndex preset, std::optional<ZoneIndex> except) const
{
    if (takes(at(preset), card)) return preset;
    for (const bool optional : {false, true}) {
        for (std::size_t i = 0; i < m_game.zones.size(); ++i) {
            if (m_game.zones[i].optional == optional && static_cast<ZoneIndex>(i) != except && takes(i, card))
                return static_cast<ZoneIndex>(i);
        }
    }
    return preset;
}

}  // namespace mazzo::importer
