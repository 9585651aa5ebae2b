// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/answers.h"

#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

Truth compared(Interval have, Comparison comparison, Interval bound)
{
    switch (comparison) {
    case Comparison::Contains:
    case Comparison::Equal: return equal(have, bound);
    case Comparison::NotEqual: return !equal(have, bound);
    case Comparison::Less: return less(have, bound);
    case Comparison::LessEqual: return lessOrEqual(have, bound);
    case Comparison::Greater: return less(bound, have);
    case Comparison::GreaterEqual: return lessOrEqual(bound, have);
    }
    return Truth::Unknown;
}

std::optional<Interval> numberIn(const Value& value, const Field& field)
{
    // A printed text such as "X" is no number, and never turns out to be one.
    if (isAbsent(value) || std::holds_alternative<std::string>(value)) return std::nullopt;
    const Interval* number = std::get_if<Interval>(&value);
    return number ? *number : field.domain;
}

std::optional<Words> wordsIn(const Value& value)
{
    if (const auto* text = std::get_if<std::string>(&value)) return Words{*text};
    if (const auto* words = std::get_if<Words>(&value)) return *words;
    if (const auto* flag = std::get_if<bool>(&value)) return Words{*flag ? "yes" : "no"};
    if (const auto* number = std::get_if<Interval>(&value); number && number->isExact())
        return Words{std::to_string(number->lo)};
    return isAbsent(value) ? std::optional(Words{}) : std::nullopt;
}

std::vector<std::string> meaningsIn(const Field& field, std::string_view text)
{
    std::vector<std::string> meanings{std::string(text)};
    for (const Choice& choice : field.choices) {
        const auto& names = choice.name.entries();
        if (std::ranges::any_of(names, [&](const Texts::Entry& name) { return folded(name.words) == text; }))
            meanings.push_back(folded(choice.id));
    }
    return meanings;
}

Truth wordAnswer(const Value& value, const Field& field, Comparison comparison, std::string_view text,
                 std::span<const std::string> meanings)
{
    if (isAbsent(value)) return Truth::No;
    const auto words = wordsIn(value);
    if (!words) return Truth::Unknown;
    const auto isMeant = [&](const std::string& word) {
        return std::ranges::find(meanings, folded(word)) != meanings.end();
    };
    const bool freeText = field.type == Field::Type::Text && field.choices.empty();
    if (comparison == Comparison::Contains && freeText)
        return truth(folded(words->front()).find(text) != std::string::npos);
    if (comparison == Comparison::Contains) return truth(std::ranges::any_of(*words, isMeant));
    const bool whole = words->size() == 1 && isMeant(words->front());
    return truth(whole == (comparison == Comparison::Equal));
}

std::string_view wantedId(const Game& game, std::string_view folded)
{
    if (folded.starts_with(game.id) && folded.substr(game.id.size()).starts_with(':'))
        folded.remove_prefix(game.id.size() + 1);
    return folded;
}

}  // namespace mazzo::model
