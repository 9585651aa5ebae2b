// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/description_texts.h"

#include "model/query/phrase.h"

namespace mazzo::model {

namespace {

/// Every part but the last is followed by a comma; the last is joined by `end`.
std::string enumerated(std::span<const std::string> parts, const std::string& list, const std::string& end)
{
    std::string out;
    for (std::size_t i = 0; i < parts.size(); ++i)
        out = i == 0 ? parts[i] : filled(i + 1 == parts.size() ? end : list, out, parts[i]);
    return out;
}

}  // namespace

DescriptionTexts DescriptionTexts::translated(std::string language, const Translate& translate)
{
    return {
        .language = std::move(language),
        .card = translate("descriptions", "card"),
        .cards = translate("descriptions", "cards"),
        .allCards = translate("descriptions", "all cards"),
        .noCards = translate("descriptions", "no cards"),
        .list = translate("descriptions", "%1, %2"),
        .listEndAnd = translate("descriptions", "%1 and %2"),
        .listEndOr = translate("descriptions", "%1 or %2"),
        .either = translate("descriptions", "either %1"),
        .except = translate("descriptions", "except %1"),
        .quoted = translate("descriptions", "“%1”"),
        .ofType = translate("descriptions", "that are %1"),
        .anything = {translate("descriptions", "of any kind"), translate("descriptions", "of no kind")},
        .inZone = {translate("descriptions", "in %1"), translate("descriptions", "outside %1")},
        .nameContains = {translate("descriptions", "with %1 in the name"),
                         translate("descriptions", "without %1 in the name")},
        .nameIs = {translate("descriptions", "whose name is %1"), translate("descriptions", "whose name is not %1")},
        .textContains = {translate("descriptions", "with %1 in the text"),
                         translate("descriptions", "without %1 in the text")},
        .textIs = {translate("descriptions", "whose text is %1"), translate("descriptions", "whose text is not %1")},
        .idContains = {translate("descriptions", "with %1 in the id"),
                       translate("descriptions", "without %1 in the id")},
        .idIs = {translate("descriptions", "whose id is %1"), translate("descriptions", "whose id is not %1")},
        .among = {translate("descriptions", "whose %1 is among %2"),
                  translate("descriptions", "whose %1 is not among %2")},
        .ofValue = {translate("descriptions", "with that %1"), translate("descriptions", "without that %1")},
        .onlyOfValue = {translate("descriptions", "with only that %1"),
                        translate("descriptions", "not with only that %1")},
        .fieldIs = {translate("descriptions", "whose %1 is %2"), translate("descriptions", "whose %1 is not %2")},
        .fieldIncludes = {translate("descriptions", "whose %1 includes %2"),
                          translate("descriptions", "whose %1 does not include %2")},
        .fieldIsOnly = {translate("descriptions", "whose %1 is only %2"),
                        translate("descriptions", "whose %1 is not only %2")},
        .fieldContains = {translate("descriptions", "whose %1 contains %2"),
                          translate("descriptions", "whose %1 does not contain %2")},
        .flag = {translate("descriptions", "marked %1"), translate("descriptions", "not marked %1")},
        .has = {translate("descriptions", "with the field %1"), translate("descriptions", "without the field %1")},
        .hasText = {translate("descriptions", "with a text"), translate("descriptions", "without a text")},
        .canAdd = {translate("descriptions", "that can be added to the deck"),
                   translate("descriptions", "that cannot be added to the deck")},
        .inPlace = {translate("descriptions", "that lie in %1"), translate("descriptions", "that do not lie in %1")},
        .printings = {Clause{translate("descriptions", "from the set %1"),
                             translate("descriptions", "not from the set %1")},
                      Clause{translate("descriptions", "with the collector number %1"),
                             translate("descriptions", "without the collector number %1")},
                      Clause{translate("descriptions", "of rarity %1"), translate("descriptions", "not of rarity %1")},
                      Clause{translate("descriptions", "with the finish %1"),
                             translate("descriptions", "without the finish %1")}},
        .holdings = {translate("descriptions", "number of copies owned"),
                     translate("descriptions", "number of free copies"),
                     translate("descriptions", "number of copies lent"),
                     translate("descriptions", "number of copies wanted"),
                     translate("descriptions", "number of copies in built decks"),
                     translate("descriptions", "number of copies missing")},
        .nameIsOther = translate("descriptions", "whose name is not %1"),
        .textIsOther = translate("descriptions", "whose text is something other than %1"),
        .idIsOther = translate("descriptions", "whose id is not %1"),
        .fieldIsOther = translate("descriptions", "whose %1 is something other than %2"),
        .unknown = translate("descriptions", "whose %1 is not known"),
        .unknownText = translate("descriptions", "whose text is not known"),
        .bounds = {translate("descriptions", "%1"), translate("descriptions", "%1"),
                   translate("descriptions", "something other than %1"), translate("descriptions", "below %1"),
                   translate("descriptions", "at most %1"), translate("descriptions", "above %1"),
                   translate("descriptions", "at least %1")},
        .amounts = {translate("descriptions", "exactly %1 %2"), translate("descriptions", "exactly %1 %2"),
                    translate("descriptions", "any number but %1 of %2"), translate("descriptions", "fewer than %1 %2"),
                    translate("descriptions", "at most %1 %2"), translate("descriptions", "more than %1 %2"),
                    translate("descriptions", "at least %1 %2")},
        .comparisons = {translate("descriptions", "%1 is %2"), translate("descriptions", "%1 is %2"),
                        translate("descriptions", "%1 is not %2"), translate("descriptions", "%1 is below %2"),
                        translate("descriptions", "%1 is at most %2"), translate("descriptions", "%1 is above %2"),
                        translate("descriptions", "%1 is at least %2")},
        .noneOf = translate("descriptions", "no %1"),
        .numberOf = translate("descriptions", "the number of %1"),
        .totalOf = translate("descriptions", "the total %1 of %2"),
        .totalOnce = translate("descriptions", "the total %1 of %2 (each card once)"),
        .leastOf = translate("descriptions", "the lowest %1 among %2"),
        .greatestOf = translate("descriptions", "the highest %1 among %2"),
        .differentOf = translate("descriptions", "the number of different values of %1 among %2"),
        .copiesOf = translate("descriptions", "the number of copies of this card among %1"),
        .wordsIn = translate("descriptions", "the number of words in %1"),
        .valuesOf = translate("descriptions", "the values of %1 among %2"),
        .differentValue = translate("descriptions", "different value of %1 among %2"),
        .differentValues = translate("descriptions", "different values of %1 among %2"),
        .its = translate("descriptions", "its %1"),
        .plus = translate("descriptions", "%1 plus %2"),
        .minus = translate("descriptions", "%1 minus %2"),
        .minusSign = translate("descriptions", "minus %1"),
        .times = translate("descriptions", "%1 times %2"),
        .dividedBy = translate("descriptions", "%1 divided by %2"),
        .least = translate("descriptions", "the least of %1"),
        .greatest = translate("descriptions", "the greatest of %1"),
        .ifElse = translate("descriptions", "%2 if %1, otherwise %3"),
        .every = translate("descriptions", "for each %1 among %2: %3"),
        .unplaced = translate("descriptions", "the number of %1 beyond what is allowed (%2)"),
        .allowance = translate("descriptions", "up to %1 %2"),
        .allowanceWithout = translate("descriptions", "any number of %1"),
        .allowanceIf = translate("descriptions", "%1 if %2"),
        .not_ = translate("descriptions", "it does not hold that %1"),
        .thisCard = translate("descriptions", "this card is among %1"),
        .allAmong = translate("descriptions", "all of %1 are among %2"),
        .oneAmong = translate("descriptions", "one of %1 is among %2"),
        .given = translate("descriptions", "the deck has the section %1"),
        .edition = translate("descriptions", "the edition"),
        .nameField = translate("descriptions", "name"),
        .idField = translate("descriptions", "id"),
        .typeField = translate("descriptions", "type"),
    };
}

const DescriptionTexts& DescriptionTexts::english()
{
    static const DescriptionTexts texts = translated("en", [](const char*, const char* text) { return text; });
    return texts;
}

std::string DescriptionTexts::allOf(std::span<const std::string> parts) const
{
    return enumerated(parts, list, listEndAnd);
}

std::string DescriptionTexts::anyOf(std::span<const std::string> parts) const
{
    return enumerated(parts, list, listEndOr);
}

}  // namespace mazzo::model
