// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/card_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

/// The bounds of a number that is not exactly known.
Json boundsOf(Interval number)
{
    Json bounds = Json::object();
    if (number.hasLowerBound()) bounds["min"] = number.lo;
    if (number.hasUpperBound()) bounds["max"] = number.hi;
    return bounds;
}

std::string_view labelOf(const Game& game, std::string_view set, std::string_view language)
{
    const auto found = std::ranges::find(game.sets, set, &CardSet::id);
    return found == game.sets.end() ? std::string_view{} : found->label.in(language);
}

}  // namespace

Json originsJson(std::span<const Origin> origins)
{
    Json ids = Json::array();
    for (const Origin origin : origins) ids.push_back(idOf(origin));
    return ids;
}

Json valueJson(const Value& value)
{
    if (const auto* number = std::get_if<Interval>(&value)) return number->isExact() ? Json(number->lo) : Json();
    if (const auto* flag = std::get_if<bool>(&value)) return *flag;
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    if (const auto* list = std::get_if<Words>(&value)) return *list;
    return nullptr;
}

Json rowOf(const LoadedGame& loaded, CardIndex card, std::string_view language)
{
    const auto& [game, catalogue, contradicted, pictures] = loaded;
    Json row{{"id", game.id + ":" + std::string(catalogue.id(card))},
             {"name", catalogue.name(card, language)},
             {"type", game[catalogue.type(card)].id}};
    if (const auto types = catalogue.types(card); types.size() > 1)
        for (const TypeIndex type : types) row["types"].push_back(game[type].id);
    if (const std::string_view set = catalogue.set(card); !set.empty()) row["set"] = set;
    Json bounds = Json::object();
    Json provisional = Json::array();
    for (std::size_t i = 0; i < game.fields.size(); ++i) {
        const auto field = static_cast<FieldIndex>(i);
        if (catalogue.absent(card, field)) continue;
        const Value value = catalogue.value(card, field);
        row[game[field].id] = valueJson(value);
        if (const auto* number = std::get_if<Interval>(&value); number != nullptr && !number->isExact())
            bounds[game[field].id] = boundsOf(*number);
        if (catalogue.origin(card, field) == Origin::Provisional) provisional.push_back(game[field].id);
    }
    if (!bounds.empty()) row["bounds"] = std::move(bounds);
    if (!provisional.empty()) row["provisional"] = std::move(provisional);
    if (const std::string_view label = labelOf(game, catalogue.set(card), language); !label.empty())
        row["label"] = label;
    return row;
}

}  // namespace mazzo::cli
