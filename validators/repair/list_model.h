// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/repair/deck_variables.h"

#include <map>

namespace mazzo::validators {

/// Places whose cards have the same words, and so the same answer to whether they are in a list.
struct WordGroup {
    std::vector<std::uint32_t> words;
    bool known = true;
    std::vector<std::size_t> places;
};

/// The lists of words that the deck's piles have, as expressions of the integer program.
class ListModel {
public:
    explicit ListModel(DeckVariables& deck) : m_deck(deck) {}

    // Both return 0 or 1: `mayHold` is 0 only if the list certainly lacks the word, `surelyHolds` is 1 only if it
    // certainly has it.
    [[nodiscard]] Linear mayHold(std::uint32_t list, std::uint32_t word);
    [[nodiscard]] Linear surelyHolds(std::uint32_t list, std::uint32_t word);
    /// 1 if all words of the group may be (`may`), or surely are, in the list.
    [[nodiscard]] Linear holdsAll(std::uint32_t list, const WordGroup& group, bool may);

    [[nodiscard]] const std::vector<std::uint32_t>& words(std::uint32_t list);  ///< that the list can contain
    [[nodiscard]] Linear unknownWords(std::uint32_t list) const;      ///< added copies of cards whose words are unknown
    [[nodiscard]] Linear keptUnknownWords(std::uint32_t list) const;  ///< the same for copies that the deck has
    [[nodiscard]] LinearRange length(std::uint32_t list);

    /// Forgets the columns that were added since.
    void rollBack(IntegerProgram::Mark mark);

private:
    /// A word of a list, and a place whose card has it.
    struct Occurrence {
        std::uint32_t word = 0;
        std::size_t place = 0;
        auto operator<=>(const Occurrence&) const = default;
    };
    [[nodiscard]] const std::vector<Occurrence>& occurrences(std::uint32_t list);  ///< ascending
    template <class Visit>
    void eachOccurrence(std::uint32_t list, std::uint32_t word, const Visit& visit);

    DeckVariables& m_deck;
    std::map<std::uint32_t, std::vector<Occurrence>> m_occurrences;  // by list
    std::map<std::uint32_t, std::vector<std::uint32_t>> m_words;
    using Word = std::pair<std::uint32_t, std::uint32_t>;  // list and word
    std::map<Word, int> m_may;
    std::map<Word, int> m_surely;
};

}  // namespace mazzo::validators
