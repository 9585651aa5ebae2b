// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/share/numbers.h"

#include <algorithm>

namespace mazzo::importer::share {

namespace {

constexpr auto kGapWays = [] {
    std::array<Way, 32> ways{};
    for (int order = 0; order < 16; ++order) {
        ways[static_cast<std::size_t>(order)] = {Way::Kind::Golomb, order};
        ways[static_cast<std::size_t>(order) + 16] = {Way::Kind::Rice, order};
    }
    return ways;
}();

constexpr std::array<Way, 8> kCopyWays{{{Way::Kind::Golomb, 0},
                                        {Way::Kind::Golomb, 1},
                                        {Way::Kind::Golomb, 2},
                                        {Way::Kind::Golomb, 3},
                                        {Way::Kind::Rice, 0},
                                        {Way::Kind::Rice, 1},
                                        {Way::Kind::Rice, 2},
                                        {Way::Kind::Same, 0}}};

constexpr std::uint64_t kTooMany = std::uint64_t{1} << 40U;

/// How many bits the list takes, or `kTooMany`.
std::uint64_t widthOf(std::span<const std::uint64_t> numbers, Way way)
{
    if (way.kind == Way::Kind::Same) {
        const bool same = std::ranges::all_of(numbers, [&](std::uint64_t number) { return number == numbers.front(); });
        return same ? static_cast<std::uint64_t>(share::widthOf(numbers.front(), 0)) : kTooMany;
    }
    std::uint64_t total = 0;
    for (const std::uint64_t number : numbers) {
        total += way.kind == Way::Kind::Golomb ? static_cast<std::uint64_t>(share::widthOf(number, way.order))
                                               : (number >> way.order) + 1 + static_cast<unsigned>(way.order);
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

std::span<const Way> gapWays() { return kGapWays; }
std::span<const Way> copyWays() { return kCopyWays; }

void writeNumbers(BitWriter& writer, std::span<const std::uint64_t> numbers, std::span<const Way> ways)
{
    if (numbers.empty()) return;
    std::size_t best = 0;
    std::uint64_t fewest = kTooMany;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const std::uint64_t width = widthOf(numbers, ways[i]);
        if (width >= fewest) continue;
        best = i;
        fewest = width;
    }
    writer.bits(best, std::countr_zero(ways.size()));
    const Way way = ways[best];
    if (way.kind == Way::Kind::Same) return writer.number(numbers.front(), 0);
    for (const std::uint64_t number : numbers) {
        if (way.kind == Way::Kind::Golomb) writer.number(number, way.order);
        else writeRice(writer, number, way.order);
    }
}

std::vector<std::uint64_t> readNumbers(BitReader& reader, std::size_t count, std::span<const Way> ways)
{
    constexpr std::uint64_t kHighest = std::uint64_t{1} << 33U;
    std::vector<std::uint64_t> numbers;
    if (count == 0) return numbers;
    const Way way = ways[reader.bits(std::countr_zero(ways.size()))];
    numbers.reserve(count);
    while (numbers.size() < count && reader.isGood()) {
        const bool again = way.kind == Way::Kind::Same && !numbers.empty();
        const std::uint64_t number = again                         ? numbers.front()
                                     : way.kind == Way::Kind::Rice ? readRice(reader, way.order)
                                                                   : reader.number(way.order);
        if (number >= kHighest) reader.fail();
        numbers.push_back(number);
    }
    return numbers;
}

}  // namespace mazzo::importer::share
