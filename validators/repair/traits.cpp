// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/traits.h"

#include <algorithm>

namespace mazzo::validators {

void addTraits(std::vector<std::uint64_t>& traits, const RuleBook::Data& book, std::size_t zone, std::uint32_t row)
{
    const RowBlock& block = *book.block;
    traits.insert(traits.end(), {block.classOf(zone, row), block.classOf(0, row)});
    for (std::uint32_t column = 0; column < book.layout.questions.size(); ++column)
        traits.push_back(static_cast<std::uint64_t>(block.truth(column, row)));
    for (std::uint32_t column = 0; column < book.layout.numbers.size(); ++column) {
        const Number& number = block.number(column, row);
        traits.insert(traits.end(),
                      {static_cast<std::uint64_t>(number.present), static_cast<std::uint32_t>(number.range.lo),
                       static_cast<std::uint32_t>(number.range.hi)});
    }
    const auto mayLieIn = [&](std::uint32_t pile) {
        return (block.possible(zone, row)[pile / 64] >> (pile % 64)) & 1U;
    };
    for (std::uint32_t column = 0; column < book.layout.words.size(); ++column) {
        // A column that is only listed over piles the card cannot lie in makes no difference: most names and ids.
        const auto lists = [&](const Layout::List& list) { return list.column == column; };
        const auto listsIt = [&](const Layout::List& list) { return list.column == column && mayLieIn(list.pile); };
        if (book.layout.words[column].subject != Subject::Field && std::ranges::any_of(book.layout.lists, lists) &&
            std::ranges::none_of(book.layout.lists, listsIt))
            continue;
        const WordView words = block.words(column, row);
        traits.push_back(words.known);
        traits.push_back(words.words.size());
        traits.insert(traits.end(), words.words.begin(), words.words.end());
    }
}

std::vector<bool> sharesIdentity(const RuleBook::Data& book)
{
    std::vector<std::uint32_t> sizes(book.groups.size());
    for (const std::uint32_t group : book.groups) ++sizes[group];
    std::vector<bool> shares;
    for (const std::uint32_t group : book.groups) shares.push_back(sizes[group] > 1);
    return shares;
}

std::size_t TraitNumbers::Hash::operator()(const std::vector<std::uint64_t>& traits) const
{
    std::uint64_t hash = traits.size();
    for (const std::uint64_t trait : traits) hash = (hash ^ trait) * 0x9E3779B97F4A7C15 + (hash >> 29);
    return hash;
}

}  // namespace mazzo::validators
