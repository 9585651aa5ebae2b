// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/pick_refusals.h"

#include "goldfish/war-of-the-worlds/board.h"
#include "goldfish/war-of-the-worlds/card_values.h"
#include "goldfish/war-of-the-worlds/movement.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/pending_action.h"

#include <algorithm>

namespace mazzo::goldfish::waroftheworlds {

namespace {

using Kind = CardAction::Kind;

Note moverRefusal(const Board& board, const PendingAction& pending, std::string_view region)
{
    if (board.count(pending.action.piece, region) == 0)
        return note("WW-T06", "not-there", {word(pending.action.piece), word(region)});
    if (!mayLeave(board, pending.action.piece, region, 0))
        return note(board.count(kAgent, region) > 0 ? "WW-T25" : "WW-T23", "held-there",
                    {word(pending.action.piece), word(region)});
    return note("WW-T20", "used-there", {word(pending.action.piece), word(region)});
}

Note destinationRefusal(const Board& board, const PendingAction& pending, std::string_view region)
{
    const std::string_view thing = pending.action.piece;
    if (mayEnter(board, thing, region)) return note("WW-F12", "too-far", {word(pending.region), word(region)});
    const bool sound = board.count(kSound, region) > 0 && (thing == kNaval) == board.is(region, kSea);
    return note(sound ? "WW-T25" : "WW-T22", sound ? "kept-out" : "wrong-terrain", {word(thing), word(region)});
}

Note entranceRefusal(const Board& board, const PendingAction& pending, std::string_view region)
{
    const std::string_view thing = pending.action.piece;
    if (thing == kArmy && board.is(region, kLand))
        return board.isHostile(region) ? note("WW-T19", "hostile", {word(region)})
                                       : note("WW-T19", "not-there", {word(kCivilian), word(region)});
    return note("WW-T19", "no-entrance", {word(thing), word(region)});
}

Note buildingRefusal(const Setup& setup, const Board& board, std::string_view region)
{
    const bool aliens = factionOf(setup) == kAliens;
    const char* clause = aliens ? "WW-T36" : "WW-T35";
    if (!board.is(region, kLand)) return note("WW-C17", "no-land", {word(region)});
    if (board.building(region) || board.count(kShip, region) > 0) return note("WW-C17", "built-there", {word(region)});
    if (aliens)
        return board.isHumanTarget(region) ? note(clause, "humans-there", {word(region)})
                                           : note(clause, "no-building-close", {word(region)});
    if (board.count(kCivilian, region) == 0) return note(clause, "not-there", {word(kCivilian), word(region)});
    return note(clause, "hostile", {word(region)});
}

Note siteRefusal(const Setup& setup, const Board& board, const PendingAction& pending, std::string_view region)
{
    const CardAction& action = pending.action;
    if (action.kind == Kind::Enter) return entranceRefusal(board, pending, region);
    if (action.kind == Kind::Build) return buildingRefusal(setup, board, region);
    if (!action.adjacent && board.count(action.piece, region) == 0)
        return note("WW-T06", "not-there", {word(action.piece), word(region)});
    if (action.kind == Kind::Harm && board.isHumanTarget(region)) return note("WW-T31", "shield-too-strong");
    if (action.kind == Kind::Kill && board.count(kCivilian, region) > 0) return note("WW-X07", "protected");
    if (action.kind == Kind::Strike && action.piece != kNaval && board.isAlienTarget(region))
        return note("WW-T20", "used-there", {word(action.piece), word(region)});
    return note("WW-T26", "no-target");
}

}  // namespace

std::optional<Note> pickRefusal(const Setup& setup, const State& state, std::string_view region)
{
    if (!state.pending || !setup.procedure.region(region)) return std::nullopt;
    const std::vector<std::string> candidates = answers(setup, state);
    if (std::ranges::find(candidates, region) != candidates.end()) return std::nullopt;
    const Board board(setup, state.table);
    switch (state.pending->choice) {
    case Choice::Mover: return moverRefusal(board, *state.pending, region);
    case Choice::Destination: return destinationRefusal(board, *state.pending, region);
    case Choice::Site: return siteRefusal(setup, board, *state.pending, region);
    case Choice::Push:
        return board.isHostile(region) ? note("WW-K17", "hostile", {word(region)})
                                       : note("WW-F12", "too-far", {word(state.pending->region), word(region)});
    default: return note("WW-T26", "no-target");
    }
}

}  // namespace mazzo::goldfish::waroftheworlds
