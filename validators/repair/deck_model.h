// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/repair/integer_program.h"
#include "validators/rule_book_data.h"

#include <functional>
#include <map>

namespace mazzo::validators {

/// The deck as unknowns: for each place a card may have, how many copies are added and removed; and what follows for
/// piles and lists.
class DeckModel {
public:
    /// Copies of one card in one zone.
    struct Place {
        ZoneIndex zone{};
        std::uint32_t row = 0;
        int before = 0;
        int added = 0;
        int removed = -1;
    };  // columns; -1: there are none to remove
    /// What is surely there and what may be there.
    struct Range {
        Linear lo;
        Linear hi;
    };

    /// `rows` are the cards that may be in the deck, ascending. `reach`: no place changes by more, and all together
    /// neither; nothing: as much as a deck file can say.
    DeckModel(const RuleBook::Data& book, const Deck& deck, std::span<const std::uint32_t> rows,
              const std::function<int(CardIndex)>& allowed, std::optional<int> reach);

    [[nodiscard]] IntegerProgram& program() { return m_program; }
    [[nodiscard]] const std::vector<Place>& places() const { return m_places; }
    [[nodiscard]] const std::vector<std::uint32_t>& rows() const { return m_rows; }
    [[nodiscard]] std::span<const std::size_t> placesOf(std::uint32_t row) const;
    [[nodiscard]] bool hasZone(ZoneIndex zone) const { return m_deck.hasZone(zone); }
    [[nodiscard]] Linear copies(const Place& place) const;
    [[nodiscard]] Truth in(std::uint32_t pile, const Place& place) const;

    [[nodiscard]] const Range& count(std::uint32_t pile);
    [[nodiscard]] Range copiesOf(std::uint32_t copied, std::uint32_t row) const;
    [[nodiscard]] Range sum(const EvaluationPlan::Sum& asked) const;

    // Lists. The first two answer by a sum of 0 or 1: 0 only if the word surely is not there, 1 only if it surely is.
    [[nodiscard]] Linear mayHold(std::uint32_t list, std::uint32_t word);
    [[nodiscard]] Linear surelyHolds(std::uint32_t list, std::uint32_t word);
    [[nodiscard]] const std::vector<std::uint32_t>& words(std::uint32_t list);  ///< that it can hold
    [[nodiscard]] Linear unknownWords(std::uint32_t list) const;  ///< copies of cards whose words are not known
    [[nodiscard]] Range length(std::uint32_t list);

    /// What is made for lists is forgotten with the columns it needs.
    void takeBack(IntegerProgram::Mark mark);

private:
    void addPlaces(const std::function<int(CardIndex)>& allowed, std::optional<int> reach);
    void addReach(int reach);
    template <class Visit>
    void eachBringing(std::uint32_t list, std::uint32_t word, const Visit& visit) const;

    const RuleBook::Data& m_book;
    const Deck& m_deck;
    IntegerProgram m_program;
    std::vector<std::uint32_t> m_rows;
    std::vector<Place> m_places;
    std::vector<std::vector<std::size_t>> m_byRow;
    std::map<std::uint32_t, std::vector<std::uint32_t>> m_groups;  // rows of an identity
    std::map<std::uint32_t, Range> m_counts;
    std::map<std::uint32_t, std::vector<std::uint32_t>> m_words;
    using Word = std::pair<std::uint32_t, std::uint32_t>;  // list and word
    std::map<Word, int> m_may;
    std::map<Word, int> m_surely;
};

}  // namespace mazzo::validators
