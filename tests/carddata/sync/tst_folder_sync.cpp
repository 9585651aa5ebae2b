// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/sync/collection_table.h"
#include "carddata/sync/document_merge.h"
#include "carddata/sync/folder_sync.h"
#include "carddata/sync/library_documents.h"
#include "model/random.h"
#include "tests/carddata/library/pack_writer.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <fstream>

using namespace mazzo::tests;
namespace fs = std::filesystem;

/// Two libraries that are kept in step by a folder.
class FolderSyncTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_temporary;
    fs::path m_root;
    std::unique_ptr<Library> m_ours;
    std::unique_ptr<Library> m_theirs;

    std::unique_ptr<Library> opened(const char* name) const
    {
        auto library = Library::open(m_root / name);
        if (!library) return nullptr;
        const std::vector<fs::path> packs{m_root / "packs" / "harbour"};
        if (!library->sync(packs)) return nullptr;
        return std::make_unique<Library>(std::move(*library));
    }

    [[nodiscard]] FolderSyncReport sync(Library& library, const char* folder = "folder") const
    {
        auto report = syncFolder(library, m_root / folder,
                                 {[](const std::string& name) { return name + " (conflict)"; }, "2026-11-18"});
        if (!report) qWarning("%s %s", report.error().code.c_str(), report.error().detail.c_str());
        return report.value_or(FolderSyncReport());
    }
    [[nodiscard]] static std::vector<std::string> texts(const Library& library)
    {
        std::vector<std::string> all;
        const auto decks = library.decks().all();
        for (const StoredDeck& deck : *decks) all.push_back(deck.text);
        std::ranges::sort(all);
        return all;
    }
    [[nodiscard]] static std::vector<std::string> codes(const FolderSyncReport& report)
    {
        std::vector<std::string> all;
        for (const Error& problem : report.problems) all.push_back(problem.code);
        return all;
    }
    [[nodiscard]] static std::string deckText(const std::string& name, const std::string& lines)
    {
        return "name: " + name + "\ngame: harbour\n\n[hold]\n" + lines;
    }
    [[nodiscard]] std::vector<fs::path> deckFiles() const
    {
        std::vector<fs::path> files;
        for (const auto& entry : fs::directory_iterator(m_root / "folder" / "decks"))
            if (entry.path().extension() == ".deck") files.push_back(entry.path());
        std::ranges::sort(files);
        return files;
    }
    static std::string content(const fs::path& file)
    {
        std::ifstream stream(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    static void fillFile(const fs::path& file, const std::string& text)
    {
        fs::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << text;
    }
    static CollectionEdit adding(const std::string& card, int count)
    {
        Lot lot;
        lot.game = "harbour";
        lot.card = card;
        lot.count = count;
        return {CollectionReason::Add, card, {}, {lot}, {}};
    }
    static int owned(const Library& library, const std::string& card)
    {
        int sum = 0;
        const auto lots = library.collection().lots();
        for (const Lot& lot : *lots) sum += lot.card == card ? lot.count : 0;
        return sum;
    }

    [[nodiscard]] static DeckResult game(char number, DeckResult::Outcome outcome)
    {
        return {.mark = std::string(16, number), .day = "2026-11-18", .outcome = outcome, .opponentDeck = "Convoy"};
    }
    [[nodiscard]] static std::vector<std::string> marksOf(const Library& library, DeckId deck)
    {
        std::vector<std::string> marks;
        const auto results = library.deckResults().of(deck);
        for (const DeckResult& result : *results) marks.push_back(result.mark);
        std::ranges::sort(marks);
        return marks;
    }

    /// A deck, three copies, a setting and an own value.
    static void fillLibrary(Library& library)
    {
        QVERIFY(library.decks().add(deckText("Fleet", "2 Brig\n"), {}));
        QVERIFY(library.collection().apply(adding("brig", 3)));
        QVERIFY(library.settings().set("desktop.theme", "dark"));
        const LoadedGame game = library.load("harbour").value();
        QVERIFY(library.setUserValue(game.game, "brig", "hull", parseUserValue(game.game, "hull", "7").value()));
    }

private slots:
    void init()
    {
        m_temporary = std::make_unique<QTemporaryDir>();
        m_root = m_temporary->path().toStdString();
        PackWriter(m_root / "packs" / "harbour").write();
        m_ours = opened("ours");
        m_theirs = opened("theirs");
        QVERIFY(m_ours && m_theirs);
    }

    void everythingTravels()
    {
        QVERIFY(m_ours->decks().add(deckText("Fleet", "2 Brig\n"), {}));
        QVERIFY(m_ours->decks().add("game: harbour\n", "Without a name"));
        QVERIFY(m_ours->collection().apply(adding("brig", 3)));
        QVERIFY(m_ours->settings().set("desktop.theme", "dark"));
        QVERIFY(m_ours->settings().set("desktop.window", "1 2 3 4"));
        const LoadedGame game = m_ours->load("harbour").value();
        const auto value = parseUserValue(game.game, "hull", "7").value();
        QVERIFY(m_ours->setUserValue(game.game, "brig", "hull", value));
        QCOMPARE(codes(sync(*m_ours)), std::vector<std::string>());
        QCOMPARE(codes(sync(*m_theirs)), std::vector<std::string>());
        QCOMPARE(m_theirs->decks().all()->size(), 2U);
        QCOMPARE(m_theirs->decks().all()->at(1).name, std::string("Without a name"));
        QCOMPARE(owned(*m_theirs, "brig"), 3);
        QCOMPARE(m_theirs->settings().value("desktop.theme").value(), std::optional<std::string>("dark"));
        QCOMPARE(m_theirs->settings().value("desktop.window").value(), std::optional<std::string>());
        QCOMPARE(m_theirs->userValues("harbour")->size(), 1U);
        // Nothing is left to do, and nothing is written again.
        QCOMPARE(sync(*m_ours).changes, std::vector<FolderSyncReport::Change>());
        QCOMPARE(sync(*m_theirs).changes, std::vector<FolderSyncReport::Change>());
    }

    void resultsOfADeckTravelWithIt()
    {
        const DeckId ours = m_ours->decks().add(deckText("Fleet", "2 Brig\n"), {})->id;
        QVERIFY(m_ours->deckResults().put(ours, game('1', DeckResult::Outcome::Won)));
        QCOMPARE(codes(sync(*m_ours)), std::vector<std::string>());
        QCOMPARE(codes(sync(*m_theirs)), std::vector<std::string>());
        const DeckId theirs = m_theirs->decks().all()->front().id;
        QCOMPARE(m_theirs->deckResults().of(theirs).value(), m_ours->deckResults().of(ours).value());
        // Both enter a game, and one of them removes the first one.
        QVERIFY(m_ours->deckResults().put(ours, game('2', DeckResult::Outcome::Lost)));
        QVERIFY(m_theirs->deckResults().put(theirs, game('3', DeckResult::Outcome::Drawn)));
        QVERIFY(m_theirs->deckResults().remove(theirs, game('1', DeckResult::Outcome::Won).mark));
        QCOMPARE(codes(sync(*m_ours)), std::vector<std::string>());
        QCOMPARE(codes(sync(*m_theirs)), std::vector<std::string>());
        QCOMPARE(codes(sync(*m_ours)), std::vector<std::string>());
        QCOMPARE(marksOf(*m_ours, ours), marksOf(*m_theirs, theirs));
        QCOMPARE(marksOf(*m_ours, ours), (std::vector{game('2', {}).mark, game('3', {}).mark}));
        // The last ones go too, and stay away.
        for (const std::string& mark : marksOf(*m_ours, ours)) QVERIFY(m_ours->deckResults().remove(ours, mark));
        for (int round = 0; round < 2; ++round)
            for (Library* library : {m_ours.get(), m_theirs.get()})
                QCOMPARE(codes(sync(*library)), std::vector<std::string>());
        QCOMPARE(marksOf(*m_ours, ours), std::vector<std::string>());
        QCOMPARE(marksOf(*m_theirs, theirs), std::vector<std::string>());
        QCOMPARE(sync(*m_ours).changes, std::vector<FolderSyncReport::Change>());
    }

    void resultsOfEqualDecksAddUpTheFirstTime()
    {
        const DeckId ours = m_ours->decks().add(deckText("Fleet", "2 Brig\n"), {})->id;
        QVERIFY(m_ours->deckResults().put(ours, game('1', DeckResult::Outcome::Won)));
        const DeckId theirs = m_theirs->decks().add(deckText("Fleet", "2 Brig\n"), {})->id;
        QVERIFY(m_theirs->deckResults().put(theirs, game('2', DeckResult::Outcome::Lost)));
        for (Library* library : {m_ours.get(), m_theirs.get(), m_ours.get()})
            QCOMPARE(codes(sync(*library)), std::vector<std::string>());
        QCOMPARE(m_theirs->decks().all()->size(), 1U);
        QCOMPARE(marksOf(*m_ours, ours).size(), 2U);
        QCOMPARE(marksOf(*m_theirs, theirs).size(), 2U);
    }

    void resultsAreChecked_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("no JSON") << "lost";
        QTest::newRow("a list") << "[]";
        QTest::newRow("a short mark") << R"({"1": {"day": "2026-11-18", "outcome": "won"}})";
        QTest::newRow("no such day") << R"({"0123456789abcdef": {"day": "2026-02-30", "outcome": "won"}})";
        QTest::newRow("no such outcome") << R"({"0123456789abcdef": {"day": "2026-11-18", "outcome": "best"}})";
        QTest::newRow("more right answers than hands")
            << R"({"0123456789abcdef": {"day": "2026-11-18", "hands": 3, "right": 4}})";
        QTest::newRow("control characters")
            << "{\"0123456789abcdef\": {\"day\": \"2026-11-18\", \"outcome\": \"won\", \"note\": \"\\u0007\"}}";
    }
    void resultsAreChecked()
    {
        QFETCH(QString, text);
        const DeckId ours = m_ours->decks().add(deckText("Fleet", "2 Brig\n"), {})->id;
        QVERIFY(m_ours->deckResults().put(ours, game('1', DeckResult::Outcome::Won)));
        QCOMPARE(codes(sync(*m_ours)), std::vector<std::string>());
        const fs::path file = m_root / "folder" / resultsPath("decks/" + deckFiles().front().filename().string());
        QVERIFY(fs::exists(file));
        fillFile(file, text.toStdString());
        QCOMPARE(codes(sync(*m_ours)), std::vector<std::string>{"sync.bad-json"});
        QCOMPARE(marksOf(*m_ours, ours).size(), 1U);
        QCOMPARE(content(file), text.toStdString());
    }

    void editsOnBothSidesMerge()
    {
        const DeckId ours = m_ours->decks().add(deckText("Fleet", "2 Brig\n1 Sloop\n"), {})->id;
        (void)sync(*m_ours);
        (void)sync(*m_theirs);
        const DeckId theirs = m_theirs->decks().all()->front().id;
        QVERIFY(m_ours->decks().save(ours, deckText("Fleet", "3 Brig\n1 Sloop\n")));
        QVERIFY(m_theirs->decks().save(theirs, deckText("Fleet", "2 Brig\n4 Sloop\n")));
        (void)sync(*m_ours);
        QCOMPARE(sync(*m_theirs).conflicts, std::vector<FolderSyncReport::Conflict>());
        (void)sync(*m_ours);
        QCOMPARE(texts(*m_ours), (std::vector<std::string>{deckText("Fleet", "3 Brig\n4 Sloop\n")}));
        QCOMPARE(texts(*m_theirs), texts(*m_ours));
    }

    void aConflictKeepsBothVersions()
    {
        const DeckId ours = m_ours->decks().add(deckText("Fleet", "2 Brig\n"), {})->id;
        (void)sync(*m_ours);
        (void)sync(*m_theirs);
        QVERIFY(m_ours->decks().save(ours, deckText("Fleet", "3 Brig\n")));
        QVERIFY(m_theirs->decks().save(m_theirs->decks().all()->front().id, deckText("Fleet", "4 Brig\n")));
        (void)sync(*m_ours);
        const FolderSyncReport report = sync(*m_theirs);
        QCOMPARE(report.conflicts.size(), 1U);
        QCOMPARE(report.conflicts.front().parts, std::vector<std::string>{"Brig"});
        QCOMPARE(report.conflicts.front().copy, std::string("Fleet (conflict)"));
        (void)sync(*m_ours);
        const std::vector<std::string> both{deckText("Fleet", "4 Brig\n"), deckText("Fleet (conflict)", "3 Brig\n")};
        QCOMPARE(texts(*m_ours), both);
        QCOMPARE(texts(*m_theirs), both);
    }

    void deletionsTravelButNotOverEdits()
    {
        const DeckId fleet = m_ours->decks().add(deckText("Fleet", "2 Brig\n"), {})->id;
        const DeckId raid = m_ours->decks().add(deckText("Raid", "2 Sloop\n"), {})->id;
        (void)sync(*m_ours);
        (void)sync(*m_theirs);
        QVERIFY(m_ours->decks().remove(fleet));
        QVERIFY(m_ours->decks().remove(raid));
        const auto there = m_theirs->decks().all();
        for (const StoredDeck& deck : *there)
            if (deck.name == "Raid") QVERIFY(m_theirs->decks().save(deck.id, deckText("Raid", "3 Sloop\n")));
        (void)sync(*m_ours);
        const FolderSyncReport report = sync(*m_theirs);
        QCOMPARE(report.conflicts.size(), 1U);
        QCOMPARE(report.conflicts.front().name, std::string("Raid"));
        QCOMPARE(texts(*m_theirs), std::vector<std::string>{deckText("Raid", "3 Sloop\n")});
        QCOMPARE(m_theirs->decks().removed()->size(), 1U);
        (void)sync(*m_ours);
        QCOMPARE(texts(*m_ours), texts(*m_theirs));
    }

    void copiesEnteredOnBothSidesAddUp()
    {
        QVERIFY(m_ours->collection().apply(adding("brig", 4)));
        (void)sync(*m_ours);
        (void)sync(*m_theirs);
        QVERIFY(m_ours->collection().apply(adding("brig", 2)));
        QVERIFY(m_theirs->collection().apply(adding("brig", 2)));
        (void)sync(*m_ours);
        (void)sync(*m_theirs);
        (void)sync(*m_ours);
        QCOMPARE(owned(*m_ours, "brig"), 8);
        QCOMPARE(owned(*m_theirs, "brig"), 8);
    }

    void copiesEnteredAfterAnEmptyStartAddUp()
    {
        (void)sync(*m_ours);
        (void)sync(*m_theirs);
        QVERIFY(m_ours->collection().apply(adding("brig", 2)));
        QVERIFY(m_theirs->collection().apply(adding("brig", 2)));
        (void)sync(*m_ours);
        (void)sync(*m_theirs);
        (void)sync(*m_ours);
        QCOMPARE(owned(*m_ours, "brig"), 4);
        QCOMPARE(owned(*m_theirs, "brig"), 4);
    }

    void copiesEnteredAfterTheLastOneWasRemovedAddUp()
    {
        QVERIFY(m_ours->collection().apply(adding("brig", 4)));
        (void)sync(*m_ours);
        (void)sync(*m_theirs);
        Lot none = m_ours->collection().lots()->front();
        none.count = 0;
        QVERIFY(m_ours->collection().apply({CollectionReason::Remove, "brig", {}, {}, {none}}));
        (void)sync(*m_ours);
        (void)sync(*m_theirs);
        QCOMPARE(owned(*m_theirs, "brig"), 0);
        QCOMPARE(content(m_root / "folder" / "collection.csv"), CollectionTable().text());
        QVERIFY(m_ours->collection().apply(adding("brig", 1)));
        QVERIFY(m_theirs->collection().apply(adding("brig", 2)));
        (void)sync(*m_theirs);
        (void)sync(*m_ours);
        QCOMPARE(owned(*m_ours, "brig"), 3);
    }

    void theFirstTimeTheLargerCountIsTaken()
    {
        QVERIFY(m_ours->collection().apply(adding("brig", 2)));
        QVERIFY(m_theirs->collection().apply(adding("brig", 3)));
        (void)sync(*m_ours);
        (void)sync(*m_theirs);
        (void)sync(*m_ours);
        QCOMPARE(owned(*m_ours, "brig"), 3);
        QCOMPARE(owned(*m_theirs, "brig"), 3);
    }

    void anEmptiedFolderRemovesNothing()
    {
        QVERIFY(m_ours->decks().add(deckText("Fleet", "2 Brig\n"), {}));
        (void)sync(*m_ours);
        fs::remove_all(m_root / "folder");
        (void)sync(*m_ours);
        QCOMPARE(m_ours->decks().all()->size(), 1U);
        QCOMPARE(deckFiles().size(), 1U);
        fs::remove_all(m_root / "folder" / "decks");
        (void)sync(*m_ours);
        QCOMPARE(m_ours->decks().all()->size(), 1U);
        QCOMPARE(deckFiles().size(), 1U);
    }

    void aFileThatIsDeletedByAccidentIsWrittenAgain_data()
    {
        QTest::addColumn<QString>("path");
        for (const char* path : {"collection.csv", "settings.json", "layers/harbour/game.json",
                                 "layers/harbour/cards.json", "layers", "mazzo.json"})
            QTest::newRow(path) << path;
    }
    void aFileThatIsDeletedByAccidentIsWrittenAgain()
    {
        QFETCH(QString, path);
        const fs::path file = m_root / "folder" / path.toStdString();
        fillLibrary(*m_ours);
        (void)sync(*m_ours);
        (void)sync(*m_theirs);
        QVERIFY(m_theirs->collection().apply(adding("brig", 2)));  // not in the folder yet
        QVERIFY(fs::remove_all(file) > 0);
        const FolderSyncReport report = sync(*m_theirs);
        QCOMPARE(codes(report), std::vector<std::string>());
        QCOMPARE(report.conflicts, std::vector<FolderSyncReport::Conflict>());
        QVERIFY(fs::exists(file));
        (void)sync(*m_ours);
        for (const Library* library : {m_ours.get(), m_theirs.get()}) {
            QCOMPARE(owned(*library, "brig"), 5);
            QCOMPARE(library->settings().value("desktop.theme").value(), std::optional<std::string>("dark"));
            QCOMPARE(library->userValues("harbour")->size(), 1U);
            QCOMPARE(library->decks().all()->size(), 1U);
        }
    }

    void aLostFileThatALaterComputerWritesAgainRemovesNothing_data()
    {
        QTest::addColumn<QString>("path");
        for (const char* path : {"collection.csv", "settings.json", "layers"}) QTest::newRow(path) << path;
    }
    void aLostFileThatALaterComputerWritesAgainRemovesNothing()
    {
        QFETCH(QString, path);
        QVERIFY(m_theirs->collection().apply(adding("sloop", 1)));
        (void)sync(*m_theirs);
        fillLibrary(*m_ours);
        (void)sync(*m_ours);
        // They have not seen our copies and values, and write the file without them.
        fs::remove_all(m_root / "folder" / path.toStdString());
        for (int i = 0; i < 2; ++i) {
            (void)sync(*m_theirs);
            QCOMPARE(codes(sync(*m_ours)), std::vector<std::string>());
        }
        for (const Library* library : {m_ours.get(), m_theirs.get()}) {
            QCOMPARE(owned(*library, "brig"), 3);
            QCOMPARE(owned(*library, "sloop"), 1);
            QCOMPARE(library->settings().value("desktop.theme").value(), std::optional<std::string>("dark"));
            QCOMPARE(library->userValues("harbour")->size(), 1U);
        }
        QCOMPARE(sync(*m_ours).changes, std::vector<FolderSyncReport::Change>());
    }

    void aDeckThatIsMissingWithTheMarkOfTheFolderIsNotRemoved()
    {
        fillLibrary(*m_ours);
        (void)sync(*m_ours);
        fs::remove(m_root / "folder" / "mazzo.json");
        fs::remove(deckFiles().front());
        (void)sync(*m_ours);
        QCOMPARE(m_ours->decks().all()->size(), 1U);
        QCOMPARE(deckFiles().size(), 1U);
        // With the mark the folder is ours, and the deck was removed.
        fs::remove(deckFiles().front());
        (void)sync(*m_ours);
        QVERIFY(m_ours->decks().all()->empty());
        QCOMPARE(m_ours->decks().removed()->size(), 1U);
    }

    void whatTheOtherLibraryEmptiesIsEmptied()
    {
        fillLibrary(*m_ours);
        (void)sync(*m_ours);
        (void)sync(*m_theirs);
        Lot none = m_ours->collection().lots()->front();
        none.count = 0;
        QVERIFY(m_ours->collection().apply({CollectionReason::Remove, "brig", {}, {}, {none}}));
        QVERIFY(m_ours->settings().remove("desktop.theme"));
        QVERIFY(m_ours->unsetUserValue("harbour", "brig", "hull"));
        (void)sync(*m_ours);
        QCOMPARE(codes(sync(*m_theirs)), std::vector<std::string>());
        QCOMPARE(owned(*m_theirs, "brig"), 0);
        QCOMPARE(m_theirs->settings().value("desktop.theme").value(), std::optional<std::string>());
        QCOMPARE(m_theirs->userValues("harbour")->size(), 0U);
        QCOMPARE(sync(*m_ours).changes, std::vector<FolderSyncReport::Change>());
    }

    void aMovedFolderIsTheSameFolder()
    {
        QVERIFY(m_ours->decks().add(deckText("Fleet", "2 Brig\n"), {}));
        (void)sync(*m_ours);
        fs::rename(m_root / "folder", m_root / "elsewhere");
        for (const auto& entry : fs::directory_iterator(m_root / "elsewhere" / "decks")) fs::remove(entry.path());
        (void)sync(*m_ours, "elsewhere");
        QVERIFY2(m_ours->decks().all()->empty(), "the deletion of a known file travels");
    }

    void filesOfOtherPeopleAreChecked()
    {
        QVERIFY(m_ours->decks().add(deckText("Fleet", "2 Brig\n"), {}));
        (void)sync(*m_ours);
        const fs::path folder = m_root / "folder";
        fillFile(m_root / "secret.deck", deckText("Secret", "1 Brig\n"));
        fs::create_symlink(m_root / "secret.deck", folder / "decks" / "link.deck");
        fs::create_symlink(m_root, folder / "layers");
        fillFile(folder / "decks" / "binary.deck", std::string("game: harbour\n\0", 15));
        fillFile(folder / "decks" / "no-game.deck", "1 Brig\n");
        fillFile(folder / "decks" / "two\nlines.deck", deckText("Two lines", "1 Brig\n"));
        fillFile(folder / "collection.csv", "rubbish\n");
        fillFile(folder / "settings.json", std::string(100'000, '['));
        const FolderSyncReport report = sync(*m_ours);
        std::vector<std::string> found = codes(report);
        std::ranges::sort(found);
        QCOMPARE(found,
                 (std::vector<std::string>{"deck.no-game", "deck.no-text", "sync.bad-collection", "sync.bad-json",
                                           "sync.bad-name", "sync.not-a-file", "sync.not-a-folder"}));
        QCOMPARE(m_ours->decks().all()->size(), 1U);
        // They are left as they are.
        QVERIFY(fs::is_symlink(folder / "decks" / "link.deck"));
        QCOMPARE(content(folder / "collection.csv"), std::string("rubbish\n"));
        QCOMPARE(content(m_root / "secret.deck"), deckText("Secret", "1 Brig\n"));
    }

    void pathsOutsideAreNone_data()
    {
        QTest::addColumn<QString>("path");
        for (const char* path : {"../x.deck", "decks/../../x.deck", "/decks/x.deck", "decks/a/x.deck", "decks/.x.deck",
                                 "decks/.deck", "layers/../game.json", "layers/A/game.json", "layers/a/images/../x.png",
                                 "decks/x\ny.deck", "other.csv", "decks\\x.deck"})
            QTest::newRow(path) << path;
    }
    void pathsOutsideAreNone()
    {
        QFETCH(QString, path);
        QVERIFY(!SyncPath::parse(path.toStdString()));
    }

    void versionsOfGitAndSyncthingAreMerged()
    {
        const DeckId ours = m_ours->decks().add(deckText("Fleet", "2 Brig\n1 Sloop\n"), {})->id;
        (void)sync(*m_ours);
        const fs::path file = deckFiles().front();
        fillFile(file.string().substr(0, file.string().size() - 5) + ".sync-conflict-20261118-120000-ABC.deck",
                 deckText("Fleet", "2 Brig\n5 Sloop\n"));
        QVERIFY(m_ours->decks().save(ours, deckText("Fleet", "3 Brig\n1 Sloop\n")));
        QCOMPARE(codes(sync(*m_ours)), std::vector<std::string>());
        QCOMPARE(texts(*m_ours), std::vector<std::string>{deckText("Fleet", "3 Brig\n5 Sloop\n")});
        QCOMPARE(deckFiles().size(), 1U);
        fillFile(file, "name: Fleet\ngame: harbour\n\n[hold]\n<<<<<<< ours\n3 Brig\n||||||| base\n3 Brig\n=======\n9 "
                       "Brig\n>>>>>>> theirs\n5 Sloop\n");
        QCOMPARE(sync(*m_ours).conflicts, std::vector<FolderSyncReport::Conflict>());
        QCOMPARE(texts(*m_ours), std::vector<std::string>{deckText("Fleet", "9 Brig\n5 Sloop\n")});
        QCOMPARE(content(file), deckText("Fleet", "9 Brig\n5 Sloop\n"));
    }

    void aRunThatWasCutOffIsCompleted()
    {
        // The library has merged, but no file was written: the state between the two steps.
        const DeckId ours = m_ours->decks().add(deckText("Fleet", "2 Brig\n1 Sloop\n"), {})->id;
        QVERIFY(m_ours->collection().apply(adding("brig", 4)));
        (void)sync(*m_ours);
        const fs::path file = deckFiles().front();
        QVERIFY(m_ours->decks().save(ours, deckText("Fleet", "3 Brig\n1 Sloop\n")));
        QVERIFY(m_ours->collection().apply(adding("brig", 2)));
        fillFile(file, deckText("Fleet", "2 Brig\n6 Sloop\n"));
        const std::string table = content(m_root / "folder" / "collection.csv");
        fs::permissions(m_root / "folder", fs::perms::owner_all);
        const auto written = [&] {
            (void)sync(*m_ours);
            // As if the files had not been written: the state says so too.
            const auto database = Database::open(m_root / "ours" / "mazzo.db");
            const std::string key = fs::canonical(m_root / "folder").string();
            QVERIFY(
                database->run("UPDATE sync_file SET target = base, base = ?2, writing = 1 WHERE folder = ?1 AND path "
                              "LIKE 'decks/%'",
                              key, deckText("Fleet", "2 Brig\n6 Sloop\n")));
            QVERIFY(database->run("UPDATE sync_file SET target = base, base = ?2, writing = 1 WHERE folder = ?1 AND "
                                  "path = 'collection.csv'",
                                  key, table));
        };
        written();
        fillFile(file, deckText("Fleet", "2 Brig\n6 Sloop\n"));
        fillFile(m_root / "folder" / "collection.csv", table);
        (void)sync(*m_ours);
        QCOMPARE(texts(*m_ours), std::vector<std::string>{deckText("Fleet", "3 Brig\n6 Sloop\n")});
        QCOMPARE(content(file), deckText("Fleet", "3 Brig\n6 Sloop\n"));
        QCOMPARE(owned(*m_ours, "brig"), 6);
        // And if they were written, but the library does not know: nothing is counted twice.
        written();
        QVERIFY(m_ours->collection().apply(adding("brig", 1)));
        (void)sync(*m_ours);
        QCOMPARE(owned(*m_ours, "brig"), 7);
    }

    void randomEditsLoseNothing_data()
    {
        QTest::addColumn<int>("seed");
        const int seeds = qEnvironmentVariableIsSet("MAZZO_LONG_TESTS") ? 40 : 3;
        for (int seed = 1; seed <= seeds; ++seed) QTest::addRow("seed %d", seed) << seed;
    }
    void randomEditsLoseNothing();
};

void FolderSyncTest::randomEditsLoseNothing()
{
    QFETCH(int, seed);
    Random random(static_cast<std::uint64_t>(seed));
    const auto pick = [&random](std::size_t size) {
        return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(size)));
    };
    // Copies that both have before their first synchronisation are taken for the same ones.
    (void)sync(*m_ours);
    (void)sync(*m_theirs);
    std::set<std::string> expected;  // cards that were added and never removed by anybody
    int copies = 0;
    int name = 0;
    for (int round = 0; round < 70; ++round) {
        Library& library = pick(2) == 0 ? *m_ours : *m_theirs;
        const auto decks = library.decks().all().value();
        const std::size_t what = pick(8);
        if (decks.empty() || what == 0) {
            const std::string card = "Card" + std::to_string(++name);
            QVERIFY(library.decks().add(deckText("Deck " + std::to_string(name), "1 " + card + "\n"), {}));
            expected.insert(card);
        } else if (what <= 3) {
            const StoredDeck& deck = decks[pick(decks.size())];
            const std::string card = "Card" + std::to_string(++name);
            QVERIFY(library.decks().save(deck.id, deck.text + "1 " + card + "\n"));
            expected.insert(card);
        } else if (what == 4 && decks.size() > 2) {
            const StoredDeck& deck = decks[pick(decks.size())];
            for (int card = 1; card <= name; ++card)
                if (deck.text.find(" Card" + std::to_string(card) + "\n") != std::string::npos)
                    expected.erase("Card" + std::to_string(card));
            QVERIFY(library.decks().remove(deck.id));
        } else if (what == 5) {
            const StoredDeck& deck = decks[pick(decks.size())];
            QVERIFY(library.decks().rename(deck.id, "Renamed " + std::to_string(round)));
        } else if (what == 6) {
            QVERIFY(library.collection().apply(adding("brig", 1)));
            ++copies;
        } else {
            (void)sync(library);
        }
    }
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(codes(sync(*m_ours)), std::vector<std::string>());
        QCOMPARE(codes(sync(*m_theirs)), std::vector<std::string>());
    }
    QCOMPARE(texts(*m_ours), texts(*m_theirs));
    QCOMPARE(owned(*m_ours, "brig"), copies);
    QCOMPARE(owned(*m_theirs, "brig"), copies);
    std::string all;
    for (const std::string& text : texts(*m_ours)) all += text;
    for (const std::string& card : expected)
        QVERIFY2(all.find(" " + card + "\n") != std::string::npos, qPrintable(QString::fromStdString(card)));
}

MAZZO_TEST(FolderSyncTest)
#include "tst_folder_sync.moc"
