// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/set_up.h"

#include "goldfish/zombinion/moves.h"

#include <algorithm>
#include <bit>

namespace mazzo::goldfish::zombinion {

namespace {

using Copies = std::array<int, kMaxKinds>;

/// The start deck that the pack deals to every seat.
Copies startDeck(const Setup& setup, const GameData& data)
{
    Copies copies{};
    for (const Procedure::Step& step : setup.procedure.setUp) {
        if (step.kind != Procedure::Step::Kind::Deal || step.to != setup.procedure.drawPile) continue;
        for (const Procedure::CardCount& line : step.cards)
            if (const auto card = setup.catalogue->find(line.card)) copies[at(data.kindOf(*card))] += line.count;
    }
    return copies;
}

Copies ownDeck(const Setup& setup, const GameData& data)
{
    Copies copies{};
    for (const CardIndex card : setup.dealtTo(setup.procedure.drawPile)) ++copies[at(data.kindOf(card))];
    return copies;
}

struct Ordered {
    CardIndex index;
    Card card;

    friend CardIndex cardOf(const Ordered& item) { return item.index; }
};

Error tooMany(int most) { return {Error::Kind::Limit, "goldfish.too-many-cards", {}, {std::to_string(most)}, {}}; }

}  // namespace

Result<Deal> dealOf(const Setup& setup, const GameData& data, std::size_t seats)
{
    Deal deal;
    deal.seats = seats;
    const Copies start = startDeck(setup, data);
    const Copies own = ownDeck(setup, data);
    for (const Kind kind : data.supply) {
        const int bought = std::max(0, own[at(kind)] - start[at(kind)]);
        deal.supply[at(kind)] = static_cast<std::uint8_t>(std::max(0, data.pile[at(kind)] - bought));
        if (deal.supply[at(kind)] == 0) ++deal.emptyPiles;
    }
    int total = 0;
    for (std::size_t kind = 1; kind < data.kinds; ++kind) {
        const int copies = deal.supply[kind] + own[kind] + static_cast<int>(seats - 1) * start[kind];
        if (copies > kMaxCopies) return failure(tooMany(kMaxCopies));
        total += copies;
        unsigned copy = deal.supply[kind];
        for (std::size_t seat = 0; seat < seats; ++seat)
            for (int left = seat == 0 ? own[kind] : start[kind]; left > 0; --left)
                deal.decks[seat].push_back(cardOf(kindAt(kind), ++copy));
    }
    if (total > static_cast<int>(CardPile::kMax)) return failure(tooMany(static_cast<int>(CardPile::kMax)));
    return deal;
}

void layOut(const Match& match, const Deal& deal)
{
    State& state = match.state;
    state.seatCount = static_cast<std::uint8_t>(deal.seats);
    for (std::size_t seat = 0; seat < deal.seats; ++seat) {
        Seat& owner = state.seats[seat];
        for (CardPile* pile : {&owner.deck, &owner.hand, &owner.play, &owner.discard}) pile->clear();
        for (const Card card : deal.decks[seat]) owner.deck.push(card);
        owner.turns = 0;
    }
    for (CardPile* pile : {&state.trash, &state.revealed, &state.chosen}) pile->clear();
    state.supply = deal.supply;
    state.emptyPiles = deal.emptyPiles;
    state.givenAway = 0;
    state.turnsEnded = 0;
    state.depth = 0;
    state.active = 0;
    state.mulligans = 0;
}

void shuffleDeck(const Match& match, std::size_t seat)
{
    Random random = match.state.chance.random;
    shuffle(match.seat(seat).deck, random);
    match.state.chance.random = random;
    report(match, "ZB-S03", "shuffled", seat, "deck");
}

Result<void> shuffleOwnDeck(const Match& match, const Setup& setup)
{
    CardPile& deck = match.seat(0).deck;
    std::vector<Ordered> order;
    for (const Card card : deck) order.push_back({match.data.card[at(kindOf(card))], card});
    if (auto done = firstShuffle(setup, match.state.chance, setup.procedure.drawPile, order); !done) return done;
    deck.clear();
    for (auto item = order.rbegin(); item != order.rend(); ++item) deck.push(item->card);
    report(match, "ZB-S03", "shuffled", 0, "deck");
    return {};
}

unsigned beginners(unsigned lastWinners, std::size_t seats)
{
    const unsigned all = (1U << seats) - 1;
    const unsigned winners = lastWinners & all;
    if (winners == 0 || winners == all) return all;
    if (!std::has_single_bit(winners)) return all & ~winners;
    return 1U << (static_cast<std::size_t>(std::countr_zero(winners)) + 1) % seats;
}

std::size_t firstSeat(const Match& match)
{
    State& state = match.state;
    if (state.seatCount == 1) return 0;
    unsigned left = beginners(match.data.lastWinners, state.seatCount);
    const auto choices = static_cast<std::uint32_t>(std::popcount(left));
    for (std::uint32_t skip = choices > 1 ? state.chance.random.below(choices) : 0; skip > 0; --skip) left &= left - 1;
    const auto first = static_cast<std::size_t>(std::countr_zero(left));
    report(match, match.data.lastWinners == 0 ? "ZB-S01" : "ZB-S02", "zombinion.begins", first);
    return first;
}

void drawOpeningHands(const Match& match)
{
    for (std::size_t seat = 0; seat < match.state.seatCount; ++seat)
        draw(match, seat, match.data.limits.openingHand, "ZB-S03");
}

}  // namespace mazzo::goldfish::zombinion
