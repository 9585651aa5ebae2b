// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/points.h"

#include "goldfish/everzone/battle.h"

#include <algorithm>

namespace mazzo::goldfish::everzone {

namespace {

Note lossNote(std::string key, const Known& damage, int left)
{
    if (damage) return {"EZ-T67", std::move(key), {*damage, left}};
    return {"EZ-T67", key + "-at-least", {damage.least(), left}, 0, true};
}

}  // namespace

void loseOwn(State& state, const Known& damage)
{
    if (damage && *damage == 0) return;
    const int left = applyDamage(state.table.count("cp"), damage.least());
    state.table.setCount("cp", left);
    if (!damage && left > 0) state.cpAtMost = true;
    state.table.log.push_back(lossNote("everzone.lost-points", damage, left));
}

void loseOpponent(State& state, std::size_t index, const Known& damage, bool logged)
{
    if (damage && *damage == 0) return;
    Opponent& opponent = state.opponents[index];
    opponent.cp = applyDamage(opponent.cp, damage.least());
    if (!damage && opponent.cp > 0) opponent.cpAtMost = true;
    if (opponent.race.empty()) state.table.setCount("enemy-cp", opponent.cp);
    Note note = lossNote(opponent.race.empty() ? "everzone.enemy-lost-points" : "everzone.race-lost-points", damage,
                         opponent.cp);
    if (!opponent.race.empty()) note.arguments.emplace_back(opponent.race);
    if (logged) state.table.log.push_back(std::move(note));
    if (opponent.isOut() && !opponent.race.empty())
        state.table.log.push_back({"EZ-E01", "everzone.race-out", {opponent.race}});
}

std::vector<std::size_t> opponentsLeft(const State& state)
{
    std::vector<std::size_t> left;
    for (std::size_t index = 0; index < state.opponents.size(); ++index)
        if (!state.opponents[index].isOut()) left.push_back(index);
    return left;
}

void endIfDecided(State& state)
{
    if (state.step == Step::Over) return;
    const bool lost = state.table.count("cp") == 0;
    const bool won = opponentsLeft(state).empty();
    if (lost && won) endGame(state, {"EZ-X25", "everzone.all-out", {}});
    else if (lost) endGame(state, {"EZ-E01", "everzone.out", {}});
    else if (won) endGame(state, {"EZ-E01", "everzone.enemy-out", {state.table.turn, state.battleTurn}});
}

Note resultByPoints(const State& state)
{
    const int own = state.table.count("cp");
    int most = 0;
    int least = own;
    bool sure = !state.cpAtMost;
    bool wonForSure = sure;
    for (const Opponent& opponent : state.opponents) {
        most = std::max(most, opponent.cp);
        least = std::min(least, opponent.cp);
        sure = sure && !opponent.cpAtMost;
        wonForSure = wonForSure && own > opponent.cp;
    }
    // A number that may be lower still decides if even the highest possible one loses.
    const bool lostForSure = std::ranges::any_of(
        state.opponents, [own](const Opponent& opponent) { return !opponent.cpAtMost && opponent.cp > own; });
    if (!sure && !wonForSure && !lostForSure) return {"EZ-E07", "everzone.over", {own}, 0, true};
    if (own == most && own == least) return {"EZ-E04", "everzone.draw", {own, most}};
    if (own == most) return {"EZ-X31", "everzone.shared-win", {own}};
    return {"EZ-E02", own > most ? "everzone.won" : "everzone.lost", {own, most}};
}

}  // namespace mazzo::goldfish::everzone
