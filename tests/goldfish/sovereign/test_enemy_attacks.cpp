// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/sovereign/scenes.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sovereign;

/// Enemies move and fight when the player says so: the same rules as for the player's Haerian, seen from the other
/// side.
class SovereignEnemyAttacks : public QObject {
    Q_OBJECT

private slots:
    void SV_T14_oneMovementAndOneCombat();
    void SV_T14_heldByAnEffect();
    void SV_T15_movement_data();
    void SV_T15_movement();
    void SV_T16_stepsOnFaceDownCards();
    void SV_T17_bothDealDamage();
    void SV_T17_onlyOneBesideIt();
    void SV_T19_strikesThePlayer();
    void SV_T19_forceZeroStrikesForNothing();
    void SV_T21_theDefenderUsesEquipment();
    void SV_T22_buildingsAreAttackedWhileEmpty();
    void SV_T28_ownBulwark();
    void SV_T28_testamentOfTheDefender();
    void SV_T28_noAssaultAndNoImmolationInDefence();
    void SV_T06_damageLastsUntilSunset();
};

void SovereignEnemyAttacks::SV_T14_oneMovementAndOneCombat()
{
    Session session = veteran("013");
    acts(session, "enemy r2c2: 1; move enemy to r2c1");
    QCOMPARE(refusal(session, "move enemy to r2c2"), QString("SV-T14"));
    act(session, "fight enemy with {013}");
    QVERIFY(!cards(session, "opponent").contains("enemy"));
    acts(session, "enemy r2c1: 9; fight enemy with {013}");
    QCOMPARE(cards(session, "afterlife").section(' ', 0, 0), QString("013"));

    Session again = veteran("001", {"001"});
    acts(again, "enemy r1c2: 9; fight enemy with {001}; play {001} at r1c1");
    QCOMPARE(refusal(again, "fight enemy with {001}"), QString("SV-T14"));
}

void SovereignEnemyAttacks::SV_T14_heldByAnEffect()
{
    Session session = played({"d2", {"031", "031", "031", "031", "032", "049"}, {}, {}});
    acts(session, "enemy r2c1: 2; move enemy to r1c1; yes");  // Fog Net lies face down there
    QVERIFY(logged(session, "SV-T28 sovereign.snare-hold"));
    QCOMPARE(refusal(session, "fight enemy with you"), QString("SV-T14"));
    act(session, "end");
    QCOMPARE(refusal(session, "fight enemy with you"), QString("allowed"));
}

void SovereignEnemyAttacks::SV_T15_movement_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("answer");
    QTest::newRow("forward") << "r2c2" << "allowed";
    QTest::newRow("sideways") << "r3c3" << "allowed";
    QTest::newRow("diagonally") << "r2c3" << "SV-T15";
    QTest::newRow("two zones") << "r1c2" << "SV-T15";
    QTest::newRow("where a Haerian stands") << "r3c1" << "SV-T15";
}

void SovereignEnemyAttacks::SV_T15_movement()
{
    QFETCH(QString, place);
    QFETCH(QString, answer);
    Session session = played({"d5", {"063"}, {}, {}});
    acts(session, "enemy r3c2: 2; enemy r3c1: 2");
    QCOMPARE(refusal(session, "move enemy @r3c2 to " + place), answer);
}

void SovereignEnemyAttacks::SV_T16_stepsOnFaceDownCards()
{
    Session session = played({"d5", {"063", "063", "063", "063", "063", "062", "069"}, {}, {}});
    acts(session, "enemy r2c1: 2; move enemy to r1c1");
    QVERIFY(logged(session, "SV-T16 sovereign.picked-up 062"));
    QVERIFY(cards(session, "hand").endsWith("062"));
    QCOMPARE(size(session, "facedown"), 9);
    acts(session, "end; move enemy to r1c2");
    QVERIFY(session.table().question.has_value());  // Dead Man's Purse has a Snare
    act(session, "yes");
    QCOMPARE(cards(session, "afterlife"), QString("069"));
}

void SovereignEnemyAttacks::SV_T17_bothDealDamage()
{
    Session session = veteran("013");
    acts(session, "enemy r2c1: 3; fight enemy with {013}");
    QVERIFY(logged(session, "SV-T17 sovereign.enemy-fights 013"));
    QCOMPARE(forceOf(session, "013"), 4);
    QVERIFY(!cards(session, "opponent").contains("enemy"));
    QCOMPARE(refusal(session, "move {013} to r2c1"), QString("allowed"));  // defending costs no action
    acts(session, "enemy r2c1: 4; fight {013} with enemy");
    QCOMPARE(cards(session, "afterlife").section(' ', 0, 0), QString("013"));  // the damage of both combats
    QVERIFY(!cards(session, "opponent").contains("enemy"));                    // which dealt 4, and no more 7
}

void SovereignEnemyAttacks::SV_T17_onlyOneBesideIt()
{
    Session session = veteran("001");
    act(session, "enemy r2c2: 3");
    QCOMPARE(refusal(session, "fight enemy with {001}"), QString("SV-T17"));
    QCOMPARE(refusal(session, "fight enemy with you"), QString("SV-T19"));
    act(session, "move enemy to r2c1");
    QCOMPARE(refusal(session, "fight enemy with {001}"), QString("allowed"));
}

void SovereignEnemyAttacks::SV_T19_strikesThePlayer()
{
    Session session = played({});
    acts(session, "enemy r1c3: 2; fight enemy with you");
    QVERIFY(logged(session, "SV-T19 sovereign.enemy-strikes 2"));
    act(session, "pick r2c4, r2c5");
    QCOMPARE(size(session, "facedown"), 8);
    QCOMPARE(size(session, "afterlife"), 2);
    QCOMPARE(refusal(session, "fight enemy with you"), QString("SV-T14"));
    acts(session, "dismiss enemy; enemy r2c3: 2");
    QCOMPARE(refusal(session, "fight enemy with you"), QString("SV-T19"));  // not on the Starting Line
}

void SovereignEnemyAttacks::SV_T19_forceZeroStrikesForNothing()
{
    Session session = played({});
    acts(session, "enemy r1c3: 0; fight enemy with you");
    QVERIFY(!session.table().question.has_value());
    QCOMPARE(size(session, "facedown"), 10);
}

void SovereignEnemyAttacks::SV_T21_theDefenderUsesEquipment()
{
    Session session = veteran("007", {"009", "009"});
    acts(session, "play {009}; play {009}; enemy r2c1: 3; fight enemy with {007}");
    Session none = session.branch();
    act(session, "pick {009}");
    QVERIFY(!session.table().question.has_value());  // one in a combat
    QCOMPARE(forceOf(session, "007"), 1);            // 2 + 2 - 3
    QVERIFY(!cards(session, "opponent").contains("enemy"));
    act(none, "skip");
    QCOMPARE(cards(none, "afterlife"), QString("007"));

    Session direct = veteran("007", {"009"});
    acts(direct, "play {009}; enemy r1c3: 1; fight enemy with you");
    QVERIFY(!isOffered(direct, "pick {009}"));  // not when the player is struck (SV-X35)
}

void SovereignEnemyAttacks::SV_T22_buildingsAreAttackedWhileEmpty()
{
    Session session = richDay({"010", "001"});
    acts(session, "play {010} at r1c1; enemy r2c1: 3");
    Session kept = session.branch();
    act(session, "fight enemy with {010}");
    QVERIFY(logged(session, "SV-T22 sovereign.damaged 010 3"));
    QVERIFY(cards(session, "opponent").contains("enemy@r2c1"));  // it deals no damage back
    acts(session, "end; fight enemy with {010}");
    QCOMPARE(cards(session, "afterlife").section(' ', -1), QString("010"));
    act(kept, "play {001} at r1c1");
    QCOMPARE(refusal(kept, "fight enemy with {010}"), QString("SV-T22"));
    acts(kept, "dismiss enemy; enemy r3c1: 3; move {001} to r1c2");
    QCOMPARE(refusal(kept, "fight enemy with {010}"), QString("SV-T22"));  // not beside it
}

void SovereignEnemyAttacks::SV_T28_ownBulwark()
{
    Session session = richDay({"002", "001", "010"});
    acts(session, "play {001} at r1c1; enemy r1c2: 1");
    QCOMPARE(refusal(session, "fight enemy with {001}"), QString("allowed"));
    QCOMPARE(refusal(session, "fight enemy with you"), QString("allowed"));
    acts(session, "play {002} at r1c3; play {010} at r2c2");
    QCOMPARE(refusal(session, "fight enemy with {002}"), QString("allowed"));
    for (const char* other : {"{001}", "you", "{010}"})
        QCOMPARE(refusal(session, QStringLiteral("fight enemy with ") + other), QString("SV-T28"));
}

void SovereignEnemyAttacks::SV_T28_testamentOfTheDefender()
{
    Session session = played({"d3", {"016"}, "G", {}});
    acts(session, "play {016} at r1c1; enemy r1c2: 1; fight enemy with {016}");
    QCOMPARE(cards(session, "realms-open"), QString("T1"));
    QCOMPARE(cards(session, "afterlife"), QString("016"));
}

void SovereignEnemyAttacks::SV_T28_noAssaultAndNoImmolationInDefence()
{
    Session assault = veteran("006");
    acts(assault, "enemy r2c1: 1; fight enemy with {006}");
    QCOMPARE(onField(assault, "006").count("bonus"), 0);
    Session immolation = played({"d3", {"032"}, "RR", {}});
    acts(immolation, "play {032} at r1c1; enemy r1c2: 1; fight enemy with {032}");
    QCOMPARE(onField(immolation, "032").count("damage"), 1);
    QCOMPARE(onField(immolation, "032").count("bonus"), 0);
}

void SovereignEnemyAttacks::SV_T06_damageLastsUntilSunset()
{
    Session session = veteran("006");
    acts(session, "enemy r2c1: 2; fight enemy with {006}");
    QCOMPARE(forceOf(session, "006"), 1);
    act(session, "end");
    QCOMPARE(forceOf(session, "006"), 3);
}

MAZZO_TEST(SovereignEnemyAttacks)
#include "test_enemy_attacks.moc"
