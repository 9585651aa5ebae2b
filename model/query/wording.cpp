// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/wording.h"

namespace mazzo::model {

namespace {

constexpr Wording kEnglish{
    .card = "card",
    .cards = "cards",
    .allCards = "all cards",
    .noCards = "no cards",
    .commaAnd = " and ",
    .commaOr = " or ",
    .either = "either ",
    .except = "except %1",
    .quoted = "“%1”",
    .ofType = "that are %1",
    .anything = {"of any kind", "of no kind"},
    .inZone = {"in %1", "outside %1"},
    .nameContains = {"with %1 in the name", "without %1 in the name"},
    .nameIs = {"whose name is %1", "whose name is not %1"},
    .textContains = {"with %1 in the text", "without %1 in the text"},
    .textIs = {"whose text is %1", "whose text is not %1"},
    .idContains = {"with %1 in the id", "without %1 in the id"},
    .idIs = {"whose id is %1", "whose id is not %1"},
    .fieldIs = {"whose %1 is %2", "whose %1 is not %2"},
    .fieldIncludes = {"whose %1 includes %2", "whose %1 does not include %2"},
    .fieldIsOnly = {"whose %1 is only %2", "whose %1 is not only %2"},
    .fieldContains = {"whose %1 contains %2", "whose %1 does not contain %2"},
    .flag = {"marked %1", "not marked %1"},
    .has = {"with the field %1", "without the field %1"},
    .hasText = {"with a text", "without a text"},
    .canAdd = {"that can be added to the deck", "that cannot be added to the deck"},
    .inPlace = {"that lie in %1", "that do not lie in %1"},
    .holdings = {"number of copies owned", "number of free copies", "number of copies lent", "number of copies wanted",
                 "number of copies in built decks", "number of copies missing"},
    .nameIsOther = "whose name is not %1",
    .textIsOther = "whose text is something other than %1",
    .idIsOther = "whose id is not %1",
    .fieldIsOther = "whose %1 is something other than %2",
    .unknown = "whose %1 is not known",
    .unknownText = "whose text is not known",
    .bounds = {"%1", "%1", "something other than %1", "below %1", "at most %1", "above %1", "at least %1"},
    .amounts = {"exactly %1 %2", "exactly %1 %2", "any number but %1 of %2", "fewer than %1 %2", "at most %1 %2",
                "more than %1 %2", "at least %1 %2"},
    .comparisons = {"%1 is %2", "%1 is %2", "%1 is not %2", "%1 is below %2", "%1 is at most %2", "%1 is above %2",
                    "%1 is at least %2"},
    .noneOf = "no %1",
    .numberOf = "the number of %1",
    .totalOf = "the total %1 of %2",
    .differentOf = "the number of different values of %1 among %2",
    .copiesOf = "the number of copies of this card among %1",
    .wordsIn = "the number of words in %1",
    .valuesOf = "the values of %1 among %2",
    .differentValue = "different value of %1 among %2",
    .differentValues = "different values of %1 among %2",
    .its = "its %1",
    .plus = " plus ",
    .minus = " minus ",
    .minusSign = "minus %1",
    .times = "%1 times %2",
    .dividedBy = "%1 divided by %2",
    .least = "the least of %1",
    .greatest = "the greatest of %1",
    .ifElse = "%2 if %1, otherwise %3",
    .not_ = "it does not hold that %1",
    .thisCard = "this card is among %1",
    .allAmong = "all of %1 are among %2",
    .oneAmong = "one of %1 is among %2",
    .given = "the deck has the section %1",
    .edition = "the edition",
    .nameField = "name",
    .idField = "id",
    .typeField = "type",
};

constexpr Wording kItalian{
    .card = "carta",
    .cards = "carte",
    .allCards = "tutte le carte",
    .noCards = "nessuna carta",
    .commaAnd = " e ",
    .commaOr = " o ",
    .either = "",
    .except = "tranne %1",
    .quoted = "«%1»",
    .ofType = "che sono %1",
    .anything = {"di qualunque genere", "di nessun genere"},
    .inZone = {"in %1", "fuori da %1"},
    .nameContains = {"con %1 nel nome", "senza %1 nel nome"},
    .nameIs = {"di nome %1", "con nome che non è %1"},
    .textContains = {"con %1 nel testo", "senza %1 nel testo"},
    .textIs = {"con testo %1", "con testo che non è %1"},
    .idContains = {"con %1 nell'id", "senza %1 nell'id"},
    .idIs = {"con id %1", "con id che non è %1"},
    .fieldIs = {"con %1 %2", "con %1 che non è %2"},
    .fieldIncludes = {"con %1 che comprende %2", "con %1 che non comprende %2"},
    .fieldIsOnly = {"con %1 solo %2", "con %1 che non è solo %2"},
    .fieldContains = {"con %1 che contiene %2", "con %1 che non contiene %2"},
    .flag = {"con la qualifica %1", "senza la qualifica %1"},
    .has = {"con il campo %1", "senza il campo %1"},
    .hasText = {"con un testo", "senza testo"},
    .canAdd = {"che il mazzo ammette ancora", "che il mazzo non ammette"},
    .inPlace = {"riposte in %1", "non riposte in %1"},
    .holdings = {"numero di copie possedute", "numero di copie libere", "numero di copie prestate",
                 "numero di copie desiderate", "numero di copie in mazzi montati", "numero di copie mancanti"},
    .nameIsOther = "con nome che non è %1",
    .textIsOther = "con un testo che non è %1",
    .idIsOther = "con id che non è %1",
    .fieldIsOther = "con il campo %1 ma non %2",
    .unknown = "con %1 che non si conosce",
    .unknownText = "con testo che non si conosce",
    .bounds = {"%1", "%1", "ma non %1", "sotto %1", "al massimo %1", "sopra %1", "almeno %1"},
    .amounts = {"esattamente %1 %2", "esattamente %1 %2", "un numero diverso da %1 di %2", "meno di %1 %2",
                "al massimo %1 %2", "più di %1 %2", "almeno %1 %2"},
    .comparisons = {"%1 è %2", "%1 è %2", "%1 non è %2", "%1 è sotto %2", "%1 è al massimo %2", "%1 è sopra %2",
                    "%1 è almeno %2"},
    .noneOf = "zero %1",
    .numberOf = "il numero di %1",
    .totalOf = "il totale di %1 tra %2",
    .differentOf = "il numero di valori diversi di %1 tra %2",
    .copiesOf = "il numero di copie di questa carta tra %1",
    .wordsIn = "il numero di parole in %1",
    .valuesOf = "i valori di %1 tra %2",
    .differentValue = "valore diverso di %1 tra %2",
    .differentValues = "valori diversi di %1 tra %2",
    .its = "%1 di questa carta",
    .plus = " più ",
    .minus = " meno ",
    .minusSign = "meno %1",
    .times = "%1 per %2",
    .dividedBy = "%1 diviso %2",
    .least = "il minimo tra %1",
    .greatest = "il massimo tra %1",
    .ifElse = "%2 se %1, altrimenti %3",
    .not_ = "non vale che %1",
    .thisCard = "questa carta è tra %1",
    .allAmong = "ogni elemento di %1 è tra %2",
    .oneAmong = "un elemento di %1 è tra %2",
    .given = "il mazzo ha la sezione %1",
    .edition = "l'edizione",
    .nameField = "nome",
    .idField = "id",
    .typeField = "tipo",
};

constexpr bool isUpper(unsigned char c) { return c >= 'A' && c <= 'Z'; }

}  // namespace

const Wording& wordingIn(std::string_view language) { return language == "it" ? kItalian : kEnglish; }

std::string filled(std::string_view pattern, std::string_view first, std::string_view second, std::string_view third)
{
    std::string out;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char next = i + 1 < pattern.size() ? pattern[i + 1] : '\0';
        if (pattern[i] != '%' || next < '1' || next > '3') {
            out.push_back(pattern[i]);
            continue;
        }
        out += next == '1' ? first : next == '2' ? second : third;
        ++i;
    }
    return out;
}

std::string enumerated(std::span<const std::string> parts, std::string_view last)
{
    std::string out;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) out += i + 1 == parts.size() ? last : std::string_view(", ");
        out += parts[i];
    }
    return out;
}

std::string inSentence(std::string_view name)
{
    std::string out(name);
    if (out.size() < 2) return out;
    const auto first = static_cast<unsigned char>(out[0]);
    const auto second = static_cast<unsigned char>(out[1]);
    if (isUpper(first) && !isUpper(second)) out[0] = static_cast<char>(first + ('a' - 'A'));
    // À to Þ in UTF-8: two bytes, the small letters 32 later.
    if (first == 0xC3 && second >= 0x80 && second <= 0x9E && second != 0x97) out[1] = static_cast<char>(second + 0x20);
    return out;
}

}  // namespace mazzo::model
