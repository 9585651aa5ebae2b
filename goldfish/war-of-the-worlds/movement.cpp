// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/movement.h"

#include "goldfish/war-of-the-worlds/names.h"

#include <algorithm>
#include <set>

namespace mazzo::goldfish::waroftheworlds {

namespace {

bool isHuman(std::string_view thing) { return thing == kCivilian || thing == kArmy || thing == kNaval; }

Regions inOrder(const Board& board, const std::set<std::string>& wanted)
{
    Regions found = board.regions();
    std::erase_if(found, [&wanted](const std::string& region) { return !wanted.contains(region); });
    return found;
}

}  // namespace

bool mayLeave(const Board& board, std::string_view thing, std::string_view region, int arriving)
{
    if (isHuman(thing) && board.count(kAgent, region) > 0) return false;
    if (thing != kArmy && thing != kTripod) return true;
    return board.count(thing, region) + arriving > board.count(thing == kArmy ? kTripod : kArmy, region);
}

bool mayEnter(const Board& board, std::string_view thing, std::string_view region)
{
    if (isHuman(thing) && board.count(kSound, region) > 0) return false;
    if (thing == kUfo) return true;
    return board.is(region, thing == kNaval ? kSea : kLand);
}

Regions reachable(const Board& board, std::string_view thing, std::string_view from, int steps)
{
    std::set<std::string> reached;
    std::set<std::string> edge{std::string(from)};
    for (int step = 0; step < steps; ++step) {
        std::set<std::string> further;
        for (const std::string& region : edge) {
            if (!mayLeave(board, thing, region, step == 0 ? 0 : 1)) continue;
            for (const std::string& next : board.next(region))
                if (mayEnter(board, thing, next)) further.insert(next);
        }
        reached.insert(further.begin(), further.end());
        edge = std::move(further);
    }
    return inOrder(board, reached);
}

Regions pushable(const Board& board, std::string_view from)
{
    std::set<std::string> found;
    for (const std::string& next : board.next(from))
        if (board.is(next, kLand) && !board.isHostile(next)) found.insert(next);
    return inOrder(board, found);
}

}  // namespace mazzo::goldfish::waroftheworlds
