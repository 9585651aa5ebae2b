// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/end-to-end/program.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;

/// Whole stretches of play from the command line, piles in a known order.
class TestGoldfishWalks : public QObject {
    Q_OBJECT

private slots:
    void everzoneTwoBattles_data();
    void everzoneTwoBattles();
    void sovereignOpening();
    void refusalsNameTheirClause();
    void faceDownCardsShowOnlyTheirPlaces();
    void everyShapeOfAnActionIsThere();
    void anOrderNeedsAShuffledPile();

private:
    Program m_program;
};

namespace {

const QString kGames = QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/");

QStringList withActions(QStringList call, const QStringList& actions)
{
    for (const QString& action : actions) call << "--do" << action;
    return call << "--json" << "--lang" << "en";
}

QJsonObject stepOf(const Outcome& outcome, int index)
{
    return outcome.object()["steps"].toArray().at(index).toObject();
}

QStringList namesIn(const QJsonObject& step, const char* zone)
{
    QStringList list;
    for (const QJsonValue& each : step["zones"].toObject()[zone].toArray()) list.append(each.toString());
    return list;
}

/// Deck, hand, play, Retreated, Fallen; the Leader left out everywhere.
QString sizesOf(const QJsonObject& step)
{
    const auto without = [&step](const char* zone) {
        QStringList names = namesIn(step, zone);
        names.removeAll("Adam Finn");
        return QString::number(names.size());
    };
    return QStringList{QString::number(step["zones"].toObject()["forces"].toInt()), without("hand"), without("field"),
                       without("retreated"), without("fallen")}
        .join(' ');
}

}  // namespace

void TestGoldfishWalks::everzoneTwoBattles_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("turnUp");
    QTest::newRow("en") << "en" << "reveal";
    QTest::newRow("it") << "it" << "activate";
}

void TestGoldfishWalks::everzoneTwoBattles()
{
    QFETCH(QString, rules);
    QFETCH(QString, turnUp);
    m_program.write("order.txt",
                    "Marine\nVeil\nFirelord\nGarlik\nRaptor\nExoskeleton\nDome\nBuccaneer\nSea Arrow\nShark\nAircraft "
                    "Carrier\nSparrow\nOblivion\nMantis\nSkywreck\nArmageddon\n"
                    "Destroyer\nMedicbot\nCyberbleach\nBunker\nSparkwave Missile\nShrimp "
                    "Mine\nRadarscope\nReinforcements\nQuantum Mortis\nAsteroids Field\nMarine\nVeil\nFirelord\n"
                    "Garlik\nRaptor\nExoskeleton\nBuccaneer\nShark\nSparrow\nOblivion\nMantis\nSkywreck\nDestroyer\nMed"
                    "icbot\nCyberbleach\nSparkwave Missile\n");
    const QStringList actions{"mulligan",
                              "keep",
                              "marshal Aircraft Carrier, Sparrow, Adam Finn",
                              turnUp + " Sparrow",
                              turnUp + " Adam Finn",
                              "play Medicbot",
                              "next",
                              turnUp + " Aircraft Carrier",
                              "play Cyberbleach",
                              "destroy Sparrow",
                              "next",
                              "discard Destroyer",
                              "next",
                              "mulligan",
                              "mulligan",
                              "keep",
                              "marshal Sparrow, Oblivion, Mantis, Skywreck, Destroyer",
                              "next",
                              "next"};
    const Outcome outcome = m_program.run(withActions(
        {"goldfish", kGames + "everzone/decks/adam-finn.deck", "--rules", rules, "--seed", "7", "--order", "order.txt"},
        actions));
    QVERIFY2(outcome.status == 0, outcome.err.constData());
    const QMap<int, QString> expected{
        {0, "39 10 0 0 0"},  {1, "30 9 0 10 0"},   {3, "30 7 2 10 0"},  {6, "30 6 3 10 0"}, {10, "30 5 3 10 1"},
        {12, "30 4 0 14 1"}, {13, "24 10 0 14 1"}, {14, "15 9 0 24 1"}, {15, "7 8 0 33 1"}, {19, "7 3 0 38 1"}};
    for (auto step = expected.begin(); step != expected.end(); ++step)
        QCOMPARE(sizesOf(stepOf(outcome, step.key())), step.value());
    QCOMPARE(namesIn(stepOf(outcome, 19), "hand").contains("Adam Finn"), rules == "it");
    QCOMPARE(namesIn(stepOf(outcome, 19), "fallen"), QStringList{"Sparrow"});
}

void TestGoldfishWalks::sovereignOpening()
{
    m_program.write("order.txt", "Squire of the First Bell\nOathblade Duelist\nSapling Colossus\nPale "
                                 "Procession\n\"Aurelne, the Unbroken Vow\"\nPale Procession\nChoir of the Returned\n");
    const QStringList call{"goldfish", kGames + "sovereign/decks/d1-bell-and-bough.deck", "--seed", "7", "--order",
                           "order.txt"};
    const Outcome first = m_program.run(withActions(
        call, {"bottom Sapling Colossus, \"Aurelne, il Voto Mai Infranto\"", "first", "vocation Archluminary", "end"}));
    QVERIFY2(first.status == 0, first.err.constData());
    const QStringList hand{"Squire of the First Bell", "Oathblade Duelist", "Pale Procession", "Pale Procession",
                           "Choir of the Returned"};
    QCOMPARE(namesIn(stepOf(first, 1), "hand"), hand);
    QCOMPARE(stepOf(first, 1)["zones"].toObject()["chronicles"].toInt(), 35);
    QCOMPARE(stepOf(first, 1)["zones"].toObject()["facedown"].toInt(), 10);
    QCOMPARE(namesIn(stepOf(first, 2), "hand"), hand);  // no Recovery in the first turn of the first player
    QCOMPARE(namesIn(stepOf(first, 3), "crystals"), QStringList{"White Crystal"});
    QCOMPARE(namesIn(stepOf(first, 3), "afterlife"), QStringList{"Anima Luminosa"});
    QCOMPARE(namesIn(stepOf(first, 4), "hand").size(), 6);
    const Outcome second = m_program.run(withActions(call, {"keep", "second"}));
    QCOMPARE(namesIn(stepOf(second, 2), "hand").size(), 6);
}

void TestGoldfishWalks::refusalsNameTheirClause()
{
    const Outcome outcome = m_program.run(
        withActions({"goldfish", kGames + "sovereign/decks/d1-bell-and-bough.deck", "--seed", "7"},
                    {"keep", "first", "vocation Bannerkeeper", "vocation Archluminary"}));
    QCOMPARE(outcome.status, 2);
    const QJsonObject refused = outcome.object()["refused"].toObject();
    QCOMPARE(refused["do"].toString(), QStringLiteral("vocation Archluminary"));
    QCOMPARE(refused["rule"].toString(), QStringLiteral("SV-T23"));
    QCOMPARE(refused["actions"], stepOf(outcome, 3)["actions"]);
    QVERIFY(
        !m_program
             .run(withActions({"goldfish", kGames + "sovereign/decks/d1-bell-and-bough.deck", "--seed", "7"}, {"keep"}))
             .object()
             .contains("refused"));
}

void TestGoldfishWalks::faceDownCardsShowOnlyTheirPlaces()
{
    const Outcome outcome = m_program.run(
        withActions({"goldfish", kGames + "sovereign/decks/d1-bell-and-bough.deck", "--seed", "7"},
                    {"keep", "first", "step r1c2"}));
    QStringList places;
    for (const QJsonValue& state : stepOf(outcome, 3)["states"].toArray())
        if (state.toObject()["zone"].toString() == "facedown") places << state.toObject()["state"].toString();
    QCOMPARE(places, (QStringList{"r1c1", "r1c3", "r1c4", "r1c5", "r2c1", "r2c2", "r2c3", "r2c4", "r2c5"}));
    QCOMPARE(stepOf(outcome, 3)["zones"].toObject()["facedown"].toInt(), 9);
}

void TestGoldfishWalks::everyShapeOfAnActionIsThere()
{
    const QStringList call{"goldfish", kGames + "everzone/decks/adam-finn.deck", "--seed", "7"};
    const QJsonObject fighting = stepOf(m_program.run(withActions(call, {"keep", "next"})), 2)["choices"].toObject();
    QCOMPARE(fighting[QString::fromUtf8("lose …")].toObject()["to"].toInt(), 20);
    QCOMPARE(fighting[QString::fromUtf8("raise …")].toArray().size(), 3);
    // Two cards that can be paid in several ways, each with its own colours.
    m_program.write("order.txt", "Oathblade Duelist\nHall of Spoken Names\n");
    const QStringList rich{"goldfish", kGames + "sovereign/decks/d1-bell-and-bough.deck",
                           "--seed",   "7",
                           "--order",  "order.txt",
                           "--set",    "start-crystals=5"};
    const QJsonObject paying =
        stepOf(m_program.run(withActions(rich, {"keep", "first", "crystallise white", "crystallise white",
                                                "crystallise white", "crystallise green", "crystallise green"})),
               7)["choices"]
            .toObject();
    const QJsonArray shapes = paying[QString::fromUtf8("play …")].toObject()["any"].toArray();
    QStringList cards;
    for (const QJsonValue& shape : shapes) cards << shape.toArray().at(0).toObject()["of"].toArray().at(0).toString();
    QVERIFY2(cards.contains("Oathblade Duelist") && cards.contains("Hall of Spoken Names"),
             qPrintable(cards.join(", ")));
}

void TestGoldfishWalks::anOrderNeedsAShuffledPile()
{
    m_program.write("order.txt", "[hand]\nMarine\n");
    const Outcome outcome = m_program.run(
        {"goldfish", kGames + "everzone/decks/adam-finn.deck", "--order", "order.txt", "--lang", "en"});
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("order.txt:1:1"), outcome.err.constData());
}

MAZZO_TEST(TestGoldfishWalks)
#include "test_goldfish_walks.moc"
