#include "goldfish/war-of-the-worlds/movement.h"
#include "goldfish/war-of-the-worlds/placement.h"
#include "tests/goldfish/war-of-the-worlds/scene.h"

#include <QtTest>

using namespace mazzo;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::waroftheworlds;

namespace {

QString joined(const Regions& regions)
{
    QStringList list;
    for (const std::string& region : regions) list << QString::fromStdString(region);
    return list.join(' ');
}

/// Puts pieces written as "army@l04" on the board.
void putAll(Scene& scene, const QString& pieces)
{
    for (const QString& piece : pieces.split(' ', Qt::SkipEmptyParts)) scene.put(qPrintable(piece.section('@', 0, 0)), qPrintable(piece.section('@', 1)));
}

} // namespace

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
    QCOMPARE(board.place("ship"), std::string("l01"));
    QCOMPARE(board.place("anchor"), std::string("s04"));
}

void WarMovement::WW_T19_entrances_data()
{
    QTest::addColumn<QString>("thing");
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<QString>("regions");
    QTest::newRow("Army where civilians are") << "army" << "" << "l04 l06 l07 l08 l10 l11 l12 l13 l14 l15";
    QTest::newRow("Army not beside a Tripod or a UFO") << "army" << "tripod@l04 ufo@l06" << "l07 l08 l10 l11 l12 l13 l14 l15";
    QTest::newRow("no Army left") << "army" << "army@l04 army@l04 army@l04" << "";
    QTest::newRow("Naval at Portsmouth") << "naval" << "" << "s04";
    QTest::newRow("Naval with another there") << "naval" << "naval@s04" << "s04";
    QTest::newRow("Naval: Portsmouth is hostile") << "naval" << "ufo@s04" << "";
    QTest::newRow("Tripod at the ship") << "tripod" << "" << "l01";
    QTest::newRow("the last Tripod is out") << "tripod" << "tripod@l02 tripod@l02" << "";
    QTest::newRow("UFO at the ship, Army or not") << "ufo" << "army@l01" << "l01";
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
    scene.hand({"Esercito", "Esercito"}).put("army", "l02").put("army", "l02").put("army", "l05");
    QCOMPARE(scene.act({"play Esercito: 1", "pick l02", "pick l03", "play Esercito: 1"}), QString());
    QCOMPARE(scene.offers("pick"), (QStringList{"pick l02", "pick l05"}));   // the one in l03 has moved
    Scene one(aliens());
    one.hand({"Tripode", "Tripode"}).clear("tripod").put("tripod", "l04").put("tripod", "l02");
    QCOMPARE(one.act({"play Tripode: 2"}), QString());   // attack, then no move by the second card (WW-X29)
    QCOMPARE(one.offers("play"), QStringList{"play Tripode: 1"});
    QCOMPARE(one.act({"play Tripode: 1"}), QString());
    QCOMPARE(one.offers("pick"), (QStringList{"pick l01", "pick l03"}));   // from l02
}

void WarMovement::WW_T20_actionCardsDesignateNothing()
{
    Scene scene(aliens());
    scene.hand({"Sterminio", "Sterminio", "Tripode"});
    QCOMPARE(scene.act({"play Sterminio: 2", "pick l04", "play Sterminio: 2", "pick l05", "play Tripode: 1", "pick l06"}), QString());
    QCOMPARE(scene.board().count("tripod", "l06"), 1);
}

void WarMovement::WW_T20_aUsedMiniatureAmongFreshOnes()
{
    Scene scene(aliens());
    scene.hand({"Tripode", "Sterminio"}).put("tripod", "l01");
    QCOMPARE(scene.act({"play Tripode: 1", "pick l02", "play Sterminio: 2", "pick l01", "pick l02"}), QString());
    scene.hand({"Sterminio"});
    QCOMPARE(scene.act({"play Sterminio: 2"}), QString());
    QCOMPARE(scene.offers("pick"), (QStringList{"pick fresh", "pick used"}));   // which of the two matters to a later Tripode
    QCOMPARE(scene.act({"pick used", "pick l03"}), QString());
    QCOMPARE(scene.board().fresh("tripod", "l02"), 1);
    QCOMPARE(scene.board().fresh("tripod", "l03"), 0);
}

void WarMovement::WW_T21_fallback()
{
    Scene scene(humans());
    scene.hand({"Marina Britannica", "Marina Britannica"}).put("naval", "s05");
    QCOMPARE(scene.offers("play"), QStringList{"play Marina Britannica: 1"});   // while one is free, no fallback
    QCOMPARE(scene.act({"play Marina Britannica: 1", "pick s04"}), QString());
    QCOMPARE(scene.offers("play"), QStringList{"play Marina Britannica: 4"});
    QCOMPARE(scene.offers("end"), QStringList());   // compulsory
    QCOMPARE(scene.act({"play Marina Britannica: 4"}), QString());
    QCOMPARE(scene.board().count("naval", "s04"), 2);
    QCOMPARE(scene.cards("discard"), (QStringList{"Marina Britannica", "Marina Britannica"}));
    scene.hand({"Marina Britannica"});   // the new one has not been used
    QCOMPARE(scene.offers("play"), QStringList{"play Marina Britannica: 1"});
    QCOMPARE(scene.act({"play Marina Britannica: 1", "pick s05"}), QString());
    scene.hand({"Marina Britannica"});   // both used, none in supply
    QCOMPARE(scene.offers("play"), QStringList());
    QCOMPARE(scene.offers("end"), QStringList{"end"});
}

void WarMovement::WW_T20_aStrikeUsesTheShip()
{
    Scene scene(humans());
    scene.hand({"Marina Britannica", "Marina Britannica"}).put("naval", "s01");
    QCOMPARE(scene.act({"play Marina Britannica: 2"}), QString());
    QCOMPARE(scene.board().fresh("naval", "s01"), 0);
    QCOMPARE(scene.offers("play"), QStringList{"play Marina Britannica: 4"});
}

void WarMovement::WW_T22_groundOfEachPiece_data()
{
    QTest::addColumn<QString>("thing");
    QTest::addColumn<QString>("from");
    QTest::addColumn<int>("steps");
    QTest::addColumn<QString>("regions");
    QTest::newRow("Army: land") << "army" << "l04" << 1 << "l01 l03 l05";
    QTest::newRow("Tripod: land") << "tripod" << "l14" << 1 << "l10 l11 l15";
    QTest::newRow("Naval: sea") << "naval" << "s04" << 1 << "s03 s05";
    QTest::newRow("UFO from land: both") << "ufo" << "l05" << 1 << "l04 l06 l07 s02 s06";
    QTest::newRow("UFO from the sea") << "ufo" << "s05" << 1 << "l10 l14 s04 s06";
    QTest::newRow("civilian: land") << "civilian" << "l13" << 1 << "l12 l15";
    QTest::newRow("Army, two steps, there and back too") << "army" << "l02" << 2 << "l01 l02 l03 l04";
    QTest::newRow("UFO, two steps") << "ufo" << "l13" << 2 << "l08 l11 l12 l13 l14 l15 s02 s03 s04";
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
    QTest::newRow("Armies alone") << "army@l05" << true << false;
    QTest::newRow("one each: both stay") << "army@l05 tripod@l05" << false << false;
    QTest::newRow("two Armies, one Tripod") << "army@l05 army@l05 tripod@l05" << true << false;
    QTest::newRow("one Army, two Tripods") << "army@l05 tripod@l05 tripod@l05" << false << true;
    QTest::newRow("a UFO blocks nobody") << "army@l05 ufo@l05" << true << false;
    QTest::newRow("civilians block nobody") << "tripod@l05 civilian@l05" << false << true;
}

void WarMovement::WW_T23_blocking()
{
    QFETCH(const QString, pieces);
    Scene scene(humans());
    putAll(scene, pieces);
    QTEST(mayLeave(scene.board(), "army", "l05"), "army");
    QTEST(mayLeave(scene.board(), "tripod", "l05"), "tripod");
    for (const char* thing : {"ufo", "naval", "civilian"}) QVERIFY(mayLeave(scene.board(), thing, "l05"));
}

void WarMovement::WW_X18_blockingOnTheWay()
{
    Scene scene(humans());
    scene.put("army", "l04");
    QCOMPARE(joined(reachable(scene.board(), "army", "l04", 2)), QStringLiteral("l01 l02 l03 l04 l05 l06 l07"));   // l02 by way of l03
    scene.put("tripod", "l03").put("tripod", "l05");
    QCOMPARE(joined(reachable(scene.board(), "army", "l04", 2)), QStringLiteral("l01 l03 l05"));   // every neighbour holds it
    scene.put("army", "l05");
    QCOMPARE(joined(reachable(scene.board(), "army", "l04", 2)), QStringLiteral("l01 l03 l04 l05 l06 l07"));   // two against one in l05
}

void WarMovement::WW_T24_civiliansMayEnterHostileRegions()
{
    Scene scene(humans());
    scene.hand({"Trasferimento"});
    QCOMPARE(scene.act({"play Trasferimento: 1", "pick l04"}), QString());
    QCOMPARE(scene.offers("pick"), (QStringList{"pick l01", "pick l03", "pick l05"}));
    QCOMPARE(scene.act({"pick l01"}), QString());
    QCOMPARE(scene.board().count("civilian", "l01"), 1);
    QVERIFY(scene.board().isHostile("l01"));
}

void WarMovement::WW_T25_closedRegions()
{
    Scene scene(humans());
    scene.put("army", "l04").put("tripod", "l05").put("sound", "l05");
    QCOMPARE(joined(reachable(scene.board(), "army", "l04", 1)), QStringLiteral("l01 l03"));
    QCOMPARE(joined(reachable(scene.board(), "tripod", "l05", 1)), QStringLiteral("l04 l06 l07"));   // only humans are kept out
    scene.put("agent", "l04");
    QCOMPARE(joined(reachable(scene.board(), "army", "l04", 2)), QString());
    QCOMPARE(joined(reachable(scene.board(), "civilian", "l04", 1)), QString());
    scene.put("tripod", "l03").put("ufo", "l04");
    QCOMPARE(joined(reachable(scene.board(), "tripod", "l03", 1)), QStringLiteral("l01 l02 l04"));
    QVERIFY(mayEnter(scene.board(), "tripod", "l05"));
    QVERIFY(mayEnter(scene.board(), "ufo", "l05"));
    QVERIFY(mayLeave(scene.board(), "ufo", "l04"));   // nor does the gas hold the Aliens
    scene.clear("ufo");
    QVERIFY(joined(entrances(scene.board(), "army")).contains("l04"));   // a new piece does not enter (WW-X19)
}

void WarMovement::WW_T35_humanBuildings_data()
{
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<QString>("tile");
    QTest::addColumn<bool>("possible");
    QTest::newRow("civilians") << "civilian@l05" << "" << true;
    QTest::newRow("nobody lives there") << "" << "" << false;
    QTest::newRow("an Army is not enough") << "army@l05" << "" << false;
    QTest::newRow("a Tripod") << "civilian@l05 tripod@l05" << "" << false;
    QTest::newRow("a UFO") << "civilian@l05 ufo@l05" << "" << false;
    QTest::newRow("a human tile") << "civilian@l05" << "Bunker" << false;
    QTest::newRow("an alien tile") << "civilian@l05" << "Rigeneratore" << false;
}

void WarMovement::WW_T35_humanBuildings()
{
    QFETCH(const QString, pieces);
    QFETCH(const QString, tile);
    Scene scene(humans());
    putAll(scene, pieces);
    if (!tile.isEmpty()) scene.tile(qPrintable(tile), "l05");
    const Regions found = buildingSites(scene.board(), "humans");
    QTEST(std::ranges::find(found, "l05") != found.end(), "possible");
    for (const std::string& region : found) QVERIFY(scene.board().is(region, "land"));
}

void WarMovement::WW_T36_WW_C17_alienBuildings_data()
{
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<QString>("tiles");
    QTest::addColumn<QString>("regions");
    QTest::newRow("beside the ship") << "" << "" << "l02 l03";
    QTest::newRow("alien units do not matter") << "tripod@l02 ufo@l03" << "" << "l02 l03";
    QTest::newRow("a human unit") << "army@l02" << "" << "l03";
    QTest::newRow("a civilian") << "civilian@l03" << "" << "l02";
    QTest::newRow("a tile there") << "" << "Generatore di Particelle@l03" << "l02";
    QTest::newRow("a chain") << "" << "Generatore di Particelle@l04" << "l02 l03 l05";
    QTest::newRow("a human tile is no link") << "" << "Bunker@l06" << "l02 l03";
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

QTEST_APPLESS_MAIN(WarMovement)
#include "test_movement.moc"
