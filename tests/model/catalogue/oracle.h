// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/catalogue/sample.h"

namespace mazzo::tests::oracle {

// The same questions, asked of one row at a time in the plainest way.
[[nodiscard]] Truth nameMatches(const Card& card, Comparison comparison, std::string_view folded);
[[nodiscard]] Truth textMatches(const Card& card, Comparison comparison, std::string_view folded);
[[nodiscard]] Truth numberMatches(const Value& value, const Field& field, Comparison comparison, int number);
/// `namedCard` is the id of the card that the text names, or nothing.
[[nodiscard]] Truth wordMatches(const Value& value, const Field& field, Comparison comparison, std::string_view folded,
                                std::string_view namedCard);
[[nodiscard]] std::string_view cardNamed(std::span<const Card> cards,
                                         std::string_view folded);  ///< of several the first

}  // namespace mazzo::tests::oracle
