// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include "sample_game.h"

#include <random>

namespace mazzo::tests::sample {

/// Random cards, decks and questions of the sample game; the same seed gives the same ones everywhere.
class Random {
public:
    explicit Random(std::uint32_t seed) : m_generator(seed) {}

    [[nodiscard]] int below(int bound) { return static_cast<int>(m_generator() % static_cast<std::uint32_t>(bound)); }
    [[nodiscard]] bool chance(int percent) { return below(100) < percent; }

    [[nodiscard]] std::vector<Card> cards(const Game& game, int count);
    /// The same cards with every unknown and every range replaced by a value that it may have.
    [[nodiscard]] std::vector<Card> filledIn(const Game& game, std::vector<Card> cards);
    [[nodiscard]] Deck deck(const Game& game, int cards);
    [[nodiscard]] std::string query(int depth);
    [[nodiscard]] std::string condition();
    [[nodiscard]] std::string number();
    [[nodiscard]] std::string garbage();

private:
    [[nodiscard]] Value value(const Field& field);
    [[nodiscard]] Value known(const Field& field, Interval within);
    [[nodiscard]] std::string atom();
    [[nodiscard]] std::string among();
    template <std::size_t N>
    [[nodiscard]] std::string oneOf(const char* const (&words)[N])
    {
        return words[below(static_cast<int>(N))];
    }

    std::mt19937 m_generator;
};

}  // namespace mazzo::tests::sample
