// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/deck_source.h"

#include <algorithm>

namespace mazzo::model {

Interval DeckSource::length(NodeIndex list) const
{
    if (m_bound.syntax[list].kind == Node::Kind::Values) {
        const DeckTotals::CurrentValue value(*m_totals, m_value);
        return m_totals->list(m_bound.indexOf(list)).length;
    }
    const WordView own = ownWords(list);
    if (own.known) return Interval::exactly(static_cast<int>(own.words.size()));
    if (!m_table) return Interval::atLeast(0);
    const EvaluationPlan::WordColumn& column = m_plan->words[m_bound.indexOf(list)];
    return column.isList ? Interval{0, column.maxWords} : Interval::exactly(1);
}

Truth DeckSource::contains(NodeIndex list, Word word) const
{
    if (m_bound.syntax[list].kind != Node::Kind::Values) {
        const WordView own = ownWords(list);
        return own.known ? truth(std::ranges::binary_search(own.words, word)) : Truth::Unknown;
    }
    const DeckTotals::CurrentValue value(*m_totals, m_value);
    const PileWords& values = m_totals->list(m_bound.indexOf(list));
    const auto found = std::ranges::lower_bound(values.words, word, {}, &ListedWord::word);
    if (found != values.words.end() && found->word == word) return truth(found->certain) | Truth::Unknown;
    return values.complete ? Truth::No : Truth::Unknown;
}

}  // namespace mazzo::model
