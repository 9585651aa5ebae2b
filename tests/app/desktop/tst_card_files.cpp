// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/layer_exchange.h"
#include "tests/app/desktop/my_cards_fixture.h"
#include "tests/support/test_registry.h"

using namespace mazzo::tests;

/// Tables and layers as files, and the layers of a game.
class TestCardFiles : public MyCardsFixture {
    Q_OBJECT

private slots:
    void init()
    {
        CHECKED(start());
        CHECKED(edit("sovereign"));
    }
    void cleanup() { stop(); }
    void aTableIsReportedBeforeItIsStored();
    void aBadTableIsRefusedWhole_data();
    void aBadTableIsRefusedWhole();
    void anExportedTableSaysNothingNew();
    void aLayerIsMergedAsThePlayerChooses();
    void aBadLayerIsRefused();
    void anExpansionIsInstalledAndRemoved();
    void ownCardsCanAllBeRemovedAndBroughtBack();
    void sampleCardsCanBeHidden();

private:
    void exportLayer(const QString& name)
    {
        cards().exportLayer(QUrl::fromLocalFile(m_library->file(name)));
        QTRY_VERIFY_WITH_TIMEOUT(!cards().busy(), 20'000);
        QCOMPARE(cards().problem(), QString());
    }
    void readLayer(const QString& name, const QString& state)
    {
        cards().openFile(QUrl::fromLocalFile(m_library->file(name)));
        QTRY_COMPARE_WITH_TIMEOUT(cards().layerImport()->state(), state, 20'000);
    }
};

void TestCardFiles::aTableIsReportedBeforeItIsStored()
{
    CardFileImport& import = *cards().fileImport();
    const int count = table().count();
    cards().openFile(write("cards.csv", "name;type;cost;requires\nDrago Reale;haerian;3;\nDrago Rosso;haerian;x;\n"
                                        "Drago Nero;haerian;2;Nobody\nBannerkeeper;;;\n"));
    QTRY_COMPARE_WITH_TIMEOUT(import.state(), "report", 20'000);
    QCOMPARE(import.added(), 1);
    QCOMPARE(import.refused(), 2);
    QCOMPARE(import.unchanged(), 1);
    QCOMPARE(import.filter(), "refused");
    QCOMPARE(import.rows()->at(0, "line").toInt(), 3);
    QVERIFY(import.rows()->at(0, "problem").toString().contains("cost"));
    QVERIFY(import.rows()->at(1, "problem").toString().contains("Nobody"));
    import.setFilter("all");
    QCOMPARE(import.rows()->count(), 4);
    QCOMPARE(table().count(), count);
    import.store();
    QTRY_COMPARE_WITH_TIMEOUT(import.state(), "stored", 20'000);
    QTRY_COMPARE_WITH_TIMEOUT(table().count(), count + 1, 20'000);
    QCOMPARE(shown("Drago Reale", "cost"), "3");
    cards().undo();
    QTRY_COMPARE_WITH_TIMEOUT(table().count(), count, 20'000);
}

void TestCardFiles::aBadTableIsRefusedWhole_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("mistake");
    QTest::newRow("a wrong separator") << QByteArray("name^type\nA^haerian\n") << "bad.csv:1";
    QTest::newRow("an unknown column") << QByteArray("name,colr\nA,3\n") << "colr";
    QTest::newRow("an open quote") << QByteArray("name,type\n\"A,haerian\n") << "bad.csv:2";
    QTest::newRow("nothing") << QByteArray() << "empty";
}

void TestCardFiles::aBadTableIsRefusedWhole()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, mistake);
    cards().openFile(write("bad.csv", file));
    QTRY_COMPARE_WITH_TIMEOUT(cards().fileImport()->state(), "refused", 20'000);
    const QString words = cards().fileImport()->mistakes()->at(0, "words").toString();
    QVERIFY2(words.contains(mistake), qPrintable(words));
    cards().fileImport()->store();
    QVERIFY(!cards().canUndo());
}

void TestCardFiles::anExportedTableSaysNothingNew()
{
    CHECKED(enter("Drago Reale", {{"cost", "3"}, {"colours", "Green"}, {"text", "Vola, e \"basta\"."}}));
    for (const QString name : {"all.csv", "all.json"}) {
        cards().exportTable(QUrl::fromLocalFile(m_library->file(name)));
        QTRY_VERIFY_WITH_TIMEOUT(!cards().busy(), 20'000);
        cards().openFile(QUrl::fromLocalFile(m_library->file(name)));
        QTRY_COMPARE_WITH_TIMEOUT(cards().fileImport()->state(), "report", 20'000);
        QCOMPARE(cards().fileImport()->unchanged(), table().count());
        cards().fileImport()->cancel();
    }
    cards().exportTable(QUrl::fromLocalFile("/no/such/folder/all.csv"));
    QTRY_VERIFY(cards().problem().contains("all.csv"));
}

void TestCardFiles::aLayerIsMergedAsThePlayerChooses()
{
    CHECKED(enter("Drago Reale", {{"cost", "3"}, {"force", "4"}}));
    CHECKED(enter("Drago Nero", {{"cost", "2"}}));
    CHECKED(exportLayer("theirs.zip"));
    cards().undo();  // without the second card
    QTRY_COMPARE_WITH_TIMEOUT(rowNamed("Drago Nero"), -1, 20'000);
    const int row = rowNamed("Drago Reale");
    cards().setCell(row, column("cost"), "5");
    cards().setCell(row, column("force"), "6");
    QTRY_COMPARE_WITH_TIMEOUT(table().cell(row, static_cast<std::size_t>(column("force"))).state, "known", 20'000);
    QCOMPARE(shown("Drago Reale", "cost"), "5");

    CHECKED(readLayer("theirs.zip", "report"));
    LayerImport& import = *cards().layerImport();
    QVERIFY(!import.isExpansion());
    QCOMPARE(import.added(), 1);
    QCOMPARE(import.differences(), 2);
    const int cost = rowWith(*import.rows(), "name", "Cost");
    QVERIFY(cost >= 0);
    QCOMPARE(import.rows()->at(cost, "mine").toString(), "5");
    QCOMPARE(import.rows()->at(cost, "theirs").toString(), "3");
    QVERIFY(!import.rows()->at(cost, "takesTheirs").toBool());
    import.take(cost, true);
    QVERIFY(import.rows()->at(cost, "takesTheirs").toBool());
    import.store();
    QTRY_COMPARE_WITH_TIMEOUT(import.state(), "stored", 20'000);
    QTRY_VERIFY_WITH_TIMEOUT(rowNamed("Drago Nero") >= 0, 20'000);
    QCOMPARE(shown("Drago Reale", "cost"), "3");
    QCOMPARE(shown("Drago Reale", "force"), "6");
    cards().undo();
    QTRY_COMPARE_WITH_TIMEOUT(shown("Drago Reale", "cost"), "5", 20'000);
    QTRY_COMPARE(rowNamed("Drago Nero"), -1);

    CHECKED(readLayer("theirs.zip", "report"));
    import.takeAll(true);
    import.take(rowWith(*import.rows(), "name", "Drago Reale"), false);  // the whole card
    QVERIFY(!import.rows()->at(cost, "takesTheirs").toBool());
    import.cancel();
    QCOMPARE(import.state(), "none");
}

void TestCardFiles::aBadLayerIsRefused()
{
    cards().openFile(write("bad.zip", "no zip file"));
    QTRY_COMPARE_WITH_TIMEOUT(cards().layerImport()->state(), "refused", 20'000);
    QVERIFY(cards().layerImport()->mistakes()->count() > 0);
    cards().layerImport()->store();
    QCOMPARE(cards().layerImport()->state(), "refused");
}

void TestCardFiles::anExpansionIsInstalledAndRemoved()
{
    CHECKED(enter("Drago Reale", {{"cost", "3"}}));
    const auto library = Library::open(m_library->file("").toStdString());
    QVERIFY(library);
    const auto loaded = library->load("sovereign");
    QVERIFY(loaded);
    QVERIFY(mazzo::app::writeOwnLayer(*library, loaded->game, {"wolves", "1", "Wolves"},
                                      m_library->file("wolves.zip").toStdString()));
    cards().undo();
    QTRY_COMPARE_WITH_TIMEOUT(rowNamed("Drago Reale"), -1, 20'000);
    CHECKED(readLayer("wolves.zip", "report"));
    QVERIFY(cards().layerImport()->isExpansion());
    QCOMPARE(cards().layerImport()->added(), 1);
    cards().layerImport()->store();
    QTRY_COMPARE_WITH_TIMEOUT(cards().layerImport()->state(), "stored", 60'000);
    GameLayers& layers = *m_app->gamePage()->layers();
    QTRY_COMPARE_WITH_TIMEOUT(layers.list()->count(), 3, 20'000);
    QCOMPARE(layers.list()->at(1, "layerId").toString(), "wolves");
    QVERIFY(layers.list()->at(1, "removable").toBool());
    QVERIFY(!layers.list()->at(0, "removable").toBool());
    QTRY_COMPARE(layers.list()->at(1, "words").toString(), "1 card, 0 changes to other cards");
    QTRY_VERIFY_WITH_TIMEOUT(rowNamed("Drago Reale") >= 0, 20'000);
    layers.remove("wolves");
    QTRY_COMPARE_WITH_TIMEOUT(layers.list()->count(), 2, 60'000);
    QTRY_COMPARE_WITH_TIMEOUT(rowNamed("Drago Reale"), -1, 20'000);
}

void TestCardFiles::ownCardsCanAllBeRemovedAndBroughtBack()
{
    GameLayers& layers = *m_app->gamePage()->layers();
    QVERIFY(!layers.list()->at(layers.list()->count() - 1, "removable").toBool());
    CHECKED(enter("Drago Reale", {{"cost", "3"}}));
    QTRY_VERIFY(layers.list()->at(layers.list()->count() - 1, "removable").toBool());
    layers.remove("own");
    QTRY_COMPARE_WITH_TIMEOUT(rowNamed("Drago Reale"), -1, 20'000);
    cards().undo();
    QTRY_VERIFY_WITH_TIMEOUT(rowNamed("Drago Reale") >= 0, 20'000);
}

void TestCardFiles::sampleCardsCanBeHidden()
{
    GameLayers& layers = *m_app->gamePage()->layers();
    QVERIFY(layers.hasSamples());
    QVERIFY(layers.samplesShown());
    layers.showSamples(false);
    QTRY_VERIFY_WITH_TIMEOUT(!layers.samplesShown(), 20'000);
    QTRY_COMPARE_WITH_TIMEOUT(rowNamed("Bannerkeeper"), -1, 20'000);
    layers.showSamples(true);
    QTRY_VERIFY_WITH_TIMEOUT(layers.samplesShown(), 20'000);
    QTRY_VERIFY_WITH_TIMEOUT(rowNamed("Bannerkeeper") >= 0, 20'000);
}

MAZZO_TEST(TestCardFiles)
#include "tst_card_files.moc"
