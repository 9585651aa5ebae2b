// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/library_file.h"
#include "carddata/library/setting_repository.h"
#include "tests/support/test_registry.h"

#include <QtTest>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

using namespace mazzo::tests;

/// A program that dies while it writes: the next one finds the state before.
class LibraryCrash : public QObject {
    Q_OBJECT

    QTemporaryDir m_temporary;

    /// Writes in a process of its own, which is killed before it can commit. A tiny cache makes SQLite write pages to
    /// the disk early.
    [[noreturn]] void writeAndDie(const std::filesystem::path& folder)
    {
        const auto database = openLibraryFile(folder);
        if (!database || !database->execute("PRAGMA cache_size = 5")) _exit(1);
        const auto transaction = Transaction::begin(*database);
        const SettingRepository settings(*database);
        if (!transaction || !settings.set("language", "en")) _exit(2);
        for (int i = 0; i < 2000; ++i)
            if (!settings.set("key" + std::to_string(i), std::string(500, 'x'))) _exit(3);
        raise(SIGKILL);
        _exit(4);
    }

private slots:
    void killedInTheMiddleOfATransaction()
    {
        const std::filesystem::path folder = m_temporary.path().toStdString();
        {
            const auto database = openLibraryFile(folder);
            QVERIFY(SettingRepository(*database).set("language", "it"));
        }
        const pid_t child = fork();
        QVERIFY(child >= 0);
        if (child == 0) writeAndDie(folder);
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY2(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL, qPrintable(QString::number(WEXITSTATUS(status))));
        QVERIFY2(std::filesystem::file_size(folder / "mazzo.db-wal") > 500'000, "nothing had reached the disk yet");

        const auto database = openLibraryFile(folder);
        QVERIFY(database);
        QCOMPARE(database->number("SELECT count(*) FROM setting").value(), std::int64_t{1});
        QCOMPARE(SettingRepository(*database).value("language").value(), std::optional<std::string>("it"));
    }
};

MAZZO_TEST(LibraryCrash)
#include "tst_library_crash.moc"
