// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/sovereign/sovereign_table.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sovereign;

/// Enemies that the player puts on the battlefield: Snares that catch them, and effects that move them.
class SovereignEnemies : public QObject {
    Q_OBJECT

private slots:
    void SV_T16_snareHurtsTheOneThatEntered();
    void SV_T16_snareHurtsTheRow();
    void SV_T16_snareHolds();
    void SV_T16_snareReportsWhoIsNotThere();
    void SV_T16_nobodyStepsOnAHaerian();
    void SV_T16_anEnemyThatIsMovedStepsOnACard();
    void SV_T28_movedToTheAfterlifeIsNoDeath();
    void SV_T21_anEnemyUsesEquipmentOnceACombat();
    void SV_T22_aBuildingOfTheOpponentIsAttackedWhileNobodyIsOnIt();
    void SV_T22_buildingsOfTheOpponentAreNotOnThePlayersStartingLine();
};

namespace {

/// The card of that code lies face down on r1c1.
Session covering(const QString& deck, const QStringList& order, const QString& crystals = {})
{
    Wish wish;
    wish.deck = deck;
    wish.order = order;
    wish.options = {{"start-crystals", QString::number(crystals.size())}};
    Session session = inDay(wish);
    for (const QChar colour : crystals) act(session, colour == 'B' ? "crystallise blue" : "crystallise red");
    return session;
}

const QStringList kThicket{"016", "016", "016", "016", "017"};

}  // namespace

void SovereignEnemies::SV_T16_snareHurtsTheOneThatEntered()
{
    Session session = covering("d3", kThicket + QStringList{"022"});
    for (const char* action : {"enemy r1c1: 3", "enemy r1c2: 3", "step r1c1", "yes"}) act(session, action);
    QCOMPARE(cards(session, "opponent").count("enemy"), 1);  // 3 damage to the one on r1c1 alone
    QVERIFY(cards(session, "opponent").contains("enemy@r1c2"));
    QVERIFY(logged(session, "SV-T28 sovereign.enemy-damaged 3 r1c1"));
    QCOMPARE(cards(session, "afterlife"), QString("022"));
}

void SovereignEnemies::SV_T16_snareHurtsTheRow()
{
    Session session = covering("d3", kThicket + QStringList{"039"});
    for (const char* action : {"enemy r1c1: 2", "enemy r1c5: 4", "enemy r2c1: 1", "step r1c1", "yes"})
        act(session, action);
    QVERIFY(!cards(session, "opponent").contains("enemy@r1c1"));
    QVERIFY(cards(session, "opponent").contains("enemy@r1c5"));  // 2 damage of 4
    QVERIFY(cards(session, "opponent").contains("enemy@r2c1"));  // another row
    QVERIFY(logged(session, "SV-T28 sovereign.enemy-damaged 2 r1c5"));
}

void SovereignEnemies::SV_T16_snareHolds()
{
    Session session = covering("d2", {"031", "031", "031", "031", "032", "049"});
    for (const char* action : {"enemy r1c1: 2", "step r1c1", "yes"}) act(session, action);
    QVERIFY(logged(session, "SV-T28 sovereign.snare-hold"));
    const std::vector<Piece>& pieces = session.table().pile("opponent").pieces;
    QVERIFY(std::any_of(pieces.begin(), pieces.end(),
                        [](const Piece& piece) { return piece.thing == "enemy" && piece.is("fought"); }));
}

void SovereignEnemies::SV_T16_snareReportsWhoIsNotThere()
{
    Session session = covering("d3", kThicket + QStringList{"022"});
    act(session, "step r1c1");
    act(session, "yes");
    QVERIFY(logged(session, "SV-T28 sovereign.snare-damage 3"));
    QCOMPARE(size(session, "facedown"), 9);
}

void SovereignEnemies::SV_T16_nobodyStepsOnAHaerian()
{
    Session session = richDay({"001"}, "W");
    act(session, "play {001} at r1c1");
    QCOMPARE(refusal(session, "step r1c1"), QString("SV-T16"));
    QCOMPARE(refusal(session, "step r1c2"), QString("allowed"));
    QCOMPARE(refusal(session, "step r3c1"), QString("SV-T16"));  // not a card of the player's
}

void SovereignEnemies::SV_T16_anEnemyThatIsMovedStepsOnACard()
{
    Session session = covering("d2", {"046", "031", "031", "031", "031"}, "BB");
    act(session, "enemy r3c1: 2");
    act(session, "play {046}");  // Undertow; nobody else is there
    act(session, "pick r2c1");
    QVERIFY(cards(session, "opponent").contains("enemy@r2c1"));
    QVERIFY(logged(session, "SV-T16 sovereign.picked-up") || session.table().question);
}

void SovereignEnemies::SV_T28_movedToTheAfterlifeIsNoDeath()
{
    Session session = richDay({"013", "012"});
    for (const char* action : {"play {013} at r1c1", "end", "damage {013}: 1", "play {012}"}) act(session, action);
    QCOMPARE(cards(session, "afterlife"), QString("013 012"));  // Verdict of Light; Aurelne's Testament would Sanctify
}

MAZZO_TEST(SovereignEnemies)
/// By the turn's part on Equipment, the defender uses one too; its Force lasts until Sunset.
void SovereignEnemies::SV_T21_anEnemyUsesEquipmentOnceACombat()
{
    Session session = richDay({"001"});
    act(session, "play {001} at r1c2");
    for (const char* action : {"enemy r2c2: 1", "arm enemy: 2"}) act(session, action);
    QVERIFY(logged(session, "SV-T21 sovereign.enemy-armed 2"));
    QVERIFY(!isOffered(session, "arm enemy: 1"));
    Session fought = session.branch();
    act(fought, "fight enemy with {001}");
    if (isOffered(fought, "skip")) act(fought, "skip");
    QVERIFY(logged(fought, "SV-T17 sovereign.damaged 001 3"));
    QCOMPARE(cards(fought, "afterlife"), QString("001"));
    // The bonus of 2 keeps it alive until Sunset: 1 damage of 3.
    QVERIFY(cards(fought, "opponent").contains("enemy@r2c2"));
    act(session, "end");
    QVERIFY(isOffered(session, "arm enemy: 1"));
    act(session, "fight enemy with {001}");
    if (isOffered(session, "skip")) act(session, "skip");
    QVERIFY(logged(session, "SV-T17 sovereign.damaged 001 1"));
}

/// By the turn's part on Buildings: with a Haerian on it a Building is safe, and it deals no damage back.
void SovereignEnemies::SV_T22_aBuildingOfTheOpponentIsAttackedWhileNobodyIsOnIt()
{
    Session session = richDay({"001"});
    act(session, "play {001} at r1c2");
    for (const char* action : {"building r2c2: 2", "end"}) act(session, action);
    Session guarded = session.branch();
    act(guarded, "enemy r2c2: 1");
    QVERIFY(!isOffered(guarded, "fight {001} with enemy-building"));
    act(session, "fight {001} with enemy-building");
    QVERIFY(logged(session, "SV-T22 sovereign.enemy-building-damaged 1 r2c2"));
    QCOMPARE(onField(session, "001").count("damage"), 0);
    // Buildings keep their damage over Sunset (SV-X05).
    act(session, "end");
    act(session, "fight {001} with enemy-building");
    QVERIFY(logged(session, "SV-X05 sovereign.enemy-building-destroyed r2c2 !"));
    QVERIFY(!cards(session, "opponent").contains("enemy-building"));
}

void SovereignEnemies::SV_T22_buildingsOfTheOpponentAreNotOnThePlayersStartingLine()
{
    Session session = richDay({"010"});
    QVERIFY(!isOffered(session, "building r1c2: 2"));
    act(session, "building r4c2: 2");
    QVERIFY(!isOffered(session, "building r4c2: 3"));  // one to a zone
    act(session, "building r2c1: 2");
    QVERIFY(!isOffered(session, "play {010} at r2c1"));
    act(session, "dismiss enemy-building @r4c2");
    QVERIFY(isOffered(session, "building r4c2: 3"));
}

#include "test_enemies.moc"
