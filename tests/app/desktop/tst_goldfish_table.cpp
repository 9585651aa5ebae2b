// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/saved_game.h"
#include "tests/app/desktop/checked.h"
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
    void aSavedGameIsResumed();
    void aLongSavedGameIsResumedInTheBackgroundAndCanBeStopped();
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
    void everyTableHasHandControls_data();
    void everyTableHasHandControls();
    void anyCardCanBecomeAToken();
    void aCardsMenuHasWhatCanBeDoneByHand();
    void anEmptyMenuIsNeverOpened();
    void theKeyOfAButtonIsAlwaysTheSame();

private:
    [[nodiscard]] int manualRow(const QString& key) const
    {
        table().actions()->openManual();
        for (int row = 0; row < table().actions()->manual()->count(); ++row)
            if (table().actions()->manual()->at(row, "key") == key) return row;
        return -1;
    }
};

void TestGoldfishTable::aTestedHandIsTheEditorsDeck()
{
    const QAbstractItemModelTester tester(table().zones()->hand(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    CHECKED(test("everzone"));
    QCOMPARE(m_app->navigation()->page(), Navigation::Page::Goldfish);
    QCOMPARE(table().deck()->name(), m_app->editor()->header()->name());
    QCOMPARE(table().zones()->hand()->count(), 10);
    QCOMPARE(table().seed(), "7");
    m_app->backFromTable();
    QCOMPARE(m_app->navigation()->page(), Navigation::Page::Editor);
}

void TestGoldfishTable::theMulliganSaysWhatItCosts()
{
    CHECKED(test("everzone"));
    const int mulligan = button("Mulligan");
    QVERIFY(mulligan >= 0);
    QVERIFY2(table().actions()->buttons()->at(mulligan, "note").toString().contains("9"),
             qPrintable(table().actions()->buttons()->at(mulligan, "note").toString()));
    QCOMPARE(table().actions()->buttons()->at(mulligan, "clause").toString().left(3), "EZ-");
    table().actions()->press(mulligan);
    QCOMPARE(table().zones()->hand()->count(), 9);
    QVERIFY(table().log()->entries()->count() > 0);
}

void TestGoldfishTable::everythingCanBeUndone()
{
    CHECKED(test("everzone"));
    const QStringList first = names(table().zones()->hand());
    table().actions()->press(button("Mulligan"));
    table().actions()->press(button("Keep"));
    QCOMPARE(table().log()->step(), 2);
    const QStringList last = names(table().zones()->hand());
    while (table().log()->canUndo()) table().undo();
    QCOMPARE(names(table().zones()->hand()), first);
    QVERIFY(table().log()->entries()->at(table().log()->entries()->count() - 1, "undone").toBool());
    table().goTo(2);
    QCOMPARE(names(table().zones()->hand()), last);
}

void TestGoldfishTable::aSavedGameIsResumed()
{
    CHECKED(test("zombinion"));
    table().actions()->press(0);
    const QString text = table().sessionText();
    table().copySession();
    QCOMPARE(QGuiApplication::clipboard()->text(), text);
    table().copySeed();
    QCOMPARE(QGuiApplication::clipboard()->text(), "7");
    const QStringList hand = names(table().zones()->hand());
    const int step = table().log()->step();
    CHECKED(test("everzone"));
    QVERIFY(resumes(table(), text));
    QCOMPARE(names(table().zones()->hand()), hand);
    QCOMPARE(table().log()->step(), step);
    QVERIFY(!resumes(table(), QString(text).replace("seed 7", "seed 8")));
    QVERIFY2(table().savedGame()->problem().contains("damaged"), qPrintable(table().savedGame()->problem()));
    QVERIFY(table().problem().isEmpty());  // the game that lies there has none
    QCOMPARE(names(table().zones()->hand()), hand);
}

void TestGoldfishTable::aLongSavedGameIsResumedInTheBackgroundAndCanBeStopped()
{
    CHECKED(test("zombinion"));
    const QStringList hand = names(table().zones()->hand());
    goldfish::Session session = *table().session();
    for (int turn = 0; turn < 2000; ++turn) QVERIFY(session.act("end"));
    const QString text = QString::fromStdString(goldfish::saved(session));
    table().savedGame()->resume(text);
    QVERIFY(table().savedGame()->busy());
    table().savedGame()->stop();
    QVERIFY(!table().savedGame()->busy());
    CHECKED(settle());
    QVERIFY(table().savedGame()->problem().isEmpty());
    QCOMPARE(names(table().zones()->hand()), hand);
    QVERIFY(resumes(table(), text));
    QCOMPARE(table().log()->step(), 2000);
    table().savedGame()->resume(text);
    table().savedGame()->resume("not a game");  // the last text counts
    QTRY_VERIFY(!table().savedGame()->busy());
    QVERIFY2(table().savedGame()->problem().contains("not a saved game"), qPrintable(table().savedGame()->problem()));
}

void TestGoldfishTable::cardsAreChosenForAListAndConfirmed()
{
    CHECKED(test("everzone"));
    table().actions()->press(button("Keep"));
    const int marshal = button("Marshal …");
    QVERIFY2(marshal >= 0, qPrintable(table().actions()->buttons()->at(0, "label").toString()));
    const int before = table().zones()->hand()->count();
    table().actions()->press(marshal);
    QVERIFY(table().actions()->building());
    QList<uint> units;
    for (int row = 0; row < before; ++row)
        if (table().zones()->hand()->at(row, "touch") == "choosable")
            units.append(table().zones()->hand()->at(row, "pieceId").toUInt());
    QVERIFY(units.size() >= 2);
    table().actions()->touchPiece(units[0]);
    table().actions()->touchPiece(units[1]);
    table().actions()->touchPiece(units[1]);
    QCOMPARE(names(table().zones()->hand()).size(), before);
    table().actions()->touchPiece(units[1]);
    QVERIFY(table().actions()->canConfirm());
    table().actions()->confirm();
    QVERIFY(!table().actions()->building());
    QCOMPARE(table().zones()->hand()->count(), before - 2);
}

/// An offer names the first of several pieces that look alike; the player may touch any of them.
void TestGoldfishTable::anyOfSeveralCopiesCanBeTouched()
{
    CHECKED(test("war-of-the-worlds"));
    const QStringList hand = names(table().zones()->hand());
    int pairs = 0;
    for (int row = 0; row < hand.size(); ++row) {
        const qsizetype first = hand.indexOf(hand[row]);
        if (first == row) continue;
        ++pairs;
        QCOMPARE(table().zones()->hand()->at(row, "touch"),
                 table().zones()->hand()->at(static_cast<int>(first), "touch"));
        if (table().zones()->hand()->at(row, "touch").toString().isEmpty()) continue;
        const int before = table().log()->step();
        table().actions()->touchPiece(table().zones()->hand()->at(row, "pieceId").toUInt());
        QVERIFY2(table().log()->step() > before || table().actions()->menu()->count() > 1, qPrintable(hand[row]));
        if (table().log()->step() > before) table().undo();
    }
    QVERIFY(pairs > 0);
}

void TestGoldfishTable::whatAnOpponentDoesComesLast()
{
    CHECKED(test("everzone"));
    table().actions()->press(button("Keep"));
    QCOMPARE(table().actions()->buttons()->at(0, "label").toString(),
             "Marshal …");  // not the button that goes on without any unit
    QCOMPARE(table().actions()->buttons()->at(1, "label").toString(), "Next");
    table().actions()->press(1);
    bool byHand = false;
    for (int row = 0; row < table().actions()->buttons()->count(); ++row) {
        QVERIFY2(table().actions()->buttons()->at(row, "byHand").toBool() || !byHand,
                 qPrintable(table().actions()->buttons()->at(row, "label").toString()));
        byHand = table().actions()->buttons()->at(row, "byHand").toBool();
    }
    QVERIFY(byHand);
    QCOMPARE(table().actions()->buttons()->at(0, "label").toString(), "Next");
}

void TestGoldfishTable::theCardThatIsLookedAtSaysWhereItLies()
{
    CHECKED(test("zombinion"));
    int row = 0;
    while (table().zones()->hand()->at(row, "name") != "Pallottola") ++row;
    const uint piece = table().zones()->hand()->at(row, "pieceId").toUInt();
    table().look(piece);
    QCOMPARE(table().preview()->where(), "Hand");
    table().actions()->touchPiece(piece);
    QVERIFY(table().log()->step() > 0);
    QCOMPARE(table().preview()->where(), "Play area");
    table().undo();
    QCOMPARE(table().preview()->where(), "Hand");
}

void TestGoldfishTable::aRefusedActionSaysWhy()
{
    CHECKED(test("zombinion"));
    const QStringList hand = names(table().zones()->hand());
    QVERIFY(!table().act("mulligan"));
    QVERIFY(!table().problem().isEmpty());
    QCOMPARE(names(table().zones()->hand()), hand);
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
    CHECKED(test("everzone"));
    CHECKED(settle());
    QCOMPARE(table().deck()->verdict(), "legal");
    QVERIFY(m_app->editor()->addTo("gunlid", "forces"));
    m_app->testHand();
    CHECKED(settle());
    QVERIFY(table().playing());
    QCOMPARE(table().deck()->verdict(), "illegal");
}

void TestGoldfishTable::theSameSeedDealsTheSameHand()
{
    CHECKED(test("sovereign"));
    const QStringList first = names(table().zones()->hand());
    QVERIFY(table().setSeed("8"));
    QVERIFY(names(table().zones()->hand()) != first);
    QVERIFY(table().setSeed("7"));
    QCOMPARE(names(table().zones()->hand()), first);
    QVERIFY(!table().setSeed("seven"));
    QCOMPARE(names(table().zones()->hand()), first);
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
    CHECKED(test(QString::fromUtf8(QTest::currentDataTag())));
    QCOMPARE(table().board()->regions()->count(), regions);
    QCOMPARE(table().board()->present(), regions > 0);
    bool found = false;
    for (int row = 0; row < table().zones()->spreads()->count(); ++row) {
        if (table().zones()->spreads()->at(row, "zoneId") != zone) continue;
        found = true;
        QCOMPARE(table().zones()->spreads()->at(row, "look").toString(), look);
    }
    QVERIFY(found);
    int able = table().actions()->buttons()->count();
    for (int row = 0; row < table().zones()->hand()->count(); ++row)
        able += table().zones()->hand()->at(row, "touch").toString().isEmpty() ? 0 : 1;
    QVERIFY(able > 0);
    QVERIFY(table().turn()->phases()->count() > 0);
}

void TestGoldfishTable::hiddenCardsStayHidden()
{
    CHECKED(test("everzone"));
    for (int row = 0; row < table().zones()->piles()->count(); ++row) {
        if (table().zones()->piles()->at(row, "zoneId") != "forces" &&
            table().zones()->piles()->at(row, "zoneId") != "locations")
            continue;
        QCOMPARE(table().zones()->piles()->at(row, "topName").toString(), QString());
        QCOMPARE(table().zones()->piles()->at(row, "pieces").value<TableModel*>()->count(), 0);
    }
    const goldfish::Table& now = table().session()->table();
    table().look(static_cast<uint>(now.pile("forces").pieces.front().id));
    QVERIFY(!table().preview()->shown());
    table().look(table().zones()->hand()->at(0, "pieceId").toUInt());
    QCOMPARE(table().preview()->name(), table().zones()->hand()->at(0, "name"));
}

void TestGoldfishTable::everyTableHasHandControls_data()
{
    QTest::addColumn<QString>("first");
    QTest::newRow("everzone") << "keep";
    QTest::newRow("zombinion") << "";
    QTest::newRow("sovereign") << "keep";
    QTest::newRow("war-of-the-worlds") << "";
}

void TestGoldfishTable::everyTableHasHandControls()
{
    QFETCH(const QString, first);
    CHECKED(test(QTest::currentDataTag()));
    if (!first.isEmpty()) QVERIFY(table().act(first));
    QCOMPARE(table().actions()->manualRefusal(), "");
    for (const char* key : {"D", "M", "T", "L", "H", "R"}) QVERIFY2(manualRow(key) >= 0, key);
    const int before = table().zones()->hand()->count();
    const int step = table().log()->step();
    table().actions()->chooseManual(manualRow("D"));
    QVERIFY(table().actions()->needsNumber());
    table().actions()->confirmNumber(2);
    QCOMPARE(table().zones()->hand()->count(), before + 2);
    QCOMPARE(table().log()->step(), step + 1);
    table().undo();
    QCOMPARE(table().zones()->hand()->count(), before);
}

void TestGoldfishTable::anyCardCanBecomeAToken()
{
    CHECKED(test("everzone"));
    table().actions()->chooseManual(manualRow("T"));
    QVERIFY(table().actions()->filtering());
    QCOMPARE(table().actions()->choices()->count(), 0);
    table().actions()->setFilter("sea arr");
    QCOMPARE(table().actions()->choices()->at(0, "label"), "Sea Arrow");
    table().actions()->choose(0);
    QVERIFY(table().actions()->building());  // to which zone?
    const int before = table().zones()->hand()->count();
    for (int row = 0; row < table().actions()->choices()->count(); ++row)
        if (table().actions()->choices()->at(row, "label") == "Hand") {
            table().actions()->choose(row);
            break;
        }
    QCOMPARE(table().zones()->hand()->count(), before + 1);
    QCOMPARE(names(table().zones()->hand()).last(), "Sea Arrow");
}

void TestGoldfishTable::aCardsMenuHasWhatCanBeDoneByHand()
{
    CHECKED(test("everzone"));
    QVERIFY(table().act("keep"));
    QSignalSpy menu(table().actions(), &TableActions::menuRequested);
    table().actions()->openPieceMenu(table().zones()->hand()->at(0, "pieceId").toUInt());
    QCOMPARE(menu.size(), 1);
    QStringList labels;
    for (int row = 0; row < table().actions()->menu()->count(); ++row)
        labels.append(table().actions()->menu()->at(row, "label").toString());
    QVERIFY2(labels.contains("Discard by hand"), qPrintable(labels.join(", ")));
    const int before = table().zones()->hand()->count();
    table().actions()->chooseAction(static_cast<int>(labels.indexOf("Discard by hand")));
    QCOMPARE(table().zones()->hand()->count(), before - 1);
    table().actions()->openZoneMenu("forces");
    QCOMPARE(menu.size(), 2);
    QCOMPARE(table().actions()->menu()->at(0, "label"), "Draw a card");
    table().actions()->chooseAction(0);
    QCOMPARE(table().zones()->hand()->count(), before);
}

void TestGoldfishTable::anEmptyMenuIsNeverOpened()
{
    CHECKED(test("sovereign"));
    QVERIFY(table().act("keep"));
    QSignalSpy menu(table().actions(), &TableActions::menuRequested);
    table().actions()->openPieceMenu(table().zones()->hand()->at(0, "pieceId").toUInt());
    QCOMPARE(menu.size(), 1);
    const int lines = table().actions()->menu()->count();
    QVERIFY(lines > 0);
    // A tap on a place without actions must not empty the menu that is open.
    table().actions()->touchRegion("r4c5");
    QCOMPARE(menu.size(), 1);
    QCOMPARE(table().actions()->menu()->count(), lines);
}

void TestGoldfishTable::theKeyOfAButtonIsAlwaysTheSame()
{
    CHECKED(test("everzone"));
    const QString keep = table().actions()->buttons()->at(button("Keep"), "key").toString();
    QCOMPARE(keep, "K");
    QVERIFY(table().actions()->pressLetter("k", false));
    QCOMPARE(table().log()->step(), 1);
    QVERIFY(!table().actions()->pressLetter("k", false));
    table().undo();
    QCOMPARE(table().actions()->buttons()->at(button("Keep"), "key").toString(), keep);
}

MAZZO_TEST(TestGoldfishTable)
#include "tst_goldfish_table.moc"
