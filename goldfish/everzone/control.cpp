// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/control.h"

#include "goldfish/everzone/card_values.h"
#include "goldfish/everzone/turn.h"
#include "goldfish/piles.h"

#include <algorithm>

namespace mazzo::goldfish::everzone {

namespace {

constexpr int kMaxAtOnce = 9;

/// A unit holds others while it is active, a support while it is on the battlefield.
bool holds(const Piece& piece) { return piece.is(kActive) || !isUnit(piece); }

std::vector<Operand> holders(const Setup& setup, const State& state)
{
    std::vector<Operand> cards;
    for (const Piece& piece : state.table.pile("field").pieces)
        if (holds(piece) && isListed(setup, "takes-control", piece.card))
            cards.push_back(cardOperand(piece.card, piece.id));
    return cards;
}

template <class Wanted>
void releaseUnits(State& state, const Wanted& wanted)
{
    std::vector<PieceId> units;
    for (const Piece& piece : state.table.pile("field").pieces)
        if (piece.is(kTaken) && wanted(piece)) units.push_back(piece.id);
    for (const PieceId unit : units) leaveField(state, unit, "fallen");
}

}  // namespace

void addSeizing(std::vector<Offer>& offers, const Setup& setup, const State& state)
{
    std::vector<Operand> cards = holders(setup, state);
    if (cards.empty()) return;
    std::vector<Operand> units;
    for (std::size_t index = 0; index < setup.catalogue->size(); ++index)
        if (const CardIndex card{static_cast<std::uint32_t>(index)}; isOfType(setup, card, "unit") == Truth::Yes)
            units.push_back(cardOperand(card));
    Offer offer = offeredList("seize", std::move(units), 1, kMaxAtOnce, "EZ-T36");
    offer.parts.push_back({"with", std::move(cards), 1, 1, {}});
    offers.push_back(std::move(offer));
}

void seize(const Setup& setup, State& state, const std::vector<Operand>& units, const Operand& holder)
{
    for (const Operand& unit : units) {
        Piece piece;
        piece.card = unit.card;
        piece.token = true;  // belongs to another deck
        piece.host = holder.piece;
        piece.set(kTaken);
        const PieceId id = create(state.table, "field", std::move(piece));
        state.table.log.push_back({"EZ-T36", "everzone.seized", {unit.card, holder.card}});
        byEffect(setup, state, {cardOperand(unit.card, id)}, std::string(kActive));
    }
}

void endLostControl(State& state)
{
    releaseUnits(state, [&state](const Piece& piece) {
        const Pile* place = state.table.pileOf(piece.host);
        return !place || place->zone != "field" || !holds(*state.table.piece(piece.host));
    });
}

void endControl(State& state)
{
    releaseUnits(state, [](const Piece&) { return true; });
}

void leaveField(State& state, PieceId id, std::string_view zone)
{
    const Piece& piece = onField(state, id);
    if (piece.is(kActive)) state.lostActive = true;
    if (!piece.is(kTaken)) return move(state.table, id, zone);
    state.table.log.push_back({"EZ-T36", "everzone.control-ended", {piece.card}});
    static_cast<void>(taken(state.table, id));
}

}  // namespace mazzo::goldfish::everzone
