// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/library_file.h"
#include "carddata/library/migrations.h"
#include "tests/carddata/library/library_versions.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
namespace fs = std::filesystem;

class LibraryMigrations : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_temporary;
    fs::path m_folder;
    fs::path m_file;

private slots:
    void init()
    {
        m_temporary = std::make_unique<QTemporaryDir>();
        m_folder = m_temporary->path().toStdString();
        m_file = m_folder / "mazzo.db";
    }

    void migrationFromEveryOlderVersion_data()
    {
        QTest::addColumn<int>("from");
        for (const Migration& migration : migrations())
            QTest::addRow("from version %d", migration.version) << migration.version;
    }
    void migrationFromEveryOlderVersion()
    {
        QFETCH(int, from);
        QVERIFY(makeVersion(m_file, from));
        const auto database = openLibraryFile(m_folder);
        QVERIFY(database);
        QCOMPARE(database->number("PRAGMA user_version").value(), std::int64_t{latestVersion()});
        QCOMPARE(textOf(*database, "SELECT folder FROM pack"), std::string("/packs/harbour"));
        QCOMPARE(textOf(*database, "SELECT id FROM card"), std::string("brig"));
        QCOMPARE(textOf(*database, "SELECT count FROM product_card"), std::string("2"));
        QCOMPARE(textOf(*database, "SELECT document ->> '$.fields.hull' FROM own_card WHERE card = 'brig'"),
                 std::string(from >= 2 ? "7" : ""));
        QCOMPARE(textOf(*database, "SELECT document ->> '$.name.en' FROM own_card WHERE card = 'own.raft'"),
                 std::string(from >= 8 ? "Raft" : ""));
        QCOMPARE(textOf(*database, "SELECT step || '/' || revision FROM own_state"), std::string(from >= 8   ? "1/2"
                                                                                                 : from >= 2 ? "0/1"
                                                                                                             : ""));
        QCOMPARE(textOf(*database, "SELECT value FROM setting"), std::string(from >= 3 ? "it" : ""));
        QCOMPARE(textOf(*database, "SELECT text FROM deck JOIN deck_revision ON deck = id"),
                 std::string(from >= 4 ? "game: harbour" : ""));
        QCOMPARE(
            textOf(*database, "SELECT count || place FROM lot, collection_step, collection_cursor WHERE number = step"),
            std::string(from >= 5 ? "3box" : ""));
        QCOMPARE(textOf(*database, "SELECT deck FROM collection_step, collection_cursor WHERE number = step"),
                 std::string(from >= 6   ? "7"
                             : from >= 5 ? "0"
                                         : ""));
        QCOMPARE(textOf(*database, "SELECT path || deck FROM sync_file JOIN sync_folder USING (folder)"),
                 std::string(from >= 9 ? "decks/fleet.deck7" : ""));
        QCOMPARE(textOf(*database, "SELECT group_concat(card) FROM (SELECT card FROM pack_number ORDER BY card)"),
                 std::string(from >= 10 ? "brig,cog" : "brig"));
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
        QVERIFY(makeVersion(m_file, 1));
        QCOMPARE(textOf(*openLibraryFile(m_folder), kShape), fresh);
    }

    void aBackupIsNeverOverwritten()
    {
        QVERIFY(makeVersion(m_file, 1));
        const fs::path taken = m_file.string() + ".v1.backup";
        fill(taken, "somebody's");
        QVERIFY(openLibraryFile(m_folder));
        QCOMPARE(contentOf(taken), std::string("somebody's"));
        const auto saved = Database::open(taken.string() + ".2");
        QVERIFY(saved);
        QCOMPARE(textOf(*saved, "SELECT id FROM card"), std::string("brig"));
    }

    void aFailingMigrationChangesNothing()
    {
        QVERIFY(makeVersion(m_file, 1));
        QVERIFY(Database::open(m_file)->execute("CREATE TABLE setting (other TEXT)"));
        const auto opened = openLibraryFile(m_folder);
        QVERIFY(!opened);
        QVERIFY(opened.error().kind == Error::Kind::Sql);
        const auto database = Database::open(m_file);
        QCOMPARE(database->number("PRAGMA user_version").value(), std::int64_t{1});  // not 2, which would have held
        QCOMPARE(textOf(*database, "SELECT name FROM pragma_table_info('setting')"), std::string("other"));
        QCOMPARE(textOf(*database, "SELECT id FROM card"), std::string("brig"));
    }
};

MAZZO_TEST(LibraryMigrations)
#include "tst_library_migrations.moc"
