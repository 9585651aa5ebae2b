// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/rival.h"

#include "goldfish/everzone/card_values.h"
#include "goldfish/everzone/entered_units.h"
#include "goldfish/piles.h"

#include <algorithm>

namespace mazzo::goldfish::everzone {

namespace {

void fillHand(const Setup& setup, State& state)
{
    Rival& rival = *state.rival;
    const auto wanted = static_cast<std::size_t>(std::max(0, setup.value(setup.procedure.openingHand)));
    while (rival.hand.size() < wanted) {
        if (rival.forces.empty()) {
            rival.forces.swap(rival.retreated);
            shuffle(rival.forces, state.chance.random);
        }
        if (rival.forces.empty()) return;
        rival.hand.push_back(rival.forces.front());
        rival.forces.erase(rival.forces.begin());
    }
}

int strength(const Unit& unit) { return unit.attack.least() + unit.defence.least() + unit.range.least(); }

}  // namespace

void dealRival(const Setup& setup, State& state)
{
    if (setup.opponents.empty() || state.tokens) return;
    Rival rival;
    rival.forces = setup.sectionOf(setup.opponents.front(), "forces");
    rival.leader = setup.sectionOf(setup.opponents.front(), "leader");
    shuffle(rival.forces, state.chance.random);
    state.table.log.push_back({"EZ-S02", "everzone.rival", {static_cast<int>(rival.forces.size()), rival.leader}});
    state.rival = std::move(rival);
}

void rivalMarshals(const Setup& setup, State& state)
{
    if (!state.rival) return;
    Rival& rival = *state.rival;
    fillHand(setup, state);
    rival.marshalled = rival.leader;
    std::erase_if(rival.hand, [&](CardIndex card) {
        const bool isUnit = isOfType(setup, card, "unit") == Truth::Yes;
        if (isUnit) rival.marshalled.push_back(card);
        return isUnit;
    });
    state.table.log.push_back({"EZ-T08", "everzone.rival-marshalled", {static_cast<int>(rival.marshalled.size())}});
}

void rivalReveals(const Setup& setup, State& state, const std::vector<CardIndex>& cards)
{
    for (const CardIndex card : cards) {
        const auto found = std::ranges::find(state.rival->marshalled, card);
        if (found == state.rival->marshalled.end()) continue;
        state.rival->marshalled.erase(found);
        const Unit unit = unitOf(setup, card, location(state));
        const Player player = enteredPlayer(setup, state, kEnemyZone);
        const Truth fitting = unit.suits & fits(player, unit.cost, opposingLimit(setup, state));
        Piece piece;
        piece.card = card;
        piece.token = true;  // belongs to another deck
        piece.set(fitting == Truth::No ? kDeactivated : kActive);
        create(state.table, kEnemyZone, std::move(piece));
    }
    state.enemyDecided = true;
    state.enemyEntered = !state.table.pile(kEnemyZone).pieces.empty();
    state.table.log.push_back({"EZ-T10", "everzone.rival-revealed", {static_cast<int>(cards.size()), cards}});
}

void rivalActs(const Setup& setup, State& state)
{
    if (!state.rival || state.enemyDecided || state.clashed) return;
    std::vector<CardIndex> candidates = state.rival->marshalled;
    std::ranges::stable_sort(candidates, std::greater<>(),
                             [&](CardIndex card) { return strength(unitOf(setup, card, location(state))); });
    Player army;
    std::vector<CardIndex> chosen;
    for (const CardIndex card : candidates) {
        const Unit unit = unitOf(setup, card, location(state));
        if ((unit.suits & fits(army, unit.cost, opposingLimit(setup, state))) == Truth::No) continue;
        army.active.push_back(unit);
        chosen.push_back(card);
    }
    rivalReveals(setup, state, chosen);
}

void rivalKeepsSurvivors(State& state)
{
    if (!state.rival) return;
    for (const Piece& piece : state.table.pile(kEnemyZone).pieces)
        if (piece.card != noCard) state.rival->marshalled.push_back(piece.card);
}

void rivalRetreats(State& state)
{
    if (!state.rival) return;
    Rival& rival = *state.rival;
    for (const CardIndex card : rival.marshalled)
        if (std::ranges::find(rival.leader, card) == rival.leader.end()) rival.retreated.push_back(card);
    rival.marshalled.clear();
}

}  // namespace mazzo::goldfish::everzone
