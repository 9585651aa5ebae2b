// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/force.h"

#include "goldfish/sovereign/board.h"
#include "goldfish/sovereign/card_effects.h"
#include "goldfish/sovereign/card_values.h"

#include <algorithm>

namespace mazzo::goldfish::sovereign {

namespace {

/// What others on the battlefield, and the Building it is on, add.
int lastingBonus(const Setup& setup, const Table& table, const Piece& piece)
{
    int bonus = 0;
    const std::vector<const Piece*> own = ownHaerian(setup, table);
    if (std::any_of(own.begin(), own.end(),
                    [&piece](const Piece* other) { return other->id != piece.id && other->card == piece.card; }))
        bonus += lasting(setup, piece.card, Op::Pair);
    for (const Piece* building : buildings(setup, table))
        if (building->place == piece.place) bonus += lasting(setup, building->card, Op::Shelter);
    return bonus;
}

}  // namespace

bool dies(int force, int damage) { return damage >= 1 && damage >= force; }

std::optional<int> fullForce(const Setup& setup, const Table& table, const Piece& piece)
{
    if (isEnemy(piece) || isEnemyBuilding(piece)) return piece.count("force") + piece.count("bonus");
    const CardValues values(setup);
    const auto printed = values.force(piece.card);
    if (!printed || piece.is(kForceUnknown)) return std::nullopt;
    const int lastingPart = values.type(piece.card) == Type::Haerian ? lastingBonus(setup, table, piece) : 0;
    return *printed + piece.count("bonus") + lastingPart;
}

std::optional<int> currentForce(const Setup& setup, const Table& table, const Piece& piece)
{
    const auto full = fullForce(setup, table, piece);
    return full ? std::optional(std::max(0, *full - piece.count("damage"))) : std::nullopt;
}

}  // namespace mazzo::goldfish::sovereign
