// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/kind.h"

#include <algorithm>
#include <array>

namespace mazzo::goldfish::zombinion {

/// Cards in order, without the heap; the last is the top of a pile. All cards of a game fit.
class CardPile {
public:
    static constexpr std::size_t kMax = 512;

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] Card& operator[](std::size_t place) { return m_cards[place]; }
    [[nodiscard]] Card operator[](std::size_t place) const { return m_cards[place]; }
    [[nodiscard]] const Card* begin() const { return m_cards.data(); }
    [[nodiscard]] const Card* end() const { return m_cards.data() + m_size; }
    [[nodiscard]] Card top() const { return m_cards[m_size - 1U]; }

    void push(Card card) { m_cards[m_size++] = card; }
    Card pop() { return m_cards[--m_size]; }
    void clear() { m_size = 0; }
    /// On top of what there is, the other's top last.
    void append(const CardPile& other)
    {
        // Eight at a time, which is one move for the machine; the space behind `kMax` takes what is copied too much.
        for (std::size_t place = 0; place < other.m_size; place += kBlock)
            std::copy_n(&other.m_cards[place], kBlock, &m_cards[m_size + place]);
        m_size = static_cast<std::uint16_t>(m_size + other.m_size);
    }
    /// Moves the top card onto another pile, `count` times; there are as many.
    void dealTo(CardPile& other, std::size_t count)
    {
        const std::size_t size = m_size;
        const std::size_t there = other.m_size;
        for (std::size_t place = 0; place < count; ++place) other.m_cards[there + place] = m_cards[size - 1 - place];
        m_size = static_cast<std::uint16_t>(size - count);
        other.m_size = static_cast<std::uint16_t>(there + count);
    }
    /// Moves the cards that fulfil `wants` to another pile; the order in both stays. Without a branch for each card,
    /// because the processor could not predict it.
    template <class Wants>
    void sortOut(CardPile& other, const Wants& wants)
    {
        std::size_t kept = 0;
        std::size_t gone = other.m_size;
        for (std::size_t place = 0; place < m_size; ++place) {
            const Card card = m_cards[place];
            const bool moves = wants(card);
            m_cards[kept] = card;
            other.m_cards[gone] = card;
            kept += moves ? 0 : 1;
            gone += moves ? 1 : 0;
        }
        m_size = static_cast<std::uint16_t>(kept);
        other.m_size = static_cast<std::uint16_t>(gone);
    }
    [[nodiscard]] bool has(Card card) const;
    /// The first card of that kind, or none.
    [[nodiscard]] Card first(Kind kind) const;
    /// Removes a card; the order of the others stays. False if it is not there.
    bool remove(Card card);

private:
    static constexpr std::size_t kBlock = 8;

    std::uint16_t m_size = 0;
    std::array<Card, kMax + kBlock> m_cards{};
};

}  // namespace mazzo::goldfish::zombinion
