#include "carddata/library/data_folder.h"
#include "carddata/library/library_file.h"
#include "carddata/library/migrations.h"

#include <QtTest>

#include <filesystem>
#include <fstream>

using namespace mazzo;
namespace fs = std::filesystem;

namespace {

std::string contentOf(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void write(const fs::path& file, const std::string& content) { std::ofstream(file, std::ios::binary) << content; }

std::string textOf(const Database& database, std::string_view sql)
{
    std::string text;
    const auto done = database.each(sql, [&text](const Statement& row) {
        text.append(text.empty() ? "" : "|").append(row.text(0));
        return Result<void>();
    });
    return done ? text : done.error().code + ": " + done.error().detail;
}

/// A row for every table that exists from some version on, by that version.
std::string rowsOf(int version)
{
    if (version == 1)
        return "INSERT INTO pack VALUES ('harbour', '1', 'f', '/packs/harbour', '{}');"
               "INSERT INTO card (game, id, number, type, set_id, names, aliases, facts, text_state, text, rulings, clauses, image)"
               " VALUES ('harbour', 'brig', 1, 'ship', '', '{}', '[]', '{}', 0, '{}', '[]', '[]', '');"
               "INSERT INTO product VALUES ('harbour', 'harbour-base', 1, '{}', '{}', 0);"
               "INSERT INTO product_card VALUES ('harbour', 'harbour-base', 1, 'brig', 2);";
    if (version == 2) return "INSERT INTO user_value VALUES ('harbour', 'brig', 'hull', '7', '2024-01-01T00:00:00Z');";
    if (version == 3) return "INSERT INTO setting VALUES ('language', 'it');";
    return {};
}

} // namespace

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

    /// A library with every migration up to this version, holding something in each table.
    void makeVersion(int version)
    {
        const auto database = Database::open(m_file);
        QVERIFY(database);
        QVERIFY(migrate(*database, version));
        for (int step = 1; step <= version; ++step) {
            const std::string rows = rowsOf(step);
            QVERIFY2(!rows.empty(), "a new migration needs rows in this test");
            const auto done = database->execute(rows);
            QVERIFY2(done, done ? "" : done.error().detail.c_str());
        }
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
        for (const auto& entry : fs::directory_iterator(deep)) QVERIFY(entry.path().string().find("backup") == std::string::npos);
    }

    void reopeningKeepsWhatWasWritten()
    {
        QVERIFY(openLibraryFile(m_folder)->execute(rowsOf(2)));
        const auto again = openLibraryFile(m_folder);
        QVERIFY(again);
        QCOMPARE(textOf(*again, "SELECT value FROM user_value"), std::string("7"));
    }

    void anEmptyFileBecomesALibrary()
    {
        write(m_file, "");
        QVERIFY(openLibraryFile(m_folder));
    }

    void migrationFromEveryOlderVersion_data()
    {
        QTest::addColumn<int>("from");
        for (const Migration& migration : migrations()) QTest::addRow("from version %d", migration.version) << migration.version;
    }
    void migrationFromEveryOlderVersion()
    {
        QFETCH(int, from);
        makeVersion(from);
        const auto database = openLibraryFile(m_folder);
        QVERIFY(database);
        QCOMPARE(database->number("PRAGMA user_version").value(), std::int64_t{latestVersion()});
        QCOMPARE(textOf(*database, "SELECT folder FROM pack"), std::string("/packs/harbour"));
        QCOMPARE(textOf(*database, "SELECT id FROM card"), std::string("brig"));
        QCOMPARE(textOf(*database, "SELECT count FROM product_card"), std::string("2"));
        QCOMPARE(textOf(*database, "SELECT value FROM user_value"), std::string(from >= 2 ? "7" : ""));
        QCOMPARE(textOf(*database, "SELECT value FROM setting"), std::string(from >= 3 ? "it" : ""));
        QCOMPARE(textOf(*database, "PRAGMA foreign_key_check"), std::string());

        const fs::path backup = m_file.string() + ".v" + std::to_string(from) + ".backup";
        QCOMPARE(fs::exists(backup), from < latestVersion());
        if (from == latestVersion()) return;
        const auto saved = Database::open(backup);
        QVERIFY(saved);
        QCOMPARE(saved->number("PRAGMA user_version").value(), std::int64_t{from});
        QCOMPARE(textOf(*saved, "SELECT id FROM card"), std::string("brig"));
    }

    void everyMigratedVersionHasTheShapeOfAFreshOne()
    {
        static constexpr std::string_view kShape = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name";
        const std::string fresh = textOf(*openLibraryFile(m_folder / "fresh"), kShape);
        makeVersion(1);
        QCOMPARE(textOf(*openLibraryFile(m_folder), kShape), fresh);
    }

    void aBackupIsNeverOverwritten()
    {
        makeVersion(1);
        const fs::path taken = m_file.string() + ".v1.backup";
        write(taken, "somebody's");
        QVERIFY(openLibraryFile(m_folder));
        QCOMPARE(contentOf(taken), std::string("somebody's"));
        const auto saved = Database::open(taken.string() + ".2");
        QVERIFY(saved);
        QCOMPARE(textOf(*saved, "SELECT id FROM card"), std::string("brig"));
    }

    void aFailingMigrationChangesNothing()
    {
        makeVersion(1);
        QVERIFY(Database::open(m_file)->execute("CREATE TABLE setting (other TEXT)"));
        const auto opened = openLibraryFile(m_folder);
        QVERIFY(!opened);
        QVERIFY(opened.error().kind == Error::Kind::Sql);
        const auto database = Database::open(m_file);
        QCOMPARE(database->number("PRAGMA user_version").value(), std::int64_t{2});   // the last step that held
        QCOMPARE(textOf(*database, "SELECT name FROM pragma_table_info('setting')"), std::string("other"));
        QCOMPARE(textOf(*database, "SELECT id FROM card"), std::string("brig"));
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
        write(m_file, content.toStdString());
        verifyRefused("library.not-a-database", Error::Kind::Corrupt);
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
        makeVersion(latestVersion());
        QVERIFY(Database::open(m_file)->execute("WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 2000)"
                                                " INSERT INTO setting SELECT 'key' || i, 'some value that takes room' FROM n"));
        std::string content = contentOf(m_file);
        QVERIFY(content.size() > 65536);
        if (truncated) content.resize(content.size() / 8192 * 4096);
        else std::fill(content.begin() + 4096 * 5, content.end() - 4096, '\x5a');
        write(m_file, content);
        verifyRefused("library.corrupt", Error::Kind::Corrupt);
    }

    void ofALargeFileWhatCannotBeBroughtBackIsChecked()
    {
        makeVersion(latestVersion());
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
        write(m_file, content);
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
        write(file.toStdString(), "x");
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

    void readOnlyFile()
    {
        makeVersion(latestVersion());
        fs::permissions(m_file, fs::perms::owner_read);
        if (std::ofstream(m_file, std::ios::app)) QSKIP("this user may write everything");
        verifyRefused("library.read-only", Error::Kind::Io);
    }

    void fullDisk()
    {
        const auto database = openLibraryFile(m_folder);
        QVERIFY(database->execute("PRAGMA max_page_count = 1"));   // SQLite holds it at what the file has
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
        QVERIFY(one->execute(rowsOf(2)));
        QCOMPARE(textOf(*two, "SELECT value FROM user_value"), std::string("7"));
        QVERIFY(two->execute(rowsOf(3)));
        QCOMPARE(textOf(*one, "SELECT value FROM setting"), std::string("it"));
    }

    void whoWaitsTooLongIsTold()
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

QTEST_APPLESS_MAIN(LibraryFile)
#include "tst_library_file.moc"
