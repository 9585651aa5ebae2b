// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/everzone/english.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;
using namespace mazzo::goldfish::everzone::english;

/// A battle by the English rulebook.
class EverzoneEnglish : public QObject {
    Q_OBJECT

private slots:
    void EZ_T01_phases();
    void EZ_T03_turnsOfALocation();
    void EZ_T08_marshalUnitsOnly();
    void EZ_T09_marshalOnce();
    void EZ_T10_revealBeforeActivating();
    void EZ_T11_activateWithinResources();
    void EZ_T12_terrain();
    void EZ_T13_overTheLimitWhenItDrops();
    void EZ_T14_deactivatedUnitsAddNothing();
    void EZ_T15_reactivationAfterLosses();
    void EZ_T16_effectsOutsideTheStep();
    void EZ_T17_chosenAnew();
    void EZ_T37_armyOfActiveUnits();
    void EZ_T44_turnsThenRetreat();
    void unknownValuesWarn();
};

void EverzoneEnglish::EZ_T01_phases()
{
    const Fixture fixture = known("10");
    Session session = begun(fixture.stacked({}, {"Prime Earth"}));
    QStringList phases{QString::fromStdString(session.table().phase)};
    for (const char* action : {"keep", "next", "next", "next"}) {
        act(session, action);
        phases << QString::fromStdString(session.table().phase);
    }
    QCOMPARE(phases, (QStringList{"draw", "marshal", "combat", "retreat", "draw"}));
    QCOMPARE(session.table().turn, 2);
    // Each thing at its time; a refusal says why.
    Session early = begun(fixture.stacked({"Marine", "Veil"}, {"Prime Earth"}));
    act(early, "keep");
    for (const char* action : {"reveal Marine", "clash", "enemy 6/3/2", "surrender", "resolve", "destroy Marine"})
        QCOMPARE(refusal(early, action), QString("EZ-T01"));
    QCOMPARE(refusal(early, "keep"), QString("EZ-S14"));
    act(early, "marshal Marine");
    QCOMPARE(refusal(early, "reveal Veil"), QString("EZ-T10"));
    QCOMPARE(refusal(early, "destroy Veil"), QString("EZ-T08"));
    QCOMPARE(refusal(early, "resolve"), QString("EZ-T29"));
    QCOMPARE(refusal(early, "enemy-surrenders"), QString("EZ-T46"));
    QCOMPARE(refusal(early, "allow supports"), QString("EZ-T28"));
    QCOMPARE(refusal(early, "fetch Dome for Marine, Veil"), QString("EZ-K33"));
}

void EverzoneEnglish::EZ_T03_turnsOfALocation()
{
    for (const auto& [resources, turns] : {std::pair{"10", 1}, {"10/20", 2}, {"10/20/35", 3}}) {
        const Fixture fixture = known(resources);
        Session session = fighting(fixture, "Marine");
        for (int turn = 1; turn <= turns; ++turn) {
            QCOMPARE(session.table().phase, std::string("combat"));
            QCOMPARE(session.table().count("battle-turn"), turn);
            QCOMPARE(session.table().count("resources"), QString(resources).split('/')[turn - 1].toInt());
            act(session, "next");
        }
        QCOMPARE(session.table().phase, std::string("retreat"));
    }
}

void EverzoneEnglish::EZ_T08_marshalUnitsOnly()
{
    const Fixture fixture = known();
    Session session = begun(fixture.stacked({"Marine", "Shark", "Medicbot"}, {"Prime Earth"}));
    QCOMPARE(refusal(session, "marshal Marine"), QString("EZ-T09"));  // the hand is not kept yet
    act(session, "keep");
    QCOMPARE(refusal(session, "marshal Medicbot"), QString("EZ-T08"));
    QCOMPARE(refusal(session, "marshal Marine, Medicbot"), QString("EZ-T08"));
    Session none = session;
    act(none, "marshal");
    QCOMPARE(field(none), QStringList{});
    act(session, "marshal Marine, Shark, Adam Finn");  // a Shark on Earth, and the leader
    QCOMPARE(field(session), (QStringList{"Marine face-down", "Shark face-down", "Adam Finn face-down"}));
    QVERIFY(logged(session, "EZ-T08 everzone.marshalled 3: Marine, Shark, Adam Finn"));
}

void EverzoneEnglish::EZ_T09_marshalOnce()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "Marine");
    QCOMPARE(refusal(session, "marshal Veil"), QString("EZ-T09"));
    act(session, "next");
    QCOMPARE(refusal(session, "marshal Veil"), QString("EZ-T09"));
}

void EverzoneEnglish::EZ_T10_revealBeforeActivating()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "Marine, Veil, Firelord");
    QCOMPARE(offers(session, "reveal"), (QStringList{"reveal Marine", "reveal Veil", "reveal Firelord", "reveal …"}));
    QCOMPARE(refusal(session, "activate Marine"), QString("EZ-T10"));
    act(session, "reveal Marine, Firelord");  // more than the ten resources allow
    QVERIFY(logged(session, "EZ-T11 everzone.activated Marine"));
    QVERIFY(logged(session, "EZ-T13 everzone.does-not-fit Firelord"));
    QCOMPARE(field(session), (QStringList{"Marine active", "Veil face-down", "Firelord deactivated"}));
    act(session, "activate Marine");  // it is active already, which ends the revealing
    QCOMPARE(refusal(session, "reveal Veil"), QString("EZ-T10"));
    act(session, "next");
    QCOMPARE(offers(session, "reveal"), QStringList{"reveal Veil"});
    QVERIFY(!field(session).contains("Marine face-down"));
}

void EverzoneEnglish::EZ_T11_activateWithinResources()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "Marine, Veil, Firelord");
    act(session, "reveal Marine, Veil, Firelord; deactivate Veil");
    QCOMPARE(refusal(session, "activate Firelord"), QString("EZ-T13"));  // 5 + 6 of 10
    QCOMPARE(offers(session, "activate"), QStringList{"activate Veil"});
    act(session, "activate Veil");
    QCOMPARE(session.table().count("resources-used"), 10);
    act(session, "deactivate Veil");  // resources may stay free
    QVERIFY(logged(session, "EZ-T11 everzone.deactivated Veil"));
    QCOMPARE(field(session), (QStringList{"Marine active", "Veil deactivated", "Firelord deactivated"}));
}

void EverzoneEnglish::EZ_T12_terrain()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "Shark, Adam Finn");
    act(session, "reveal Shark, Adam Finn");
    QVERIFY(logged(session, "EZ-T12 everzone.unsuited Shark Prime Earth"));
    QCOMPARE(refusal(session, "activate Shark"), QString("EZ-T12"));
    QCOMPARE(field(session), (QStringList{"Shark deactivated", "Adam Finn active"}));
    act(session, "activate Adam Finn");  // EZ-T62: leaders fight anywhere, but take up resources
    QCOMPARE(session.table().count("resources-used"), 4);
}

void EverzoneEnglish::EZ_T13_overTheLimitWhenItDrops()
{
    const Fixture fixture = known("10/5");
    Session session = fighting(fixture, "Marine, Veil");
    act(session, "reveal Marine; reveal Veil; activate Marine; activate Veil; next");
    QCOMPARE(session.table().question->key, std::string("everzone.over-limit"));
    QCOMPARE(refusal(session, "next"), QString("EZ-T13"));
    QCOMPARE(offers(session, "deactivate"), (QStringList{"deactivate Marine", "deactivate Veil"}));
    act(session, "deactivate Marine");
    QVERIFY(logged(session, "EZ-T13 everzone.deactivated Marine"));
    QVERIFY(!session.table().question);
    act(session, "next");
}

void EverzoneEnglish::EZ_T14_deactivatedUnitsAddNothing()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "Marine, Firelord");
    act(session, "reveal Marine; reveal Firelord; activate Marine");
    QCOMPARE(session.table().count("army-attack"), 3);
    QCOMPARE(session.table().count("resources-used"), 5);
    QVERIFY(offers(session, "use").filter("Firelord").isEmpty());
    QVERIFY(offers(session, "destroy").contains("destroy Firelord"));
}

void EverzoneEnglish::EZ_T15_reactivationAfterLosses()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "Marine, Firelord, Shark");
    act(session, "reveal Marine; reveal Firelord; reveal Shark; activate Marine");
    QVERIFY(!session.table().question);  // Firelord does not fit beside the Marine
    act(session, "play Medicbot; destroy Marine");
    QCOMPARE(session.table().question->clause, std::string("EZ-T15"));
    QCOMPARE(offers(session, "activate"), QStringList{"activate Firelord"});  // 3 + 6 of 10; the Shark does not suit
    QCOMPARE(refusal(session, "next"), QString("EZ-T15"));
    act(session, "activate Firelord");
    QVERIFY(logged(session, "EZ-T15 everzone.activated Firelord"));
    QVERIFY(!session.table().question);
    // A support too many keeps it out, until it is discarded.
    Session blocked = fighting(fixture, "Marine, Firelord");
    act(blocked, "reveal Marine; reveal Firelord; activate Marine; play Cyberbleach; destroy Marine");
    QVERIFY(!blocked.table().question);
    act(blocked, "discard Cyberbleach");
    QCOMPARE(blocked.table().question->clause, std::string("EZ-T15"));
}

void EverzoneEnglish::EZ_T16_effectsOutsideTheStep()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "Marine, Veil, Shark");
    act(session, "reveal Marine; activate Marine; play Bunker");
    act(session, "effect Veil as active");
    QVERIFY(logged(session, "EZ-T16 everzone.by-effect Veil active"));
    QCOMPARE(field(session).mid(0, 3), (QStringList{"Marine active", "Veil active", "Shark face-down"}));
    act(session, "effect Marine, Veil as face-down");  // EZ-F20: marshalled again, not back in hand
    QCOMPARE(field(session).mid(0, 3), (QStringList{"Marine face-down", "Veil face-down", "Shark face-down"}));
    act(session, "effect Shark as active");
    QVERIFY(logged(session, "EZ-T12 everzone.unsuited Shark Prime Earth"));
    QCOMPARE(field(session)[2], QString("Shark deactivated"));
}

void EverzoneEnglish::EZ_T17_chosenAnew()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "Marine, Firelord");
    act(session, "reveal Marine; reveal Firelord; activate Marine; next");
    QVERIFY(logged(session, "EZ-T17 everzone.turn 2 3"));
    QCOMPARE(session.table().count("resources"), 20);
    act(session, "deactivate Marine; activate Firelord");
    QCOMPARE(field(session), (QStringList{"Marine deactivated", "Firelord active"}));
}

void EverzoneEnglish::EZ_T37_armyOfActiveUnits()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "Marine, Veil, Firelord");
    act(session, "reveal Marine; reveal Veil; activate Marine; activate Veil; next");
    QVERIFY(logged(session, "EZ-T66 everzone.struck 7 7"));
    QCOMPARE(session.table().count("damage"), 7);
    Session spared = fighting(fixture, "Marine", {"empty-defender=none"});
    act(spared, "reveal Marine; activate Marine; next");
    QVERIFY(logged(spared, "EZ-T66 everzone.struck 3 0"));
    Session idle = fighting(fixture, "Marine");
    act(idle, "reveal Marine; deactivate Marine; next");
    QVERIFY(logged(idle, "EZ-T65 everzone.no-army"));
}

void EverzoneEnglish::EZ_T44_turnsThenRetreat()
{
    const Fixture fixture = known("10/20");
    Session session = fighting(fixture, "Marine");
    act(session, "next");
    QVERIFY(logged(session, "EZ-T44 everzone.turn-over 1"));
    QCOMPARE(session.table().phase, std::string("combat"));
    act(session, "next");
    QCOMPARE(session.table().phase, std::string("retreat"));
}

void EverzoneEnglish::unknownValuesWarn()
{
    const Fixture fixture;  // as the rulebooks leave it
    Session session = begun(fixture.stacked({"Marine", "Veil", "Medicbot"}, {"Prime Earth"}));
    act(session, "keep; marshal Marine, Veil; reveal Marine");
    QVERIFY(logged(session, "EZ-T11 everzone.activated Marine"));
    QVERIFY(logged(session, "! EZ-T12 everzone.terrain-unknown Marine Prime Earth"));
    QVERIFY(logged(session, "! EZ-T13 everzone.fit-unknown Marine"));
    for (const char* counter : {"resources", "resources-used", "army-attack"})
        for (const Counter& shown : session.table().counters) QVERIFY(shown.id != counter);
    act(session, "play Medicbot");
    QVERIFY(logged(session, "! EZ-T24 everzone.fit-unknown Medicbot"));
    act(session, "destroy Marine");
    QVERIFY(!session.table().question);  // nothing is forced by what nobody knows
    act(session, "effect Veil as active; next");
    QVERIFY(logged(session, "! EZ-T66 everzone.attack-unknown 1: Veil"));
}

MAZZO_TEST(EverzoneEnglish)
#include "en_test.moc"
