// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/card_command.h"

#include "app/cli/card_assignments.h"
#include "app/cli/card_json.h"
#include "app/text/value_text.h"
#include "app/workspace.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

constexpr const char* kCardUsage = "mazzo card new GAME NAME FIELD=VALUE... | edit GAME CARD FIELD=VALUE... | "
                                   "remove GAME CARD | undo GAME | redo GAME "
                                   "| history GAME";

struct CardCommandText {
    Q_DECLARE_TR_FUNCTIONS(CardCommandText)
};

struct CardWork {
    Workspace workspace;
    LoadedGame loaded;
};

Errors errorsOf(const std::vector<OwnProblem>& problems)
{
    Errors errors;
    for (const OwnProblem& problem : problems) errors.push_back(problem.error);
    return errors;
}

Result<CardIndex> cardNamed(const LoadedGame& loaded, const std::string& name)
{
    const bool isId = name.size() > 2 && name.starts_with('<') && name.ends_with('>');
    if (const auto card = loaded.catalogue.find(isId ? name.substr(1, name.size() - 2) : name)) return *card;
    std::vector<std::string> args{name};
    for (const CardIndex near : loaded.catalogue.nearestNames(name))
        args.emplace_back(loaded.catalogue.name(near, loaded.game.languages.front()));
    return failure({Error::Kind::NotFound, "card.unknown", {}, std::move(args), {}});
}

/// Stores the edit, and says what became of the card.
ExitStatus applyEdit(const Console& console, CardWork& work, OwnEdit edit, const QString& done)
{
    const auto stored = work.workspace.library().ownLayer().apply(work.loaded.game, work.loaded.catalogue,
                                                                  std::move(edit));
    if (!stored) return console.fail(errorsOf(stored.error()));
    const LayerCard& entry = stored->entries.front();
    const std::string& game = work.loaded.game.id;
    if (!console.json()) {
        console.line(done.arg(fromUtf8(stored->detail), "<" + fromUtf8(game + ":" + entry.id) + ">"));
        return ExitStatus::Done;
    }
    Json json{{"card", game + ":" + entry.id}, {"name", stored->detail}};
    const auto loaded = work.workspace.library().load(game);
    if (!loaded) return console.fail(loaded.error());
    if (const auto card = loaded->catalogue.find(game + ":" + entry.id))
        json["values"] = rowOf(*loaded, *card, console.language());
    console.print(json);
    return ExitStatus::Done;
}

ExitStatus newCard(const Console& console, CardWork& work, const CardAssignments& given)
{
    const Game& game = work.loaded.game;
    CardAssignments all = given;
    // The name on the command line is that of the first language, unless this is named apart.
    const std::string first = "name." + game.languages.front();
    const bool named = std::ranges::any_of(all.assignments, [&](const auto& each) { return each.key == first; });
    all.assignments.insert(all.assignments.begin(), {named ? "name" : first, given.name});
    OwnEdit edit{OwnReason::New, given.name, {LayerCard()}, {}, true};
    if (game.types.size() == 1) edit.entries.front().type = game.types.front().id;
    if (auto assigned = assignTo(edit.entries.front(), all, work.loaded, work.workspace.library(), edit.choices);
        !assigned)
        return console.fail(assigned.error());
    return applyEdit(console, work, std::move(edit), CardCommandText::tr("New card: %1  %2"));
}

ExitStatus editCard(const Console& console, CardWork& work, const CardAssignments& given)
{
    if (given.assignments.empty())
        return console.fail(Error{Error::Kind::Parse, "usage.no-assignment", {}, {given.name}, {}});
    const auto card = cardNamed(work.loaded, given.name);
    if (!card) return console.fail(card.error());
    const std::string name(work.loaded.catalogue.name(*card, console.language()));
    auto entry = work.workspace.library().ownLayer().entry(work.loaded.game.id, work.loaded.catalogue.id(*card));
    if (!entry) return console.fail(entry.error());
    OwnEdit edit{OwnReason::Edit, name, {std::move(*entry)}, {}, true};
    if (auto assigned = assignTo(edit.entries.front(), given, work.loaded, work.workspace.library(), edit.choices);
        !assigned)
        return console.fail(assigned.error());
    return applyEdit(console, work, std::move(edit), CardCommandText::tr("Changed: %1  %2"));
}

ExitStatus removeCard(const Console& console, CardWork& work, const CardAssignments& given)
{
    const auto card = cardNamed(work.loaded, given.name);
    if (!card) return console.fail(card.error());
    const std::string name(work.loaded.catalogue.name(*card, console.language()));
    auto entry = work.workspace.library().ownLayer().entry(work.loaded.game.id, work.loaded.catalogue.id(*card));
    if (!entry) return console.fail(entry.error());
    if (entry->isEmpty()) return console.fail(Error{Error::Kind::Refused, "card.not-own", {}, {name}, {}});
    const bool adds = entry->adds();
    LayerCard nothing;
    nothing.id = entry->id;
    return applyEdit(console, work, {OwnReason::Remove, name, {std::move(nothing)}, {}, true},
                     adds ? CardCommandText::tr("Removed: %1  %2; mazzo card undo brings it back.")
                          : CardCommandText::tr("Your changes to %1  %2 were removed."));
}

QString reasonText(OwnReason reason)
{
    switch (reason) {
    case OwnReason::New: return CardCommandText::tr("new card");
    case OwnReason::Edit: return CardCommandText::tr("edit");
    case OwnReason::Remove: return CardCommandText::tr("remove");
    case OwnReason::Set: return CardCommandText::tr("value");
    case OwnReason::Unset: return CardCommandText::tr("value removed");
    case OwnReason::Import: return CardCommandText::tr("import");
    case OwnReason::Merge: return CardCommandText::tr("layer import");
    case OwnReason::Clear: return CardCommandText::tr("layer removed");
    }
    return {};
}

Json jsonOf(const OwnStep& step)
{
    return {{"step", step.number},
            {"made", step.madeAt},
            {"reason", idOf(step.reason)},
            {"detail", step.detail},
            {"undone", step.undone}};
}

}  // namespace

ExitStatus moveOwnLayer(const Console& console, const Library& library, std::string_view game, bool undo)
{
    const auto step = undo ? library.ownLayer().undo(game) : library.ownLayer().redo(game);
    if (!step) return console.fail(step.error());
    if (console.json()) {
        console.print(*step ? jsonOf(**step) : Json());
    } else if (!*step) {
        console.line(undo ? CardCommandText::tr("There is nothing to undo.")
                          : CardCommandText::tr("There is nothing to redo."));
    } else {
        const QString what = (reasonText((*step)->reason) + " " + fromUtf8((*step)->detail)).trimmed();
        console.line((undo ? CardCommandText::tr("Undone: %1") : CardCommandText::tr("Done again: %1")).arg(what));
    }
    return *step ? ExitStatus::Done : ExitStatus::AnswerIsNo;
}

ExitStatus printOwnHistory(const Console& console, const Library& library, std::string_view game)
{
    const auto steps = library.ownLayer().history(game);
    if (!steps) return console.fail(steps.error());
    Json json = Json::array();
    for (const OwnStep& step : *steps) {
        json.push_back(jsonOf(step));
        if (console.json()) continue;
        QString line = QStringLiteral("%1  %2  %3 %4")
                           .arg(step.number)
                           .arg(fromUtf8(step.madeAt), reasonText(step.reason), fromUtf8(step.detail));
        if (step.undone) line += "  (" + CardCommandText::tr("undone") + ")";
        console.line(line);
    }
    if (console.json()) console.print(json);
    return ExitStatus::Done;
}

namespace {

ExitStatus runCard(const Console& console, const Arguments& arguments)
{
    const std::vector<std::string>& args = arguments.positional();
    const auto usage = [&] { return console.fail(Error{Error::Kind::Parse, "usage.arguments", {}, {kCardUsage}, {}}); };
    static constexpr std::array<std::string_view, 6> kVerbs{"new", "edit", "remove", "undo", "redo", "history"};
    const std::string& verb = args.front();
    const bool aboutCard = verb == "new" || verb == "edit" || verb == "remove";
    if (std::ranges::find(kVerbs, verb) == kVerbs.end() || args.size() < (aboutCard ? 3U : 2U)) return usage();
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    auto loaded = workspace->game(args[1]);
    if (!loaded) return console.fail(loaded.error());
    if (verb == "undo" || verb == "redo")
        return moveOwnLayer(console, workspace->library(), loaded->game.id, verb == "undo");
    if (verb == "history") return printOwnHistory(console, workspace->library(), loaded->game.id);
    CardWork work{std::move(*workspace), std::move(*loaded)};
    const CardAssignments given = CardAssignments::read(std::span(args).subspan(2));
    if (given.name.empty()) return usage();
    if (verb == "new") return newCard(console, work, given);
    return verb == "edit" ? editCard(console, work, given) : removeCard(console, work, given);
}

}  // namespace

Command cardCommand()
{
    return {
        .name = "card",
        .usage = kCardUsage,
        .summary = QT_TRANSLATE_NOOP("commands",
                                     "Your own cards, and corrections to others: FIELD=? makes a value unknown, "
                                     "FIELD= removes it"),
        .minArgs = 1,
        .maxArgs = 1000,
        .options = {},
        .run = runCard,
    };
}

}  // namespace mazzo::cli
