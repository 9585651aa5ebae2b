// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/collection_import_command.h"

#include "app/cli/collection_messages.h"
#include "app/input.h"
#include "app/text/collection_text.h"
#include "app/text/value_text.h"
#include "import/collection/collection_file.h"
#include "import/collection/csv.h"
#include "model/text.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

using State = ImportedRow::State;

const char* stateId(State state)
{
    static constexpr std::array kIds{"matched", "guessed", "ambiguous", "unknown", "ignored"};
    return kIds.at(static_cast<std::size_t>(state));
}

/// Every game that is installed, and what it is called by the reader.
struct Games {
    std::vector<LoadedGame> loaded;
    std::vector<ImportedGame> listed;
};

Result<Games> gamesOf(Workspace& workspace)
{
    const auto packs = workspace.library().games();
    if (!packs) return failure(packs.error());
    Games games;
    for (const StoredPack& pack : *packs)
        if (auto loaded = workspace.library().load(pack.game)) games.loaded.push_back(std::move(*loaded));
    for (const LoadedGame& game : games.loaded) games.listed.push_back({game.game.id, &game.catalogue, &game.game});
    return games;
}

/// `--correct 3=Marine` says what line 3 is; `--correct 3=` leaves it out.
Result<void> correct(ImportedCollection& imported, const Games& games, const std::string& correction)
{
    const auto bad = [&] { return failure({Error::Kind::Parse, "collection.bad-correction", {}, {correction}, {}}); };
    const std::size_t border = correction.find('=');
    if (border == std::string::npos) return bad();
    const auto row = std::ranges::find_if(imported.rows, [&](const ImportedRow& each) {
        return std::to_string(each.line) == correction.substr(0, border);
    });
    if (row == imported.rows.end()) return bad();
    const std::string name(trimmed(std::string_view(correction).substr(border + 1)));
    if (name.empty()) {
        leaveOut(*row);
        return {};
    }
    const auto game = std::ranges::find(games.listed, row->lot.game, &ImportedGame::id);
    const auto card = game != games.listed.end() ? game->catalogue->find(name) : std::nullopt;
    if (!card) return failure({Error::Kind::NotFound, "card.unknown", {}, {name}, {}});
    setCard(*row, std::string(game->catalogue->id(*card)));
    return {};
}

Json jsonOf(const ImportedRow& row)
{
    Json json{{"line", row.line},
              {"state", stateId(row.state)},
              {"game", row.lot.game},
              {"name", row.lot.name},
              {"count", row.lot.count}};
    if (!row.lot.card.empty()) json["card"] = row.lot.game + ":" + row.lot.card;
    if (!row.choices.empty()) json["choices"] = row.choices;
    return json;
}

void print(const Console& console, const ImportedCollection& imported)
{
    if (imported.recoded) console.line(CollectionText::tr("The file is not UTF-8; it was read as Latin-1."));
    QStringList ignored;
    for (const std::string& column : imported.ignoredColumns) ignored.append(fromUtf8(column));
    if (!ignored.isEmpty()) console.line(CollectionText::tr("Ignored columns: %1").arg(ignored.join(", ")));
    for (const ImportedRow& row : imported.rows) {
        if (row.state == State::Matched) continue;
        QStringList choices;
        for (const std::string& choice : row.choices) choices.append(fromUtf8(choice));
        QString line =
            CollectionText::tr("line %1: %2 (%3)").arg(row.line).arg(fromUtf8(row.lot.name), rowStateName(row.state));
        if (!choices.isEmpty()) line += "  → " + choices.join(QStringLiteral(", "));
        console.line(line);
    }
    console.line(CollectionText::tr("%1 matched, %2 guessed, %3 ambiguous, %4 unknown, %5 ignored")
                     .arg(imported.count(State::Matched))
                     .arg(imported.count(State::Guessed))
                     .arg(imported.count(State::Ambiguous))
                     .arg(imported.count(State::Unknown))
                     .arg(imported.count(State::Ignored)));
}

void printJson(const Console& console, const ImportedCollection& imported, bool stored)
{
    Json json{{"stored", stored}};
    for (const State state : {State::Matched, State::Guessed, State::Ambiguous, State::Unknown, State::Ignored})
        json[stateId(state)] = imported.count(state);
    json["latin1"] = imported.recoded;
    json["ignored_columns"] = imported.ignoredColumns;
    Json rows = Json::array();
    for (const ImportedRow& row : imported.rows) rows.push_back(jsonOf(row));
    json["rows"] = std::move(rows);
    console.print(json);
}

}  // namespace

ExitStatus importCollection(const Console& console, Workspace& workspace, const Arguments& arguments)
{
    const std::string& file = arguments.positional()[1];
    const auto text = readInput(file, kMaxCollectionBytes);
    if (!text) return console.fail(text.error());
    std::string preset;
    if (const auto game = arguments.value("--game")) {
        const auto loaded = workspace.game(*game);
        if (!loaded) return console.fail(loaded.error());
        preset = loaded->game.id;
    }
    const auto games = gamesOf(workspace);
    if (!games) return console.fail(games.error());
    auto imported = readCollection(*text, file, games->listed, preset);
    if (!imported) return console.fail(imported.error());
    for (const std::string& correction : arguments.values("--correct"))
        if (const auto done = correct(*imported, *games, correction); !done) return console.fail(done.error());

    const CollectionStore store = workspace.library().collection();
    const bool dry = arguments.has("--dry-run");
    const auto before = store.importOf(imported->fingerprint);
    if (!before) return console.fail(before.error());
    if (*before && !dry && !arguments.has("--again"))
        return console.fail(Error{Error::Kind::Refused,
                                  "collection.imported-before",
                                  {file, 0, 0},
                                  {(*before)->madeAt, (*before)->detail},
                                  {}});
    if (!dry)
        if (const auto done = store.apply(
                importing(*imported, std::filesystem::path(file).filename().string(), arguments.has("--guess")));
            !done)
            return console.fail(done.error());
    if (console.json()) {
        printJson(console, *imported, !dry);
        return ExitStatus::Done;
    }
    print(console, *imported);
    console.line(dry ? CollectionText::tr("Nothing was stored.")
                     : CollectionText::tr("Stored. To undo it: mazzo collection undo"));
    return ExitStatus::Done;
}

}  // namespace mazzo::cli
