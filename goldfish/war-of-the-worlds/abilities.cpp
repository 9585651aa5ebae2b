// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/abilities.h"

#include "goldfish/war-of-the-worlds/board_changes.h"
#include "goldfish/war-of-the-worlds/card_values.h"
#include "goldfish/war-of-the-worlds/combat.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/turn.h"

namespace mazzo::goldfish::waroftheworlds {

namespace {

using Kind = CardAction::Kind;

/// The ability of one of the player's own tiles.
std::optional<CardAction> abilityOf(const Setup& setup, const Piece& tile)
{
    if (tile.card == noCard || !isOf(setup, tile.card, factionOf(setup))) return std::nullopt;
    std::optional<CardAction> ability = effectsOf(setup, tile.card).ability;
    return ability && ability->kind != Kind::Unknown ? ability : std::nullopt;
}

std::optional<Note> regenerateRefusal(const Setup& setup, const State& state, const Piece& tile,
                                      const CardAction& ability)
{
    if (setup.option("regenerator") == "once" && tile.is(kUsed)) return note("WW-X15", "used-already");
    if (state.table.count(kDamage) == 0) return note("WW-E06", "no-damage");
    const int pool = state.table.count(resourceOf(setup));
    if (pool < ability.cost)
        return note(ability.clause, "too-dear", {tile.card, ability.cost, pool, word(resourceOf(setup))});
    return std::nullopt;
}

void regenerate(const Setup& setup, State& state, PieceId tile, const CardAction& ability)
{
    const std::string_view resource = resourceOf(setup);
    state.table.setCount(resource, state.table.count(resource) - ability.cost);
    moveMarker(setup, state, -ability.amount);
    onBoard(state, tile).set(kUsed);
    logNote(state, ability.clause, "regenerated", {ability.cost, word(resource), state.table.count(kDamage)});
}

}  // namespace

std::optional<Note> useRefusal(const Setup& setup, const State& state, const Piece& tile)
{
    const auto ability = abilityOf(setup, tile);
    if (!ability) return note("WW-T29", "no-ability");
    if (ability->hidden) return note("WW-U05", "ability-unknown", {}, true);
    if (ability->kind == Kind::Regenerate) return regenerateRefusal(setup, state, tile, *ability);
    if (tile.is(kUsed)) return note("WW-X21", "used-already");
    const Board board(setup, state.table);
    if (board.count(kFog, tile.place) > 0) return note("WW-K14", "in-the-fog");
    const bool target = ability->kind == Kind::Defend ? board.isAlienTarget(tile.place)
                                                      : !artilleryTargets(board, tile.place).empty();
    return target ? std::nullopt : std::optional(note("WW-T26", "no-target"));
}

std::vector<Operand> usableTiles(const Setup& setup, const State& state)
{
    std::vector<Operand> usable;
    for (const Piece& piece : state.table.pile(kBoard).pieces)
        if (piece.card != noCard && !useRefusal(setup, state, piece))
            usable.push_back(cardOperand(piece.card, piece.id));
    return usable;
}

void useTile(const Setup& setup, State& state, PieceId id)
{
    const Piece tile = onBoard(state, id);
    const CardAction ability = abilityOf(setup, tile).value();
    logNote(state, "WW-T29", "used", {tile.card, word(tile.place)}, ability.provisional);
    if (ability.kind == Kind::Regenerate) return regenerate(setup, state, id, ability);
    if (ability.kind == Kind::Defend) {
        onBoard(state, id).set(kUsed);
        return strike(setup, state, ability.amount, tile.place, ability.clause);
    }
    PendingAction pending;
    pending.source = id;
    pending.action = ability;
    pending.clause = ability.clause;
    pending.choice = Choice::Target;
    pending.region = tile.place;
    state.pending = std::move(pending);
}

}  // namespace mazzo::goldfish::waroftheworlds
