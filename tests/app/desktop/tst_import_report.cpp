// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/checked.h"
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
    CHECKED(take("// Tide\n4 Marine\n2 Sea Arow\n1 Prime\n1 Quetzalcoatlus\n0 Veil\n"));
    QVERIFY(importing().shown());
    QCOMPARE(column("lineState"), (QStringList{"matched", "guessed", "ambiguous", "unknown", "ignored"}));
    QCOMPARE(column("number"), (QStringList{"2", "3", "4", "5", "6"}));
    QVERIFY(column("about")[1].contains("Sea Arrow"));
    QCOMPARE(importing().report()->tallies()->count(), 5);
    QCOMPARE(importing().name(), "Tide");
    QCOMPARE(importing().report()->cards(), 8);
    QCOMPARE(importing().problem(), QString());
    QVERIFY(importing().ready());
}

void TestImportReport::theGameIsFoundByItsCards()
{
    CHECKED(take("4 Marine\n2 Sea Arrow\n"));
    QVERIFY(importing().choosesGame());
    QCOMPARE(importing().gameId(), "everzone");
    QCOMPARE(importing().formatText(), "Plain list");
    importing().setGameId("sovereign");
    QVERIFY(settled());
    QCOMPARE(importing().gameId(), "sovereign");
    QVERIFY(!column("lineState").contains("matched"));
    CHECKED(take("2 Sea Arow\n"));
    QCOMPARE(importing().gameId(), "everzone");
}

void TestImportReport::theGameIsAskedForWhereNoneFits()
{
    CHECKED(take("4 Quetzalcoatlus\n"));
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
    CHECKED(take("4 Marine\n1 Prime\n2 Quetzalcoatlus\nsome words:\n"));
    importing().correction()->begin(1);
    QCOMPARE(importing().correction()->line(), "1 Prime");
    QVERIFY(importing().correction()->suggestions()->count() > 1);
    const QString chosen = importing().correction()->suggestions()->at(0, "name").toString();
    QVERIFY(importing().correction()->choose(0));
    QCOMPARE(importing().report()->lines()->at(1, "card"), chosen);
    QCOMPARE(importing().report()->lines()->at(1, "stateText"), "your choice");
    importing().report()->setZone(1, "locations");
    importing().report()->setCopies(0, 3);
    importing().report()->setCopies(0, 0);
    importing().correction()->begin(2);
    importing().correction()->ignoreLine();
    QCOMPARE(importing().report()->lines()->at(2, "lineState"), "ignored");
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
    CHECKED(take("1 Adam Finn\n2 Marine\n1 Prime\n"));
    QCOMPARE(column("zone"), (QStringList{"leader", "forces", "forces"}));
    QVERIFY(importing().report()->lines()->at(0, "about").toString().contains("Leader"));
    QCOMPARE(importing().report()->lines()->at(1, "about"), QString());
    importing().correction()->begin(2);
    QVERIFY(importing().correction()->choose(0));
    QCOMPARE(column("zone"), (QStringList{"leader", "forces", "locations"}));
    // What the player says stands.
    importing().report()->setZone(0, "forces");
    QCOMPARE(importing().report()->lines()->at(0, "about"), QString());
    importing().correction()->begin(0);
    importing().correction()->setText("Meraud");
    QVERIFY(importing().correction()->choose(0));
    QCOMPARE(column("zone"), (QStringList{"forces", "forces", "locations"}));
}

void TestImportReport::suggestionsFollowTheTyping()
{
    CHECKED(take("2 Quetzalcoatlus\n1 Marine\n"));
    importing().correction()->begin(0);
    QCOMPARE(importing().correction()->suggestions()->count(), 0);
    QVERIFY(!importing().correction()->choose(0));
    importing().correction()->setText("sea arr");
    QCOMPARE(importing().correction()->suggestions()->at(0, "name"), "Sea Arrow");
    importing().correction()->setText("frecia di mare");
    QCOMPARE(importing().correction()->suggestions()->at(0, "name"), "Sea Arrow");
    QVERIFY(importing().correction()->choose(0));
    QCOMPARE(importing().correction()->line(), QString());
    importing().correction()->begin(0);
    importing().correction()->keepName();
    QCOMPARE(importing().report()->lines()->at(0, "lineState"), "unknown");
    QCOMPARE(importing().report()->lines()->at(0, "card"), "Quetzalcoatlus");
    importing().correction()->begin(99);
    QCOMPARE(importing().correction()->line(), QString());
}

void TestImportReport::onlyDoubtfulLinesCanBeShown()
{
    CHECKED(take("4 Marine\n2 Sea Arow\n4 Firelord\n"));
    importing().report()->setOnlyDoubtful(true);
    QCOMPARE(column("line"), QStringList{"2 Sea Arow"});
    importing().report()->setCopies(0, 5);
    QCOMPARE(importing().report()->cards(), 13);
    importing().report()->setOnlyDoubtful(false);
    QCOMPARE(importing().report()->lines()->count(), 3);
    QCOMPARE(importing().report()->lines()->at(1, "copies"), 5);
}

void TestImportReport::theLanguageChangesTheReport()
{
    CHECKED(take("2 Sea Arow\n1 Marine\n"));
    const QString english = column("stateText").first();
    m_app->preferences()->setLanguage("it");
    QVERIFY(column("stateText").first() != english);
    QCOMPARE(column("card").first(), "Freccia di Mare");
}

void TestImportReport::modelsKeepTheirPromises()
{
    QAbstractItemModelTester lines(importing().report()->lines(),
                                   QAbstractItemModelTester::FailureReportingMode::QtTest);
    QAbstractItemModelTester suggestions(importing().correction()->suggestions(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    CHECKED(take("4 Marine\n2 Sea Arow\n1 Prime\n"));
    importing().correction()->begin(2);
    importing().correction()->setText("sea");
    importing().correction()->choose(0);
    importing().report()->setOnlyDoubtful(true);
    CHECKED(take("1 Marine\n"));
    importing().dismiss();
}

MAZZO_TEST(TestImportReport)
#include "tst_import_report.moc"
