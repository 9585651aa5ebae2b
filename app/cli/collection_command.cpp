// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/collection_command.h"

#include "app/cli/collection_change_command.h"
#include "app/cli/collection_decks_command.h"
#include "app/cli/collection_export_command.h"
#include "app/cli/collection_history_command.h"
#include "app/cli/collection_import_command.h"
#include "app/cli/collection_messages.h"
#include "app/cli/collection_show_command.h"

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

}  // namespace

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

}  // namespace mazzo::cli
