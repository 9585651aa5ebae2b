// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/hand_test.h"

namespace mazzo::goldfish::odds {

/// All hands of one size from a pile, as numbers of cards of each class, with their probabilities.
class Hypergeometric {
public:
    /// `hand` is at most the size of the pile.
    Hypergeometric(std::span<const int> pile, int hand);
    Hypergeometric(const Hypergeometric&) = delete;
    Hypergeometric& operator=(const Hypergeometric&) = delete;

    /// Calls `visit(hand, probability)` for every hand; stops when it answers false.
    template <class Visit>
    bool each(const Visit& visit) const
    {
        Counts hand(m_classes.size(), 0);
        return each(0, m_hand, m_share, hand, visit);
    }

    /// How likely the test holds, with these words already in the sum.
    [[nodiscard]] double chance(const HandTest& test, std::uint64_t sum) const;

    /// How many hands `each` visits, or `limit` if there are more.
    [[nodiscard]] static std::uint64_t countHands(std::span<const int> pile, int hand, std::uint64_t limit);

private:
    struct Class {
        int cards = 0;
        int after = 0;                 ///< cards of the classes behind it
        const double* row = nullptr;   ///< its weights, by the number of its cards in the hand
        const double* rest = nullptr;  ///< those of it and all behind it together
    };

    template <class Visit>
    bool each(std::size_t number, int left, double weight, Counts& hand, const Visit& visit) const
    {
        if (number == m_classes.size()) return visit(std::span<const int>(hand), weight);
        const Class& mine = m_classes[number];
        const int most = std::min(left, mine.cards);
        for (int k = std::max(0, left - mine.after); k <= most; ++k) {
            hand[number] = k;
            if (!each(number + 1, left - k, weight * mine.row[k], hand, visit)) return false;
        }
        return true;
    }
    [[nodiscard]] double chance(const HandTest& test, std::size_t number, int left, std::uint64_t sum) const;
    template <class Weigh>
    void fill(const Weigh& weigh);
    void fillByLogarithms();

    int m_hand;
    int m_cards = 0;
    double m_share = 1;  // what all weights have in common
    std::vector<Class> m_classes;
    std::vector<double> m_weights;  // what the table of binomial coefficients does not have
};

/// How likely `wanted` of `special` cards are among `hand` cards of a pile of `cards`.
[[nodiscard]] double hypergeometric(int cards, int special, int hand, int wanted);

}  // namespace mazzo::goldfish::odds
