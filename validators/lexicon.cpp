// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/lexicon.h"

#include "model/query/answers.h"

namespace mazzo::validators {

std::optional<Words> wordsOf(const Game& game, const Catalogue& catalogue, const Layout::WordColumn& column,
                             CardIndex card)
{
    switch (column.subject) {
    case Subject::Id: return Words{std::string(catalogue.id(card))};
    case Subject::Name:
        return Words{std::string(catalogue.name(card, game.languages.empty() ? "" : game.languages.front()))};
    case Subject::Type: return Words{game[catalogue.type(card)].id};
    case Subject::Field: break;
    }
    return wordsIn(catalogue.value(card, column.field));
}

/// What an uncertain number may turn out to be, if there are few such numbers: more are never supposed one by one.
void Lexicon::enterSmall(Interval range)
{
    if (!range.hasLowerBound() || !range.hasUpperBound() || range.hi - static_cast<long long>(range.lo) >= kMaxSupposed)
        return;
    for (int number = range.lo; number <= range.hi; ++number) enter(std::to_string(number));
}

void Lexicon::enter(const Game& game, const Catalogue& catalogue, const Layout& layout)
{
    for (const Layout::WordColumn& column : layout.words) {
        if (column.subject == Subject::Field) {
            const Field& field = game[column.field];
            for (const Choice& choice : field.choices) enter(choice.id);
            if (field.type == Field::Type::Flag) {
                enter("yes");
                enter("no");
            }
        }
        for (std::size_t card = 0; card < catalogue.size(); ++card) {
            const auto words = wordsOf(game, catalogue, column, static_cast<CardIndex>(card));
            if (words) {
                for (const std::string& word : *words) enter(word);
            } else if (game[column.field].type == Field::Type::Number) {
                enterSmall(catalogue.number(static_cast<CardIndex>(card), column.field));
            }
        }
    }
}

}  // namespace mazzo::validators
