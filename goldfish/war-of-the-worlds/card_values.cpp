// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/card_values.h"

#include "goldfish/war-of-the-worlds/names.h"

#include <algorithm>

namespace mazzo::goldfish::waroftheworlds {

std::string_view factionOf(const Setup& setup) { return setup.option("faction") == kAliens ? kAliens : kHumans; }

std::string_view resourceOf(const Setup& setup) { return factionOf(setup) == kAliens ? kEnergy : kCoins; }

std::string_view idOf(const Setup& setup, CardIndex card)
{
    return setup.isUnknownCard(card) ? std::string_view{} : setup.catalogue->id(card);
}

bool isOf(const Setup& setup, CardIndex card, std::string_view faction)
{
    if (setup.isUnknownCard(card)) return false;
    const auto field = setup.game->field("faction");
    if (!field) return false;
    const Value value = setup.catalogue->value(card, *field);
    const auto* word = std::get_if<std::string>(&value);
    return word && *word == faction;
}

bool isType(const Setup& setup, CardIndex card, std::string_view type)
{
    return !setup.isUnknownCard(card) && (*setup.game)[setup.catalogue->type(card)].id == type;
}

KnownNumber numberOf(const Setup& setup, CardIndex card, std::string_view field)
{
    const auto index = setup.game->field(field);
    if (!index || setup.isUnknownCard(card)) return {};
    if (setup.catalogue->absent(card, *index)) return {std::nullopt, true, false};
    const Interval range = setup.catalogue->number(card, *index);
    if (!range.isExact()) return {};
    return {range.lo, false, setup.catalogue->origin(card, *index) == Origin::Provisional};
}

int defenceOf(const Setup& setup, CardIndex card)
{
    return std::max(1, numberOf(setup, card, "defence").number.value_or(1));
}

}  // namespace mazzo::goldfish::waroftheworlds
