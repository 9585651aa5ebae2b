// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/layer_command.h"

#include "app/cli/card_command.h"
#include "app/cli/common_options.h"
#include "app/expansion_install.h"
#include "app/layer_exchange.h"
#include "app/text/error_text.h"
#include "app/text/value_text.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

constexpr const char* kLayerUsage =
    "mazzo layer list [GAME] | show GAME [LAYER] | export GAME -o FILE.zip [--id ID] [--name NAME] | import FILE.zip "
    "[--prefer mine|theirs] [--dry-run] | remove GAME LAYER | sample GAME on|off | undo GAME | redo GAME | history "
    "GAME";

using MergeState = LayerMerge::Item::State;

struct LayerText {
    Q_DECLARE_TR_FUNCTIONS(LayerText)
};

/// What a layer has: cards of its own, and changes to others.
struct LayerCounts {
    std::size_t cards = 0;
    std::size_t changes = 0;
};

Result<std::vector<LayerCard>> entriesOf(const Library& library, const std::string& game, const std::string& layer)
{
    return layer == kOwnLayer ? library.ownLayer().entries(game) : library.expansionCards(layer);
}

QString layerName(const GameLayer& layer, std::string_view language)
{
    if (layer.id == kOwnLayer) return LayerText::tr("your own cards and values");
    return fromUtf8(layer.name.in(language));
}

ExitStatus listLayers(const Console& console, Workspace& workspace, const std::vector<std::string>& args)
{
    std::vector<std::string> games;
    if (args.size() > 1) {
        const auto loaded = workspace.game(args[1]);
        if (!loaded) return console.fail(loaded.error());
        games.push_back(loaded->game.id);
    } else {
        const auto stored = workspace.library().games();
        if (!stored) return console.fail(stored.error());
        for (const StoredPack& pack : *stored) games.push_back(pack.game);
    }
    Json list = Json::array();
    for (const std::string& id : games) {
        const auto loaded = workspace.library().load(id);
        if (!loaded) return console.fail(loaded.error());
        for (const GameLayer& layer : loaded->game.layers) {
            LayerCounts counts;
            if (layer.id == kPackLayer) {
                for (std::size_t i = 0; i < loaded->catalogue.size(); ++i)
                    counts.cards += isLayerNumber(loaded->catalogue.number(static_cast<CardIndex>(i))) ? 0U : 1U;
            } else {
                const auto entries = entriesOf(workspace.library(), id, layer.id);
                if (!entries) return console.fail(entries.error());
                for (const LayerCard& entry : *entries) ++(entry.adds() ? counts.cards : counts.changes);
            }
            list.push_back({{"game", id},
                            {"layer", layer.id},
                            {"name", layerName(layer, console.language()).toStdString()},
                            {"version", layer.version},
                            {"cards", counts.cards},
                            {"changes", counts.changes}});
            if (console.json()) continue;
            console.line(QStringLiteral("%1  %2  %3  ")
                             .arg(fromUtf8(id), fromUtf8(layer.id), layerName(layer, console.language())) +
                         LayerText::tr("%n card(s)", nullptr, static_cast<int>(counts.cards)) + ", " +
                         LayerText::tr("%n change(s)", nullptr, static_cast<int>(counts.changes)));
        }
    }
    if (console.json()) console.print(list);
    return ExitStatus::Done;
}

ExitStatus showLayer(const Console& console, Workspace& workspace, const std::vector<std::string>& args)
{
    const auto loaded = workspace.game(args[1]);
    if (!loaded) return console.fail(loaded.error());
    const std::string id = args.size() > 2 ? args[2] : std::string(kOwnLayer);
    const auto& layers = loaded->game.layers;
    if (id == kPackLayer || std::ranges::find(layers, id, &GameLayer::id) == layers.end())
        return console.fail(Error{Error::Kind::NotFound, "layer.unknown", {}, {id, loaded->game.id}, {}});
    const auto entries = entriesOf(workspace.library(), loaded->game.id, id);
    if (!entries) return console.fail(entries.error());
    Json list = Json::array();
    for (const LayerCard& entry : *entries) {
        const auto card = loaded->catalogue.find(loaded->game.id + ":" + entry.id);
        const std::string name(card ? loaded->catalogue.name(*card, console.language())
                                    : entry.name.in(console.language()));
        Json says = Json::parse(toJson(entry), nullptr, false);
        list.push_back({{"card", loaded->game.id + ":" + entry.id},
                        {"name", name},
                        {"new", entry.adds()},
                        {"says", std::move(says)}});
        if (console.json()) continue;
        QStringList parts;
        for (const auto& [field, value] : entry.values) parts.append(fromUtf8(field));
        console.line(
            (entry.adds() ? QStringLiteral("+ ") : QStringLiteral("~ ")) + fromUtf8(name) + "  " + parts.join(", "));
    }
    if (console.json()) console.print({{"game", loaded->game.id}, {"layer", id}, {"entries", std::move(list)}});
    return ExitStatus::Done;
}

ExitStatus exportLayer(const Console& console, Workspace& workspace, const Arguments& arguments)
{
    const auto file = arguments.value("-o");
    if (!file) return console.fail(Error{Error::Kind::Parse, "usage.missing-option", {}, {"-o"}, {}});
    const auto loaded = workspace.game(arguments.positional()[1]);
    if (!loaded) return console.fail(loaded.error());
    const LayerFileHead head{arguments.value("--id").value_or(ownLayerFileId(loaded->game.id)), "1",
                             arguments.value("--name").value_or(std::string())};
    const auto entries = writeOwnLayer(workspace.library(), loaded->game, head, *file);
    if (!entries) return console.fail(entries.error());
    if (console.json())
        console.print({{"game", loaded->game.id}, {"layer", head.id}, {"file", *file}, {"entries", *entries}});
    else
        console.line(
            LayerText::tr("%n card(s) written to %1", nullptr, static_cast<int>(*entries)).arg(fromUtf8(*file)));
    return ExitStatus::Done;
}

Json jsonOf(const LayerMerge& merge, bool stored)
{
    Json json{{"game", merge.game},
              {"stored", stored},
              {"new", merge.count(MergeState::New)},
              {"changed", merge.count(MergeState::Changed)},
              {"unchanged", merge.count(MergeState::Unchanged)}};
    json["differences"] = Json::array();
    json["cards"] = Json::array();
    for (const LayerMerge::Item& item : merge.items) {
        for (const LayerMerge::Difference& each : item.differences)
            json["differences"].push_back({{"card", item.name},
                                           {"field", each.part},
                                           {"mine", each.mine},
                                           {"theirs", each.theirs},
                                           {"taken", each.take == LayerMerge::Take::Mine ? "mine" : "theirs"},
                                           {"line", item.place.line}});
        if (item.state == MergeState::New) json["cards"].push_back({{"name", item.name}, {"state", "new"}});
        if (item.state == MergeState::Changed)
            json["cards"].push_back({{"name", item.name}, {"state", "changed"}, {"fields", item.added}});
    }
    return json;
}

void printMerge(const Console& console, const LayerMerge& merge)
{
    for (const LayerMerge::Item& item : merge.items) {
        if (item.state == MergeState::New) console.line(LayerText::tr("new: %1").arg(fromUtf8(item.name)));
        QStringList added;
        for (const std::string& part : item.added) added.append(fromUtf8(part));
        if (item.state == MergeState::Changed)
            console.line(LayerText::tr("added to %1: %2").arg(fromUtf8(item.name), added.join(", ")));
        for (const LayerMerge::Difference& each : item.differences)
            console.line(
                LayerText::tr("%1, %2: mine is “%3”, theirs is “%4”")
                    .arg(fromUtf8(item.name), fromUtf8(each.part), fromUtf8(each.mine), fromUtf8(each.theirs)));
    }
    console.line(LayerText::tr("%1 new, %2 changed, %3 unchanged, %4 different values")
                     .arg(merge.count(MergeState::New))
                     .arg(merge.count(MergeState::Changed))
                     .arg(merge.count(MergeState::Unchanged))
                     .arg(merge.differences()));
}

ExitStatus mergeLayer(const Console& console, Workspace& workspace, const Arguments& arguments,
                      const std::vector<ArchivedFile>& files, const LoadedGame& loaded)
{
    const auto layer = readLayerFile(files);
    if (!layer) return console.fail(layer.error());
    auto merge = planMerge(workspace.library(), loaded, *layer, files);
    if (!merge) return console.fail(merge.error());
    const auto prefer = arguments.value("--prefer");
    if (prefer) merge->takeAll(*prefer == "theirs" ? LayerMerge::Take::Theirs : LayerMerge::Take::Mine);
    if (const Errors problems = mergeProblems(workspace.library(), loaded, *merge); !problems.empty())
        return console.fail(problems);
    const bool undecided = !prefer && merge->differences() > 0;
    const bool says = merge->count(MergeState::New) + merge->count(MergeState::Changed) + merge->differences() > 0;
    const bool stores = says && !undecided && !arguments.has("--dry-run");
    if (stores)
        if (const auto stored = storeMerge(workspace.library(), loaded, *merge); !stored)
            return console.fail(stored.error());
    if (console.json()) console.print(jsonOf(*merge, stores));
    else printMerge(console, *merge);
    if (undecided && !arguments.has("--dry-run")) {
        console.printError(LayerText::tr("Nothing was stored: choose with --prefer mine or --prefer theirs."));
        return ExitStatus::BadInput;
    }
    if (!console.json())
        console.line(stores  ? LayerText::tr("Stored; mazzo layer undo takes it back.")
                     : !says ? LayerText::tr("The file says nothing that is not known already.")
                             : LayerText::tr("Nothing was stored."));
    return ExitStatus::Done;
}

ExitStatus importLayer(const Console& console, Workspace& workspace, const Arguments& arguments)
{
    const std::string& file = arguments.positional()[1];
    if (const auto prefer = arguments.value("--prefer"); prefer && *prefer != "mine" && *prefer != "theirs")
        return console.fail(Error{Error::Kind::Parse, "usage.arguments", {}, {kLayerUsage}, {}});
    const auto files = readArchive(file);
    if (!files) return console.fail(files.error());
    const auto head = readLayerHead(*files);
    if (!head) return console.fail(head.error());
    const auto loaded = workspace.library().load(head->game);
    if (!loaded && loaded.error().kind == Error::Kind::NotFound)
        return console.fail(
            Error{Error::Kind::NotFound, "layer.no-such-game", {file, 0, 0}, {head->game, head->id}, {}});
    if (!loaded) return console.fail(loaded.error());
    if (head->id == ownLayerFileId(head->game)) return mergeLayer(console, workspace, arguments, *files, *loaded);
    const auto installed = installExpansion(workspace, *head, *files);
    if (!installed) return console.fail(installed.error());
    if (console.json()) console.print({{"game", head->game}, {"layer", head->id}, {"installed", installed->string()}});
    else
        console.line(LayerText::tr("Installed %1 for %2 in %3.")
                         .arg(fromUtf8(head->id), fromUtf8(head->game), fromUtf8(installed->string())));
    return ExitStatus::Done;
}

ExitStatus removeLayer(const Console& console, Workspace& workspace, const std::vector<std::string>& args)
{
    const auto loaded = workspace.game(args[1]);
    if (!loaded) return console.fail(loaded.error());
    const std::string& id = args[2];
    if (id == kOwnLayer) {
        if (const auto done = clearOwnLayer(workspace.library(), *loaded); !done) return console.fail(done.error());
    } else if (const auto removed = removeExpansion(workspace, loaded->game.id, id); !removed) {
        return console.fail(removed.error());
    }
    if (console.json()) console.print({{"game", loaded->game.id}, {"removed", id}});
    else if (id == kOwnLayer)
        console.line(LayerText::tr("Your own cards and values were removed; mazzo layer undo brings them back."));
    else console.line(LayerText::tr("Removed %1.").arg(fromUtf8(id)));
    return ExitStatus::Done;
}

ExitStatus showSamples(const Console& console, Workspace& workspace, const std::vector<std::string>& args)
{
    const auto loaded = workspace.game(args[1]);
    if (!loaded) return console.fail(loaded.error());
    if (args.size() > 2)
        if (const auto done = workspace.library().showSamples(loaded->game.id, args[2] == "on"); !done)
            return console.fail(done.error());
    const auto shown = workspace.library().showsSamples(loaded->game.id);
    if (!shown) return console.fail(shown.error());
    if (console.json()) console.print({{"game", loaded->game.id}, {"samples", *shown}});
    else console.line(*shown ? LayerText::tr("Sample cards are shown.") : LayerText::tr("Sample cards are hidden."));
    return ExitStatus::Done;
}

struct LayerVerb {
    std::string_view name;
    std::size_t minArgs;  ///< the name included
    std::size_t maxArgs;
};

constexpr std::array kLayerVerbs{LayerVerb{"list", 1, 2},   LayerVerb{"show", 2, 3},   LayerVerb{"export", 2, 2},
                                 LayerVerb{"import", 2, 2}, LayerVerb{"remove", 3, 3}, LayerVerb{"sample", 2, 3},
                                 LayerVerb{"undo", 2, 2},   LayerVerb{"redo", 2, 2},   LayerVerb{"history", 2, 2}};

ExitStatus runLayer(const Console& console, const Arguments& arguments)
{
    const std::vector<std::string>& args = arguments.positional();
    const auto verb = std::ranges::find(kLayerVerbs, args.front(), &LayerVerb::name);
    const bool known = verb != kLayerVerbs.end() && args.size() >= verb->minArgs && args.size() <= verb->maxArgs;
    const bool isSwitch = !known || verb->name != "sample" || args.size() < 3 || args[2] == "on" || args[2] == "off";
    if (!known || !isSwitch) return console.fail(Error{Error::Kind::Parse, "usage.arguments", {}, {kLayerUsage}, {}});
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    if (verb->name == "list") return listLayers(console, *workspace, args);
    if (verb->name == "show") return showLayer(console, *workspace, args);
    if (verb->name == "export") return exportLayer(console, *workspace, arguments);
    if (verb->name == "import") return importLayer(console, *workspace, arguments);
    if (verb->name == "remove") return removeLayer(console, *workspace, args);
    if (verb->name == "sample") return showSamples(console, *workspace, args);
    const auto loaded = workspace->game(args[1]);
    if (!loaded) return console.fail(loaded.error());
    if (verb->name == "history") return printOwnHistory(console, workspace->library(), loaded->game.id);
    return moveOwnLayer(console, workspace->library(), loaded->game.id, verb->name == "undo");
}

}  // namespace

Command layerCommand()
{
    return {
        .name = "layer",
        .usage = kLayerUsage,
        .summary = QT_TRANSLATE_NOOP("commands", "Your own layer of a game and installed expansion packs: list "
                                                 "them, share them, and merge the entries of others"),
        .minArgs = 1,
        .maxArgs = 3,
        .options = {{"--prefer", "mine|theirs",
                     QT_TRANSLATE_NOOP("commands", "import: whose value counts where two differ")},
                    {"--dry-run", nullptr, QT_TRANSLATE_NOOP("commands", "import: report only, store nothing")},
                    {"--id", "ID", QT_TRANSLATE_NOOP("commands", "export: make an expansion pack with this id")},
                    {"--name", "NAME", QT_TRANSLATE_NOOP("commands", "export: the name of the layer")},
                    kOutOption},
        .run = runLayer,
    };
}

}  // namespace mazzo::cli
