// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/collection_fixture.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>

using namespace mazzo::tests;

/// What a player owns: boxes, the table of cards, lots, and changes of many cards at once.
class TestCollectionPage : public CollectionFixture {
    Q_OBJECT

private slots:
    void init() { start(); }
    void cleanup() { stop(); }
    void aBoxFillsTheTotalsAndUndoEmptiesThem();
    void theTableShowsOnlyMyCardsUnlessAsked();
    void collectionWordsWorkInEverySearchBox();
    void aColumnSortsBothWays();
    void lotsAreEditedOneByOne();
    void chosenCardsAreChangedAtOnce();
    void askingForTooMuchIsSaidAndChangesNothing();
    void manyStepsAtOnceEndWhereTheyLead();
    void modelsKeepTheirPromises();
};

void TestCollectionPage::aBoxFillsTheTotalsAndUndoEmptiesThem()
{
    QVERIFY(page().known());
    QVERIFY(page().empty());
    QCOMPARE(page().undoText(), QString());
    CHECKED(addBox(2));
    QCOMPARE(page().totals()->owned(), 660);
    QCOMPARE(page().totals()->different(), 111);
    QCOMPARE(page().totals()->free(), 660);
    QVERIFY(page().undoText().startsWith("box added"));
    page().removeBoxes("everzone-base", 1);
    CHECKED(settle());
    QCOMPARE(page().totals()->owned(), 330);
    page().undo();
    page().undo();
    CHECKED(settle());
    QVERIFY(page().empty());
    page().redo();
    CHECKED(settle());
    QCOMPARE(page().totals()->owned(), 660);
    // Another game has a collection of its own.
    m_app->chooseGame("zombinion");
    CHECKED(settle());
    QCOMPARE(page().totals()->owned(), 0);
}

void TestCollectionPage::theTableShowsOnlyMyCardsUnlessAsked()
{
    QCOMPARE(cards().count(), 0);
    page().search()->setOnlyMine(false);
    CHECKED(settle());
    QCOMPARE(cards().count(), 111);
    page().search()->setOnlyMine(true);
    page().changeCopies("marine", 3);
    page().changeWishes("veil", 1);
    CHECKED(settle());
    QCOMPARE(cards().count(), 2);
    QCOMPARE(shown("marine", CardList::Owned).toInt(), 3);
    QCOMPARE(shown("veil", CardList::Wanted).toInt(), 1);
    // A question about the collection is asked of all cards.
    page().search()->setText("owned=0");
    CHECKED(settle());
    QCOMPARE(cards().count(), 110);
    page().changeCopies("marine", -3);
    CHECKED(settle());
    QCOMPARE(cards().count(), 111);
}

void TestCollectionPage::collectionWordsWorkInEverySearchBox()
{
    page().changeCopies("marine", 3);
    CHECKED(settle());
    page().lots()->show("marine");
    page().lots()->note(0, "place", "Binder 2");
    CHECKED(settle());
    page().lots()->lend(0, 1, "Ada");
    page().changeWishes("sniper", 2);
    CHECKED(save("name: Small\ngame: everzone\n[forces]\n4 Marine\n"));
    m_app->decks()->setBuilt(m_app->decks()->decks()->at(0, "deckId").toString(), true);
    m_app->openDeck(m_app->decks()->decks()->at(0, "deckId").toString());
    CHECKED(settle());
    for (CardSearch* search : {page().search(), m_app->search(), m_app->editor()->search()}) {
        search->setOnlyMine(false);
        for (const auto& [query, found] : {std::pair("owned=3", 1),
                                           {"free=0 owned>0", 1},
                                           {"lent>0", 1},
                                           {"wanted>=2", 1},
                                           {"indecks=4", 1},
                                           {"missing=2", 1},
                                           {"place:binder", 1},
                                           {"owned=0", 110}}) {
            search->setText(query);
            CHECKED(settle());
            QCOMPARE(search->result()->error(), QString());
            QCOMPARE(search->result()->undecided(), 0);
            QCOMPARE(search->result()->sure(), found);
        }
    }
}

void TestCollectionPage::aColumnSortsBothWays()
{
    CHECKED(addBox());
    page().sortBy("owned");
    CHECKED(settle());
    const int most = cards().data(cards().index(0), CardList::Owned).toInt();
    for (int row = 1; row < cards().count(); ++row)
        QVERIFY(cards().data(cards().index(row), CardList::Owned).toInt() <=
                cards().data(cards().index(row - 1), CardList::Owned).toInt());
    page().sortBy("owned");
    CHECKED(settle());
    QVERIFY(page().search()->backwards());
    QCOMPARE(cards().data(cards().index(cards().count() - 1), CardList::Owned).toInt(), most);
    page().lots()->show("marine");
    page().lots()->note(0, "place", "A first place");
    page().sortBy("place");
    CHECKED(settle());
    QCOMPARE(cards().cardIdAt(0), "marine");
    page().sortBy("name");
    CHECKED(settle());
    QCOMPARE(cards().cardIdAt(0), "acid-secretion");
}

void TestCollectionPage::lotsAreEditedOneByOne()
{
    CardLots& lots = *page().lots();
    lots.show("marine");
    QCOMPARE(lots.name(), "Marine");
    lots.add(4);
    CHECKED(settle());
    QCOMPARE(lots.owned(), 4);
    for (const auto& [field, value] : {std::pair("condition", "near mint"),
                                       {"language", "it"},
                                       {"finish", "foil"},
                                       {"place", " Box 1 "},
                                       {"note", "signed"},
                                       {"price", "1.50"},
                                       {"date", "2026-01-02"},
                                       {"printing", "first"}}) {
        lots.note(0, field, value);
        CHECKED(settle());
        QCOMPARE(lots.lots()->at(0, field).toString(), QString(value).trimmed());
    }
    lots.split(0, 1, "place", "Binder");
    CHECKED(settle());
    QCOMPARE(lots.lots()->count(), 2);
    QCOMPARE(lots.lots()->at(0, "amount").toInt(), 3);
    lots.lend(0, 2, "Ada");
    CHECKED(settle());
    QCOMPARE(lots.lent(), 2);
    QCOMPARE(page().borrowers()->at(0, "name").toString(), "Ada");
    QCOMPARE(page().borrowers()->at(0, "amount").toInt(), 2);
    int away = 0;
    while (lots.lots()->at(away, "lentTo").toString().isEmpty()) ++away;
    QVERIFY(!lots.lots()->at(away, "lentSince").toString().isEmpty());
    lots.giveBack(away, 1);
    CHECKED(settle());
    QCOMPARE(lots.lent(), 1);
    lots.setCount(0, 7);
    lots.want(2);
    CHECKED(settle());
    QCOMPARE(lots.wanted(), 2);
    const int wish = lots.lots()->count() - 1;
    QVERIFY(lots.lots()->at(wish, "wish").toBool());
    lots.note(wish, "priority", "5");
    CHECKED(settle());
    QCOMPARE(lots.lots()->at(wish, "priority").toInt(), 5);
    lots.remove(wish);
    CHECKED(settle());
    QCOMPARE(lots.wanted(), 0);
    while (!page().undoText().isEmpty()) {
        page().undo();
        CHECKED(settle());
    }
    QVERIFY(page().empty());
}

void TestCollectionPage::chosenCardsAreChangedAtOnce()
{
    CHECKED(addBox());
    cards().chooseBetween(2, 0);
    QCOMPARE(cards().chosenCount(), 3);
    page().noteChosen("condition", "played");
    CHECKED(settle());
    QCOMPARE(cards().chosenCount(), 3);
    page().lots()->show(cards().cardIdAt(1));
    QCOMPARE(page().lots()->lots()->at(0, "condition").toString(), "played");
    page().lendChosen("Bob", page().lendableCopies());
    CHECKED(settle());
    const int away = page().totals()->lent();
    QVERIFY(away >= 3);
    page().removeChosen();  // they are away
    CHECKED(settle());
    QCOMPARE(page().totals()->owned(), 330);
    page().returnChosen();
    page().wantChosen(2);
    CHECKED(settle());
    QCOMPARE(page().totals()->lent(), 0);
    QCOMPARE(page().totals()->wanted(), 6);
    page().removeChosen();
    CHECKED(settle());
    QCOMPARE(page().totals()->owned(), 330 - away);
    QCOMPARE(page().totals()->wanted(), 0);
    page().undo();
    CHECKED(settle());
    QCOMPARE(page().totals()->owned(), 330);
    QCOMPARE(page().totals()->wanted(), 6);
    cards().chooseAll();
    QCOMPARE(cards().chosenCount(), 111);
    page().noteChosen("place", "Everything");
    CHECKED(settle());
    page().search()->setText("place:everything");
    CHECKED(settle());
    QCOMPARE(cards().count(), 111);
    m_app->chooseGame("sovereign");
    CHECKED(settle());
    QCOMPARE(cards().chosenCount(), 0);
}

void TestCollectionPage::askingForTooMuchIsSaidAndChangesNothing()
{
    page().changeCopies("sea-arrow", -1);
    CHECKED(settle());
    QVERIFY2(page().problem().contains("Sea Arrow"), qPrintable(page().problem()));  // the card's name, not its id
    m_app->preferences()->setLanguage("it");
    page().changeCopies("sea-arrow", -1);
    CHECKED(settle());
    QVERIFY2(page().problem().contains("Freccia di Mare"), qPrintable(page().problem()));
    QVERIFY(page().empty());
    page().changeCopies("marine", 1);
    CHECKED(settle());
    QCOMPARE(page().problem(), QString());
    page().removeBoxes("everzone-base", 1);
    CHECKED(settle());
    QVERIFY(!page().problem().isEmpty());
    QCOMPARE(page().totals()->owned(), 1);
}

/// Who holds + down makes steps faster than they are read; each is there, and can be undone.
void TestCollectionPage::manyStepsAtOnceEndWhereTheyLead()
{
    for (int step = 0; step < 12; ++step) page().changeCopies("marine", 1);
    page().changeCopies("marine", -2);
    CHECKED(settle());
    QCOMPARE(shown("marine", CardList::Owned).toInt(), 10);
    QVERIFY(page().undoText().startsWith("removed"));
    for (int step = 0; step < 5; ++step) page().undo();
    CHECKED(settle());
    QCOMPARE(shown("marine", CardList::Owned).toInt(), 8);
    QVERIFY(!page().redoText().isEmpty());
    page().redo();
    CHECKED(settle());
    QCOMPARE(shown("marine", CardList::Owned).toInt(), 9);
}

void TestCollectionPage::modelsKeepTheirPromises()
{
    const QAbstractItemModelTester table(&cards());
    const QAbstractItemModelTester lots(page().lots()->lots());
    const QAbstractItemModelTester decks(page().builds()->decks());
    const QAbstractItemModelTester rows(page().imports()->rows());
    CHECKED(addBox());
    CHECKED(import("Count,Name\n2,Marine\n1,Marin\n"));
    page().imports()->setFilter("all");
    page().imports()->setFilter("guessed");
    QCOMPARE(page().imports()->rows()->count(), 1);
    CHECKED(store());
    page().lots()->show("marine");
    page().undo();
    CHECKED(settle());
    QCOMPARE(page().totals()->owned(), 330);
}

MAZZO_TEST(TestCollectionPage)
#include "tst_collection_page.moc"
