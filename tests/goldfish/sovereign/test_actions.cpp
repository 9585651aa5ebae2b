// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/table_text.h"
#include "tests/goldfish/sovereign/sovereign_table.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sovereign;

/// Playing cards and paying for them, movement, Buildings.
class SovereignActions : public QObject {
    Q_OBJECT

private slots:
    void SV_T07_playFromHand();
    void SV_T08_crystalsAreExhausted();
    void SV_T08_playerChoosesGenericCrystals();
    void SV_T10_startingLineFills();
    void SV_T12_equipmentStays();
    void SV_T13_refusalsChangeNothing();
    void SV_T14_actionsOfAHaerian();
    void SV_T15_movement_data();
    void SV_T15_movement();
    void SV_T15_twoZones();
    void SV_T22_whereBuildingsGo();
    void SV_T22_controlNeedsAHaerian();
};

void SovereignActions::SV_T07_playFromHand()
{
    Session session = richDay({"001", "008", "009", "010"});
    act(session, "play {001}");
    act(session, "play {008}");
    act(session, "play {009}");
    act(session, "play {010} at r3c3");
    QCOMPARE(cards(session, "field"), QString("001@r1c1 009 010@r3c3"));
    QCOMPARE(cards(session, "afterlife"), QString("T2 T2 008"));  // SV-T11: the Event goes there after its effect
    QCOMPARE(refusal(session, "play {002}"), QString("SV-T07"));
}

void SovereignActions::SV_T08_crystalsAreExhausted()
{
    Session session = richDay({"007", "007"}, "WG");
    act(session, "play {007}");
    QCOMPARE(crystals(session, true), QString("-"));
    QCOMPARE(crystals(session, false), QString("W1 G1"));
    QCOMPARE(refusal(session, "play {007}"), QString("SV-T08"));
    QVERIFY(logged(session, "SV-T08 sovereign.paid 2"));
}

void SovereignActions::SV_T08_playerChoosesGenericCrystals()
{
    Session session = richDay({"006", "006"}, "WWWGG");
    QCOMPARE(refusal(session, "play {006} with white, white, white"), QString("SV-T08"));
    Session other = session.branch();
    act(session, "play {006} with white, white");
    QCOMPARE(crystals(session, true), QString("G2"));
    act(other, "play {006} at r1c4 with green, green");
    QCOMPARE(crystals(other, true), QString("W2"));
    QCOMPARE(cards(other, "field"), QString("006@r1c4"));
}

void SovereignActions::SV_T10_startingLineFills()
{
    const QStringList levies(15, "063");
    Session session = richDay(levies, "WWWWWW", "d5");
    for (int haerian = 0; haerian < 5; ++haerian) act(session, "play {063}");
    QCOMPARE(cards(session, "field"), QString("063@r1c1 063@r1c2 063@r1c3 063@r1c4 063@r1c5"));
    QCOMPARE(size(session, "facedown"), 10);  // face-down cards did not stand in the way
    act(session, "step r2c2");
    QCOMPARE(cards(session, "hand"), QString("063"));
    QCOMPARE(refusal(session, "play {063}"), QString("SV-T10"));
    act(session, "move {063} @r1c3 to r2c3");
    QCOMPARE(refusal(session, "play {063} at r1c3"), QString("allowed"));
    QCOMPARE(refusal(richDay({"063"}, "", "d5"), "play {063} at r2c1"), QString("SV-T08"));
    QCOMPARE(refusal(richDay({"063"}, "W", "d5"), "play {063} at r2c1"), QString("SV-T10"));
}

void SovereignActions::SV_T12_equipmentStays()
{
    Session session = richDay({"009"});
    act(session, "play {009}");
    QVERIFY(onField(session, "009").place.empty());
    QVERIFY(!onField(session, "009").is("exhausted"));
    act(session, "end");
    QCOMPARE(cards(session, "field"), QString("009"));
}

void SovereignActions::SV_T13_refusalsChangeNothing()
{
    Session session = richDay({"001"}, "");
    const std::string before = textOf(session.table());
    for (const char* action : {"play {001}", "realm {001} for {015}", "move {001} to r2c1", "crystallise white"})
        QVERIFY2(
            !session.act(std::string_view(QString(action).replace("{001}", '"' + nameOf("001") + '"').toStdString())),
            action);
    QCOMPARE(textOf(session.table()), before);
    QCOMPARE(refusal(session, "crystallise white"), QString("SV-T24"));
}

void SovereignActions::SV_T14_actionsOfAHaerian()
{
    Session session = richDay({"001"});
    act(session, "play {001}");
    act(session, "enemy r2c2: 1");
    act(session, "move {001} to r2c1");
    QCOMPARE(refusal(session, "move {001} to r1c1"), QString("SV-T14"));
    QCOMPARE(refusal(session, "fight {001} with enemy"), QString("SV-T14"));
    QVERIFY(!onField(session, "001").is("exhausted"));
    act(session, "end");
    QCOMPARE(refusal(session, "fight {001} with enemy"), QString("allowed"));
    // The only enemy may be named with its place, too.
    QCOMPARE(refusal(session, "fight {001} with enemy @r2c2"), QString("allowed"));
    QVERIFY(refusal(session, "fight {001} with enemy @r3c3") != QString("allowed"));
    QCOMPARE(refusal(session, "combatti {001} with enemy"), QString("allowed"));
    QCOMPARE(refusal(session, "move {001} to r1c1"), QString("allowed"));
}

void SovereignActions::SV_T15_movement_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("answer");
    QTest::newRow("forward, onto an own face-down card") << "r2c2" << "allowed";
    QTest::newRow("sideways") << "r1c3" << "allowed";
    QTest::newRow("diagonally") << "r2c3" << "SV-T15";
    QTest::newRow("two zones") << "r3c2" << "SV-T15";
    QTest::newRow("where a Haerian stands") << "r1c1" << "SV-T15";
}

void SovereignActions::SV_T15_movement()
{
    QFETCH(QString, place);
    QFETCH(QString, answer);
    Session session = richDay({"001", "003"});
    act(session, "play {003} at r1c1");
    act(session, "play {001} at r1c2");
    QCOMPARE(refusal(session, "move {001} to " + place), answer);
    if (answer != "allowed") return;
    act(session, "move {001} to " + place);
    QCOMPARE(size(session, "facedown"), 10);
}

void SovereignActions::SV_T15_twoZones()
{
    Session session = richDay({"024"}, "GGG", "d3");
    act(session, "play {024} at r1c1");
    QCOMPARE(refusal(session, "move {024} to r2c2"), QString("allowed"));  // Elder Stag: forward and sideways
    QCOMPARE(refusal(session, "move {024} to r3c1"), QString("allowed"));
    QCOMPARE(refusal(session, "move {024} to r4c1"), QString("SV-T15"));
}

void SovereignActions::SV_T22_whereBuildingsGo()
{
    Session session = richDay({"010", "010"});
    QCOMPARE(refusal(session, "play {010} at r4c1"), QString("SV-T22"));
    QCOMPARE(refusal(session, "play {010} at r3c1"), QString("allowed"));
    act(session, "play {010} at r1c1");  // on an own face-down card
    QCOMPARE(refusal(session, "play {010} at r1c1"), QString("SV-T22"));
    act(session, "damage {010}: 3");
    QCOMPARE(cards(session, "field"), QString("010@r1c1"));
    act(session, "damage {010}: 1");
    QCOMPARE(cards(session, "afterlife"), QString("010"));
    QVERIFY(logged(session, "SV-X05 sovereign.destroyed"));
}

void SovereignActions::SV_T22_controlNeedsAHaerian()
{
    Session session = richDay({"065", "063"}, "WWWWWW", "d5");
    act(session, "play {065} at r1c1");
    Session empty = session.branch();
    act(session, "play {063} at r1c1");
    QVERIFY(refusal(session, "damage {065}: 1") != "allowed");
    act(session, "end");
    QVERIFY(logged(session, "SV-T06 drew 1"));
    QCOMPARE(refusal(empty, "damage {065}: 1"), QString("allowed"));
    act(empty, "end");
    QVERIFY(!logged(empty, "SV-T06 drew"));
}

MAZZO_TEST(SovereignActions)
#include "test_actions.moc"
