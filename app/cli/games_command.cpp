// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games_command.h"

#include "app/text/error_text.h"
#include "app/text/value_text.h"
#include "app/workspace.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

struct GamesText {
    Q_DECLARE_TR_FUNCTIONS(GamesText)
};

Json jsonOf(const Option& option)
{
    Json values = Json::array();
    for (const Choice& value : option.values) values.push_back(value.id);
    Json json{{"id", option.id}, {"default", option.preset}};
    if (option.type == Option::Type::Number) {
        json["min"] = option.range.lo;
        json["max"] = option.range.hi;
        if (!option.none.empty()) json["none"] = option.none;
    } else {
        json["values"] = std::move(values);
    }
    return json;
}

/// How many values have an origin, and how many cards have such values.
struct OriginCount {
    int cards = 0;
    int values = 0;
};

OriginCount countOf(const LoadedGame& loaded, Origin origin)
{
    OriginCount count;
    for (std::size_t card = 0; card < loaded.catalogue.size(); ++card) {
        const int before = count.values;
        for (std::size_t i = 0; i < loaded.game.fields.size(); ++i) {
            const auto index = static_cast<CardIndex>(card);
            const auto field = static_cast<FieldIndex>(i);
            if (loaded.catalogue.origin(index, field) == origin && isKnown(loaded.catalogue.value(index, field)))
                ++count.values;
        }
        if (count.values > before) ++count.cards;
    }
    return count;
}

Json jsonOf(const LoadedGame& loaded, std::string_view language)
{
    const Game& game = loaded.game;
    Json json{{"id", game.id}, {"name", game.name.in(language)}, {"version", game.version}};
    json["editions"] = Json::array();
    for (const Edition& edition : game.editions) json["editions"].push_back(edition.id);
    json["options"] = Json::array();
    for (const Option& option : game.options) json["options"].push_back(jsonOf(option));
    json["zones"] = Json::array();
    for (const Zone& zone : game.zones)
        json["zones"].push_back({{"id", zone.id}, {"name", zone.name.in(language)}, {"optional", zone.optional}});
    json["cards"] = loaded.catalogue.size();
    json["unknown"] = loaded.catalogue.unknownValues();
    for (const Origin origin : {Origin::Provisional, Origin::Sample}) {
        const OriginCount count = countOf(loaded, origin);
        json[std::string(idOf(origin))] = {{"cards", count.cards}, {"values", count.values}};
    }
    json["layers"] = Json::array();
    for (const GameLayer& layer : game.layers) json["layers"].push_back(layer.id);
    json["samples"] = !game.samplesHidden;
    return json;
}

void print(const Console& console, const LoadedGame& loaded)
{
    const Game& game = loaded.game;
    console.line(QStringLiteral("%1  (%2)").arg(fromUtf8(game.name.in(console.language())), fromUtf8(game.id)));
    console.line("  " + GamesText::tr("%n card(s)", nullptr, static_cast<int>(loaded.catalogue.size())) + ", " +
                 GamesText::tr("%n unknown value(s)", nullptr, static_cast<int>(loaded.catalogue.unknownValues())));
    if (const OriginCount count = countOf(loaded, Origin::Provisional); count.values > 0)
        console.line(
            "  " +
            GamesText::tr("%n card(s) with provisional values (%1 values)", nullptr, count.cards).arg(count.values));
    if (const OriginCount count = countOf(loaded, Origin::Sample); count.values > 0)
        console.line("  " + GamesText::tr("%n sample card(s) (%1 values)", nullptr, count.cards).arg(count.values));
    if (game.editions.size() > 1) {
        QStringList editions;
        for (const Edition& edition : game.editions) editions.append(fromUtf8(edition.id));
        console.line("  " + GamesText::tr("Editions (rules:): %1").arg(editions.join(", ")));
    }
    QStringList zones;
    for (const Zone& zone : game.zones) zones.append(zone.optional ? "[" + fromUtf8(zone.id) + "]" : fromUtf8(zone.id));
    console.line("  " + GamesText::tr("Zones: %1").arg(zones.join(", ")));
    for (const Option& option : game.options) {
        console.line(QStringLiteral("  %1: %2  (%3)")
                         .arg(fromUtf8(option.id), fromUtf8(option.accepted()),
                              GamesText::tr("default %1").arg(fromUtf8(option.preset))));
    }
}

ExitStatus runGames(const Console& console, const Arguments&)
{
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    const auto stored = workspace->library().games();
    if (!stored) return console.fail(stored.error());
    Json list = Json::array();
    for (const StoredPack& pack : *stored) {
        const auto loaded = workspace->library().load(pack.game);
        if (!loaded) return console.fail(loaded.error());
        if (console.json()) {
            list.push_back(jsonOf(*loaded, console.language()));
        } else {
            print(console, *loaded);
        }
    }
    if (console.json()) console.print(list);
    for (const SyncedPack& pack : workspace->packs().packs) {
        for (const Error& mistake : pack.mistakes) console.printError(sentenceWithPlace(mistake));
    }
    return ExitStatus::Done;
}

}  // namespace

Command gamesCommand()
{
    return {
        .name = "games",
        .usage = "mazzo games",
        .summary = QT_TRANSLATE_NOOP(
            "commands", "List the installed games with their editions, options, zones, cards and unknown values"),
        .options = {},
        .run = runGames,
    };
}

}  // namespace mazzo::cli
