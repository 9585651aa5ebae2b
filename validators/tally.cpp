// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/tally.h"

#include "model/query/answers.h"

#include <algorithm>
#include <bit>

namespace mazzo::validators {

UnknownCardMasks::UnknownCardMasks(const Layout& layout, std::size_t zones) : yes(zones), possible(zones)
{
    for (std::size_t zone = 0; zone < zones; ++zone) {
        yes[zone].resize((layout.piles.size() + RowBlock::kMaskBits - 1) / RowBlock::kMaskBits);
        possible[zone].resize(yes[zone].size());
        const auto ask = [&](const Node& node) {
            if (node.kind == Node::Kind::Everything || node.kind == Node::Kind::Nothing)
                return truth(node.kind == Node::Kind::Everything);
            return node.kind == Node::Kind::InZone ? truth(at(node.zone()) == zone) : Truth::Unknown;
        };
        for (std::size_t pile = 0; pile < layout.piles.size(); ++pile) {
            const Syntax& query = layout.piles[pile].query.syntax;
            const Truth matches = queryTruth(query, query.root, ask);
            const RowBlock::Mask bit = RowBlock::Mask{1} << (pile % RowBlock::kMaskBits);
            if (matches == Truth::Yes) yes[zone][pile / RowBlock::kMaskBits] |= bit;
            if (matches != Truth::No) possible[zone][pile / RowBlock::kMaskBits] |= bit;
        }
    }
}

void Tally::prepare()
{
    ++m_measure;
    const std::size_t entries = m_deck->entries().size();
    m_maskWords = m_tables.rows.base->maskWords();
    m_lineCount = 0;
    m_slotCount = 0;
    m_classCount = 0;
    m_groups = 0;
    const auto makeRoom = [](auto& list, std::size_t size) {
        if (list.size() < size) list.resize(size);
    };
    makeRoom(m_lines, entries);
    makeRoom(m_slots, entries);
    makeRoom(m_classes, entries);
    makeRoom(m_slotYes, entries * m_maskWords);
    makeRoom(m_slotPossible, entries * m_maskWords);
    m_counts.assign(m_tables.layout->piles.size(), {});
    m_stride = entries;
    m_copies.assign(m_tables.layout->copies.size() * m_stride, {});
    m_mostCopies.assign(m_tables.layout->copies.size(), 0);
    makeRoom(m_lists, m_tables.layout->lists.size());
    for (List& list : m_lists) list.ready = false;
    m_sums.assign(m_tables.layout->sums.size(), std::nullopt);
    makeRoom(m_classOf, m_tables.rows.base->classes());
    makeRoom(m_slotOf, m_tables.rows.base->rows() + (m_tables.rows.supposed ? m_tables.rows.supposed->rows() : 0));
    makeRoom(m_groupOf, m_tables.groups.size());
}

void Tally::measure(const Tables& tables, const Deck& deck, std::span<const Supposed> supposed)
{
    m_tables = tables;
    m_deck = &deck;
    m_supposed = supposed;
    prepare();
    for (const Deck::Entry& entry : deck.entries()) addLine(entry, rowOf(entry.card));
    for (const Class& each : std::span(m_classes.data(), m_classCount)) addCounts(each.yes, each.possible, each.copies);
    if (!deck.unknownCards().empty()) addUnknownCards();
}

inline std::uint32_t Tally::slotFor(std::uint32_t row, ZoneIndex zone, const Mask* yes, const Mask* possible)
{
    Stamp& slot = m_slotOf[row];
    const bool isNew = slot.measure != m_measure;
    if (isNew) {
        slot = {m_measure, m_slotCount++};
        Stamp& group = m_groupOf[groupOf(row)];
        if (group.measure != m_measure) group = {m_measure, m_groups++};
        m_slots[slot.number] = {row, group.number, zone};
    }
    const std::size_t words = m_maskWords;
    Mask* ownYes = &m_slotYes[slot.number * words];
    Mask* ownPossible = &m_slotPossible[slot.number * words];
    for (std::size_t word = 0; word < words; ++word) {
        ownYes[word] = yes[word] | (isNew ? 0 : ownYes[word]);
        ownPossible[word] = possible[word] | (isNew ? 0 : ownPossible[word]);
    }
    return slot.number;
}

inline void Tally::addLine(const Deck::Entry& entry, std::uint32_t row)
{
    const auto [block, place] = m_tables.rows.find(row);
    const Mask* yes = block->yes(at(entry.zone), place);
    const Mask* possible = block->possible(at(entry.zone), place);
    const std::uint32_t slot = slotFor(row, entry.zone, yes, possible);
    m_lines[m_lineCount++] = {row, slot, entry.zone, entry.copies, yes, possible};
    addCopies(yes, possible, entry.copies, m_slots[slot].group);
    if (block == m_tables.rows.base) addToClass(block->classOf(at(entry.zone), place), yes, possible, entry.copies);
    else addCounts(yes, possible, entry.copies);
}

inline void Tally::addToClass(std::uint32_t number, const Mask* yes, const Mask* possible, int copies)
{
    Stamp& known = m_classOf[number];
    if (known.measure != m_measure) {
        known = {m_measure, m_classCount++};
        m_classes[known.number] = {yes, possible, 0};
    }
    m_classes[known.number].copies += copies;
}

void Tally::addCounts(const Mask* yes, const Mask* possible, std::int64_t copies)
{
    for (std::size_t word = 0; word < m_maskWords; ++word) {
        for (Mask left = possible[word]; left != 0; left &= left - 1) {
            const auto bit = static_cast<std::size_t>(std::countr_zero(left));
            Bounds& count = m_counts[word * RowBlock::kMaskBits + bit];
            count.lo += (yes[word] >> bit) & 1U ? copies : 0;
            count.hi += copies;
        }
    }
}

inline void Tally::addCopies(const Mask* yes, const Mask* possible, int copies, std::uint32_t group)
{
    for (std::size_t word = 0; word < m_maskWords; ++word) {
        for (Mask left = possible[word] & m_tables.copied[word]; left != 0; left &= left - 1) {
            const auto bit = static_cast<std::size_t>(std::countr_zero(left));
            const std::uint32_t place = m_tables.copiesPlace[word * RowBlock::kMaskBits + bit];
            Bounds& own = m_copies[place * m_stride + group];
            own.lo += (yes[word] >> bit) & 1U ? copies : 0;
            own.hi += copies;
            m_mostCopies[place] = std::max(m_mostCopies[place], own.hi);
        }
    }
}

/// They are counted, but a card that is not known is no copy of one that is.
void Tally::addUnknownCards()
{
    for (const Deck::UnknownCard& unknownCard : m_deck->unknownCards()) {
        addCounts(m_tables.unknownCards->yes[at(unknownCard.zone)].data(),
                  m_tables.unknownCards->possible[at(unknownCard.zone)].data(), unknownCard.copies);
    }
}

CardIndex Tally::card(std::size_t row) const
{
    for (const Supposed& other : m_supposed) {
        if (other.row == row) return other.card;
    }
    return static_cast<CardIndex>(row);
}

std::uint32_t Tally::rowOf(CardIndex card) const
{
    for (const Supposed& other : m_supposed) {
        if (other.card == card) return other.row;
    }
    return static_cast<std::uint32_t>(card);
}

Interval Tally::copies(std::uint32_t place, std::size_t row) const
{
    const Stamp& group = m_groupOf[groupOf(row)];
    return group.measure == m_measure ? interval(m_copies[place * m_stride + group.number]) : Interval::exactly(0);
}

Truth Tally::unknownCardIn(std::uint32_t pile, ZoneIndex zone) const
{
    return answer(m_tables.unknownCards->yes[at(zone)].data(), m_tables.unknownCards->possible[at(zone)].data(), pile);
}

}  // namespace mazzo::validators
