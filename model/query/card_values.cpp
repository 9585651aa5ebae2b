// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/card_values.h"

#include "model/query/answers.h"

namespace mazzo::model {

std::optional<Words> wordsOf(const Game& game, const CardValues& card, Subject subject, FieldIndex field)
{
    switch (subject) {
    case Subject::Id: return Words{std::string(card.id())};
    case Subject::Name: return Words{std::string(card.name(game.languages.empty() ? "" : game.languages.front()))};
    case Subject::Type: return Words{game[card.type()].id};
    case Subject::Field: break;
    }
    return wordsIn(card.value(field));
}

}  // namespace mazzo::model
