// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/collection_fixture.h"
#include "tests/support/test_registry.h"

using namespace mazzo::tests;

/// Files in and out of the collection, and names that no catalogue has.
class TestCollectionImport : public CollectionFixture {
    Q_OBJECT

private slots:
    void init() { start(); }
    void cleanup() { stop(); }
    void anImportIsReportedCorrectedAndStoredAsOneStep();
    void theSameFileIsNoticed();
    void aBadFileIsRefusedWhole_data();
    void aBadFileIsRefusedWhole();
    void theOtherRowsOfABadFileAreImportedOnRequest();
    void aFileWithoutAGoodRowOffersNothing();
    void whatIsExportedComesBackTheSame();
    void unknownCardsAreKeptAndCanBeIdentified();
};

void TestCollectionImport::anImportIsReportedCorrectedAndStoredAsOneStep()
{
    CollectionImport& import = *page().imports();
    this->import("Quantity,Card Name,Folder Name\n2,Marine,Box\n1,Marin,Box\n3,Nothing At All,Box\n1,Also "
                 "Nothing,Box\n0,Veil,\n");
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
    QVERIFY(!import.setCard(1, "No such card"));
    QVERIFY(import.setCard(1, "sniper"));
    QVERIFY(import.rows()->at(1, "corrected").toBool());
    QCOMPARE(import.rows()->at(1, "meant").toString(), "Sniper");
    const int leaveOut = static_cast<int>(import.rows()->at(2, "choices").toList().size()) - 1;
    import.choose(2, leaveOut);
    QCOMPARE(import.ignored(), 2);
    import.choose(2, leaveOut - 1);
    QCOMPARE(import.ignored(), 1);
    import.choose(2, leaveOut);
    CHECKED(store());
    QCOMPARE(import.state(), "stored");
    QCOMPARE(shown("marine", CardList::Owned).toInt(), 3);
    QCOMPARE(shown("sniper", CardList::Owned).toInt(), 3);
    QCOMPARE(page().unknownCards()->count(), 0);
    page().undo();
    CHECKED(settle());
    QVERIFY(page().empty());
    page().redo();
    CHECKED(settle());
    QCOMPARE(page().totals()->owned(), 6);
}

void TestCollectionImport::theSameFileIsNoticed()
{
    const QByteArray file = "Count,Name\n2,Marine\n";
    CHECKED(import(file));
    QCOMPARE(page().imports()->before(), QString());
    CHECKED(store());
    CHECKED(import(file, "another-name.csv"));
    QVERIFY(!page().imports()->before().isEmpty());
    page().imports()->cancel();
    QCOMPARE(page().totals()->owned(), 2);
    CHECKED(import(file));
    CHECKED(store());  // the player saw the report and accepts it
    QCOMPARE(page().totals()->owned(), 4);
    page().undo();
    page().undo();
    CHECKED(settle());
    CHECKED(import(file));
    QCOMPARE(page().imports()->before(), QString());
}

void TestCollectionImport::aBadFileIsRefusedWhole_data()
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

void TestCollectionImport::aBadFileIsRefusedWhole()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, mistake);
    CHECKED(import(file));
    QCOMPARE(page().imports()->state(), "refused");
    QVERIFY(page().imports()->mistakes()->count() > 0);
    QVERIFY2(page().imports()->mistakes()->at(0, "words").toString().contains(mistake),
             qPrintable(page().imports()->mistakes()->at(0, "words").toString()));
    page().imports()->store();
    CHECKED(settle());
    QVERIFY(page().empty());
}

void TestCollectionImport::theOtherRowsOfABadFileAreImportedOnRequest()
{
    CollectionImport& import = *page().imports();
    CHECKED(this->import("Count,Name\n2,Marine\nmany,Veil\n1,Dome\n"));
    QCOMPARE(import.state(), "refused");
    QVERIFY(import.canLeaveOut());
    QVERIFY(page().empty());
    import.readWithoutBadRows();
    QTRY_COMPARE(import.state(), "report");
    QCOMPARE(import.leftOut(), 1);
    QCOMPARE(import.mistakes()->count(), 1);
    QVERIFY(import.mistakes()->at(0, "words").toString().contains("file.csv:3"));
    QCOMPARE(import.storedRows(), 2);
    import.store();
    CHECKED(settle());
    QTRY_COMPARE(import.state(), "stored");
    QCOMPARE(page().totals()->owned(), 3);
    // The next file is read as usual.
    CHECKED(this->import("Count,Name\n2,Marine\n-1,Veil\n"));
    QCOMPARE(import.state(), "refused");
}

void TestCollectionImport::aFileWithoutAGoodRowOffersNothing()
{
    CollectionImport& import = *page().imports();
    CHECKED(this->import("Count,Name\nmany,Marine\n"));
    import.readWithoutBadRows();
    QTRY_COMPARE(import.state(), "refused");
    QVERIFY(!import.canLeaveOut());
    CHECKED(this->import("Count^Name\n2^Marine\n"));
    QVERIFY2(!import.canLeaveOut(), "the headings are wrong, not a row");
}

void TestCollectionImport::whatIsExportedComesBackTheSame()
{
    CHECKED(addBox());
    page().lots()->show("marine");
    page().lots()->note(0, "note", "a \"quoted\", note");
    page().changeWishes("veil", 2);
    CHECKED(settle());
    const QUrl file = QUrl::fromLocalFile(m_library->file("mine.csv"));
    page().exportTo(file);
    CHECKED(settle());
    QVERIFY(page().exported().contains("112"));
    const int steps = 3;
    for (int step = 0; step < steps; ++step) page().undo();
    CHECKED(settle());
    QVERIFY(page().empty());
    page().imports()->read(file);
    QTRY_COMPARE(page().imports()->state(), "report");
    QCOMPARE(page().imports()->matched(), 112);
    CHECKED(store());
    QCOMPARE(page().totals()->owned(), 330);
    QCOMPARE(page().totals()->wanted(), 2);
    QCOMPARE(page().lots()->lots()->at(0, "note").toString(), "a \"quoted\", note");
    page().exportTo(QUrl::fromLocalFile("/no/such/folder/mine.csv"));
    CHECKED(settle());
    QVERIFY(page().problem().contains("mine.csv"));
}

void TestCollectionImport::unknownCardsAreKeptAndCanBeIdentified()
{
    CHECKED(import("game,Count,Name\neverzone,2,Qqqqqqqq\neverzone,1,Qqqqqqqq\neverzone,1,Marine\n"));
    CHECKED(store());
    QCOMPARE(page().unknownCards()->count(), 1);
    QCOMPARE(page().unknownCards()->at(0, "amount").toInt(), 3);
    QCOMPARE(page().totals()->unknownCardCopies(), 3);
    page().identify("Qqqqqqqq", "No such card");
    QVERIFY(!page().problem().isEmpty());
    page().identify("Qqqqqqqq", "veil");
    CHECKED(settle());
    QCOMPARE(page().unknownCards()->count(), 0);
    QCOMPARE(shown("veil", CardList::Owned).toInt(), 3);
}

MAZZO_TEST(TestCollectionImport)
#include "tst_collection_import.moc"
