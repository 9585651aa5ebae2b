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
    for (List& list : m_valueLists) list.ready = false;
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
    const List& list = m_lists[relation.list];
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
    if (m_value && usesValue(m_tables->plan().sums[index].pile)) return added(m_tables->plan().sums[index]);
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

/// The different cards of the pile: a card in two zones counts once.
Interval DeckTotals::sumOnce(std::uint32_t index) const
{
    const EvaluationPlan::Sum& wanted = m_tables->plan().sums[index];
    std::map<std::uint32_t, Truth> cards;  // by row
    for (const Line& line : lines()) {
        Truth& in = cards.try_emplace(line.row, Truth::No).first->second;
        in = in | lineIn(wanted.pile, line);
    }
    Interval total = Interval::exactly(0);
    for (const auto& [row, in] : cards) {
        const auto [table, position] = m_rows.find(row);
        const Number& number = table->number(wanted.column, position);
        const Truth counts = in & number.present;
        if (counts == Truth::No) continue;
        total = total + (counts == Truth::Yes ? number.range : unite(number.range, Interval::exactly(0)));
    }
    for (const Deck::UnknownCard& unknown : m_deck->unknownCards())
        if (unknownCardIn(wanted.pile, unknown) != Truth::No)
            total = total + unite(m_tables->plan().numbers[wanted.column].domain, Interval::exactly(0));
    return total;
}

Interval DeckTotals::least(std::uint32_t sum) const { return extreme(sum, false); }
Interval DeckTotals::greatest(std::uint32_t sum) const { return extreme(sum, true); }

Interval DeckTotals::extreme(std::uint32_t index, bool greatest) const
{
    const EvaluationPlan::Sum& wanted = m_tables->plan().sums[index];
    std::optional<Interval> certain;   // of the cards that certainly count
    std::optional<Interval> possible;  // of the others
    const auto add = [&](std::optional<Interval>& to, Interval number) {
        to = !to ? number : greatest ? maximum(*to, number) : minimum(*to, number);
    };
    for (const Line& line : lines()) {
        const auto [table, row] = m_rows.find(line.row);
        const Number& number = table->number(wanted.column, row);
        const Truth counts = lineIn(wanted.pile, line) & number.present;
        if (counts != Truth::No) add(counts == Truth::Yes ? certain : possible, number.range);
    }
    for (const Deck::UnknownCard& unknown : m_deck->unknownCards())
        if (unknownCardIn(wanted.pile, unknown) != Truth::No)
            add(possible, m_tables->plan().numbers[wanted.column].domain);
    if (!possible) return certain.value_or(Interval::exactly(0));
    // A card that may not count can only move the number in one direction, unless no card is certain to count.
    if (!certain) return unite(*possible, Interval::exactly(0));
    return unite(*certain, greatest ? maximum(*certain, *possible) : minimum(*certain, *possible));
}

/// The allowances that a line fits into for certain, or may fit into.
std::uint32_t DeckTotals::fitting(std::uint32_t index, const Line& line, bool best) const
{
    const std::vector<std::uint32_t>& piles = m_tables->plan().allowances[index].piles;
    std::uint32_t fits = 0;
    for (std::size_t i = 0; i < piles.size(); ++i) {
        const Truth in = lineIn(piles[i], line);
        if (in == Truth::Yes || (best && in == Truth::Unknown)) fits |= std::uint32_t{1} << i;
    }
    return fits;
}

std::uint32_t DeckTotals::allowancesOf(std::uint32_t index, const Line& line) const
{
    return fitting(index, line, true);
}

/// At best, whatever is not known helps: which cards need a place, where they fit, and the limits.
std::int64_t DeckTotals::flow(std::uint32_t index, std::span<const Interval> limits, bool best)
{
    const EvaluationPlan::Allowances& allowances = m_tables->plan().allowances[index];
    std::vector<std::int64_t> bounds;
    for (const Interval& limit : limits) bounds.push_back(best ? limit.hi : limit.lo);
    m_flow.start(bounds);
    for (const Line& line : lines()) {
        const Truth needs = lineIn(allowances.pile, line);
        if (needs == Truth::Yes || (!best && needs == Truth::Unknown))
            m_flow.add(fitting(index, line, best), line.copies);
    }
    for (const Deck::UnknownCard& unknown : m_deck->unknownCards()) {
        const Truth needs = unknownCardIn(allowances.pile, unknown);
        if (needs == Truth::No || (best && needs == Truth::Unknown)) continue;
        std::uint32_t fits = 0;
        for (std::size_t i = 0; i < allowances.piles.size(); ++i) {
            const Truth in = unknownCardIn(allowances.piles[i], unknown);
            if (in == Truth::Yes || (best && in == Truth::Unknown)) fits |= std::uint32_t{1} << i;
        }
        m_flow.add(fits, unknown.copies);
    }
    return m_flow.solve();
}

Interval DeckTotals::unplaced(std::uint32_t allowances, std::span<const Interval> limits)
{
    const std::int64_t highest = flow(allowances, limits, false);
    if (highest == 0) return Interval::exactly(0);
    return interval({flow(allowances, limits, true), highest});
}

const AllowanceFlow& DeckTotals::bestFlow(std::uint32_t allowances, std::span<const Interval> limits)
{
    static_cast<void>(flow(allowances, limits, true));
    return m_flow;
}

const DeckTotals::List& DeckTotals::list(std::uint32_t index)
{
    if (m_value && usesValue(m_tables->plan().lists[index].pile)) {
        growTo(m_valueLists, m_tables->plan().lists.size());
        List& list = m_valueLists[index];
        if (!list.ready || list.value != *m_value) collect(list, m_tables->plan().lists[index]);
        list.value = *m_value;
        return list;
    }
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
