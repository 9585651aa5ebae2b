// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/value_reader.h"

#include "carddata/pack/json_reader.h"
#include "carddata/pack/known_ids.h"
#include "model/printed_text.h"

#include <algorithm>
#include <array>

namespace mazzo::carddata {

namespace {

void checkChoice(const JsonNode& node, const std::string& word, const Field& field, Reading& reading)
{
    if (field.choices.empty() || std::ranges::find(field.choices, word, &Choice::id) != field.choices.end()) return;
    reading.unknown("pack.unknown-choice", node, word, idsOf(field.choices));
}

std::string readWord(const JsonNode& node, const Field& field, Reading& reading)
{
    std::string word = readText(node, reading);
    if (!word.empty()) checkChoice(node, word, field, reading);
    return word;
}

Value readWords(const JsonNode& node, const Field& field, Reading& reading)
{
    const auto* list = node.as<JsonNode::List>();
    if (!list) {
        reading.wrongType(node, "list");
        return Unknown{};
    }
    Words words;
    for (const JsonNode& item : *list) words.push_back(readWord(item, field, reading));
    return words;
}

/// A range leaves open what it does not say, as far as the field allows.
Value readRange(const ObjectReader& object, const Field& field, Reading& reading)
{
    if (field.type != Field::Type::Number) {
        object.refuse({"min", "max"}, "number");
        return Unknown{};
    }
    const Interval range{object.whole("min", field.domain).value_or(field.domain.lo),
                         object.whole("max", field.domain).value_or(field.domain.hi)};
    if (range.lo <= range.hi) return range;
    reading.mistake("pack.out-of-range", object.node(), {std::to_string(range.lo), {}, std::to_string(range.hi)});
    return Unknown{};
}

bool isRange(const ObjectReader& object) { return object.has("min") || object.has("max"); }

Value readStrict(const JsonNode& node, const Field& field, Reading& reading)
{
    if (!node.as<JsonNode::Object>()) return node.isNull() ? Value(Unknown{}) : readPlainValue(node, field, reading);
    const ObjectReader range(node, shapes::kRange, reading);
    if (!isRange(range)) range.require("min");
    return readRange(range, field, reading);
}

Value readObjectValue(const ObjectReader& object, const Field& field, Reading& reading)
{
    if (const JsonNode* value = object.find("value")) {
        object.refuse({"min", "max", "unknown"}, "value");
        return value->isNull() ? Value(Unknown{}) : readPlainValue(*value, field, reading);
    }
    if (object.flag("unknown")) {
        object.refuse({"min", "max"}, "unknown");
        return Unknown{};
    }
    if (isRange(object)) return readRange(object, field, reading);
    object.require("value");
    return Unknown{};
}

/// What a card prints where others have a number: "X", "*", "1+*". A number written as a text is a mistake.
Value readPrintedText(const JsonNode& node, Reading& reading)
{
    std::string text = readText(node, reading);
    if (text.empty()) return Unknown{};
    if (text.size() > kMaxPrintedText) {
        reading.mistake("pack.too-large", node, {std::to_string(text.size()), std::to_string(kMaxPrintedText)});
    } else if (!isPrintedText(text)) {
        reading.wrongType(node, "number");
        return Unknown{};
    }
    return text;
}

}  // namespace

Value readPlainValue(const JsonNode& node, const Field& field, Reading& reading)
{
    switch (field.type) {
    case Field::Type::Number:
        if (field.printed && node.as<std::string>()) return readPrintedText(node, reading);
        if (const auto number = readWhole(node, field.domain, reading)) return Interval::exactly(*number);
        return Unknown{};
    case Field::Type::Words: return readWords(node, field, reading);
    case Field::Type::Flag:
        if (const bool* flag = node.as<bool>()) return *flag;
        reading.wrongType(node, "flag");
        return Unknown{};
    case Field::Type::Text: break;
    }
    return readWord(node, field, reading);
}

FieldValue readFieldValue(const JsonNode& node, const Field& field, Origin otherwise, Reading& reading)
{
    FieldValue fieldValue;
    fieldValue.origin = otherwise;
    if (node.isNull()) {
        fieldValue.value = Unknown{};
    } else if (node.as<JsonNode::Object>()) {
        const ObjectReader object(node, shapes::kFieldValue, reading);
        fieldValue.value = readObjectValue(object, field, reading);
        fieldValue.origin = readOrigin(object.find("origin"), otherwise, reading);
        fieldValue.clause = object.clauseId("clause");
        fieldValue.note = object.texts("note");
        if (const JsonNode* strict = object.find("strict")) fieldValue.certain = readStrict(*strict, field, reading);
    } else {
        fieldValue.value = readPlainValue(node, field, reading);
    }
    return fieldValue;
}

Origin readOrigin(const JsonNode* node, Origin otherwise, Reading& reading)
{
    // A player's own values are never in a pack.
    static constexpr std::array kOrigins{Origin::Rulebook, Origin::Derived, Origin::Provisional, Origin::Sample};
    if (!node) return otherwise;
    const std::string word = readText(*node, reading);
    if (word.empty()) return otherwise;
    const auto found = std::ranges::find(kOrigins, word, &idOf);
    if (found != kOrigins.end()) return *found;
    std::vector<std::string_view> ids;
    for (const Origin origin : kOrigins) ids.push_back(idOf(origin));
    reading.unknown("pack.unknown-choice", *node, word, ids);
    return otherwise;
}

}  // namespace mazzo::carddata
