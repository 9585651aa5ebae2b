// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/value_text.h"

#include "model/printed_text.h"
#include "model/text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace mazzo::carddata {

namespace {

constexpr std::size_t kLongestText = 8192;
constexpr std::string_view kBlanks = " \t\n\r\f\v";

tl::unexpected<Error> unreadable(const char* code, const Field& field, std::string_view text)
{
    return failure({Error::Kind::Parse, code, {}, {field.id, std::string(text)}, {}});
}

/// What cards print instead of a number: X, *, 1+*, X+1, 2X. Packs may declare more; what a player types is taken only
/// if it cannot be a number or a word with a typing mistake.
bool isTypedFormula(std::string_view text)
{
    constexpr std::string_view kPlaceholders = "XYZ*";
    constexpr std::string_view kOthers = "0123456789+-/";
    const auto isPlaceholder = [&](char c) { return kPlaceholders.find(c) != std::string_view::npos; };
    const auto isKnown = [&](char c) { return isPlaceholder(c) || kOthers.find(c) != std::string_view::npos; };
    const auto bothAre = [&](char a, char b) { return isPlaceholder(a) && isPlaceholder(b); };
    return isPrintedText(text) && std::ranges::all_of(text, isKnown) && std::ranges::any_of(text, isPlaceholder) &&
           std::ranges::adjacent_find(text, bothAre) == text.end();
}

Result<Value> parseNumber(const Field& field, std::string_view text)
{
    int number = 0;
    const char* const last = text.data() + text.size();
    const auto [end, problem] = std::from_chars(text.data(), last, number);
    // The two extremes stand for "no bound" in an interval.
    const bool isNumber = problem == std::errc() && end == last && number != Interval::kLowest &&
                          number != Interval::kHighest;
    if (isNumber) return Interval::exactly(number);
    if (field.printed && isTypedFormula(text)) return std::string(text);
    return unreadable("value.not-a-number", field, text);
}

Result<Value> parseFlag(const Field& field, std::string_view text)
{
    static constexpr std::array<std::string_view, 6> kYes{"yes", "y", "si", "s", "true", "vero"};
    static constexpr std::array<std::string_view, 4> kNo{"no", "n", "false", "falso"};
    const std::string word = folded(text);
    if (std::ranges::find(kYes, word) != kYes.end()) return true;
    if (std::ranges::find(kNo, word) != kNo.end()) return false;
    return unreadable("value.not-yes-or-no", field, text);
}

tl::unexpected<Error> notAChoice(const Field& field, std::string_view text)
{
    Error error{Error::Kind::Refused, "value.not-in-domain", {}, {field.id, std::string(text)}, {}};
    for (const Choice& choice : field.choices) error.args.push_back(choice.id);
    return failure(std::move(error));
}

Result<Value> parseText(const Field& field, std::string_view text)
{
    if (field.choices.empty()) return std::string(text);
    const Choice* choice = field.choice(text);
    if (!choice) return notAChoice(field, text);
    return choice->id;
}

std::vector<std::string_view> split(std::string_view text, std::string_view separators)
{
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(separators), text.size());
        if (const std::string_view part = trimmed(text.substr(0, end)); !part.empty()) parts.push_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

Result<Value> parseWords(const Field& field, std::string_view text)
{
    Words words;
    const auto add = [&words](std::string word) {
        if (std::ranges::find(words, word) == words.end()) words.push_back(std::move(word));
    };
    for (const std::string_view part : split(text, ",")) {
        // A choice's name may hold blanks, so the whole part is tried before its words.
        if (const Choice* whole = field.choice(part)) {
            add(whole->id);
            continue;
        }
        for (const std::string_view word : split(part, kBlanks)) {
            const Choice* choice = field.choice(word);
            if (!choice && !field.choices.empty()) return notAChoice(field, word);
            add(choice ? choice->id : std::string(word));
        }
    }
    return words;
}

}  // namespace

Result<Value> parseValue(const Field& field, std::string_view text)
{
    if (text.size() > kLongestText)
        return failure({Error::Kind::Limit, "value.too-long", {}, {field.id, std::to_string(kLongestText)}, {}});
    if (brokenUtf8(text)) return failure({Error::Kind::Parse, "value.broken-utf8", {}, {field.id}, {}});
    const std::string_view value = trimmed(text);
    // No words at all is a list, too.
    if (value.empty() && field.type != Field::Type::Words)
        return failure({Error::Kind::Parse, "value.empty", {}, {field.id}, {}});
    switch (field.type) {
    case Field::Type::Number: return parseNumber(field, value);
    case Field::Type::Flag: return parseFlag(field, value);
    case Field::Type::Words: return parseWords(field, value);
    case Field::Type::Text: break;
    }
    return parseText(field, value);
}

std::string valueText(const Value& value)
{
    if (const auto* number = std::get_if<Interval>(&value))
        return number->isExact() ? std::to_string(number->lo) : std::string();
    if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "yes" : "no";
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    std::string joined;
    if (const auto* words = std::get_if<Words>(&value))
        for (const std::string& word : *words) joined.append(joined.empty() ? "" : ", ").append(word);
    return joined;
}

}  // namespace mazzo::carddata
