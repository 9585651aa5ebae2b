// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/window/real_window.h"

#include <QtTest>

using namespace mazzo::tests;

/// The goldfish table, used with the mouse.
class TestTableWindow : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aUnitOnTheBoardIsUsedByOneClick();
    void aCardIsDraggedFromTheHandToTheBoard();
    void escapeClosesWhatIsOpenAndNeverLeavesThePage();
    void aNewHandIsUndoneAndAGameIsResumedAfterARestart();
    void everyTableAnswersToOneClick_data();
    void everyTableAnswersToOneClick();
    void regionsOfTheMapNeverOverlap();
    void botsAndMapAreSetUpAtTheTable();

private:
    /// Deals a starter deck by a fixed seed.
    void deal(const QString& deck);
    /// A game of Sovereign in its third turn, with a hand that can be played.
    void startGame();
    /// Pays for a unit with a Class and drags it to the board.
    void playSquire();

    std::unique_ptr<Program> m_program;
    std::unique_ptr<RealWindow> m_window;
};

MAZZO_TEST(TestTableWindow)

void TestTableWindow::init()
{
    m_program = std::make_unique<Program>();
    m_window = std::make_unique<RealWindow>(*m_program);
}

void TestTableWindow::cleanup()
{
    m_window.reset();
    m_program.reset();
}

void TestTableWindow::deal(const QString& deck)
{
    m_window->open();
    // The button may be below the edge of the window, the sheet has all of them.
    m_window->key("ctrl+n");
    m_window->find("New deck", "Dialog");
    for (int turn = 0; turn < 20 && !m_window->settle().has(deck, "ListItem"); ++turn) {
        m_window->moveTo(m_window->find("Starter decks", "List").rect.center());
        m_window->scrollDown();
    }
    m_window->click(deck, "ListItem");
    m_window->click("Test opening hand");
    m_window->click("Seed *");
    m_window->find("Seed and saved game", "Dialog");
    m_window->key("ctrl+a");
    m_window->type("7");
    m_window->click("Deal");
    m_window->waitUntilGone("Seed and saved game", "Dialog");
    // The hint for newcomers takes space that these tests need for the zones.
    m_window->click("Got it");
}

void TestTableWindow::startGame()
{
    deal("Bell and Bough");
    m_window->click("Keep");
    m_window->click("Go first");
    m_window->waitForText("Turn 1");
    m_window->click("End turn");
    m_window->click("End turn");
    m_window->waitForText("Turn 3");
}

void TestTableWindow::playSquire()
{
    m_window->click("Bannerkeeper, has actions");
    m_window->waitForText("Crystals, 1 card");
    m_window->drag(m_window->find("Squire of the First Bell, has actions").rect.center(),
                   m_window->find("Row 1 column 2").rect.center());
    m_window->waitForText("Squire of the First Bell entered: Row 1 column 2");
}

void TestTableWindow::aUnitOnTheBoardIsUsedByOneClick()
{
    startGame();
    playSquire();
    const auto closed = [](const ScreenTree& tree) { return !tree.has("Squire of the First Bell", "PopupMenu"); };

    m_window->click("Squire of the First Bell, Just entered");
    m_window->find("Move to …", "MenuItem");
    QCOMPARE(m_window->tree().named("Squire of the First Bell", "PopupMenu").size(), 1);
    m_window->key("Escape");
    m_window->waitFor("the menu to be closed by Escape", closed);

    m_window->click("Squire of the First Bell, Just entered");
    m_window->find("Move to …", "MenuItem");
    m_window->click(m_window->find("Row 4 column 5").rect.center());
    m_window->waitFor("the menu to be closed by a click elsewhere", closed);

    m_window->click("Squire of the First Bell, Just entered");
    m_window->find("Move to …", "MenuItem");
    m_window->key("ctrl+1");
    m_window->find("Decks", "Pane");
    m_window->key("ctrl+2");
    m_window->find("Goldfish table", "Pane");
    m_window->waitFor("the menu to be closed with its page", closed);
    QVERIFY(m_window->settle().says("Turn 3"));

    // A double click does the obvious: the first action of the menu, which then waits for a region.
    m_window->doubleClick("Squire of the First Bell, Just entered");
    m_window->waitUntilGone("Move to …", "MenuItem");
    m_window->click("Row 2 column 2");
    m_window->waitForText("Squire of the First Bell moved: Row 2 column 2");
}

void TestTableWindow::aCardIsDraggedFromTheHandToTheBoard()
{
    startGame();
    playSquire();
    QVERIFY(m_window->settle().says("Row 1 column 2, Face-down card, Squire of the First Bell"));
    // From the board to a pile, which no rule does: it is logged as done by hand.
    m_window->drag(m_window->find("Squire of the First Bell, Just entered").rect.center(),
                   m_window->find("Afterlife", "Button").rect.center());
    m_window->waitForText("Afterlife, 1 card");
    m_window->key("ctrl+z");
    m_window->waitForText("Afterlife, 0 cards");
    QVERIFY(m_window->settle().says("Squire of the First Bell, Just entered"));
}

void TestTableWindow::escapeClosesWhatIsOpenAndNeverLeavesThePage()
{
    startGame();
    m_window->click("Take damage …");
    m_window->waitForText("a number from 1 to 20");
    m_window->key("Escape");
    m_window->find("End turn", "Button");
    for (int press = 0; press < 3; ++press) m_window->key("Escape");
    QVERIFY(m_window->settle().has("Goldfish table", "Pane"));
    m_window->key("alt+Left");
    m_window->find("Deck editor", "Pane");
    for (int press = 0; press < 3; ++press) m_window->key("Escape");
    QVERIFY(m_window->settle().has("Deck editor", "Pane"));
}

void TestTableWindow::aNewHandIsUndoneAndAGameIsResumedAfterARestart()
{
    startGame();
    m_window->click("New hand");
    m_window->waitForText("Turn 0");
    m_window->click("Back to the previous game");
    m_window->waitForText("Turn 3");
    playSquire();

    m_window->close();
    m_window->open();
    m_window->key("ctrl+1");
    m_window->click("Bell and Bough", "ListItem");
    m_window->key("Return");
    m_window->click("Test opening hand");
    m_window->click("Games of this deck");
    m_window->click("Resume game");
    m_window->waitForText("Squire of the First Bell, Just entered");
    QVERIFY(m_window->settle().says("Turn 3"));
    m_window->close();
}

void TestTableWindow::everyTableAnswersToOneClick_data()
{
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QStringList>("clicks");
    QTest::addColumn<QString>("item");
    QTest::addColumn<QString>("menu");
    QTest::addColumn<QString>("result");
    QTest::newRow("zombinion: a pile of the supply")
        << "Prima partita" << QStringList{"Shoot all"} << "40 × Proiettili, has actions" << "" << "39 × Proiettili";
    QTest::newRow("war of the worlds: a piece on the map")
        << "Umani, mazzo iniziale" << QStringList() << "Tripod, has actions" << "*" << "";
}

/// One click is used once: it opens one menu, or does the only thing that can be done, and moves nothing.
void TestTableWindow::everyTableAnswersToOneClick()
{
    QFETCH(const QString, deck);
    QFETCH(const QStringList, clicks);
    QFETCH(const QString, item);
    QFETCH(const QString, menu);
    QFETCH(const QString, result);
    deal(deck);
    for (const QString& button : clicks) m_window->click(button);
    const ScreenItem used = m_window->find(item);
    m_window->click(used.rect.center());
    if (!menu.isEmpty()) {
        m_window->find(menu, "MenuItem");
        QCOMPARE(m_window->settle().named("*", "PopupMenu").size(), 1);
        m_window->key("Escape");
        m_window->waitFor("the menu to be closed", [](const ScreenTree& tree) { return !tree.has("*", "PopupMenu"); });
        QCOMPARE(m_window->find(item).rect, used.rect);
        if (result.isEmpty()) return;
        m_window->click(used.rect.center());
        m_window->click(menu, "MenuItem");
    }
    m_window->waitForText(result);
    if (menu.isEmpty()) QCOMPARE(m_window->find(result).rect, used.rect);
    m_window->key("ctrl+z");
    m_window->waitFor("the step back", [&](const ScreenTree& tree) { return tree.has(item); });
}

void TestTableWindow::regionsOfTheMapNeverOverlap()
{
    deal("Umani, mazzo iniziale");
    const ScreenTree tree = m_window->settle();
    QList<ScreenItem> regions;
    int boardDepth = -1;
    for (const ScreenItem& item : tree.items) {
        if (item.role == "Grouping" && item.name == "Board") boardDepth = item.depth;
        else if (boardDepth >= 0 && item.depth <= boardDepth) boardDepth = -1;
        else if (boardDepth >= 0 && item.depth == boardDepth + 1) regions.append(item);
    }
    QCOMPARE(regions.size(), 21);
    for (qsizetype i = 0; i < regions.size(); ++i)
        for (qsizetype j = i + 1; j < regions.size(); ++j)
            QVERIFY2(
                regions[i].rect.adjusted(1, 1, -1, -1).intersected(regions[j].rect.adjusted(1, 1, -1, -1)).isEmpty(),
                qPrintable(regions[i].name + " and " + regions[j].name));
}

void TestTableWindow::botsAndMapAreSetUpAtTheTable()
{
    deal("Umani, mazzo iniziale");
    m_window->click("Opponents…", "Button");
    m_window->click("Bots play", "Button");
    m_window->key("Escape");
    m_window->find("Against bots…", "Button");
    m_window->click("Map…", "Button");
    m_window->find("Map of the game", "Dialog");
    m_window->click("Name of the region", "EditableText");
    m_window->key("ctrl+a");
    m_window->type("The far north");
    m_window->key("Tab");
    m_window->click("Save map", "Button");
    m_window->waitUntilGone("Map of the game", "Dialog");
    m_window->waitFor("the renamed region",
                      [](const ScreenTree& tree) { return tree.has("The far north*", "Button"); });
    m_window->click("Map…", "Button");
    m_window->click("Restore the game's map", "Button");
    m_window->waitFor("the map of the game",
                      [](const ScreenTree& tree) { return tree.has("Western Highlands*", "Button"); });
}

#include "test_table_window.moc"
