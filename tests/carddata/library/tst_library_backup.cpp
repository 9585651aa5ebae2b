// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/backup.h"
#include "carddata/library/database.h"
#include "tests/carddata/library/library_fixture.h"
#include "tests/support/test_registry.h"

#include <sys/stat.h>

#include <fstream>

using namespace mazzo::tests;
namespace fs = std::filesystem;

/// Copies of the whole library: made, listed, and put in its place.
class LibraryBackup : public LibraryFixture {
    Q_OBJECT

private slots:
    void init() { start(); }
    void aBackupHoldsWhatWasCommitted();
    void restoringKeepsWhatWasThere();
    void aBackupThatIsNoneIsRefused_data();
    void aBackupThatIsNoneIsRefused();
    void codeOfStrangersIsNotRestored_data();
    void codeOfStrangersIsNotRestored();
    void onlyRegularFilesAreRestored();
    void aDamagedLibraryIsMovedAside();
    void onlyBackupsAreListed();

private:
    std::vector<std::string> setting() const
    {
        const auto value = m_library->settings().value("colour");
        return value && *value ? std::vector{**value} : std::vector<std::string>();
    }
};

void LibraryBackup::aBackupHoldsWhatWasCommitted()
{
    QVERIFY(m_library->settings().set("colour", "blue"));
    const auto made = makeBackup(m_home);
    QVERIFY(made);
    const auto again = makeBackup(m_home);
    QVERIFY(again);
    QVERIFY2(*made != *again, "two in one second do not overwrite each other");
    QCOMPARE(backups(m_home).size(), 2U);
    QVERIFY(backups(m_home).front().bytes > 0);
    for (const auto& entry : fs::directory_iterator(m_home)) QVERIFY(entry.path().extension() != ".partial");
}

void LibraryBackup::restoringKeepsWhatWasThere()
{
    QVERIFY(m_library->settings().set("colour", "blue"));
    const fs::path blue = makeBackup(m_home).value();
    QVERIFY(m_library->settings().set("colour", "red"));
    m_library.reset();
    QVERIFY(restoreBackup(m_home, blue));
    reopen();
    QCOMPARE(setting(), std::vector<std::string>{"blue"});
    // What was there is a backup itself now.
    const std::vector<Backup> both = backups(m_home);
    QCOMPARE(both.size(), 2U);
    const fs::path other = both.front().file == blue ? both.back().file : both.front().file;
    m_library.reset();
    QVERIFY(restoreBackup(m_home, other));
    reopen();
    QCOMPARE(setting(), std::vector<std::string>{"red"});
}

void LibraryBackup::aBackupThatIsNoneIsRefused_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("code");
    QTest::newRow("rubbish") << QByteArray(5000, 'x') << "library.not-a-database";
    QTest::newRow("nothing") << QByteArray() << "library.foreign";
}

void LibraryBackup::aBackupThatIsNoneIsRefused()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, code);
    QVERIFY(m_library->settings().set("colour", "blue"));
    m_library.reset();
    const fs::path file = m_home / "mazzo.db.1.backup";
    std::ofstream(file, std::ios::binary).write(content.data(), content.size());
    const auto done = restoreBackup(m_home, file);
    QVERIFY(!done);
    QCOMPARE(QString::fromStdString(done.error().code), code);
    QVERIFY(!fs::exists(m_home / "mazzo.db.restoring"));
    reopen();
    QCOMPARE(setting(), std::vector<std::string>{"blue"});
    QVERIFY(!restoreBackup(m_home, m_home / "mazzo.db.gone.backup"));
}

void LibraryBackup::codeOfStrangersIsNotRestored_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("a new trigger") << "CREATE TRIGGER t AFTER INSERT ON deck BEGIN DELETE FROM deck; END";
    QTest::newRow("a changed trigger")
        << "DROP TRIGGER card_deleted; CREATE TRIGGER card_deleted AFTER DELETE ON card BEGIN DELETE FROM deck; END";
    QTest::newRow("a removed trigger") << "DROP TRIGGER card_deleted";
    QTest::newRow("a view") << "CREATE VIEW v AS SELECT 1";
}

/// SQLite runs triggers by itself: one in somebody's backup could delete what is entered after it was restored.
void LibraryBackup::codeOfStrangersIsNotRestored()
{
    QFETCH(QString, sql);
    QVERIFY(m_library->settings().set("colour", "blue"));
    const fs::path backup = makeBackup(m_home).value();
    QVERIFY(Database::open(backup)->execute(sql.toStdString()));
    QVERIFY(m_library->settings().set("colour", "red"));
    m_library.reset();
    const auto done = restoreBackup(m_home, backup);
    QVERIFY(!done);
    QCOMPARE(done.error().code, "library.foreign");
    QCOMPARE(done.error().where.file, backup.string());
    reopen();
    QCOMPARE(setting(), std::vector<std::string>{"red"});
}

void LibraryBackup::onlyRegularFilesAreRestored()
{
    const fs::path pipe = m_home / "pipe";
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    for (const fs::path& file : {pipe, m_home, fs::path("/dev/zero"), m_home / "missing"}) {
        const auto done = restoreBackup(m_home, file);
        QVERIFY(!done);
        QCOMPARE(done.error().code, "library.cannot-open");
        QCOMPARE(done.error().where.file, file.string());
    }
}

void LibraryBackup::aDamagedLibraryIsMovedAside()
{
    QVERIFY(m_library->settings().set("colour", "blue"));
    const fs::path blue = makeBackup(m_home).value();
    m_library.reset();
    std::ofstream(m_home / "mazzo.db", std::ios::binary) << std::string(5000, 'x');
    QVERIFY(restoreBackup(m_home, blue));
    reopen();
    QCOMPARE(setting(), std::vector<std::string>{"blue"});
    QCOMPARE(backups(m_home).size(), 1U);
    int damaged = 0;
    for (const auto& entry : fs::directory_iterator(m_home)) damaged += entry.path().extension() == ".damaged";
    QCOMPARE(damaged, 1);
}

void LibraryBackup::onlyBackupsAreListed()
{
    for (const char* name : {"mazzo.db.v1.backup", "mazzo.db.v1.backup.2", "mazzo.db.v1.backup.x",
                             "mazzo.db.backup.partial", "other.backup", "mazzo.db-wal"})
        std::ofstream(m_home / name) << "x";
    fs::create_directory(m_home / "mazzo.db.v2.backup");
    std::vector<std::string> names;
    for (const Backup& backup : backups(m_home)) names.push_back(backup.file.filename().string());
    std::ranges::sort(names);
    QCOMPARE(names, (std::vector<std::string>{"mazzo.db.v1.backup", "mazzo.db.v1.backup.2"}));
    QVERIFY(backups(m_home / "nowhere").empty());
}

MAZZO_TEST(LibraryBackup)
#include "tst_library_backup.moc"
