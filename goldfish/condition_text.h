// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace mazzo::goldfish {

enum class Relation : std::uint8_t { Less, AtMost, Equal, AtLeast, More };

[[nodiscard]] constexpr bool compares(int value, Relation relation, int number)
{
    switch (relation) {
    case Relation::Less: return value < number;
    case Relation::AtMost: return value <= number;
    case Relation::Equal: return value == number;
    case Relation::AtLeast: return value >= number;
    case Relation::More: return value > number;
    }
    return false;
}

[[nodiscard]] constexpr std::string_view signOf(Relation relation)
{
    constexpr std::string_view kSigns[]{"<", "<=", "=", ">=", ">"};
    return kSigns[static_cast<std::size_t>(relation)];
}

/// A word of an engine's conditions: `turn`, or with a card `have Furbizia`.
struct ConditionWord {
    std::string_view text;
    bool takesCard = false;
};

/// A comparison of two sums as a strategy file states it, with all terms moved to the left: `points + 3 > opponent` is
/// `points - opponent > -3`. The texts refer to the file.
struct ConditionText {
    struct Term {
        std::size_t word = 0;  ///< position among the engine's words
        std::string_view card = {};
        int factor = 1;
    };

    std::vector<Term> terms;  ///< at least one; the first factor is positive
    Relation relation = Relation::Less;
    int number = 0;
};

/// Nothing if the text is not a comparison of sums made of these words and whole numbers.
[[nodiscard]] std::optional<ConditionText> readCondition(std::string_view text, std::span<const ConditionWord> words);

/// Splits what follows `when`: alternatives joined by `or`, each of them conditions joined by `and`.
[[nodiscard]] std::vector<std::vector<std::string_view>> splitAlternatives(std::string_view text);

/// The parts of a text between the separators.
[[nodiscard]] std::vector<std::string_view> splitAt(std::string_view text, std::string_view separator);

}  // namespace mazzo::goldfish
