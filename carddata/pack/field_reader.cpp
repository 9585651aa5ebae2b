// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/field_reader.h"

#include "carddata/pack/known_ids.h"
#include "carddata/pack/list_limits.h"
#include "carddata/pack/unique_names.h"
#include "carddata/pack/value_reader.h"

#include <algorithm>

namespace mazzo::carddata {

namespace {

// Fields that every game has, and words that mean something else in a query.
constexpr std::string_view kReservedFields[] = {"id",      "name", "type", "text", "is", "has",
                                                "unknown", "zone", "and",  "or",   "not"};

void readTypes(const ObjectReader& object, const Game& game, Field& field, Reading& reading)
{
    for (const JsonNode& item : object.list("types", limits::kTypes)) {
        const auto type = findKnown("pack.unknown-type", &item, readId(item, reading), game.types, reading);
        if (type) field.types.push_back(static_cast<TypeIndex>(*type));
    }
}

void readChoices(const ObjectReader& object, Field& field, Reading& reading)
{
    IdSet taken;
    UniqueNames names;
    for (const JsonNode& item : object.list("choices", limits::kChoices)) {
        const ObjectReader choice(item, shapes::kChoice, reading);
        field.choices.push_back({choice.newId("id", taken), choice.texts("name")});
        names.claimAll(field.choices.back().id, item, reading);
    }
}

void readDomain(const ObjectReader& object, Field& field, Reading& reading)
{
    const auto min = object.whole("min");
    const auto max = object.whole("max");
    if (min && max && *min > *max) {
        reading.mistake("pack.out-of-range", *object.find("max"), {std::to_string(*max), std::to_string(*min), {}});
        return;
    }
    if (min) field.domain.lo = *min;
    if (max) field.domain.hi = *max;
}

/// Keys that only some fields can have.
void checkKeys(const ObjectReader& object, const Field& field)
{
    if (field.type != Field::Type::Number) object.refuse({"min", "max"}, "number");
    if (field.type != Field::Type::Text && field.type != Field::Type::Words) object.refuse({"choices"}, "text, words");
    if (!object.has("choices")) object.refuse({"open"}, "choices");
    if (field.type != Field::Type::Text || object.has("choices")) object.refuse({"form"}, "text");
    if (field.type != Field::Type::Words) object.refuse({"refers"}, "words");
    if (!field.refersToCards) object.refuse({"acyclic"}, "refers");
    if (object.has("derived")) object.refuse({"optional", "default", "refers", "acyclic", "printed"}, "derived");
}

}  // namespace

Field readField(const JsonNode& node, const Game& game, IdSet& taken, Reading& reading)
{
    const ObjectReader object(node, shapes::kField, reading);
    Field field;
    field.id = object.newId("id", taken);
    if (std::ranges::find(kReservedFields, field.id) != std::end(kReservedFields))
        reading.mistake("pack.reserved-id", *object.find("id"), {field.id});
    field.name = object.texts("name");
    field.about = object.texts("about");
    readTypes(object, game, field, reading);
    const auto type = object.oneOf("type", {"text", "number", "words", "flag"});
    if (!type) return field;
    field.type = static_cast<Field::Type>(*type);
    field.refersToCards = object.oneOf("refers", {"card"}).has_value();
    field.numberLists = object.oneOf("form", {"numbers"}).has_value();
    checkKeys(object, field);
    if (field.type == Field::Type::Number) readDomain(object, field, reading);
    else readChoices(object, field, reading);
    field.printed = object.flag("printed");
    if (field.type != Field::Type::Number) object.refuse({"printed"}, "number");
    field.optional = object.flag("optional");
    field.open = object.flag("open");
    field.acyclic = object.flag("acyclic");
    field.derived = object.text("derived");
    if (const JsonNode* preset = object.find("default")) field.preset = readPlainValue(*preset, field, reading);
    return field;
}

}  // namespace mazzo::carddata
