// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/placement.h"

#include "goldfish/war-of-the-worlds/names.h"

#include <algorithm>

namespace mazzo::goldfish::waroftheworlds {

namespace {

bool suitsHumans(const Board& board, const std::string& region)
{
    return board.count(kCivilian, region) > 0 && board.count(kTripod, region) + board.count(kUfo, region) == 0;
}

bool suitsAliens(const Board& board, const std::string& region)
{
    if (board.isHumanTarget(region)) return false;
    return std::ranges::any_of(board.next(region),
                               [&board](const std::string& next) { return board.hasAlienBuilding(next); });
}

}  // namespace

Regions entrances(const Board& board, std::string_view thing)
{
    if (board.miniaturesLeft(thing) == 0) return {};
    Regions found;
    if (thing == kTripod || thing == kUfo) {
        found = board.regions(kShip);
    } else if (thing == kNaval) {
        found = board.regions(kAnchor);
        std::erase_if(found, [&board](const std::string& region) { return board.isHostile(region); });
    } else {
        found = board.regions(kLand);
        std::erase_if(found, [&board](const std::string& region) {
            return board.isHostile(region) || board.count(kCivilian, region) == 0;
        });
    }
    return found;
}

Regions buildingSites(const Board& board, std::string_view faction)
{
    Regions found = board.regions(kLand);
    std::erase_if(found, [&](const std::string& region) {
        if (board.building(region) || board.count(kShip, region) > 0) return true;  // WW-C17
        return faction == kAliens ? !suitsAliens(board, region) : !suitsHumans(board, region);
    });
    return found;
}

}  // namespace mazzo::goldfish::waroftheworlds
