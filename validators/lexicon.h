// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "validators/layout.h"

#include <string>
#include <unordered_map>

namespace mazzo::validators {

/// How many combinations of unknown facts are tried out at most, to see whether all lead to the same.
inline constexpr int kMaxSupposed = 64;

/// Numbers for the words that the lists of a rule book can hold.
class Lexicon {
public:
    /// Every word of these columns in the catalogue, and every choice of their fields.
    void enter(const Game& game, const Catalogue& catalogue, const Layout& layout);

    [[nodiscard]] std::size_t size() const { return m_numbers.size(); }
    [[nodiscard]] std::uint32_t number(std::string_view word) const { return m_numbers.at(std::string(word)); }

private:
    void enter(std::string_view word)
    {
        m_numbers.try_emplace(std::string(word), static_cast<std::uint32_t>(m_numbers.size()));
    }

    void enterSmall(Interval range);

    std::unordered_map<std::string, std::uint32_t> m_numbers;
};

/// The words of a card for one column; nothing if they are not known. A card that lacks the field has none.
[[nodiscard]] std::optional<Words> wordsOf(const Game& game, const Catalogue& catalogue,
                                           const Layout::WordColumn& column, CardIndex card);

}  // namespace mazzo::validators
