#include "app/cli/collection_command.h"
#include "app/cli/input.h"
#include "app/words/value_words.h"
#include "import/collection/collection_file.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

#include <array>
#include <cstdio>
#include <filesystem>

namespace mazzo {

using Json = nlohmann::ordered_json;

namespace {

struct CollectionWords { Q_DECLARE_TR_FUNCTIONS(CollectionWords) };

using State = ImportedRow::State;

const char* idOf(State state)
{
    static constexpr std::array kIds{"matched", "guessed", "ambiguous", "unknown", "ignored"};
    return kIds.at(static_cast<std::size_t>(state));
}

QString words(State state)
{
    switch (state) {
    case State::Matched: return CollectionWords::tr("matched");
    case State::Guessed: return CollectionWords::tr("guessed");
    case State::Ambiguous: return CollectionWords::tr("ambiguous");
    case State::Unknown: return CollectionWords::tr("unknown");
    case State::Ignored: return CollectionWords::tr("ignored");
    }
    return {};
}

Result<std::string> readCollectionFile(const std::string& file)
{
    // One byte more than is taken in, so that the reader can tell that there was more.
    constexpr std::size_t kMostBytes = 256U * 1024 * 1024 + 1;
    const Error unreadable{Error::Kind::Io, "file.unreadable", {file, 0, 0}, {}, {}};
    std::error_code error;
    if (file != "-" && std::filesystem::is_directory(file, error)) return failure(unreadable);
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> opened(file == "-" ? nullptr : std::fopen(file.c_str(), "rb"),
                                                                 [](std::FILE* stream) { return stream == nullptr ? 0 : std::fclose(stream); });
    std::FILE* stream = file == "-" ? stdin : opened.get();
    if (stream == nullptr) return failure(unreadable);
    std::string text;
    std::array<char, 65536> part;
    for (std::size_t got = 0; text.size() < kMostBytes && (got = std::fread(part.data(), 1, part.size(), stream)) > 0;) text.append(part.data(), got);
    if (std::ferror(stream) != 0) return failure(unreadable);
    return text;
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
    for (const LoadedGame& game : games.loaded) games.listed.push_back({game.game.id, &game.catalogue});
    return games;
}

Json jsonOf(const ImportedRow& row)
{
    Json json{{"line", row.line}, {"state", idOf(row.state)}, {"game", row.lot.game}, {"name", row.lot.name}, {"count", row.lot.count}};
    if (!row.lot.card.empty()) json["card"] = row.lot.game + ":" + row.lot.card;
    if (!row.choices.empty()) json["choices"] = row.choices;
    return json;
}

void print(const Console& console, const ImportedCollection& imported)
{
    if (imported.recoded) console.line(CollectionWords::tr("The file is not UTF-8; it was read as Latin-1."));
    for (const ImportedRow& row : imported.rows) {
        if (row.state == State::Matched) continue;
        QStringList choices;
        for (const std::string& choice : row.choices) choices.append(fromUtf8(choice));
        QString line = CollectionWords::tr("line %1: %2 (%3)").arg(row.line).arg(fromUtf8(row.lot.name), words(row.state));
        if (!choices.isEmpty()) line += "  → " + choices.join(QStringLiteral(", "));
        console.line(line);
    }
    console.line(CollectionWords::tr("%1 matched, %2 guessed, %3 ambiguous, %4 unknown, %5 ignored")
                     .arg(imported.count(State::Matched))
                     .arg(imported.count(State::Guessed))
                     .arg(imported.count(State::Ambiguous))
                     .arg(imported.count(State::Unknown))
                     .arg(imported.count(State::Ignored)));
}

void printJson(const Console& console, const ImportedCollection& imported, bool stored)
{
    Json json{{"stored", stored}};
    for (const State state : {State::Matched, State::Guessed, State::Ambiguous, State::Unknown, State::Ignored}) json[idOf(state)] = imported.count(state);
    json["latin1"] = imported.recoded;
    Json rows = Json::array();
    for (const ImportedRow& row : imported.rows) rows.push_back(jsonOf(row));
    json["rows"] = std::move(rows);
    console.print(json);
}

} // namespace

ExitStatus importCollection(const Console& console, Workspace& workspace, const Arguments& arguments)
{
    const std::string& file = arguments.plain()[1];
    const auto text = readCollectionFile(file);
    if (!text) return console.fail(text.error());
    std::string preset;
    if (const auto game = arguments.value("--game")) {
        const auto loaded = workspace.game(*game);
        if (!loaded) return console.fail(loaded.error());
        preset = loaded->game.id;
    }
    const auto games = gamesOf(workspace);
    if (!games) return console.fail(games.error());
    const auto imported = readCollection(*text, file, games->listed, preset);
    if (!imported) return console.fail(imported.error());

    const CollectionStore store = workspace.library().collection();
    const bool dry = arguments.has("--dry-run");
    const auto before = store.importOf(imported->fingerprint);
    if (!before) return console.fail(before.error());
    if (*before && !dry && !arguments.has("--again"))
        return console.fail(Error{Error::Kind::Refused, "collection.imported-before", {file, 0, 0}, {(*before)->madeAt, (*before)->detail}, {}});
    if (!dry)
        if (const auto done = store.apply(importing(*imported, std::filesystem::path(file).filename().string(), arguments.has("--guess"))); !done)
            return console.fail(done.error());
    if (console.json()) {
        printJson(console, *imported, !dry);
        return ExitStatus::Done;
    }
    print(console, *imported);
    console.line(dry ? CollectionWords::tr("Nothing was stored.") : CollectionWords::tr("Stored; mazzo collection undo takes it back."));
    return ExitStatus::Done;
}

} // namespace mazzo
