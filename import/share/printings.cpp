// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/share/printings.h"

#include "import/share/letters.h"
#include "model/text.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace mazzo::importer::share {

namespace {

using Print = SharedDeck::Print;

constexpr int kRecordsOrder = 3;
constexpr int kSetOrder = 1;     // Most decks name few sets.
constexpr int kNumberOrder = 7;  // A set has some hundred cards.
constexpr std::size_t kMaxDigits = 9;

std::size_t printingsOf(const auto& cards)
{
    std::size_t sum = 0;
    for (const auto& card : cards) sum += card.printings.size();
    return sum;
}

bool isSound(const Print& print)
{
    return print.copies > 0 && !print.text.empty() && print.text == trimmed(print.text) && isLine(print.text) &&
           print.text.find_first_of("{}") == std::string::npos;
}

bool areSound(const auto& cards)
{
    return std::ranges::all_of(cards, [](const auto& card) {
        std::uint64_t copies = 0;
        for (const Print& print : card.printings) copies += print.copies;
        return copies <= card.copies && std::ranges::all_of(card.printings, isSound) &&
               std::ranges::adjacent_find(card.printings, std::ranges::greater_equal{}, &Print::text) ==
                   card.printings.end();
    });
}

/// Calls `visit(copies, printings)` for every card, in the order of the code.
template <class Deck, class Visit>
void eachCard(Deck& deck, const Visit& visit)
{
    for (auto& zone : deck.zones) {
        for (auto& card : zone.cards) visit(card.copies, card.printings);
        for (auto& card : zone.unknownCards) visit(card.copies, card.printings);
    }
}

/// The first word, which is the set in the usual spelling, and what follows it after a blank.
std::pair<std::string_view, std::string_view> parted(std::string_view text)
{
    const std::size_t blank = text.find(' ');
    if (blank == std::string_view::npos) return {text, {}};
    return {text.substr(0, blank), text.substr(blank + 1)};
}

/// A collector number without leading zeros.
std::optional<std::uint32_t> plainNumber(std::string_view text)
{
    std::uint32_t number = 0;
    if (text.empty() || text.size() > kMaxDigits || text.front() == '0') return std::nullopt;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

std::vector<std::string_view> setsOf(const SharedDeck& deck)
{
    std::vector<std::string_view> sets;
    eachCard(deck, [&](std::uint32_t, const std::vector<Print>& printings) {
        for (const Print& print : printings) sets.push_back(parted(print.text).first);
    });
    std::ranges::sort(sets);
    sets.erase(std::ranges::unique(sets).begin(), sets.end());
    return sets;
}

void writeRest(BitWriter& writer, std::string_view rest)
{
    const auto number = plainNumber(rest);
    writer.bits(number ? 1 : 0, 1);
    if (number) writer.number(*number, kNumberOrder);
    else writeText(writer, rest);
}

std::string readRest(BitReader& reader)
{
    return reader.bits(1) == 1 ? std::to_string(reader.number(kNumberOrder)) : readText(reader);
}

}  // namespace

std::size_t printingCount(const SharedDeck::Zone& zone)
{
    return printingsOf(zone.cards) + printingsOf(zone.unknownCards);
}

bool arePrintingsSound(const SharedDeck::Zone& zone) { return areSound(zone.cards) && areSound(zone.unknownCards); }

bool isLine(std::string_view text) { return text.find_first_of("\r\n") == std::string_view::npos && !nonText(text); }

std::size_t readCount(BitReader& reader, int order)
{
    const std::uint64_t count = reader.number(order);
    if (count > reader.bitsLeft()) reader.fail();
    else reader.takeItems(count);
    return reader.isGood() ? static_cast<std::size_t>(count) : 0;
}

void writePrintings(BitWriter& writer, const SharedDeck& deck)
{
    const std::vector<std::string_view> sets = setsOf(deck);
    writer.number(sets.size(), 0);
    for (const std::string_view set : sets) writeText(writer, set);
    std::size_t count = 0;
    for (const SharedDeck::Zone& zone : deck.zones) count += printingCount(zone);
    writer.number(count, kRecordsOrder);
    std::size_t skipped = 0;  // cards since the last one with a printing
    eachCard(deck, [&](std::uint32_t left, const std::vector<Print>& printings) {
        for (const Print& print : printings) {
            const auto [set, rest] = parted(print.text);
            writer.number(std::exchange(skipped, 0), 0);
            writer.number(static_cast<std::size_t>(std::ranges::lower_bound(sets, set) - sets.begin()), kSetOrder);
            writeRest(writer, rest);
            writer.bits(print.copies == left ? 1 : 0, 1);
            if (print.copies != left) writer.number(print.copies - 1U, 0);
            left -= print.copies;
        }
        ++skipped;
    });
}

void readPrintings(BitReader& reader, SharedDeck& deck)
{
    std::vector<std::string> sets;
    for (std::size_t left = readCount(reader, 0); left > 0 && reader.isGood(); --left) sets.push_back(readText(reader));
    std::size_t count = readCount(reader, kRecordsOrder);
    std::uint64_t skip = count > 0 ? reader.number(0) : 0;
    eachCard(deck, [&](std::uint32_t left, std::vector<Print>& printings) {
        while (skip == 0 && count > 0 && reader.isGood()) {
            const std::uint64_t set = reader.number(kSetOrder);
            const std::string rest = readRest(reader);
            const std::uint64_t copies = reader.bits(1) == 1 ? left : reader.number(0) + 1;
            if (set >= sets.size() || copies > left) return reader.fail();
            left -= static_cast<std::uint32_t>(copies);
            printings.push_back({sets[static_cast<std::size_t>(set)] + (rest.empty() ? "" : " ") + rest,
                                 static_cast<std::uint32_t>(copies)});
            if (--count > 0) skip = reader.number(0);
        }
        if (skip > 0) --skip;
    });
    if (count > 0) reader.fail();
}

}  // namespace mazzo::importer::share
