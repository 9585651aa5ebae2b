// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/window/real_window.h"

#include <QtTest>

using namespace mazzo::tests;

/// Cards, collection, import and sharing, the odds of a hand, and the way between the pages.
class TestPagesWindow : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theCardUnderThePointerIsShownWhole();
    void aCardsPageGoesBackToTheSearch();
    void rowsOfTheCollectionStayInPlace();
    void aListIsImportedAndShared();
    void aQuestionIsAskedWithoutItsFormula();
    void goingBackEndsAtTheDecks();
    void everyTableIsShownAfterEveryOther();

private:
    /// Adds a starter deck to the library, without a window.
    void addDeck(const QString& file) const;
    void openTable(const QString& deck);

    std::unique_ptr<Program> m_program;
    std::unique_ptr<RealWindow> m_window;
};

MAZZO_TEST(TestPagesWindow)

namespace {

/// Is a whole card shown next to the pointer, and is it this one?
bool showsWhole(const ScreenTree& tree, const QString& card) { return tree.has(card, "ToolTip"); }

}  // namespace

void TestPagesWindow::init()
{
    m_program = std::make_unique<Program>();
    m_window = std::make_unique<RealWindow>(*m_program);
}

void TestPagesWindow::cleanup()
{
    m_window.reset();
    m_program.reset();
}

void TestPagesWindow::addDeck(const QString& file) const
{
    const Outcome saved = m_program->run({"deck", "save", MAZZO_SOURCE_DIR "/carddata/games/" + file});
    QVERIFY2(saved.status == 0, saved.err.constData());
}

void TestPagesWindow::openTable(const QString& deck)
{
    m_window->key("ctrl+1");
    m_window->click(deck, "ListItem");
    m_window->find("Deck editor", "Pane");
    m_window->key("ctrl+t");
    m_window->find("Goldfish table", "Pane");
    m_window->waitFor("the table of " + deck, [&](const ScreenTree& tree) {
        return tree.has(deck, "Heading") && tree.has("Manual", "Button");
    });
}

void TestPagesWindow::theCardUnderThePointerIsShownWhole()
{
    m_window->open();
    m_window->key("ctrl+4");
    m_window->click("List", "Button");
    m_window->click("Search cards", "EditableText");
    m_window->type("gu");
    const QPoint gunlid = m_window->find("Gunlid", "ListItem").rect.center();
    m_window->moveTo(gunlid);
    m_window->waitFor("the whole card", [](const ScreenTree& tree) { return showsWhole(tree, "Gunlid"); });
    // Again after it was shown once, on another page, and gone when the pointer is.
    m_window->moveTo(m_window->find("Cards", "Heading").rect.center());
    m_window->waitFor("no card", [](const ScreenTree& tree) { return !showsWhole(tree, "Gunlid"); });
    m_window->moveTo(gunlid);
    m_window->waitFor("the card again", [](const ScreenTree& tree) { return showsWhole(tree, "Gunlid"); });
    m_window->key("ctrl+5");
    m_window->click("Show all cards");
    m_window->moveTo(m_window->find("Marine", "Row").rect.center());
    m_window->waitFor("a card of the collection", [](const ScreenTree& tree) { return showsWhole(tree, "Marine"); });
}

void TestPagesWindow::aCardsPageGoesBackToTheSearch()
{
    m_window->open();
    m_window->key("ctrl+4");
    m_window->find("Search cards", "EditableText");
    m_window->type("gunlid");
    m_window->click("Gunlid", "ListItem");
    m_window->find("Add to a deck", "Button");
    m_window->key("Escape");
    QVERIFY(m_window->settle().has("Add to a deck", "Button"));
    m_window->key("alt+Left");
    QCOMPARE(m_window->find("Search cards", "EditableText").value, "gunlid");
}

void TestPagesWindow::rowsOfTheCollectionStayInPlace()
{
    m_window->open();
    m_window->key("ctrl+5");
    m_window->click("Show all cards");
    const QRect row = m_window->find("Marine", "Row").rect;
    m_window->moveTo(row.center());
    const QPoint plus = m_window->find("Add one copy of Marine", "Button").rect.center();
    for (int copies = 1; copies <= 3; ++copies) {
        m_window->click(plus);
        m_window->waitForText(QString("%1 owned").arg(copies));
        QCOMPARE(m_window->find("Marine", "Row").rect, row);
    }
    m_window->click("Select Marine", "Button");
    m_window->waitForText("1 card selected");
    QCOMPARE(m_window->find("Marine", "Row").rect, row);
    // Lending asks how many, and to whom.
    m_window->click("Lend…", "Button");
    m_window->find("Lend the selected cards", "Dialog");
    m_window->type("Ada");
    m_window->click("Lend", "Button");
    m_window->waitForText("1 lent");
    m_window->key("ctrl+z");
    m_window->waitForText("0 lent");
}

void TestPagesWindow::aListIsImportedAndShared()
{
    m_window->open();
    m_window->key("ctrl+i");
    m_window->find("Import a deck", "Dialog");
    m_window->type("4 Firelord");
    m_window->key("Return");
    m_window->type("2 Sea Arow");
    m_window->waitForText("“Sea Arow” was read as “Sea Arrow”");
    m_window->click("Save as a new deck", "Button");
    m_window->find("Deck editor", "Pane");
    m_window->waitForText("Deck · 6 cards");
    m_window->key("ctrl+e");
    m_window->find("Share *", "Dialog");
    m_window->click("Markdown", "ListItem");
    m_window->waitForText("Firelord");
    m_window->key("Escape");
    m_window->waitUntilGone("Share *", "Dialog");
    QVERIFY(m_window->settle().has("Deck editor", "Pane"));
}

void TestPagesWindow::aQuestionIsAskedWithoutItsFormula()
{
    addDeck("everzone/decks/adam-finn.deck");
    m_window->open();
    openTable("Adam Finn");
    m_window->click("Number of cards: 1", "ComboBox");
    m_window->click("4", "ListItem");
    m_window->waitFor("the formula", [](const ScreenTree& tree) {
        const auto fields = tree.named("Ask about the hand", "EditableText");
        return !fields.isEmpty() && fields.first().value == "count(type:unit) >= 4";
    });
    m_window->click("Ask", "Button");
    m_window->waitForText("at least 4 units: exact");
    // A list of choices is closed by Escape, and with its page.
    m_window->click("How many: at least", "ComboBox");
    m_window->find("exactly", "ListItem");
    m_window->key("Escape");
    m_window->waitUntilGone("exactly", "ListItem");
    m_window->click("How many: at least", "ComboBox");
    m_window->find("exactly", "ListItem");
    m_window->key("ctrl+1");
    m_window->find("Decks", "Pane");
    m_window->waitUntilGone("exactly", "ListItem");
}

void TestPagesWindow::goingBackEndsAtTheDecks()
{
    addDeck("everzone/decks/adam-finn.deck");
    m_window->open();
    openTable("Adam Finn");
    m_window->key("alt+Left");
    m_window->find("Deck editor", "Pane");
    m_window->key("alt+Left");
    m_window->find("Decks", "Pane");
    // There is nothing further back.
    m_window->key("alt+Left");
    QVERIFY(m_window->settle().has("Decks", "Pane"));
}

/// What a table has and another has not comes and goes while the page is hidden: phases, a board, an opponent.
void TestPagesWindow::everyTableIsShownAfterEveryOther()
{
    addDeck("everzone/decks/adam-finn.deck");
    addDeck("sovereign/decks/d1-bell-and-bough.deck");
    addDeck("war-of-the-worlds/decks/humans.deck");
    addDeck("zombinion/decks/prima-partita.deck");
    m_window->open();
    const QString everzone = "Adam Finn", sovereign = "Bell and Bough", war = "Umani, mazzo iniziale",
                  zombinion = "Prima partita";
    // Each after each other one.
    for (const QString& deck : {everzone, sovereign, everzone, war, everzone, zombinion, sovereign, war, sovereign,
                                zombinion, war, zombinion, everzone}) {
        openTable(deck);
        if (deck == everzone) {
            const QRect opponent = m_window->find("By deck…", "Button").rect;
            QVERIFY(!opponent.intersects(m_window->find("Forces deck", "Button").rect));
        }
        if (deck == sovereign) {
            // All zones are visible, even in this window and with the hint of the page.
            QVERIFY(m_window->tree().has("Play your deck alone*", "Note"));
            const QRect realms = m_window->find("Realms, face down*", "List").rect;
            QVERIFY(realms.bottom() < m_window->find("Keep", "Button").rect.top());
        }
    }
}

#include "test_pages_window.moc"
