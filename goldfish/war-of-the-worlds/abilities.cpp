// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/abilities.h"

#include "goldfish/war-of-the-worlds/combat.h"
#include "goldfish/war-of-the-worlds/effects.h"
#include "goldfish/war-of-the-worlds/facts.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/turn.h"

namespace mazzo::goldfish::waroftheworlds {

namespace {

enum class Ability : std::uint8_t { None, Fort, Artillery, Regeneration };

Ability abilityOf(const Setup& setup, const Piece& tile)
{
    if (tile.card == noCard || !isOf(setup, tile.card, factionOf(setup))) return Ability::None;
    const std::string_view id = idOf(setup, tile.card);
    if (id == "forte") return Ability::Fort;
    if (id == "artiglieria-pesante") return Ability::Artillery;
    return id == "rigeneratore" ? Ability::Regeneration : Ability::None;
}

int regenerationCost(const Setup& setup) { return setup.procedure.number("regeneration-cost", 0); }

std::optional<Note> whyNotRegenerate(const Setup& setup, const State& state, const Piece& tile)
{
    if (setup.option("regenerator") == "once" && tile.is(kUsed)) return note("WW-X15", "used-already");
    if (state.table.count(kDamage) == 0) return note("WW-E06", "no-damage");
    const int pool = state.table.count(resourceOf(setup));
    if (pool < regenerationCost(setup))
        return note("WW-K25", "too-dear", {tile.card, regenerationCost(setup), pool, word(resourceOf(setup))});
    return std::nullopt;
}

void regenerate(const Setup& setup, State& state, PieceId tile)
{
    const std::string_view resource = resourceOf(setup);
    state.table.setCount(resource, state.table.count(resource) - regenerationCost(setup));
    moveMarker(setup, state, -1);
    onBoard(state, tile).set(kUsed);
    tell(state, "WW-K25", "regenerated", {regenerationCost(setup), word(resource), state.table.count(kDamage)});
}

}  // namespace

std::optional<Note> whyNotUse(const Setup& setup, const State& state, const Piece& tile)
{
    const Ability ability = abilityOf(setup, tile);
    const Board board(setup, state.table);
    if (ability == Ability::None) return note("WW-T29", "no-ability");
    if (ability == Ability::Regeneration) return whyNotRegenerate(setup, state, tile);
    // How hard and how far Artiglieria Pesante shoots is a provisional value.
    if (ability == Ability::Artillery && setup.option("data") == "strict")
        return note("WW-U05", "ability-unknown", {}, true);
    if (tile.is(kUsed)) return note("WW-X21", "used-already");
    if (board.count(kFog, tile.place) > 0) return note("WW-K14", "in-the-fog");
    const bool target = ability == Ability::Fort ? board.isAlienTarget(tile.place)
                                                 : !artilleryTargets(board, tile.place).empty();
    return target ? std::nullopt : std::optional(note("WW-T26", "no-target"));
}

std::vector<Operand> usableTiles(const Setup& setup, const State& state)
{
    std::vector<Operand> usable;
    for (const Piece& piece : state.table.pile(kBoard).pieces)
        if (!whyNotUse(setup, state, piece)) usable.push_back(cardOperand(piece.card, piece.id));
    return usable;
}

void useTile(const Setup& setup, State& state, PieceId id)
{
    const Piece tile = onBoard(state, id);
    tell(state, "WW-T29", "used", {tile.card, word(tile.place)}, abilityOf(setup, tile) == Ability::Artillery);
    switch (abilityOf(setup, tile)) {
    case Ability::None: break;
    case Ability::Fort:
        onBoard(state, id).set(kUsed);
        strike(setup, state, 1, tile.place, "WW-K09");
        break;
    case Ability::Artillery: {
        Work work;
        work.source = id;
        work.deed.kind = Deed::Kind::Bombard;
        work.deed.amount = setup.procedure.number("artillery-damage", 1);
        work.clause = "WW-K10";
        work.ask = Ask::Range;
        work.region = tile.place;
        state.work = std::move(work);
        break;
    }
    case Ability::Regeneration: regenerate(setup, state, id); break;
    }
}

}  // namespace mazzo::goldfish::waroftheworlds
