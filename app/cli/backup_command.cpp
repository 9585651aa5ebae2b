// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/backup_command.h"

#include "app/text/value_text.h"
#include "carddata/library/backup.h"
#include "carddata/library/data_folder.h"
#include "carddata/library/library_file.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace mazzo::cli {

namespace fs = std::filesystem;

namespace {

struct BackupText {
    Q_DECLARE_TR_FUNCTIONS(BackupText)
};

/// A backup never takes the place of something else.
Result<fs::path> backUp(const fs::path& folder, const std::optional<std::string>& file)
{
    // Only a sound library is worth a copy; a missing one is not created for it.
    if (auto sound = checkLibraryFile(folder / "mazzo.db"); !sound) return failure(sound.error());
    if (!file) return makeBackup(folder);
    std::error_code error;
    if (fs::exists(fs::symlink_status(*file, error)))
        return failure({Error::Kind::Refused, "library.file-exists", {*file, 0, 0}, {*file}, {}});
    return copyDatabase(folder / "mazzo.db", *file).map([&] { return fs::path(*file); });
}

ExitStatus runBackup(const Console& console, const Arguments& arguments)
{
    const auto made = backUp(dataFolder(), arguments.value("-o"));
    if (!made) return console.fail(made.error());
    if (console.json()) console.print({{"backup", made->string()}});
    else console.line(BackupText::tr("Backup created: %1").arg(fromUtf8(made->string())));
    return ExitStatus::Done;
}

ExitStatus runRestore(const Console& console, const Arguments& arguments)
{
    const bool empty = arguments.has("--empty");
    if (empty == (arguments.positional().size() == 1))
        return console.fail(
            Error{Error::Kind::Parse, "usage.arguments", {}, {"mazzo restore FILE | mazzo restore --empty"}, {}});
    const fs::path folder = dataFolder();
    const auto done = folder.empty() ? Result<void>(failure({Error::Kind::Io, "library.no-home", {}, {}, {}}))
                      : empty        ? createLibraryFile(folder)
                                     : restoreBackup(folder, arguments.positional().front());
    if (!done) return console.fail(done.error());
    if (console.json())
        console.print(
            {{"restored", empty ? nlohmann::ordered_json() : nlohmann::ordered_json(arguments.positional()[0])}});
    else
        console.line(empty ? BackupText::tr("The library is empty now.")
                           : BackupText::tr("The backup was restored. The previous library is kept as a backup."));
    return ExitStatus::Done;
}

}  // namespace

Command backupCommand()
{
    return {
        .name = "backup",
        .usage = "mazzo backup [-o FILE]",
        .summary = QT_TRANSLATE_NOOP("commands", "Copy the whole library: next to it, or to a file"),
        .options = {{"-o", "FILE", QT_TRANSLATE_NOOP("commands", "Write the backup to this file")}},
        .run = runBackup,
    };
}

Command restoreCommand()
{
    return {
        .name = "restore",
        .usage = "mazzo restore FILE | mazzo restore --empty",
        .summary = QT_TRANSLATE_NOOP("commands",
                                     "Replace the library by a backup; the previous library is kept as a backup"),
        .maxArgs = 1,
        .options = {{"--empty", nullptr,
                     QT_TRANSLATE_NOOP("commands", "Start with an empty library where the old one is missing")}},
        .run = runRestore,
    };
}

}  // namespace mazzo::cli
