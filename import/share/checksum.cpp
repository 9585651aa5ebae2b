// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/share/checksum.h"

#include "import/share/bits.h"

#include <algorithm>

namespace mazzo::importer::share {

namespace {

constexpr std::uint32_t kPolynomial = 0x2030B9C7;  // CRC-30/CDMA
constexpr std::uint32_t kMask = 0x3FFFFFFF;

constexpr auto kTable = [] {
    std::array<std::uint32_t, 64> table{};
    for (std::uint32_t symbol = 0; symbol < table.size(); ++symbol) {
        std::uint32_t rest = symbol << 24U;
        for (int bit = 0; bit < 6; ++bit)
            rest = ((rest << 1U) ^ ((rest & 0x20000000U) != 0 ? kPolynomial : 0U)) & kMask;
        table[symbol] = rest;
    }
    return table;
}();

std::uint32_t checksum(std::string_view text)
{
    std::uint32_t rest = kMask;
    for (const char c : text)
        rest = ((rest << 6U) & kMask) ^ kTable[((rest >> 24U) ^ kSymbolOf[static_cast<unsigned char>(c)]) & 63U];
    return rest ^ kMask;
}

}  // namespace

void appendChecksum(std::string& code, std::size_t start)
{
    const std::uint32_t sum = checksum(std::string_view(code).substr(start));
    BitWriter(code).bits(sum, 30);
}

bool checksumHolds(std::string_view body)
{
    if (body.size() <= kChecksumLength) return false;
    if (std::ranges::any_of(body, [](char c) { return kSymbolOf[static_cast<unsigned char>(c)] == kNoSymbol; }))
        return false;
    std::string expected;
    BitWriter(expected).bits(checksum(body.substr(0, body.size() - kChecksumLength)), 30);
    return body.ends_with(expected);
}

}  // namespace mazzo::importer::share
