// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/access.h"

#include "goldfish/piles.h"
#include "goldfish/sovereign/card_values.h"

#include <algorithm>

namespace mazzo::goldfish::sovereign {

int accessLimit(int atStart, int faceDown, int divisor) { return std::max(0, atStart - faceDown) / divisor; }

bool accessAllowed(int atStart, int faceDown, int faceUp, int divisor)
{
    return faceUp < accessLimit(atStart, faceDown, divisor);
}

int faceDownAtStart(const Setup& setup)
{
    int cards = 0;
    for (const Procedure::Step& step : setup.procedure.setUp)
        if (step.kind == Procedure::Step::Kind::Move && step.to == "facedown") cards += setup.value(step.count);
    return cards;
}

int faceUpInRealms(const Setup& setup, const Table& table)
{
    const CardValues values(setup);
    const std::vector<Piece>& pieces = table.pile("realms-open").pieces;
    return static_cast<int>(std::count_if(
        pieces.begin(), pieces.end(), [&values](const Piece& piece) { return !values.flag(piece.card, "fantoccio"); }));
}

int accessesLeft(const Setup& setup, const Table& table)
{
    const int divisor = std::max(1, setup.value({2, "realm-access-divisor"}));
    const int limit = accessLimit(faceDownAtStart(setup), table.pile("facedown").cards(), divisor);
    return std::max(0, limit - faceUpInRealms(setup, table));
}

void accessRealms(State& state, const Action& action)
{
    state.log("SV-T25", "sovereign.realm-given", {action.operand().card});
    move(state.table(), action.operand().piece, "realms-open");
    if (action.parts.size() < 2) return;
    state.log("SV-T25", "sovereign.realm-taken", {action.operand(1).card});
    move(state.table(), action.operand(1).piece, "hand");
}

}  // namespace mazzo::goldfish::sovereign
