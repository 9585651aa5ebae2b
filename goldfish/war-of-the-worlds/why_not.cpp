#include "goldfish/war-of-the-worlds/why_not.h"

#include "goldfish/war-of-the-worlds/abilities.h"
#include "goldfish/war-of-the-worlds/facts.h"
#include "goldfish/war-of-the-worlds/legality.h"
#include "goldfish/war-of-the-worlds/market.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/turn.h"

#include <algorithm>

namespace mazzo::goldfish::waroftheworlds {

namespace {

bool holds(const State& state, std::string_view zone, CardIndex card)
{
    return std::ranges::any_of(state.table.pile(zone).pieces, [card](const Piece& piece) { return piece.card == card; });
}

std::optional<Note> whyNotPlay(const Setup& setup, const State& state, CardIndex card)
{
    if (!holds(state, setup.procedure.hand, card)) return std::nullopt;
    if (setup.isStranger(card)) return note("WW-V04", "card-unknown", {card}, true);
    if (!isOf(setup, card, factionOf(setup))) return note("WW-C01", "other-side", {card});
    if (isType(setup, card, "building")) return note("WW-C10", "never-in-hand", {card});
    return note("WW-T06", "unplayable", {card});
}

std::optional<Note> whyNotBuyNamed(const Setup& setup, const State& state, CardIndex card)
{
    return holds(state, kReserve, card) ? whyNotBuy(setup, state, card) : std::optional(note("WW-T11", "not-in-reserve", {card}));
}

std::optional<Note> whyNotUseNamed(const Setup& setup, const State& state, CardIndex card)
{
    for (const Piece& piece : state.table.pile(kBoard).pieces)
        if (piece.card == card) return whyNotUse(setup, state, piece);
    return std::nullopt;
}

} // namespace

std::optional<Note> whyNot(const Setup& setup, const State& state, const Action& action)
{
    if (state.table.outcome) return note("WW-E03", "game-over");
    if (state.opening) return std::nullopt;
    if (action.is("mulligan")) return note(setup.procedure.mulligan.clause, "no-mulligan");
    if (state.work) return std::nullopt;
    if (action.is("end")) {
        const auto card = stillToPlay(setup, state);
        return card ? std::optional(note("WW-T05", "must-play", {*card})) : std::nullopt;
    }
    if (action.is("replace") && whyNotReplace(state)) return whyNotReplace(state);
    if (action.parts.empty() || action.operands().empty() || action.operand().card == noCard) return std::nullopt;
    const CardIndex card = action.operand().card;
    if (action.is("play")) return whyNotPlay(setup, state, card);
    if (action.is("buy")) return whyNotBuyNamed(setup, state, card);
    if (action.is("use")) return whyNotUseNamed(setup, state, card);
    if (action.is("replace")) return note("WW-T16", "not-in-reserve", {card});
    return std::nullopt;
}

} // namespace mazzo::goldfish::waroftheworlds
