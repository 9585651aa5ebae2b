// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/data_folder.h"
#include "carddata/library/library_file.h"
#include "carddata/library/migrations.h"
#include "carddata/library/saved_settings.h"
#include "tests/carddata/library/library_versions.h"
#include "tests/support/test_registry.h"

#include <QtTest>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>

using namespace mazzo::tests;
namespace fs = std::filesystem;

class LibraryFile : public QObject {
    Q_OBJECT

    QTemporaryDir m_temporary;
    fs::path m_folder;
    fs::path m_file;

    void verifyRefused(const std::string& code, Error::Kind kind)
    {
        const std::string before = contentOf(m_file);
        const auto opened = openLibraryFile(m_folder);
        QVERIFY(!opened);
        QCOMPARE(QString::fromStdString(opened.error().code), QString::fromStdString(code));
        QVERIFY(opened.error().kind == kind);
        QCOMPARE(opened.error().args.at(0), m_file.string());
        QVERIFY2(contentOf(m_file) == before, "the refused file was changed");
        QVERIFY(!fs::exists(m_file.string() + ".v1.backup"));
    }

    /// Opens in a process that is nobody if we are root, who may write everything.
    QString codeOfOpeningAsNobody()
    {
        int ends[2];
        if (pipe(ends) != 0) return "no pipe";
        const pid_t child = fork();
        if (child == 0) {
            if (geteuid() == 0 && setuid(65534) != 0) _exit(1);
            const auto opened = openLibraryFile(m_folder);
            const std::string code = opened ? "opened" : opened.error().code;
            _exit(write(ends[1], code.data(), code.size()) < 0);
        }
        ::close(ends[1]);
        std::array<char, 100> code{};
        const ssize_t size = read(ends[0], code.data(), code.size());
        ::close(ends[0]);
        waitpid(child, nullptr, 0);
        return QString::fromUtf8(code.data(), size);
    }

    /// Does another process find the bytes locked that SQLite's readers lock as long as they are there?
    bool isLockedForOthers()
    {
        const pid_t child = fork();
        if (child == 0) {
            struct flock lock{};
            lock.l_type = F_WRLCK;
            lock.l_whence = SEEK_SET;
            lock.l_start = 0x40000002;
            lock.l_len = 510;
            const int file = ::open(m_file.c_str(), O_RDWR | O_CLOEXEC);
            _exit(file >= 0 && fcntl(file, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK ? 0 : 1);
        }
        int status = 1;
        waitpid(child, &status, 0);
        return status == 0;
    }

private slots:
    void init()
    {
        static int count = 0;
        m_folder = fs::path(m_temporary.path().toStdString()) / std::to_string(++count);
        m_file = m_folder / "mazzo.db";
        fs::create_directories(m_folder);
    }

    void freshFolderIsCreated()
    {
        const fs::path deep = m_folder / "not" / "there";
        const auto database = openLibraryFile(deep);
        QVERIFY(database);
        QVERIFY(fs::exists(deep / "mazzo.db"));
        QCOMPARE(database->number("PRAGMA user_version").value(), std::int64_t{latestVersion()});
        QCOMPARE(textOf(*database, "PRAGMA journal_mode"), std::string("wal"));
        QCOMPARE(database->number("PRAGMA foreign_keys").value(), std::int64_t{1});
        for (const auto& entry : fs::directory_iterator(deep))
            QVERIFY(entry.path().string().find("backup") == std::string::npos);
    }

    void reopeningKeepsWhatWasWritten()
    {
        QVERIFY(openLibraryFile(m_folder)->execute(rowsOf(8)));
        const auto again = openLibraryFile(m_folder);
        QVERIFY(again);
        QCOMPARE(textOf(*again, "SELECT card FROM own_card"), std::string("own.raft"));
    }

    void anEmptyFileBecomesALibrary()
    {
        fill(m_file, "");
        QVERIFY(openLibraryFile(m_folder));
    }

    void notADatabase_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("a short text") << QByteArray("hello");
        QTest::newRow("a long text") << QByteArray(10000, 'x');
        QTest::newRow("half a header") << QByteArray("SQLite form");
    }
    void notADatabase()
    {
        QFETCH(QByteArray, content);
        fill(m_file, content.toStdString());
        verifyRefused("library.not-a-database", Error::Kind::Corrupt);
    }

    /// Without them another program takes the library for its own, and what is written here after that is lost.
    void aSecondConnectionLeavesTheLocksOfTheFirst()
    {
        const auto first = openLibraryFile(m_folder);
        QVERIFY(first && first->number("SELECT count(*) FROM setting"));
        QVERIFY(isLockedForOthers());
        const auto second = openLibraryFile(m_folder);
        QVERIFY(second);
        QVERIFY(isLockedForOthers());
        static_cast<void>(savedSettings(m_folder));
        QVERIFY(isLockedForOthers());
    }

    void settingsAreReadBeforeTheLibraryIsOpened()
    {
        QVERIFY(savedSettings(m_folder).empty());
        QVERIFY2(!fs::exists(m_file), "looking for settings made a library");
        QVERIFY(makeVersion(m_file, latestVersion()));
        QVERIFY(Database::open(m_file)->execute("INSERT INTO setting VALUES ('theme', 'dark')"));
        const std::string before = contentOf(m_file);
        QCOMPARE(savedSettings(m_folder)["theme"], std::string("dark"));
        QVERIFY(contentOf(m_file) == before);
        fill(m_file, std::string(5000, 'x'));
        QVERIFY(savedSettings(m_folder).empty());
        QVERIFY(contentOf(m_file) == std::string(5000, 'x'));
    }

    void corrupt_data()
    {
        QTest::addColumn<bool>("truncated");
        QTest::newRow("pages overwritten") << false;
        QTest::newRow("cut off") << true;
    }
    void corrupt()
    {
        QFETCH(bool, truncated);
        QVERIFY(makeVersion(m_file, latestVersion()));
        QVERIFY(Database::open(m_file)->execute(
            "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 2000)"
            " INSERT INTO setting SELECT 'key' || i, 'some value that takes room' FROM n"));
        std::string content = contentOf(m_file);
        QVERIFY(content.size() > 65536);
        if (truncated) content.resize(content.size() / 8192 * 4096);
        else std::fill(content.begin() + 4096 * 5, content.end() - 4096, '\x5a');
        fill(m_file, content);
        verifyRefused("library.corrupt", Error::Kind::Corrupt);
    }

    void ofALargeFileWhatCannotBeBroughtBackIsChecked()
    {
        QVERIFY(makeVersion(m_file, latestVersion()));
        {
            const auto database = Database::open(m_file);
            QVERIFY(database->execute("WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 2000)"
                                      " INSERT INTO setting SELECT 'key' || i, 'some value that takes room' FROM n;"
                                      " INSERT INTO setting VALUES ('large', printf('%.*c', 20000000, 'x'))"));
        }
        QVERIFY(openLibraryFile(m_folder));
        std::string content = contentOf(m_file);
        QVERIFY(content.size() > 20'000'000);
        const std::size_t page = content.find("key1999") / 4096 * 4096;
        std::fill_n(content.begin() + static_cast<std::ptrdiff_t>(page), 4096, '\x5a');
        fill(m_file, content);
        verifyRefused("library.corrupt", Error::Kind::Corrupt);
    }

    void newerVersion_data()
    {
        QTest::addColumn<bool>("inLog");
        QTest::newRow("written into the file") << false;
        QTest::newRow("still in the log") << true;
    }
    void newerVersion()
    {
        QFETCH(bool, inLog);
        {
            const auto database = openLibraryFile(m_folder);
            if (inLog) database->keepLogOnClose(true);
            QVERIFY(database->execute("PRAGMA user_version = 4711"));
        }
        QCOMPARE(fs::exists(m_file.string() + "-wal"), inLog);
        verifyRefused("library.newer", Error::Kind::Refused);
        const auto opened = openLibraryFile(m_folder);
        QCOMPARE(opened.error().args.at(1), std::string("4711"));
        QCOMPARE(opened.error().args.at(2), std::to_string(latestVersion()));
    }

    void anotherProgramsDatabase()
    {
        QVERIFY(Database::open(m_file)->execute("CREATE TABLE bookmarks (url TEXT)"));
        verifyRefused("library.foreign", Error::Kind::Corrupt);
    }

    void unusableFolder_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("code");
        QTest::newRow("cannot be made") << "/proc/mazzo" << "library.no-folder";
        QTest::newRow("takes no files") << "/proc/self" << "library.cannot-open";
        const QString file = m_temporary.filePath("file");
        fill(file.toStdString(), "x");
        QTest::newRow("is a file") << file << "library.no-folder";
        const QString taken = m_temporary.filePath("taken");
        fs::create_directories(taken.toStdString() + "/mazzo.db");
        QTest::newRow("has a folder in place of the database") << taken << "library.cannot-open";
    }
    void unusableFolder()
    {
        QFETCH(QString, folder);
        QFETCH(QString, code);
        const auto opened = openLibraryFile(folder.toStdString());
        QVERIFY(!opened);
        QCOMPARE(QString::fromStdString(opened.error().code), code);
        QVERIFY(opened.error().kind == Error::Kind::Io);
    }

    void notOursToWrite_data()
    {
        QTest::addColumn<bool>("folderOnly");
        QTest::newRow("a read-only file") << false;
        QTest::newRow("a read-only folder") << true;
    }
    void notOursToWrite()
    {
        QFETCH(bool, folderOnly);
        QVERIFY(makeVersion(m_file, latestVersion()));
        QVERIFY(openLibraryFile(m_folder));
        const std::string before = contentOf(m_file);
        fs::permissions(m_temporary.path().toStdString(), fs::perms(0755));
        fs::permissions(m_file, fs::perms(folderOnly ? 0666 : 0444));
        fs::permissions(m_folder, fs::perms(folderOnly ? 0555 : 0777));
        const QString code = codeOfOpeningAsNobody();
        fs::permissions(m_folder, fs::perms(0755));
        QCOMPARE(code, "library.read-only");
        QVERIFY(contentOf(m_file) == before);
    }

    void fullDisk()
    {
        const auto database = openLibraryFile(m_folder);
        QVERIFY(database->execute("PRAGMA max_page_count = 1"));  // SQLite holds it at what the file has
        const auto full = database->run("INSERT INTO setting VALUES ('large', printf('%.*c', 1000000, 'x'))");
        QVERIFY(!full);
        QVERIFY(full.error().kind == Error::Kind::Io);
        QCOMPARE(full.error().code, std::string("library.disk-full"));
        QCOMPARE(textOf(*database, "SELECT value FROM setting"), std::string());
    }

    void twoProgramsAtOnce()
    {
        const auto one = openLibraryFile(m_folder);
        const auto two = openLibraryFile(m_folder);
        QVERIFY(one && two);
        QVERIFY(one->execute(rowsOf(8)));
        QCOMPARE(textOf(*two, "SELECT card FROM own_card"), std::string("own.raft"));
        QVERIFY(two->execute(rowsOf(3)));
        QCOMPARE(textOf(*one, "SELECT value FROM setting"), std::string("it"));
    }

    void manyProgramsAtOnceOnAnEmptyFolder()
    {
        std::vector<pid_t> children;
        for (int i = 0; i < 8; ++i) {
            const pid_t child = fork();
            if (child == 0) _exit(openLibraryFile(m_folder) ? 0 : 1);
            children.push_back(child);
        }
        for (const pid_t child : children) {
            int status = 0;
            QCOMPARE(waitpid(child, &status, 0), child);
            QCOMPARE(status, 0);
        }
        for (const auto& entry : fs::directory_iterator(m_folder))
            QVERIFY(entry.path().string().find("backup") == std::string::npos);
    }

    void waitingTooLongIsReported()
    {
        const auto one = openLibraryFile(m_folder);
        const auto two = openLibraryFile(m_folder);
        QVERIFY(two->execute("PRAGMA busy_timeout = 1"));
        const auto writing = Transaction::begin(*one);
        QVERIFY(writing);
        const auto refused = Transaction::begin(*two);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, std::string("library.busy"));
    }

    void anUncommittedTransactionIsUndone()
    {
        const auto database = openLibraryFile(m_folder);
        {
            const auto transaction = Transaction::begin(*database);
            QVERIFY(database->execute(rowsOf(3)));
        }
        QCOMPARE(textOf(*database, "SELECT value FROM setting"), std::string());
    }

    void dataFolderFollowsTheEnvironment()
    {
        qputenv("HOME", "/home/ada");
        qunsetenv("MAZZO_HOME");
        qunsetenv("XDG_DATA_HOME");
        QCOMPARE(dataFolder(), fs::path("/home/ada/.local/share/mazzo"));
        qputenv("XDG_DATA_HOME", "relative");
        QCOMPARE(dataFolder(), fs::path("/home/ada/.local/share/mazzo"));
        qputenv("XDG_DATA_HOME", "/data");
        QCOMPARE(dataFolder(), fs::path("/data/mazzo"));
        qputenv("MAZZO_HOME", "/own");
        QCOMPARE(dataFolder(), fs::path("/own"));
    }
};

MAZZO_TEST(LibraryFile)
#include "tst_library_file.moc"
