// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/collection_fixture.h"
#include "tests/support/test_registry.h"

#include <QClipboard>
#include <QGuiApplication>

using namespace mazzo::tests;

/// What can be built with the free copies, while the built decks keep theirs.
class TestCollectionBuilds : public CollectionFixture {
    Q_OBJECT

private slots:
    void init() { start(); }
    void cleanup() { stop(); }
    void decksAreRankedAndShareTheCopies();
    void theWantListIsTheExactShortage();
    void builtDecksThatContendAreShown();
    void aPackingListSaysFromWhere();
    void buildingIsAStepThatCanBeUndone();
};

void TestCollectionBuilds::decksAreRankedAndShareTheCopies()
{
    BuildPanel& builds = *page().builds();
    QCOMPARE(builds.decks()->count(), 6);
    QVERIFY(builds.decks()->at(0, "lacking").toInt() > 0);
    CHECKED(addBox());
    for (int row = 0; row < 6; ++row) {
        QCOMPARE(builds.decks()->at(row, "lacking").toInt(), 0);
        QCOMPARE(builds.decks()->at(row, "percent").toInt(), 100);
    }
    CHECKED(save("name: Greedy\ngame: everzone\n[forces]\n2 Marine\n9 Veil\n"));
    const int greedy = deckRow("Greedy");
    QCOMPARE(greedy, 6);  // the only one that lacks something is last
    QVERIFY(builds.decks()->at(greedy, "lacking").toInt() > 0);
    QVERIFY(builds.decks()->at(greedy, "detail").toString().contains("Veil"));
    builds.setBuilt(greedy, true);
    CHECKED(settle());
    QVERIFY(builds.decks()->at(deckRow("Greedy"), "built").toBool());
    QCOMPARE(page().totals()->inDecks(), 11);
    builds.setBuilt(deckRow("Greedy"), false);
    CHECKED(settle());
    QCOMPARE(page().totals()->inDecks(), 0);
}

void TestCollectionBuilds::theWantListIsTheExactShortage()
{
    BuildPanel& builds = *page().builds();
    page().changeCopies("marine", 4);
    CHECKED(save("name: One\ngame: everzone\n[forces]\n3 Marine\n"));
    CHECKED(save("name: Two\ngame: everzone\n[forces]\n2 Marine\n1 Veil\n1 Nobody Knows It\n"));
    builds.toggle(deckRow("One"));
    QCOMPARE(builds.lacking(), 0);
    builds.toggle(deckRow("Two"));
    QCOMPARE(builds.chosenCount(), 2);
    QCOMPARE(builds.needed(), 7);
    QCOMPARE(builds.lacking(), 3);
    QCOMPARE(builds.wants()->count(), 3);
    for (int row = 0; row < 3; ++row) QCOMPARE(builds.wants()->at(row, "lacking").toInt(), 1);
    QVERIFY(!builds.wishesComplete());
    page().changeWishes("marine", 1);
    CHECKED(settle());
    builds.wantAll();
    CHECKED(settle());
    QCOMPARE(page().totals()->wanted(), 2);  // the wish for a Marine was there; the unknown card is wished for by name
    QCOMPARE(page().unknownCards()->at(0, "name").toString(), "Nobody Knows It");
    builds.copyWants();
    QVERIFY(QGuiApplication::clipboard()->text().contains("1 Marine\n"));
    page().undo();
    CHECKED(settle());
    QCOMPARE(page().totals()->wanted(), 1);
    builds.toggle(deckRow("One"));
    QCOMPARE(builds.chosenNames(), "Two");
    builds.chooseNone();
    QCOMPARE(builds.wants()->count(), 0);
}

void TestCollectionBuilds::builtDecksThatContendAreShown()
{
    BuildPanel& builds = *page().builds();
    page().changeCopies("marine", 4);
    CHECKED(save("name: One\ngame: everzone\n[forces]\n3 Marine\n"));
    CHECKED(save("name: Two\ngame: everzone\n[forces]\n2 Marine\n"));
    builds.setBuilt(deckRow("One"), true);
    CHECKED(settle());
    QCOMPARE(builds.conflicts()->count(), 0);
    QCOMPARE(shown("marine", CardList::Free).toInt(), 1);
    builds.setBuilt(deckRow("Two"), true);
    CHECKED(settle());
    QCOMPARE(builds.conflicts()->count(), 1);
    QCOMPARE(builds.conflicts()->at(0, "decks").toString(), "One, Two");
    QCOMPARE(shown("marine", CardList::Free).toInt(), -1);
    page().lots()->show("marine");
    QCOMPARE(page().lots()->decks()->count(), 2);
    builds.setBuilt(deckRow("One"), false);
    CHECKED(settle());
    QCOMPARE(builds.conflicts()->count(), 0);
    QCOMPARE(shown("marine", CardList::Free).toInt(), 2);
}

void TestCollectionBuilds::aPackingListSaysFromWhere()
{
    BuildPanel& builds = *page().builds();
    page().changeCopies("marine", 3);
    CHECKED(settle());
    page().lots()->show("marine");
    page().lots()->note(0, "place", "Box");
    CHECKED(settle());
    page().lots()->split(0, 1, "place", "Binder");
    CHECKED(save("name: One\ngame: everzone\n[forces]\n4 Marine\n"));
    builds.toggle(deckRow("One"));
    QCOMPARE(builds.packing()->count(), 3);
    QCOMPARE(builds.packing()->at(0, "place").toString(), "Box");
    QCOMPARE(builds.packing()->at(0, "amount").toInt(), 2);
    QCOMPARE(builds.packing()->at(1, "place").toString(), "Binder");
    QVERIFY(builds.packing()->at(2, "lacking").toBool());
}

void TestCollectionBuilds::buildingIsAStepThatCanBeUndone()
{
    BuildPanel& builds = *page().builds();
    page().changeCopies("marine", 4);
    CHECKED(save("name: One\ngame: everzone\n[forces]\n3 Marine\n"));
    const auto listedAsBuilt = [this] { return m_app->decks()->decks()->at(0, "built").toBool(); };
    builds.setBuilt(deckRow("One"), true);
    CHECKED(settle());
    QVERIFY(listedAsBuilt());
    QCOMPARE(page().undoText(), "deck built One");
    builds.setBuilt(deckRow("One"), true);  // it is: that is no step
    CHECKED(settle());
    page().undo();
    CHECKED(settle());
    QVERIFY(!builds.decks()->at(deckRow("One"), "built").toBool());
    QVERIFY(!listedAsBuilt());
    QCOMPARE(page().totals()->inDecks(), 0);
    QCOMPARE(page().totals()->owned(), 4);
    QCOMPARE(page().redoText(), "deck built One");
    page().redo();
    CHECKED(settle());
    QVERIFY(listedAsBuilt());
    QCOMPARE(page().totals()->inDecks(), 3);
    builds.setBuilt(deckRow("One"), false);
    CHECKED(settle());
    QCOMPARE(page().undoText(), "deck taken apart One");
    page().undo();
    CHECKED(settle());
    QCOMPARE(page().totals()->inDecks(), 3);
    // A deck that is gone does not stand in the way of what was done before.
    m_app->decks()->remove(m_app->decks()->decks()->at(0, "deckId").toString());
    CHECKED(settle());
    page().undo();
    page().undo();
    CHECKED(settle());
    QCOMPARE(page().problem(), QString());
    QVERIFY(page().empty());
}

MAZZO_TEST(TestCollectionBuilds)
#include "tst_collection_builds.moc"
