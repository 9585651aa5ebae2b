// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/rule_model.h"

#include <algorithm>

namespace mazzo::validators {

std::vector<std::uint32_t> RuleModel::words(const Context& context, NodeIndex list)
{
    if (!isOwn(context, list)) return m_deck.words(context.formula.place(list));
    const WordView own = ownWords(context, list);
    return {own.words.begin(), own.words.end()};
}

Linear RuleModel::mayHold(const Context& context, NodeIndex list, std::uint32_t word)
{
    if (!isOwn(context, list)) return m_deck.mayHold(context.formula.place(list), word);
    return Linear(std::ranges::binary_search(ownWords(context, list).words, word) ? 1 : 0);
}

Linear RuleModel::surelyHolds(const Context& context, NodeIndex list, std::uint32_t word)
{
    return isOwn(context, list) ? mayHold(context, list, word) : m_deck.surelyHolds(context.formula.place(list), word);
}

Linear RuleModel::unknownWords(const Context& context, NodeIndex list) const
{
    return isOwn(context, list) ? Linear(ownWords(context, list).known ? 0 : 1)
                                : m_deck.unknownWords(context.formula.place(list));
}

void RuleModel::hasAll(Switch on, const Context& context, const Node& node, bool wanted)
{
    if (!wanted) return share(on, context, node, false);
    const NodeIndex list = context.formula.syntax.child(node, 0);
    const NodeIndex within = context.formula.syntax.child(node, 1);
    atMostZero(on, unknownWords(context, list));
    for (const std::uint32_t word : words(context, list))
        atMostZero(on, mayHold(context, list, word) - surelyHolds(context, within, word));
}

void RuleModel::hasAny(Switch on, const Context& context, const Node& node, bool wanted)
{
    if (wanted) return share(on, context, node, true);
    const NodeIndex list = context.formula.syntax.child(node, 0);
    const NodeIndex within = context.formula.syntax.child(node, 1);
    atMostZero(on, unknownWords(context, list));
    atMostZero(on, unknownWords(context, within));
    for (const std::uint32_t word : words(context, list)) {
        atMostZero(on, mayHold(context, list, word) + mayHold(context, within, word) + Linear(-1));
    }
}

/// Some word of the first list surely is in the second, or surely is not.
void RuleModel::share(Switch on, const Context& context, const Node& node, bool inBoth)
{
    const NodeIndex list = context.formula.syntax.child(node, 0);
    const NodeIndex within = context.formula.syntax.child(node, 1);
    std::vector<Switch> ways;
    for (const std::uint32_t word : words(context, list)) {
        const Switch way = ways.emplace_back(newSwitch());
        atMostZero(way, Linear(1) - surelyHolds(context, list, word));
        if (inBoth) atMostZero(way, Linear(1) - surelyHolds(context, within, word));
        else atMostZero(way, mayHold(context, within, word));
    }
    if (!inBoth) atMostZero(on, unknownWords(context, within));
    oneOf(on, ways);
}

}  // namespace mazzo::validators
