// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/big_money_baseline.h"

#include <array>

namespace mazzo::bench {

namespace {

/// One player's cards. The deck lies in front, the hand and the discards behind it.
class BarePlayer {
public:
    void begin(Random& random)
    {
        m_deck = m_discards = 0;
        m_points = 3;
        for (int card = 0; card < 10; ++card) m_cards[m_deck++] = card < 7 ? 1 : 0;
        shuffle(random);
        draw(random);
    }

    /// What the hand is worth.
    [[nodiscard]] int colpi() const { return m_hand[0] + m_hand[1] + m_hand[2] + m_hand[3] + m_hand[4]; }
    [[nodiscard]] int points() const { return m_points; }

    void buy(std::uint8_t card, int points)
    {
        m_pile[m_discards++] = card;
        m_points += points;
    }

    void end(Random& random)
    {
        for (const std::uint8_t card : m_hand) m_pile[m_discards++] = card;
        draw(random);
    }

private:
    void shuffle(Random& random)
    {
        for (std::uint32_t left = m_deck; left > 1; --left) std::swap(m_cards[left - 1], m_cards[random.below(left)]);
    }

    void draw(Random& random)
    {
        for (std::uint8_t& card : m_hand) {
            if (m_deck == 0) {
                std::swap(m_cards, m_pile);
                std::swap(m_deck, m_discards);
                shuffle(random);
            }
            card = m_cards[--m_deck];
        }
    }

    std::array<std::uint8_t, 96> m_cards{};
    std::array<std::uint8_t, 96> m_pile{};
    std::array<std::uint8_t, 5> m_hand{};
    std::uint32_t m_deck = 0;
    std::uint32_t m_discards = 0;
    int m_points = 0;
};

}  // namespace

BareOutcome bareBigMoney(std::uint64_t games, Random random)
{
    BareOutcome outcome;
    std::array<BarePlayer, 2> players;
    for (; games > 0; --games) {
        for (BarePlayer& player : players) player.begin(random);
        int large = 8;
        int magazines = 30;
        int slugs = 40;
        std::uint64_t turns = 0;
        while (large > 0) {
            BarePlayer& player = players[turns++ & 1U];
            const int colpi = player.colpi();
            if (colpi >= 8) --large, player.buy(0, 6);
            else if (colpi >= 6 && magazines > 0) --magazines, player.buy(3, 0);
            else if (colpi >= 3 && slugs > 0) --slugs, player.buy(2, 0);
            player.end(random);
        }
        outcome.turns += turns;
        // Equal points: whoever had fewer turns, and that is the second after an odd number of them.
        const int lead = players[0].points() - players[1].points();
        if (lead > 0) ++outcome.first;
        else if (lead < 0 || turns % 2 == 1) ++outcome.second;
        else ++outcome.shared;
    }
    return outcome;
}

}  // namespace mazzo::bench
