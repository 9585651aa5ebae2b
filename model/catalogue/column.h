// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/format.h"
#include "model/match_set.h"

#include <span>
#include <string_view>

namespace mazzo::model::catalogue {

/// A number for each card, two or four bytes wide.
struct Codes {
    std::span<const std::uint16_t> narrow;
    std::span<const std::uint32_t> wide;  ///< empty if `narrow` is used

    [[nodiscard]] std::uint32_t operator[](std::size_t card) const { return wide.empty() ? narrow[card] : wide[card]; }
    [[nodiscard]] std::size_t size() const { return wide.empty() ? narrow.size() : wide.size(); }
};

/// A cell with what it refers to.
struct CellView {
    const Cell* cell;
    std::span<const Word> allWords;
    std::string_view pool;

    [[nodiscard]] CellKind kind() const { return cell->kind; }
    [[nodiscard]] Interval number() const { return {cell->lo, cell->hi}; }
    [[nodiscard]] std::span<const Word> words() const { return allWords.subspan(cell->firstWord, cell->words); }
    [[nodiscard]] std::string_view text(StringRef ref) const { return pool.substr(ref.begin, ref.length); }
    [[nodiscard]] Value value() const;
    [[nodiscard]] bool isKnown() const;
    [[nodiscard]] bool is(const Value& value) const;
};

/// The cell of a value without its words, which the caller places; an unknown one gets the field's bounds.
[[nodiscard]] Cell cellOf(const Value& value, Interval domain);
[[nodiscard]] std::span<const std::string> wordsOf(const Value& value);

/// Turns one answer for each code into one answer for each card.
[[nodiscard]] MatchSet spread(const Codes& codes, std::span<const Truth> answers);

}  // namespace mazzo::model::catalogue
