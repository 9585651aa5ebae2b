#include "app/desktop/shell/app_model.h"
#include "tests/app/desktop/temporary_library.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>

using namespace mazzo;

/// What a player does with a collection: fill it, look at it, lend, want, build, import, undo.
class TestCollectionPage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aBoxFillsTheTotalsAndUndoEmptiesThem();
    void theTableShowsOnlyMyCardsUnlessAsked();
    void collectionWordsWorkInEverySearchBox();
    void aColumnSortsBothWays();
    void lotsAreEditedOneByOne();
    void chosenCardsAreChangedAtOnce();
    void decksAreRankedAndShareTheCopies();
    void theWantListIsTheExactShortage();
    void builtDecksThatContendAreShown();
    void aPackingListSaysFromWhere();
    void anImportIsReportedCorrectedAndStoredAsOneStep();
    void theSameFileIsNoticed();
    void aBadFileIsRefusedWhole_data();
    void aBadFileIsRefusedWhole();
    void whatIsExportedComesBackTheSame();
    void strangersAreKeptAndCanBeIdentified();
    void askingForTooMuchIsSaidAndChangesNothing();
    void modelsKeepTheirPromises();

private:
    [[nodiscard]] CollectionPage& page() const { return *m_app->collection(); }
    [[nodiscard]] CardList& cards() const { return *page().search()->cards(); }
    void settle() const { QTRY_VERIFY_WITH_TIMEOUT(!page().busy() && !m_app->decks()->busy() && !m_app->search()->busy() && !m_app->editor()->busy(), 20'000); }
    [[nodiscard]] QVariant shown(const QString& cardId, CardList::Role role) const { return cards().data(cards().index(cards().rowOf(cardId)), role); }
    void addBox(int boxes = 1) const
    {
        page().addBoxes("everzone-base", boxes, "Box A");
        settle();
    }
    [[nodiscard]] int deckRow(const QString& name) const
    {
        for (int row = 0; row < page().builds()->decks()->count(); ++row)
            if (page().builds()->decks()->at(row, "name").toString().startsWith(name)) return row;
        return -1;
    }
    void save(const QString& text) const
    {
        (void)m_app->decks()->takeText(text);
        settle();
    }
    void import(const QByteArray& content, const QString& name = "file.csv") const
    {
        QFile file(m_library->file(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        page().imports()->read(QUrl::fromLocalFile(file.fileName()));
        QTRY_VERIFY(page().imports()->state() == "report" || page().imports()->state() == "refused");
    }
    void store() const
    {
        page().imports()->store();
        QTRY_VERIFY(page().imports()->state() != "storing");
        settle();
    }

    std::unique_ptr<TemporaryLibrary> m_library;
    std::unique_ptr<AppModel> m_app;
};

void TestCollectionPage::init()
{
    m_library = std::make_unique<TemporaryLibrary>();
    m_app = std::make_unique<AppModel>(AppModel::Memory::Library);
    m_app->open();
    m_app->preferences()->setLanguage("en");
    m_app->chooseGame("everzone");
    settle();
}

void TestCollectionPage::cleanup()
{
    m_app.reset();
    m_library.reset();
}

void TestCollectionPage::aBoxFillsTheTotalsAndUndoEmptiesThem()
{
    QVERIFY(page().known());
    QVERIFY(page().empty());
    QCOMPARE(page().undoWords(), QString());
    addBox(2);
    QCOMPARE(page().owned(), 660);
    QCOMPARE(page().different(), 111);
    QCOMPARE(page().free(), 660);
    QVERIFY(page().undoWords().startsWith("box added"));
    page().takeBackBoxes("everzone-base", 1);
    settle();
    QCOMPARE(page().owned(), 330);
    page().undo();
    page().undo();
    settle();
    QVERIFY(page().empty());
    page().redo();
    settle();
    QCOMPARE(page().owned(), 660);
    // Another game has a collection of its own.
    m_app->chooseGame("zombinion");
    settle();
    QCOMPARE(page().owned(), 0);
}

void TestCollectionPage::theTableShowsOnlyMyCardsUnlessAsked()
{
    QCOMPARE(cards().count(), 0);
    page().search()->setOnlyMine(false);
    settle();
    QCOMPARE(cards().count(), 111);
    page().search()->setOnlyMine(true);
    page().changeCopies("marine", 3);
    page().changeWishes("veil", 1);
    settle();
    QCOMPARE(cards().count(), 2);
    QCOMPARE(shown("marine", CardList::Owned).toInt(), 3);
    QCOMPARE(shown("veil", CardList::Wanted).toInt(), 1);
    // A question about the collection is asked of all cards.
    page().search()->setText("owned=0");
    settle();
    QCOMPARE(cards().count(), 110);
    page().changeCopies("marine", -3);
    settle();
    QCOMPARE(cards().count(), 111);
}

void TestCollectionPage::collectionWordsWorkInEverySearchBox()
{
    page().changeCopies("marine", 3);
    settle();
    page().lots()->show("marine");
    page().lots()->note(0, "place", "Binder 2");
    settle();
    page().lots()->lend(0, 1, "Ada");
    page().changeWishes("sniper", 2);
    save("name: Small\ngame: everzone\n[forces]\n4 Marine\n");
    m_app->decks()->setBuilt(m_app->decks()->decks()->at(0, "deckId").toString(), true);
    m_app->openDeck(m_app->decks()->decks()->at(0, "deckId").toString());
    settle();
    for (CardSearch* search : {page().search(), m_app->search(), m_app->editor()->search()}) {
        search->setOnlyMine(false);
        for (const auto& [query, found] : {std::pair("owned=3", 1), {"free=0 owned>0", 1}, {"lent>0", 1}, {"wanted>=2", 1}, {"indecks=4", 1}, {"missing=2", 1}, {"place:binder", 1}, {"owned=0", 110}}) {
            search->setText(query);
            settle();
            QCOMPARE(search->error(), QString());
            QCOMPARE(search->undecided(), 0);
            QCOMPARE(search->sure(), found);
        }
    }
}

void TestCollectionPage::aColumnSortsBothWays()
{
    addBox();
    page().sortBy("owned");
    settle();
    const int most = cards().data(cards().index(0), CardList::Owned).toInt();
    for (int row = 1; row < cards().count(); ++row) QVERIFY(cards().data(cards().index(row), CardList::Owned).toInt() <= cards().data(cards().index(row - 1), CardList::Owned).toInt());
    page().sortBy("owned");
    settle();
    QVERIFY(page().search()->backwards());
    QCOMPARE(cards().data(cards().index(cards().count() - 1), CardList::Owned).toInt(), most);
    page().lots()->show("marine");
    page().lots()->note(0, "place", "A first place");
    page().sortBy("place");
    settle();
    QCOMPARE(cards().cardIdAt(0), "marine");
    page().sortBy("name");
    settle();
    QCOMPARE(cards().cardIdAt(0), "acid-secretion");
}

void TestCollectionPage::lotsAreEditedOneByOne()
{
    CardLots& lots = *page().lots();
    lots.show("marine");
    QCOMPARE(lots.name(), "Marine");
    lots.add(4);
    settle();
    QCOMPARE(lots.owned(), 4);
    for (const auto& [field, value] : {std::pair("condition", "near mint"), {"language", "it"}, {"finish", "foil"}, {"place", " Box 1 "}, {"note", "signed"}, {"price", "1.50"}, {"date", "2026-01-02"}, {"printing", "first"}}) {
        lots.note(0, field, value);
        settle();
        QCOMPARE(lots.lots()->at(0, field).toString(), QString(value).trimmed());
    }
    lots.split(0, 1, "place", "Binder");
    settle();
    QCOMPARE(lots.lots()->count(), 2);
    QCOMPARE(lots.lots()->at(0, "amount").toInt(), 3);
    lots.lend(0, 2, "Ada");
    settle();
    QCOMPARE(lots.lent(), 2);
    QCOMPARE(page().borrowers()->at(0, "name").toString(), "Ada");
    QCOMPARE(page().borrowers()->at(0, "amount").toInt(), 2);
    int away = 0;
    while (lots.lots()->at(away, "lentTo").toString().isEmpty()) ++away;
    QVERIFY(!lots.lots()->at(away, "lentSince").toString().isEmpty());
    lots.giveBack(away, 1);
    settle();
    QCOMPARE(lots.lent(), 1);
    lots.setCount(0, 7);
    lots.want(2);
    settle();
    QCOMPARE(lots.wanted(), 2);
    const int wish = lots.lots()->count() - 1;
    QVERIFY(lots.lots()->at(wish, "wish").toBool());
    lots.note(wish, "priority", "5");
    settle();
    QCOMPARE(lots.lots()->at(wish, "priority").toInt(), 5);
    lots.remove(wish);
    settle();
    QCOMPARE(lots.wanted(), 0);
    while (!page().undoWords().isEmpty()) {
        page().undo();
        settle();
    }
    QVERIFY(page().empty());
}

void TestCollectionPage::chosenCardsAreChangedAtOnce()
{
    addBox();
    cards().chooseBetween(2, 0);
    QCOMPARE(cards().chosenCount(), 3);
    page().noteChosen("condition", "played");
    settle();
    QCOMPARE(cards().chosenCount(), 3);
    page().lots()->show(cards().cardIdAt(1));
    QCOMPARE(page().lots()->lots()->at(0, "condition").toString(), "played");
    page().lendChosen("Bob");
    settle();
    const int away = page().lent();
    QVERIFY(away >= 3);
    page().removeChosen();   // they are away
    settle();
    QCOMPARE(page().owned(), 330);
    page().returnChosen();
    page().wantChosen(2);
    settle();
    QCOMPARE(page().lent(), 0);
    QCOMPARE(page().wanted(), 6);
    page().removeChosen();
    settle();
    QCOMPARE(page().owned(), 330 - away);
    QCOMPARE(page().wanted(), 0);
    page().undo();
    settle();
    QCOMPARE(page().owned(), 330);
    QCOMPARE(page().wanted(), 6);
    cards().chooseAll();
    QCOMPARE(cards().chosenCount(), 111);
    page().noteChosen("place", "Everything");
    settle();
    page().search()->setText("place:everything");
    settle();
    QCOMPARE(cards().count(), 111);
    m_app->chooseGame("sovereign");
    settle();
    QCOMPARE(cards().chosenCount(), 0);
}

void TestCollectionPage::decksAreRankedAndShareTheCopies()
{
    BuildPanel& builds = *page().builds();
    QCOMPARE(builds.decks()->count(), 6);
    QVERIFY(builds.decks()->at(0, "lacking").toInt() > 0);
    addBox();
    for (int row = 0; row < 6; ++row) {
        QCOMPARE(builds.decks()->at(row, "lacking").toInt(), 0);
        QCOMPARE(builds.decks()->at(row, "percent").toInt(), 100);
    }
    save("name: Greedy\ngame: everzone\n[forces]\n2 Marine\n9 Veil\n");
    const int greedy = deckRow("Greedy");
    QCOMPARE(greedy, 6);   // the only one that lacks something is last
    QVERIFY(builds.decks()->at(greedy, "lacking").toInt() > 0);
    QVERIFY(builds.decks()->at(greedy, "detail").toString().contains("Veil"));
    builds.setBuilt(greedy, true);
    settle();
    QVERIFY(builds.decks()->at(deckRow("Greedy"), "built").toBool());
    QCOMPARE(page().inDecks(), 11);
    builds.setBuilt(deckRow("Greedy"), false);
    settle();
    QCOMPARE(page().inDecks(), 0);
}

void TestCollectionPage::theWantListIsTheExactShortage()
{
    BuildPanel& builds = *page().builds();
    page().changeCopies("marine", 4);
    save("name: One\ngame: everzone\n[forces]\n3 Marine\n");
    save("name: Two\ngame: everzone\n[forces]\n2 Marine\n1 Veil\n1 Nobody Knows It\n");
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
    settle();
    builds.wantAll();
    settle();
    QCOMPARE(page().wanted(), 2);   // the wish for a Marine was there; the stranger is wished for by name
    QCOMPARE(page().strangers()->at(0, "name").toString(), "Nobody Knows It");
    builds.copyWants();
    QVERIFY(QGuiApplication::clipboard()->text().contains("1 Marine\n"));
    page().undo();
    settle();
    QCOMPARE(page().wanted(), 1);
    builds.toggle(deckRow("One"));
    QCOMPARE(builds.chosenNames(), "Two");
    builds.chooseNone();
    QCOMPARE(builds.wants()->count(), 0);
}

void TestCollectionPage::builtDecksThatContendAreShown()
{
    BuildPanel& builds = *page().builds();
    page().changeCopies("marine", 4);
    save("name: One\ngame: everzone\n[forces]\n3 Marine\n");
    save("name: Two\ngame: everzone\n[forces]\n2 Marine\n");
    builds.setBuilt(deckRow("One"), true);
    settle();
    QCOMPARE(builds.conflicts()->count(), 0);
    QCOMPARE(shown("marine", CardList::Free).toInt(), 1);
    builds.setBuilt(deckRow("Two"), true);
    settle();
    QCOMPARE(builds.conflicts()->count(), 1);
    QCOMPARE(builds.conflicts()->at(0, "decks").toString(), "One, Two");
    QCOMPARE(shown("marine", CardList::Free).toInt(), -1);
    page().lots()->show("marine");
    QCOMPARE(page().lots()->decks()->count(), 2);
    builds.setBuilt(deckRow("One"), false);
    settle();
    QCOMPARE(builds.conflicts()->count(), 0);
    QCOMPARE(shown("marine", CardList::Free).toInt(), 2);
}

void TestCollectionPage::aPackingListSaysFromWhere()
{
    BuildPanel& builds = *page().builds();
    page().changeCopies("marine", 3);
    settle();
    page().lots()->show("marine");
    page().lots()->note(0, "place", "Box");
    settle();
    page().lots()->split(0, 1, "place", "Binder");
    save("name: One\ngame: everzone\n[forces]\n4 Marine\n");
    builds.toggle(deckRow("One"));
    QCOMPARE(builds.packing()->count(), 3);
    QCOMPARE(builds.packing()->at(0, "place").toString(), "Box");
    QCOMPARE(builds.packing()->at(0, "amount").toInt(), 2);
    QCOMPARE(builds.packing()->at(1, "place").toString(), "Binder");
    QVERIFY(builds.packing()->at(2, "lacking").toBool());
}

void TestCollectionPage::anImportIsReportedCorrectedAndStoredAsOneStep()
{
    CollectionImport& import = *page().imports();
    this->import("Quantity,Card Name,Folder Name\n2,Marine,Box\n1,Marin,Box\n3,Nothing At All,Box\n1,Also Nothing,Box\n0,Veil,\n");
    QCOMPARE(import.state(), "report");
    QCOMPARE(import.matched(), 1);
    QCOMPARE(import.guessed(), 1);
    QCOMPARE(import.unknown(), 2);
    QCOMPARE(import.ignored(), 1);
    QCOMPARE(import.filter(), "open");
    QCOMPARE(import.rows()->count(), 3);
    QVERIFY(page().empty());
    // What was guessed is offered; what is unknown can be typed or left out.
    QCOMPARE(import.rows()->at(0, "meant").toString(), "Marine");
    QVERIFY(!import.take(1, "No such card"));
    QVERIFY(import.take(1, "sniper"));
    QVERIFY(import.rows()->at(1, "corrected").toBool());
    QCOMPARE(import.rows()->at(1, "meant").toString(), "Sniper");
    const int leaveOut = static_cast<int>(import.rows()->at(2, "choices").toList().size()) - 1;
    import.choose(2, leaveOut);
    QCOMPARE(import.ignored(), 2);
    import.choose(2, leaveOut - 1);
    QCOMPARE(import.ignored(), 1);
    import.choose(2, leaveOut);
    store();
    QCOMPARE(import.state(), "stored");
    QCOMPARE(shown("marine", CardList::Owned).toInt(), 3);
    QCOMPARE(shown("sniper", CardList::Owned).toInt(), 3);
    QCOMPARE(page().strangers()->count(), 0);
    page().undo();
    settle();
    QVERIFY(page().empty());
    page().redo();
    settle();
    QCOMPARE(page().owned(), 6);
}

void TestCollectionPage::theSameFileIsNoticed()
{
    const QByteArray file = "Count,Name\n2,Marine\n";
    import(file);
    QCOMPARE(page().imports()->before(), QString());
    store();
    import(file, "another-name.csv");
    QVERIFY(!page().imports()->before().isEmpty());
    page().imports()->cancel();
    QCOMPARE(page().owned(), 2);
    import(file);
    store();   // the player was told, and wants it
    QCOMPARE(page().owned(), 4);
    page().undo();
    page().undo();
    settle();
    import(file);
    QCOMPARE(page().imports()->before(), QString());
}

void TestCollectionPage::aBadFileIsRefusedWhole_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("mistake");
    QTest::newRow("an open quote") << QByteArray("Count,Name\n2,\"Marine\n") << "file.csv:2";
    QTest::newRow("a negative count") << QByteArray("Count,Name\n2,Marine\n-1,Veil\n") << "file.csv:3";
    QTest::newRow("a wrong separator") << QByteArray("Count^Name\n2^Marine\n") << "separator";
    QTest::newRow("more cells than heads") << QByteArray("Count,Name\n2,Marine,x,y\n") << "file.csv:2";
    QTest::newRow("no text at all") << QByteArray("\0\1\2\3\0\0", 6) << "UTF-8";
    QTest::newRow("nothing") << QByteArray() << "empty";
}

void TestCollectionPage::aBadFileIsRefusedWhole()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, mistake);
    import(file);
    QCOMPARE(page().imports()->state(), "refused");
    QVERIFY(page().imports()->mistakes()->count() > 0);
    QVERIFY2(page().imports()->mistakes()->at(0, "words").toString().contains(mistake), qPrintable(page().imports()->mistakes()->at(0, "words").toString()));
    page().imports()->store();
    settle();
    QVERIFY(page().empty());
}

void TestCollectionPage::whatIsExportedComesBackTheSame()
{
    addBox();
    page().lots()->show("marine");
    page().lots()->note(0, "note", "a \"quoted\", note");
    page().changeWishes("veil", 2);
    settle();
    const QUrl file = QUrl::fromLocalFile(m_library->file("mine.csv"));
    page().exportTo(file);
    settle();
    QVERIFY(page().exported().contains("112"));
    const int steps = 3;
    for (int step = 0; step < steps; ++step) page().undo();
    settle();
    QVERIFY(page().empty());
    page().imports()->read(file);
    QTRY_COMPARE(page().imports()->state(), "report");
    QCOMPARE(page().imports()->matched(), 112);
    store();
    QCOMPARE(page().owned(), 330);
    QCOMPARE(page().wanted(), 2);
    QCOMPARE(page().lots()->lots()->at(0, "note").toString(), "a \"quoted\", note");
    page().exportTo(QUrl::fromLocalFile("/no/such/folder/mine.csv"));
    settle();
    QVERIFY(page().problem().contains("mine.csv"));
}

void TestCollectionPage::strangersAreKeptAndCanBeIdentified()
{
    import("game,Count,Name\neverzone,2,Qqqqqqqq\neverzone,1,Qqqqqqqq\neverzone,1,Marine\n");
    store();
    QCOMPARE(page().strangers()->count(), 1);
    QCOMPARE(page().strangers()->at(0, "amount").toInt(), 3);
    QCOMPARE(page().strangerCopies(), 3);
    page().identify("Qqqqqqqq", "No such card");
    QVERIFY(!page().problem().isEmpty());
    page().identify("Qqqqqqqq", "veil");
    settle();
    QCOMPARE(page().strangers()->count(), 0);
    QCOMPARE(shown("veil", CardList::Owned).toInt(), 3);
}

void TestCollectionPage::askingForTooMuchIsSaidAndChangesNothing()
{
    page().changeCopies("marine", -1);
    settle();
    QVERIFY(!page().problem().isEmpty());
    QVERIFY(page().empty());
    page().changeCopies("marine", 1);
    settle();
    QCOMPARE(page().problem(), QString());
    page().takeBackBoxes("everzone-base", 1);
    settle();
    QVERIFY(!page().problem().isEmpty());
    QCOMPARE(page().owned(), 1);
}

void TestCollectionPage::modelsKeepTheirPromises()
{
    const QAbstractItemModelTester table(&cards());
    const QAbstractItemModelTester lots(page().lots()->lots());
    const QAbstractItemModelTester decks(page().builds()->decks());
    const QAbstractItemModelTester rows(page().imports()->rows());
    addBox();
    import("Count,Name\n2,Marine\n1,Marin\n");
    page().imports()->setFilter("all");
    page().imports()->setFilter("guessed");
    QCOMPARE(page().imports()->rows()->count(), 1);
    store();
    page().lots()->show("marine");
    page().undo();
    settle();
    QCOMPARE(page().owned(), 330);
}

QTEST_MAIN(TestCollectionPage)
#include "tst_collection_page.moc"
