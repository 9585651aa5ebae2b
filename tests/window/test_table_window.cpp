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

private:
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

void TestTableWindow::startGame()
{
    m_window->open();
    m_window->click("Start with Bell and Bough", "Button");
    m_window->click("Test opening hand");
    m_window->click("Seed *");
    m_window->find("Seed and saved game", "Dialog");
    m_window->key("ctrl+a");
    m_window->type("7");
    m_window->click("Deal");
    m_window->waitUntilGone("Seed and saved game", "Dialog");
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

#include "test_table_window.moc"
