// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/layout.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

/// The position of the first item that the test accepts; the new item is put at the end if there is none.
template <class Item, class Same>
std::uint32_t positionOf(std::vector<Item>& items, Item item, Same same)
{
    const auto found = std::ranges::find_if(items, same);
    const auto position = static_cast<std::uint32_t>(found - items.begin());
    if (found == items.end()) items.push_back(std::move(item));
    return position;
}

template <class Item>
std::uint32_t positionOf(std::vector<Item>& items, Item item)
{
    return positionOf(items, item, [&](const Item& other) { return other == item; });
}

}  // namespace

std::uint32_t Layout::pile(Syntax query)
{
    const auto isZone = [](Node::Kind kind) { return kind == Node::Kind::InZone; };
    Pile pile{Query{query}, contains(query, query.root, isZone), fieldsUsed(query)};
    return positionOf(piles, std::move(pile), [&](const Pile& other) { return other.query.syntax == query; });
}

std::uint32_t Layout::question(Syntax query)
{
    return positionOf(questions, Query{query}, [&](const Query& other) { return other.syntax == query; });
}

std::uint32_t Layout::number(FieldIndex field, Interval domain)
{
    return positionOf(numbers, NumberColumn{field, domain, {}},
                      [&](const NumberColumn& other) { return other.field == field; });
}

std::uint32_t Layout::number(Formula formula)
{
    // Equal words may be bound to different settings only in different rule books, so the syntax tells formulas apart.
    const Syntax syntax = formula.syntax;
    return positionOf(numbers, NumberColumn{std::nullopt, {}, std::move(formula)},
                      [&](const NumberColumn& other) { return !other.field && other.formula.syntax == syntax; });
}

std::uint32_t Layout::wordsOf(WordColumn column) { return positionOf(words, column); }
std::uint32_t Layout::sum(Sum sum) { return positionOf(sums, sum); }
std::uint32_t Layout::list(List list) { return positionOf(lists, list); }
std::uint32_t Layout::copiesOf(std::uint32_t pile) { return positionOf(copies, pile); }

}  // namespace mazzo::validators
