// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/pack_command.h"

#include "app/pack_check.h"
#include "app/text/error_text.h"
#include "app/text/value_text.h"
#include "app/workspace.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

struct PackText {
    Q_DECLARE_TR_FUNCTIONS(PackText)
};

const char* packStateId(SyncedPack::State state)
{
    switch (state) {
    case SyncedPack::State::Unchanged:
    case SyncedPack::State::Loaded: return "ready";
    case SyncedPack::State::Kept: return "kept";
    case SyncedPack::State::Rejected: return "rejected";
    }
    return "";
}

QString packStateText(SyncedPack::State state)
{
    switch (state) {
    case SyncedPack::State::Unchanged:
    case SyncedPack::State::Loaded: return PackText::tr("ready");
    case SyncedPack::State::Kept: return PackText::tr("has mistakes; its last good version is in use");
    case SyncedPack::State::Rejected: return PackText::tr("has mistakes and cannot be used");
    }
    return {};
}

ExitStatus list(const Console& console)
{
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    Json json = Json::array();
    for (const SyncedPack& pack : workspace->packs().packs) {
        json.push_back({{"game", pack.game},
                        {"folder", pack.folder.string()},
                        {"state", packStateId(pack.state)},
                        {"mistakes", pack.mistakes.size()}});
        if (!pack.extends.empty()) json.back()["extends"] = pack.extends;
        if (!pack.mistakes.empty()) json.back()["message"] = sentence(pack.mistakes.front()).toStdString();
        if (console.json()) continue;
        console.line(QStringLiteral("%1  %2  %3")
                         .arg(fromUtf8(pack.game), packStateText(pack.state), fromUtf8(pack.folder.string())));
        if (!pack.mistakes.empty()) console.printError("  " + sentenceWithPlace(pack.mistakes.front()));
    }
    if (console.json()) console.print(json);
    return ExitStatus::Done;
}

Json jsonOf(const Error& mistake)
{
    return {{"file", mistake.where.file},
            {"line", mistake.where.line},
            {"column", mistake.where.column},
            {"code", mistake.code},
            {"message", sentence(mistake).toStdString()}};
}

ExitStatus check(const Console& console, const std::filesystem::path& folder)
{
    std::error_code error;
    if (!std::filesystem::is_directory(folder, error))
        return console.fail(Error{Error::Kind::NotFound, "pack.no-folder", {folder.string(), 0, 0}, {}, {}});
    const PackCheck found = checkPack(folder);
    if (console.json()) {
        Json list = Json::array();
        for (const Error& mistake : found.mistakes) list.push_back(jsonOf(mistake));
        console.print({{"folder", folder.string()}, {"ok", found.mistakes.empty()}, {"mistakes", std::move(list)}});
    } else if (found.mistakes.empty()) {
        const auto counted = [](std::size_t number) { return static_cast<int>(number); };
        const QStringList holds{PackText::tr("%n card(s)", nullptr, counted(found.cards)),
                                PackText::tr("%n product(s)", nullptr, counted(found.products)),
                                PackText::tr("%n deck(s)", nullptr, counted(found.decks)),
                                PackText::tr("%n example(s)", nullptr, counted(found.examples))};
        console.line(
            PackText::tr("%1: no mistakes. %2.").arg(fromUtf8(found.name.in(console.language())), holds.join(", ")));
    } else {
        for (const Error& mistake : found.mistakes) console.printError(sentenceWithPlace(mistake));
        console.printError(PackText::tr("%n mistake(s)", nullptr, static_cast<int>(found.mistakes.size())));
    }
    return found.mistakes.empty() ? ExitStatus::Done : ExitStatus::AnswerIsNo;
}

}  // namespace

ExitStatus runPack(const Console& console, const Arguments& arguments)
{
    const std::vector<std::string>& args = arguments.positional();
    if (args.front() == "list" && args.size() == 1) return list(console);
    if (args.front() == "check" && args.size() == 2) return check(console, args[1]);
    return console.fail(Error{Error::Kind::Parse, "usage.pack", {}, {}, {}});
}

}  // namespace mazzo::cli
