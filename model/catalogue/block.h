// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/card.h"
#include "model/catalogue/column.h"
#include "model/catalogue/name_table.h"
#include "model/catalogue/word_index.h"
#include "model/error.h"

#include <memory>
#include <vector>

namespace mazzo::model::catalogue {

/// The data of one field.
struct Column {
    Codes codes;
    std::span<const std::uint8_t> origins;
    std::span<const Cell> cells;
    std::span<const Certain> certain;  ///< ascending by card
};

/// The columns of a catalogue as views into a block of bytes.
struct Block {
    std::span<const std::byte> bytes;
    std::shared_ptr<const void> owner;

    std::string_view pool;
    std::span<const StringRef> languages;
    std::span<const std::uint32_t> numbers;  ///< ascending
    std::span<const StringRef> ids;
    std::span<const StringRef> sets;
    std::span<const std::uint16_t> types;
    std::span<const std::uint16_t> textStates;
    std::span<const std::uint32_t> firstName;  ///< in `names`, and one more
    std::span<const Name> names;
    std::span<const EffectText> effects;           ///< ascending by card
    std::span<const MoreType> moreTypes;           ///< ascending by card
    std::span<const std::uint32_t> firstPrinting;  ///< in `printings`, and one more
    std::span<const PrintingRecord> printings;
    std::span<const StringRef> printingTexts;  ///< each of the printings' texts once
    NameTable byName;                          ///< names and aliases that mean one card
    NameTable byId;
    NameTable bySharedName;                      ///< names that mean several cards: the position of their list
    std::span<const std::uint32_t> firstShared;  ///< in `shared`, and one more
    std::span<const std::uint32_t> shared;
    WordIndex nameWords;
    WordIndex textWords;
    WordIndex rulingWords;
    std::span<const Word> words;  ///< of all cells
    std::vector<Column> columns;  ///< one for each field

    [[nodiscard]] std::size_t cards() const { return numbers.size(); }
    [[nodiscard]] std::string_view text(StringRef ref) const { return pool.substr(ref.begin, ref.length); }
};

/// Fails unless every bound is valid, so that readers of a block need no further checks.
[[nodiscard]] Result<Block> openBlock(const Game& game, std::span<const std::byte> bytes,
                                      std::shared_ptr<const void> owner);

}  // namespace mazzo::model::catalogue
