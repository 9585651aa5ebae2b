// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/database.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/desktop_fixture.h"
#include "tests/support/test_registry.h"

using namespace mazzo::tests;

/// What stays and what follows while a deck is edited: steps of undo, what others change, what is owned.
class TestDeckSteps : public DesktopFixture {
    Q_OBJECT

private slots:
    void init() { start(); }
    void cleanup() { stop(); }
    void undoOutlastsAnotherDeck();
    void renamingAndRestoringCanBeUndone();
    void cardsAddedBeforeTheRulesAreReadFindTheirZone();
    void aCopyIsTakenOutOfTheZoneItBelongsTo();
    void zonesShowWhatTheRulesAskFor();
    void ownedCopiesAreShownWithTheCards();
    void theSmallestRepairCanKeepToWhatIsOwned();
    void aCancelledRepairChangesNothing();
    void linesThatMeanNothingAreKept();
    void whatCannotBeStoredIsKeptAndTriedAgain();
    void aDeckOfBrokenLinesIsMended();
    void theFirstChartShowsSomething();
    void oneEditReadsOneDeck();

private:
    [[nodiscard]] CardIndex card(const QString& id) const
    {
        return *editor().openDeck()->catalogue().find("everzone:" + id.toStdString());
    }
    [[nodiscard]] std::shared_ptr<const CollectionCounts> owning(const std::map<QString, int>& copies) const
    {
        auto counts = std::make_shared<CollectionCounts>(editor().openDeck()->catalogue().size());
        for (const auto& [id, count] : copies) {
            Lot lot;
            lot.game = "everzone";
            lot.card = id.toStdString();
            lot.count = count;
            counts->count(lot, editor().openDeck()->catalogue());
        }
        return counts;
    }
};

void TestDeckSteps::undoOutlastsAnotherDeck()
{
    const QString first = precon("everzone");
    m_app->openDeck(first);
    CHECKED(settle());
    const std::string before = editor().openDeck()->text();
    QVERIFY(editor().change(rowOf("Marine"), 1));
    m_app->openDeck(precon("zombinion"));
    QVERIFY(!editor().canUndo());
    m_app->openDeck(first);
    QVERIFY(editor().canUndo());
    editor().undo();
    QCOMPARE(editor().openDeck()->text(), before);
}

void TestDeckSteps::renamingAndRestoringCanBeUndone()
{
    const QString id = precon("everzone");
    m_app->openDeck(id);
    CHECKED(settle());
    QVERIFY(editor().change(rowOf("Marine"), -1));
    m_app->decks()->rename(id, "Renamed");
    QCOMPARE(editor().header()->name(), "Renamed");
    editor().undo();
    QCOMPARE(editor().header()->name(), "Adam Finn");
    m_app->decks()->showHistory(id);
    m_app->decks()->restore(1);
    CHECKED(settle());
    QCOMPARE(editor().deck()->total(), 50);
    editor().undo();
    QCOMPARE(editor().deck()->total(), 49);
}

void TestDeckSteps::cardsAddedBeforeTheRulesAreReadFindTheirZone()
{
    const QString id = m_app->decks()->create("everzone", "Quick");
    m_app->addToDeck(id, "everzone", "marine");
    QVERIFY(m_app->notice()->text().contains("Marine"));
    CHECKED(settle());
    QCOMPARE(editor().deck()->cards()->at(rowOf("Marine"), "zoneId"), "forces");
    m_app->addToDeck(QString(), "everzone", "adam-finn");
    CHECKED(settle());
    QCOMPARE(m_app->decks()->total(), 2);
    QCOMPARE(editor().deck()->cards()->at(rowOf("Adam Finn"), "zoneId"), "leader");
}

void TestDeckSteps::aCopyIsTakenOutOfTheZoneItBelongsTo()
{
    m_app->openDeck(precon("everzone"));
    CHECKED(settle());
    QVERIFY(editor().remove("marine"));
    QCOMPARE(editor().deck()->cards()->at(rowOf("Marine"), "amount"), 1);
    QVERIFY(editor().remove("marine"));
    QCOMPARE(rowOf("Marine"), -1);
    QVERIFY(!editor().remove("marine"));
    QVERIFY(!editor().remove("no-such-card"));
}

void TestDeckSteps::zonesShowWhatTheRulesAskFor()
{
    m_app->openDeck(precon("sovereign"));
    CHECKED(settle());
    const int row = rowWith(*editor().deck()->cards(), "zoneId", "chronicles");
    QCOMPARE(editor().deck()->cards()->at(row, "kind"), "zone");
    QCOMPARE(editor().deck()->cards()->at(row, "amount"), 50);
    QCOMPARE(editor().deck()->cards()->at(row, "goal"), 50);
    // Advice, a rule about races and one that forbids some cards are no goal of a zone.
    m_app->openDeck(m_app->decks()->create("everzone", "Empty"));
    CHECKED(settle());
    QCOMPARE(editor().deck()->cards()->at(rowWith(*editor().deck()->cards(), "zoneId", "leader"), "goal"), 1);
    QCOMPARE(editor().deck()->cards()->at(rowWith(*editor().deck()->cards(), "zoneId", "forces"), "goal"), 50);
    QVERIFY(editor().addTo("marine", "forces"));
    CHECKED(settle());
    QCOMPARE(editor().deck()->cards()->at(rowWith(*editor().deck()->cards(), "zoneId", "leader"), "goal"), 1);
    // Nobody has to reach the most that there may be.
    m_app->openDeck(precon("war-of-the-worlds"));
    CHECKED(settle());
    QCOMPARE(editor().deck()->cards()->at(rowWith(*editor().deck()->cards(), "zoneId", "deck"), "goal"), -1);
}

void TestDeckSteps::ownedCopiesAreShownWithTheCards()
{
    m_app->openDeck(precon("everzone"));
    CHECKED(settle());
    QCOMPARE(editor().deck()->cards()->at(rowOf("Marine"), "owned"), QString());
    editor().deck()->setOwned(owning({{"marine", 1}, {"veil", 2}}));
    QVERIFY(editor().deck()->hasOwned());
    QCOMPARE(editor().deck()->cards()->at(rowOf("Marine"), "owned"), "own 1 · need 1 more");
    QCOMPARE(editor().deck()->cards()->at(rowOf("Marine"), "lacking"), true);
    QCOMPARE(editor().deck()->cards()->at(rowOf("Veil"), "owned"), "own 2");
    QCOMPARE(editor().deck()->cards()->at(rowOf("Veil"), "lacking"), false);
    QVERIFY(editor().deck()->cards()->at(rowOf("Marine"), "spoken").toString().contains("need 1"));
}

void TestDeckSteps::theSmallestRepairCanKeepToWhatIsOwned()
{
    m_app->openDeck(precon("everzone"));
    CHECKED(settle());
    QVERIFY(editor().setCopies(rowOf("Marine"), 0));
    CHECKED(settle());
    editor().deck()->setOwned(owning({{"marine", 2}}));
    editor().findRepair(true);
    CHECKED(settle());
    QCOMPARE(editor().repair()->state(), "found");
    QVERIFY(editor().repair()->ownedOnly());
    QCOMPARE(editor().repair()->steps()->count(), 1);
    QVERIFY(editor().repair()->steps()->at(0, "words").toString().contains("Marine"));
    editor().deck()->setOwned(owning({{"marine", 1}}));
    editor().findRepair(true);
    CHECKED(settle());
    QVERIFY(editor().repair()->state() != "found");
}

void TestDeckSteps::aCancelledRepairChangesNothing()
{
    m_app->openDeck(precon("everzone"));
    CHECKED(settle());
    QVERIFY(editor().change(rowOf("Marine"), -1));
    CHECKED(settle());
    editor().findRepair();
    editor().repair()->dismiss();
    QCOMPARE(editor().repair()->state(), QString());
    // Asked again with nothing owned: an answer to the first question would be a repair.
    editor().deck()->setOwned(owning({}));
    editor().findRepair(true);
    CHECKED(settle());
    QVERIFY(editor().repair()->state() != "found");
    QCOMPARE(editor().deck()->total(), 49);
}

void TestDeckSteps::linesThatMeanNothingAreKept()
{
    m_app->openDeck(
        m_app->decks()->addText("name: S\ngame: everzone\ncolour: blue\ntags: a, b\n[forces]\n2 Nobody Knows\n"));
    CHECKED(settle());
    QCOMPARE(editor().deck()->unrecognisedLines(), QStringList{"colour: blue"});
    QVERIFY(editor().add("marine"));
    QCOMPARE(editor().deck()->unrecognisedLines(), QStringList{"colour: blue"});
    QVERIFY(editor().openDeck()->text().find("colour: blue") != std::string::npos);
}

void TestDeckSteps::whatCannotBeStoredIsKeptAndTriedAgain()
{
    const QString id = precon("everzone");
    m_app->openDeck(id);
    CHECKED(settle());
    const auto other = Database::open(m_library->file("mazzo.db").toStdString());
    QVERIFY(other);
    QVERIFY(other->execute("BEGIN IMMEDIATE"));
    QVERIFY(editor().change(rowOf("Marine"), 1));
    QCOMPARE(editor().deck()->total(), 51);
    QTRY_VERIFY_WITH_TIMEOUT(!editor().problem().isEmpty(), 20'000);
    QCOMPARE(editor().deck()->total(), 51);
    // Another deck, and back: the step is still there, and stored as soon as it can be.
    m_app->openDeck(QString());
    QVERIFY(other->execute("ROLLBACK"));
    m_app->openDeck(id);
    QCOMPARE(editor().deck()->total(), 51);
    CHECKED(settle());
    QCOMPARE(editor().problem(), QString());
    CHECKED(restart());
    m_app->openDeck(id);
    QCOMPARE(editor().deck()->total(), 51);
}

void TestDeckSteps::aDeckOfBrokenLinesIsMended()
{
    m_app->openDeck(m_app->decks()->addText("name: B\ngame: everzone\n[nowhere]\n3 Marine\n"));
    QVERIFY(editor().deckId().isEmpty());
    QVERIFY(!editor().saveRawText("name: B\n[forces]\n3 Marine\n"));
    QVERIFY(!editor().problem().isEmpty());
    QVERIFY(editor().saveRawText("name: B\ngame: everzone\n[forces]\n3 Marine\n"));
    QCOMPARE(editor().deck()->total(), 3);
    CHECKED(settle());
    QCOMPARE(m_app->decks()->decks()->at(0, "verdict"), "unfinished");
}

void TestDeckSteps::theFirstChartShowsSomething()
{
    m_app->openDeck(precon("sovereign"));
    QCOMPARE(editor().charts()->field(), "cost");
    m_app->openDeck(precon("everzone"));
    bool known = false;
    for (int row = 0; row < editor().charts()->bars()->count(); ++row)
        known = known || !editor().charts()->bars()->at(row, "unknown").toBool();
    QVERIFY(known);
    QVERIFY(editor().charts()->types()->count() >= 2);
}

void TestDeckSteps::oneEditReadsOneDeck()
{
    const QString id = precon("everzone");
    QVERIFY(!precon("sovereign").isEmpty());
    m_app->openDeck(id);
    CHECKED(settle());
    QVERIFY(editor().change(rowOf("Marine"), -1));
    CHECKED(settle());
    // The edited deck comes first in the list, with its new verdict; the other keeps its own.
    QCOMPARE(m_app->decks()->decks()->at(0, "deckId"), id);
    QCOMPARE(m_app->decks()->decks()->at(0, "verdict"), "unfinished");
    QCOMPARE(m_app->decks()->decks()->at(0, "amount"), 49);
    QCOMPARE(m_app->decks()->decks()->at(1, "verdict"), "legal");
}

MAZZO_TEST(TestDeckSteps)
#include "tst_deck_steps.moc"
