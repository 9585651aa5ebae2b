// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match_set.h"

#include <bit>

namespace mazzo::model {

CardBits::CardBits(std::size_t size, bool value)
    : m_size(size), m_words((size + 63) / 64, value ? ~std::uint64_t{0} : 0)
{
    if (value && size % 64 != 0) m_words.back() &= (std::uint64_t{1} << (size % 64)) - 1;
}

std::size_t CardBits::count() const
{
    std::size_t total = 0;
    for (const std::uint64_t word : m_words) total += static_cast<std::size_t>(std::popcount(word));
    return total;
}

std::vector<CardIndex> CardBits::cards() const
{
    std::vector<CardIndex> result;
    result.reserve(count());
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        for (std::uint64_t word = m_words[i]; word != 0; word &= word - 1)
            result.push_back(static_cast<CardIndex>(i * 64 + static_cast<std::size_t>(std::countr_zero(word))));
    }
    return result;
}

CardBits& CardBits::operator&=(const CardBits& other)
{
    for (std::size_t i = 0; i < m_words.size(); ++i) m_words[i] &= other.m_words[i];
    return *this;
}

CardBits& CardBits::operator|=(const CardBits& other)
{
    for (std::size_t i = 0; i < m_words.size(); ++i) m_words[i] |= other.m_words[i];
    return *this;
}

void CardBits::complement()
{
    for (std::uint64_t& word : m_words) word = ~word;
    if (m_size % 64 != 0) m_words.back() &= (std::uint64_t{1} << (m_size % 64)) - 1;
}

MatchSet& MatchSet::operator&=(const MatchSet& other)
{
    yes &= other.yes;
    possible &= other.possible;
    return *this;
}

MatchSet& MatchSet::operator|=(const MatchSet& other)
{
    yes |= other.yes;
    possible |= other.possible;
    return *this;
}

void MatchSet::negate()
{
    std::swap(yes, possible);
    yes.complement();
    possible.complement();
}

}  // namespace mazzo::model
