// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/deck_totals.h"

#include "model/query/matching.h"
#include "model/text.h"

#include <algorithm>
#include <bit>
#include <map>

namespace mazzo::model {

namespace {

template <class Item>
void growTo(std::vector<Item>& list, std::size_t size)
{
    if (list.size() < size) list.resize(size);
}

}  // namespace

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
    for (List& list : m_lists) list.ready = false;
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
    for (const Deck::Entry& entry : deck.entries()) addCard(addLine(entry, rowOf(entry.card)));
    addUnknownCards();
}

void DeckTotals::computePiles(const EvaluationTables& tables, const Deck& deck)
{
    m_tables = &tables;
    m_rows = {&tables.cards(), nullptr};
    m_deck = &deck;
    m_replacements = {};
    prepare();
    for (const Deck::Entry& entry : deck.entries()) addLine(entry, static_cast<std::uint32_t>(entry.card));
    addUnknownCards();
}

inline const DeckTotals::Line& DeckTotals::addLine(const Deck::Entry& entry, std::uint32_t row)
{
    const auto [table, position] = m_rows.find(row);
    Line& line = m_lines[m_lineCount++];
    line = {row, entry.copies, table->yes(at(entry.zone), position), table->possible(at(entry.zone), position)};
    addCounts(line.yes, line.possible, entry.copies);
    return line;
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
    if (!m_hasCards) {
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
    std::optional<Interval>& known = m_sums[index];
    if (!known) known = added(m_tables->plan().sums[index]);
    return *known;
}

Interval DeckTotals::added(const EvaluationPlan::Sum& wanted) const
{
    Interval total = Interval::exactly(0);
    for (const Line& line : lines()) {
        const Truth in = lineIn(wanted.pile, line);
        if (in == Truth::No) continue;
        const auto [table, row] = m_rows.find(line.row);
        const Number& number = table->number(wanted.column, row);
        if (number.present == Truth::No) continue;
        Interval part = number.range * Interval::exactly(line.copies);
        if ((in & number.present) == Truth::Unknown) part = unite(part, Interval::exactly(0));
        total = total + part;
    }
    // A card that is not in the catalogue may have the field or lack it.
    for (const Deck::UnknownCard& unknown : m_deck->unknownCards()) {
        if (unknownCardIn(wanted.pile, unknown) == Truth::No) continue;
        const Interval domain = m_tables->plan().numbers[wanted.column].domain;
        total = total + unite(domain * Interval::exactly(unknown.copies), Interval::exactly(0));
    }
    return total;
}

const DeckTotals::List& DeckTotals::list(std::uint32_t index)
{
    List& list = m_lists[index];
    if (!list.ready) collect(list, m_tables->plan().lists[index]);
    return list;
}

/// Each word once; certain if any card certainly has it.
void DeckTotals::addWord(List& list, std::uint32_t word, bool certain)
{
    Stamped& seen = m_listed[word];
    if (seen.stamp != m_listStamp) {
        seen = {m_listStamp, static_cast<std::uint32_t>(list.words.size())};
        list.words.push_back({word, certain});
    }
    if (certain) list.words[seen.number].certain = true;
}

void DeckTotals::collect(List& list, const EvaluationPlan::List& wanted)
{
    ++m_listStamp;
    if (m_listed.size() < m_tables->words().size()) m_listed.resize(m_tables->words().size());
    const EvaluationPlan::WordColumn& column = m_tables->plan().words[wanted.column];
    list.words.clear();
    list.complete = true;
    bool atLeastOne = false;  // a card whose only word is unknown still has one
    std::int64_t more = 0;
    std::map<std::string, bool> unknownNames;  // folded; whether the pile certainly has the card
    for (const Line& line : lines()) {
        const Truth in = lineIn(wanted.pile, line);
        if (in == Truth::No) continue;
        const auto [table, row] = m_rows.find(line.row);
        const WordView words = table->words(wanted.column, row);
        for (const std::uint32_t word : words.words) addWord(list, word, in == Truth::Yes);
        if (words.known) continue;
        list.complete = false;
        atLeastOne = atLeastOne || (!column.isList && in == Truth::Yes);
        growTo(m_undecided, line.row + 1U);
        if (m_undecided[line.row].stamp == m_listStamp) continue;  // the same card in another zone
        m_undecided[line.row].stamp = m_listStamp;
        ++more;
    }
    for (const Deck::UnknownCard& unknown : m_deck->unknownCards()) {
        const Truth in = unknownCardIn(wanted.pile, unknown);
        if (in == Truth::No) continue;
        list.complete = false;
        if (column.subject == Subject::Name) {
            bool& certain = unknownNames[folded(unknown.name)];
            certain = certain || in == Truth::Yes;
            continue;
        }
        atLeastOne = atLeastOne || (column.subject != Subject::Field && in == Truth::Yes);
        // Rules assume that a card they do not know may bring any number of words.
        more = m_tables->uncertainCopies() == UncertainCopies::Ignored ? Interval::kHighest : more + 1;
    }
    std::ranges::sort(list.words, {}, &ListedWord::word);
    const auto certain = static_cast<int>(std::ranges::count_if(list.words, &ListedWord::certain));
    const auto seen = static_cast<std::int64_t>(list.words.size());
    if (more > 0 && column.isList) more = Interval::kHighest;
    const auto names = static_cast<std::int64_t>(unknownNames.size());
    const auto certainNames = static_cast<int>(
        std::ranges::count_if(unknownNames, [](const auto& name) { return name.second; }));
    const std::int64_t highest = names +
                                 std::min<std::int64_t>(seen + more, std::max<std::int64_t>(column.maxWords, seen));
    list.length = {std::max(certain + certainNames, atLeastOne ? 1 : 0),
                   static_cast<int>(std::min<std::int64_t>(highest, Interval::kHighest))};
    list.ready = true;
}

}  // namespace mazzo::model
