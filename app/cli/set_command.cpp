// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/set_command.h"

#include "app/cli/card_argument.h"
#include "app/cli/card_json.h"
#include "app/text/value_text.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace mazzo::cli {

namespace {

struct SetText {
    Q_DECLARE_TR_FUNCTIONS(SetText)
};

/// `FIELD=VALUE` is one argument; the value may hold blanks. Returns its place among the words, or nothing.
std::optional<std::size_t> assignmentAt(const std::vector<std::string>& words)
{
    for (std::size_t i = 2; i < words.size(); ++i) {
        if (words[i].find('=') != std::string::npos && words[i].find('=') > 0) return i;
    }
    return std::nullopt;
}

/// Says what the card's field holds now.
ExitStatus report(const Console& console, CardArgument& chosen, std::string_view field)
{
    const auto card = chosen.fullCard();
    if (!card) return console.fail(card.error());
    const Game& game = chosen.game();
    const auto index = game.field(field);
    if (console.json()) {
        nlohmann::ordered_json json{{"card", game.id + ":" + card->id}, {"field", field}};
        json["value"] = index ? valueJson(card->values[at(*index)].value)
                              : nlohmann::ordered_json(card->text.in(console.language()));
        json["origin"] = idOf(index ? card->values[at(*index)].origin : Origin::User);
        console.print(json);
    } else if (index) {
        const FieldValue& fact = card->values[at(*index)];
        console.line(SetText::tr("%1: %2 is %3 (%4).")
                         .arg(fromUtf8(card->name.in(console.language())),
                              fromUtf8(game[*index].name.in(console.language())),
                              displayText(fact.value, game[*index], console.language()), originName(fact.origin)));
    } else {
        console.line(SetText::tr("%1: text saved.").arg(fromUtf8(card->name.in(console.language()))));
    }
    return ExitStatus::Done;
}

}  // namespace

ExitStatus runSet(const Console& console, const Arguments& arguments)
{
    const std::vector<std::string>& positional = arguments.positional();
    const auto place = assignmentAt(positional);
    if (!place) return console.fail(Error{Error::Kind::Parse, "usage.no-assignment", {}, {positional.back()}, {}});
    auto chosen = CardArgument::read(positional, *place - 1);
    if (!chosen) return console.fail(chosen.error());
    std::string text = positional[*place];
    for (std::size_t i = *place + 1; i < positional.size(); ++i) text += " " + positional[i];
    const std::string field = text.substr(0, text.find('='));
    const auto value = parseUserValue(chosen->game(), chosen->catalogue(), field, text.substr(field.size() + 1));
    if (!value) return console.fail(value.error());
    if (const auto stored = chosen->library().setUserValue(chosen->game(), chosen->id(), field, *value); !stored)
        return console.fail(stored.error());
    return report(console, *chosen, field);
}

ExitStatus runUnset(const Console& console, const Arguments& arguments)
{
    const std::vector<std::string>& positional = arguments.positional();
    auto chosen = CardArgument::read(positional, positional.size() - 2);
    if (!chosen) return console.fail(chosen.error());
    if (const auto removed = chosen->library().unsetUserValue(chosen->game().id, chosen->id(), positional.back());
        !removed)
        return console.fail(removed.error());
    return chosen->game().field(positional.back()) ? report(console, *chosen, positional.back()) : ExitStatus::Done;
}

}  // namespace mazzo::cli
