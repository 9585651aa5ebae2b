// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sync_command.h"

#include "app/text/error_text.h"
#include "app/text/sync_text.h"
#include "app/text/value_text.h"
#include "app/workspace.h"
#include "carddata/sync/git_merge.h"

#include <nlohmann/json.hpp>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

const char* sideId(FolderSyncReport::Change::Side side)
{
    return side == FolderSyncReport::Change::Side::Library  ? "library"
           : side == FolderSyncReport::Change::Side::Folder ? "folder"
                                                            : "both";
}

const char* changeId(FolderSyncReport::Change::Kind kind)
{
    return kind == FolderSyncReport::Change::Kind::Added     ? "added"
           : kind == FolderSyncReport::Change::Kind::Changed ? "changed"
                                                             : "removed";
}

Json jsonOf(const FolderSyncReport& report)
{
    Json json{{"changes", Json::array()}, {"conflicts", Json::array()}, {"problems", Json::array()}};
    for (const auto& change : report.changes)
        json["changes"].push_back({{"path", change.path},
                                   {"name", change.name},
                                   {"side", sideId(change.side)},
                                   {"change", changeId(change.kind)}});
    for (const auto& conflict : report.conflicts)
        json["conflicts"].push_back(
            {{"path", conflict.path}, {"name", conflict.name}, {"parts", conflict.parts}, {"copy", conflict.copy}});
    for (const Error& problem : report.problems)
        json["problems"].push_back({{"code", problem.code}, {"message", sentenceWithPlace(problem).toStdString()}});
    return json;
}

ExitStatus finish(const Console& console, const Result<FolderSyncReport>& report)
{
    if (!report) return console.fail(report.error());
    if (console.json()) {
        console.print(jsonOf(*report));
    } else {
        for (const QString& line : syncLines(*report)) console.line(line);
    }
    for (const Error& problem : report->problems)
        if (!console.json()) console.printError(sentenceWithPlace(problem));
    // Everything that could be merged was merged; conflicts are left, so the exit status says no.
    return report->problems.empty() ? ExitStatus::Done : ExitStatus::AnswerIsNo;
}

ExitStatus runSync(const Console& console, const Arguments& arguments)
{
    const bool forGit = arguments.has("--git-merge");
    const std::vector<std::string>& words = arguments.positional();
    if (words.size() != (forGit ? 4U : 1U))
        return console.fail(Error{Error::Kind::Parse,
                                  "usage.arguments",
                                  {},
                                  {forGit ? "mazzo sync --git-merge BASE OURS THEIRS PATH" : "mazzo sync DIR"},
                                  {}});
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    if (forGit) {
        const auto merged = mergeSyncedFile(workspace->library(), words[0], words[1], words[2], words[3], ".",
                                            syncOptions());
        // Git calls this for every file; only what the player should know is printed.
        if (merged && merged->conflicts.empty() && !console.json()) return ExitStatus::Done;
        return finish(console, merged);
    }
    if (workspace->library().readOnly()) return console.fail(*workspace->library().readOnly());
    return finish(console, syncFolder(workspace->library(), words.front(), syncOptions()));
}

}  // namespace

Command syncCommand()
{
    return {
        .name = "sync",
        .usage = "mazzo sync DIR",
        .summary = QT_TRANSLATE_NOOP("commands", "Keep a folder of plain files in step with the library, so that "
                                                 "Git, Syncthing or a cloud folder can carry it"),
        .minArgs = 1,
        .maxArgs = 4,
        .options = {{"--git-merge", nullptr,
                     QT_TRANSLATE_NOOP("commands", "Merge one file for Git: BASE OURS THEIRS PATH")}},
        .run = runSync,
    };
}

}  // namespace mazzo::cli
