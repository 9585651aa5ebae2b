// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/list_conditions.h"

#include <algorithm>

namespace mazzo::validators {

std::vector<std::uint32_t> ListConditions::words(const ExpressionContext& context, NodeIndex list)
{
    if (!isOwn(context, list)) return m_model.lists.words(context.bound.indexOf(list));
    const WordView own = ownWords(context, list);
    return {own.words.begin(), own.words.end()};
}

Linear ListConditions::mayHold(const ExpressionContext& context, NodeIndex list, std::uint32_t word)
{
    if (!isOwn(context, list)) return m_model.lists.mayHold(context.bound.indexOf(list), word);
    return Linear(std::ranges::binary_search(ownWords(context, list).words, word) ? 1 : 0);
}

Linear ListConditions::surelyHolds(const ExpressionContext& context, NodeIndex list, std::uint32_t word)
{
    return isOwn(context, list) ? mayHold(context, list, word)
                                : m_model.lists.surelyHolds(context.bound.indexOf(list), word);
}

Linear ListConditions::unknownWords(const ExpressionContext& context, NodeIndex list) const
{
    return isOwn(context, list) ? Linear(ownWords(context, list).known || context.assumeBest ? 0 : 1)
                                : m_model.lists.unknownWords(context.bound.indexOf(list));
}

Linear ListConditions::keptUnknownWords(const ExpressionContext& context, NodeIndex list) const
{
    return isOwn(context, list) ? Linear(context.assumeBest && !ownWords(context, list).known ? 1 : 0)
                                : m_model.lists.keptUnknownWords(context.bound.indexOf(list));
}

/// A list over a pile that depends on the deck is left to the check of the solution.
bool ListConditions::areListsPlain(const ExpressionContext& context, const Node& node) const
{
    return std::ranges::all_of(context.bound.syntax.children(node), [&](NodeIndex list) {
        return isOwn(context, list) || !m_model.deck.isRelated(m_book.plan().lists[context.bound.indexOf(list)].pile);
    });
}

bool ListConditions::hasAll(Switch on, const ExpressionContext& context, const Node& node, bool expected)
{
    if (!areListsPlain(context, node)) return false;
    if (!expected) {
        share(on, context, node, false);
        return true;
    }
    const NodeIndex list = context.bound.syntax.child(node, 0);
    const NodeIndex within = context.bound.syntax.child(node, 1);
    m_switches.atMostZero(on, unknownWords(context, list));
    const Linear open = keptUnknownWords(context, within);
    for (const std::uint32_t word : words(context, list))
        m_switches.atMostZero(on, mayHold(context, list, word) - surelyHolds(context, within, word) - open);
    return true;
}

bool ListConditions::hasAny(Switch on, const ExpressionContext& context, const Node& node, bool expected)
{
    if (!areListsPlain(context, node)) return false;
    if (expected) {
        share(on, context, node, true);
        return true;
    }
    const NodeIndex list = context.bound.syntax.child(node, 0);
    const NodeIndex within = context.bound.syntax.child(node, 1);
    m_switches.atMostZero(on, unknownWords(context, list));
    m_switches.atMostZero(on, unknownWords(context, within));
    for (const std::uint32_t word : words(context, list)) {
        m_switches.atMostZero(on, mayHold(context, list, word) + mayHold(context, within, word) + Linear(-1));
    }
    return true;
}

/// Some word of the first list certainly is in the second list, or certainly is not.
void ListConditions::share(Switch on, const ExpressionContext& context, const Node& node, bool inBoth)
{
    const NodeIndex list = context.bound.syntax.child(node, 0);
    const NodeIndex within = context.bound.syntax.child(node, 1);
    std::vector<Switch> alternatives;
    for (const std::uint32_t word : words(context, list)) {
        const Switch alternative = alternatives.emplace_back(m_switches.add());
        m_switches.atMostZero(alternative, Linear(1) - surelyHolds(context, list, word));
        if (inBoth) m_switches.atMostZero(alternative, Linear(1) - surelyHolds(context, within, word));
        else m_switches.atMostZero(alternative, mayHold(context, within, word));
    }
    // A word of a card whose words are unknown may be the one that is needed.
    for (const NodeIndex each : {list, within}) {
        if (each == within && !inBoth) continue;
        const Linear open = keptUnknownWords(context, each);
        if (m_switches.program().highest(open) > 0)
            m_switches.atMostZero(alternatives.emplace_back(m_switches.add()), Linear(1) - open);
    }
    if (!inBoth) m_switches.atMostZero(on, unknownWords(context, within));
    m_switches.oneOf(on, alternatives);
}

}  // namespace mazzo::validators
