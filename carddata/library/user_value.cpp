// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/user_value.h"

#include "carddata/library/value_text.h"
#include "model/number_lists.h"
#include "model/printed_text.h"

#include <algorithm>

namespace mazzo::carddata {

namespace {

tl::unexpected<Error> refused(const char* code, std::string_view field, const Value& value, std::string known = {})
{
    Error error{Error::Kind::Refused, code, {}, {std::string(field), valueText(value)}, {}};
    if (!known.empty()) error.args.push_back(std::move(known));
    return failure(std::move(error));
}

bool hasTypeOf(const Field& field, const Value& value)
{
    switch (field.type) {
    case Field::Type::Number:
        if (const auto* printed = std::get_if<std::string>(&value)) return field.printed && isPrintedText(*printed);
        return std::holds_alternative<Interval>(value) && isKnown(value);
    case Field::Type::Flag: return std::holds_alternative<bool>(value);
    case Field::Type::Words: return std::holds_alternative<Words>(value);
    case Field::Type::Text: break;
    }
    return std::holds_alternative<std::string>(value);
}

Result<void> within(const Field& field, const Value& value, const Interval& bounds)
{
    const auto* interval = std::get_if<Interval>(&value);
    // A text such as X is no number, so it cannot be what is known to be within bounds.
    if (interval == nullptr)
        return bounds == field.domain ? Result<void>()
                                      : refused("value.known-otherwise", field.id, value, valueText(bounds));
    const int number = interval->lo;
    if (number < bounds.lo) return refused("value.below-bound", field.id, value, std::to_string(bounds.lo));
    if (number > bounds.hi) return refused("value.above-bound", field.id, value, std::to_string(bounds.hi));
    return {};
}

Result<void> amongChoices(const Field& field, const Value& value)
{
    const auto isChoice = [&field](const std::string& word) {
        return std::ranges::find(field.choices, word, &Choice::id) != field.choices.end();
    };
    bool fine = true;
    if (const auto* text = std::get_if<std::string>(&value); text && field.numberLists && !readNumberLists(*text))
        return refused("value.not-numbers", field.id, value);
    if (field.choices.empty()) return {};
    if (const auto* word = std::get_if<std::string>(&value)) fine = isChoice(*word);
    if (const auto* words = std::get_if<Words>(&value)) fine = std::ranges::all_of(*words, isChoice);
    if (fine) return {};
    auto error = refused("value.not-in-domain", field.id, value);
    for (const Choice& choice : field.choices) error.value().args.push_back(choice.id);
    return error;
}

/// Lists of words are the same in any order.
bool same(Value a, Value b)
{
    for (Value* value : {&a, &b})
        if (auto* words = std::get_if<Words>(value)) std::ranges::sort(*words);
    return a == b;
}

/// Does it agree with what is certain: an exact value, or the range of a number?
Result<void> agrees(const Field& field, const Value& value, const Value& certain)
{
    if (isKnown(certain))
        return same(value, certain) ? Result<void>()
                                    : refused("value.known-otherwise", field.id, value, valueText(certain));
    if (const auto* range = std::get_if<Interval>(&certain)) return within(field, value, *range);
    return {};
}

bool isReplaceable(Origin origin) { return origin == Origin::Provisional || origin == Origin::Sample; }

Result<void> textMayBe(const Card& card, const Value& value)
{
    const auto* text = std::get_if<std::string>(&value);
    if (!text || text->empty()) return refused("value.wrong-type", kTextField, value);
    if (card.textState != Card::TextState::Unknown)
        return refused("value.known-otherwise", kTextField, value, std::string(card.text.in("")));
    return {};
}

tl::unexpected<Error> noSuchField(std::string_view field)
{
    return failure({Error::Kind::NotFound, "value.no-such-field", {}, {std::string(field)}, {}});
}

}  // namespace

Result<Value> parseUserValue(const Game& game, std::string_view fieldId, std::string_view text)
{
    if (const auto index = game.field(fieldId)) return parseValue(game[*index], text);
    if (fieldId != kTextField) return noSuchField(fieldId);
    Field printed;
    printed.id = kTextField;
    return parseValue(printed, text);
}

Result<Value> parseUserValue(const Game& game, const Catalogue& catalogue, std::string_view field,
                             std::string_view text)
{
    auto value = parseUserValue(game, field, text);
    const auto index = game.field(field);
    auto* words = value && index && game[*index].refersToCards ? std::get_if<Words>(&*value) : nullptr;
    if (words)
        for (std::string& word : *words)
            if (const auto card = catalogue.find(word)) word = std::string(catalogue.id(*card));
    return value;
}

Result<void> mayBe(const Game& game, const Card& card, std::string_view fieldId, const Value& value)
{
    const auto index = game.field(fieldId);
    if (!index && fieldId == kTextField) return textMayBe(card, value);
    if (!index) return noSuchField(fieldId);
    const Field& field = game[*index];
    const FieldValue& fieldValue = card.values[at(*index)];
    if (!field.derived.empty()) return refused("value.derived", field.id, value);
    if (!field.appliesTo(card.type) || isAbsent(fieldValue.value)) return refused("value.absent", field.id, value);
    if (!hasTypeOf(field, value)) return refused("value.wrong-type", field.id, value);
    if (field.type == Field::Type::Number)
        if (auto fine = within(field, value, field.domain); !fine) return fine;
    if (auto fine = amongChoices(field, value); !fine) return fine;
    return agrees(field, value, isReplaceable(fieldValue.origin) ? fieldValue.certain : fieldValue.value);
}

Result<void> fitsField(const Field& field, TypeIndex type, const Value& value)
{
    if (!field.derived.empty()) return refused("value.derived", field.id, value);
    if (!field.appliesTo(type)) return refused("value.absent", field.id, value);
    if (std::holds_alternative<Unknown>(value)) return {};
    if (isAbsent(value)) return field.optional ? Result<void>() : refused("value.required", field.id, value);
    const auto* number = std::get_if<Interval>(&value);
    if (number ? field.type != Field::Type::Number : !hasTypeOf(field, value))
        return refused("value.wrong-type", field.id, value);
    if (!number) return amongChoices(field, value);
    if (number->lo > number->hi) return refused("value.not-a-number", field.id, value);
    for (const int bound : {number->lo, number->hi})
        if (bound != Interval::kLowest && bound != Interval::kHighest)
            if (auto fine = within(field, Interval::exactly(bound), field.domain); !fine) return fine;
    return {};
}

}  // namespace mazzo::carddata
