// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/share/code.h"

#include "import/share/checksum.h"
#include "import/share/letters.h"
#include "import/share/numbers.h"
#include "import/share/printings.h"
#include "model/text.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace mazzo::importer {

using namespace share;

namespace {

constexpr int kVersion = 2;  // the highest
constexpr std::uint64_t kHighestNumber = 0xFFFF'FFFF;
constexpr int kCardsOrder = 3;  // A zone has some ten different cards.
constexpr int kVersionOrder = 1;

using Cards = std::vector<SharedDeck::Card>;

/// The differences between the numbers of neighbouring cards, less one.
std::vector<std::uint64_t> gapsOf(const Cards& cards)
{
    std::vector<std::uint64_t> gaps;
    gaps.reserve(cards.size());
    std::uint64_t before = 0;
    for (const SharedDeck::Card& card : cards) {
        gaps.push_back(card.number - before - 1);
        before = card.number;
    }
    return gaps;
}

void writeCards(BitWriter& writer, const Cards& cards)
{
    writer.number(cards.size(), kCardsOrder);
    std::vector<std::uint64_t> numbers = gapsOf(cards);
    writeNumbers(writer, numbers, gapEncodings());
    std::ranges::transform(cards, numbers.begin(), [](const SharedDeck::Card& card) { return card.copies - 1U; });
    writeNumbers(writer, numbers, copyEncodings());
}

void writeZone(BitWriter& writer, const SharedDeck::Zone& zone)
{
    writeText(writer, zone.id);
    writeCards(writer, zone.cards);
    writer.number(zone.unknownCards.size(), 0);
    for (const SharedDeck::UnknownCard& unknownCard : zone.unknownCards) {
        writeText(writer, unknownCard.name);
        writer.number(unknownCard.copies - 1U, 0);
    }
}

/// "1.0.0" as three numbers, if it is of that form.
std::optional<std::array<std::uint32_t, 3>> plainVersion(std::string_view version)
{
    std::array<std::uint32_t, 3> parts{};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto [end, error] = std::from_chars(version.data(), version.data() + version.size(), parts[i]);
        const auto length = static_cast<std::size_t>(end - version.data());
        if (error != std::errc{} || (version.front() == '0' && length > 1)) return std::nullopt;
        version.remove_prefix(length);
        const bool goesOn = i + 1 < parts.size();
        if (goesOn ? !version.starts_with('.') : !version.empty()) return std::nullopt;
        if (goesOn) version.remove_prefix(1);
    }
    return parts;
}

void writeVersion(BitWriter& writer, std::string_view version)
{
    const auto parts = plainVersion(version);
    writer.bits(parts ? 1 : 0, 1);
    if (!parts) return writeText(writer, version);
    for (const std::uint32_t part : *parts) writer.number(part, kVersionOrder);
}

std::string readVersion(BitReader& reader)
{
    if (reader.bits(1) == 0) return readText(reader);
    std::string version;
    for (int i = 0; i < 3; ++i) version += (i == 0 ? "" : ".") + std::to_string(reader.number(kVersionOrder));
    return version;
}

std::uint32_t readCopies(BitReader& reader)
{
    const std::uint64_t further = reader.number(0);
    if (further >= SharedDeck::kMaxCopies) reader.fail();
    return static_cast<std::uint32_t>(further + 1);
}

void readCards(BitReader& reader, Cards& cards)
{
    const std::size_t count = readCount(reader, kCardsOrder);
    const std::vector<std::uint64_t> gaps = readNumbers(reader, count, gapEncodings());
    const std::vector<std::uint64_t> further = readNumbers(reader, count, copyEncodings());
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < count && reader.isGood(); ++i) {
        number += gaps[i] + 1;
        if (number > kHighestNumber || further[i] >= SharedDeck::kMaxCopies) return reader.fail();
        cards.push_back({static_cast<std::uint32_t>(number), static_cast<std::uint32_t>(further[i] + 1)});
    }
}

SharedDeck::Zone readZone(BitReader& reader)
{
    SharedDeck::Zone zone;
    zone.id = readText(reader);
    readCards(reader, zone.cards);
    for (std::size_t left = readCount(reader, 0); left > 0 && reader.isGood(); --left) {
        std::string name = readText(reader);
        zone.unknownCards.push_back({std::move(name), readCopies(reader)});
    }
    return zone;
}

SharedDeck readAll(BitReader& reader)
{
    SharedDeck deck;
    deck.game = readText(reader);
    deck.version = readVersion(reader);
    deck.edition = readText(reader);
    for (std::size_t left = readCount(reader, 0); left > 0 && reader.isGood(); --left) {
        std::string option = readText(reader);
        deck.options.push_back({std::move(option), readText(reader)});
    }
    deck.name = readText(reader);
    for (std::size_t left = readCount(reader, 0); left > 0 && reader.isGood(); --left)
        deck.zones.push_back(readZone(reader));
    return deck;
}

template <class List, class Key>
bool rises(const List& list, Key key)
{
    return std::ranges::adjacent_find(list, std::ranges::greater_equal{}, key) == list.end();
}

bool isSound(const SharedDeck& deck)
{
    const auto zoneIsSound = [](const SharedDeck::Zone& zone) {
        const auto named = [](const SharedDeck::UnknownCard& unknownCard) {
            return !trimmed(unknownCard.name).empty() && isLine(unknownCard.name);
        };
        return isLine(zone.id) && rises(zone.unknownCards, &SharedDeck::UnknownCard::name) &&
               std::ranges::all_of(zone.unknownCards, named) && arePrintingsSound(zone);
    };
    const auto optionIsSound = [](const SharedDeck::Choice& choice) {
        return isLine(choice.option) && isLine(choice.value);
    };
    const bool texts = !deck.game.empty() && isLine(deck.game) && isLine(deck.version) && isLine(deck.edition) &&
                       isLine(deck.name);
    return texts && deck.name == trimmed(deck.name) && rises(deck.options, &SharedDeck::Choice::option) &&
           rises(deck.zones, &SharedDeck::Zone::id) && std::ranges::all_of(deck.options, optionIsSound) &&
           std::ranges::all_of(deck.zones, zoneIsSound);
}

/// Why a text does not begin like a code of this version: it is none at all, or of a later one.
tl::unexpected<Error> otherPrefix(std::string_view code)
{
    constexpr std::string_view kAnyVersion = "mazzo://v";
    if (!code.starts_with(kAnyVersion)) return parseFailure("share.no-code");
    code.remove_prefix(kAnyVersion.size());
    int version = 0;
    const auto [end, error] = std::from_chars(code.data(), code.data() + code.size(), version);
    const bool isVersion = error == std::errc{} && end != code.data() + code.size() && *end == '/' &&
                           version > kVersion && code.front() != '0';
    return isVersion ? parseFailure("share.newer", {}, {std::to_string(version), std::to_string(kVersion)})
                     : parseFailure("share.damaged");
}

Error tooLarge() { return {Error::Kind::Limit, "share.too-large", {}, {std::to_string(BitReader::kMaxItems)}, {}}; }

}  // namespace

Result<void> checkCodeSize(const SharedDeck& deck)
{
    std::size_t items = deck.options.size() + deck.zones.size();
    for (const SharedDeck::Zone& zone : deck.zones)
        items += zone.cards.size() + zone.unknownCards.size() + printingCount(zone);
    return items <= BitReader::kMaxItems ? Result<void>() : failure(tooLarge());
}

std::string shareCode(const SharedDeck& deck)
{
    const bool withPrintings = std::ranges::any_of(deck.zones, printingCount);
    std::string code(withPrintings ? kPrintingsPrefix : kCodePrefix);
    code.reserve(160);
    BitWriter writer(code);
    writeText(writer, deck.game);
    writeVersion(writer, deck.version);
    writeText(writer, deck.edition);
    writer.number(deck.options.size(), 0);
    for (const SharedDeck::Choice& choice : deck.options) {
        writeText(writer, choice.option);
        writeText(writer, choice.value);
    }
    writeText(writer, deck.name);
    writer.number(deck.zones.size(), 0);
    for (const SharedDeck::Zone& zone : deck.zones) writeZone(writer, zone);
    if (withPrintings) writePrintings(writer, deck);
    writer.pad();
    appendChecksum(code, kCodePrefix.size());
    return code;
}

Result<SharedDeck> readShareCode(std::string_view code)
{
    if (!beginsLikeCode(code)) return otherPrefix(code);
    const std::string_view body = code.substr(kCodePrefix.size());
    if (!checksumHolds(body)) return parseFailure("share.damaged");
    BitReader reader(body.substr(0, body.size() - kChecksumLength));
    SharedDeck deck = readAll(reader);
    if (code.starts_with(kPrintingsPrefix)) readPrintings(reader, deck);
    if (reader.hasTooManyItems()) return failure(tooLarge());
    // Written again it must be the same: then every deck has one code only, and no bit is without meaning.
    if (!reader.isGood() || !isSound(deck) || shareCode(deck) != code) return parseFailure("share.damaged");
    return deck;
}

}  // namespace mazzo::importer
