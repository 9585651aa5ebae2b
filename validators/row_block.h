// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/query/evaluation.h"
#include "validators/layout.h"
#include "validators/lexicon.h"

#include <span>

namespace mazzo::validators {

/// The words of one card by number, ascending. `single`: the field holds one word, no list.
struct WordView {
    std::span<const std::uint32_t> words;
    bool known = true;
    bool single = false;
};

/// Everything the rules ask, answered for some cards beforehand: a row is a card, a column one thing of the layout.
class RowBlock {
public:
    using Mask = std::uint64_t;  ///< a bit for each pile
    static constexpr std::size_t kMaskBits = 64;

    RowBlock(const Layout& layout, std::size_t zones);

    /// All cards of a catalogue, in its order.
    void fill(const Game& game, const Catalogue& catalogue, const Lexicon& lexicon);
    /// One card more; `like` is the row of the same card in `base`, whose answers stand where none of these fields
    /// matters.
    void append(const Game& game, const Catalogue& catalogue, const Lexicon& lexicon, const RowBlock& base,
                CardIndex like, std::span<const FieldIndex> changed);

    [[nodiscard]] std::size_t rows() const { return m_rows; }
    [[nodiscard]] std::size_t maskWords() const { return m_maskWords; }
    [[nodiscard]] const Mask* yes(std::size_t zone, std::size_t row) const { return &m_yes[zone][row * m_maskWords]; }
    [[nodiscard]] const Mask* possible(std::size_t zone, std::size_t row) const
    {
        return &m_possible[zone][row * m_maskWords];
    }
    [[nodiscard]] Truth truth(std::uint32_t column, std::size_t row) const { return m_truths[column][row]; }
    [[nodiscard]] const Number& number(std::uint32_t column, std::size_t row) const { return m_numbers[column][row]; }
    [[nodiscard]] WordView words(std::uint32_t column, std::size_t row) const
    {
        const WordColumn& own = m_words[column];
        const Range& range = own.ranges[row];
        return {{own.pool.data() + range.begin, range.count}, range.known, own.single};
    }
    /// Cards that lie in the same piles are of one class, so that a deck can be added up class by class.
    [[nodiscard]] std::uint32_t classOf(std::size_t zone, std::size_t row) const { return m_classes[zone][row]; }
    [[nodiscard]] std::size_t classes() const { return m_classCount; }

private:
    struct Range {
        std::uint32_t begin = 0;
        std::uint32_t count = 0;
        bool known = true;
    };
    struct WordColumn {
        std::vector<Range> ranges;
        std::vector<std::uint32_t> pool;
        bool single = false;
    };

    void sortIntoClasses();
    void mark(std::size_t pile, std::size_t zone, const MatchSet& matches);
    void mark(std::size_t pile, std::size_t zone, std::size_t row, Truth answer);
    void addFacts(const Game& game, const Catalogue& catalogue, const Lexicon& lexicon, CardIndex card);
    void addWords(const Game& game, const Catalogue& catalogue, const Lexicon& lexicon, std::uint32_t column,
                  CardIndex card);
    void addFormulas(std::size_t row);

    const Layout* m_layout;
    std::size_t m_rows = 0;
    std::size_t m_maskWords;
    std::vector<std::vector<Mask>> m_yes;  // by zone, then row, then word of the mask
    std::vector<std::vector<Mask>> m_possible;
    std::vector<std::vector<std::uint32_t>> m_classes;  // by zone, then row; only for whole catalogues
    std::size_t m_classCount = 0;
    std::vector<std::vector<Truth>> m_truths;  // by column, then row
    std::vector<std::vector<Number>> m_numbers;
    std::vector<WordColumn> m_words;
};

/// The cards of a catalogue, and after them the rows of cards as they might be.
struct Rows {
    const RowBlock* base = nullptr;
    const RowBlock* supposed = nullptr;

    /// The block that has the row, and the row's place in it.
    [[nodiscard]] std::pair<const RowBlock*, std::size_t> find(std::size_t row) const
    {
        return row < base->rows() ? std::pair(base, row) : std::pair(supposed, row - base->rows());
    }
};

}  // namespace mazzo::validators
