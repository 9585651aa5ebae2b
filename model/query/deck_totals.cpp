// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/deck_totals.h"

#include "model/query/allowance_totals.h"
#include "model/query/matching.h"
#include "model/query/pile_sums.h"
#include "model/text.h"

#include <algorithm>
#include <bit>

namespace mazzo::model {

void DeckTotals::prepare()
{
    ++m_stamp;
    const EvaluationPlan& plan = m_tables->plan();
    m_maskWords = m_rows.base->maskWords();
    m_lineCount = 0;
    m_cardCount = 0;
    m_hasCards = false;
    growTo(m_lines, m_deck->entries().size());
    m_counts.assign(plan.piles.size(), {});
    growTo(m_lists, plan.lists.size());
    for (PileWords& list : m_lists) list.ready = false;
    for (PileWords& list : m_valueLists) list.ready = false;
    m_sums.assign(plan.sums.size(), std::nullopt);
}

void DeckTotals::prepareCards()
{
    const std::size_t entries = m_deck->entries().size();
    m_groupCount = 0;
    m_hasCards = true;
    growTo(m_cards, entries);
    growTo(m_cardYes, entries * m_maskWords);
    growTo(m_cardPossible, entries * m_maskWords);
    m_maxGroups = entries;
    m_copies.assign(m_tables->plan().copies.size() * m_maxGroups, {});
    growTo(m_cardNumber, m_rows.base->rows() + (m_rows.alternatives ? m_rows.alternatives->rows() : 0));
    growTo(m_groupNumber, m_tables->groups().size());
}

void DeckTotals::compute(const EvaluationTables& tables, const Deck& deck, const CardTable* alternatives,
                         std::span<const Replacement> replacements)
{
    m_tables = &tables;
    m_rows = {&tables.cards(), alternatives};
    m_deck = &deck;
    m_replacements = replacements;
    prepare();
    prepareCards();
    for (const Deck::Entry& entry : deck.entries()) addLine(entry, rowOf(entry.card));
    addLines();
    for (const Line& line : lines()) addCard(line);
}

void DeckTotals::computePiles(const EvaluationTables& tables, const Deck& deck)
{
    m_tables = &tables;
    m_rows = {&tables.cards(), nullptr};
    m_deck = &deck;
    m_replacements = {};
    prepare();
    for (const Deck::Entry& entry : deck.entries()) addLine(entry, static_cast<std::uint32_t>(entry.card));
    addLines();
}

inline void DeckTotals::addLine(const Deck::Entry& entry, std::uint32_t row)
{
    const auto [table, position] = m_rows.find(row);
    m_lines[m_lineCount++] = {row, entry.copies, table->yes(at(entry.zone), position),
                              table->possible(at(entry.zone), position)};
}

void DeckTotals::addLines()
{
    if (!m_tables->plan().related.empty()) relateLines();
    for (const Line& line : lines()) addCounts(line.yes, line.possible, line.copies);
    addUnknownCards();
}

/// Finds out which lines belong to the piles that depend on the deck. Their lists are of piles that don't.
void DeckTotals::relateLines()
{
    const EvaluationPlan& plan = m_tables->plan();
    for (const EvaluationPlan::Relation& relation : plan.relations)
        if (relation.list != EvaluationPlan::Relation::kCurrentValue) static_cast<void>(list(relation.list));
    growTo(m_related, 2 * m_maskWords * m_lineCount);
    Mask* next = m_related.data();
    for (Line& line : std::span(m_lines).first(m_lineCount)) {
        Mask* const yes = next;
        Mask* const possible = next + m_maskWords;
        std::copy_n(line.yes, m_maskWords, yes);
        std::copy_n(line.possible, m_maskWords, possible);
        for (const std::uint32_t pile : plan.related)
            if (CardTable::answer(yes, possible, pile) == Truth::Unknown)
                CardTable::setAnswer(yes, possible, pile, relatedAnswer(pile, line));
        line.yes = yes;
        line.possible = possible;
        next += 2 * m_maskWords;
    }
}

/// The answer of the variants that the relations leave possible.
Truth DeckTotals::relatedAnswer(std::uint32_t index, const Line& line) const
{
    const EvaluationPlan::Pile& pile = m_tables->plan().piles[index];
    std::size_t holds = 0;
    std::size_t open = 0;
    for (std::size_t i = 0; i < pile.relations.size(); ++i) {
        const Truth related = isRelated(m_tables->plan().relations[pile.relations[i]], line.row);
        if (related == Truth::Yes) holds |= std::size_t{1} << i;
        if (related == Truth::Unknown) open |= std::size_t{1} << i;
    }
    std::optional<Truth> common;
    for (std::size_t bits = 0; bits < pile.variants.size(); ++bits) {
        if ((bits & ~open) != holds) continue;
        const Truth answer = CardTable::answer(line.yes, line.possible, pile.variants[bits]);
        if (common.value_or(answer) != answer) return Truth::Unknown;
        common = answer;
    }
    return common.value_or(Truth::Unknown);
}

Truth DeckTotals::isRelated(const EvaluationPlan::Relation& relation, std::size_t row) const
{
    const auto [table, position] = m_rows.find(row);
    const WordView own = table->words(relation.column, position);
    if (!own.known) return Truth::Unknown;
    if (relation.list == EvaluationPlan::Relation::kCurrentValue) {
        if (!m_value) return Truth::Unknown;
        return truth(std::ranges::binary_search(own.words, *m_value) && (!relation.whole || own.words.size() == 1));
    }
    const PileWords& list = m_lists[relation.list];
    Truth all = Truth::Yes;
    for (const std::uint32_t word : own.words) {
        const auto found = std::ranges::lower_bound(list.words, word, {}, &ListedWord::word);
        const bool listed = found != list.words.end() && found->word == word;
        all = all & (listed ? truth(found->certain) | Truth::Unknown : truth(!list.complete) & Truth::Unknown);
    }
    return all;
}

void DeckTotals::addUnknownCards()
{
    for (const Deck::UnknownCard& unknown : m_deck->unknownCards()) addUnknownCard(unknown);
}

inline std::uint32_t DeckTotals::distinctCard(const Line& line)
{
    Stamped& card = m_cardNumber[line.row];
    const bool isNew = card.stamp != m_stamp;
    if (isNew) {
        card = {m_stamp, m_cardCount++};
        Stamped& group = m_groupNumber[m_tables->groupOf(cardOf(line.row))];
        if (group.stamp != m_stamp) group = {m_stamp, m_groupCount++};
        m_cards[card.number] = {line.row, group.number};
    }
    Mask* ownYes = m_cardYes.data() + card.number * m_maskWords;
    Mask* ownPossible = m_cardPossible.data() + card.number * m_maskWords;
    for (std::size_t word = 0; word < m_maskWords; ++word) {
        ownYes[word] = line.yes[word] | (isNew ? 0 : ownYes[word]);
        ownPossible[word] = line.possible[word] | (isNew ? 0 : ownPossible[word]);
    }
    return card.number;
}

inline void DeckTotals::addCard(const Line& line) { addCopies(line, m_cards[distinctCard(line)].group); }

void DeckTotals::addUnknownCard(const Deck::UnknownCard& unknown)
{
    const Mask* yes = m_tables->unknownCardYes(unknown.zone);
    const Mask* possible = m_tables->unknownCardPossible(unknown.zone);
    if (!m_tables->namedPiles().empty()) {
        m_unknownYes.assign(yes, yes + m_maskWords);
        m_unknownPossible.assign(possible, possible + m_maskWords);
        const std::string name = folded(unknown.name);
        for (const std::uint32_t pile : m_tables->namedPiles()) {
            const Syntax& query = m_tables->plan().piles[pile].query.syntax;
            CardTable::setAnswer(m_unknownYes.data(), m_unknownPossible.data(), pile,
                                 matchesUnknownCard(query, query.root, name, unknown.zone));
        }
        yes = m_unknownYes.data();
        possible = m_unknownPossible.data();
    }
    addCounts(yes, possible, unknown.copies);
}

inline void DeckTotals::addCounts(const Mask* yes, const Mask* possible, std::int64_t copies)
{
    for (std::size_t word = 0; word < m_maskWords; ++word) {
        for (Mask left = possible[word]; left != 0; left &= left - 1) {
            const auto bit = static_cast<std::size_t>(std::countr_zero(left));
            Bounds& count = m_counts[word * CardTable::kMaskBits + bit];
            count.lo += (yes[word] >> bit) & 1U ? copies : 0;
            count.hi += copies;
        }
    }
}

inline void DeckTotals::addCopies(const Line& line, std::uint32_t group)
{
    for (std::size_t word = 0; word < m_maskWords; ++word) {
        for (Mask left = line.possible[word] & m_tables->copiedPiles(word); left != 0; left &= left - 1) {
            const auto bit = static_cast<std::size_t>(std::countr_zero(left));
            const std::uint32_t index = m_tables->copiesIndex(word * CardTable::kMaskBits + bit);
            Bounds& own = m_copies[index * m_maxGroups + group];
            own.lo += (line.yes[word] >> bit) & 1U ? line.copies : 0;
            own.hi += line.copies;
        }
    }
}

Interval DeckTotals::count(std::uint32_t pile) const
{
    if (!m_value || !usesValue(pile)) return interval(m_counts[pile]);
    Bounds total;
    for (const Line& line : lines()) {
        const Truth in = lineIn(pile, line);
        total.lo += in == Truth::Yes ? line.copies : 0;
        total.hi += in != Truth::No ? line.copies : 0;
    }
    for (const Deck::UnknownCard& unknown : m_deck->unknownCards())
        if (unknownCardIn(pile, unknown) != Truth::No) total.hi += unknown.copies;
    return interval(total);
}

CardIndex DeckTotals::cardOf(std::size_t row) const
{
    for (const Replacement& other : m_replacements) {
        if (other.row == row) return other.card;
    }
    return static_cast<CardIndex>(row);
}

std::uint32_t DeckTotals::rowOf(CardIndex card) const
{
    for (const Replacement& other : m_replacements) {
        if (other.card == card) return other.row;
    }
    return static_cast<std::uint32_t>(card);
}

Interval DeckTotals::copies(std::uint32_t index, std::size_t row) const
{
    const CardIndex card = cardOf(row);
    Bounds total;
    if (!m_hasCards || (m_value && usesValue(m_tables->plan().copies[index]))) {
        total = countedCopies(m_tables->plan().copies[index], card);
    } else if (const Stamped& group = m_groupNumber[m_tables->groupOf(card)]; group.stamp == m_stamp) {
        total = m_copies[index * m_maxGroups + group.number];
    }
    if (m_tables->uncertainCopies() == UncertainCopies::Possible)
        total.hi += uncertainCopies(m_tables->plan().copies[index], card).hi;
    return interval(total);
}

DeckTotals::Bounds DeckTotals::countedCopies(std::uint32_t pile, CardIndex card) const
{
    Bounds total;
    for (const Line& line : lines()) {
        if (m_tables->groupOf(cardOf(line.row)) != m_tables->groupOf(card)) continue;
        const Truth in = lineIn(pile, line);
        total.lo += in == Truth::Yes ? line.copies : 0;
        total.hi += in != Truth::No ? line.copies : 0;
    }
    return total;
}

/// Cards of the pile that may turn out to be copies of the card.
DeckTotals::Bounds DeckTotals::uncertainCopies(std::uint32_t pile, CardIndex card) const
{
    Bounds total;
    for (const Deck::UnknownCard& unknown : m_deck->unknownCards())
        if (unknownCardIn(pile, unknown) != Truth::No) total.hi += unknown.copies;
    if (!m_tables->hasOpenIdentities()) return total;
    for (const Line& line : lines()) {
        const CardIndex other = cardOf(line.row);
        const bool sameGroup = m_tables->groupOf(other) == m_tables->groupOf(card);
        if (!sameGroup && lineIn(pile, line) != Truth::No && m_tables->mayBeCopies(card, other))
            total.hi += line.copies;
    }
    return total;
}

Truth DeckTotals::unknownCardIn(std::uint32_t pile, const Deck::UnknownCard& unknown) const
{
    if (std::ranges::binary_search(m_tables->namedPiles(), pile)) {
        const Syntax& query = m_tables->plan().piles[pile].query.syntax;
        return matchesUnknownCard(query, query.root, folded(unknown.name), unknown.zone);
    }
    return CardTable::answer(m_tables->unknownCardYes(unknown.zone), m_tables->unknownCardPossible(unknown.zone), pile);
}

Interval DeckTotals::sum(std::uint32_t index)
{
    if (m_value && usesValue(m_tables->plan().sums[index].pile)) return pileSum(*this, m_tables->plan().sums[index]);
    std::optional<Interval>& known = m_sums[index];
    if (!known) known = pileSum(*this, m_tables->plan().sums[index]);
    return *known;
}

Interval DeckTotals::sumOnce(std::uint32_t sum) const { return pileSumOnce(*this, m_tables->plan().sums[sum]); }
Interval DeckTotals::least(std::uint32_t sum) const { return pileLeast(*this, m_tables->plan().sums[sum]); }
Interval DeckTotals::greatest(std::uint32_t sum) const { return pileGreatest(*this, m_tables->plan().sums[sum]); }

Interval DeckTotals::unplaced(std::uint32_t allowances, std::span<const Interval> limits)
{
    return unplacedCopies(*this, m_flow, allowances, limits);
}

const PileWords& DeckTotals::list(std::uint32_t index)
{
    if (m_value && usesValue(m_tables->plan().lists[index].pile)) {
        growTo(m_valueLists, m_tables->plan().lists.size());
        PileWords& list = m_valueLists[index];
        if (!list.ready || list.value != *m_value) m_collector.collect(*this, m_tables->plan().lists[index], list);
        list.value = *m_value;
        return list;
    }
    PileWords& list = m_lists[index];
    if (!list.ready) m_collector.collect(*this, m_tables->plan().lists[index], list);
    return list;
}

}  // namespace mazzo::model
