// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/combat.h"

#include "goldfish/war-of-the-worlds/card_values.h"
#include "goldfish/war-of-the-worlds/names.h"

#include <algorithm>
#include <numeric>

namespace mazzo::goldfish::waroftheworlds {

namespace {

Regions adjacentLandTargets(const Board& board, std::string_view region)
{
    Regions found;
    for (const std::string& candidate : board.regions(kLand)) {
        const Regions& next = board.next(region);
        if (std::ranges::find(next, candidate) != next.end() && board.isAlienTarget(candidate))
            found.push_back(candidate);
    }
    return found;
}

/// What the tiles on the board add to each attack of a piece.
int bonusFor(const Board& board, std::string_view piece)
{
    int total = 0;
    for (const Piece& tile : board.pieces()) {
        if (tile.card == noCard) continue;
        const auto& bonus = board.effects(tile.card).bonus;
        if (bonus && bonus->kind == CardAction::Kind::Strengthen && bonus->piece == piece) total += bonus->amount;
    }
    return total;
}

}  // namespace

std::vector<PieceId> destroyedBy(const Board& board, std::string_view region, int damage)
{
    std::vector<PieceId> destroyed;
    int left = damage;
    if (const Piece* tile = board.humanBuilding(region)) {
        const int defence = defenceOf(board.setup(), tile->card);
        if (defence > left) return {};
        left -= defence;
        destroyed.push_back(tile->id);
    }
    for (const std::string_view thing : {kArmy, kNaval, kCivilian}) {
        for (const Piece& piece : board.pieces()) {
            if (left == 0) return destroyed;
            if (piece.thing != thing || piece.place != region) continue;
            destroyed.push_back(piece.id);
            --left;
        }
    }
    return destroyed;
}

int shieldAt(const Board& board, std::string_view region)
{
    const Piece* tile = board.humanBuilding(region);
    return tile ? defenceOf(board.setup(), tile->card) : 0;
}

bool mayAttack(const Board& board, std::string_view region, std::span<const int> powers)
{
    return shieldAt(board, region) <= std::accumulate(powers.begin(), powers.end(), 0);
}

int powerOf(const Board& board, const CardAction& action)
{
    const bool counts = action.kind == CardAction::Kind::Harm ||
                        (action.kind == CardAction::Kind::Spread &&
                         board.setup().option("factory-scope") == "all-tripod-damage");
    return action.amount + (counts ? bonusFor(board, action.piece) : 0);
}

bool isUnprotected(const Board& board, std::string_view region)
{
    const Piece* tile = board.humanBuilding(region);
    if (board.setup().option("protected") == "shield-only") return !tile || defenceOf(board.setup(), tile->card) == 1;
    return !tile && board.count(kArmy, region) == 0;
}

Regions coastTargets(const Board& board, std::string_view sea) { return adjacentLandTargets(board, sea); }

Regions artilleryTargets(const Board& board, std::string_view region) { return adjacentLandTargets(board, region); }

}  // namespace mazzo::goldfish::waroftheworlds
