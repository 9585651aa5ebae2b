// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/set_up.h"

#include "goldfish/mulligan.h"
#include "goldfish/war-of-the-worlds/board.h"
#include "goldfish/war-of-the-worlds/card_values.h"
#include "goldfish/war-of-the-worlds/map_check.h"
#include "goldfish/war-of-the-worlds/names.h"

#include <algorithm>

namespace mazzo::goldfish::waroftheworlds {

namespace {

using Step = Procedure::Step;

void place(State& state, std::string_view thing, const std::string& region)
{
    Piece piece;
    piece.thing = thing;
    piece.place = region;
    create(state.table, kBoard, std::move(piece));
}

/// WW-S02 to WW-S05, WW-S13: the pieces of both sides, for the player's cards refer to them.
void setBoard(const Setup& setup, State& state)
{
    const Board board(setup, state.table);
    const Regions marked = board.regions(kCivilians);
    const int each = setup.procedure.number("civilians-each", 0);
    for (const std::string& region : marked)
        for (int civilian = 0; civilian < each; ++civilian) place(state, kCivilian, region);
    const std::string landing = board.place(kShip);
    for (const std::string_view thing : {kShip, kTripod, kUfo}) place(state, thing, landing);
    state.table.setCount(kCivilians, board.count(kCivilian));
    logNote(state, "WW-D08", "provisional-map", {}, true);
    if (const auto deviation = mapDeviation(setup); deviation && !state.silent) state.table.log.push_back(*deviation);
    logNote(state, "WW-S02", "civilians-placed", {board.count(kCivilian), static_cast<int>(marked.size())});
    logNote(state, "WW-S04", "aliens-landed", {word(landing)});
    logNote(state, "WW-S05", "marker", {state.table.count(kDamage)});
}

void dealOffer(const Setup& setup, State& state, const Step& step)
{
    const CardsForSale sale = cardsForSale(setup);
    deal(state.table, step.to, sale.cards);
    const bool aliens = factionOf(setup) == kAliens;
    if (sale.unknown > 0) logNote(state, "WW-U02", "offer-unknown", {sale.unknown}, true);
    else if (sale.provisional)
        logNote(state, aliens ? "WW-D01" : "WW-D03", "provisional-cards", {static_cast<int>(sale.cards.size())}, true);
}

bool isGiven(const Setup& setup, const std::string& section)
{
    const auto zone = setup.game->zone(section);
    return zone && (setup.deck.hasZone(*zone) || !setup.section(section).empty());
}

/// WW-S08: the row is filled up from the offer.
void reveal(const Setup& setup, State& state, const Step& step)
{
    const int missing = setup.value(step.count) - state.table.pile(step.to).cards();
    std::vector<CardIndex> cards = moveFirst(state.table, step.zone, step.to, std::max(0, missing));
    const int number = static_cast<int>(cards.size());
    logNote(state, step.clause, "revealed", {number, std::move(cards)});
}

Result<void> doStep(const Setup& setup, State& state, const Step& step)
{
    switch (step.kind) {
    case Step::Kind::Deal:
        if (step.section == kOffer && !isGiven(setup, step.section)) dealOffer(setup, state, step);
        else deal(state.table, step.to, setup.dealt(step));
        break;
    case Step::Kind::Shuffle:
        state.table.log.push_back({step.clause, "shuffled", {step.zone}});
        return firstShuffle(setup, state.chance, step.zone, state.table.pile(step.zone).pieces);
    case Step::Kind::Move: reveal(setup, state, step); break;
    case Step::Kind::OpeningHand:
        draw(setup, state.table, state.chance, setup.value(setup.procedure.openingHand), step.clause);
        break;
    case Step::Kind::Mulligan: state.opening = mulliganOffers(setup, state.table, 0).size() > 1; break;
    default: break;  // the engine's own turn does the rest
    }
    return {};
}

}  // namespace

CardsForSale cardsForSale(const Setup& setup)
{
    CardsForSale sale;
    const bool second = factionOf(setup) == kAliens && setup.option("alien-start") == "b";
    std::vector<CardIndex> elsewhere;
    for (const std::string_view section : {"deck", "removed", "reserve"}) {
        const std::vector<CardIndex> cards = setup.section(section);
        elsewhere.insert(elsewhere.end(), cards.begin(), cards.end());
    }
    for (std::size_t index = 0; index < setup.catalogue->size(); ++index) {
        const auto card = static_cast<CardIndex>(index);
        if (!isOf(setup, card, factionOf(setup))) continue;
        const KnownNumber copies = numberOf(setup, card, "offer");
        const KnownNumber start = numberOf(setup, card, second ? "start-b" : "start");
        if (!copies.number || (*copies.number > 0 && !start.number)) {
            ++sale.unknown;
            continue;
        }
        const int sold = std::max(0, static_cast<int>(std::ranges::count(elsewhere, card)) - start.number.value_or(0));
        sale.cards.insert(sale.cards.end(), static_cast<std::size_t>(std::max(0, *copies.number - sold)), card);
        sale.provisional = sale.provisional || copies.provisional;
    }
    if (sale.unknown > 0) sale.cards.clear();  // part of a market would look like the whole
    return sale;
}

Result<State> setUp(const Setup& setup, std::uint64_t seed, std::uint32_t lastPiece)
{
    State state;
    state.table = emptyTable(setup);
    state.table.lastPiece = lastPiece;
    state.chance.random = Random(seed);
    const std::string_view other = factionOf(setup) == kAliens ? kCoins : kEnergy;
    std::erase_if(state.table.counters, [other](const Counter& counter) { return counter.id == other; });  // WW-F05
    const bool opposed = setup.option("opponents") == "yes";
    logNote(state, opposed ? "WW-S01" : "WW-S13", opposed ? "against" : "side", {word(factionOf(setup))});
    setBoard(setup, state);
    for (const Step& step : setup.procedure.setUp) {
        if (!setup.holds(step.when)) continue;
        if (auto done = doStep(setup, state, step); !done) return failure(done.error());
    }
    return state;
}

}  // namespace mazzo::goldfish::waroftheworlds
