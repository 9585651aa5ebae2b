// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/share/numbers.h"

#include <algorithm>

namespace mazzo::importer::share {

namespace {

constexpr auto kGapWays = [] {
    std::array<Encoding, 32> encodings{};
    for (int order = 0; order < 16; ++order) {
        encodings[static_cast<std::size_t>(order)] = {Encoding::Kind::Golomb, order};
        encodings[static_cast<std::size_t>(order) + 16] = {Encoding::Kind::Rice, order};
    }
    return encodings;
}();

constexpr std::array<Encoding, 8> kCopyWays{{{Encoding::Kind::Golomb, 0},
                                             {Encoding::Kind::Golomb, 1},
                                             {Encoding::Kind::Golomb, 2},
                                             {Encoding::Kind::Golomb, 3},
                                             {Encoding::Kind::Rice, 0},
                                             {Encoding::Kind::Rice, 1},
                                             {Encoding::Kind::Rice, 2},
                                             {Encoding::Kind::Same, 0}}};

constexpr std::uint64_t kTooMany = std::uint64_t{1} << 40U;

/// How many bits the list takes, or `kTooMany`.
std::uint64_t widthOf(std::span<const std::uint64_t> numbers, Encoding encoding)
{
    if (encoding.kind == Encoding::Kind::Same) {
        const bool same = std::ranges::all_of(numbers, [&](std::uint64_t number) { return number == numbers.front(); });
        return same ? static_cast<std::uint64_t>(share::widthOf(numbers.front(), 0)) : kTooMany;
    }
    std::uint64_t total = 0;
    for (const std::uint64_t number : numbers) {
        total += encoding.kind == Encoding::Kind::Golomb
                     ? static_cast<std::uint64_t>(share::widthOf(number, encoding.order))
                     : (number >> encoding.order) + 1 + static_cast<unsigned>(encoding.order);
    }
    return total;
}

/// The high part in ones with a zero behind, the low `order` bits as they are.
void writeRice(BitWriter& writer, std::uint64_t number, int order)
{
    for (std::uint64_t ones = number >> order; ones > 0; --ones) writer.bits(1, 1);
    writer.bits(0, 1);
    writer.bits(number & ((std::uint64_t{1} << order) - 1), order);
}

std::uint64_t readRice(BitReader& reader, int order)
{
    std::uint64_t high = 0;
    while (reader.isGood() && reader.bits(1) == 1) ++high;
    return (high << order) | reader.bits(order);
}

}  // namespace

std::span<const Encoding> gapEncodings() { return kGapWays; }
std::span<const Encoding> copyEncodings() { return kCopyWays; }

void writeNumbers(BitWriter& writer, std::span<const std::uint64_t> numbers, std::span<const Encoding> encodings)
{
    if (numbers.empty()) return;
    std::size_t best = 0;
    std::uint64_t fewest = kTooMany;
    for (std::size_t i = 0; i < encodings.size(); ++i) {
        const std::uint64_t width = widthOf(numbers, encodings[i]);
        if (width >= fewest) continue;
        best = i;
        fewest = width;
    }
    writer.bits(best, std::countr_zero(encodings.size()));
    const Encoding encoding = encodings[best];
    if (encoding.kind == Encoding::Kind::Same) return writer.number(numbers.front(), 0);
    for (const std::uint64_t number : numbers) {
        if (encoding.kind == Encoding::Kind::Golomb) writer.number(number, encoding.order);
        else writeRice(writer, number, encoding.order);
    }
}

std::vector<std::uint64_t> readNumbers(BitReader& reader, std::size_t count, std::span<const Encoding> encodings)
{
    constexpr std::uint64_t kHighest = std::uint64_t{1} << 33U;
    std::vector<std::uint64_t> numbers;
    if (count == 0) return numbers;
    const Encoding encoding = encodings[reader.bits(std::countr_zero(encodings.size()))];
    numbers.reserve(count);
    while (numbers.size() < count && reader.isGood()) {
        const bool again = encoding.kind == Encoding::Kind::Same && !numbers.empty();
        const std::uint64_t number = again                                   ? numbers.front()
                                     : encoding.kind == Encoding::Kind::Rice ? readRice(reader, encoding.order)
                                                                             : reader.number(encoding.order);
        if (number >= kHighest) reader.fail();
        numbers.push_back(number);
    }
    return numbers;
}

}  // namespace mazzo::importer::share
