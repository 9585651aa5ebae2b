// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/deck.h"
#include "model/query/allowance_flow.h"
#include "model/query/evaluation_tables.h"
#include "model/query/pile_words.h"

namespace mazzo::model {

/// A number of copies, which may be higher than an interval can say.
[[nodiscard]] inline Interval copiesInterval(std::int64_t lo, std::int64_t hi)
{
    constexpr std::int64_t highest = Interval::kHighest - 1;
    return {static_cast<int>(std::min(lo, highest)), static_cast<int>(std::min(hi, highest))};
}

/// The totals of one deck that a plan reads: how many cards each pile has, how many copies of each card, and, when
/// first needed, sums and lists. Its memory is reused from deck to deck.
class DeckTotals {
public:
    using Mask = CardTable::Mask;

    /// One entry of the deck as a row of the card table. The masks say which piles have it.
    struct Line {
        std::uint32_t row = 0;
        int copies = 0;
        const Mask* yes = nullptr;
        const Mask* possible = nullptr;
    };
    /// One of the different cards of the deck; `group` numbers the identities.
    struct DistinctCard {
        std::uint32_t row = 0;
        std::uint32_t group = 0;
    };
    /// A card that is evaluated as another row.
    struct Replacement {
        CardIndex card{};
        std::uint32_t row = 0;
    };

    /// Adds up a deck. The arguments must outlive the use of the totals.
    void compute(const EvaluationTables& tables, const Deck& deck, const CardTable* alternatives = nullptr,
                 std::span<const Replacement> replacements = {});
    /// The same without `eachCardIn`. It is quicker for a single expression, because the different cards of the deck
    /// are not collected; `copies` then goes through the deck for each call.
    void computePiles(const EvaluationTables& tables, const Deck& deck);

    [[nodiscard]] Interval count(std::uint32_t pile) const;
    [[nodiscard]] Interval copies(std::uint32_t index, std::size_t row) const;
    [[nodiscard]] Interval sum(std::uint32_t index);
    [[nodiscard]] Interval sumOnce(std::uint32_t sum) const;   ///< each different card once
    [[nodiscard]] Interval least(std::uint32_t sum) const;     ///< 0 if no card of the pile has the number
    [[nodiscard]] Interval greatest(std::uint32_t sum) const;  ///< the same
    [[nodiscard]] const PileWords& list(std::uint32_t index);
    /// How many copies have no place in any of the allowances.
    [[nodiscard]] Interval unplaced(std::uint32_t allowances, std::span<const Interval> limits);

    /// While it lives, piles with the condition on the current value of `every` are those of this word.
    class CurrentValue {
    public:
        CurrentValue(DeckTotals& totals, std::optional<std::uint32_t> word) : m_totals(totals), m_before(totals.m_value)
        {
            totals.m_value = word;
        }
        ~CurrentValue() { m_totals.m_value = m_before; }
        CurrentValue(const CurrentValue&) = delete;
        CurrentValue& operator=(const CurrentValue&) = delete;

    private:
        DeckTotals& m_totals;
        std::optional<std::uint32_t> m_before;
    };
    [[nodiscard]] bool usesValue(std::uint32_t pile) const { return m_tables->plan().piles[pile].usesValue; }

    [[nodiscard]] bool isEmpty(std::uint32_t pile) const { return m_counts[pile].hi == 0; }

    [[nodiscard]] const Deck& deck() const { return *m_deck; }
    [[nodiscard]] const EvaluationTables& tables() const { return *m_tables; }
    [[nodiscard]] const CardRows& rows() const { return m_rows; }
    [[nodiscard]] std::span<const Line> lines() const { return {m_lines.data(), m_lineCount}; }
    [[nodiscard]] Truth lineIn(std::uint32_t pile, const Line& line) const
    {
        if (m_value && usesValue(pile)) return relatedAnswer(pile, line);
        return CardTable::answer(line.yes, line.possible, pile);
    }
    /// Calls `visit(row, truth)` for every different card that is or may be in the pile.
    template <class Visit>
    void eachCardIn(std::uint32_t pile, const Visit& visit) const
    {
        for (std::size_t i = 0; i < m_cardCount; ++i) {
            const std::size_t first = i * m_maskWords;
            const Truth in = CardTable::answer(m_cardYes.data() + first, m_cardPossible.data() + first, pile);
            if (in != Truth::No) visit(m_cards[i].row, in);
        }
    }
    [[nodiscard]] Truth unknownCardIn(std::uint32_t pile, const Deck::UnknownCard& unknown) const;
    [[nodiscard]] CardIndex cardOf(std::size_t row) const;    ///< the card that a row describes
    [[nodiscard]] std::uint32_t rowOf(CardIndex card) const;  ///< its own, or its replacement

private:
    struct Bounds {
        std::int64_t lo = 0;
        std::int64_t hi = 0;
    };

    [[nodiscard]] static Interval interval(Bounds bounds) { return copiesInterval(bounds.lo, bounds.hi); }
    void prepare();
    void addLines();
    void relateLines();
    [[nodiscard]] Truth relatedAnswer(std::uint32_t pile, const Line& line) const;
    [[nodiscard]] Truth isRelated(const EvaluationPlan::Relation& relation, std::size_t row) const;
    void prepareCards();
    void addLine(const Deck::Entry& entry, std::uint32_t row);
    void addCard(const Line& line);
    void addUnknownCards();
    void addUnknownCard(const Deck::UnknownCard& unknown);
    [[nodiscard]] std::uint32_t distinctCard(const Line& line);
    void addCounts(const Mask* yes, const Mask* possible, std::int64_t copies);
    void addCopies(const Line& line, std::uint32_t group);
    [[nodiscard]] Bounds countedCopies(std::uint32_t pile, CardIndex card) const;
    [[nodiscard]] Bounds uncertainCopies(std::uint32_t pile, CardIndex card) const;

    const EvaluationTables* m_tables = nullptr;
    CardRows m_rows;
    const Deck* m_deck = nullptr;
    std::span<const Replacement> m_replacements;
    // These grow with the largest deck; only the first so many are of this one.
    std::vector<Line> m_lines;
    std::vector<Mask> m_related;  // of lines that belong to piles with relations: yes, then possible
    std::vector<DistinctCard> m_cards;
    std::vector<Mask> m_cardYes;
    std::vector<Mask> m_cardPossible;
    std::vector<Mask> m_unknownYes;  // of the unknown card that is being added
    std::vector<Mask> m_unknownPossible;
    std::vector<Bounds> m_counts;  // by pile
    std::vector<Bounds> m_copies;  // by position in the plan's copies, then group
    std::size_t m_maxGroups = 0;
    std::size_t m_maskWords = 0;
    std::vector<PileWords> m_lists;
    std::vector<std::optional<Interval>> m_sums;
    std::vector<PileWords> m_valueLists;   // as m_lists, for the current value
    std::optional<std::uint32_t> m_value;  // the current value of `every`
    AllowanceFlow m_flow;
    PileWordCollector m_collector;
    bool m_hasCards = false;  // the different cards and their copies are collected
    std::uint32_t m_lineCount = 0;
    std::uint32_t m_cardCount = 0;
    std::uint32_t m_groupCount = 0;
    std::vector<Stamped> m_cardNumber;   // by row
    std::vector<Stamped> m_groupNumber;  // by the tables' group
    std::uint64_t m_stamp = 0;
};

}  // namespace mazzo::model
