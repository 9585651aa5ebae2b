// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/set_up.h"

#include "goldfish/everzone/battle.h"
#include "goldfish/everzone/card_values.h"
#include "goldfish/everzone/rival.h"
#include "goldfish/everzone/three_players.h"
#include "goldfish/piles.h"
#include "validators/location_pool.h"

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

/// Are the Locations those of the pre-made decks in play? In a first game they always are (EZ-C15, EZ-S05).
bool usesPacks(const Setup& setup) { return setup.option("pool") == "packs" || setup.option("first-game") == "yes"; }

std::vector<CardIndex> primesOf(const Setup& setup)
{
    std::vector<CardIndex> primes;
    for (std::size_t index = 0; index < setup.catalogue->size(); ++index)
        if (const CardIndex card{static_cast<std::uint32_t>(index)}; isPrime(setup, card)) primes.push_back(card);
    return primes;
}

bool provides(std::vector<CardIndex> pool, const std::vector<CardIndex>& picks)
{
    return std::ranges::all_of(picks, [&pool](CardIndex pick) {
        const auto found = std::ranges::find(pool, pick);
        if (found == pool.end()) return false;
        pool.erase(found);
        return true;
    });
}

/// The Locations of the own pack and of others that the opponents may have brought, without the Primes that are set
/// aside. Nothing if the pack lists no decks.
std::vector<CardIndex> packPool(const Setup& setup, Random& random, const std::vector<CardIndex>& picks,
                                std::vector<CardIndex>* leaders)
{
    const std::vector<PoolPack> packs = poolPacks(*setup.game, *setup.catalogue, setup.settings.edition);
    if (packs.empty()) return {};
    std::optional<std::size_t> own;
    for (std::size_t pack = 0; pack < packs.size(); ++pack)
        for (const CardIndex leader : setup.section("leader"))
            if (packs[pack].leader == leader) own = pack;
    const int players = playersOnSide(setup) == 1 && setup.option("players") == "3" ? 3 : 2 * playersOnSide(setup);
    const auto choices = packChoices(packs, own, static_cast<std::size_t>(players), *setup.catalogue,
                                     players == 3 ? setup.game->field("race") : std::nullopt);
    const std::vector<CardIndex> aside = wantsPrimes(setup) ? primesOf(setup) : std::vector<CardIndex>();
    std::vector<std::vector<std::size_t>> possible = choices;
    std::erase_if(possible, [&](const auto& choice) {
        const bool lacksOpponent = std::ranges::any_of(setup.opponents, [&](const Deck& deck) {
            const std::vector<CardIndex> leading = setup.sectionOf(deck, "leader");
            const auto pack = leading.empty() ? packs.end()
                                              : std::ranges::find(packs, leading.front(), &PoolPack::leader);
            return pack != packs.end() &&
                   std::ranges::find(choice, static_cast<std::size_t>(pack - packs.begin())) == choice.end();
        });
        return lacksOpponent || !provides(pooled(packs, choice, aside), picks);
    });
    if (possible.empty()) possible = choices;
    const auto& chosen = possible[possible.size() == 1 ? 0 : random.below(static_cast<std::uint32_t>(possible.size()))];
    if (leaders)
        for (const std::size_t pack : chosen) leaders->push_back(packs[pack].leader);
    return pooled(packs, chosen, aside);
}

void removeCard(std::vector<CardIndex>& pool, CardIndex card)
{
    const auto found = std::find(pool.begin(), pool.end(), card);
    if (found != pool.end()) pool.erase(found);
}

void dealLocations(const Setup& setup, State& state, const Procedure::Step& step)
{
    std::vector<CardIndex> leaders;
    const std::vector<CardIndex> cards = locationDeck(setup, state.chance.random, &leaders);
    deal(state.table, step.to, cards);
    const auto count = static_cast<int>(cards.size());
    state.table.log.push_back({step.clause, "dealt", {count, step.to}});
    if (!leaders.empty())
        state.table.log.push_back(
            {"EZ-C15", "everzone.pool-packs", {static_cast<int>(leaders.size()), std::move(leaders)}});
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

std::vector<CardIndex> locationDeck(const Setup& setup, Random& random, std::vector<CardIndex>* leaders)
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
    const std::vector<CardIndex> picks = ownPicks(setup);
    if (usesPacks(setup))
        if (std::vector<CardIndex> packs = packPool(setup, random, picks, leaders); !packs.empty())
            pool = std::move(packs);
    for (const CardIndex pick : picks) add(pick);
    const auto wanted = static_cast<std::size_t>(std::max(0, setup.procedure.number("locations", 0)));
    while (cards.size() < wanted && !pool.empty()) add(pool[random.below(static_cast<std::uint32_t>(pool.size()))]);
    return cards;
}

int playersOnSide(const Setup& setup)
{
    const std::string_view players = setup.option("players");
    if (players.empty() || players == "3") return 1;
    return std::max(1, std::stoi(std::string(players)) / 2);
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
    dealRival(setup, state);
    startBattle(setup, state);
    return {};
}

}  // namespace mazzo::goldfish::everzone
