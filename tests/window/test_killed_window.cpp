// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/window/real_window.h"

#include <QRandomGenerator>
#include <QtTest>

using namespace mazzo::tests;

/// A window that is killed at any moment while a deck is edited: what another program has seen stored stays stored,
/// nothing appears that was not entered, and the next start works on.
class TestKilledWindow : public QObject {
    Q_OBJECT

private slots:
    void editsThatWereStoredSurvive();

private:
    /// The copies of the edited card in the stored deck, or -1 if the library cannot be read.
    [[nodiscard]] int storedCopies() const
    {
        static const QRegularExpression kLine("^(\\d+) Marine$", QRegularExpression::MultilineOption);
        const Outcome file = m_program.run({"deck", "export", "Edited"});
        return file.status == 0 ? kLine.match(QString::fromUtf8(file.out)).captured(1).toInt() : -1;
    }
    void openDeck(RealWindow& window) const;

    Program m_program;
};

void TestKilledWindow::openDeck(RealWindow& window) const
{
    window.open();
    // The first start shows the decks; later ones, the editor that was killed.
    if (!window.tree().has("Deck editor", "Pane")) window.doubleClick("Edited*", "ListItem");
    window.find("Deck editor", "Pane");
}

void TestKilledWindow::editsThatWereStoredSurvive()
{
    m_program.write("deck.deck", "name: Edited\ngame: everzone\n[forces]\n1 Marine\n");
    QCOMPARE(m_program.run({"deck", "save", "deck.deck"}).status, 0);
    m_program.write("deck.deck", "name: Other\ngame: everzone\n[forces]\n7 Veil\n");
    QCOMPARE(m_program.run({"deck", "save", "deck.deck"}).status, 0);
    const QByteArray other = m_program.run({"deck", "export", "Other"}).out;
    RealWindow window(m_program);
    QRandomGenerator random(20);
    const int kills = qEnvironmentVariableIsSet("MAZZO_LONG_TESTS") ? 500 : 20;
    int copies = 1;
    for (int kill = 0; kill < kills; ++kill) {
        openDeck(window);
        const QPoint more = window.find("Add one copy of Marine").rect.center();
        if (QTest::currentTestFailed()) return;
        const int clicks = random.bounded(4);
        for (int click = 0; click < clicks; ++click) window.click(more);
        if (random.bounded(2) == 0) QTRY_COMPARE_WITH_TIMEOUT(storedCopies(), copies + clicks, 60'000);
        const int seen = storedCopies();
        window.click(more);
        QTest::qWait(random.bounded(60));
        window.kill();
        const int stored = storedCopies();
        QVERIFY2(stored >= seen && stored <= copies + clicks + 1,
                 qPrintable(QString("%1 copies; %2 were stored, %3 clicked").arg(stored).arg(seen).arg(clicks + 1)));
        QCOMPARE(m_program.run({"deck", "export", "Other"}).out, other);
        copies = stored;
    }
}

MAZZO_TEST(TestKilledWindow)
#include "test_killed_window.moc"
