// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/map_check.h"

#include "goldfish/war-of-the-worlds/names.h"

#include <algorithm>

namespace mazzo::goldfish::waroftheworlds {

namespace {

// What the rulebook says of the board.
constexpr int kLandRegions = 15;
constexpr int kSeaRegions = 6;
constexpr int kCivilianRegions = 10;

bool has(const Procedure::Region& region, std::string_view kind)
{
    return std::ranges::find(region.kinds, kind) != region.kinds.end();
}

int regionsOf(const Setup& setup, std::string_view kind)
{
    return static_cast<int>(std::ranges::count_if(
        setup.procedure.regions, [kind](const Procedure::Region& region) { return has(region, kind); }));
}

bool isOnceAt(const Setup& setup, std::string_view kind, std::string_view terrain)
{
    return regionsOf(setup, kind) == 1 && std::ranges::any_of(setup.procedure.regions, [&](const auto& region) {
               return has(region, kind) && has(region, terrain);
           });
}

}  // namespace

Result<void> playableMap(const Setup& setup)
{
    if (isOnceAt(setup, kShip, kLand) && isOnceAt(setup, kAnchor, kSea)) return {};
    return failure({Error::Kind::Refused, "goldfish.bad-map", {}, {}, {}});
}

std::optional<Note> mapDeviation(const Setup& setup)
{
    const int land = regionsOf(setup, kLand);
    const int sea = regionsOf(setup, kSea);
    const int civilians = regionsOf(setup, kCivilians);
    if (land == kLandRegions && sea == kSeaRegions && civilians == kCivilianRegions) return std::nullopt;
    return note("WW-D09", "odd-map", {land, sea, civilians}, true);
}

}  // namespace mazzo::goldfish::waroftheworlds
