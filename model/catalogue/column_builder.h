// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/card.h"
#include "model/catalogue/block_writer.h"
#include "model/catalogue/column.h"

namespace mazzo::model::catalogue {

/// Gives every different value of a field a code, and writes the sections of its column. The words of all columns are
/// stored in one list.
class ColumnBuilder {
public:
    ColumnBuilder(Interval domain, StringPool& pool, std::vector<Word>& words);

    void add(const FieldValue& value);  ///< of the next card
    void write(BlockWriter& writer);

private:
    [[nodiscard]] std::uint32_t codeOf(const Value& value);

    Interval m_domain;
    StringPool& m_pool;
    std::vector<Word>& m_words;
    std::unordered_map<std::string, std::uint32_t> m_codes;  // by sortKey
    std::vector<Cell> m_cells;
    std::vector<std::string> m_keys;
    std::vector<std::uint32_t> m_column;
    std::vector<std::uint8_t> m_origins;
    std::vector<Certain> m_certain;
};

/// The cell of a value, its words placed in the list and in the pool.
[[nodiscard]] Cell storedCell(const Value& value, Interval domain, StringPool& pool, std::vector<Word>& words);

}  // namespace mazzo::model::catalogue
