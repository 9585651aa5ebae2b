// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <array>
#include <functional>
#include <span>
#include <string>

namespace mazzo::model {

/// The phrases of one language that describe queries and expressions; %1, %2 and %3 are filled in. They are worded so
/// that they fit one card or several, and nouns of any gender.
struct DescriptionTexts {
    /// Returns the translation of an English text. The signature is that of QCoreApplication::translate, so that
    /// lupdate finds the texts.
    using Translate = std::function<std::string(const char* context, const char* english)>;

    [[nodiscard]] static DescriptionTexts translated(std::string language, const Translate& translate);
    [[nodiscard]] static const DescriptionTexts& english();

    std::string language;  ///< of the names that come from the pack

    std::string card, cards, allCards, noCards;
    std::string list, listEndAnd, listEndOr, either;
    std::string except, quoted, ofType;

    /// A clause and its opposite; where there is no opposite, `except` is used.
    struct Clause {
        std::string is, isNot;
    };
    Clause anything, inZone, nameContains, nameIs, textContains, textIs, idContains, idIs;
    Clause among, ofValue, onlyOfValue;
    Clause fieldIs, fieldIncludes, fieldIsOnly, fieldContains, flag, has, hasText, canAdd, inPlace;
    std::array<Clause, 4> printings;      ///< by PrintingPart: "from the set %1"
    std::array<std::string, 6> holdings;  ///< by Holding: "number of copies owned"
    std::string nameIsOther, textIsOther, idIsOther, fieldIsOther, unknown, unknownText;

    // By Comparison, from Contains to GreaterEqual.
    std::array<std::string, 7> bounds;       ///< "at most %1"
    std::array<std::string, 7> amounts;      ///< "at most %1 %2": a number and what is counted
    std::array<std::string, 7> comparisons;  ///< "%1 is at most %2"
    std::string noneOf;                      ///< an amount of zero

    std::string numberOf, totalOf, totalOnce, leastOf, greatestOf, differentOf, copiesOf, wordsIn, valuesOf;
    std::string differentValue, differentValues;
    std::string its, plus, minus, minusSign, times, dividedBy, least, greatest, ifElse;
    std::string every, unplaced, allowance, allowanceWithout, allowanceIf;
    std::string not_, thisCard, allAmong, oneAmong, given, edition;
    std::string nameField, idField, typeField;

    [[nodiscard]] std::string allOf(std::span<const std::string> parts) const;  ///< "a, b and c"
    [[nodiscard]] std::string anyOf(std::span<const std::string> parts) const;  ///< "a, b or c"
};

}  // namespace mazzo::model
