// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/strategy.h"

#include "goldfish/war-of-the-worlds/board.h"
#include "goldfish/war-of-the-worlds/card_values.h"
#include "goldfish/war-of-the-worlds/names.h"

#include <algorithm>
#include <array>

namespace mazzo::goldfish::waroftheworlds {

namespace {

/// Own cards outside the market, all of them or those of one name.
int owned(const Setup& setup, const State& state, CardIndex card = noCard)
{
    int count = 0;
    for (const std::string_view zone :
         {std::string_view(setup.procedure.drawPile), std::string_view(setup.procedure.hand), kDiscard, kPlay})
        for (const Piece& piece : state.table.pile(zone).pieces) count += card == noCard || piece.card == card ? 1 : 0;
    return count;
}

int valueOf(const Setup& setup, const State& state, const Condition::Term& term)
{
    using What = Condition::What;
    switch (term.what) {
    case What::Have: return owned(setup, state, term.card);
    case What::Built: return Board(setup, state.table).buildings(idOf(setup, term.card));
    case What::Cards: return owned(setup, state);
    case What::Turn: return state.table.turn;
    case What::Resources: return state.table.count(resourceOf(setup));
    case What::Damage: return state.table.count(kDamage);
    case What::Civilians: return state.table.count(kCivilians);
    }
    return 0;
}

}  // namespace

bool holds(const Setup& setup, const State& state, const Condition& condition)
{
    int value = 0;
    for (const Condition::Term& term : condition.terms) value += term.factor * valueOf(setup, state, term);
    return compares(value, condition.relation, condition.number);
}

bool applies(const Setup& setup, const State& state, const Strategy::Line& line)
{
    return line.alternatives.empty() ||
           std::ranges::any_of(line.alternatives, [&](const Strategy::Conditions& conditions) {
               return std::ranges::all_of(conditions, [&](const Condition& each) { return holds(setup, state, each); });
           });
}

bool applies(const Setup& setup, const State& state, const std::vector<Strategy::Line>& lines, CardIndex card)
{
    return std::ranges::any_of(
        lines, [&](const Strategy::Line& line) { return line.card == card && applies(setup, state, line); });
}

Strategy tableBot(const Setup& setup)
{
    Strategy strategy;
    strategy.side = factionOf(setup);
    const auto found = setup.procedure.parameters.find("bot-" + std::string(strategy.side));
    const auto* buys = found == setup.procedure.parameters.end()
                           ? nullptr
                           : std::get_if<std::vector<std::string>>(&found->second);
    if (!buys) return strategy;
    for (const std::string& id : *buys)
        if (const auto card = setup.catalogue->find(id)) strategy.buys.push_back({*card, {}});
    return strategy;
}

}  // namespace mazzo::goldfish::waroftheworlds
