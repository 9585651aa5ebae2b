// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/set_command.h"

#include "app/cli/card_argument.h"
#include "app/cli/card_assignments.h"
#include "app/cli/card_json.h"
#include "app/text/value_text.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace mazzo::cli {

namespace {

struct SetText {
    Q_DECLARE_TR_FUNCTIONS(SetText)
};

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

/// Several values at once: all of them in one object.
ExitStatus reportAll(const Console& console, CardArgument& chosen, const std::vector<std::string>& fields)
{
    if (fields.size() == 1) return report(console, chosen, fields.front());
    if (!console.json()) {
        for (const std::string& field : fields)
            if (const ExitStatus status = report(console, chosen, field); status != ExitStatus::Done) return status;
        return ExitStatus::Done;
    }
    const auto card = chosen.fullCard();
    if (!card) return console.fail(card.error());
    const Game& game = chosen.game();
    nlohmann::ordered_json json{{"card", game.id + ":" + card->id}, {"values", nlohmann::ordered_json::array()}};
    for (const std::string& field : fields) {
        const auto index = game.field(field);
        nlohmann::ordered_json value{{"field", field}};
        value["value"] = index ? valueJson(card->values[at(*index)].value)
                               : nlohmann::ordered_json(card->text.in(console.language()));
        value["origin"] = idOf(index ? card->values[at(*index)].origin : Origin::User);
        json["values"].push_back(std::move(value));
    }
    console.print(json);
    return ExitStatus::Done;
}

ExitStatus runSet(const Console& console, const Arguments& arguments)
{
    const std::vector<std::string>& positional = arguments.positional();
    const CardAssignments given = CardAssignments::read(std::span(positional).subspan(1));
    if (given.assignments.empty() || given.name.empty())
        return console.fail(Error{Error::Kind::Parse, "usage.no-assignment", {}, {positional.back()}, {}});
    auto chosen = CardArgument::read({positional.front(), given.name}, 1);
    if (!chosen) return console.fail(chosen.error());
    const OwnLayer layer = chosen->library().ownLayer();
    auto entry = layer.entry(chosen->game().id, chosen->id());
    if (!entry) return console.fail(entry.error());
    OwnEdit edit{
        OwnReason::Set, std::string(chosen->catalogue().name(chosen->index(), console.language())), {}, {}, false};
    if (auto assigned = assignTo(*entry, given, chosen->loaded(), chosen->library(), edit.choices); !assigned)
        return console.fail(assigned.error());
    edit.entries.push_back(std::move(*entry));
    if (const auto stored = layer.apply(chosen->game(), chosen->catalogue(), std::move(edit)); !stored) {
        Errors errors;
        for (const OwnProblem& problem : stored.error()) errors.push_back(problem.error);
        return console.fail(errors);
    }
    std::vector<std::string> fields;
    for (const auto& [key, text] : given.assignments) {
        const auto known = cardKey(chosen->game(), key);
        const bool isValue = known && (known->part == CardKey::Part::Field || known->part == CardKey::Part::Text);
        if (isValue) fields.push_back(keyText(chosen->game(), {known->part, known->field}));
    }
    return fields.empty() ? ExitStatus::Done : reportAll(console, *chosen, fields);
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

}  // namespace

Command setCommand()
{
    return {
        .name = "set",
        .usage = "mazzo set GAME CARD FIELD=VALUE...",
        .summary = QT_TRANSLATE_NOOP("commands", "Enter values from the printed card; they override those of the pack"),
        .minArgs = 3,
        .maxArgs = 1000,
        .options = {},
        .run = runSet,
    };
}

Command unsetCommand()
{
    return {
        .name = "unset",
        .usage = "mazzo unset GAME CARD FIELD",
        .summary = QT_TRANSLATE_NOOP("commands", "Remove a value entered with set"),
        .minArgs = 3,
        .maxArgs = 64,
        .options = {},
        .run = runUnset,
    };
}

}  // namespace mazzo::cli
