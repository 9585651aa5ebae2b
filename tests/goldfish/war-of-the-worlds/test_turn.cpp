// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/turn.h"
#include "tests/goldfish/war-of-the-worlds/scene.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::waroftheworlds;

/// WW-T01 to WW-T08, WW-T18, WW-T38 to WW-T41, WW-C14 and WW-C15: the frame of a turn.
class WarTurn : public QObject {
    Q_OBJECT

private slots:
    void WW_T01_turnsCount();
    void WW_T02_influenceTilesComeBack();
    void WW_T03_incomeAtTheStart_data();
    void WW_T03_incomeAtTheStart();
    void WW_T04_anyOrder();
    void WW_T05_whatCanBePlayedMustBe_data();
    void WW_T05_whatCanBePlayedMustBe();
    void WW_T06_unplayableCardsAreDiscarded();
    void WW_T07_discardedOrRemoved();
    void WW_T08_oneAlternativeAPlay();
    void WW_T18_WW_C15_nothingIsCarriedOver();
    void WW_T38_endOfTurn();
    void WW_T39_reshuffleWhenNeeded_data();
    void WW_T39_reshuffleWhenNeeded();
    void WW_T40_WW_C14_fewerThanFive();
    void WW_T41_noOtherDraw();
};

void WarTurn::WW_T01_turnsCount()
{
    Scene scene(humans({"must-play=lenient"}));
    QCOMPARE(scene.state.table.turn, 1);
    QCOMPARE(scene.act({"end", "end"}), QString());
    QCOMPARE(scene.state.table.turn, 3);
    QVERIFY(scene.log().contains("WW-T01 turn 3"));
}

void WarTurn::WW_T02_influenceTilesComeBack()
{
    Scene scene(aliens());
    scene.hand({"Suono Spaventoso"}).clear("tripod").put("tripod", "L04");
    QCOMPARE(scene.act({"play Suono Spaventoso: 1"}), QString());
    QCOMPARE(scene.board().count("sound", "L04"), 1);
    QCOMPARE(scene.act({"end"}), QString());
    QCOMPARE(scene.board().count("sound"), 0);
    QVERIFY(scene.log().contains("WW-T02 tiles-back 1"));
    Scene human(humans({"must-play=lenient"}));
    human.put("sound", "L04");
    QCOMPARE(human.act({"end"}), QString());
    QCOMPARE(human.board().count("sound"), 0);  // an alien turn lies between two human ones
}

void WarTurn::WW_T03_incomeAtTheStart_data()
{
    QTest::addColumn<bool>("alien");
    QTest::addColumn<QStringList>("tiles");
    QTest::addColumn<int>("income");
    QTest::newRow("none") << true << QStringList{} << 0;
    QTest::newRow("WW-K24 a Generatore") << true << QStringList{"Generatore di Particelle"} << 1;
    QTest::newRow("WW-K26 a Reattore") << true << QStringList{"Reattore al Plasma"} << 2;
    QTest::newRow("WW-K26 tiles add up") << true
                                         << QStringList{"Generatore di Particelle", "Reattore al Plasma",
                                                        "Generatore di Particelle"}
                                         << 4;
    QTest::newRow("WW-K23 a Fabbrica pays nothing") << true << QStringList{"Fabbrica Aliena"} << 0;
    QTest::newRow("WW-K11 a Deposito, provisional") << false << QStringList{"Deposito Rifornimenti"} << 1;
    QTest::newRow("WW-K08 a Bunker pays nothing") << false << QStringList{"Bunker"} << 0;
    QTest::newRow("the other side's tile") << false << QStringList{"Reattore al Plasma"} << 0;
}

void WarTurn::WW_T03_incomeAtTheStart()
{
    QFETCH(const bool, alien);
    QFETCH(const QStringList, tiles);
    QFETCH(const int, income);
    Scene scene(alien ? aliens({"must-play=lenient"}) : humans({"must-play=lenient"}));
    const char* regions[] = {"L02", "L03", "L05"};
    for (int index = 0; index < tiles.size(); ++index) scene.tile(qPrintable(tiles[index]), regions[index]);
    QCOMPARE(scene.act({"end"}), QString());
    QCOMPARE(scene.count(alien ? "energy" : "coins"), income);
    if (tiles == QStringList{"Deposito Rifornimenti"})
        QVERIFY(scene.log().contains("WW-T03 income Deposito Rifornimenti 1 coins !"));
}

void WarTurn::WW_T04_anyOrder()
{
    Scene scene(aliens());
    scene.hand({"Rifornimento d'Energia", "Sterminio", "UFO"});
    const QStringList first = scene.offers("play");
    for (const char* start : {"play Rifornimento d'Energia: 1", "play Sterminio: 3", "play UFO: 1"})
        QVERIFY(first.contains(start));
    QCOMPARE(scene.act({"play Sterminio: 3", "play Rifornimento d'Energia: 1"}), QString());
    QCOMPARE(scene.cards("hand"), QStringList{"UFO"});
}

void WarTurn::WW_T05_whatCanBePlayedMustBe_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QStringList>("hand");
    QTest::addColumn<QString>("refused");
    QTest::newRow("a coin can always be had")
        << QStringList{} << QStringList{"Guerriglia", "Trasferimento"} << "WW-T05 must-play";
    QTest::newRow("no civilian beside a target") << QStringList{} << QStringList{"Guerriglia", "Guerriglia"} << "";
    QTest::newRow("WW-X02 lenient") << QStringList{"must-play=lenient"} << QStringList{"Guerriglia", "Trasferimento"}
                                    << "";
    QTest::newRow("an empty hand") << QStringList{} << QStringList{} << "";
    QTest::newRow("the reinforcement counts") << QStringList{} << QStringList{"Esercito"} << "WW-T05 must-play";
    QTest::newRow("an air strike can always be flown")
        << QStringList{} << QStringList{"Attacco Aereo"} << "WW-T05 must-play";
}

void WarTurn::WW_T05_whatCanBePlayedMustBe()
{
    QFETCH(const QStringList, options);
    QFETCH(const QStringList, hand);
    QFETCH(const QString, refused);
    Scene scene(humans(options));
    scene.hand(hand);
    QCOMPARE(scene.offers("end").size(), refused.isEmpty() ? 1 : 0);
    QCOMPARE(scene.whyNot("end"), refused);
}

void WarTurn::WW_T06_unplayableCardsAreDiscarded()
{
    Scene scene(humans());
    scene.hand({"Guerriglia", "Guerriglia"}).put("civilian", "L01");
    QCOMPARE(scene.offers("end"), QStringList());
    QCOMPARE(scene.act({"play Guerriglia: 1"}), QString());
    QCOMPARE(scene.offers("play"), QStringList());
    QCOMPARE(scene.whyNot("play Guerriglia: 1"), QStringLiteral("WW-T28 civilians-used"));
    QCOMPARE(scene.act({"end"}), QString());
    QVERIFY(scene.log().contains("WW-T06 unplayed 1 Guerriglia"));
    QCOMPARE(scene.cards("discard"), (QStringList{"Guerriglia", "Guerriglia"}));
    QCOMPARE(scene.count("damage"), 1);
}

void WarTurn::WW_T07_discardedOrRemoved()
{
    Scene scene(humans());
    scene.hand({"Trasferimento", "Trasferimento"});
    QCOMPARE(scene.act({"play Trasferimento: 2", "play Trasferimento: 3"}), QString());
    QCOMPARE(scene.cards("discard"), QStringList{"Trasferimento"});
    QCOMPARE(scene.cards("removed"), QStringList{"Trasferimento"});
    QCOMPARE(scene.cards("play"), QStringList());
    scene.hand({"Trasferimento"});
    QCOMPARE(scene.act({"play Trasferimento: 1"}), QString());
    QCOMPARE(scene.cards("play"), QStringList{"Trasferimento"});  // until it is resolved
}

void WarTurn::WW_T08_oneAlternativeAPlay()
{
    Scene scene(humans());
    scene.hand({"Evacuazione"});
    QCOMPARE(scene.offers("play"), (QStringList{"play Evacuazione: 1", "play Evacuazione: 2"}));
    QCOMPARE(scene.act({"play Evacuazione: 2"}), QString());
    QCOMPARE(scene.count("coins"), 2);
    QCOMPARE(scene.offers("play"), QStringList());
    QCOMPARE(scene.offers("pick"), QStringList());
}

void WarTurn::WW_T18_WW_C15_nothingIsCarriedOver()
{
    Scene scene(humans({"must-play=lenient"}));
    scene.pool(3);
    QCOMPARE(scene.act({"end"}), QString());
    QCOMPARE(scene.count("coins"), 0);
    QVERIFY(scene.log().contains("WW-T18 lost 3 coins"));
    QCOMPARE(scene.act({"end"}), QString());
    QVERIFY(!scene.log().join('|').contains("lost"));
}

void WarTurn::WW_T38_endOfTurn()
{
    Scene scene(humans());
    scene.hand({"Guerriglia", "Esercito"}).put("civilian", "L01").put("army", "L01").put("army", "L02").pool(1);
    QCOMPARE(scene.act({"play Guerriglia: 1", "play Esercito: 2", "replace " + scene.cards("reserve").first()}),
             QString());
    QVERIFY(scene.state.replaced);
    QCOMPARE(scene.act({"end"}), QString());
    QCOMPARE(scene.cards("hand").size(), 5);
    QVERIFY(!scene.state.replaced);
    for (const Piece& piece : scene.board().pieces()) QVERIFY(piece.states.empty());
    QStringList clauses;
    for (const QString& line : scene.log()) clauses << line.section(' ', 0, 1);
    QCOMPARE(clauses, (QStringList{"WW-T18 lost", "WW-T38 drew", "WW-T01 turn"}));
}

void WarTurn::WW_T39_reshuffleWhenNeeded_data()
{
    QTest::addColumn<QString>("timing");
    QTest::addColumn<int>("supply");
    QTest::addColumn<int>("discard");
    QTest::addColumn<int>("supplyAfter");
    QTest::addColumn<int>("discardAfter");
    QTest::newRow("partial draw first") << "lazy" << 1 << 9 << 5 << 0;
    QTest::newRow("the last card is drawn: not yet") << "lazy" << 5 << 4 << 0 << 4;
    QTest::newRow("WW-X04 the last card is drawn: at once") << "eager" << 5 << 4 << 4 << 0;
    QTest::newRow("not empty") << "lazy" << 6 << 4 << 1 << 4;
    QTest::newRow("WW-X04 not empty") << "eager" << 6 << 4 << 1 << 4;
}

void WarTurn::WW_T39_reshuffleWhenNeeded()
{
    QFETCH(const QString, timing);
    QFETCH(const int, supply);
    QFETCH(const int, discard);
    Scene scene(humans({"reshuffle=" + timing}));
    scene.hand({});
    for (const auto& [zone, wanted] : {std::pair{"supply", supply}, std::pair{"discard", discard}}) {
        std::vector<Piece>& pieces = scene.state.table.pile(zone).pieces;
        pieces.assign(static_cast<std::size_t>(wanted), Piece{});
        for (Piece& piece : pieces) piece.card = card("Guerriglia");
    }
    QCOMPARE(scene.act({"end"}), QString());
    QCOMPARE(scene.cards("hand").size(), 5);
    QTEST(int(scene.cards("supply").size()), "supplyAfter");
    QTEST(int(scene.cards("discard").size()), "discardAfter");
}

void WarTurn::WW_T40_WW_C14_fewerThanFive()
{
    Scene scene(humans());
    scene.hand({"Guerriglia", "Guerriglia"});
    scene.state.table.pile("supply").pieces.resize(1);
    QCOMPARE(scene.act({"end"}), QString());
    QCOMPARE(scene.cards("hand").size(), 3);
    QVERIFY(scene.log().contains("WW-T38 drew-short 5 3 !"));
    scene.hand({});
    QCOMPARE(scene.act({"end"}), QString());
    QCOMPARE(scene.cards("hand").size(), 0);
    QCOMPARE(scene.offers("end"), QStringList{"end"});
}

void WarTurn::WW_T41_noOtherDraw()
{
    Scene scene(aliens());
    scene.hand({"Sintesi Plasma", "Sterminio", "Rifornimento d'Energia"});
    const QStringList supply = scene.cards("supply");
    QCOMPARE(scene.act({"play Sintesi Plasma: 2", "play Sterminio: 3", "play Rifornimento d'Energia: 1"}), QString());
    QCOMPARE(scene.cards("supply"), supply);
    QCOMPARE(scene.cards("hand"), QStringList());
}

MAZZO_TEST(WarTurn)
#include "test_turn.moc"
