// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/pile.h"

#include <array>
#include <bit>

namespace mazzo::model {

namespace {

/// Small numbers seen so far; on the stack unless there are very many.
class Seen {
public:
    explicit Seen(std::size_t size)
    {
        const std::size_t words = (size + 63) / 64;
        if (words > m_few.size()) m_many.resize(words);
        m_words = std::span(words > m_few.size() ? m_many.data() : m_few.data(), words);
        for (std::uint64_t& word : m_words) word = 0;
    }
    Seen(const Seen&) = delete;
    Seen& operator=(const Seen&) = delete;

    void insert(std::uint32_t number) { m_words[number / 64] |= std::uint64_t{1} << (number % 64); }
    [[nodiscard]] bool contains(std::uint32_t number) const { return (m_words[number / 64] >> (number % 64)) & 1U; }
    [[nodiscard]] int count() const
    {
        int total = 0;
        for (const std::uint64_t word : m_words) total += std::popcount(word);
        return total;
    }

private:
    std::array<std::uint64_t, 64> m_few;  // cleared as far as it is used
    std::vector<std::uint64_t> m_many;
    std::span<std::uint64_t> m_words;
};

/// Cards whose words are not known, each once, though it may lie in several zones.
class Undecided {
public:
    void insert(CardIndex card)
    {
        for (std::size_t i = 0; i < std::min(m_count, m_first.size()); ++i)
            if (m_first[i] == card) return;
        if (m_count < m_first.size()) m_first[m_count] = card;
        ++m_count;
    }
    [[nodiscard]] std::size_t count() const { return m_count; }

private:
    std::array<CardIndex, 32> m_first;  // beyond these a repeated card only widens the answer
    std::size_t m_count = 0;
};

}  // namespace

Interval Pile::distinct(const Deck& deck, const WordColumn& column, std::size_t words) const
{
    Seen certain(words);
    Seen possible(words);
    Undecided undecided;
    bool atLeastOne = false;
    each(deck, [&](CardIndex card, Truth belongs) {
        for (const std::uint32_t word : column.words(card)) {
            possible.insert(word);
            if (belongs == Truth::Yes) certain.insert(word);
        }
        if (column.isKnown(card)) return;
        undecided.insert(card);
        if (belongs == Truth::Yes && column.isSingle()) atLeastOne = true;
    });
    std::int64_t more = static_cast<std::int64_t>(undecided.count());
    for (const Deck::UnknownCard& unknownCard : deck.unknownCards()) {
        const Truth belongs = m_zones[at(unknownCard.zone)].unknownCard;
        if (belongs == Truth::No) continue;
        ++more;
        if (belongs == Truth::Yes && column.isOnEveryCard()) atLeastOne = true;
    }
    const int lo = std::max(certain.count(), atLeastOne ? 1 : 0);
    if (more > 0 && !column.isSingle()) more = Interval::kHighest;
    const std::int64_t hi = std::min<std::int64_t>(possible.count() + more,
                                                   std::max(column.mostWords(), possible.count()));
    return {lo, static_cast<int>(hi)};
}

}  // namespace mazzo::model
