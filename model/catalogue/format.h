// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"

#include <bit>
#include <cstddef>
#include <cstdint>

/// The records of which a catalogue's block consists. All are plain and of fixed width, so that a span over the bytes
/// of a file is the column itself. Change one, and `kVersion` changes with it.
namespace mazzo::model::catalogue {

static_assert(std::endian::native == std::endian::little, "the block is laid over memory as it is");

inline constexpr std::uint64_t kMagic = 0x0A7461434F5A7A4D;  // "MzZOCat\n"
inline constexpr std::uint32_t kVersion = 4;
inline constexpr std::size_t kAlignment = 8;

/// The start of a block. The checksum is over everything after itself.
struct Header {
    std::uint64_t magic = kMagic;
    std::uint64_t checksum = 0;
    std::uint64_t fingerprint = 0;  ///< of the game's layout
    std::uint64_t size = 0;         ///< of the whole block
    std::uint32_t version = kVersion;
    std::uint32_t sections = 0;  ///< a `Section` each follows the header
    std::uint32_t cards = 0;
    std::uint32_t fields = 0;
};
static_assert(sizeof(Header) == 48);

struct Section {
    std::uint64_t offset = 0;
    std::uint64_t size = 0;
};

/// A piece of the block's pool of strings.
struct StringRef {
    std::uint32_t begin = 0;
    std::uint32_t length = 0;
};

struct Name {
    std::uint32_t language = 0;
    StringRef text;            ///< with the version behind it
    std::uint32_t length = 0;  ///< of the name without the version
};

/// A printing of a card; each part is a position in the dictionary of the printings.
struct PrintingRecord {
    std::uint32_t set = 0;
    std::uint32_t number = 0;
    std::uint32_t rarity = 0;
    std::uint32_t finishes = 0;
    std::uint32_t image = 0;
};

/// A type that a card has besides its first one.
struct MoreType {
    std::uint32_t card = 0;
    std::uint32_t type = 0;
};

/// Precedes each folded name in a table of names. These records are not aligned.
struct NameHead {
    std::uint32_t card = 0;
    std::uint32_t length = 0;
};

enum class CellKind : std::uint32_t { Absent, Unknown, Number, No, Yes, Text, Words };

/// A word as the pack writes it, and as it is compared.
struct Word {
    StringRef raw;
    StringRef folded;
};

/// One of the different values that a field takes; a column has its number for each card. A text is a list of one word,
/// an unknown number has the field's bounds.
struct Cell {
    CellKind kind = CellKind::Absent;
    std::int32_t lo = 0;
    std::int32_t hi = 0;
    std::uint32_t firstWord = 0;
    std::uint32_t words = 0;
};

// Every dictionary of cells begins with these two.
inline constexpr std::uint32_t kAbsentCode = 0;
inline constexpr std::uint32_t kUnknownCode = 1;

/// What is still certain about a card's value when its origin is hidden, if anything.
struct Certain {
    std::uint32_t card = 0;
    std::uint32_t code = 0;
};

/// The packed effects of a card that states some.
struct EffectText {
    std::uint32_t card = 0;
    StringRef text;
};

/// The cards that have a word: a list of them, or a bitmap where that is smaller.
struct Posting {
    std::uint32_t start = 0;
    std::uint32_t count = 0;
};

[[nodiscard]] constexpr std::size_t bitmapWords(std::size_t cards) { return (cards + 63) / 64; }
[[nodiscard]] constexpr bool isDense(std::size_t count, std::size_t cards) { return count * 32 > cards; }

/// Codes take two bytes while they fit.
[[nodiscard]] constexpr bool isWide(std::size_t cells) { return cells > 0x10000; }

/// Identifies the layout of a game's blocks: languages, types, fields and their bounds.
[[nodiscard]] std::uint64_t fingerprint(const Game& game);

/// The checksum that belongs into the header of these bytes, which are at least a header long.
[[nodiscard]] std::uint64_t checksum(const std::byte* bytes, std::size_t size);

}  // namespace mazzo::model::catalogue
