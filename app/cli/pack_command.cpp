// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/pack_command.h"

#include "app/cli/common_options.h"
#include "app/cli/pack_cards_command.h"
#include "app/cli/pack_install_command.h"
#include "app/pack_check.h"
#include "app/text/error_text.h"
#include "app/text/pack_text.h"
#include "app/text/value_text.h"
#include "app/workspace.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

constexpr const char* kPackUsage =
    "mazzo pack list | check DIR | new DIR [--name NAME] [--author WHO] | "
    "install FILE_OR_DIR [--keep-numbers] [--dry-run] | update FILE_OR_DIR [--keep-numbers] [--force] [--dry-run] | "
    "remove GAME [--dry-run] | export GAME -o FILE.zip | renumber DIR [--dry-run] | "
    "cards SOURCE... -o DIR [--from FORMAT] [--mapping FILE] [--dry-run]";

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
        Json mistakes = Json::array();
        for (const Error& mistake : found.mistakes) mistakes.push_back(jsonOf(mistake));
        Json warnings = Json::array();
        for (const Error& warning : found.warnings) warnings.push_back(jsonOf(warning));
        console.print({{"folder", folder.string()},
                       {"ok", found.mistakes.empty()},
                       {"mistakes", std::move(mistakes)},
                       {"warnings", std::move(warnings)}});
        return found.mistakes.empty() ? ExitStatus::Done : ExitStatus::AnswerIsNo;
    }
    for (const Error& warning : found.warnings)
        console.printError(PackText::tr("Warning: %1").arg(sentenceWithPlace(warning)));
    if (found.mistakes.empty()) {
        console.line(
            PackText::tr("%1: no mistakes. %2.").arg(fromUtf8(found.name.in(console.language())), holdsText(found)));
    } else {
        for (const Error& mistake : found.mistakes) console.printError(sentenceWithPlace(mistake));
        console.printError(PackText::tr("%n mistake(s)", nullptr, static_cast<int>(found.mistakes.size())));
    }
    return found.mistakes.empty() ? ExitStatus::Done : ExitStatus::AnswerIsNo;
}

constexpr std::size_t kAnyNumber = 64;

struct PackVerb {
    std::string_view name;
    std::size_t arguments;  ///< besides the name; `kAnyNumber` for one or more
    ExitStatus (*run)(const Console& console, const Arguments& arguments);
};

constexpr std::array kPackVerbs{
    PackVerb{"list", 0, [](const Console& console, const Arguments&) { return list(console); }},
    PackVerb{"check", 1,
             [](const Console& console, const Arguments& given) { return check(console, given.positional()[1]); }},
    PackVerb{"new", 1, newPack},
    PackVerb{"install", 1, installPack},
    PackVerb{"update", 1, updatePack},
    PackVerb{"remove", 1, removePack},
    PackVerb{"export", 1, exportPack},
    PackVerb{"renumber", 1, renumberPack},
    PackVerb{"cards", kAnyNumber, packCards}};

ExitStatus runPack(const Console& console, const Arguments& arguments)
{
    const std::vector<std::string>& args = arguments.positional();
    const auto verb = std::ranges::find(kPackVerbs, args.front(), &PackVerb::name);
    const bool fits = verb != kPackVerbs.end() &&
                      (verb->arguments == kAnyNumber ? args.size() > 1 : args.size() == verb->arguments + 1);
    if (!fits) return console.fail(Error{Error::Kind::Parse, "usage.arguments", {}, {kPackUsage}, {}});
    return verb->run(console, arguments);
}

}  // namespace

Command packCommand()
{
    return {
        .name = "pack",
        .usage = kPackUsage,
        .summary = QT_TRANSLATE_NOOP("commands", "Create, check, install, update, remove and export game packs"),
        .minArgs = 1,
        .maxArgs = 65,
        .options =
            {{"--dry-run", nullptr,
              QT_TRANSLATE_NOOP("commands", "install, update, remove, renumber, cards: report only, change nothing")},
             {"--keep-numbers", nullptr,
              QT_TRANSLATE_NOOP("commands", "install, update: keep the card numbers that share codes use")},
             {"--force", nullptr,
              QT_TRANSLATE_NOOP("commands", "update: also to an older version, or to the same one if it differs")},
             {"--name", "NAME", QT_TRANSLATE_NOOP("commands", "new: the name of the game")},
             {"--author", "WHO", QT_TRANSLATE_NOOP("commands", "new: the author of the game")},
             {"--from", "FORMAT",
              QT_TRANSLATE_NOOP("commands", "cards: cockatrice, octgn, csv or json, if the file does not tell")},
             {"--mapping", "FILE",
              QT_TRANSLATE_NOOP("commands", "cards: which values of the source become which fields")},
             kOutOption},
        .run = runPack,
    };
}

}  // namespace mazzo::cli
