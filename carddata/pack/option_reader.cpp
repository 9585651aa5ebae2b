// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/option_reader.h"

#include "carddata/pack/known_ids.h"
#include "carddata/pack/list_limits.h"
#include "carddata/pack/value_reader.h"

#include <algorithm>

namespace mazzo::carddata {

namespace {

// Header lines of a deck file that are no options.
constexpr std::string_view kReservedOptions[] = {"name", "game", "rules", "expect"};

Choice* findValue(Option& option, const JsonNode& key, Reading& reading)
{
    const auto& word = *key.as<std::string>();
    const auto found = std::ranges::find(option.values, word, &Choice::id);
    if (found != option.values.end()) return &*found;
    reading.unknown("pack.unknown-choice", key, word, idsOf(option.values));
    return nullptr;
}

/// The members of an object from a choice's values to something.
const JsonNode::Object& byValue(const ObjectReader& object, std::string_view key, Reading& reading)
{
    static const JsonNode::Object kNone;
    const JsonNode* node = object.find(key);
    if (!node) return kNone;
    if (const auto* members = node->as<JsonNode::Object>()) return *members;
    reading.wrongType(*node, "object");
    return kNone;
}

void readChoice(const ObjectReader& object, Option& option, Reading& reading)
{
    object.refuse({"min", "max", "none"}, "choice");
    object.require("values");
    IdSet taken;
    for (const JsonNode& item : object.list("values", limits::kOptionValues)) {
        option.values.push_back({readId(item, reading), {}});
        if (!taken.insert(option.values.back().id).second)
            reading.mistake("pack.duplicate-id", item, {option.values.back().id});
    }
    for (const auto& [key, names] : byValue(object, "names", reading))
        if (Choice* value = findValue(option, key, reading)) value->name = readTexts(names, reading);
    for (const auto& [key, origins] : byValue(object, "hides", reading)) {
        if (!findValue(option, key, reading)) continue;
        const auto* list = origins.as<JsonNode::List>();
        if (!list) {
            reading.wrongType(origins, "list");
            continue;
        }
        for (const JsonNode& origin : *list)
            option.hides[*key.as<std::string>()].push_back(readOrigin(&origin, Origin::Provisional, reading));
    }
    const JsonNode* preset = object.find("default");
    if (!preset) return;
    option.preset = readText(*preset, reading);
    if (!option.preset.empty() && std::ranges::find(option.values, option.preset, &Choice::id) == option.values.end())
        reading.unknown("pack.unknown-choice", *preset, option.preset, idsOf(option.values));
}

void readNumber(const ObjectReader& object, Option& option, Reading& reading)
{
    object.refuse({"values", "names", "hides"}, "number");
    object.require("min");
    object.require("max");
    option.none = object.id("none");
    const auto min = object.whole("min");
    const auto max = object.whole("max");
    if (min) option.range.lo = *min;
    if (max) option.range.hi = *max;
    if (min && max && *min > *max)
        reading.mistake("pack.out-of-range", *object.find("max"), {std::to_string(*max), std::to_string(*min), {}});
    const JsonNode* preset = object.find("default");
    if (!preset) return;
    if (const auto* word = preset->as<std::string>(); word && !option.none.empty() && *word == option.none)
        option.preset = *word;
    else if (const auto number = readWhole(*preset, option.range, reading)) option.preset = std::to_string(*number);
}

}  // namespace

std::vector<std::string> readEditions(const ObjectReader& object, const Game& game, Reading& reading)
{
    std::vector<std::string> editions;
    for (const JsonNode& item : object.list("editions")) {
        editions.push_back(readId(item, reading));
        findKnown("pack.unknown-edition", &item, editions.back(), game.editions, reading);
    }
    return editions;
}

Option readOption(const JsonNode& node, const Game& game, IdSet& taken, Reading& reading)
{
    const ObjectReader object(node, shapes::kOption, reading);
    Option option;
    option.id = object.newId("id", taken);
    if (std::ranges::find(kReservedOptions, option.id) != std::end(kReservedOptions))
        reading.mistake("pack.reserved-id", *object.find("id"), {option.id});
    option.name = object.texts("name");
    option.about = object.texts("about");
    option.editions = readEditions(object, game, reading);
    option.clause = object.clauseId("clause");
    const auto type = object.oneOf("type", {"choice", "number", "flag"});
    if (!type) return option;
    option.type = static_cast<Option::Type>(*type);
    if (option.type == Option::Type::Choice) {
        readChoice(object, option, reading);
    } else if (option.type == Option::Type::Number) {
        readNumber(object, option, reading);
    } else {
        object.refuse({"values", "names", "min", "max", "none", "hides"}, "flag");
        option.values = {{"no", {}}, {"yes", {}}};
        option.preset = object.flag("default") ? "yes" : "no";
    }
    return option;
}

}  // namespace mazzo::carddata
