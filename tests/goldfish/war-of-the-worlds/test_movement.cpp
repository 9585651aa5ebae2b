// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/movement.h"
#include "goldfish/war-of-the-worlds/placement.h"
#include "tests/goldfish/war-of-the-worlds/scene.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::waroftheworlds;

namespace {

QString joined(const Regions& regions)
{
    QStringList list;
    for (const std::string& region : regions) list << QString::fromStdString(region);
    return list.join(' ');
}

/// Puts pieces written as "army@L04" on the board.
void putAll(Scene& scene, const QString& pieces)
{
    for (const QString& piece : pieces.split(' ', Qt::SkipEmptyParts))
        scene.put(qPrintable(piece.section('@', 0, 0)), qPrintable(piece.section('@', 1)));
}

}  // namespace

/// WW-T19 to WW-T25, WW-T35, WW-T36: where pieces enter, move and stand.
class WarMovement : public QObject {
    Q_OBJECT

private slots:
    void theMapIsWhole();
    void WW_T19_entrances_data();
    void WW_T19_entrances();
    void WW_T20_oneCardOfANamePerMiniature();
    void WW_T20_actionCardsDesignateNothing();
    void WW_T20_aUsedMiniatureAmongFreshOnes();
    void WW_T20_aStrikeUsesTheShip();
    void WW_T21_fallback();
    void WW_T22_groundOfEachPiece_data();
    void WW_T22_groundOfEachPiece();
    void WW_T23_blocking_data();
    void WW_T23_blocking();
    void WW_X18_blockingOnTheWay();
    void WW_T24_civiliansMayEnterHostileRegions();
    void WW_T25_closedRegions();
    void WW_T35_humanBuildings_data();
    void WW_T35_humanBuildings();
    void WW_T36_WW_C17_alienBuildings_data();
    void WW_T36_WW_C17_alienBuildings();
};

void WarMovement::theMapIsWhole()
{
    const Scene scene(humans());
    const Board board = scene.board();
    QCOMPARE(board.regions("land").size(), std::size_t{15});
    QCOMPARE(board.regions("sea").size(), std::size_t{6});
    int borders = 0;
    for (const std::string& region : board.regions()) {
        for (const std::string& next : board.next(region)) {
            ++borders;
            QVERIFY(std::ranges::find(board.next(next), region) != board.next(next).end());
        }
    }
    QCOMPARE(borders, 2 * (25 + 19 + 6));
    QCOMPARE(board.place("ship"), std::string("L01"));
    QCOMPARE(board.place("anchor"), std::string("S04"));
}

void WarMovement::WW_T19_entrances_data()
{
    QTest::addColumn<QString>("thing");
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<QString>("regions");
    QTest::newRow("Army where civilians are") << "army" << "" << "L04 L06 L07 L08 L10 L11 L12 L13 L14 L15";
    QTest::newRow("Army not beside a Tripod or a UFO")
        << "army" << "tripod@L04 ufo@L06" << "L07 L08 L10 L11 L12 L13 L14 L15";
    QTest::newRow("no Army left") << "army" << "army@L04 army@L04 army@L04" << "";
    QTest::newRow("Naval at Portsmouth") << "naval" << "" << "S04";
    QTest::newRow("Naval with another there") << "naval" << "naval@S04" << "S04";
    QTest::newRow("Naval: Portsmouth is hostile") << "naval" << "ufo@S04" << "";
    QTest::newRow("Tripod at the ship") << "tripod" << "" << "L01";
    QTest::newRow("the last Tripod is out") << "tripod" << "tripod@L02 tripod@L02" << "";
    QTest::newRow("UFO at the ship, Army or not") << "ufo" << "army@L01" << "L01";
}

void WarMovement::WW_T19_entrances()
{
    QFETCH(const QString, thing);
    QFETCH(const QString, pieces);
    Scene scene(humans());
    putAll(scene, pieces);
    QTEST(joined(entrances(scene.board(), thing.toStdString())), "regions");
}

void WarMovement::WW_T20_oneCardOfANamePerMiniature()
{
    Scene scene(humans());
    scene.hand({"Esercito", "Esercito"}).put("army", "L02").put("army", "L02").put("army", "L05");
    QCOMPARE(scene.act({"play Esercito: 1", "pick L02", "pick L03", "play Esercito: 1"}), QString());
    QCOMPARE(scene.offers("pick"), (QStringList{"pick L02", "pick L05"}));  // the one in L03 has moved
    Scene one(aliens());
    one.hand({"Tripode", "Tripode"}).clear("tripod").put("tripod", "L04").put("tripod", "L02");
    QCOMPARE(one.act({"play Tripode: 2"}), QString());  // attack, then no move by the second card (WW-X29)
    QCOMPARE(one.offers("play"), QStringList{"play Tripode: 1"});
    QCOMPARE(one.act({"play Tripode: 1"}), QString());
    QCOMPARE(one.offers("pick"), (QStringList{"pick L01", "pick L03"}));  // from L02
}

void WarMovement::WW_T20_actionCardsDesignateNothing()
{
    Scene scene(aliens());
    scene.hand({"Sterminio", "Sterminio", "Tripode"});
    QCOMPARE(
        scene.act({"play Sterminio: 2", "pick L04", "play Sterminio: 2", "pick L05", "play Tripode: 1", "pick L06"}),
        QString());
    QCOMPARE(scene.board().count("tripod", "L06"), 1);
}

void WarMovement::WW_T20_aUsedMiniatureAmongFreshOnes()
{
    Scene scene(aliens());
    scene.hand({"Tripode", "Sterminio"}).put("tripod", "L01");
    QCOMPARE(scene.act({"play Tripode: 1", "pick L02", "play Sterminio: 2", "pick L01", "pick L02"}), QString());
    scene.hand({"Sterminio"});
    QCOMPARE(scene.act({"play Sterminio: 2"}), QString());
    QCOMPARE(scene.offers("pick"),
             (QStringList{"pick fresh", "pick used"}));  // which of the two matters to a later Tripode
    QCOMPARE(scene.act({"pick used", "pick L03"}), QString());
    QCOMPARE(scene.board().fresh("tripod", "L02"), 1);
    QCOMPARE(scene.board().fresh("tripod", "L03"), 0);
}

void WarMovement::WW_T21_fallback()
{
    Scene scene(humans());
    scene.hand({"Marina Britannica", "Marina Britannica"}).put("naval", "S05");
    QCOMPARE(scene.offers("play"), QStringList{"play Marina Britannica: 1"});  // while one is free, no reinforcement
    QCOMPARE(scene.act({"play Marina Britannica: 1", "pick S04"}), QString());
    QCOMPARE(scene.offers("play"), QStringList{"play Marina Britannica: 4"});
    QCOMPARE(scene.offers("end"), QStringList());  // compulsory
    QCOMPARE(scene.act({"play Marina Britannica: 4"}), QString());
    QCOMPARE(scene.board().count("naval", "S04"), 2);
    QCOMPARE(scene.cards("discard"), (QStringList{"Marina Britannica", "Marina Britannica"}));
    scene.hand({"Marina Britannica"});  // the new one has not been used
    QCOMPARE(scene.offers("play"), QStringList{"play Marina Britannica: 1"});
    QCOMPARE(scene.act({"play Marina Britannica: 1", "pick S05"}), QString());
    scene.hand({"Marina Britannica"});  // both used, none in supply
    QCOMPARE(scene.offers("play"), QStringList());
    QCOMPARE(scene.offers("end"), QStringList{"end"});
}

void WarMovement::WW_T20_aStrikeUsesTheShip()
{
    Scene scene(humans());
    scene.hand({"Marina Britannica", "Marina Britannica"}).put("naval", "S01");
    QCOMPARE(scene.act({"play Marina Britannica: 2"}), QString());
    QCOMPARE(scene.board().fresh("naval", "S01"), 0);
    QCOMPARE(scene.offers("play"), QStringList{"play Marina Britannica: 4"});
}

void WarMovement::WW_T22_groundOfEachPiece_data()
{
    QTest::addColumn<QString>("thing");
    QTest::addColumn<QString>("from");
    QTest::addColumn<int>("steps");
    QTest::addColumn<QString>("regions");
    QTest::newRow("Army: land") << "army" << "L04" << 1 << "L01 L03 L05";
    QTest::newRow("Tripod: land") << "tripod" << "L14" << 1 << "L10 L11 L15";
    QTest::newRow("Naval: sea") << "naval" << "S04" << 1 << "S03 S05";
    QTest::newRow("UFO from land: both") << "ufo" << "L05" << 1 << "L04 L06 L07 S02 S06";
    QTest::newRow("UFO from the sea") << "ufo" << "S05" << 1 << "L10 L14 S04 S06";
    QTest::newRow("civilian: land") << "civilian" << "L13" << 1 << "L12 L15";
    QTest::newRow("Army, two steps, there and back too") << "army" << "L02" << 2 << "L01 L02 L03 L04";
    QTest::newRow("UFO, two steps") << "ufo" << "L13" << 2 << "L08 L11 L12 L13 L14 L15 S02 S03 S04";
}

void WarMovement::WW_T22_groundOfEachPiece()
{
    QFETCH(const QString, thing);
    QFETCH(const QString, from);
    QFETCH(const int, steps);
    Scene scene(humans());
    scene.clear("tripod").put(qPrintable(thing), qPrintable(from));
    QTEST(joined(reachable(scene.board(), thing.toStdString(), from.toStdString(), steps)), "regions");
}

void WarMovement::WW_T23_blocking_data()
{
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<bool>("army");
    QTest::addColumn<bool>("tripod");
    QTest::newRow("Armies alone") << "army@L05" << true << false;
    QTest::newRow("one each: both stay") << "army@L05 tripod@L05" << false << false;
    QTest::newRow("two Armies, one Tripod") << "army@L05 army@L05 tripod@L05" << true << false;
    QTest::newRow("one Army, two Tripods") << "army@L05 tripod@L05 tripod@L05" << false << true;
    QTest::newRow("a UFO blocks nobody") << "army@L05 ufo@L05" << true << false;
    QTest::newRow("civilians block nobody") << "tripod@L05 civilian@L05" << false << true;
}

void WarMovement::WW_T23_blocking()
{
    QFETCH(const QString, pieces);
    Scene scene(humans());
    putAll(scene, pieces);
    QTEST(mayLeave(scene.board(), "army", "L05"), "army");
    QTEST(mayLeave(scene.board(), "tripod", "L05"), "tripod");
    for (const char* thing : {"ufo", "naval", "civilian"}) QVERIFY(mayLeave(scene.board(), thing, "L05"));
}

void WarMovement::WW_X18_blockingOnTheWay()
{
    Scene scene(humans());
    scene.put("army", "L04");
    QCOMPARE(joined(reachable(scene.board(), "army", "L04", 2)),
             QStringLiteral("L01 L02 L03 L04 L05 L06 L07"));  // L02 by way of L03
    scene.put("tripod", "L03").put("tripod", "L05");
    QCOMPARE(joined(reachable(scene.board(), "army", "L04", 2)),
             QStringLiteral("L01 L03 L05"));  // every neighbour holds it
    scene.put("army", "L05");
    QCOMPARE(joined(reachable(scene.board(), "army", "L04", 2)),
             QStringLiteral("L01 L03 L04 L05 L06 L07"));  // two against one in L05
}

void WarMovement::WW_T24_civiliansMayEnterHostileRegions()
{
    Scene scene(humans());
    scene.hand({"Trasferimento"});
    QCOMPARE(scene.act({"play Trasferimento: 1", "pick L04"}), QString());
    QCOMPARE(scene.offers("pick"), (QStringList{"pick L01", "pick L03", "pick L05"}));
    QCOMPARE(scene.act({"pick L01"}), QString());
    QCOMPARE(scene.board().count("civilian", "L01"), 1);
    QVERIFY(scene.board().isHostile("L01"));
}

void WarMovement::WW_T25_closedRegions()
{
    Scene scene(humans());
    scene.put("army", "L04").put("tripod", "L05").put("sound", "L05");
    QCOMPARE(joined(reachable(scene.board(), "army", "L04", 1)), QStringLiteral("L01 L03"));
    QCOMPARE(joined(reachable(scene.board(), "tripod", "L05", 1)),
             QStringLiteral("L04 L06 L07"));  // only humans are kept out
    scene.put("agent", "L04");
    QCOMPARE(joined(reachable(scene.board(), "army", "L04", 2)), QString());
    QCOMPARE(joined(reachable(scene.board(), "civilian", "L04", 1)), QString());
    scene.put("tripod", "L03").put("ufo", "L04");
    QCOMPARE(joined(reachable(scene.board(), "tripod", "L03", 1)), QStringLiteral("L01 L02 L04"));
    QVERIFY(mayEnter(scene.board(), "tripod", "L05"));
    QVERIFY(mayEnter(scene.board(), "ufo", "L05"));
    QVERIFY(mayLeave(scene.board(), "ufo", "L04"));  // nor does the gas hold the Aliens
    scene.clear("ufo");
    QVERIFY(joined(entrances(scene.board(), "army")).contains("L04"));  // a new piece does not enter (WW-X19)
}

void WarMovement::WW_T35_humanBuildings_data()
{
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<QString>("tile");
    QTest::addColumn<bool>("possible");
    QTest::newRow("civilians") << "civilian@L05" << "" << true;
    QTest::newRow("nobody lives there") << "" << "" << false;
    QTest::newRow("an Army is not enough") << "army@L05" << "" << false;
    QTest::newRow("a Tripod") << "civilian@L05 tripod@L05" << "" << false;
    QTest::newRow("a UFO") << "civilian@L05 ufo@L05" << "" << false;
    QTest::newRow("a human tile") << "civilian@L05" << "Bunker" << false;
    QTest::newRow("an alien tile") << "civilian@L05" << "Rigeneratore" << false;
}

void WarMovement::WW_T35_humanBuildings()
{
    QFETCH(const QString, pieces);
    QFETCH(const QString, tile);
    Scene scene(humans());
    putAll(scene, pieces);
    if (!tile.isEmpty()) scene.tile(qPrintable(tile), "L05");
    const Regions found = buildingSites(scene.board(), "humans");
    QTEST(std::ranges::find(found, "L05") != found.end(), "possible");
    for (const std::string& region : found) QVERIFY(scene.board().is(region, "land"));
}

void WarMovement::WW_T36_WW_C17_alienBuildings_data()
{
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<QString>("tiles");
    QTest::addColumn<QString>("regions");
    QTest::newRow("beside the ship") << "" << "" << "L02 L03";
    QTest::newRow("alien units do not matter") << "tripod@L02 ufo@L03" << "" << "L02 L03";
    QTest::newRow("a human unit") << "army@L02" << "" << "L03";
    QTest::newRow("a civilian") << "civilian@L03" << "" << "L02";
    QTest::newRow("a tile there") << "" << "Generatore di Particelle@L03" << "L02";
    QTest::newRow("a chain") << "" << "Generatore di Particelle@L04" << "L02 L03 L05";
    QTest::newRow("a human tile is no link") << "" << "Bunker@L06" << "L02 L03";
}

void WarMovement::WW_T36_WW_C17_alienBuildings()
{
    QFETCH(const QString, pieces);
    QFETCH(const QString, tiles);
    Scene scene(aliens());
    putAll(scene, pieces);
    if (!tiles.isEmpty()) scene.tile(qPrintable(tiles.section('@', 0, 0)), qPrintable(tiles.section('@', 1)));
    QTEST(joined(buildingSites(scene.board(), "aliens")), "regions");
}

MAZZO_TEST(WarMovement)
#include "test_movement.moc"
