// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/column_builder.h"

#include "model/text.h"

#include <algorithm>
#include <numeric>

namespace mazzo::model::catalogue {

namespace {

void appendSortable(std::string& key, int number)
{
    const std::uint32_t biased = static_cast<std::uint32_t>(number) ^ 0x80000000U;
    for (int shift = 24; shift >= 0; shift -= 8) key += static_cast<char>(biased >> shift);
}

/// Different for different values, and ordered as they are: absent, unknown, numbers, flags, words.
std::string sortKey(const Value& value)
{
    const Cell cell = cellOf(value, {0, 0});
    std::string key(1, static_cast<char>(cell.kind));
    if (cell.kind == CellKind::Number) {
        appendSortable(key, cell.lo);
        appendSortable(key, cell.hi);
    }
    for (const std::string& word : wordsOf(value)) (key += word) += '\0';
    for (const std::string& word : wordsOf(value)) appendSortable(key, static_cast<int>(word.size()));
    return key;
}

}  // namespace

Cell storedCell(const Value& value, Interval domain, StringPool& pool, std::vector<Word>& words)
{
    Cell cell = cellOf(value, domain);
    if (cell.words > 0) cell.firstWord = static_cast<std::uint32_t>(words.size());
    for (const std::string& word : wordsOf(value)) words.push_back({pool.ref(word), pool.ref(folded(word))});
    return cell;
}

ColumnBuilder::ColumnBuilder(Interval domain, StringPool& pool, std::vector<Word>& words)
    : m_domain(domain), m_pool(pool), m_words(words)
{
    static_cast<void>(codeOf(Absent{}));
    static_cast<void>(codeOf(Unknown{}));
}

std::uint32_t ColumnBuilder::codeOf(const Value& value)
{
    const auto [entry, isNew] = m_codes.try_emplace(sortKey(value), static_cast<std::uint32_t>(m_cells.size()));
    if (isNew) {
        m_cells.push_back(storedCell(value, m_domain, m_pool, m_words));
        m_keys.push_back(entry->first);
    }
    return entry->second;
}

void ColumnBuilder::add(const FieldValue& value)
{
    const auto card = static_cast<std::uint32_t>(m_column.size());
    m_column.push_back(codeOf(value.value));
    m_origins.push_back(static_cast<std::uint8_t>(value.origin));
    if (!std::holds_alternative<Unknown>(value.certain)) m_certain.push_back({card, codeOf(value.certain)});
}

void ColumnBuilder::write(BlockWriter& writer)
{
    std::vector<std::uint32_t> order(m_cells.size());
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) { return m_keys[a] < m_keys[b]; });
    std::vector<Cell> cells;
    std::vector<std::uint32_t> rank(order.size());
    for (const std::uint32_t code : order) {
        rank[code] = static_cast<std::uint32_t>(cells.size());
        cells.push_back(m_cells[code]);
    }
    for (std::uint32_t& code : m_column) code = rank[code];
    for (Certain& certain : m_certain) certain.code = rank[certain.code];
    writer.add(cells);
    if (isWide(cells.size())) writer.add(m_column);
    else writer.add(std::vector<std::uint16_t>(m_column.begin(), m_column.end()));
    writer.add(m_origins);
    writer.add(m_certain);
}

}  // namespace mazzo::model::catalogue
