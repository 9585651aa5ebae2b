// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/saved_game.h"
#include "tests/app/desktop/table_fixture.h"
#include "tests/app/desktop/table_player.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>

using namespace mazzo::tests;

/// What a player does at the table: deal, mulligan, play, go back, and take the game up again.
class TestGoldfishTable : public TableFixture {
    Q_OBJECT

private slots:
    void init() { start(); }
    void cleanup() { stop(); }
    void aTestedHandIsTheEditorsDeck();
    void theMulliganSaysWhatItCosts();
    void everythingCanBeUndone();
    void aSavedGameIsTakenUpAgain();
    void aLongSavedGameIsTakenUpBesideAndCanBeStopped();
    void cardsAreChosenForAListAndConfirmed();
    void anyOfSeveralCopiesCanBeTouched();
    void whatAnOpponentDoesComesLast();
    void theCardThatIsLookedAtSaysWhereItLies();
    void aRefusedActionSaysWhy();
    void anEmptyDeckSaysWhatToDo();
    void anIllegalDeckIsPlayedAndNamedSo();
    void theSameSeedDealsTheSameHand();
    void everyGameLaysItsTableOut_data();
    void everyGameLaysItsTableOut();
    void hiddenCardsStayHidden();
};

void TestGoldfishTable::aTestedHandIsTheEditorsDeck()
{
    const QAbstractItemModelTester tester(table().hand(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    test("everzone");
    QCOMPARE(m_app->navigation()->page(), "goldfish");
    QCOMPARE(table().deckName(), m_app->editor()->name());
    QCOMPARE(table().hand()->count(), 10);
    QCOMPARE(table().seed(), "7");
    m_app->backFromTable();
    QCOMPARE(m_app->navigation()->page(), "editor");
}

void TestGoldfishTable::theMulliganSaysWhatItCosts()
{
    test("everzone");
    const int mulligan = button("Mulligan");
    QVERIFY(mulligan >= 0);
    QVERIFY2(table().buttons()->at(mulligan, "note").toString().contains("9"),
             qPrintable(table().buttons()->at(mulligan, "note").toString()));
    QCOMPARE(table().buttons()->at(mulligan, "clause").toString().left(3), "EZ-");
    table().press(mulligan);
    QCOMPARE(table().hand()->count(), 9);
    QVERIFY(table().log()->count() > 0);
}

void TestGoldfishTable::everythingCanBeUndone()
{
    test("everzone");
    const QStringList first = names(table().hand());
    table().press(button("Mulligan"));
    table().press(button("Keep"));
    QCOMPARE(table().step(), 2);
    const QStringList last = names(table().hand());
    while (table().canUndo()) table().undo();
    QCOMPARE(names(table().hand()), first);
    QVERIFY(table().log()->at(table().log()->count() - 1, "undone").toBool());
    table().goTo(2);
    QCOMPARE(names(table().hand()), last);
}

void TestGoldfishTable::aSavedGameIsTakenUpAgain()
{
    test("zombinion");
    table().press(0);
    const QString text = table().sessionText();
    table().copySession();
    QCOMPARE(QGuiApplication::clipboard()->text(), text);
    table().copySeed();
    QCOMPARE(QGuiApplication::clipboard()->text(), "7");
    const QStringList hand = names(table().hand());
    const int step = table().step();
    test("everzone");
    QVERIFY(takesUp(table(), text));
    QCOMPARE(names(table().hand()), hand);
    QCOMPARE(table().step(), step);
    QVERIFY(!takesUp(table(), QString(text).replace("seed 7", "seed 8")));
    QVERIFY2(table().sessionProblem().contains("damaged"), qPrintable(table().sessionProblem()));
    QVERIFY(table().problem().isEmpty());  // the game that lies there has none
    QCOMPARE(names(table().hand()), hand);
}

void TestGoldfishTable::aLongSavedGameIsTakenUpBesideAndCanBeStopped()
{
    test("zombinion");
    const QStringList hand = names(table().hand());
    goldfish::Session session = *table().session();
    for (int turn = 0; turn < 2000; ++turn) QVERIFY(session.act("end"));
    const QString text = QString::fromStdString(goldfish::saved(session));
    table().resume(text);
    QVERIFY(table().resuming());
    table().stopResuming();
    QVERIFY(!table().resuming());
    settle();
    QVERIFY(table().sessionProblem().isEmpty());
    QCOMPARE(names(table().hand()), hand);
    QVERIFY(takesUp(table(), text));
    QCOMPARE(table().step(), 2000);
    table().resume(text);
    table().resume("not a game");  // the last text counts
    QTRY_VERIFY(!table().resuming());
    QVERIFY2(table().sessionProblem().contains("not a saved game"), qPrintable(table().sessionProblem()));
}

void TestGoldfishTable::cardsAreChosenForAListAndConfirmed()
{
    test("everzone");
    table().press(button("Keep"));
    const int marshal = button("Marshal …");
    QVERIFY2(marshal >= 0, qPrintable(table().buttons()->at(0, "label").toString()));
    const int before = table().hand()->count();
    table().press(marshal);
    QVERIFY(table().making());
    QList<uint> units;
    for (int row = 0; row < before; ++row)
        if (table().hand()->at(row, "touch") == "choosable") units.append(table().hand()->at(row, "pieceId").toUInt());
    QVERIFY(units.size() >= 2);
    table().touchPiece(units[0]);
    table().touchPiece(units[1]);
    table().touchPiece(units[1]);
    QCOMPARE(names(table().hand()).size(), before);
    table().touchPiece(units[1]);
    QVERIFY(table().canConfirm());
    table().confirm();
    QVERIFY(!table().making());
    QCOMPARE(table().hand()->count(), before - 2);
}

/// An offer names the first of several pieces that look alike; the player may touch any of them.
void TestGoldfishTable::anyOfSeveralCopiesCanBeTouched()
{
    test("war-of-the-worlds");
    const QStringList hand = names(table().hand());
    int pairs = 0;
    for (int row = 0; row < hand.size(); ++row) {
        const qsizetype first = hand.indexOf(hand[row]);
        if (first == row) continue;
        ++pairs;
        QCOMPARE(table().hand()->at(row, "touch"), table().hand()->at(static_cast<int>(first), "touch"));
        if (table().hand()->at(row, "touch").toString().isEmpty()) continue;
        const int before = table().step();
        table().touchPiece(table().hand()->at(row, "pieceId").toUInt());
        QVERIFY2(table().step() > before || table().menu()->count() > 1, qPrintable(hand[row]));
        if (table().step() > before) table().undo();
    }
    QVERIFY(pairs > 0);
}

void TestGoldfishTable::whatAnOpponentDoesComesLast()
{
    test("everzone");
    table().press(button("Keep"));
    QCOMPARE(table().buttons()->at(0, "label").toString(),
             "Marshal …");  // not the button that goes on without any unit
    QCOMPARE(table().buttons()->at(1, "label").toString(), "Next");
    table().press(1);
    bool byHand = false;
    for (int row = 0; row < table().buttons()->count(); ++row) {
        QVERIFY2(table().buttons()->at(row, "byHand").toBool() || !byHand,
                 qPrintable(table().buttons()->at(row, "label").toString()));
        byHand = table().buttons()->at(row, "byHand").toBool();
    }
    QVERIFY(byHand);
    QCOMPARE(table().buttons()->at(0, "label").toString(), "Next");
}

void TestGoldfishTable::theCardThatIsLookedAtSaysWhereItLies()
{
    test("zombinion");
    int row = 0;
    while (table().hand()->at(row, "name") != "Pallottola") ++row;
    const uint piece = table().hand()->at(row, "pieceId").toUInt();
    table().look(piece);
    QCOMPARE(table().looked().value("where").toString(), "Hand");
    table().touchPiece(piece);
    QVERIFY(table().step() > 0);
    QCOMPARE(table().looked().value("where").toString(), "Play area");
    table().undo();
    QCOMPARE(table().looked().value("where").toString(), "Hand");
}

void TestGoldfishTable::aRefusedActionSaysWhy()
{
    test("zombinion");
    const QStringList hand = names(table().hand());
    QVERIFY(!table().act("mulligan"));
    QVERIFY(!table().problem().isEmpty());
    QCOMPARE(names(table().hand()), hand);
    table().dismissProblem();
    QVERIFY(table().problem().isEmpty());
}

void TestGoldfishTable::anEmptyDeckSaysWhatToDo()
{
    m_app->openDeck(m_app->decks()->create("everzone", "Nothing"));
    m_app->testHand();
    QVERIFY(!table().playing());
    QVERIFY(!table().problem().isEmpty());
}

void TestGoldfishTable::anIllegalDeckIsPlayedAndNamedSo()
{
    test("everzone");
    settle();
    QCOMPARE(table().verdict(), "legal");
    QVERIFY(m_app->editor()->addTo("gunlid", "forces"));
    m_app->testHand();
    settle();
    QVERIFY(table().playing());
    QCOMPARE(table().verdict(), "illegal");
}

void TestGoldfishTable::theSameSeedDealsTheSameHand()
{
    test("sovereign");
    const QStringList first = names(table().hand());
    QVERIFY(table().setSeed("8"));
    QVERIFY(names(table().hand()) != first);
    QVERIFY(table().setSeed("7"));
    QCOMPARE(names(table().hand()), first);
    QVERIFY(!table().setSeed("seven"));
    QCOMPARE(names(table().hand()), first);
}

void TestGoldfishTable::everyGameLaysItsTableOut_data()
{
    QTest::addColumn<QString>("zone");
    QTest::addColumn<QString>("look");
    QTest::addColumn<int>("regions");
    QTest::newRow("everzone") << "location" << "spread" << 0;
    QTest::newRow("zombinion") << "supply" << "supply" << 0;
    QTest::newRow("sovereign") << "classes" << "spread" << 20;
    QTest::newRow("war-of-the-worlds") << "reserve" << "spread" << 21;
}

void TestGoldfishTable::everyGameLaysItsTableOut()
{
    QFETCH(QString, zone);
    QFETCH(QString, look);
    QFETCH(int, regions);
    test(QString::fromUtf8(QTest::currentDataTag()));
    QCOMPARE(table().regions()->count(), regions);
    QCOMPARE(table().hasBoard(), regions > 0);
    bool found = false;
    for (int row = 0; row < table().spreads()->count(); ++row) {
        if (table().spreads()->at(row, "zoneId") != zone) continue;
        found = true;
        QCOMPARE(table().spreads()->at(row, "look").toString(), look);
    }
    QVERIFY(found);
    int able = table().buttons()->count();
    for (int row = 0; row < table().hand()->count(); ++row)
        able += table().hand()->at(row, "touch").toString().isEmpty() ? 0 : 1;
    QVERIFY(able > 0);
    QVERIFY(table().phases()->count() > 0);
}

void TestGoldfishTable::hiddenCardsStayHidden()
{
    test("everzone");
    for (int row = 0; row < table().piles()->count(); ++row) {
        if (table().piles()->at(row, "zoneId") != "forces" && table().piles()->at(row, "zoneId") != "locations")
            continue;
        QCOMPARE(table().piles()->at(row, "topName").toString(), QString());
        QCOMPARE(table().piles()->at(row, "pieces").value<RowsModel*>()->count(), 0);
    }
    const goldfish::Table& now = table().session()->table();
    table().look(static_cast<uint>(now.pile("forces").pieces.front().id));
    QVERIFY(table().looked().isEmpty());
    table().look(table().hand()->at(0, "pieceId").toUInt());
    QCOMPARE(table().looked().value("name"), table().hand()->at(0, "name"));
}

MAZZO_TEST(TestGoldfishTable)
#include "tst_goldfish_table.moc"
