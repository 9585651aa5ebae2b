// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>

namespace mazzo::bench {

/// As many cards as the catalogue of the largest card game has.
inline constexpr std::size_t kLargeCards = 33'000;
inline constexpr const char* kLargeGame = "bench";

/// What was written: three printings a card, and about 200 bytes of text.
struct LargeCatalogue {
    std::size_t cards = 0;
    std::size_t printings = 0;
};

/// A catalogue of Cockatrice with random cards.
LargeCatalogue writeCockatrice(const std::filesystem::path& file, std::size_t cards);

/// Imports such a catalogue as the pack of the game `bench`. Ends the program if that fails.
void importCockatrice(const std::filesystem::path& file, const std::filesystem::path& pack, std::size_t cards);

/// Adds rules that count the cards of a set or a cost to the pack.
void addRules(const std::filesystem::path& pack, std::size_t count);

}  // namespace mazzo::bench
