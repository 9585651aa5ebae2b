// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/repair/integer_program.h"
#include "validators/rule_book_data.h"

#include <algorithm>
#include <functional>

namespace mazzo::validators {

/// A number without a bound in an integer program: more than any rule allows.
inline constexpr double kBoundless = 10'000;

[[nodiscard]] inline double bounded(int number)
{
    return std::clamp(static_cast<double>(number), -kBoundless, kBoundless);
}

/// A lower and an upper bound of a number that depends on the deck.
struct LinearRange {
    Linear lo;
    Linear hi;
};

/// The deck as variables of an integer program: the copies added and removed for each card and zone.
class DeckVariables {
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
    /// `rows` are the cards that may be in the deck, ascending. `maxChanges` limits the copies added and removed in
    /// total; without it, only the deck file format does.
    DeckVariables(const RuleBook::Data& book, const Deck& deck, std::span<const std::uint32_t> rows,
                  const std::function<int(CardIndex)>& maxCopies, std::optional<int> maxChanges);

    [[nodiscard]] const RuleBook::Data& book() const { return m_book; }
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

    // Bounds of a sum over copies.
    [[nodiscard]] double upperBound(const Linear& copies) const;
    [[nodiscard]] double lowerBound(const Linear& copies) const;

    [[nodiscard]] Truth in(std::uint32_t pile, const Place& place) const;
    [[nodiscard]] Truth in(std::uint32_t pile, const UnknownPlace& place) const;
    /// Whether the pile depends on the deck in a way that the program can express: on one list, or on a value.
    [[nodiscard]] bool isSimple(std::uint32_t pile) const;
    [[nodiscard]] bool isRelated(std::uint32_t pile) const { return !m_book.plan().piles[pile].relations.empty(); }
    /// While set, piles with a condition on the current value of `every` are those of this word.
    void setValue(std::optional<std::uint32_t> word) { m_value = word; }

private:
    void addPlaces(const std::function<int(CardIndex)>& maxCopies, std::optional<int> maxChanges);
    void limitChanges(int maxChanges);
    void keepSome(ZoneIndex zone);

    const RuleBook::Data& m_book;
    const Deck& m_deck;
    std::optional<int> m_maxChanges;
    IntegerProgram m_program;
    std::vector<std::uint32_t> m_rows;
    std::vector<Place> m_places;
    std::vector<UnknownPlace> m_unknownPlaces;
    std::vector<std::vector<std::size_t>> m_byRow;
    std::optional<std::uint32_t> m_value;
};

}  // namespace mazzo::validators
