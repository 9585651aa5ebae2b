// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/targets.h"

#include "goldfish/sovereign/card_values.h"

#include <algorithm>
#include <functional>

namespace mazzo::goldfish::sovereign {

namespace {

bool hasBulwark(const Setup& setup, const Piece& piece)
{
    return isEnemy(piece) ? piece.is("bulwark") : CardValues(setup).has(piece.card, "baluardo");
}

}  // namespace

std::vector<const Piece*> opponentsOf(const Setup& setup, const Table& table, const Piece& haerian)
{
    std::vector<const Piece*> found = isEnemy(haerian) ? ownHaerian(setup, table) : enemies(table);
    std::erase_if(found, [&](const Piece* other) { return !adjacent(setup, haerian.place, other->place); });
    const auto bulwark = [&setup](const Piece* other) { return hasBulwark(setup, *other); };
    if (std::any_of(found.begin(), found.end(), bulwark)) std::erase_if(found, std::not_fn(bulwark));
    return found;
}

bool isBarred(const Setup& setup, const Table& table, const Piece& haerian)
{
    const std::vector<const Piece*> near = opponentsOf(setup, table, haerian);
    return !near.empty() && hasBulwark(setup, *near.front());
}

bool mayStrikePlayer(const Setup& setup, const Table& table, const Piece& haerian)
{
    const Procedure::Region* region = setup.procedure.region(haerian.place);
    return region && isKind(*region, isEnemy(haerian) ? "starting-line" : "opponent-line") &&
           !isBarred(setup, table, haerian);
}

std::vector<const Piece*> adjacentBuildings(const Setup& setup, const Table& table, const Piece& haerian)
{
    if (isBarred(setup, table, haerian)) return {};
    std::vector<const Piece*> found = isEnemy(haerian) ? buildings(setup, table) : enemyBuildings(table);
    std::erase_if(found, [&](const Piece* building) {
        return !adjacent(setup, haerian.place, building->place) || !isFree(setup, table, building->place);
    });
    return found;
}

std::vector<Operand> targetsOf(const Setup& setup, const Table& table, const Piece& haerian)
{
    std::vector<const Piece*> pieces = opponentsOf(setup, table, haerian);
    const std::vector<const Piece*> built = adjacentBuildings(setup, table, haerian);
    pieces.insert(pieces.end(), built.begin(), built.end());
    std::vector<Operand> targets = operandsOf(table, pieces);
    if (mayStrikePlayer(setup, table, haerian)) targets.push_back(wordOperand(isEnemy(haerian) ? "you" : "opponent"));
    return targets;
}

}  // namespace mazzo::goldfish::sovereign
