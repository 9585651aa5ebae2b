// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/values_in_force.h"

#include "model/query/derived_value.h"

#include <algorithm>
#include <set>

namespace mazzo::model {

namespace {

bool counts(const Amendment& amendment, const Game& game, const Settings& settings)
{
    if (!amendment.editions.empty() &&
        std::ranges::find(amendment.editions, settings.edition) == amendment.editions.end())
        return false;
    if (amendment.option.empty()) return true;
    const auto option = game.option(amendment.option);
    return option && settings.options[at(*option)].text == amendment.value;
}

/// Works out the derived fields again; one may depend on another, so it takes as many rounds as there are such fields.
void derive(const Game& game, Catalogue& catalogue, CardIndex card)
{
    std::vector<std::pair<FieldIndex, Expression>> derived;
    Card values;
    values.type = catalogue.type(card);
    values.moreTypes = catalogue.types(card);
    std::erase(values.moreTypes, values.type);
    values.id = catalogue.id(card);
    for (std::size_t i = 0; i < game.fields.size(); ++i) {
        const auto field = static_cast<FieldIndex>(i);
        values.values.emplace_back().value = catalogue.value(card, field);
        if (game[field].derived.empty() || catalogue.absent(card, field)) continue;
        if (auto expression = parseExpression(game[field].derived, game, Scope::OneCard))
            derived.emplace_back(field, std::move(*expression));
    }
    for (std::size_t round = 0; round < derived.size(); ++round)
        for (const auto& [field, expression] : derived)
            values.values[at(field)].value = evaluate(expression, game, values);
    for (const auto& [field, expression] : derived)
        catalogue.setValue(card, field, values.values[at(field)].value, catalogue.origin(card, field));
}

}  // namespace

std::optional<Catalogue> valuesInForce(const Game& game, const Catalogue& catalogue, const Settings& settings)
{
    const std::vector<Origin> hidden = settings.hiddenOrigins(game);
    std::optional<Catalogue> result;
    if (!hidden.empty()) result = catalogue.hiding(hidden);
    std::set<CardIndex> changed;
    for (const Amendment& amendment : game.amendments) {
        if (!counts(amendment, game, settings)) continue;
        if (!result) result = catalogue.hiding({});
        for (const Amendment::Entry& entry : amendment.entries) {
            // A layer may have removed the card.
            const auto card = catalogue.find(game.id + ":" + entry.card);
            if (!card || std::ranges::find(hidden, entry.origin) != hidden.end()) continue;
            result->setValue(*card, entry.field, entry.value, entry.origin);
            changed.insert(*card);
        }
    }
    for (const CardIndex card : changed) derive(game, *result, card);
    return result;
}

}  // namespace mazzo::model
