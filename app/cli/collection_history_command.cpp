// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/collection_history_command.h"

#include "app/cli/collection_messages.h"
#include "app/text/collection_text.h"
#include "app/text/value_text.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <array>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

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
                       .arg(fromUtf8(step.madeAt), changeName(step.reason), fromUtf8(step.detail));
    if (step.undone) line += "  (" + CollectionText::tr("undone") + ")";
    return line;
}

ExitStatus printCollectionHistory(const Console& console, const CollectionStore& store)
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

ExitStatus runCollectionHistory(const Console& console, Workspace& workspace, const Arguments& arguments)
{
    const CollectionStore store = workspace.library().collection();
    const std::string& verb = arguments.positional().front();
    if (verb == "history") return printCollectionHistory(console, store);
    const auto step = verb == "undo" ? store.undo() : store.redo();
    if (!step) return console.fail(step.error());
    if (console.json()) console.print(*step ? jsonOf(**step) : Json());
    else if (*step) console.line(wordsOf(**step));
    else
        console.line(verb == "undo" ? CollectionText::tr("There is nothing to undo.")
                                    : CollectionText::tr("There is nothing to redo."));
    return *step ? ExitStatus::Done : ExitStatus::AnswerIsNo;
}

}  // namespace mazzo::cli
