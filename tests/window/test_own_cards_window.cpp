// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/window/real_window.h"

#include <QtTest>

using namespace mazzo::tests;

/// A player's own cards, entered with the mouse and the keyboard, played, and handed on to somebody else.
class TestOwnCardsWindow : public QObject {
    Q_OBJECT

private slots:
    void ownCardsAreEnteredPlayedAndHandedOn();

private:
    void openCards(RealWindow& window) const;
    void enterByForm(RealWindow& window) const;
    void pasteTable(RealWindow& window) const;
    void buildDeck(RealWindow& window) const;
    /// The hands of the first three turns of a game that is dealt by a fixed seed.
    [[nodiscard]] QStringList playedHands(RealWindow& window) const;
};

MAZZO_TEST(TestOwnCardsWindow)

namespace {

constexpr int kByForm = 10;
constexpr int kByTable = 10;

QString cardName(int number) { return QStringLiteral("Dragon Q%1").arg(QChar('a' + number)); }

QString handOf(const ScreenTree& tree)
{
    QStringList names;
    for (const ScreenItem& item : tree.items)
        if (item.isVisible() && item.name.startsWith("Dragon Q")) names.append(item.name.left(cardName(0).size()));
    return names.join(' ');
}

void waitUntilLegal(RealWindow& window)
{
    window.waitFor("the verdict “legal”", [](const ScreenTree& tree) {
        return std::any_of(tree.items.begin(), tree.items.end(), [](const ScreenItem& item) {
            return item.isVisible() && item.name.compare("legal", Qt::CaseInsensitive) == 0;
        });
    });
}

}  // namespace

void TestOwnCardsWindow::openCards(RealWindow& window) const
{
    window.open();
    window.key("ctrl+4");
    window.find("Cards", "Pane");
    window.click("Game", "ComboBox");
    window.click("Sovereign", "ListItem");
    window.click("Edit cards");
    window.find("My cards", "Pane");
    window.waitForText("88 cards");
}

void TestOwnCardsWindow::enterByForm(RealWindow& window) const
{
    window.click("New card", "Button");
    for (int number = 0; number < kByForm; ++number) {
        window.waitFor("an empty form with the focus on the name", [](const ScreenTree& tree) {
            return tree.focused() != nullptr && tree.focused()->isNamed("Name") && tree.focused()->value.isEmpty();
        });
        const bool isClass = number == 0;
        window.type(cardName(number));
        window.key("Return");
        if (number < 2) window.type(isClass ? "Class" : "haer");  // the type of the last card stays
        window.key("Return");
        if (isClass) {
            window.type("5");
        } else {
            window.type(QString::number(1 + number % 4));
            window.key("Return");
            window.type("gr");
            window.key("Return");
            window.type("dragon");
            window.key("Return");
            window.type(QString::number(2 + number % 3));
        }
        window.key("alt+Return");
        window.waitForText("Saved: " + cardName(number));
    }
    window.key("Escape");
}

void TestOwnCardsWindow::pasteTable(RealWindow& window) const
{
    QString block = "Name\tType\tCost\tColours\tRace, class or school\tForce\n";
    for (int number = kByForm; number < kByForm + kByTable; ++number)
        block += cardName(number) + "\tHaerian\t2\tWhite\tdragon\t3\n";
    window.setClipboard(block);
    window.click("Paste table", "Button");
    window.waitForText("10 new cards");
    window.waitForText("108 cards");
}

void TestOwnCardsWindow::buildDeck(RealWindow& window) const
{
    window.key("ctrl+1");
    window.find("Decks", "Pane");
    window.key("ctrl+n");
    window.find("New deck", "Dialog");
    window.type("Dragons");
    window.click("Sovereign", "Button");
    window.find("Deck editor", "Pane");
    // One Class, twelve cards four times, one twice.
    int total = 0;
    for (int number = 0; number < 14; ++number) {
        const QString card = cardName(number);
        window.type(card.toLower());
        window.find(card, "ListItem");
        const int copies = number == 0 ? 1 : number == 13 ? 2 : 4;
        for (int copy = 0; copy < copies; ++copy) window.key("Return");
        // Not the line of the deck, which may be below the edge of the list.
        total += copies;
        window.waitForText(QString("Deck · %1 card").arg(total));
        window.key("Escape");
        window.waitFor("an empty search", [](const ScreenTree& tree) {
            const auto fields = tree.named("Search cards", "EditableText");
            return !fields.isEmpty() && fields.first().value.isEmpty();
        });
    }
}

QStringList TestOwnCardsWindow::playedHands(RealWindow& window) const
{
    window.click("Test opening hand");
    window.click("Seed *");
    window.find("Seed and saved game", "Dialog");
    window.key("ctrl+a");
    window.type("7");
    window.click("Deal");
    window.waitUntilGone("Seed and saved game", "Dialog");
    window.click("Got it");
    QStringList hands{handOf(window.settle())};
    window.click("Keep");
    window.click("Go first");
    for (int turn = 1; turn <= 3; ++turn) {
        window.waitForText("Turn " + QString::number(turn));
        hands.append(handOf(window.settle()));
        window.click("End turn");
    }
    return hands;
}

void TestOwnCardsWindow::ownCardsAreEnteredPlayedAndHandedOn()
{
    const Program program;
    QStringList hands;
    {
        RealWindow window(program);
        openCards(window);
        enterByForm(window);
        pasteTable(window);
        buildDeck(window);
        waitUntilLegal(window);
        hands = playedHands(window);
        window.close();
    }
    QVERIFY(hands.size() == 4 && hands.front().contains("Dragon"));
    QCOMPARE(program.run({"layer", "export", "sovereign", "-o", "dragons.zip"}).status, 0);
    QCOMPARE(program.run({"deck", "export", "Dragons", "-o", "dragons.deck"}).status, 0);

    const Program other;
    for (const char* file : {"dragons.zip", "dragons.deck"}) QVERIFY(QFile::copy(program.path(file), other.path(file)));
    QCOMPARE(other.run({"deck", "save", "dragons.deck"}).status, 0);
    QCOMPARE(other.run({"validate", "dragons.deck"}).status, 3);
    QCOMPARE(other.run({"layer", "import", "dragons.zip", "--json"}).object()["new"].toInt(), kByForm + kByTable);
    RealWindow window(other);
    window.open();
    window.click("Dragons", "ListItem");
    window.find("Deck editor", "Pane");
    waitUntilLegal(window);
    QCOMPARE(playedHands(window), hands);
    window.close();
}

#include "test_own_cards_window.moc"
