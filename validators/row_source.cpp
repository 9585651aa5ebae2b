// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/row_source.h"

#include <algorithm>

namespace mazzo::validators {

Interval RowSource::length(NodeIndex list) const
{
    if (m_formula.syntax[list].kind == Node::Kind::Values) return m_tally->list(m_formula.place(list)).length;
    const WordView words = ownWords(list);
    if (words.known) return Interval::exactly(static_cast<int>(words.words.size()));
    return words.single ? Interval::exactly(1) : Interval::atLeast(0);
}

Truth RowSource::contains(NodeIndex list, Word word) const
{
    if (m_formula.syntax[list].kind != Node::Kind::Values) {
        const WordView words = ownWords(list);
        return words.known ? truth(std::ranges::binary_search(words.words, word)) : Truth::Unknown;
    }
    const Tally::List& values = m_tally->list(m_formula.place(list));
    const auto found = std::ranges::lower_bound(values.words, word, {}, &Tally::Listed::word);
    if (found != values.words.end() && found->word == word) return truth(found->certain) | Truth::Unknown;
    return values.complete ? Truth::No : Truth::Unknown;
}

}  // namespace mazzo::validators
