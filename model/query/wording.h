// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace mazzo::model {

/// The words of one language in which queries and expressions describe themselves; %1, %2 and %3 are filled in. The
/// clauses are chosen so that they fit one card or several, and words of either gender.
struct Wording {
    std::string_view card, cards, allCards, noCards;
    std::string_view commaAnd, commaOr, either;
    std::string_view except, quoted;
    std::string_view ofType;

    /// A clause and its opposite; no opposite is said with `except`.
    struct Clause {
        std::string_view is, isNot;
    };
    Clause anything, inZone, nameContains, nameIs, textContains, textIs, idContains, idIs;
    Clause fieldIs, fieldIncludes, fieldIsOnly, fieldContains, flag, has, hasText, canAdd, inPlace;
    std::array<std::string_view, 6> holdings;  ///< by Holding: "number of copies owned"
    std::string_view nameIsOther, textIsOther, idIsOther, fieldIsOther, unknown, unknownText;

    // By Comparison, from Contains to GreaterEqual.
    std::array<std::string_view, 7> bounds;       ///< "at most %1"
    std::array<std::string_view, 7> amounts;      ///< "at most %1 %2": a number and what is counted
    std::array<std::string_view, 7> comparisons;  ///< "%1 is at most %2"
    std::string_view noneOf;                      ///< no such card

    std::string_view numberOf, totalOf, differentOf, copiesOf, wordsIn, valuesOf;
    std::string_view differentValue, differentValues;
    std::string_view its, plus, minus, minusSign, times, dividedBy, least, greatest, ifElse;
    std::string_view not_, thisCard, allAmong, oneAmong, given, edition;
    std::string_view nameField, idField, typeField;
};

[[nodiscard]] const Wording& wordingIn(std::string_view language);  ///< English unless Italian

[[nodiscard]] std::string filled(std::string_view pattern, std::string_view first = {}, std::string_view second = {},
                                 std::string_view third = {});

/// "a, b and c"; `last` is " and ".
[[nodiscard]] std::string enumerated(std::span<const std::string> parts, std::string_view last);

/// A name from a pack inside a sentence: its first letter is small, unless the word is written in capitals.
[[nodiscard]] std::string inSentence(std::string_view name);

}  // namespace mazzo::model
