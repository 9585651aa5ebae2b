// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/tally.h"

#include <algorithm>

namespace mazzo::validators {

Interval Tally::sum(std::uint32_t place)
{
    std::optional<Interval>& known = m_sums[place];
    if (!known) known = added(m_tables.layout->sums[place]);
    return *known;
}

Interval Tally::added(const Layout::Sum& asked) const
{
    Interval total = Interval::exactly(0);
    for (const Line& line : lines()) {
        const Truth in = lineIn(asked.pile, line);
        if (in == Truth::No) continue;
        const auto [block, row] = m_tables.rows.find(line.row);
        const Number& number = block->number(asked.column, row);
        if (number.present == Truth::No) continue;
        Interval part = number.range * Interval::exactly(line.copies);
        if ((in & number.present) == Truth::Unknown) part = unite(part, Interval::exactly(0));
        total = total + part;
    }
    // A unknown card may have the field or lack it.
    for (const Deck::UnknownCard& unknownCard : m_deck->unknownCards()) {
        if (unknownCardIn(asked.pile, unknownCard.zone) == Truth::No) continue;
        const Interval domain = m_tables.layout->numbers[asked.column].domain;
        total = total + unite(domain * Interval::exactly(unknownCard.copies), Interval::exactly(0));
    }
    return total;
}

const Tally::List& Tally::list(std::uint32_t place)
{
    List& list = m_lists[place];
    if (!list.ready) collect(list, m_tables.layout->lists[place]);
    return list;
}

/// One entry for each word, certain if any card is certain to bring it.
void Tally::listWord(List& list, std::uint32_t word, bool certain)
{
    Stamp& seen = m_listed[word];
    if (seen.measure != m_list) {
        seen = {m_list, static_cast<std::uint32_t>(list.words.size())};
        list.words.push_back({word, certain});
    }
    if (!certain) return;
    list.words[seen.number].certain = true;
    list.certain[word / 64] |= Mask{1} << (word % 64);
}

void Tally::collect(List& list, const Layout::List& asked)
{
    ++m_list;
    if (m_listed.size() < m_tables.words) m_listed.resize(m_tables.words);
    list.certain.assign((m_tables.words + 63) / 64, 0);
    list.words.clear();
    list.complete = true;
    bool sureOfOne = false;  // a card whose one word is not known has one all the same
    std::int64_t guesses = 0;
    bool endless = false;
    std::uint32_t last = kNone;
    for (const Line& line : lines()) {
        const Truth in = lineIn(asked.pile, line);
        if (in == Truth::No) continue;
        const auto [block, row] = m_tables.rows.find(line.row);
        const WordView words = block->words(asked.column, row);
        // Most cards of a deck say what the one before said.
        const bool again = words.words.size() == 1 && words.words[0] == last && in == Truth::Yes;
        if (!again) {
            for (const std::uint32_t word : words.words) listWord(list, word, in == Truth::Yes);
            last = words.words.size() == 1 && in == Truth::Yes ? words.words[0] : kNone;
        }
        if (words.known) continue;
        list.complete = false;
        sureOfOne = sureOfOne || (words.single && in == Truth::Yes);
        endless = endless || !words.single;
        ++guesses;
    }
    for (const Deck::UnknownCard& unknownCard : m_deck->unknownCards()) {
        if (unknownCardIn(asked.pile, unknownCard.zone) == Truth::No) continue;
        list.complete = false;
        endless = true;
    }
    std::ranges::sort(list.words, {}, &Listed::word);
    const auto certain = static_cast<int>(std::ranges::count_if(list.words, &Listed::certain));
    const auto seen = static_cast<std::int64_t>(list.words.size());
    const std::int64_t most = m_tables.layout->words[asked.column].choices.value_or(Interval::kHighest);
    const std::int64_t highest = endless ? most : std::min(most, seen + guesses);
    list.length = {std::max(certain, sureOfOne ? 1 : 0), static_cast<int>(std::max<std::int64_t>(highest, seen))};
    list.ready = true;
}

}  // namespace mazzo::validators
