#include "app/cli/commands.h"
#include "app/words/error_words.h"
#include "app/words/value_words.h"
#include "app/workspace.h"
#include "carddata/pack/pack.h"
#include "goldfish/engine.h"
#include "model/text.h"
#include "validators/example_check.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

#include <algorithm>

namespace mazzo {

using Json = nlohmann::ordered_json;

namespace {

struct PackWords { Q_DECLARE_TR_FUNCTIONS(PackWords) };

const char* idOf(SyncedPack::State state)
{
    switch (state) {
    case SyncedPack::State::Unchanged:
    case SyncedPack::State::Loaded: return "ready";
    case SyncedPack::State::Kept: return "kept";
    case SyncedPack::State::Rejected: return "rejected";
    }
    return "";
}

QString words(SyncedPack::State state)
{
    switch (state) {
    case SyncedPack::State::Unchanged:
    case SyncedPack::State::Loaded: return PackWords::tr("ready");
    case SyncedPack::State::Kept: return PackWords::tr("has mistakes; its last good version is in use");
    case SyncedPack::State::Rejected: return PackWords::tr("has mistakes and cannot be used");
    }
    return {};
}

ExitStatus list(const Console& console)
{
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    Json json = Json::array();
    for (const SyncedPack& pack : workspace->packs().packs) {
        json.push_back({{"game", pack.game}, {"folder", pack.folder.string()}, {"state", idOf(pack.state)}, {"mistakes", pack.mistakes.size()}});
        if (!console.json()) console.line(QStringLiteral("%1  %2  %3").arg(fromUtf8(pack.game), words(pack.state), fromUtf8(pack.folder.string())));
    }
    if (console.json()) console.print(json);
    return ExitStatus::Done;
}

Json jsonOf(const Error& mistake)
{
    return {{"file", mistake.where.file}, {"line", mistake.where.line}, {"column", mistake.where.column}, {"code", mistake.code},
            {"message", sentence(mistake).toStdString()}};
}

/// The loader knows no engines, because they stand above it.
Errors engineMistakes(const Game& game)
{
    Errors mistakes;
    for (const Procedure& procedure : game.procedures) {
        if (goldfish::engineNamed(procedure.engine)) continue;
        std::vector<std::string> args{procedure.engine};
        for (std::string& near : nearest(procedure.engine, goldfish::engineNames())) args.push_back(std::move(near));
        mistakes.push_back({Error::Kind::NotFound, "pack.unknown-engine", {"game.json", 0, 0}, std::move(args), {}});
    }
    return mistakes;
}

ExitStatus check(const Console& console, const std::filesystem::path& folder)
{
    std::error_code error;
    if (!std::filesystem::is_directory(folder, error))
        return console.fail(Error{Error::Kind::NotFound, "pack.no-folder", {folder.string(), 0, 0}, {}, {}});
    const auto pack = loadPack(folder);
    Errors mistakes = pack ? checkDecks(*pack) : pack.error();
    if (pack) std::ranges::move(engineMistakes(pack->game), std::back_inserter(mistakes));
    if (console.json()) {
        Json list = Json::array();
        for (const Error& mistake : mistakes) list.push_back(jsonOf(mistake));
        console.print({{"folder", folder.string()}, {"ok", mistakes.empty()}, {"mistakes", std::move(list)}});
    } else if (mistakes.empty()) {
        console.line(PackWords::tr("%1: no mistakes. %2 cards, %3 products, %4 decks, %5 examples.")
                         .arg(fromUtf8(pack->game.name.in(console.language())))
                         .arg(pack->cards.size())
                         .arg(pack->products.size())
                         .arg(pack->decks.size())
                         .arg(pack->examples.size()));
    } else {
        for (const Error& mistake : mistakes) console.complain(sentenceWithPlace(mistake));
        console.complain(PackWords::tr("%n mistake(s)", nullptr, static_cast<int>(mistakes.size())));
    }
    return mistakes.empty() ? ExitStatus::Done : ExitStatus::AnswerIsNo;
}

} // namespace

ExitStatus runPack(const Console& console, const Arguments& arguments)
{
    const std::vector<std::string>& given = arguments.plain();
    if (given.front() == "list" && given.size() == 1) return list(console);
    if (given.front() == "check" && given.size() == 2) return check(console, given[1]);
    return console.fail(Error{Error::Kind::Parse, "usage.pack", {}, {}, {}});
}

} // namespace mazzo
