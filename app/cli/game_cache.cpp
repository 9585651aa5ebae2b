// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_cache.h"

namespace mazzo::cli {

const LoadedGame* GameCache::game(const std::string& id)
{
    if (const auto found = m_games.find(id); found != m_games.end()) return found->second.get();
    auto loaded = m_library.load(id);
    auto& place = m_games[id];
    if (loaded) place = std::make_unique<const LoadedGame>(std::move(*loaded));
    return place.get();
}

}  // namespace mazzo::cli
