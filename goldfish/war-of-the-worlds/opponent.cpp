// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/opponent.h"

#include "goldfish/war-of-the-worlds/bot.h"
#include "goldfish/war-of-the-worlds/card_values.h"
#include "goldfish/war-of-the-worlds/names.h"
#include "goldfish/war-of-the-worlds/set_up.h"
#include "goldfish/war-of-the-worlds/turn.h"

#include <algorithm>

namespace mazzo::goldfish::waroftheworlds {

namespace {

constexpr std::uint32_t kFirstOpposingPiece = 1'000'000;  // so that no two pieces of the game have the same id
constexpr int kOpposingSeat = 1;

Error unknownCards(std::string_view side)
{
    return {Error::Kind::Refused, "goldfish.opponent-unknown", {}, {std::string(side)}, {}};
}

}  // namespace

Result<Setup> startOf(const Setup& setup, std::string_view side)
{
    Setup start = setup;
    start.orders.clear();
    start.shuffles.clear();
    start.unknownCards.clear();
    start.deck = {};
    const auto option = setup.game->option("faction");
    const auto zone = setup.game->zone("deck");
    if (!option || !zone || !start.settings.set(*setup.game, *option, side)) return failure(unknownCards(side));
    const bool second = side == kAliens && setup.option("alien-start") == "b";
    for (std::size_t index = 0; index < setup.catalogue->size(); ++index) {
        const auto card = static_cast<CardIndex>(index);
        if (!isOf(setup, card, side)) continue;
        const KnownNumber copies = numberOf(setup, card, second ? "start-b" : "start");
        if (copies.absent) continue;
        if (!copies.number) return failure(unknownCards(side));
        start.deck.addCopies(*zone, card, *copies.number);
    }
    if (cardsForSale(start).unknown > 0) return failure(unknownCards(side));
    return start;
}

Result<void> inviteOpponent(const Setup& setup, State& state, std::uint64_t seed)
{
    if (setup.option("opponents") != "yes") return {};
    const std::string_view side = factionOf(setup) == kAliens ? kHumans : kAliens;
    auto start = startOf(setup, side);
    if (!start) return failure(start.error());
    Opponent opponent;
    opponent.setup = std::make_shared<const Setup>(std::move(*start));
    opponent.strategy = std::make_shared<const Strategy>(tableBot(*opponent.setup));
    auto set = setUp(*opponent.setup, Random(seed).next(), kFirstOpposingPiece);
    if (!set) return failure(set.error());
    opponent.state = std::move(*set);
    opponent.state.opposed = true;
    state.opposed = true;
    state.opponent = std::make_shared<const Opponent>(std::move(opponent));
    return {};
}

void handOver(const State& from, State& to)
{
    to.table.pile(kBoard).pieces = from.table.pile(kBoard).pieces;
    to.table.setCount(kDamage, from.table.count(kDamage));
    to.table.setCount(kCivilians, from.table.count(kCivilians));
    to.table.lastPiece = std::max(to.table.lastPiece, from.table.lastPiece);
    to.table.outcome = from.table.outcome;
}

void takeOpponentTurn(State& state)
{
    Opponent opponent = *state.opponent;
    opponent.state.table.log.clear();
    handOver(state, opponent.state);
    beginTurn(*opponent.setup, opponent.state);
    playTurn(*opponent.setup, opponent.state, *opponent.strategy);
    handOver(opponent.state, state);
    for (Note& note : opponent.state.table.log) {
        note.seat = kOpposingSeat;
        state.table.log.push_back(std::move(note));
    }
    opponent.state.table.log.clear();
    state.opponent = std::make_shared<const Opponent>(std::move(opponent));
}

void showOpponent(const State& state, Table& table)
{
    if (!state.opponent) return;
    const Setup& setup = *state.opponent->setup;
    const Table& theirs = state.opponent->state.table;
    for (const Pile& pile : theirs.piles) {
        if (pile.zone == kBoard || pile.zone == kPlay) continue;
        Pile shown = pile;
        shown.seat = kOpposingSeat;
        if (pile.zone == setup.procedure.hand) shown.sight = Procedure::Sight::Hidden;
        table.piles.push_back(std::move(shown));
    }
    table.lastPiece = std::max(table.lastPiece, theirs.lastPiece);
}

}  // namespace mazzo::goldfish::waroftheworlds
