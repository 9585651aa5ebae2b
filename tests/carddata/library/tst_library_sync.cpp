// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/carddata/library/library_fixture.h"
#include "tests/support/test_registry.h"

using namespace mazzo::tests;
namespace fs = std::filesystem;
using State = SyncedPack::State;

class LibrarySync : public LibraryFixture {
    Q_OBJECT

private slots:
    void init() { start(); }

    void aPackIsLoadedOnce()
    {
        const SyncedPack first = syncedPack();
        QVERIFY2(first.state == State::Loaded, first.mistakes.empty() ? "" : first.mistakes.front().code.c_str());
        QCOMPARE(first.game, std::string("harbour"));
        QVERIFY(syncedPack().state == State::Unchanged);
        reopen();
        QVERIFY(syncedPack().state == State::Unchanged);
        QCOMPARE(m_library->games()->size(), std::size_t{1});
        QCOMPARE(m_library->games()->front().version, std::string("1.0.0"));
    }

    void aSlashAtTheEndIsNoOtherPack()
    {
        QVERIFY(synced({m_pack->folder() / ""}).packs.front().state == State::Loaded);
        QVERIFY(syncedPack().state == State::Unchanged);
    }

    void onlyChangedPacksAreLoaded()
    {
        PackWriter other(m_pack->folder().parent_path() / "lagoon");
        other.write();
        QCOMPARE(synced({m_pack->folder(), other.folder()}).packs.size(), std::size_t{2});
        m_pack->writeGame("1.1.0");
        m_pack->writeCards("5", plainCard("galley", 3));
        const SyncReport report = synced({m_pack->folder(), other.folder()});
        QVERIFY(report.packs[0].state == State::Loaded);
        QVERIFY(report.packs[1].state == State::Unchanged);
        QCOMPARE(m_library->load("harbour")->catalogue.size(), std::size_t{3});
        QVERIFY(value(loaded(), "brig", "hull") == Value(Interval::exactly(5)));
        QCOMPARE(m_library->load("lagoon")->catalogue.size(), std::size_t{2});
        QCOMPARE(m_library->search("galley", 5)->size(), std::size_t{1});
    }

    void whatWasLoadedCanBeRead()
    {
        syncedPack();
        const LoadedGame game = loaded();
        QCOMPARE(game.game.id, std::string("harbour"));
        QCOMPARE(game.catalogue.size(), std::size_t{2});
        QVERIFY(value(game, "Cutter", "hull") == Value(Interval::exactly(3)));
        QVERIFY(value(game, "sloop", "twice") == Value(Interval::exactly(6)));
        const auto products = m_library->products("harbour");
        QVERIFY(products);
        QCOMPARE(products->front().id, std::string("harbour-base"));
        QCOMPARE(products->front().lines.front().count, 4);
        QCOMPARE(m_library->card(game.game, "sloop")->name.in("it"), std::string_view("Cutter"));
        QVERIFY(m_library->load("castle").error().kind == Error::Kind::NotFound);
    }

    void aPackWithMistakesKeepsTheLastGoodCatalogue_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("in its cards") << "cards.json";
        QTest::newRow("in its game") << "game.json";
    }
    void aPackWithMistakesKeepsTheLastGoodCatalogue()
    {
        QFETCH(QString, file);
        syncedPack();
        m_pack->writeFile(file.toStdString(), "{\"format\": 1,");
        const SyncedPack broken = syncedPack();
        QVERIFY(broken.state == State::Kept);
        QVERIFY(!broken.mistakes.empty());
        QVERIFY(syncedPack().state == State::Kept);  // reported again until it is fixed
        reopen();
        QCOMPARE(loaded().catalogue.size(), std::size_t{2});
        QCOMPARE(loaded().game.version, std::string("1.0.0"));
        fs::remove(cacheFile());
        QCOMPARE(loaded().catalogue.size(), std::size_t{2});
        m_pack->write();
        QVERIFY(syncedPack().state == State::Loaded);
    }

    void aNewPackWithMistakesIsRejected()
    {
        m_pack->writeFile("cards.json", "[]");
        const SyncedPack broken = syncedPack();
        QVERIFY(broken.state == State::Rejected);
        QVERIFY(!broken.mistakes.empty());
        QVERIFY(m_library->games()->empty());
        QVERIFY(m_library->load("harbour").error().kind == Error::Kind::NotFound);
        QVERIFY(synced({m_pack->folder().parent_path() / "nowhere"}).packs.front().state == State::Rejected);
    }

    void twoFoldersOfOneGame()
    {
        PackWriter again(m_temporary->path().toStdString() + "/other/harbour");
        again.write();
        const SyncReport report = synced({m_pack->folder(), again.folder()});
        QVERIFY(report.packs[0].state == State::Loaded);
        QVERIFY(report.packs[1].state == State::Rejected);
        QCOMPARE(report.packs[1].mistakes.front().code, std::string("library.game-twice"));
    }

    void aMovedPackIsNotReadAgain()
    {
        syncedPack();
        const fs::path moved = m_pack->folder().parent_path().parent_path() / "moved";
        fs::rename(m_pack->folder().parent_path(), moved);
        QVERIFY(synced({moved / "harbour"}).packs.front().state == State::Unchanged);
        QCOMPARE(m_library->games()->front().folder, moved / "harbour");
    }

    void twoLibrariesAtOnce()
    {
        auto other = Library::open(m_home);
        QVERIFY(other);
        syncedPack();
        QCOMPARE(other->load("harbour")->catalogue.size(), std::size_t{2});
        QVERIFY(other->sync(std::vector{m_pack->folder()})->packs.front().state == State::Unchanged);
        QVERIFY(other->setUserValue(loaded().game, "brig", "hull", Interval::exactly(6)));
        QVERIFY(value(loaded(), "brig", "hull") == Value(Interval::exactly(6)));
        QVERIFY(other->settings().set("theme", "dark"));
        QCOMPARE(m_library->settings().value("theme").value(), std::optional<std::string>("dark"));
    }

    void theShippedPacks()
    {
        const fs::path games = fs::path(MAZZO_SOURCE_DIR) / "carddata" / "games";
        std::vector<fs::path> folders;
        for (const auto& entry : fs::directory_iterator(games)) folders.push_back(entry.path());
        const SyncReport report = synced(folders);
        QCOMPARE(report.packs.size(), folders.size());
        for (const SyncedPack& pack : report.packs) {
            QVERIFY2(pack.state == State::Loaded, pack.game.c_str());
            QVERIFY2(m_library->load(pack.game)->catalogue.size() > 0, pack.game.c_str());
        }
    }
};

MAZZO_TEST(LibrarySync)
#include "tst_library_sync.moc"
