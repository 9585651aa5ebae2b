// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/carddata/library/library_fixture.h"
#include "tests/carddata/library/library_versions.h"
#include "tests/support/test_registry.h"

#include <fstream>

using namespace mazzo::tests;
namespace fs = std::filesystem;
using State = SyncedPack::State;

class LibraryCache : public LibraryFixture {
    Q_OBJECT

    static int brokenRows(const Database& database)
    {
        std::int64_t count = -1;
        const auto read = [&count](const Statement& row) {
            count = row.integer(0);
            return Result<void>();
        };
        if (!database.each("SELECT count(*) FROM card WHERE facts = 'broken'", read)) return -1;
        return static_cast<int>(count);
    }

private slots:
    void init() { start(); }

    void theCacheIsRebuiltSilently_data()
    {
        QTest::addColumn<QString>("damage");
        for (const char* damage : {"missing", "empty", "cut off", "changed at its end", "another pack's"})
            QTest::newRow(damage) << damage;
    }
    void theCacheIsRebuiltSilently()
    {
        QFETCH(QString, damage);
        syncedPack();
        const std::string good = contentOf(cacheFile());
        QVERIFY(!good.empty());
        std::string bad = good;
        if (damage == "empty") bad.clear();
        else if (damage == "cut off") bad.resize(bad.size() / 2);
        else if (damage == "changed at its end") bad.back() = static_cast<char>(bad.back() ^ 1);
        else if (damage == "another pack's") bad[30] = static_cast<char>(bad[30] ^ 1);
        fs::remove(cacheFile());
        if (damage != "missing") std::ofstream(cacheFile(), std::ios::binary) << bad;

        QVERIFY(value(loaded(), "sloop", "hull") == Value(Interval::exactly(3)));
        QVERIFY2(contentOf(cacheFile()) == good, "the cache was not repaired");
        QVERIFY(value(loaded(), "sloop", "hull") == Value(Interval::exactly(3)));
        for (const auto& entry : fs::directory_iterator(m_home / "cache")) QCOMPARE(entry.path(), cacheFile());
    }

    void theCacheIsUsed()
    {
        syncedPack();
        const auto database = Database::open(m_home / "mazzo.db");
        QVERIFY(database->execute("UPDATE card SET facts = 'broken'"));
        QVERIFY(value(loaded(), "sloop", "hull") == Value(Interval::exactly(3)));
        QCOMPARE(brokenRows(*database), 2);
    }

    void damagedCardsAreReadAgainFromThePack()
    {
        syncedPack();
        const auto database = Database::open(m_home / "mazzo.db");
        QVERIFY(database->execute("UPDATE card SET facts = 'broken'"));
        fs::remove(cacheFile());
        const fs::path pack = m_pack->folder();
        fs::rename(pack, m_home / "away");
        const auto without = m_library->load("harbour");
        QVERIFY(!without);
        QCOMPARE(without.error().code, std::string("library.corrupt"));
        QCOMPARE(brokenRows(*database), 2);
        fs::rename(m_home / "away", pack);
        QVERIFY(value(loaded(), "sloop", "hull") == Value(Interval::exactly(3)));
        QCOMPARE(brokenRows(*database), 0);
    }

    void anOldCacheIsNotTakenForTheNewCatalogue()
    {
        syncedPack();
        const std::string old = contentOf(cacheFile());
        m_pack->writeCards("5");
        syncedPack();
        std::ofstream(cacheFile(), std::ios::binary) << old;
        QVERIFY(value(loaded(), "brig", "hull") == Value(Interval::exactly(5)));
    }

    void aCacheThatCannotBeWrittenIsDoneWithout()
    {
        std::ofstream(m_home / "cache") << "in the way";
        QVERIFY(syncedPack().state == State::Loaded);
        QCOMPARE(loaded().catalogue.size(), std::size_t{2});
    }
};

MAZZO_TEST(LibraryCache)
#include "tst_library_cache.moc"
