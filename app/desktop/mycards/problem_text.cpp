// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mycards/problem_text.h"

#include "app/text/error_text.h"
#include "app/text/language.h"

namespace mazzo::desktop {

namespace {

/// A type or a choice of the field by its name; other words stay.
std::string nameOfWord(const Game& game, const std::optional<CardKey>& key, const std::string& word)
{
    const std::string language = currentLanguage();
    if (!key || key->part == CardKey::Part::Type) {
        if (const auto type = game.type(word)) return std::string(game[*type].name.in(language));
    } else if (key->part == CardKey::Part::Field) {
        if (const Choice* choice = game[key->field].choice(word)) return std::string(choice->name.in(language));
    }
    return word;
}

}  // namespace

QString problemText(const Game& game, Error error)
{
    std::optional<CardKey> key;
    if (error.code.starts_with("value.") && !error.args.empty())
        if (const auto known = cardKey(game, error.args.front())) {
            key = *known;
            error.args.front() = columnTitle(game, {*key}).toStdString();
        }
    const bool listsTypes = error.code == "card.no-type";
    const std::size_t firstWord = listsTypes ? 0 : 2;
    if (listsTypes || error.code == "value.not-in-domain")
        for (std::size_t i = firstWord; i < error.args.size(); ++i)
            error.args[i] = nameOfWord(game, key, error.args[i]);
    return sentence(error);
}

}  // namespace mazzo::desktop
