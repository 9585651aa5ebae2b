// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/engine_needs.h"

#include "goldfish/everzone/needs.h"
#include "goldfish/sovereign/needs.h"
#include "goldfish/war-of-the-worlds/needs.h"
#include "goldfish/zombinion/needs.h"

#include <algorithm>
#include <array>

namespace mazzo::goldfish {

namespace {

struct NeedsOfEngine {
    std::string_view engine;
    const EngineNeeds& needs;
};

// Free play needs nothing: it lays out whatever the procedure has.
constexpr std::array kNeedsOfEngines{
    NeedsOfEngine{"everzone", everzone::kNeeds},
    NeedsOfEngine{"sovereign", sovereign::kNeeds},
    NeedsOfEngine{"war-of-the-worlds", waroftheworlds::kNeeds},
    NeedsOfEngine{"zombinion", zombinion::kNeeds},
};

template <class List>
void addMissing(std::string_view key, std::span<const std::string_view> needed, const List& present,
                std::vector<MissingPart>& missing)
{
    for (const std::string_view id : needed)
        if (std::ranges::none_of(present, [id](const auto& each) { return each.id == id; }))
            missing.push_back({key, id});
}

}  // namespace

std::vector<MissingPart> missingParts(const Procedure& procedure)
{
    std::vector<MissingPart> missing;
    const auto found = std::ranges::find(kNeedsOfEngines, procedure.engine, &NeedsOfEngine::engine);
    if (found == kNeedsOfEngines.end()) return missing;
    const EngineNeeds& needs = found->needs;
    addMissing("zones", needs.zones, procedure.zones, missing);
    addMissing("counters", needs.counters, procedure.counters, missing);
    addMissing("phases", needs.phases, procedure.phases, missing);
    for (const std::string_view id : needs.parameters)
        if (!procedure.parameters.contains(id)) missing.push_back({"parameters", id});
    if (needs.piles && procedure.drawPile.empty()) missing.push_back({"draw-pile", {}});
    if (needs.piles && procedure.hand.empty()) missing.push_back({"hand", {}});
    if (needs.regions && procedure.regions.empty()) missing.push_back({"regions", {}});
    return missing;
}

}  // namespace mazzo::goldfish
