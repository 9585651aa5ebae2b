// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

namespace mazzo::importer::share {

inline constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
inline constexpr std::uint8_t kNoSymbol = 0xFF;

/// The six bits that a character encodes, or `kNoSymbol`.
inline constexpr auto kSymbolOf = [] {
    std::array<std::uint8_t, 256> table{};
    table.fill(kNoSymbol);
    for (std::size_t i = 0; i < kAlphabet.size(); ++i)
        table[static_cast<unsigned char>(kAlphabet[i])] = static_cast<std::uint8_t>(i);
    return table;
}();

/// Appends bits to a text of six-bit characters, the highest bit first.
class BitWriter {
public:
    explicit BitWriter(std::string& out) : m_out(out) {}

    void bits(std::uint64_t value, int count)  ///< at most 40 at a time
    {
        m_held = (m_held << count) | value;
        m_count += count;
        for (; m_count >= 6; m_count -= 6) m_out.push_back(kAlphabet[(m_held >> (m_count - 6)) & 63U]);
    }

    /// Any number from 0 on, short if it is near 2^order or below (an exponential Golomb code).
    void number(std::uint64_t value, int order)
    {
        const std::uint64_t raised = value + (std::uint64_t{1} << order);
        const int width = static_cast<int>(std::bit_width(raised));
        bits(0, width - 1 - order);
        bits(raised, width);
    }

    void pad()
    {
        if (m_count > 0) bits(0, 6 - m_count);
    }

private:
    std::string& m_out;
    std::uint64_t m_held = 0;
    int m_count = 0;
};

/// How many bits `BitWriter::number` takes.
[[nodiscard]] constexpr int widthOf(std::uint64_t value, int order)
{
    return 2 * static_cast<int>(std::bit_width(value + (std::uint64_t{1} << order))) - 1 - order;
}

/// Reads what a `BitWriter` wrote; the characters are known to be of the alphabet. Past the end it reads zeros, and
/// `isGood` becomes false.
class BitReader {
public:
    /// Cards, zones and options of one code. A card takes as little as a bit, so that a small code could otherwise fill
    /// the memory.
    static constexpr std::uint64_t kMaxItems = 20'000;

    explicit BitReader(std::string_view text) : m_text(text) {}

    /// Counts items that are about to be read, and fails if they are too many.
    void takeItems(std::uint64_t count)
    {
        m_hasTooManyItems |= count > m_itemsLeft;
        m_isGood &= !m_hasTooManyItems;
        m_itemsLeft -= m_isGood ? count : 0;
    }
    [[nodiscard]] bool hasTooManyItems() const { return m_hasTooManyItems; }

    [[nodiscard]] bool isGood() const { return m_isGood; }
    void fail() { m_isGood = false; }
    [[nodiscard]] std::size_t bitsLeft() const
    {
        return (m_text.size() - m_next) * 6 + static_cast<std::size_t>(m_count);
    }

    std::uint64_t bits(int count)
    {
        while (m_count < count) {
            m_isGood &= m_next < m_text.size();
            m_held = (m_held << 6U) |
                     (m_next < m_text.size() ? kSymbolOf[static_cast<unsigned char>(m_text[m_next])] : 0U);
            if (m_next < m_text.size()) ++m_next;
            m_count += 6;
        }
        m_count -= count;
        return (m_held >> m_count) & ((std::uint64_t{1} << count) - 1);
    }

    std::uint64_t number(int order)
    {
        constexpr int kMaxZeros = 34;  // No number of a deck needs more.
        int zeros = 0;
        while (m_isGood && bits(1) == 0) m_isGood &= ++zeros <= kMaxZeros;
        if (!m_isGood) return 0;
        const int rest = zeros + order;
        return ((std::uint64_t{1} << rest) | bits(rest)) - (std::uint64_t{1} << order);
    }

private:
    std::string_view m_text;
    std::size_t m_next = 0;
    std::uint64_t m_held = 0;
    int m_count = 0;
    std::uint64_t m_itemsLeft = kMaxItems;
    bool m_hasTooManyItems = false;
    bool m_isGood = true;
};

}  // namespace mazzo::importer::share
