// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/ids.h"
#include "model/truth.h"

#include <cstdint>
#include <vector>

namespace mazzo::model {

/// A set of cards of one catalogue, a bit each. Bits past the last card are always clear.
class CardBits {
public:
    CardBits() = default;
    explicit CardBits(std::size_t size, bool value = false);

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool contains(CardIndex card) const { return (m_words[at(card) / 64] >> (at(card) % 64)) & 1U; }
    void insert(CardIndex card) { m_words[at(card) / 64] |= std::uint64_t{1} << (at(card) % 64); }
    void erase(CardIndex card) { m_words[at(card) / 64] &= ~(std::uint64_t{1} << (at(card) % 64)); }
    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] std::vector<CardIndex> cards() const;  ///< ascending
    [[nodiscard]] std::vector<std::uint64_t>& words() { return m_words; }
    [[nodiscard]] const std::vector<std::uint64_t>& words() const { return m_words; }

    CardBits& operator&=(const CardBits& other);
    CardBits& operator|=(const CardBits& other);
    void complement();

    bool operator==(const CardBits&) const = default;

private:
    std::size_t m_size = 0;
    std::vector<std::uint64_t> m_words;
};

/// The three-valued answer of every card at once: yes in `yes`, no outside `possible`, unknown between them.
struct MatchSet {
    CardBits yes;
    CardBits possible;  ///< a superset of `yes`

    [[nodiscard]] static MatchSet all(std::size_t size) { return {CardBits(size, true), CardBits(size, true)}; }
    [[nodiscard]] static MatchSet none(std::size_t size) { return {CardBits(size), CardBits(size)}; }
    [[nodiscard]] Truth operator[](CardIndex card) const
    {
        return yes.contains(card) ? Truth::Yes : possible.contains(card) ? Truth::Unknown : Truth::No;
    }
    [[nodiscard]] std::size_t undecided() const { return possible.count() - yes.count(); }

    MatchSet& operator&=(const MatchSet& other);
    MatchSet& operator|=(const MatchSet& other);
    void negate();

    bool operator==(const MatchSet&) const = default;
};

}  // namespace mazzo::model
