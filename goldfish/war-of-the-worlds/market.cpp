// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/market.h"

#include "goldfish/piles.h"
#include "goldfish/war-of-the-worlds/facts.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/placement.h"
#include "goldfish/war-of-the-worlds/work.h"

#include <algorithm>

namespace mazzo::goldfish::waroftheworlds {

namespace {

std::size_t slotOf(const State& state, PieceId card)
{
    const std::vector<Piece>& row = state.table.pile(kReserve).pieces;
    return static_cast<std::size_t>(std::ranges::find(row, card, &Piece::id) - row.begin());
}

bool isExpert(const Setup& setup) { return setup.option("replacement") == "expert"; }

}  // namespace

std::optional<Note> whyNotBuy(const Setup& setup, const State& state, CardIndex card)
{
    const Known cost = numberOf(setup, card, "cost");
    if (!cost.number) return note("WW-U01", "cost-unknown", {card}, true);
    const int pool = state.table.count(resourceOf(setup));
    if (*cost.number > pool)
        return note("WW-T09", "too-dear", {card, *cost.number, pool, word(resourceOf(setup))}, cost.provisional);
    if (isType(setup, card, "building") && buildingSites(Board(setup, state.table), factionOf(setup)).empty())
        return note("WW-X17", "no-site", {card});
    return std::nullopt;
}

std::optional<Note> whyNotReplace(const State& state)
{
    if (state.replaced) return note("WW-T16", "replaced-already");
    if (state.table.pile(kOffer).pieces.empty()) return note("WW-X16", "offer-empty");
    return std::nullopt;
}

std::vector<Offer> marketOffers(const Setup& setup, const State& state)
{
    std::vector<Offer> offers;
    std::vector<CardIndex> seen;
    for (const Piece& piece : state.table.pile(kReserve).pieces) {
        if (std::ranges::find(seen, piece.card) != seen.end() || whyNotBuy(setup, state, piece.card)) continue;
        seen.push_back(piece.card);
        const Known cost = numberOf(setup, piece.card, "cost");
        Offer offer = offered("buy", {cardOperand(piece.card, piece.id)});
        offer.note = note("WW-T09", "costs", {*cost.number, word(resourceOf(setup))}, cost.provisional);
        offers.push_back(std::move(offer));
    }
    const Pile& row = state.table.pile(kReserve);
    if (!whyNotReplace(state) && !row.pieces.empty())
        offers.push_back(offered("replace", operandsOf(row), isExpert(setup) ? "WW-T17" : "WW-T16"));
    return offers;
}

void refill(State& state, std::size_t slot)
{
    std::vector<Piece>& offer = state.table.pile(kOffer).pieces;
    if (offer.empty()) return tell(state, "WW-T15", "not-refilled");
    Piece card = std::move(offer.front());
    offer.erase(offer.begin());
    tell(state, "WW-T15", "refilled", {card.card});
    std::vector<Piece>& row = state.table.pile(kReserve).pieces;
    row.insert(row.begin() + static_cast<std::ptrdiff_t>(std::min(slot, row.size())), std::move(card));
}

void buy(const Setup& setup, State& state, PieceId piece)
{
    const std::size_t slot = slotOf(state, piece);
    const CardIndex card = state.table.piece(piece)->card;
    const Known cost = numberOf(setup, card, "cost");
    const std::string_view resource = resourceOf(setup);
    state.table.setCount(resource, state.table.count(resource) - *cost.number);
    tell(state, "WW-T09", "bought", {card, *cost.number, word(resource)}, cost.provisional);
    move(state.table, piece, kPlay);
    Work work;
    work.source = piece;
    work.clause = "WW-T12";
    work.to = kDiscard;
    work.slot = slot;
    if (isType(setup, card, "building")) {
        work.clause = "WW-T13";
        work.deed.kind = Deed::Kind::Build;
        work.ask = Ask::Site;
        work.to = kRemoved;
    } else if (const auto unit = fallbackOf(setup, card)) {
        work.clause = "WW-T14";
        work.deed = *unit;
        work.ask = Ask::Site;
        if (sites(Board(setup, state.table), *unit).empty()) tell(state, "WW-X17", "not-entered", {word(unit->piece)});
    }
    state.work = std::move(work);
}

void replace(const Setup& setup, State& state, PieceId piece)
{
    const std::size_t slot = slotOf(state, piece);
    const CardIndex card = state.table.piece(piece)->card;
    Piece removed = taken(state.table, piece);
    refill(state, slot);
    if (isExpert(setup)) tell(state, "WW-T17", "replaced-expert", {card});
    else tell(state, "WW-T16", "replaced", {card});
    state.table.pile(isExpert(setup) ? kRemoved : kOffer).pieces.push_back(std::move(removed));
    state.replaced = true;
}

}  // namespace mazzo::goldfish::waroftheworlds
