// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/card_values.h"

#include "model/number_lists.h"

#include <algorithm>

namespace mazzo::goldfish::everzone {

namespace {

Value valueOf(const Setup& setup, CardIndex card, std::string_view field)
{
    const auto index = setup.game->field(field);
    if (!index || setup.isUnknownCard(card)) return Unknown{};
    return setup.catalogue->value(card, *index);
}

std::string wordOf(const Setup& setup, CardIndex card, std::string_view field)
{
    const Value value = valueOf(setup, card, field);
    const std::string* word = std::get_if<std::string>(&value);
    return word ? *word : std::string();
}

bool isFlagged(const Setup& setup, CardIndex card, std::string_view field)
{
    const Value value = valueOf(setup, card, field);
    const bool* flag = std::get_if<bool>(&value);
    return flag && *flag;
}

}  // namespace

Truth isOfType(const Setup& setup, CardIndex card, std::string_view type)
{
    if (setup.isUnknownCard(card)) return Truth::Unknown;
    return truth((*setup.game)[setup.catalogue->type(card)].id == type);
}

bool isLeader(const Setup& setup, CardIndex card) { return isFlagged(setup, card, "leader"); }

bool isPrime(const Setup& setup, CardIndex card) { return isFlagged(setup, card, "prime"); }

Known numberOf(const Setup& setup, CardIndex card, std::string_view field)
{
    const Value value = valueOf(setup, card, field);
    const Interval* number = std::get_if<Interval>(&value);
    if (!number) return std::nullopt;
    return number->isExact() ? Known(number->lo) : Known::atLeast(number->lo);
}

Truth suits(const Setup& setup, CardIndex card, CardIndex location)
{
    if (isLeader(setup, card)) return Truth::Yes;
    const Value own = valueOf(setup, card, "terrain");
    const Value place = valueOf(setup, location, "terrain");
    const Words* terrains = std::get_if<Words>(&own);
    const Words* wanted = std::get_if<Words>(&place);
    if (!terrains || !wanted) return Truth::Unknown;
    return truth(std::any_of(wanted->begin(), wanted->end(), [terrains](const std::string& terrain) {
        return std::find(terrains->begin(), terrains->end(), terrain) != terrains->end();
    }));
}

std::vector<int> resourcesOf(const Setup& setup, CardIndex location, std::size_t copy)
{
    const Value value = valueOf(setup, location, "resources");
    const std::string* text = std::get_if<std::string>(&value);
    const auto lists = text ? readNumberLists(*text) : std::nullopt;
    // Half a list would be a wrong one.
    return lists ? (*lists)[copy % lists->size()] : std::vector<int>();
}

std::string raceOf(const Setup& setup, CardIndex card) { return wordOf(setup, card, "race"); }

std::string skillOf(const Setup& setup, CardIndex card) { return wordOf(setup, card, "skill"); }

Unit unitOf(const Setup& setup, CardIndex card, CardIndex location)
{
    Unit unit;
    unit.attack = numberOf(setup, card, "attack");
    unit.defence = numberOf(setup, card, "defence");
    unit.range = numberOf(setup, card, "range");
    unit.cost = numberOf(setup, card, "cost");
    unit.suits = suits(setup, card, location);
    return unit;
}

bool isListed(const Setup& setup, std::string_view parameter, CardIndex card)
{
    const auto found = setup.procedure.parameters.find(parameter);
    if (found == setup.procedure.parameters.end() || setup.isUnknownCard(card)) return false;
    const auto* ids = std::get_if<std::vector<std::string>>(&found->second);
    return ids && std::any_of(ids->begin(), ids->end(),
                              [&](const std::string& id) { return setup.catalogue->find(id) == card; });
}

}  // namespace mazzo::goldfish::everzone
