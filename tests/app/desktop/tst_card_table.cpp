// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mycards/pasted_table.h"
#include "tests/app/desktop/my_cards_fixture.h"
#include "tests/support/test_registry.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

using namespace mazzo::tests;

/// Cards in the table: cells, selections, blocks from other programs, and what is still missing.
class TestCardTable : public MyCardsFixture {
    Q_OBJECT

private slots:
    void init()
    {
        CHECKED(start());
        CHECKED(edit("everzone"));
    }
    void cleanup() { stop(); }
    void aCellIsStoredOrSaysWhatIsWrong();
    void selectedRowsAreSetAndFilledDown();
    void aBlockIsPastedOverTheTable();
    void aBlockWithTitlesNamesItsCards();
    void aTableOfAWebPageIsPasted();
    void nothingIsPastedIfACellIsWrong();
    void whatIsCopiedPastesBack();
    void missingValuesAreFilledInOneCardAfterTheOther();
    void theVerdictOfADeckFollows();
};

void TestCardTable::aCellIsStoredOrSaysWhatIsWrong()
{
    const int row = rowNamed("Marine");
    const int attack = column("attack");
    QCOMPARE(table().cell(row, static_cast<std::size_t>(attack)).state, "unknown");
    QCOMPARE(cards().cellText(row, attack), "?");
    cards().setCell(row, attack, "3");
    QCOMPARE(table().cell(row, static_cast<std::size_t>(attack)).state, "pending");
    QTRY_COMPARE_WITH_TIMEOUT(table().cell(row, static_cast<std::size_t>(attack)).state, "known", 20'000);
    QCOMPARE(shown("Marine", "attack"), "3");
    QCOMPARE(rowNamed("Marine"), row);
    cards().setCell(row, attack, "many");
    QTRY_VERIFY(!table().cell(row, static_cast<std::size_t>(attack)).problem.isEmpty());
    QCOMPARE(table().problems(), 1);
    QVERIFY(!cards().problem().isEmpty());
    cards().setCell(row, attack, "4");
    QTRY_COMPARE_WITH_TIMEOUT(table().cell(row, static_cast<std::size_t>(attack)).state, "known", 20'000);
    QCOMPARE(table().problems(), 0);
    cards().undo();
    QTRY_COMPARE_WITH_TIMEOUT(shown("Marine", "attack"), "3", 20'000);
}

void TestCardTable::selectedRowsAreSetAndFilledDown()
{
    const int first = rowNamed("Marine");
    table().selectBetween(first, first + 2);
    QCOMPARE(table().selectedCount(), 3);
    cards().setSelected(column("attack"), "5");
    const auto attack = [&](int row) { return table().cell(row, static_cast<std::size_t>(column("attack"))).text; };
    QTRY_COMPARE_WITH_TIMEOUT(attack(first + 2), "5", 20'000);
    QTRY_VERIFY(!cards().busy());
    cards().setCell(first, column("attack"), "6");
    // The game is loaded after both edits, one after the other.
    QTRY_VERIFY_WITH_TIMEOUT(attack(first) == "6" &&
                                 table().cell(first, static_cast<std::size_t>(column("attack"))).state == "known",
                             20'000);
    cards().fillDown(column("attack"));
    QTRY_COMPARE_WITH_TIMEOUT(attack(first + 2), "6", 20'000);
    QTRY_VERIFY(!cards().busy());
    cards().undo();
    QTRY_COMPARE_WITH_TIMEOUT(attack(first + 2), "5", 20'000);
}

void TestCardTable::aBlockIsPastedOverTheTable()
{
    const int row = rowNamed("Marine");
    const QString next = table().cell(row + 1, 0).text;
    cards().pasteText("3\t2\n4\t1\n", row, column("attack"));
    QTRY_COMPARE_WITH_TIMEOUT(shown(next, "defence"), "1", 20'000);
    QCOMPARE(shown("Marine", "attack"), "3");
    QTRY_VERIFY(cards().message().contains("2"));
    // Rows beyond the end are new cards.
    const int count = table().count();
    cards().pasteText("New one\tUnit\nNew two\tUnit\n", count, 0);
    QTRY_COMPARE_WITH_TIMEOUT(table().count(), count + 2, 20'000);
    QCOMPARE(shown("New two", "type"), "Unit");
    cards().pasteText("1\t2\t3\n", row, static_cast<int>(table().allColumns().size()) - 1);
    QTRY_VERIFY(!cards().problem().isEmpty());
}

void TestCardTable::aBlockWithTitlesNamesItsCards()
{
    const int count = table().count();
    cards().pasteText("Name\tType\tAttack\nVeil\t\t7\nQuite New\tUnit\t2\n", 0, 0);
    QTRY_COMPARE_WITH_TIMEOUT(table().count(), count + 1, 20'000);
    QCOMPARE(shown("Veil", "attack"), "7");
    QCOMPARE(shown("Quite New", "attack"), "2");
}

void TestCardTable::aTableOfAWebPageIsPasted()
{
    const QString html = "<html><body><p>Cards</p><table><tr><th>Name</th><th>Attack</th></tr>"
                         "<tr><td>Marine</td><td><b>3</b></td></tr><tr><td>Veil &amp; more</td><td></td></tr>"
                         "</table></body></html>";
    QCOMPARE(mazzo::desktop::tableInHtml(html), "Name\tAttack\nMarine\t3\nVeil & more\t\n");
    QCOMPARE(mazzo::desktop::tableInHtml("<p>no table</p>"), QString());
    auto* data = new QMimeData;
    data->setHtml("<table><tr><td>Name</td><td>Attack</td></tr><tr><td>Marine</td><td>3</td></tr></table>");
    data->setText("Name Attack Marine 3");
    QGuiApplication::clipboard()->setMimeData(data);
    cards().paste(0, 0);
    QTRY_COMPARE_WITH_TIMEOUT(shown("Marine", "attack"), "3", 20'000);
}

void TestCardTable::nothingIsPastedIfACellIsWrong()
{
    cards().pasteText("name\tattack\nMarine\t3\nVeil\tmany\n", 0, 0);
    QTRY_VERIFY(cards().problem().contains("Veil"));
    QVERIFY(cards().problem().contains("Attack"));
    QTRY_VERIFY(!cards().busy());
    QCOMPARE(shown("Marine", "attack"), "?");
    QVERIFY(!cards().canUndo());
}

void TestCardTable::whatIsCopiedPastesBack()
{
    const int row = rowNamed("Marine");
    table().select(row, true);
    cards().copy(row, 0);
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY(copied.startsWith("name\ttype\t"));
    QVERIFY(copied.contains("\nMarine\t"));
    cards().pasteText(copied, 0, 0);
    QTRY_VERIFY(cards().message().contains("1 row"));
    QVERIFY(!cards().canUndo());  // nothing is new
}

void TestCardTable::missingValuesAreFilledInOneCardAfterTheOther()
{
    FillIn& fill = *cards().fillIn();
    QTRY_COMPARE(fill.total(), table().count());
    const int complete = fill.complete();
    fill.start("game");
    QVERIFY(fill.active());
    QVERIFY(form().unknownOnly());
    const QString first = form().cardId();
    QVERIFY(form().fields()->count() > 0);
    while (rowWith(*form().fields(), "knowledge", "unknown") >= 0) {
        const int row = rowWith(*form().fields(), "knowledge", "unknown");
        const QString key = form().fields()->at(row, "key").toString();
        const QString kind = form().fields()->at(row, "kind").toString();
        const QStringList choices = form().fields()->at(row, "choices").toStringList();
        form().enter(key, kind == "number" ? "3" : choices.isEmpty() ? "Text." : choices.front());
        QTRY_COMPARE_WITH_TIMEOUT(field(key, "knowledge").toString(), "known", 20'000);
    }
    QTRY_COMPARE_WITH_TIMEOUT(fill.complete(), complete + 1, 20'000);
    fill.next();
    QVERIFY(form().cardId() != first);
    fill.previous();
    fill.stop();
    QVERIFY(!form().isShown());
}

void TestCardTable::theVerdictOfADeckFollows()
{
    // Whether a third Marine may be in the deck depends on a value that the rulebook does not print.
    const QString deck = precon("everzone");
    m_app->openDeck(deck);
    CHECKED(settle());
    QCOMPARE(editor().rules()->verdict(), "legal");
    CHECKED(edit("everzone"));
    FillIn& fill = *cards().fillIn();
    fill.listScopes();
    const int scope = rowWith(*fill.scopes(), "kind", "deck");
    QVERIFY(scope >= 0);
    fill.start(fill.scopes()->at(scope, "scopeId").toString());
    QTRY_COMPARE_WITH_TIMEOUT(fill.verdict(), "legal", 20'000);
    const int total = fill.total();
    QVERIFY(total > 0 && total < table().count());
    form().showCard("marine");
    form().enter("race", "Slurr");
    QTRY_COMPARE_WITH_TIMEOUT(fill.verdict(), "illegal", 20'000);
}

MAZZO_TEST(TestCardTable)
#include "tst_card_table.moc"
