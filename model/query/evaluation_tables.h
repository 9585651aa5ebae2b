// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/card_table.h"

namespace mazzo::model {

/// What `copies` counts if it is not known whether two cards are the same.
enum class UncertainCopies : std::uint8_t {
    Ignored,  ///< such a card is taken for a card of its own, as rules do
    Possible  ///< it may be a copy of any card
};

/// The compiled form of a set of expressions: their plan and all that it reads of the cards of one catalogue. Valid
/// until a value of the catalogue changes.
class EvaluationTables {
public:
    using Mask = CardTable::Mask;
    static constexpr std::uint32_t kNone = 0xFFFFFFFF;

    EvaluationTables(EvaluationPlan plan, const Game& game, const Catalogue& catalogue, UncertainCopies copies);
    EvaluationTables(const EvaluationTables&) = delete;  // the card table points to the plan
    EvaluationTables& operator=(const EvaluationTables&) = delete;

    [[nodiscard]] const EvaluationPlan& plan() const { return m_plan; }
    [[nodiscard]] const WordTable& words() const { return m_words; }
    [[nodiscard]] const CardTable& cards() const { return m_cards; }

    /// Cards of one identity have one group, which is the first of them.
    [[nodiscard]] std::uint32_t groupOf(CardIndex card) const { return m_groups[at(card)]; }
    [[nodiscard]] std::span<const std::uint32_t> groups() const { return m_groups; }
    /// Whether the two cards, of different groups, may be copies of each other.
    [[nodiscard]] bool mayBeCopies(CardIndex a, CardIndex b) const
    {
        return !m_openIdentity.empty() && (m_openIdentity[at(a)] || m_openIdentity[at(b)]) && !m_noIdentity[at(a)] &&
               !m_noIdentity[at(b)];
    }
    [[nodiscard]] bool hasOpenIdentities() const { return !m_openIdentity.empty(); }
    [[nodiscard]] UncertainCopies uncertainCopies() const { return m_uncertainCopies; }

    /// The piles that are counted card by card, and for such a pile its position in the plan's `copies`.
    [[nodiscard]] Mask copiedPiles(std::size_t word) const { return m_copiedPiles[word]; }
    [[nodiscard]] std::uint32_t copiesIndex(std::size_t pile) const { return m_copiesIndex[pile]; }

    /// The piles of a card that is not in the catalogue, by its zone. Not valid for the piles that depend on its name.
    [[nodiscard]] const Mask* unknownCardYes(ZoneIndex zone) const { return m_unknownYes[at(zone)].data(); }
    [[nodiscard]] const Mask* unknownCardPossible(ZoneIndex zone) const { return m_unknownPossible[at(zone)].data(); }

    /// Piles whose query asks for a name, ascending.
    [[nodiscard]] std::span<const std::uint32_t> namedPiles() const { return m_namedPiles; }

private:
    void groupByIdentity(const Game& game, const Catalogue& catalogue);
    void answerForUnknownCards(std::size_t zones);

    EvaluationPlan m_plan;
    UncertainCopies m_uncertainCopies;
    WordTable m_words;
    CardTable m_cards;
    std::vector<std::uint32_t> m_groups;  // by card
    std::vector<bool> m_openIdentity;     // by card: not known; empty if none is open or it does not matter
    std::vector<bool> m_noIdentity;       // by card: it lacks the field and is a copy of nothing but itself
    std::vector<std::uint32_t> m_copiesIndex;
    std::vector<Mask> m_copiedPiles;
    std::vector<std::vector<Mask>> m_unknownYes;  // by zone
    std::vector<std::vector<Mask>> m_unknownPossible;
    std::vector<std::uint32_t> m_namedPiles;
};

}  // namespace mazzo::model
