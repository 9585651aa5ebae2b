// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/import_fixture.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>

using namespace mazzo::tests;

/// The report of an import, line by line, and the corrections in it.
class TestImportReport : public ImportFixture {
    Q_OBJECT

private slots:
    void init() { start(); }
    void cleanup() { stop(); }
    void everyLineIsReported();
    void theGameIsFoundByItsCards();
    void theGameIsAskedForWhereNoneFits();
    void correctionsGoIntoTheDeck();
    void cardsWithoutAPlaceGoWhereTheyBelong();
    void suggestionsFollowTheTyping();
    void onlyDoubtfulLinesCanBeShown();
    void theLanguageChangesTheReport();
    void modelsKeepTheirPromises();
};

void TestImportReport::everyLineIsReported()
{
    take("// Tide\n4 Marine\n2 Sea Arow\n1 Prime\n1 Quetzalcoatlus\n0 Veil\n");
    QVERIFY(importing().shown());
    QCOMPARE(column("lineState"), (QStringList{"matched", "guessed", "ambiguous", "unknown", "ignored"}));
    QCOMPARE(column("number"), (QStringList{"2", "3", "4", "5", "6"}));
    QVERIFY(column("about")[1].contains("Sea Arrow"));
    QCOMPARE(importing().tallies()->count(), 5);
    QCOMPARE(importing().name(), "Tide");
    QCOMPARE(importing().cards(), 8);
    QCOMPARE(importing().problem(), QString());
    QVERIFY(importing().ready());
}

void TestImportReport::theGameIsFoundByItsCards()
{
    take("4 Marine\n2 Sea Arrow\n");
    QVERIFY(importing().choosesGame());
    QCOMPARE(importing().gameId(), "everzone");
    QCOMPARE(importing().formatText(), "Plain list");
    importing().setGameId("sovereign");
    QVERIFY(settled());
    QCOMPARE(importing().gameId(), "sovereign");
    QVERIFY(!column("lineState").contains("matched"));
    take("2 Sea Arow\n");
    QCOMPARE(importing().gameId(), "everzone");
}

void TestImportReport::theGameIsAskedForWhereNoneFits()
{
    take("4 Quetzalcoatlus\n");
    QVERIFY(importing().choosesGame());
    QVERIFY(!importing().ready());
    QVERIFY(importing().needsGame());
    QVERIFY(!importing().problem().isEmpty());
    QCOMPARE(importing().gameId(), QString());
    importing().setGameId("everzone");
    QVERIFY(settled());
    QVERIFY(importing().ready());
    QCOMPARE(column("lineState"), QStringList{"unknown"});
}

void TestImportReport::correctionsGoIntoTheDeck()
{
    take("4 Marine\n1 Prime\n2 Quetzalcoatlus\nsome words:\n");
    importing().beginCorrection(1);
    QCOMPARE(importing().corrected(), "1 Prime");
    QVERIFY(importing().suggestions()->count() > 1);
    const QString chosen = importing().suggestions()->at(0, "name").toString();
    QVERIFY(importing().correct(0));
    QCOMPARE(importing().lines()->at(1, "card"), chosen);
    QCOMPARE(importing().lines()->at(1, "stateText"), "your choice");
    importing().setZone(1, "locations");
    importing().setCopies(0, 3);
    importing().setCopies(0, 0);
    importing().beginCorrection(2);
    importing().leaveOut();
    QCOMPARE(importing().lines()->at(2, "lineState"), "ignored");
    importing().setName("Mine");
    importing().store();
    QCOMPARE(decks(), 1);
    QVERIFY(!importing().shown());
    const DeckFile& file = m_app->editor()->openDeck()->file();
    QCOMPARE(file.name, std::string("Mine"));
    const Catalogue& catalogue = m_app->editor()->openDeck()->catalogue();
    QCOMPARE(file.deck.copies(ZoneIndex{1}, *catalogue.find("Marine")), 3);
    QCOMPARE(file.deck.copies(ZoneIndex{2}, *catalogue.find(chosen.toStdString())), 1);
    QVERIFY(file.deck.unknownCards().empty());
    QVERIFY(m_app->editor()->openDeck()->text().find("Quetzalcoatlus") != std::string::npos);
}

void TestImportReport::cardsWithoutAPlaceGoWhereTheyBelong()
{
    take("1 Adam Finn\n2 Marine\n1 Prime\n");
    QCOMPARE(column("zone"), (QStringList{"leader", "forces", "forces"}));
    QVERIFY(importing().lines()->at(0, "about").toString().contains("Leader"));
    QCOMPARE(importing().lines()->at(1, "about"), QString());
    importing().beginCorrection(2);
    QVERIFY(importing().correct(0));
    QCOMPARE(column("zone"), (QStringList{"leader", "forces", "locations"}));
    // What the player says stands.
    importing().setZone(0, "forces");
    QCOMPARE(importing().lines()->at(0, "about"), QString());
    importing().beginCorrection(0);
    importing().setWanted("Meraud");
    QVERIFY(importing().correct(0));
    QCOMPARE(column("zone"), (QStringList{"forces", "forces", "locations"}));
}

void TestImportReport::suggestionsFollowTheTyping()
{
    take("2 Quetzalcoatlus\n1 Marine\n");
    importing().beginCorrection(0);
    QCOMPARE(importing().suggestions()->count(), 0);
    QVERIFY(!importing().correct(0));
    importing().setWanted("sea arr");
    QCOMPARE(importing().suggestions()->at(0, "name"), "Sea Arrow");
    importing().setWanted("frecia di mare");
    QCOMPARE(importing().suggestions()->at(0, "name"), "Sea Arrow");
    QVERIFY(importing().correct(0));
    QCOMPARE(importing().corrected(), QString());
    importing().beginCorrection(0);
    importing().keepName();
    QCOMPARE(importing().lines()->at(0, "lineState"), "unknown");
    QCOMPARE(importing().lines()->at(0, "card"), "Quetzalcoatlus");
    importing().beginCorrection(99);
    QCOMPARE(importing().corrected(), QString());
}

void TestImportReport::onlyDoubtfulLinesCanBeShown()
{
    take("4 Marine\n2 Sea Arow\n4 Firelord\n");
    importing().setOnlyDoubtful(true);
    QCOMPARE(column("line"), QStringList{"2 Sea Arow"});
    importing().setCopies(0, 5);
    QCOMPARE(importing().cards(), 13);
    importing().setOnlyDoubtful(false);
    QCOMPARE(importing().lines()->count(), 3);
    QCOMPARE(importing().lines()->at(1, "copies"), 5);
}

void TestImportReport::theLanguageChangesTheReport()
{
    take("2 Sea Arow\n1 Marine\n");
    const QString english = column("stateText").first();
    m_app->preferences()->setLanguage("it");
    QVERIFY(column("stateText").first() != english);
    QCOMPARE(column("card").first(), "Freccia di Mare");
}

void TestImportReport::modelsKeepTheirPromises()
{
    QAbstractItemModelTester lines(importing().lines(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QAbstractItemModelTester suggestions(importing().suggestions(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    take("4 Marine\n2 Sea Arow\n1 Prime\n");
    importing().beginCorrection(2);
    importing().setWanted("sea");
    importing().correct(0);
    importing().setOnlyDoubtful(true);
    take("1 Marine\n");
    importing().dismiss();
}

MAZZO_TEST(TestImportReport)
#include "tst_import_report.moc"
