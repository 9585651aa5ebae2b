// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/deck_totals.h"
#include "model/query/evaluation.h"

namespace mazzo::model {

/// Gives an evaluation the values of a bound expression: from the row of one card, and from the totals of a deck.
/// Either may be missing: without a card everything about it is unknown, and constants need neither.
class DeckSource {
public:
    using Word = std::uint32_t;
    static constexpr std::size_t kNoCard = static_cast<std::size_t>(-1);

    explicit DeckSource(const BoundExpression& bound) : m_bound(bound) {}
    /// One card without a deck.
    DeckSource(const BoundExpression& bound, const EvaluationPlan& plan, const CardTable& cards, std::size_t row)
        : m_bound(bound), m_plan(&plan), m_table(&cards), m_position(row)
    {}
    DeckSource(const BoundExpression& bound, DeckTotals& totals, std::size_t row = kNoCard)
        : m_bound(bound), m_plan(&totals.tables().plan()), m_totals(&totals), m_row(row)
    {
        if (row != kNoCard) std::tie(m_table, m_position) = totals.rows().find(row);
    }

    /// Of the settings only `given` depends on the deck; the others have become constants.
    [[nodiscard]] Truth setting(const Node& node) const { return truth(m_totals->deck().hasZone(node.zone())); }
    /// An option that is a number has become a constant.
    [[nodiscard]] Number optionNumber(const Node&) const { return {{}, Truth::No}; }
    [[nodiscard]] Truth cardAnswer(NodeIndex index) const
    {
        const Node::Kind kind = m_bound.syntax[index].kind;
        if (kind == Node::Kind::Everything || kind == Node::Kind::Nothing) return truth(kind == Node::Kind::Everything);
        return m_table ? m_table->condition(m_bound.indexOf(index), m_position) : Truth::Unknown;
    }
    [[nodiscard]] Number cardNumber(NodeIndex index) const
    {
        return m_table ? m_table->number(m_bound.indexOf(index), m_position) : Number{{}, Truth::Unknown};
    }
    /// The same, with a current value for the conditions of `every`.
    [[nodiscard]] DeckSource withValue(Word word) const
    {
        DeckSource source = *this;
        source.m_value = word;
        return source;
    }
    [[nodiscard]] Interval unplaced(NodeIndex index, std::span<const Interval> limits) const
    {
        const DeckTotals::CurrentValue value(*m_totals, m_value);
        return m_totals->unplaced(m_bound.indexOf(index), limits);
    }
    [[nodiscard]] Interval pileNumber(NodeIndex index) const
    {
        if (!m_value) return numberOf(index);
        const DeckTotals::CurrentValue value(*m_totals, m_value);
        return numberOf(index);
    }
    [[nodiscard]] Interval length(NodeIndex list) const;
    /// Calls `visit(word, truth)` for each word; true if no other is possible.
    template <class Visit>
    [[nodiscard]] bool eachWord(NodeIndex list, const Visit& visit) const
    {
        if (m_bound.syntax[list].kind == Node::Kind::Values) {
            const DeckTotals::CurrentValue value(*m_totals, m_value);
            const PileWords& values = m_totals->list(m_bound.indexOf(list));
            for (const ListedWord& word : values.words) visit(word.word, truth(word.certain) | Truth::Unknown);
            return values.complete;
        }
        const WordView own = ownWords(list);
        for (const Word word : own.words) visit(word, Truth::Yes);
        return own.known;
    }
    [[nodiscard]] Truth contains(NodeIndex list, Word word) const;

private:
    [[nodiscard]] Interval numberOf(NodeIndex index) const
    {
        const std::uint32_t planIndex = m_bound.indexOf(index);
        switch (m_bound.syntax[index].kind) {
        case Node::Kind::Count: return m_totals->count(planIndex);
        case Node::Kind::Copies: return m_row == kNoCard ? Interval::atLeast(0) : m_totals->copies(planIndex, m_row);
        case Node::Kind::Sum: return m_totals->sum(planIndex);
        case Node::Kind::SumOnce: return m_totals->sumOnce(planIndex);
        case Node::Kind::Least: return m_totals->least(planIndex);
        case Node::Kind::Greatest: return m_totals->greatest(planIndex);
        default: return m_totals->list(planIndex).length;
        }
    }
    [[nodiscard]] WordView ownWords(NodeIndex list) const
    {
        return m_table ? m_table->words(m_bound.indexOf(list), m_position) : WordView{{}, false};
    }

    const BoundExpression& m_bound;
    const EvaluationPlan* m_plan = nullptr;
    DeckTotals* m_totals = nullptr;
    std::size_t m_row = kNoCard;
    const CardTable* m_table = nullptr;
    std::size_t m_position = 0;
    std::optional<Word> m_value;  // of `every`
};

}  // namespace mazzo::model
