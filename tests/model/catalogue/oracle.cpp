// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/catalogue/oracle.h"

#include "model/text.h"

#include <algorithm>

namespace mazzo::tests::oracle {

namespace {

bool matches(const std::string& have, Comparison comparison, std::string_view asked)
{
    return comparison == Comparison::Contains ? have.find(asked) != std::string::npos : have == asked;
}

bool anyMatches(std::span<const std::string> all, Comparison comparison, std::string_view asked)
{
    return std::ranges::any_of(all, [&](const std::string& one) { return matches(one, comparison, asked); });
}

void append(std::vector<std::string>& all, const Texts& texts)
{
    for (const Texts::Entry& entry : texts.entries()) all.push_back(folded(entry.words));
}

/// Every number that the interval allows is tried, as far as it makes a difference.
Truth allOf(Interval have, Comparison comparison, int number)
{
    int yes = 0;
    int no = 0;
    for (int n = std::max(have.lo, -100); n <= std::min(have.hi, 100); ++n) {
        const bool holds = comparison == Comparison::Less           ? n < number
                           : comparison == Comparison::LessEqual    ? n <= number
                           : comparison == Comparison::Greater      ? n > number
                           : comparison == Comparison::GreaterEqual ? n >= number
                           : comparison == Comparison::NotEqual     ? n != number
                                                                    : n == number;
        ++(holds ? yes : no);
    }
    return no == 0 ? Truth::Yes : yes == 0 ? Truth::No : Truth::Unknown;
}

}  // namespace

Truth nameMatches(const Card& card, Comparison comparison, std::string_view asked)
{
    std::vector<std::string> names;
    append(names, card.name);
    for (const std::string& alias : card.aliases) names.push_back(folded(alias));
    const bool any = anyMatches(names, comparison, asked);
    return truth(comparison == Comparison::NotEqual ? !any : any);
}

Truth textMatches(const Card& card, Comparison comparison, std::string_view asked)
{
    std::vector<std::string> known;
    append(known, card.text);
    for (const Ruling& ruling : card.rulings) append(known, ruling.text);
    const bool isUnknown = card.textState == Card::TextState::Unknown;
    const Truth any = anyMatches(known, comparison, asked) ? Truth::Yes : isUnknown ? Truth::Unknown : Truth::No;
    if (comparison != Comparison::NotEqual) return any;
    return known.empty() && !isUnknown ? Truth::No : !any;
}

Truth numberMatches(const Value& value, const Field& field, Comparison comparison, int number)
{
    if (isAbsent(value)) return Truth::No;
    const auto* interval = std::get_if<Interval>(&value);
    return allOf(interval != nullptr ? *interval : field.domain, comparison, number);
}

std::string_view cardNamed(std::span<const Card> cards, std::string_view asked)
{
    const auto named = std::ranges::find_if(
        cards, [&](const Card& card) { return nameMatches(card, Comparison::Equal, asked) == Truth::Yes; });
    return named == cards.end() ? std::string_view() : named->id;
}

Truth wordMatches(const Value& value, const Field& field, Comparison comparison, std::string_view asked,
                  std::string_view namedCard)
{
    if (isAbsent(value)) return Truth::No;
    if (std::holds_alternative<Unknown>(value)) return Truth::Unknown;
    std::vector<std::string> words;
    if (const auto* text = std::get_if<std::string>(&value)) words = {folded(*text)};
    else
        for (const std::string& word : std::get<Words>(value)) words.push_back(folded(word));

    const auto isMeant = [&](const std::string& word) {
        if (word == asked) return true;
        const auto namesIt = [&](const Texts& name) {
            return std::ranges::any_of(name.entries(),
                                       [&](const Texts::Entry& entry) { return folded(entry.words) == asked; });
        };
        if (std::ranges::any_of(field.choices,
                                [&](const Choice& choice) { return choice.id == word && namesIt(choice.name); }))
            return true;
        return field.refersToCards && namedCard == word;
    };
    const bool isFree = field.type == Field::Type::Text && field.choices.empty();
    if (comparison == Comparison::Contains && isFree) return truth(words.front().find(asked) != std::string::npos);
    if (comparison == Comparison::Contains) return truth(std::ranges::any_of(words, isMeant));
    const bool whole = words.size() == 1 && isMeant(words.front());
    return truth(whole == (comparison == Comparison::Equal));
}

}  // namespace mazzo::tests::oracle
