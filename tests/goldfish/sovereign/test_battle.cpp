// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/sovereign/scenes.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sovereign;

/// Combat of the player's Haerian, and Equipment in it.
class SovereignBattle : public QObject {
    Q_OBJECT

private slots:
    void SV_T17_bothDealDamage();
    void SV_T18_forceAndDamage();
    void SV_T19_damageToTheOpponent();
    void SV_T21_equipment();
    void SV_T21_onceACombat();
    void SV_T21_notAgainstThePlayer();
    void SV_T06_bonusAndDamageEndTogether();
    void SV_T28_assault();
    void SV_T28_bulwark();
};

void SovereignBattle::SV_T17_bothDealDamage()
{
    Session session = veteran("013");
    act(session, "enemy r2c2: 3");
    QCOMPARE(refusal(session, "fight {013} with enemy"), QString("SV-T17"));  // not beside it
    act(session, "enemy r2c1: 3");
    act(session, "fight {013} with enemy @r2c1");
    QCOMPARE(forceOf(session, "013"), 4);
    QVERIFY(!cards(session, "opponent").contains("enemy@r2c1"));
    QCOMPARE(cards(session, "afterlife"), QString());
    QCOMPARE(refusal(session, "fight {013} with enemy"), QString("SV-T14"));
}

void SovereignBattle::SV_T18_forceAndDamage()
{
    Session session = veteran("005", {"005"});
    QCOMPARE(forceOf(session, "005"), 1);
    act(session, "play {005} at r1c2");
    QCOMPARE(forceOf(session, "005"), 2);  // another Pale Procession
    act(session, "damage {005} @r1c1: 1");
    QCOMPARE(forceOf(session, "005"), 1);
    act(session, "damage {005} @r1c2: 2");
    QCOMPARE(cards(session, "field"), QString());  // alone it has Force 1 and damage 1
}

void SovereignBattle::SV_T19_damageToTheOpponent()
{
    Session session = veteran("006");
    QCOMPARE(refusal(session, "fight {006} with opponent"), QString("SV-T19"));
    for (const char* place : {"r2c1", "r3c1", "r4c1"}) {
        act(session, QStringLiteral("move {006} to ") + place);
        if (QString(place) != "r4c1") act(session, "end");
    }
    const int before = int(cards(session, "opponent").count("covered"));
    act(session, "fight {006} with opponent");
    QCOMPARE(int(cards(session, "opponent").count("covered")), before - 3);
    QCOMPARE(refusal(session, "fight {006} with opponent"), QString("SV-T14"));
}

void SovereignBattle::SV_T21_equipment()
{
    Session session = veteran("007", {"009"});
    act(session, "play {009}");
    act(session, "enemy r2c1: 3");
    act(session, "fight {007} with enemy");
    act(session, "pick {009}");
    QVERIFY(onField(session, "009").is("exhausted"));
    QCOMPARE(forceOf(session, "007"), 1);  // 2 + 2 - 3
    QVERIFY(!cards(session, "opponent").contains("enemy"));
    act(session, "end");
    QCOMPARE(forceOf(session, "007"), 2);
    QVERIFY(!onField(session, "009").is("exhausted"));
}

void SovereignBattle::SV_T21_onceACombat()
{
    Session session = veteran("007", {"009", "009"});
    act(session, "play {009}");
    act(session, "play {009}");
    act(session, "enemy r2c1: 9");
    Session none = session.branch();
    act(session, "fight {007} with enemy");
    act(session, "pick {009}");
    QVERIFY(!session.table().question.has_value());  // no second one
    QVERIFY(cards(session, "opponent").contains("enemy"));
    act(none, "fight {007} with enemy");
    act(none, "skip");
    QCOMPARE(cards(none, "afterlife"), QString("007"));

    Session again = richDay({"031", "057", "038"}, "RRRRBBBB", "d2");
    for (const char* action : {"play {031}", "play {057}", "play {038}", "end", "enemy r2c1: 1",
                               "fight {031} with enemy", "pick {057}", "pick {038}"})
        act(again, action);
    QCOMPARE(onField(again, "031").count("bonus"), 7);  // Anvil of Rain allows one more
}

void SovereignBattle::SV_T21_notAgainstThePlayer()
{
    Session session = veteran("001", {"009"});
    act(session, "play {009}");
    QCOMPARE(refusal(session, "fight {001} with {009}"), QString("SV-T21"));
}

void SovereignBattle::SV_T06_bonusAndDamageEndTogether()
{
    Session session = veteran("006", {"009"});
    act(session, "play {009}");
    act(session, "enemy r2c1: 4");
    act(session, "fight {006} with enemy");
    act(session, "pick {009}");
    QCOMPARE(onField(session, "006").count("damage"), 4);
    act(session, "end");
    QVERIFY(logged(session, "SV-T06 sovereign.healed"));
    QCOMPARE(forceOf(session, "006"), 3);
    QCOMPARE(onField(session, "006").count("damage"), 0);
}

void SovereignBattle::SV_T28_assault()
{
    Session session = veteran("006");
    act(session, "enemy r2c1: 3");
    act(session, "fight {006} with enemy");
    QCOMPARE(forceOf(session, "006"), 1);  // +1 for the Assault
    Session direct = veteran("006");
    for (const char* place : {"r2c1", "r3c1", "r4c1"}) {
        act(direct, QStringLiteral("move {006} to ") + place);
        act(direct, "end");
    }
    act(direct, "fight {006} with opponent");
    QCOMPARE(onField(direct, "006").count("bonus"), 0);  // not against a player

    Session raider = richDay({"033"}, "RRR", "d2");
    for (const char* action : {"play {033}", "end", "enemy r2c1: 1", "fight {033} with enemy"}) act(raider, action);
    QCOMPARE(onField(raider, "033").count("damage"), 0);  // its Assault killed the enemy first
}

void SovereignBattle::SV_T28_bulwark()
{
    Session session = veteran("006");
    act(session, "enemy r1c2: 1");
    QVERIFY(isOffered(session, "fight {006} with enemy"));
    act(session, "bulwark r2c1: 1");
    QCOMPARE(refusal(session, "fight {006} with enemy @r1c2"), QString("SV-T28"));
    QVERIFY(isOffered(session, "fight {006} with enemy @r2c1"));
}

MAZZO_TEST(SovereignBattle)
#include "test_battle.moc"
