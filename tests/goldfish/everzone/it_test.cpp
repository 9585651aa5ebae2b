// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/everzone/fixture.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;

/// A battle by the Italian rulebook, where it differs.
class EverzoneItalian : public QObject {
    Q_OBJECT

private slots:
    void EZ_T02_phases();
    void EZ_T18_turningUpIsActivating();
    void EZ_T19_unsuitedOrTooDear();
    void EZ_T20_deactivatedMayReturn();
    void EZ_T21_noVoluntaryDeactivation();
    void EZ_T22_supportsCountAgainstTheLimit();
    void EZ_T45_freedResourcesServeNextTurn();
    void EZ_T48_leaderBackToHand();
    void EZ_T49_handLimit();
    void EZ_V48_catchUpInTheLastTurn();
    void EZ_V44_noForcedReactivation();
};

namespace {

Fixture known(const char* resources = "10/20/35")
{
    Fixture fixture;
    fixture.setResources("Prime Earth", resources);
    fixture.setUnit("Marine", "3/2/1/5");
    fixture.setUnit("Veil", "4/3/2/5");
    fixture.setUnit("Firelord", "6/4/2/6");
    fixture.setUnit("Shark", "5/5/5/1", {"sea"});
    fixture.setSupport("Medicbot", 3);
    fixture.setSupport("Cyberbleach", 6);
    fixture.setSupport("Bunker", 0);
    return fixture;
}

Session fighting(const Fixture& fixture, const QString& marshal)
{
    Session session = begun(
        fixture.stacked({"Marine", "Veil", "Firelord", "Shark", "Medicbot", "Cyberbleach", "Bunker"}, {"Prime Earth"},
                        "adam-finn", "it"));
    act(session, "keep; marshal " + marshal);
    return session;
}

}  // namespace

void EverzoneItalian::EZ_T02_phases()
{
    const Fixture fixture = known("10");
    Session session = begun(fixture.stacked({}, {"Prime Earth"}, "adam-finn", "it"));
    QVERIFY(logged(session, "EZ-T02 phase draw"));
    QStringList phases{QString::fromStdString(session.table().phase)};
    for (const char* action : {"keep", "next", "next", "next"}) {
        act(session, action);
        phases << QString::fromStdString(session.table().phase);
    }
    QCOMPARE(phases, (QStringList{"battle", "marshal", "combat", "retreat", "battle"}));
}

void EverzoneItalian::EZ_T18_turningUpIsActivating()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "Marine, Veil, Firelord");
    QCOMPARE(refusal(session, "reveal Marine"), QString("EZ-T18"));
    act(session, "activate Marine");
    QVERIFY(logged(session, "EZ-T18 everzone.activated Marine"));
    QCOMPARE(field(session), (QStringList{"Marine active", "Veil face-down", "Firelord face-down"}));
    act(session, "play Bunker");
    QCOMPARE(refusal(session, "activate Veil"), QString("EZ-T18"));  // not later in the same turn
    act(session, "next; activate Veil");
    // Several are turned up at the same time; over the limit one must be turned sideways again.
    Session together = fighting(fixture, "Marine, Veil, Firelord");
    act(together, "activate Marine, Veil");
    QCOMPARE(field(together), (QStringList{"Marine active", "Veil active", "Firelord face-down"}));
    Session dear = fighting(fixture, "Marine, Veil, Firelord");
    act(dear, "activate Marine, Veil, Firelord");
    QCOMPARE(offers(dear, "deactivate").size(), 3);
    QCOMPARE(refusal(dear, "next"), QString("EZ-T13"));
}

void EverzoneItalian::EZ_T19_unsuitedOrTooDear()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "Marine, Firelord, Shark");
    act(session, "activate Shark");
    QVERIFY(logged(session, "EZ-T19 everzone.unsuited Shark Prime Earth"));
    QCOMPARE(field(session)[2], QString("Shark deactivated"));
    act(session, "activate Marine; activate Firelord");  // 5 + 6 of 10
    QCOMPARE(session.table().question->key, std::string("everzone.over-limit"));
    QCOMPARE(offers(session, "deactivate"), (QStringList{"deactivate Marine", "deactivate Firelord"}));
    QCOMPARE(refusal(session, "next"), QString("EZ-T13"));
    act(session, "deactivate Marine");
    QVERIFY(logged(session, "EZ-T19 everzone.deactivated Marine"));
    QCOMPARE(field(session), (QStringList{"Marine deactivated", "Firelord active", "Shark deactivated"}));
}

void EverzoneItalian::EZ_T20_deactivatedMayReturn()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "Marine, Firelord, Shark");
    act(session, "activate Shark; activate Marine; activate Firelord; deactivate Marine");
    QCOMPARE(refusal(session, "activate Marine"), QString("EZ-T13"));
    QCOMPARE(refusal(session, "activate Shark"), QString("EZ-T12"));
    act(session, "next");  // twenty resources: it may, and need not
    QVERIFY(!session.table().question);
    act(session, "play Bunker; activate Marine");
    QVERIFY(logged(session, "EZ-T20 everzone.activated Marine"));
    QCOMPARE(session.table().count("army-attack"), 9);
}

void EverzoneItalian::EZ_T21_noVoluntaryDeactivation()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "Marine, Firelord");
    act(session, "activate Marine");
    QCOMPARE(refusal(session, "deactivate Marine"), QString("EZ-T21"));
    act(session, "activate Firelord; deactivate Marine");  // forced out by a further unit
    QCOMPARE(refusal(session, "deactivate Firelord"), QString("EZ-T21"));
}

void EverzoneItalian::EZ_T22_supportsCountAgainstTheLimit()
{
    const Fixture fixture = known("10/10/8");
    Session session = fighting(fixture, "Marine");
    act(session, "activate Marine; play Medicbot; next");
    QCOMPARE(session.table().count("resources-used"), 8);
    QCOMPARE(refusal(session, "play Cyberbleach"), QString("EZ-T24"));
    act(session, "next");
    QVERIFY(!session.table().question);  // 8 of 8
    const Fixture scarce = known("10/7");
    Session over = fighting(scarce, "Marine");
    act(over, "activate Marine; play Medicbot; next");
    QCOMPARE(over.table().question->key, std::string("everzone.over-limit"));
    QCOMPARE(over.table().count("army-attack"), 3);
    act(over, "deactivate Marine");
    QCOMPARE(over.table().count("army-attack"), 0);
}

void EverzoneItalian::EZ_T45_freedResourcesServeNextTurn()
{
    const Fixture fixture = known("10/10");
    Session session = fighting(fixture, "Marine, Veil, Firelord");
    act(session, "activate Marine; activate Veil; play Bunker; destroy Marine");
    QCOMPARE(refusal(session, "activate Firelord"), QString("EZ-T18"));
    act(session, "destroy Veil; next; activate Firelord");
    QCOMPARE(names(session, "fallen"), (QStringList{"Marine", "Veil"}));
}

void EverzoneItalian::EZ_T48_leaderBackToHand()
{
    const Fixture fixture = known("10");
    Session session = fighting(fixture, "Marine, Adam Finn");
    act(session, "next");
    QVERIFY(logged(session, "EZ-T48 everzone.leader-to-hand Adam Finn"));
    QVERIFY(names(session, "hand").contains("Adam Finn"));
    QCOMPARE(names(session, "retreated"), QStringList{"Marine"});
    QCOMPARE(refusal(session, "discard Adam Finn"), QString("EZ-T49"));
}

void EverzoneItalian::EZ_T49_handLimit()
{
    Fixture fixture = known("10");
    for (Procedure& procedure : fixture.pack().game.procedures) procedure.openingHand = {12, {}};
    Session session = begun(fixture.stacked({}, {"Prime Earth"}, "adam-finn", "it"));
    act(session, "keep; next; next");
    QCOMPARE(session.table().question->key, std::string("hand-limit"));
    QCOMPARE(refusal(session, "next"), QString("EZ-T49"));
    for (int excess = 2; excess > 0; --excess) act(session, offers(session, "discard").front());
    QVERIFY(!session.table().question);  // ten and the leader
    QCOMPARE(size(session, "hand"), 11);
    act(session, "next");
    Session en = begun(fixture.stacked({}, {"Prime Earth"}));
    act(en, "keep; next; next; next");  // no limit in English
    QCOMPARE(en.table().turn, 2);
}

void EverzoneItalian::EZ_V48_catchUpInTheLastTurn()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "Marine");
    act(session, "next");
    QCOMPARE(session.table().count("supports-left"), 1);
    act(session, "play Bunker");
    QCOMPARE(refusal(session, "play Medicbot"), QString("EZ-T26"));
    act(session, "next");
    QCOMPARE(session.table().count("supports-left"), 2);
}

void EverzoneItalian::EZ_V44_noForcedReactivation()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "Marine, Firelord");
    act(session, "activate Marine; activate Firelord; deactivate Marine; play Bunker; destroy Firelord");
    QVERIFY(!session.table().question);
    QVERIFY(offers(session).contains("next"));
    QVERIFY(offers(session).contains("activate Marine"));
}

MAZZO_TEST(EverzoneItalian)
#include "it_test.moc"
