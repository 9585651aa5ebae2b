// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"

#include <cstdint>

namespace mazzo::bench {

/// A small seeded generator (SplitMix64): the same cards on every machine.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_state(seed) {}
    [[nodiscard]] std::size_t below(std::size_t bound);
    [[nodiscard]] bool percent(std::size_t chance) { return below(100) < chance; }
    template <class List>
    [[nodiscard]] const auto& of(const List& list)
    {
        return list[below(std::size(list))];
    }

private:
    std::uint64_t m_state;
};

/// A made-up game with the fields of a usual one.
[[nodiscard]] Game syntheticGame();

/// Cards with different names, about 150 bytes of rules text, an Italian name and text for two in five, and some
/// unknown values.
[[nodiscard]] std::vector<Card> syntheticCards(std::size_t count, std::uint64_t seed);

/// Deck files of so many card lines each; the preconstructed decks of the shipped games have 2 to 32.
inline constexpr int kLinesOfDeck = 30;
[[nodiscard]] std::vector<std::string> syntheticDecks(std::span<const Card> cards, std::size_t count,
                                                      std::uint64_t seed);

// Words: names, and sentences of rules in which `{name}` stands for a card's name.
[[nodiscard]] std::string syntheticName(Dice& dice, std::string_view language);
[[nodiscard]] std::string syntheticText(Dice& dice, std::string_view language);

}  // namespace mazzo::bench
