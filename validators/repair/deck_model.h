// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/repair/integer_program.h"
#include "validators/rule_book_data.h"

#include <functional>
#include <map>

namespace mazzo::validators {

/// The deck as variables of an integer program: the copies added and removed for each card and zone, and the
/// expressions for piles and lists that follow from them. Where data is missing, the best is assumed of copies that the
/// deck has, and the worst of copies that are added: so no card is removed for lack of data, and none is added that
/// might not fit.
class DeckModel {
public:
    /// Copies of one card in one zone.
    struct Place {
        ZoneIndex zone{};
        std::uint32_t row = 0;
        int before = 0;
        int added = 0;     ///< column
        int removed = -1;  ///< column; -1 if there is nothing to remove
    };
    /// Copies of an unknown card. They can be removed, but not added.
    struct UnknownPlace {
        const Deck::UnknownCard* card = nullptr;
        int removed = 0;  ///< column
    };
    /// A lower and an upper bound.
    struct Range {
        Linear lo;
        Linear hi;
    };

    /// `rows` are the cards that may be in the deck, ascending. `maxChanges` limits the copies added and removed in
    /// total; without it, only the deck file format does.
    DeckModel(const RuleBook::Data& book, const Deck& deck, std::span<const std::uint32_t> rows,
              const std::function<int(CardIndex)>& maxCopies, std::optional<int> maxChanges);

    [[nodiscard]] IntegerProgram& program() { return m_program; }
    [[nodiscard]] const std::vector<Place>& places() const { return m_places; }
    [[nodiscard]] const std::vector<UnknownPlace>& unknownPlaces() const { return m_unknownPlaces; }
    [[nodiscard]] const std::vector<std::uint32_t>& rows() const { return m_rows; }
    [[nodiscard]] std::span<const std::size_t> placesOf(std::uint32_t row) const;
    [[nodiscard]] const Deck& before() const { return m_deck; }
    [[nodiscard]] bool hasZone(ZoneIndex zone) const { return m_deck.hasZone(zone); }
    [[nodiscard]] Linear copies(const Place& place) const;
    [[nodiscard]] Linear copies(const UnknownPlace& place) const;
    [[nodiscard]] Linear kept(const Place& place) const;  ///< of the copies that the deck has
    [[nodiscard]] Truth in(std::uint32_t pile, const Place& place) const;

    [[nodiscard]] const Range& count(std::uint32_t pile);
    [[nodiscard]] Range copiesOf(std::uint32_t copied, std::uint32_t row) const;
    [[nodiscard]] Range sum(const EvaluationPlan::Sum& planned);
    [[nodiscard]] Range sumOnce(const EvaluationPlan::Sum& planned);
    [[nodiscard]] Range greatest(const EvaluationPlan::Sum& planned);
    [[nodiscard]] Range least(const EvaluationPlan::Sum& planned);
    /// Copies that have no place in any allowance; `limits` are the lower bounds of what is allowed.
    [[nodiscard]] std::optional<Range> unplaced(const EvaluationPlan::Allowances& allowances,
                                                const std::vector<Linear>& limits);

    /// Whether the pile depends on the deck in a way that the program can express: on one list, or on a value.
    [[nodiscard]] bool isSimple(std::uint32_t pile) const;
    [[nodiscard]] bool isRelated(std::uint32_t pile) const { return !m_book.plan().piles[pile].relations.empty(); }
    /// While set, piles with a condition on the current value of `every` are those of this word.
    void setValue(std::optional<std::uint32_t> word) { m_value = word; }

    // Lists. The first two return 0 or 1: `mayHold` is 0 only if the list certainly lacks the word, `surelyHolds` is 1
    // only if it certainly has it.
    [[nodiscard]] Linear mayHold(std::uint32_t list, std::uint32_t word);
    [[nodiscard]] Linear surelyHolds(std::uint32_t list, std::uint32_t word);
    [[nodiscard]] const std::vector<std::uint32_t>& words(std::uint32_t list);  ///< that the list can contain
    [[nodiscard]] Linear unknownWords(std::uint32_t list) const;      ///< added copies of cards whose words are unknown
    [[nodiscard]] Linear keptUnknownWords(std::uint32_t list) const;  ///< the same for copies that the deck has
    [[nodiscard]] Range length(std::uint32_t list);

    /// Also forgets the cached columns of lists that were added since.
    void rollBack(IntegerProgram::Mark mark);

private:
    void addPlaces(const std::function<int(CardIndex)>& maxCopies, std::optional<int> maxChanges);
    void limitChanges(int maxChanges);
    void keepSome(ZoneIndex zone);
    [[nodiscard]] Truth in(std::uint32_t pile, const UnknownPlace& place) const;
    /// Adds to a range what may be in a pile and what is.
    void addTo(Range& range, Truth inPile, const Place& place) const;
    /// Places whose cards have the same words, and so the same answer to whether they are in a list.
    struct WordGroup {
        std::vector<std::uint32_t> words;
        bool known = true;
        std::vector<std::size_t> places;
        auto operator<=>(const WordGroup&) const = default;
    };
    /// 1 if all words of the group may be (`may`), or surely are, in the list.
    [[nodiscard]] Linear holdsAll(std::uint32_t list, const WordGroup& group, bool may);
    [[nodiscard]] std::vector<WordGroup> wordGroups(std::uint32_t pile) const;
    [[nodiscard]] double most(const Linear& copies) const;
    [[nodiscard]] double fewest(const Linear& copies) const;
    /// The total of `add(range, place, truth)` over the places of a pile that depends on a list.
    template <class Add>
    [[nodiscard]] Range related(std::uint32_t pile, const Add& add);
    /// 0 or 1: whether one of the places has a copy. At least (`may`), or at most, what is true.
    [[nodiscard]] Linear presence(const std::vector<std::size_t>& places, bool may);
    template <class Visit>
    void eachNumber(const EvaluationPlan::Sum& planned, const Visit& visit);
    /// A word of a list, and a place whose card has it.
    struct Bringing {
        std::uint32_t word = 0;
        std::size_t place = 0;
        auto operator<=>(const Bringing&) const = default;
    };
    [[nodiscard]] const std::vector<Bringing>& bringing(std::uint32_t list);  ///< ascending
    template <class Visit>
    void eachBringing(std::uint32_t list, std::uint32_t word, const Visit& visit);

    const RuleBook::Data& m_book;
    const Deck& m_deck;
    std::optional<int> m_maxChanges;
    IntegerProgram m_program;
    std::vector<std::uint32_t> m_rows;
    std::vector<Place> m_places;
    std::vector<UnknownPlace> m_unknownPlaces;
    std::vector<std::vector<std::size_t>> m_byRow;
    std::map<std::uint32_t, std::vector<std::uint32_t>> m_groups;  // rows of an identity
    std::map<std::uint32_t, Range> m_counts;
    Range m_valueCount;  // of the pile that was last counted for a current value
    std::optional<std::uint32_t> m_value;
    std::map<std::uint32_t, std::vector<Bringing>> m_bringing;  // by list
    std::map<std::uint32_t, std::vector<std::uint32_t>> m_words;
    using Word = std::pair<std::uint32_t, std::uint32_t>;  // list and word
    std::map<Word, int> m_may;
    std::map<Word, int> m_surely;
};

}  // namespace mazzo::validators
