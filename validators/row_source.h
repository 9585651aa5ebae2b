// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/evaluation.h"
#include "validators/row_block.h"
#include "validators/tally.h"

namespace mazzo::validators {

/// Where a formula finds its facts: the row of one card, and the tally of a deck. Either may be missing if the formula
/// does not speak of it.
class RowSource {
public:
    using Word = std::uint32_t;
    static constexpr std::size_t kNoRow = static_cast<std::size_t>(-1);

    RowSource(const Formula& formula, const Rows& rows, Tally* tally, std::size_t row = kNoRow)
        : m_formula(formula), m_tally(tally), m_row(row)
    {
        if (row != kNoRow) std::tie(m_block, m_place) = rows.find(row);
    }

    [[nodiscard]] Truth setting(const Node& node) const { return truth(m_tally->given(node.zone())); }
    [[nodiscard]] Number optionNumber(const Node&) const
    {
        return {{}, Truth::No};
    }  // one that is a number has become a constant
    [[nodiscard]] Truth cardAnswer(NodeIndex index) const
    {
        const Node::Kind kind = m_formula.syntax[index].kind;
        if (kind == Node::Kind::Everything || kind == Node::Kind::Nothing) return truth(kind == Node::Kind::Everything);
        return m_block->truth(m_formula.place(index), m_place);
    }
    [[nodiscard]] Number cardNumber(NodeIndex index) const { return m_block->number(m_formula.place(index), m_place); }
    [[nodiscard]] Interval pileNumber(NodeIndex index) const
    {
        const std::uint32_t place = m_formula.place(index);
        switch (m_formula.syntax[index].kind) {
        case Node::Kind::Count: return m_tally->count(place);
        case Node::Kind::Copies: return m_tally->copies(place, m_row);
        case Node::Kind::Sum: return m_tally->sum(place);
        default: return m_tally->list(place).length;
        }
    }
    [[nodiscard]] Interval length(NodeIndex list) const;
    template <class Visit>
    [[nodiscard]] bool eachWord(NodeIndex list, const Visit& visit) const
    {
        if (m_formula.syntax[list].kind == Node::Kind::Values) {
            const Tally::List& values = m_tally->list(m_formula.place(list));
            for (const Tally::Listed& word : values.words) visit(word.word, truth(word.certain) | Truth::Unknown);
            return values.complete;
        }
        const WordView words = ownWords(list);
        for (const Word word : words.words) visit(word, Truth::Yes);
        return words.known;
    }
    [[nodiscard]] Truth contains(NodeIndex list, Word word) const;

private:
    [[nodiscard]] WordView ownWords(NodeIndex list) const { return m_block->words(m_formula.place(list), m_place); }

    const Formula& m_formula;
    Tally* m_tally;
    std::size_t m_row;
    const RowBlock* m_block = nullptr;
    std::size_t m_place = 0;
};

}  // namespace mazzo::validators
