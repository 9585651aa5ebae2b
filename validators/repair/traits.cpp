// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/traits.h"

#include <algorithm>
#include <utility>

namespace mazzo::validators {

void addPlainTraits(std::vector<std::uint64_t>& traits, const RuleBook::Data& book, std::size_t zone, std::uint32_t row)
{
    const CardTable& cards = book.cards();
    for (const std::size_t each : {zone, std::size_t{0}}) {
        traits.insert(traits.end(), cards.yes(each, row), cards.yes(each, row) + cards.maskWords());
        traits.insert(traits.end(), cards.possible(each, row), cards.possible(each, row) + cards.maskWords());
    }
    for (std::uint32_t column = 0; column < book.plan().conditions.size(); ++column)
        traits.push_back(static_cast<std::uint64_t>(cards.condition(column, row)));
    for (std::uint32_t column = 0; column < book.plan().numbers.size(); ++column) {
        const Number& number = cards.number(column, row);
        traits.insert(traits.end(),
                      {static_cast<std::uint64_t>(number.present), static_cast<std::uint32_t>(number.range.lo),
                       static_cast<std::uint32_t>(number.range.hi)});
    }
    // The words that decide whether a card belongs to a pile, such as its colours.
    std::uint32_t last = EvaluationTables::kNone;
    for (const EvaluationPlan::Relation& relation : book.plan().relations) {
        if (std::exchange(last, relation.column) == relation.column) continue;
        const WordView words = cards.words(relation.column, row);
        traits.push_back(words.known);
        traits.push_back(words.words.size());
        traits.insert(traits.end(), words.words.begin(), words.words.end());
    }
}

void addTraits(std::vector<std::uint64_t>& traits, const RuleBook::Data& book, std::size_t zone, std::uint32_t row)
{
    const CardTable& cards = book.cards();
    addPlainTraits(traits, book, zone, row);
    const auto mayBeIn = [&](std::uint32_t pile) { return cards.inPile(pile, zone, row) != Truth::No; };
    for (std::uint32_t column = 0; column < book.plan().words.size(); ++column) {
        // A column that is only listed for piles the card cannot be in makes no difference: most names and ids.
        const auto lists = [&](const EvaluationPlan::List& list) { return list.column == column; };
        const auto listsIt = [&](const EvaluationPlan::List& list) {
            return list.column == column && mayBeIn(list.pile);
        };
        if (book.plan().words[column].subject != Subject::Field && std::ranges::any_of(book.plan().lists, lists) &&
            std::ranges::none_of(book.plan().lists, listsIt))
            continue;
        const WordView words = cards.words(column, row);
        traits.push_back(words.known);
        traits.push_back(words.words.size());
        traits.insert(traits.end(), words.words.begin(), words.words.end());
    }
}

std::vector<bool> sharesIdentity(const RuleBook::Data& book)
{
    std::vector<std::uint32_t> sizes(book.tables->groups().size());
    for (const std::uint32_t group : book.tables->groups()) ++sizes[group];
    std::vector<bool> shares;
    for (const std::uint32_t group : book.tables->groups()) shares.push_back(sizes[group] > 1);
    return shares;
}

std::size_t TraitNumbers::Hash::operator()(const std::vector<std::uint64_t>& traits) const
{
    std::uint64_t hash = traits.size();
    for (const std::uint64_t trait : traits) hash = (hash ^ trait) * 0x9E3779B97F4A7C15 + (hash >> 29);
    return hash;
}

}  // namespace mazzo::validators
