// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/collection_command.h"

#include "app/cli/commands.h"
#include "app/output.h"
#include "app/text/collection_text.h"
#include "app/text/value_text.h"
#include "import/collection/collection_file.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

struct CollectionVerb {
    std::string_view name;
    std::size_t fewest;  ///< words, itself included
    ExitStatus (*run)(const Console& console, Workspace& workspace, const Arguments& arguments);
};

constexpr std::array kCollectionVerbs{
    CollectionVerb{"add", 2, changeCollection},    CollectionVerb{"remove", 2, changeCollection},
    CollectionVerb{"lend", 3, changeCollection},   CollectionVerb{"return", 3, changeCollection},
    CollectionVerb{"want", 3, changeCollection},   CollectionVerb{"unwant", 3, changeCollection},
    CollectionVerb{"import", 2, importCollection}, CollectionVerb{"export", 2, exportCollection},
    CollectionVerb{"show", 2, showCollection},     CollectionVerb{"missing", 2, tellMissing},
    CollectionVerb{"buildable", 1, tellBuildable}, CollectionVerb{"packing", 2, tellPacking},
    CollectionVerb{"undo", 1, undoCollection},     CollectionVerb{"redo", 1, undoCollection},
    CollectionVerb{"history", 1, undoCollection}};

const char* reasonId(CollectionReason reason)
{
    static constexpr std::array kIds{"add",  "remove", "product", "product-back", "lend",  "return",
                                     "want", "unwant", "edit",    "import",       "build", "unbuild"};
    return kIds.at(static_cast<std::size_t>(reason));
}

Json jsonOf(const CollectionStep& step)
{
    return {{"step", step.number},
            {"made", step.madeAt},
            {"reason", reasonId(step.reason)},
            {"detail", step.detail},
            {"undone", step.undone}};
}

QString wordsOf(const CollectionStep& step)
{
    QString line = QStringLiteral("%1  %2  %3 %4")
                       .arg(step.number)
                       .arg(fromUtf8(step.madeAt), words(step.reason), fromUtf8(step.detail));
    if (step.undone) line += "  (" + CollectionText::tr("undone") + ")";
    return line;
}

ExitStatus tellHistory(const Console& console, const CollectionStore& store)
{
    const auto steps = store.history();
    if (!steps) return console.fail(steps.error());
    Json json = Json::array();
    for (const CollectionStep& step : *steps) {
        if (console.json()) json.push_back(jsonOf(step));
        else console.line(wordsOf(step));
    }
    if (console.json()) console.print(json);
    return ExitStatus::Done;
}

}  // namespace

ExitStatus runCollection(const Console& console, const Arguments& arguments)
{
    const std::vector<std::string>& given = arguments.plain();
    const auto verb = std::ranges::find(kCollectionVerbs, given.front(), &CollectionVerb::name);
    if (verb == kCollectionVerbs.end() || given.size() < verb->fewest)
        return console.fail(Error{Error::Kind::Parse, "usage.arguments", {}, {kCollectionUsage}, {}});
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    return verb->run(console, *workspace, arguments);
}

ExitStatus undoCollection(const Console& console, Workspace& workspace, const Arguments& arguments)
{
    const CollectionStore store = workspace.library().collection();
    const std::string& verb = arguments.plain().front();
    if (verb == "history") return tellHistory(console, store);
    const auto step = verb == "undo" ? store.undo() : store.redo();
    if (!step) return console.fail(step.error());
    if (console.json()) console.print(*step ? jsonOf(**step) : Json());
    else if (*step) console.line(wordsOf(**step));
    else
        console.line(verb == "undo" ? CollectionText::tr("There is nothing to undo.")
                                    : CollectionText::tr("There is nothing to do again."));
    return *step ? ExitStatus::Done : ExitStatus::AnswerIsNo;
}

ExitStatus exportCollection(const Console& console, Workspace& workspace, const Arguments& arguments)
{
    const auto game = workspace.game(arguments.plain()[1]);
    if (!game) return console.fail(game.error());
    const auto lots = workspace.library().collection().lots(game->game.id);
    if (!lots) return console.fail(lots.error());
    const std::string text = writeCollection(*lots, [&](const Lot& lot) {
        const auto card = game->catalogue.find(lot.game + ":" + lot.card);
        return card ? std::string(game->catalogue.name(*card, console.language())) : std::string();
    });
    const auto out = arguments.value("-o");
    if (out && !writeOutput(*out, text)) {
        console.complain(CollectionText::tr("%1 cannot be written.").arg(fromUtf8(*out)));
        return ExitStatus::BadInput;
    }
    if (console.json())
        console.print(out ? Json{{"game", game->game.id}, {"lots", lots->size()}, {"file", *out}}
                          : Json{{"game", game->game.id}, {"lots", lots->size()}, {"text", text}});
    else if (!out) console.line(fromUtf8(text).chopped(1));
    else
        console.line(
            CollectionText::tr("Wrote %n lot(s) to %1.", nullptr, static_cast<int>(lots->size())).arg(fromUtf8(*out)));
    return ExitStatus::Done;
}

}  // namespace mazzo::cli
