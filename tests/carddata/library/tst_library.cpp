#include "carddata/library/library.h"
#include "tests/carddata/library/pack_writer.h"

#include <QtTest>

#include <fstream>

using namespace mazzo;
namespace fs = std::filesystem;
using State = SyncedPack::State;

namespace {

std::string contentOf(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

} // namespace

class LibraryTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_temporary;
    fs::path m_home;
    std::unique_ptr<PackWriter> m_pack;
    std::unique_ptr<Library> m_library;

    void reopen()
    {
        m_library.reset();
        auto library = Library::open(m_home);
        QVERIFY(library);
        m_library = std::make_unique<Library>(std::move(*library));
    }

    SyncReport synced(std::vector<fs::path> folders)
    {
        auto report = m_library->sync(folders);
        if (!report) qWarning("%s %s", report.error().code.c_str(), report.error().detail.c_str());
        return report ? std::move(*report) : SyncReport{};
    }
    SyncedPack syncedPack()
    {
        const SyncReport report = synced({m_pack->folder()});
        if (report.packs.size() != 1) return {};
        return report.packs.front();
    }

    LoadedGame loaded() { return m_library->load("harbour").value(); }
    Value value(const LoadedGame& game, std::string_view card, std::string_view field)
    {
        return game.catalogue.value(*game.catalogue.find(card), *game.game.field(field));
    }
    std::string set(std::string_view card, std::string_view field, std::string_view text)
    {
        const Game game = loaded().game;
        const auto parsed = parseUserValue(game, field, text);
        if (!parsed) return parsed.error().code;
        const auto done = m_library->setUserValue(game, card, field, *parsed);
        return done ? "set" : done.error().code;
    }
    fs::path cacheFile() { return m_home / "cache" / "harbour.catalogue"; }

private slots:
    void init()
    {
        m_library.reset();
        m_temporary = std::make_unique<QTemporaryDir>();
        const fs::path root = m_temporary->path().toStdString();
        m_home = root / "home";
        m_pack = std::make_unique<PackWriter>(root / "packs" / "harbour");
        m_pack->write();
        reopen();
    }
    void cleanupTestCase() { m_library.reset(); }

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
        QVERIFY(syncedPack().state == State::Kept);   // told again until it is mended
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

    void userValuesSurviveReloadsAndRemoval()
    {
        syncedPack();
        QCOMPARE(set("brig", "hull", "7"), std::string("set"));
        m_pack->writeCards("null", plainCard("galley", 3));
        QVERIFY(syncedPack().state == State::Loaded);
        QVERIFY(value(loaded(), "brig", "hull") == Value(Interval::exactly(7)));

        QCOMPARE(synced({}).removed, std::vector<std::string>{"harbour"});
        QVERIFY(m_library->games()->empty());
        QVERIFY(!fs::exists(cacheFile()));
        QCOMPARE(m_library->userValues("harbour")->size(), std::size_t{1});
        QVERIFY(syncedPack().state == State::Loaded);
        QVERIFY(value(loaded(), "brig", "hull") == Value(Interval::exactly(7)));
    }

    void aUserValueLiesOverThePacks()
    {
        syncedPack();
        QCOMPARE(set("brig", "hull", "7"), std::string("set"));
        QCOMPARE(set("brig", "text", "Turns twice."), std::string("set"));
        reopen();
        const LoadedGame game = loaded();
        const CardIndex brig = *game.catalogue.find("brig");
        QVERIFY(value(game, "brig", "hull") == Value(Interval::exactly(7)));
        QVERIFY(value(game, "brig", "twice") == Value(Interval::exactly(14)));
        QVERIFY(game.catalogue.origin(brig, *game.game.field("hull")) == Origin::User);
        QVERIFY(game.catalogue.textState(brig) == Card::TextState::Known);
        QVERIFY(game.contradicted.empty());

        const Card card = m_library->card(game.game, "brig").value();
        QVERIFY(card.facts[0].value == Value(Interval::exactly(7)));
        QVERIFY(card.facts[0].origin == Origin::User);
        QVERIFY(card.facts[3].value == Value(Interval::exactly(14)));
        QCOMPARE(card.text.in("it"), std::string_view("Turns twice."));
    }

    void unsettingBringsThePacksValueBack()
    {
        syncedPack();
        QCOMPARE(set("sloop", "hull", "9"), std::string("set"));
        QVERIFY(m_library->unsetUserValue("harbour", "sloop", "hull"));
        QVERIFY(value(loaded(), "sloop", "hull") == Value(Interval::exactly(3)));
        QVERIFY(m_library->card(loaded().game, "sloop")->facts[0].origin == Origin::Provisional);
        QCOMPARE(m_library->unsetUserValue("harbour", "sloop", "hull").error().code, std::string("value.not-set"));
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        QTest::newRow("below what is certain") << "brig" << "limit" << "3" << "value.below-bound";
        QTest::newRow("at what is certain") << "brig" << "limit" << "4" << "set";
        QTest::newRow("out of the domain") << "brig" << "hull" << "21" << "value.above-bound";
        QTest::newRow("against the rulebook") << "sloop" << "limit" << "3" << "value.known-otherwise";
        QTest::newRow("derived") << "brig" << "twice" << "4" << "value.derived";
        QTest::newRow("no such card") << "raft" << "hull" << "4" << "library.no-such-card";
        QTest::newRow("a card that is not there") << "brig" << "escorts" << "raft" << "value.no-such-card";
        QTest::newRow("itself") << "brig" << "escorts" << "brig" << "value.leads-back";
        QTest::newRow("back over another") << "brig" << "escorts" << "sloop" << "value.leads-back";
        QTest::newRow("no card at all") << "brig" << "escorts" << "" << "set";
    }
    void refusals()
    {
        QFETCH(QString, card);
        QFETCH(QString, field);
        QFETCH(QString, text);
        QFETCH(QString, code);
        syncedPack();
        QCOMPARE(QString::fromStdString(set(card.toStdString(), field.toStdString(), text.toStdString())), code);
        QCOMPARE(m_library->userValues("harbour")->size(), std::size_t{code == "set" ? 1U : 0U});
    }

    void whatThePackComesToKnowWins()
    {
        syncedPack();
        QCOMPARE(set("brig", "hull", "7"), std::string("set"));
        m_pack->writeCards("8");
        syncedPack();
        const LoadedGame game = loaded();
        QVERIFY(value(game, "brig", "hull") == Value(Interval::exactly(8)));
        QCOMPARE(game.contradicted.size(), std::size_t{1});
        QCOMPARE(game.contradicted.front().card, std::string("brig"));
        QVERIFY(m_library->card(game.game, "brig")->facts[0].value == Value(Interval::exactly(8)));
        QCOMPARE(m_library->userValues("harbour")->size(), std::size_t{1});
    }

    void aValueOfACardThatIsGoneWaits()
    {
        m_pack->writeCards("null", plainCard("galley", 3));
        syncedPack();
        QCOMPARE(set("galley", "hull", "7"), std::string("set"));
        m_pack->writeCards("null");
        syncedPack();
        QVERIFY(loaded().contradicted.empty());
        m_pack->writeCards("null", plainCard("galley", 3));
        syncedPack();
        QVERIFY(value(loaded(), "galley", "hull") == Value(Interval::exactly(7)));
    }

    void theCacheIsRebuiltSilently_data()
    {
        QTest::addColumn<QString>("damage");
        for (const char* damage : {"missing", "empty", "cut off", "changed at its end", "another pack's"}) QTest::newRow(damage) << damage;
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
        QVERIFY2(contentOf(cacheFile()) == good, "the cache was not mended");
        QVERIFY(value(loaded(), "sloop", "hull") == Value(Interval::exactly(3)));
        for (const auto& entry : fs::directory_iterator(m_home / "cache")) QCOMPARE(entry.path(), cacheFile());
    }

    void theCacheIsUsed()
    {
        syncedPack();
        const auto database = Database::open(m_home / "mazzo.db");
        QVERIFY(database->execute("UPDATE card SET facts = 'broken'"));
        QCOMPARE(loaded().catalogue.size(), std::size_t{2});
        fs::remove(cacheFile());
        QCOMPARE(m_library->load("harbour").error().code, std::string("library.corrupt"));
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
};

QTEST_APPLESS_MAIN(LibraryTest)
#include "tst_library.moc"
