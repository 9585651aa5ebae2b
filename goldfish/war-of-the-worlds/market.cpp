// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/market.h"

#include "goldfish/piles.h"
#include "goldfish/war-of-the-worlds/card_values.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/pending_action.h"
#include "goldfish/war-of-the-worlds/placement.h"

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

std::optional<Note> buyRefusal(const Setup& setup, const State& state, CardIndex card)
{
    const KnownNumber cost = numberOf(setup, card, "cost");
    if (!cost.number) return note("WW-U01", "cost-unknown", {card}, true);
    const int pool = state.table.count(resourceOf(setup));
    if (*cost.number > pool)
        return note("WW-T09", "too-dear", {card, *cost.number, pool, word(resourceOf(setup))}, cost.provisional);
    if (isType(setup, card, "building") && buildingSites(Board(setup, state.table), factionOf(setup)).empty())
        return note("WW-X17", "no-site", {card});
    return std::nullopt;
}

std::optional<Note> replaceRefusal(const State& state)
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
        if (std::ranges::find(seen, piece.card) != seen.end() || buyRefusal(setup, state, piece.card)) continue;
        seen.push_back(piece.card);
        const KnownNumber cost = numberOf(setup, piece.card, "cost");
        Offer offer = offered("buy", {cardOperand(piece.card, piece.id)});
        offer.note = note("WW-T09", "costs", {*cost.number, word(resourceOf(setup))}, cost.provisional);
        offers.push_back(std::move(offer));
    }
    const Pile& row = state.table.pile(kReserve);
    if (!replaceRefusal(state) && !row.pieces.empty())
        offers.push_back(offered("replace", operandsOf(row), isExpert(setup) ? "WW-T17" : "WW-T16"));
    return offers;
}

void refill(State& state, std::size_t slot)
{
    std::vector<Piece>& offer = state.table.pile(kOffer).pieces;
    if (offer.empty()) return logNote(state, "WW-T15", "not-refilled");
    Piece card = std::move(offer.front());
    offer.erase(offer.begin());
    logNote(state, "WW-T15", "refilled", {card.card});
    std::vector<Piece>& row = state.table.pile(kReserve).pieces;
    row.insert(row.begin() + static_cast<std::ptrdiff_t>(std::min(slot, row.size())), std::move(card));
}

void buy(const Setup& setup, State& state, PieceId piece)
{
    const std::size_t slot = slotOf(state, piece);
    const CardIndex card = state.table.piece(piece)->card;
    const KnownNumber cost = numberOf(setup, card, "cost");
    const std::string_view resource = resourceOf(setup);
    state.table.setCount(resource, state.table.count(resource) - *cost.number);
    logNote(state, "WW-T09", "bought", {card, *cost.number, word(resource)}, cost.provisional);
    move(state.table, piece, kPlay);
    const Board board(setup, state.table);
    PendingAction pending;
    pending.source = piece;
    pending.clause = "WW-T12";
    pending.to = kDiscard;
    pending.slot = slot;
    if (isType(setup, card, "building")) {
        pending.clause = "WW-T13";
        pending.action.kind = CardAction::Kind::Build;
        pending.choice = Choice::Site;
        pending.to = kRemoved;
    } else if (const CardAction* unit = reinforcementOf(board, card)) {
        pending.clause = "WW-T14";
        pending.action = *unit;
        pending.choice = Choice::Site;
        if (sites(board, *unit).empty()) logNote(state, "WW-X17", "not-entered", {word(unit->piece)});
    }
    state.pending = std::move(pending);
}

void replace(const Setup& setup, State& state, PieceId piece)
{
    const std::size_t slot = slotOf(state, piece);
    const CardIndex card = state.table.piece(piece)->card;
    Piece removed = taken(state.table, piece);
    refill(state, slot);
    if (isExpert(setup)) logNote(state, "WW-T17", "replaced-expert", {card});
    else logNote(state, "WW-T16", "replaced", {card});
    state.table.pile(isExpert(setup) ? kRemoved : kOffer).pieces.push_back(std::move(removed));
    state.replaced = true;
}

}  // namespace mazzo::goldfish::waroftheworlds
