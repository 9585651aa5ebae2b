// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/table_fixture.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;

/// Games that are kept with their deck, and the way back from a new hand.
class TestKeptGames : public TableFixture {
    Q_OBJECT

    [[nodiscard]] KeptGames& kept() const { return *table().kept(); }
    [[nodiscard]] QString at(int row, const char* role) const { return kept().games()->at(row, role).toString(); }
    void keepHand() const
    {
        const int keep = button("Keep");
        QVERIFY(keep >= 0);
        table().actions()->press(keep);
        QCOMPARE(table().session()->done(), std::size_t{1});
    }

private slots:
    void init()
    {
        CHECKED(start());
        CHECKED(test("sovereign"));
    }
    void cleanup() { stop(); }

    void aHandThatWasOnlyLookedAtIsNotKept()
    {
        kept().flush();
        QCOMPARE(kept().count(), 0);
        CHECKED(keepHand());
        kept().flush();
        QTRY_COMPARE(kept().count(), 1);
        QVERIFY(kept().games()->at(0, "current").toBool());
    }
    void aNewHandIsUndone()
    {
        CHECKED(keepHand());
        const QString before = table().sessionText();
        table().newHand();
        QVERIFY(table().sessionText() != before);
        QVERIFY(table().canUndo() && table().undoesHand());
        const QString after = table().sessionText();
        table().undo();
        QCOMPARE(table().sessionText(), before);
        QCOMPARE(table().seed(), "7");
        QVERIFY(!table().undoesHand());
        QVERIFY(table().canRedo());
        table().redo();
        QCOMPARE(table().sessionText(), after);
        // Going back and doing something else forgets the hand that was undone.
        table().undo();
        table().undo();
        CHECKED(keepHand());
        QVERIFY(!table().canRedo());
    }
    void eachGameIsStoredOnceAndGoesOnAfterUndo()
    {
        CHECKED(keepHand());
        table().newHand();
        CHECKED(keepHand());
        kept().flush();
        QTRY_COMPARE(kept().count(), 2);
        table().undo();
        table().undo();
        QCOMPARE(table().seed(), "7");
        QVERIFY(table().session()->done() == 1);
        table().undo();
        CHECKED(keepHand());
        kept().flush();
        QTRY_COMPARE(kept().count(), 2);
    }
    void aGameIsNamedResumedAndDeleted()
    {
        CHECKED(keepHand());
        const QString first = table().sessionText();
        kept().flush();
        QTRY_COMPARE(kept().count(), 1);
        const QString id = at(0, "gameId");
        kept().rename(id, "  The good one ");
        QTRY_COMPARE(at(0, "title"), "The good one");
        table().newHand();
        CHECKED(keepHand());
        kept().resume(id);
        QTRY_COMPARE(table().sessionText(), first);
        QVERIFY(!table().deck()->deckId().isEmpty());
        QTRY_COMPARE(kept().count(), 2);
        QCOMPARE(kept().currentId(), id);
        kept().remove(id);
        QTRY_COMPARE(kept().count(), 1);
        QVERIFY2(table().playing(), "the game on the table goes on");
        kept().flush();
        QCOMPARE(kept().count(), 1);
        kept().resume(id);
        QTRY_VERIFY(!kept().problem().isEmpty());
    }
    void theGameIsOnTheTableAfterARestart()
    {
        CHECKED(keepHand());
        const QString text = table().sessionText();
        const QString deck = table().deck()->deckId();
        m_app->rememberPage();
        m_app.reset();
        CHECKED(restart());
        QCOMPARE(m_app->navigation()->page(), Navigation::Page::Goldfish);
        QTRY_COMPARE(table().sessionText(), text);
        QCOMPARE(table().deck()->deckId(), deck);
        QTRY_COMPARE(kept().count(), 1);
    }
    void whatWasDoneLastIsKeptWhenTheProgramEnds()
    {
        CHECKED(keepHand());
        const QString deck = table().deck()->deckId();
        m_app.reset();
        CHECKED(restart());
        m_app->openDeck(deck);
        m_app->testHand();
        QTRY_COMPARE(kept().count(), 1);
    }
    void aHandInWhichNothingWasDoneLeavesItsDeck()
    {
        m_app->rememberPage();
        m_app.reset();
        CHECKED(restart());
        QCOMPARE(m_app->navigation()->page(), Navigation::Page::Editor);
    }
    void gamesOfAnotherDeckAreNotListed()
    {
        CHECKED(keepHand());
        kept().flush();
        QTRY_COMPARE(kept().count(), 1);
        CHECKED(test("everzone"));
        kept().flush();
        QCOMPARE(kept().count(), 0);
    }
};

MAZZO_TEST(TestKeptGames)
#include "tst_kept_games.moc"
