// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/bot.h"

#include "goldfish/war-of-the-worlds/abilities.h"
#include "goldfish/war-of-the-worlds/bot_values.h"
#include "goldfish/war-of-the-worlds/joint_attack.h"
#include "goldfish/war-of-the-worlds/market.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/pending_action.h"
#include "goldfish/war-of-the-worlds/turn.h"

#include <algorithm>
#include <climits>

namespace mazzo::goldfish::waroftheworlds {

namespace {

void decideJoint(const Setup& setup, State& state)
{
    const std::vector<Action> actions = plainActions(jointOffers(setup, state));
    const auto stop = std::ranges::find(actions, "pick", &Action::verb);
    continueJointAttack(setup, state, stop != actions.end() ? *stop : actions.front());
}

void decide(const Setup& setup, State& state)
{
    const std::vector<std::string> choices = answers(setup, state);
    const Board board(setup, state.table);
    const auto best = std::ranges::max_element(
        choices, {}, [&](const std::string& choice) { return answerValue(board, *state.pending, choice); });
    answer(setup, state, *best);
}

/// Carries out what was begun, deciding every choice.
void resolve(const Setup& setup, State& state)
{
    advance(setup, state);
    while (!state.table.outcome && (state.pending || state.joint)) {
        if (state.pending) decide(setup, state);
        else decideJoint(setup, state);
        advance(setup, state);
    }
}

/// The best card in hand and its alternative; nothing if no card must be played or helps.
struct BestPlay {
    PieceId card{};
    int number = 0;
    int value = INT_MIN;
};

BestPlay bestPlay(const Setup& setup, const State& state, const Strategy& strategy)
{
    const bool lenient = setup.option("must-play") == "lenient";
    const Board board(setup, state.table);
    BestPlay best;
    std::vector<CardIndex> seen;
    for (const Piece& piece : state.table.pile(setup.procedure.hand).pieces) {
        if (std::ranges::find(seen, piece.card) != seen.end()) continue;
        seen.push_back(piece.card);
        const bool mayRemove = applies(setup, state, strategy.removals, piece.card);
        const Board rest = board.without(piece.card);
        for (const Alternative& alternative : alternatives(board, piece.card)) {
            const int value = actionValue(rest, alternative.action, mayRemove);
            const bool must = !lenient && isCompulsory(rest, alternative.action);
            if ((must || value > 0) && value > best.value) best = {piece.id, alternative.number, value};
        }
    }
    return best;
}

void playHand(const Setup& setup, State& state, const Strategy& strategy)
{
    while (!state.table.outcome) {
        const BestPlay best = bestPlay(setup, state, strategy);
        if (best.number == 0) return;
        playCard(setup, state, best.card, best.number);
        resolve(setup, state);
    }
}

/// Attacks with buildings are free; others are used when the strategy says so.
void useBuildings(const Setup& setup, State& state, const Strategy& strategy)
{
    while (!state.table.outcome) {
        const std::vector<Operand> tiles = usableTiles(setup, state);
        const auto wanted = std::ranges::find_if(tiles, [&](const Operand& tile) {
            const auto& ability = effectsOf(setup, tile.card).ability;
            return (ability && ability->cost == 0) || applies(setup, state, strategy.uses, tile.card);
        });
        if (wanted == tiles.end()) return;
        useTile(setup, state, wanted->piece);
        resolve(setup, state);
    }
}

const Piece* inReserve(const State& state, CardIndex card)
{
    const std::vector<Piece>& row = state.table.pile(kReserve).pieces;
    const auto found = std::ranges::find(row, card, &Piece::card);
    return found == row.end() ? nullptr : &*found;
}

bool buyOne(const Setup& setup, State& state, const Strategy& strategy)
{
    for (const Strategy::Line& line : strategy.buys) {
        const Piece* card = inReserve(state, line.card);
        if (!card || buyRefusal(setup, state, line.card)) continue;
        if (!applies(setup, state, line)) continue;
        buy(setup, state, card->id);
        resolve(setup, state);
        return true;
    }
    return false;
}

void exchange(const Setup& setup, State& state, const Strategy& strategy)
{
    if (replaceRefusal(state)) return;
    for (const Strategy::Line& line : strategy.exchanges) {
        const Piece* card = inReserve(state, line.card);
        if (!card || !applies(setup, state, {line}, line.card)) continue;
        return replace(setup, state, card->id);
    }
}

}  // namespace

void playTurn(const Setup& setup, State& state, const Strategy& strategy)
{
    playHand(setup, state, strategy);
    useBuildings(setup, state, strategy);
    if (!state.table.outcome) exchange(setup, state, strategy);
    while (!state.table.outcome && buyOne(setup, state, strategy)) {}
    useBuildings(setup, state, strategy);
    if (!state.table.outcome) closeTurn(setup, state);
}

}  // namespace mazzo::goldfish::waroftheworlds
