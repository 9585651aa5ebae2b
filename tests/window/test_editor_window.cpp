// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/window/real_window.h"

#include <QtTest>

using namespace mazzo::tests;

/// The deck editor, used with the mouse, and with the keyboard alone.
class TestEditorWindow : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void cardsAreAddedByMouseWithoutMoving();
    void aDeckIsBuiltWithTheKeyboardAlone();
    void cardsOfAStackAreTaggedAndRemovedTogether();
    void theDeckIsEditedAsText();

private:
    /// The copies of a card in the stored deck.
    [[nodiscard]] int storedCopies(const QString& deck, const QString& card) const;

    std::unique_ptr<Program> m_program;
    std::unique_ptr<RealWindow> m_window;
};

MAZZO_TEST(TestEditorWindow)

void TestEditorWindow::init()
{
    m_program = std::make_unique<Program>();
    m_window = std::make_unique<RealWindow>(*m_program);
}

void TestEditorWindow::cleanup()
{
    m_window.reset();
    m_program.reset();
}

int TestEditorWindow::storedCopies(const QString& deck, const QString& card) const
{
    const QRegularExpression line("^(\\d+) " + QRegularExpression::escape(card) + "$",
                                  QRegularExpression::MultilineOption);
    const Outcome file = m_program->run({"deck", "export", deck});
    return line.match(QString::fromUtf8(file.out)).captured(1).toInt();
}

void TestEditorWindow::cardsAreAddedByMouseWithoutMoving()
{
    m_window->open();
    m_window->click("New deck", "Button");
    m_window->type("Gunners");
    m_window->click("EverZone", "Button");
    m_window->click("Only cards that can be added without breaking a rule");
    m_window->key("Escape");
    m_window->settle();
    m_window->click("Search cards", "EditableText");
    m_window->type("gun");
    m_window->waitForText("Cards with “gun” in the name");
    const ScreenItem card = m_window->find("Gunlid", "ListItem");
    for (int copy = 1; copy <= 3; ++copy) {
        m_window->click(card.rect.center());
        m_window->waitForText(QString("%1 × Gunlid").arg(copy));
        QCOMPARE(m_window->find("Gunlid", "ListItem").rect, card.rect);
    }
    m_window->click("Remove one copy of Gunlid");
    m_window->waitForText("2 × Gunlid");
    m_window->key("ctrl+z");
    m_window->waitForText("3 × Gunlid");
    m_window->close();
    QCOMPARE(storedCopies("Gunners", "Gunlid"), 3);
}

void TestEditorWindow::aDeckIsBuiltWithTheKeyboardAlone()
{
    m_window->open();
    m_window->key("ctrl+n");
    m_window->find("New deck", "Dialog");
    m_window->type("By keys");
    m_window->key("Tab");
    m_window->waitFor("the focus on the first game",
                      [](const ScreenTree& tree) { return tree.focused() && tree.focused()->isNamed("EverZone"); });
    m_window->key("Return");
    m_window->find("Deck editor", "Pane");
    const QList<std::pair<QString, int>> cards{{"Meraud", 1}, {"Gunlid", 2}, {"Manticore", 1}};
    for (const auto& [card, copies] : cards) {
        m_window->type(card.toLower());
        m_window->find(card, "ListItem");
        for (int copy = 0; copy < copies; ++copy) m_window->key("Return");
        m_window->waitForText(QString("%1 × %2").arg(copies).arg(card));
        m_window->key("Escape");  // clears the search
        m_window->waitFor("an empty search", [](const ScreenTree& tree) {
            const auto fields = tree.named("Search cards", "EditableText");
            return !fields.isEmpty() && fields.first().value.isEmpty();
        });
    }
    m_window->key("ctrl+z");
    m_window->waitForText("Deck · 3 cards");
    m_window->key("ctrl+y");
    m_window->waitForText("Deck · 4 cards");
    QVERIFY(m_window->settle().has("Deck editor", "Pane"));
    m_window->close();
    for (const auto& [card, copies] : cards) QCOMPARE(storedCopies("By keys", card), copies);
}

void TestEditorWindow::cardsOfAStackAreTaggedAndRemovedTogether()
{
    m_window->open();
    m_window->click("New deck", "Button");
    m_window->click("Meraud", "ListItem");
    m_window->find("Deck editor", "Pane");
    m_window->click("Stacks", "Button");
    m_window->click("Units: *", "Button");
    m_window->waitForText("cards selected");
    m_window->click("Tags…", "Button");
    m_window->type("front");
    m_window->key("Return");
    m_window->waitFor("the new tag", [](const ScreenTree& tree) { return tree.has("front", "Button"); });
    m_window->key("Escape");
    m_window->click("Remove", "Button");
    m_window->waitForText("removed.");
    m_window->close();
    QCOMPARE(storedCopies("Meraud", "Manticore"), 0);
}

void TestEditorWindow::theDeckIsEditedAsText()
{
    m_window->open();
    m_window->click("New deck", "Button");
    m_window->click("Meraud", "ListItem");
    m_window->find("Deck editor", "Pane");
    m_window->key("ctrl+shift+e");
    m_window->find("Deck as text", "Dialog");
    m_window->key("ctrl+End");
    m_window->type("99999 Gunlid");
    m_window->waitForText("1 error");
    m_window->key("ctrl+z");
    m_window->key("ctrl+End");
    m_window->key("shift+Home");
    m_window->type("3 Sniper");
    m_window->waitForText("cards");
    m_window->key("ctrl+Return");
    m_window->waitUntilGone("Deck as text", "Dialog");
    m_window->close();
    QVERIFY(storedCopies("Meraud", "Sniper") >= 3);
}

#include "test_editor_window.moc"
