// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/set_up.h"

#include "goldfish/everzone/battle.h"
#include "goldfish/everzone/card_values.h"
#include "goldfish/everzone/three_players.h"
#include "goldfish/piles.h"

#include <algorithm>

namespace mazzo::goldfish::everzone {

namespace {

using Kind = Procedure::Step::Kind;

bool wantsPrimes(const Setup& setup)
{
    return setup.option("players") != "3" || setup.option("three-player-locations") == "primes";
}

/// The player's own picks, without cards that are not Locations.
std::vector<CardIndex> ownPicks(const Setup& setup)
{
    if (setup.option("first-game") == "yes") return {};
    std::vector<CardIndex> picks = setup.section("locations");
    std::erase_if(picks, [&setup](CardIndex card) { return isOfType(setup, card, "location") == Truth::No; });
    return picks;
}

/// Every Location of one box, in the order of the catalogue.
std::vector<CardIndex> wholePool(const Setup& setup)
{
    std::vector<CardIndex> pool;
    for (std::size_t index = 0; index < setup.catalogue->size(); ++index) {
        const CardIndex card{static_cast<std::uint32_t>(index)};
        if (isOfType(setup, card, "location") != Truth::Yes) continue;
        const int copies = isPrime(setup, card) ? setup.procedure.number("pool-of-each-prime", 0)
                                                : setup.procedure.number("pool-of-each-other", 0);
        pool.insert(pool.end(), static_cast<std::size_t>(copies), card);
    }
    return pool;
}

void removeCard(std::vector<CardIndex>& pool, CardIndex card)
{
    const auto found = std::find(pool.begin(), pool.end(), card);
    if (found != pool.end()) pool.erase(found);
}

void dealLocations(const Setup& setup, State& state, const Procedure::Step& step)
{
    const std::vector<CardIndex> cards = locationDeck(setup, state.chance.random);
    deal(state.table, step.to, cards);
    const auto count = static_cast<int>(cards.size());
    state.table.log.push_back({step.clause, "dealt", {count, step.to}});
    if (setup.option("pool") == "packs") state.table.log.push_back({"EZ-S17", "everzone.pool-is-box", {}, 0, true});
    if (count != setup.procedure.number("locations", count))
        state.table.log.push_back({"EZ-C13", "everzone.odd-locations", {count}, 0, true});
}

void dealSection(const Setup& setup, State& state, const Procedure::Step& step)
{
    const std::uint32_t before = state.table.lastPiece;
    const std::vector<CardIndex> cards = setup.dealt(step);
    deal(state.table, step.to, cards);
    state.table.log.push_back({step.clause, "dealt", {static_cast<int>(cards.size()), step.to}});
    if (step.section != "leader") return;
    for (std::uint32_t id = before + 1; id <= state.table.lastPiece; ++id) state.leaders.push_back(PieceId(id));
    if (cards.empty()) state.table.log.push_back({"EZ-C02", "everzone.no-leader", {}, 0, true});
}

}  // namespace

std::vector<CardIndex> locationDeck(const Setup& setup, Random& random)
{
    std::vector<CardIndex> pool = wholePool(setup);
    std::vector<CardIndex> cards;
    const auto add = [&](CardIndex card) {
        cards.push_back(card);
        removeCard(pool, card);
    };
    if (wantsPrimes(setup)) {
        std::vector<CardIndex> primes = pool;
        std::erase_if(primes, [&setup](CardIndex card) { return !isPrime(setup, card); });
        primes.erase(std::unique(primes.begin(), primes.end()), primes.end());
        for (const CardIndex prime : primes) add(prime);
    }
    for (const CardIndex pick : ownPicks(setup)) add(pick);
    const auto wanted = static_cast<std::size_t>(std::max(0, setup.procedure.number("locations", 0)));
    while (cards.size() < wanted && !pool.empty()) add(pool[random.below(static_cast<std::uint32_t>(pool.size()))]);
    return cards;
}

int playersOnSide(const Setup& setup)
{
    const std::string_view players = setup.option("players");
    return players == "4" ? 2 : players == "6" ? 3 : 1;
}

Result<void> setUp(const Setup& setup, State& state)
{
    state.table = emptyTable(setup);
    state.startCp = state.table.count("cp") * playersOnSide(setup);
    state.table.setCount("cp", state.startCp);
    state.table.setCount("enemy-cp", state.startCp);
    state.table.log.push_back({"EZ-S06", "counter", {"cp", state.startCp}});
    for (const Procedure::Step& step : setup.procedure.setUp) {
        if (step.kind == Kind::Deal && step.to == "locations") {
            dealLocations(setup, state, step);
        } else if (step.kind == Kind::Deal) {
            dealSection(setup, state, step);
        } else if (step.kind == Kind::Shuffle) {
            state.table.log.push_back({step.clause, "shuffled", {step.zone}});
            if (auto done = firstShuffle(setup, state.chance, step.zone, state.table.pile(step.zone).pieces); !done)
                return done;
        }
    }
    dealTokens(setup, state);
    if (!state.tokens && playersOnSide(setup) == 1)
        std::erase_if(state.table.piles, [](const Pile& pile) { return pile.zone == kAlliesZone; });
    if (!state.tokens) {
        state.opponents.push_back({{}, state.startCp});
    } else {
        std::erase_if(state.table.counters, [](const Counter& counter) { return counter.id == "enemy-cp"; });
        for (std::size_t player = 1; player < state.tokens->races.size(); ++player)
            state.opponents.push_back({state.tokens->races[player], state.startCp});
    }
    startBattle(setup, state);
    return {};
}

}  // namespace mazzo::goldfish::everzone
