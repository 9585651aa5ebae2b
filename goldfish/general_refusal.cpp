// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/general_refusal.h"

#include <algorithm>
#include <charconv>

namespace mazzo::goldfish {

namespace {

bool isAnswer(const Action& action)
{
    return action.is("pick") || action.is("yes") || action.is("no") || action.is("skip");
}

bool isBetween(std::string_view word, std::pair<int, int> bounds)
{
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc{} && end == word.data() + word.size() && number >= bounds.first &&
           number <= bounds.second;
}

bool allows(const Offer::Part& part, const Action::Part& named)
{
    if (part.numbers)
        return std::ranges::all_of(named.operands,
                                   [&part](const Operand& operand) { return isBetween(operand.word, *part.numbers); });
    return std::ranges::all_of(named.operands, [&part](const Operand& operand) {
        return std::ranges::any_of(part.choices, [&operand](const Operand& choice) {
            return operand.card == noCard ? choice.word == operand.word : choice.card == operand.card;
        });
    });
}

/// What the part with that index can be, in any of the offers: a number in a range, or one of the choices.
std::optional<Note> candidates(const std::vector<const Offer*>& offers, std::size_t index)
{
    std::vector<CardIndex> cards;
    std::string words;
    for (const Offer* offer : offers) {
        const Offer::Part& part = offer->parts[index];
        if (part.accepts || part.anyCard) return std::nullopt;
        if (part.numbers) return Note{offer->note.clause, "only-numbers", {part.numbers->first, part.numbers->second}};
        for (const Operand& choice : part.choices) {
            if (choice.card == noCard) words += (words.empty() ? "" : ", ") + choice.word;
            else if (std::ranges::find(cards, choice.card) == cards.end()) cards.push_back(choice.card);
        }
    }
    const std::string& clause = offers.front()->note.clause;
    if (words.empty()) return Note{clause, "only-candidates", {std::move(cards)}};
    return cards.empty() ? std::optional(Note{clause, "only-candidates", {std::move(words)}}) : std::nullopt;
}

}  // namespace

std::optional<Note> generalRefusal(const Table& table, const Action& action)
{
    if (isAnswer(action) && !table.question) return Note{{}, "no-question", {}};
    std::vector<const Offer*> offers;
    for (const Offer& offer : table.offers)
        if (offer.verb == action.verb && !offer.unlisted && !offer.parts.empty()) offers.push_back(&offer);
    for (std::size_t i = 0; i < action.parts.size() && !offers.empty(); ++i) {
        std::erase_if(offers, [i](const Offer* offer) { return offer->parts.size() <= i; });
        std::vector<const Offer*> fitting;
        for (const Offer* offer : offers)
            if (allows(offer->parts[i], action.parts[i])) fitting.push_back(offer);
        if (fitting.empty() && !offers.empty()) return candidates(offers, i);
        offers = std::move(fitting);
    }
    return std::nullopt;
}

}  // namespace mazzo::goldfish
