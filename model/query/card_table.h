// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/query/evaluation.h"
#include "model/query/word_table.h"

#include <span>

namespace mazzo::model {

/// The words of one card by number, ascending.
struct WordView {
    std::span<const std::uint32_t> words;
    bool known = true;
};

/// Everything an evaluation plan reads of a card, worked out beforehand: a row is a card, a column an item of the plan.
class CardTable {
public:
    using Mask = std::uint64_t;  ///< a bit for each pile
    static constexpr std::size_t kMaskBits = 64;

    CardTable(const EvaluationPlan& plan, std::size_t zones);

    /// All cards of a catalogue, in its order.
    void fill(const Game& game, const Catalogue& catalogue, const WordTable& words);
    /// Appends `card` as the catalogue has it now. It differs from its row in `base` only in the changed fields.
    void append(const Game& game, const Catalogue& catalogue, const WordTable& words, const CardTable& base,
                CardIndex card, std::span<const FieldIndex> changed);

    [[nodiscard]] std::size_t rows() const { return m_rows; }
    [[nodiscard]] std::size_t maskWords() const { return m_maskWords; }
    /// The piles that surely, or possibly, have the card if it is in this zone.
    [[nodiscard]] const Mask* yes(std::size_t zone, std::size_t row) const
    {
        return m_yes[zone].data() + row * m_maskWords;  // A plan without piles has no words.
    }
    [[nodiscard]] const Mask* possible(std::size_t zone, std::size_t row) const
    {
        return m_possible[zone].data() + row * m_maskWords;
    }
    [[nodiscard]] Truth inPile(std::uint32_t pile, std::size_t zone, std::size_t row) const
    {
        return answer(yes(zone, row), possible(zone, row), pile);
    }
    [[nodiscard]] Truth condition(std::uint32_t column, std::size_t row) const { return m_conditions[column][row]; }
    [[nodiscard]] const Number& number(std::uint32_t column, std::size_t row) const { return m_numbers[column][row]; }
    [[nodiscard]] WordView words(std::uint32_t column, std::size_t row) const
    {
        const WordColumn& own = m_words[column];
        const Range& range = own.ranges[row];
        return {{own.pool.data() + range.begin, range.count}, range.known};
    }

    [[nodiscard]] static Truth answer(const Mask* yes, const Mask* possible, std::uint32_t pile)
    {
        // No, unknown and yes are 0, 1 and 2.
        const auto bit = [pile](const Mask* mask) { return (mask[pile / kMaskBits] >> (pile % kMaskBits)) & 1U; };
        return static_cast<Truth>(bit(yes) + bit(possible));
    }
    static void setAnswer(Mask* yes, Mask* possible, std::size_t pile, Truth answer);

private:
    struct Range {
        std::uint32_t begin = 0;
        std::uint32_t count = 0;
        bool known = true;
    };
    struct WordColumn {
        std::vector<Range> ranges;
        std::vector<std::uint32_t> pool;
    };

    void setInPile(std::size_t pile, std::size_t zone, std::size_t row, Truth answer);
    void addValues(const Game& game, const Catalogue& catalogue, const WordTable& words, CardIndex card);
    void addWords(const Game& game, const Catalogue& catalogue, const WordTable& words, std::uint32_t column,
                  CardIndex card);
    void addExpressions(std::size_t row);

    const EvaluationPlan* m_plan;
    std::size_t m_rows = 0;
    std::size_t m_maskWords;
    std::vector<std::vector<Mask>> m_yes;  // by zone, then row, then word of the mask
    std::vector<std::vector<Mask>> m_possible;
    std::vector<std::vector<Truth>> m_conditions;  // by column, then row
    std::vector<std::vector<Number>> m_numbers;
    std::vector<WordColumn> m_words;
};

/// The cards of a catalogue, and after them rows of cards as they would be with other values.
struct CardRows {
    const CardTable* base = nullptr;
    const CardTable* alternatives = nullptr;

    /// The table that has the row, and the row's position in it.
    [[nodiscard]] std::pair<const CardTable*, std::size_t> find(std::size_t row) const
    {
        return row < base->rows() ? std::pair(base, row) : std::pair(alternatives, row - base->rows());
    }
};

}  // namespace mazzo::model
