// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/rival.h"

#include "goldfish/everzone/card_values.h"
#include "goldfish/everzone/entered_units.h"
#include "goldfish/piles.h"

#include <algorithm>
#include <utility>

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

/// A piece of the opposing zone; it belongs to another deck.
Piece opposing(CardIndex card)
{
    Piece piece;
    piece.card = card;
    piece.token = true;
    return piece;
}

/// Like the player's, a support on the battlefield has none of the states of units.
void showSupport(State& state, CardIndex support) { create(state.table, kEnemyZone, opposing(support)); }

bool hasUnits(const State& state) { return std::ranges::any_of(state.table.pile(kEnemyZone).pieces, isUnit); }

/// The dearest support in the opponent's hand that certainly suits the Location and fits the resources left.
std::optional<CardIndex> bestSupport(const Setup& setup, const State& state)
{
    const Player army = enteredPlayer(setup, state, kEnemyZone);
    std::optional<CardIndex> best;
    for (const CardIndex card : state.rival->hand) {
        if (isOfType(setup, card, "support") != Truth::Yes) continue;
        const Known cost = numberOf(setup, card, "cost");
        if ((suits(setup, card, location(state)) & fits(army, cost, opposingLimit(setup, state))) != Truth::Yes)
            continue;
        if (!best || cost.least() > numberOf(setup, *best, "cost").least()) best = card;
    }
    return best;
}

/// Supports follow the activation, as many as the rules allow (EZ-T24, EZ-T26). What they do is up to the player.
void playSupports(const Setup& setup, State& state)
{
    Rival& rival = *state.rival;
    for (const Operand& unit : unitsThatAre(state, kActive))
        if (isListed(setup, "forbids-opposing-supports", unit.card)) return;  // EZ-T28
    const Rules rules = Rules::of(setup);
    while (supportsAllowed(state.battleTurn, turnsOf(setup, state), rival.supportsBefore, rival.supportsNow,
                           rules.cumulativeSupports) > 0) {
        const auto card = bestSupport(setup, state);
        if (!card) return;
        rival.hand.erase(std::ranges::find(rival.hand, *card));
        rival.supports.push_back(*card);
        ++rival.supportsNow;
        showSupport(state, *card);
        state.table.log.push_back({"EZ-T24", "everzone.rival-played", {*card}, 0, true});
    }
}

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
    for (const CardIndex support : state.rival->supports) showSupport(state, support);
    for (const CardIndex card : cards) {
        const auto found = std::ranges::find(state.rival->marshalled, card);
        if (found == state.rival->marshalled.end()) continue;
        state.rival->marshalled.erase(found);
        const Unit unit = unitOf(setup, card, location(state));
        const Player player = enteredPlayer(setup, state, kEnemyZone);
        const Truth fitting = unit.suits & fits(player, unit.cost, opposingLimit(setup, state));
        Piece piece = opposing(card);
        piece.set(fitting == Truth::No ? kDeactivated : kActive);
        create(state.table, kEnemyZone, std::move(piece));
    }
    state.enemyDecided = true;
    state.enemyEntered = hasUnits(state);
    state.table.log.push_back({"EZ-T10", "everzone.rival-revealed", {static_cast<int>(cards.size()), cards}});
    playSupports(setup, state);
}

void rivalActs(const Setup& setup, State& state)
{
    if (!state.rival || state.enemyDecided || state.clashed) return;
    std::vector<CardIndex> candidates = state.rival->marshalled;
    std::ranges::stable_sort(candidates, std::greater<>(),
                             [&](CardIndex card) { return strength(unitOf(setup, card, location(state))); });
    Player army;
    for (const CardIndex support : state.rival->supports) army.supports.push_back(numberOf(setup, support, "cost"));
    std::vector<CardIndex> chosen;
    for (const CardIndex card : candidates) {
        const Unit unit = unitOf(setup, card, location(state));
        if ((unit.suits & fits(army, unit.cost, opposingLimit(setup, state))) == Truth::No) continue;
        army.active.push_back(unit);
        chosen.push_back(card);
    }
    rivalReveals(setup, state, chosen);
}

void rivalStartsTurn(State& state)
{
    if (!state.rival) return;
    state.rival->supportsBefore += std::exchange(state.rival->supportsNow, 0);
}

void rivalKeepsSurvivors(State& state)
{
    if (!state.rival) return;
    for (const Piece& piece : state.table.pile(kEnemyZone).pieces)
        if (piece.card != noCard && isUnit(piece)) state.rival->marshalled.push_back(piece.card);
}

void rivalRetreats(State& state)
{
    if (!state.rival) return;
    Rival& rival = *state.rival;
    for (const CardIndex card : rival.marshalled)
        if (std::ranges::find(rival.leader, card) == rival.leader.end()) rival.retreated.push_back(card);
    rival.marshalled.clear();
    rival.retreated.insert(rival.retreated.end(), rival.supports.begin(), rival.supports.end());
    rival.supports.clear();
    rival.supportsBefore = 0;
    rival.supportsNow = 0;
}

}  // namespace mazzo::goldfish::everzone
