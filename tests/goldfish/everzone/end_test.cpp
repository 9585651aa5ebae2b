// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/everzone/fixture.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;

/// Retreat, the next battle, and the end of the game.
class EverzoneEnd : public QObject {
    Q_OBJECT

private slots:
    void EZ_T04_drawUpToTen();
    void EZ_T05_nextLocation();
    void EZ_T06_mulliganInEveryBattle();
    void EZ_T07_fallenLeaderStaysAway();
    void EZ_T46_surrender();
    void EZ_T48_retreat();
    void EZ_T49_discardInRetreat();
    void EZ_T50_reshuffleTiming();
    void EZ_T51_fallenNeverReturn();
    void EZ_T52_emptyDeckLosesNothing();
    void EZ_E01_noCommandPoints();
    void EZ_E02_mostPointsAfterNineBattles();
    void EZ_E03_thirdSurrender();
    void EZ_E04_draw();
    void EZ_E06_nineBattles();
    void EZ_E01_wonWhenTheOpponentIsOut();
    void EZ_E07_unknownAttack();
};

namespace {

/// Every Location has one turn of 50 resources, every Marine strikes for 6.
Fixture brief()
{
    Fixture fixture;
    for (const char* place : {"Prime Earth", "Prime Sea", "Prime Space", "Earth", "Sea", "Space"})
        fixture.setResources(place, "50");
    fixture.setUnit("Marine", "6/2/1/5");
    return fixture;
}

void playIdly(Session& session, int battles)
{
    for (int battle = 0; battle < battles; ++battle) {
        act(session, "keep; next; next");
        if (!session.table().outcome) act(session, "next");
    }
}

}  // namespace

void EverzoneEnd::EZ_T04_drawUpToTen()
{
    const Fixture fixture = brief();
    Session session = begun(fixture.stacked({"Marine", "Marine", "Veil", "Veil", "Garlik", "Garlik"}, {}));
    act(session, "keep; marshal Marine, Marine, Veil, Veil, Garlik, Garlik; next; next");
    QVERIFY(logged(session, "EZ-T04 drew 6"));
    QCOMPARE(sizes(session), QString("10 33 0 6 0"));
    Session held = begun(fixture.setup());
    playIdly(held, 1);
    QVERIFY(!logged(held, "EZ-T04"));  // ten cards kept, none drawn
    QCOMPARE(sizes(held), QString("10 39 0 0 0"));
}

void EverzoneEnd::EZ_T05_nextLocation()
{
    const Fixture fixture = brief();
    Session session = begun(fixture.stacked({}, {"Prime Sea", "Prime Space"}));
    playIdly(session, 1);
    QCOMPARE(names(session, "location"), QStringList{"Prime Space"});
    QCOMPARE(names(session, "fought"), QStringList{"Prime Sea"});
    QCOMPARE(size(session, "locations"), 7);
    QVERIFY(logged(session, "EZ-T05 everzone.location Prime Space"));
}

void EverzoneEnd::EZ_T06_mulliganInEveryBattle()
{
    const Fixture fixture = brief();
    Session session = begun(fixture.setup());
    playIdly(session, 1);
    QCOMPARE(offers(session), (QStringList{"keep", "mulligan"}));  // EZ-S15
    act(session, "mulligan");
    QCOMPARE(sizes(session), QString("9 30 0 10 0"));
    // Counted on what is there, when the supply has run dry.
    Setup dry = fixture.setup();
    dry.deck = Deck();
    dry.deck.addCopies(*fixture.pack().game.zone("forces"), fixture.card("Marine"), 7);
    Session short7 = begun(dry);
    act(short7, "mulligan");
    QVERIFY(sizes(short7).startsWith("6 "));
}

void EverzoneEnd::EZ_T07_fallenLeaderStaysAway()
{
    const Fixture fixture = brief();
    Session session = begun(fixture.setup());
    act(session, "keep; marshal Adam Finn; destroy Adam Finn; next; next; keep");
    QVERIFY(!names(session, "hand").contains("Adam Finn"));
    QCOMPARE(names(session, "fallen"), QStringList{"Adam Finn"});
    Session alive = begun(fixture.setup());
    act(alive, "keep; marshal Adam Finn; next; next; keep");
    QVERIFY(names(alive, "hand").contains("Adam Finn"));
}

void EverzoneEnd::EZ_T46_surrender()
{
    const Fixture fixture;  // two turns are assumed
    Session session = begun(fixture.setup());
    act(session, "keep; next; surrender");
    QCOMPARE(session.table().phase, std::string("retreat"));
    QCOMPARE(session.table().count("surrenders"), 1);
    QCOMPARE(session.table().count("cp"), 20);  // half the Attack of nobody
    QVERIFY(logged(session, "EZ-T46 everzone.surrendered 1 0"));
    act(session, "next; keep; next; next");
    QCOMPARE(refusal(session, "surrender"), QString("EZ-X27"));  // the last turn
}

void EverzoneEnd::EZ_T48_retreat()
{
    Fixture fixture = brief();
    fixture.setSupport("Medicbot", 1);
    Session session = begun(fixture.stacked({"Marine", "Veil", "Garlik", "Medicbot"}, {}));
    act(session, "keep; marshal Marine, Veil, Garlik, Adam Finn; reveal Marine; reveal Veil; reveal Adam Finn; "
                 "activate Marine; play Medicbot; next");
    QCOMPARE(names(session, "retreated"), (QStringList{"Marine", "Veil", "Garlik", "Medicbot"}));
    QCOMPARE(names(session, "leader"), QStringList{"Adam Finn"});
    QVERIFY(names(session, "field").isEmpty());
    QVERIFY(session.table().pile("retreated").pieces.front().states.empty());
    Session inHand = begun(fixture.setup());
    act(inHand, "keep; next; next");  // the leader never left the hand
    QCOMPARE(names(inHand, "leader"), QStringList{"Adam Finn"});
}

void EverzoneEnd::EZ_T49_discardInRetreat()
{
    const Fixture fixture = brief();
    Session session = begun(fixture.stacked({"Marine", "Veil"}, {}));
    act(session, "keep");
    QCOMPARE(refusal(session, "discard Marine"), QString("EZ-T49"));
    act(session, "next; next");
    QCOMPARE(offers(session).front(), QString("next"));  // none need be discarded
    act(session, "discard Marine; discard Veil");
    QCOMPARE(names(session, "retreated"), (QStringList{"Marine", "Veil"}));
    QVERIFY(!offers(session).contains("discard Adam Finn"));
    act(session, "next");
    QVERIFY(logged(session, "EZ-T04 drew 2"));
}

void EverzoneEnd::EZ_T50_reshuffleTiming()
{
    const Fixture fixture = brief();
    const auto afterSixMulligans = [&fixture](const QStringList& options) {
        Session session = begun(fixture.setup("adam-finn", "en", options));
        act(session, "mulligan; mulligan; mulligan; mulligan; mulligan; mulligan");
        return session;
    };
    QCOMPARE(sizes(afterSixMulligans({})), QString("4 45 0 0 0"));
    Session late = afterSixMulligans({"reshuffle-timing=on-need"});
    QCOMPARE(sizes(late), QString("4 0 0 45 0"));
    act(late, "mulligan");
    QVERIFY(logged(late, "EZ-T50 reshuffled 49"));
    QCOMPARE(sizes(late), QString("3 46 0 0 0"));
}

void EverzoneEnd::EZ_T51_fallenNeverReturn()
{
    const Fixture fixture = brief();
    Session session = begun(fixture.stacked({"Marine", "Veil"}, {}));
    act(session, "keep; marshal Marine, Veil; destroy Marine; next; next");
    act(session, "mulligan; mulligan; mulligan; mulligan; mulligan; mulligan");
    QVERIFY(size(session, "retreated") == 0);
    QCOMPARE(names(session, "fallen"), QStringList{"Marine"});
    QCOMPARE((names(session, "forces") + names(session, "hand")).count("Marine"), 1);
}

void EverzoneEnd::EZ_T52_emptyDeckLosesNothing()
{
    const Fixture fixture = brief();
    Setup few = fixture.setup();
    few.deck = Deck();
    few.deck.addCopies(*fixture.pack().game.zone("forces"), fixture.card("Marine"), 3);
    Session session = begun(few);
    act(session, "keep; marshal Marine, Marine, Marine; destroy Marine; destroy Marine; destroy Marine; next; next");
    QVERIFY(!session.table().outcome);  // EZ-E05: nothing to draw, and the game goes on
    QCOMPARE(session.table().turn, 2);
    QVERIFY(logged(session, "! EZ-T04 drew-short 10 0"));
}

void EverzoneEnd::EZ_E01_noCommandPoints()
{
    const Fixture fixture = brief();
    Session session = begun(fixture.setup());
    act(session, "keep; next; lose 19");
    QCOMPARE(session.table().count("cp"), 1);
    QVERIFY(!session.table().outcome);
    act(session, "lose 1");
    QCOMPARE(session.table().outcome->clause, std::string("EZ-E01"));
    QVERIFY(offers(session).isEmpty());
}

void EverzoneEnd::EZ_E02_mostPointsAfterNineBattles()
{
    const Fixture fixture = brief();
    const auto ended = [&fixture](const QString& fight) {
        Session session = begun(fixture.stacked({"Marine"}, {}));
        act(session, "keep; marshal Marine; " + fight + "; next; next");
        playIdly(session, 8);
        return session.table().outcome->key;
    };
    QCOMPARE(ended("reveal Marine; activate Marine"), std::string("everzone.won"));
    QCOMPARE(ended("lose 1"), std::string("everzone.lost"));
    QCOMPARE(ended("reveal Marine; activate Marine; lose 6"), std::string("everzone.draw"));
}

void EverzoneEnd::EZ_E03_thirdSurrender()
{
    const Fixture fixture;
    Session session = begun(fixture.setup());
    act(session, "keep; next; surrender; next; keep; next; surrender");
    QVERIFY(!session.table().outcome);
    QCOMPARE(session.table().count("surrenders"), 2);
    act(session, "next; keep; next; surrender");
    QCOMPARE(session.table().outcome->clause, std::string("EZ-E03"));
}

void EverzoneEnd::EZ_E04_draw()
{
    const Fixture fixture = brief();
    for (const char* edition : {"en", "it"}) {
        Session session = begun(fixture.setup("adam-finn", edition));
        playIdly(session, 9);
        QCOMPARE(session.table().outcome->clause, std::string("EZ-E04"));
        QCOMPARE(session.table().count("cp"), 20);
    }
}

void EverzoneEnd::EZ_E06_nineBattles()
{
    const Fixture fixture = brief();
    Session session = begun(fixture.setup());
    playIdly(session, 8);
    QVERIFY(!session.table().outcome);
    QCOMPARE(session.table().turn, 9);
    QCOMPARE(size(session, "locations"), 0);
    playIdly(session, 1);
    QVERIFY(session.table().outcome);
    QVERIFY(session.table().offers.empty());
}

/// Goal: a side without command points is out at once and the other has won; nothing can be lost afterwards.
void EverzoneEnd::EZ_E01_wonWhenTheOpponentIsOut()
{
    const Fixture fixture = brief();
    Session session = begun(fixture.stacked({"Marine", "Marine"}, {}, "adam-finn", "en", {"cp=12"}));
    act(session, "keep; marshal Marine, Marine; reveal Marine; reveal Marine; activate Marine; activate Marine; next");
    QCOMPARE(session.table().count("enemy-cp"), 0);
    QCOMPARE(session.table().outcome->key, std::string("everzone.enemy-out"));
    QVERIFY(offers(session).isEmpty());
    Session alone = begun(fixture.stacked({"Marine"}, {}, "adam-finn", "en", {"cp=12"}));
    act(alone, "keep; marshal Marine; reveal Marine; activate Marine; next");
    QVERIFY(!alone.table().outcome);
    QCOMPARE(alone.table().count("enemy-cp"), 6);
}

void EverzoneEnd::EZ_E07_unknownAttack()
{
    // With an unknown Attack the result is unknown, now and at the end.
    const Fixture unknown;
    Session unsure = begun(unknown.stacked({"Marine"}, {}));
    act(unsure, "keep; marshal Marine; reveal Marine; activate Marine; next; next; next");
    for (int battle = 2; battle <= 9; ++battle) {
        act(unsure, "keep; next; next; next");
        if (battle < 9) act(unsure, "next");
    }
    QCOMPARE(unsure.table().outcome->key, std::string("everzone.over"));
    QVERIFY(unsure.table().outcome->warning);
    // One unknown Attack beside a known one: at least 6 damage, which is enough to win on points.
    const Fixture fixture = brief();
    Session partly = begun(fixture.stacked({"Marine", "Veil"}, {}));
    act(partly, "keep; marshal Marine, Veil; reveal Marine, Veil");
    QCOMPARE(partly.table().count("army-attack-at-least"), 6);
    act(partly, "next");
    QVERIFY(logged(partly, "! EZ-T66 everzone.attack-at-least 1: Veil 6"));
    QCOMPARE(partly.table().count("enemy-cp-at-most"), 14);
    act(partly, "next");
    playIdly(partly, 8);
    QCOMPARE(partly.table().outcome->key, std::string("everzone.won"));
}

MAZZO_TEST(EverzoneEnd)
#include "end_test.moc"
