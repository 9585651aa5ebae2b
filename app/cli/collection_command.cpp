// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/collection_command.h"

#include "app/cli/collection_change_command.h"
#include "app/cli/collection_decks_command.h"
#include "app/cli/collection_export_command.h"
#include "app/cli/collection_history_command.h"
#include "app/cli/collection_import_command.h"
#include "app/cli/collection_messages.h"
#include "app/cli/collection_show_command.h"
#include "app/cli/common_options.h"

#include <algorithm>
#include <array>

namespace mazzo::cli {

namespace {

struct CollectionVerb {
    std::string_view name;
    std::size_t minArgs;  ///< the name included
    ExitStatus (*run)(const Console& console, Workspace& workspace, const Arguments& arguments);
};

constexpr std::array kCollectionVerbs{
    CollectionVerb{"add", 2, changeCollection},        CollectionVerb{"remove", 2, changeCollection},
    CollectionVerb{"lend", 3, changeCollection},       CollectionVerb{"return", 3, changeCollection},
    CollectionVerb{"want", 3, changeCollection},       CollectionVerb{"unwant", 3, changeCollection},
    CollectionVerb{"import", 2, importCollection},     CollectionVerb{"export", 2, exportCollection},
    CollectionVerb{"show", 2, showCollection},         CollectionVerb{"missing", 2, printMissing},
    CollectionVerb{"buildable", 1, printBuildable},    CollectionVerb{"packing", 2, printPacking},
    CollectionVerb{"undo", 1, runCollectionHistory},   CollectionVerb{"redo", 1, runCollectionHistory},
    CollectionVerb{"history", 1, runCollectionHistory}};

ExitStatus runCollection(const Console& console, const Arguments& arguments)
{
    const std::vector<std::string>& args = arguments.positional();
    const auto verb = std::ranges::find(kCollectionVerbs, args.front(), &CollectionVerb::name);
    if (verb == kCollectionVerbs.end() || args.size() < verb->minArgs)
        return console.fail(Error{Error::Kind::Parse, "usage.arguments", {}, {kCollectionUsage}, {}});
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    return verb->run(console, *workspace, arguments);
}

}  // namespace

Command collectionCommand()
{
    return {
        .name = "collection",
        .usage = kCollectionUsage,
        .summary = QT_TRANSLATE_NOOP("commands", "Manage your collection: cards you own, have lent or want, free "
                                                 "copies, missing cards, and decks you can build"),
        .minArgs = 1,
        .maxArgs = 100'000,
        .options = {{"--box", "PRODUCT", QT_TRANSLATE_NOOP("commands", "add, remove: all cards of a product")},
                    {"--count", "N", QT_TRANSLATE_NOOP("commands", "add, remove: how many boxes")},
                    {"--condition", "TEXT", QT_TRANSLATE_NOOP("commands", "Condition of the copies")},
                    {"--language", "TEXT", QT_TRANSLATE_NOOP("commands", "Language of the copies")},
                    {"--finish", "TEXT", QT_TRANSLATE_NOOP("commands", "Finish of the copies")},
                    {"--place", "TEXT", QT_TRANSLATE_NOOP("commands", "Where the copies are kept")},
                    {"--note", "TEXT", QT_TRANSLATE_NOOP("commands", "A note on the copies")},
                    {"--date", "DATE", QT_TRANSLATE_NOOP("commands", "When the copies were acquired")},
                    {"--price", "TEXT", QT_TRANSLATE_NOOP("commands", "What the copies cost")},
                    {"--to", "WHO", QT_TRANSLATE_NOOP("commands", "lend: to whom")},
                    {"--since", "DATE", QT_TRANSLATE_NOOP("commands", "lend: since when, if not today")},
                    {"--from", "WHO|FORMAT",
                     QT_TRANSLATE_NOOP("commands", "return: from whom; missing: format of the file")},
                    {"--priority", "N", QT_TRANSLATE_NOOP("commands", "want: from 0 to 9")},
                    kGameOption,
                    {"--guess", nullptr, QT_TRANSLATE_NOOP("commands", "import: store guessed cards too")},
                    {"--correct", "LINE=CARD",
                     QT_TRANSLATE_NOOP("commands", "import: what a line means; can be repeated")},
                    {"--again", nullptr, QT_TRANSLATE_NOOP("commands", "import: even if the file was imported before")},
                    {"--dry-run", nullptr, QT_TRANSLATE_NOOP("commands", "import: report only, store nothing")},
                    {"--brief", nullptr, QT_TRANSLATE_NOOP("commands", "show: only the totals and conflicts")},
                    kOutOption},
        .run = runCollection,
    };
}

}  // namespace mazzo::cli
