// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/query/evaluation_plan.h"

#include <string>
#include <unordered_map>

namespace mazzo::model {

/// The maximum number of combinations of unknown values that are tried.
inline constexpr int kMaxCombinations = 64;

/// Small numbers for words: equal for words that are equal when folded, whatever field they come from.
class WordTable {
public:
    std::uint32_t add(std::string_view word);
    /// Adds every word that the plan's columns can hold: in the catalogue, and as an alternative of an unknown value.
    void addAll(const Game& game, const Catalogue& catalogue, const EvaluationPlan& plan);

    [[nodiscard]] std::size_t size() const { return m_words.size(); }
    [[nodiscard]] std::uint32_t number(std::string_view word) const;  ///< of a word that was added
    [[nodiscard]] const std::string& operator[](std::uint32_t number) const { return m_words[number]; }

private:
    void addSmall(Interval range);

    std::unordered_map<std::string, std::uint32_t> m_numbers;  // by word as written, and by folded word
    std::vector<std::string> m_words;                          // as first written
};

/// The words of a card of a catalogue.
[[nodiscard]] std::optional<Words> wordsOf(const Game& game, const Catalogue& catalogue, Subject subject,
                                           FieldIndex field, CardIndex card);

}  // namespace mazzo::model
