// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/data_folder.h"
#include "carddata/library/database.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/desktop_fixture.h"
#include "tests/support/test_registry.h"

using namespace mazzo::tests;

/// What is done to decks shows at once and is written in the background: in order, whole before the program ends,
/// and as it was if it cannot be.
class TestDeckCache : public DesktopFixture {
    Q_OBJECT

private slots:
    void init() { start(); }
    void cleanup() { stop(); }
    void aNewDeckIsOpenedBeforeItIsWritten();
    void nothingIsLostByLeavingAtOnce();
    void copiesAreNumbered();
    void manyDecksGetIdsOfTheirOwn();
    void aNewDeckThatCannotBeWrittenIsKeptAndTriedAgain();
    void whatCannotBeDoneIsTakenBack_data();
    void whatCannotBeDoneIsTakenBack();
    void whatAnotherProgramWroteIsSeenWhenTheDeckIsOpened();
    void onlyTheLastHistoryIsShown();
    void aBackupHoldsWhatWasDoneBefore();
    void aBackupIsNotPutOverWhatIsStoredNowhere();

private:
    [[nodiscard]] DeckLibrary& decks() const { return *m_app->decks(); }
    [[nodiscard]] QStringList names() const
    {
        QStringList all;
        for (int row = 0; row < decks().decks()->count(); ++row)
            all.append(decks().decks()->at(row, "name").toString());
        return all;
    }
    /// In the library's file, as another program does it.
    void execute(const std::string& sql) const
    {
        const auto other = Database::open(m_library->file("mazzo.db").toStdString());
        QVERIFY(other);
        const auto done = other->execute(sql);
        QVERIFY2(done, done ? "" : done.error().detail.c_str());
    }
    [[nodiscard]] static std::vector<StoredDeck> stored() { return Library::open(dataFolder())->decks().all().value(); }
};

void TestDeckCache::aNewDeckIsOpenedBeforeItIsWritten()
{
    const QString id = decks().create("everzone", "Quick");
    QVERIFY(decks().busy());
    m_app->openDeck(id);
    QCOMPARE(editor().deckId(), id);
    QCOMPARE(editor().header()->name(), "Quick");
    QCOMPARE(names(), QStringList{"Quick"});
    CHECKED(settle());
    QCOMPARE(stored().size(), std::size_t{1});
    QCOMPARE(QString::number(static_cast<qlonglong>(stored().front().id)), id);
    QCOMPARE(stored().front().text, editor().openDeck()->text());
    QCOMPARE(decks().decks()->at(0, "verdict"), "unfinished");
    QVERIFY2(!editor().canUndo(), "the library's answer is no edit");
}

void TestDeckCache::nothingIsLostByLeavingAtOnce()
{
    const QString kept = precon("everzone");
    const QString removed = decks().create("everzone", "Removed");
    const QString back = decks().create("everzone", "Back");
    m_app->openDeck(kept);
    QVERIFY(editor().change(rowOf("Marine"), -1));
    decks().rename(kept, "Renamed");
    QVERIFY(editor().change(rowOf("Marine"), -1));
    decks().remove(back);
    decks().restoreRemoved();
    decks().remove(removed);
    const QString copy = decks().duplicate(kept);
    const std::string text = editor().openDeck()->text();
    CHECKED(restart());  // no event was handled in between
    QCOMPARE(decks().total(), 3);
    QVERIFY(!decks().has(removed));
    QVERIFY(decks().has(back));
    m_app->openDeck(kept);
    QCOMPARE(editor().openDeck()->text(), text);
    QCOMPARE(editor().header()->name(), "Renamed");
    QCOMPARE(editor().deck()->total(), 48);
    m_app->openDeck(copy);
    QCOMPARE(editor().header()->name(), "Renamed 2");
    QCOMPARE(editor().deck()->total(), 48);
}

void TestDeckCache::copiesAreNumbered()
{
    const QString first = decks().create("everzone", "Tide");
    const QString second = decks().duplicate(first);
    const QString third = decks().duplicate(second);
    decks().duplicate(first);
    CHECKED(settle());
    QStringList all = names();
    all.sort();
    QCOMPARE(all, (QStringList{"Tide", "Tide 2", "Tide 3", "Tide 4"}));
    m_app->openDeck(third);
    QVERIFY(editor().openDeck()->text().starts_with("name: Tide 3\n"));
}

void TestDeckCache::manyDecksGetIdsOfTheirOwn()
{
    QSet<QString> ids;
    for (int i = 0; i < 100; ++i) ids.insert(decks().create("everzone", QString("Deck %1").arg(i + 1000)));
    QCOMPARE(ids.size(), 100);
    QVERIFY(!ids.contains(QString()));
    CHECKED(settle());
    QCOMPARE(stored().size(), std::size_t{100});
    QCOMPARE(decks().problem(), QString());
}

void TestDeckCache::aNewDeckThatCannotBeWrittenIsKeptAndTriedAgain()
{
    CHECKED(execute("CREATE TRIGGER no_room BEFORE INSERT ON deck_revision BEGIN SELECT RAISE(ABORT, 'no room'); END"));
    const QString id = decks().create("everzone", "Patient");
    m_app->openDeck(id);
    CHECKED(settle());
    QVERIFY(editor().add("adam-finn"));
    CHECKED(settle());
    QVERIFY(decks().problem().contains("Patient"));
    QVERIFY(!editor().problem().isEmpty());
    QCOMPARE(names(), QStringList{"Patient"});
    QVERIFY(stored().empty());
    decks().rename(id, "Most patient");
    decks().remove(id);
    CHECKED(settle());
    QCOMPARE(names(), QStringList{"Most patient"});  // it cannot be removed, for it could not be brought back
    QCOMPARE(decks().removedName(), QString());
    CHECKED(execute("DROP TRIGGER no_room"));
    QTRY_COMPARE_WITH_TIMEOUT(editor().problem(), QString(), 20'000);
    CHECKED(settle());
    QCOMPARE(decks().problem(), QString());
    QCOMPARE(stored().front().text, editor().openDeck()->text());
    QCOMPARE(QString::fromStdString(stored().front().name), "Most patient");
    QCOMPARE(editor().deck()->total(), 1);
}

void TestDeckCache::whatCannotBeDoneIsTakenBack_data()
{
    QTest::addColumn<QString>("what");
    for (const char* what : {"rename", "remove", "bring back", "restore"}) QTest::newRow(what) << what;
}

void TestDeckCache::whatCannotBeDoneIsTakenBack()
{
    QFETCH(QString, what);
    const QString id = precon("everzone");
    const QString other = decks().create("everzone", "Other");
    m_app->openDeck(id);
    QVERIFY(editor().change(rowOf("Marine"), -1));
    if (what == "bring back") decks().remove(other);
    CHECKED(settle());
    const QStringList before = names();
    const std::string text = editor().openDeck()->text();
    CHECKED(execute("CREATE TRIGGER no_room BEFORE INSERT ON deck_revision BEGIN SELECT RAISE(ABORT, 'no room'); END;"
                    "CREATE TRIGGER no_change BEFORE UPDATE ON deck BEGIN SELECT RAISE(ABORT, 'no room'); END"));
    if (what == "rename") decks().rename(id, "Never");
    if (what == "remove") decks().remove(id);
    if (what == "bring back") decks().restoreRemoved();
    if (what == "restore") {
        decks().showHistory(id);
        decks().restore(1);
    }
    CHECKED(settle());
    QVERIFY(!decks().problem().isEmpty());
    QCOMPARE(names(), before);
    QCOMPARE(editor().openDeck()->text(), text);
    QCOMPARE(decks().removedName(), what == "bring back" ? "Other" : "");
    CHECKED(execute("DROP TRIGGER no_room; DROP TRIGGER no_change"));
    if (what == "bring back") decks().restoreRemoved();
    else decks().rename(other, "Works");
    CHECKED(settle());
    QCOMPARE(decks().problem(), QString());
    QCOMPARE(decks().total(), 2);
}

void TestDeckCache::whatAnotherProgramWroteIsSeenWhenTheDeckIsOpened()
{
    const QString id = precon("everzone");
    CHECKED(settle());
    const auto other = Library::open(dataFolder());
    const StoredDeck deck = other->decks().all()->front();
    QVERIFY(other->decks().save(deck.id, deck.text + "1 Theirs\n"));
    m_app->openDeck(id);
    CHECKED(settle());
    QVERIFY(editor().openDeck()->text().ends_with("1 Theirs\n"));
}

void TestDeckCache::onlyTheLastHistoryIsShown()
{
    const QString first = precon("everzone");
    const QString second = decks().create("everzone", "Second");
    decks().rename(second, "Second again");
    decks().showHistory(first);
    decks().showHistory(second);
    QVERIFY(decks().historyBusy());
    QCOMPARE(decks().historyName(), "Second again");
    CHECKED(settle());
    QCOMPARE(decks().historyOf(), second);
    QCOMPARE(decks().history()->count(), 2);
    QCOMPARE(decks().history()->at(0, "reason"), "Renamed");
    decks().showHistory(first);
    decks().hideHistory();
    CHECKED(settle());
    QCOMPARE(decks().history()->count(), 0);
    QCOMPARE(decks().historyOf(), QString());
}

void TestDeckCache::aBackupHoldsWhatWasDoneBefore()
{
    decks().create("everzone", "Just begun");
    m_app->library()->backups()->make();
    QTRY_VERIFY(!m_app->library()->backups()->busy());
    QTRY_COMPARE(m_app->library()->backups()->list()->count(), 1);
    decks().remove(decks().decks()->at(0, "deckId").toString());
    m_app->library()->backups()->restore(0);
    QCOMPARE(decks().create("everzone", "Too early"), QString());
    QVERIFY(!decks().problem().isEmpty());
    CHECKED(settle());
    QCOMPARE(names(), QStringList{"Just begun"});
    QCOMPARE(decks().problem(), QString());
}

void TestDeckCache::aBackupIsNotPutOverWhatIsStoredNowhere()
{
    decks().create("everzone", "Stored");
    m_app->library()->backups()->make();
    QTRY_VERIFY(!m_app->library()->backups()->busy());
    CHECKED(execute("CREATE TRIGGER no_room BEFORE INSERT ON deck_revision BEGIN SELECT RAISE(ABORT, 'no room'); END"));
    decks().create("everzone", "Patient");
    QTRY_COMPARE(decks().unstored(), QStringList("Patient"));
    m_app->library()->backups()->restore(0);
    QVERIFY(m_app->library()->backups()->failed());
    QVERIFY(m_app->library()->backups()->message().contains("Patient"));
    QVERIFY(!m_app->library()->backups()->busy());
    QVERIFY(names().contains("Patient"));
    CHECKED(execute("DROP TRIGGER no_room"));
    decks().storeAgain();
    QTRY_COMPARE(decks().unstored(), QStringList());
    m_app->library()->backups()->restore(0);
    CHECKED(settle());
    QVERIFY2(!m_app->library()->backups()->failed(), qPrintable(m_app->library()->backups()->message()));
    QCOMPARE(names(), QStringList{"Stored"});
}

MAZZO_TEST(TestDeckCache)
#include "tst_deck_cache.moc"
