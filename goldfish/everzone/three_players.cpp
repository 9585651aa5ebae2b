// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/three_players.h"

#include "goldfish/everzone/card_values.h"
#include "goldfish/piles.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::goldfish::everzone {

namespace {

constexpr std::string_view kTokens = "tokens";  // the zone
constexpr std::string_view kChosen = "chosen";
constexpr int kMaxResources = 99;

/// The race of the leader, else of the first card of the forces whose race is known.
std::string ownRace(const Setup& setup)
{
    for (const char* section : {"leader", "forces"})
        for (const CardIndex card : setup.section(section))
            if (std::string race = raceOf(setup, card); !race.empty()) return race;
    return {};
}

void showTokens(State& state)
{
    const Tokens& tokens = *state.tokens;
    for (Piece& token : state.table.pile(kTokens).pieces)
        token.set(kChosen, tokens.targets[0] && tokens.races[*tokens.targets[0]] == token.thing);
}

/// Logs who fights against whom once all three tokens are known.
void logFront(State& state)
{
    const Tokens& tokens = *state.tokens;
    const Front front = frontOf(tokens.targets);
    if (front.kind == Front::Kind::FreeForAll) state.table.log.push_back({"EZ-T59", "everzone.free-for-all", {}});
    if (front.kind == Front::Kind::Alliance)
        state.table.log.push_back(
            {"EZ-T60",
             "everzone.alliance",
             {tokens.races[(front.lone + 1) % 3], tokens.races[(front.lone + 2) % 3], tokens.races[front.lone]}});
}

}  // namespace

std::size_t playerOfRace(const Tokens& tokens, std::string_view race)
{
    return static_cast<std::size_t>(std::ranges::find(tokens.races, race) - tokens.races.begin());
}

void dealTokens(const Setup& setup, State& state)
{
    const std::string own = setup.option("players") == "3" ? ownRace(setup) : std::string();
    const auto field = setup.game->field("race");
    if (own.empty() || !field) {
        std::erase_if(state.table.piles, [](const Pile& pile) { return pile.zone == kTokens; });
        if (setup.option("players") == "3") state.table.log.push_back({"EZ-S16", "everzone.no-race", {}, 0, true});
        return;
    }
    Tokens tokens;
    std::size_t players = 0;
    tokens.races[players++] = own;
    for (const auto& choice : (*setup.game)[*field].choices) {
        Piece token;
        token.thing = choice.id;
        create(state.table, kTokens, std::move(token));
        if (choice.id != own && players < tokens.races.size()) tokens.races[players++] = choice.id;
    }
    state.tokens = std::move(tokens);
    state.table.log.push_back(
        {"EZ-S16", "everzone.tokens", {static_cast<int>(state.table.pile(kTokens).pieces.size())}});
}

void openTokens(State& state)
{
    if (!state.tokens) return;
    state.tokens->targets = {};
    state.tokens->allyResources = 0;
    state.tokens->open = true;
    showTokens(state);
}

void closeTokens(State& state)
{
    if (state.tokens) state.tokens->open = false;
}

std::vector<Offer> tokenOffers(const State& state)
{
    std::vector<Offer> offers;
    if (!state.tokens) return offers;
    const Tokens& tokens = *state.tokens;
    for (std::size_t player = 0; tokens.open && player < tokens.races.size(); ++player) {
        if (tokens.targets[player]) continue;
        std::vector<Operand> others;
        for (const std::string& race : tokens.races)
            if (race != tokens.races[player]) others.push_back(wordOperand(race));  // EZ-X08
        if (player == 0) offers.push_back(offered("pick", std::move(others), "EZ-T58"));
        else
            offers.push_back(
                offeredPair("aim", {wordOperand(tokens.races[player])}, "at", std::move(others), "EZ-T58"));
    }
    if (isAllied(tokens)) offers.push_back(offeredNumber("ally", 0, kMaxResources, "EZ-T60"));
    return offers;
}

void placeToken(State& state, std::size_t player, const std::string& race)
{
    Tokens& tokens = *state.tokens;
    tokens.targets[player] = playerOfRace(tokens, race);
    state.table.log.push_back({"EZ-T58", "everzone.token", {tokens.races[player], race}});
    showTokens(state);
    logFront(state);
}

void setAllyResources(State& state, int resources)
{
    state.tokens->allyResources = resources;
    state.table.log.push_back({"EZ-T60", "everzone.ally", {resources}});
}

std::optional<Note> tokenRefusal(const State& state, const Action& action)
{
    if (!state.tokens) return Note{"EZ-T58", "everzone.no.tokens", {}};
    if (!state.tokens->open) return Note{"EZ-T58", "everzone.no.tokens-now", {}};
    const bool own = action.is("pick") && !action.parts.empty() && !action.operands().empty() &&
                     folded(action.operand().word) == state.tokens->races[0];
    if (own) return Note{"EZ-X08", "everzone.no.own-token", {}};
    return Note{"EZ-T58", "everzone.no.token-laid", {}};
}

}  // namespace mazzo::goldfish::everzone
