// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/everzone/english.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;
using namespace mazzo::goldfish::everzone::english;

/// Supports by the English rulebook.
class EverzoneEnglishSupports : public QObject {
    Q_OBJECT

private slots:
    void EZ_T23_supportsAfterActivation();
    void EZ_T24_supportFits();
    void EZ_T25_supportStaysAndIsDiscarded();
    void EZ_T26_oneSupportATurn();
    void EZ_T27_supportRetiredWhenItNoLongerFits();
    void EZ_X21_catchUpByOption();
};

void EverzoneEnglishSupports::EZ_T23_supportsAfterActivation()
{
    const Fixture fixture = known();
    Session session = begun(fixture.stacked({"Marine", "Veil", "Medicbot"}, {"Prime Earth"}));
    act(session, "keep");
    QCOMPARE(refusal(session, "play Medicbot"), QString("EZ-T23"));
    act(session, "marshal Marine, Veil; reveal Marine, Veil; deactivate Veil; play Medicbot");
    QCOMPARE(field(session), (QStringList{"Marine active", "Veil deactivated", "Medicbot"}));
    QCOMPARE(refusal(session, "deactivate Marine"), QString("EZ-T23"));
    act(session, "next; deactivate Marine; activate Veil; next; next");
    QCOMPARE(session.table().phase, std::string("retreat"));
    QCOMPARE(refusal(session, "play Bunker"), QString("EZ-T23"));
}

void EverzoneEnglishSupports::EZ_T24_supportFits()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "Marine, Veil");
    act(session, "reveal Marine; activate Marine");
    QCOMPARE(offers(session, "play"), (QStringList{"play Medicbot", "play Cyberbleach", "play Bunker"}));
    QCOMPARE(refusal(session, "play Shrimp Mine"), QString("EZ-T24"));  // only at sea
    Session full = fighting(fixture, "Firelord");
    act(full, "reveal Firelord; activate Firelord");
    QCOMPARE(refusal(full, "play Cyberbleach"), QString("EZ-T24"));  // 6 + 5 of 10
    act(full, "play Medicbot");
    QVERIFY(logged(full, "EZ-T24 everzone.played Medicbot"));
}

void EverzoneEnglishSupports::EZ_T25_supportStaysAndIsDiscarded()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "Marine");
    act(session, "play Cyberbleach; next");
    QCOMPARE(session.table().count("resources-used"), 5);  // in every turn of the battle
    act(session, "discard Cyberbleach");
    QVERIFY(logged(session, "EZ-T25 discarded 1: Cyberbleach"));
    QCOMPARE(names(session, "retreated"), QStringList{"Cyberbleach"});
    QCOMPARE(session.table().count("resources-used"), 0);
    QCOMPARE(session.table().count("supports-left"), 1);  // the play is not given back
}

void EverzoneEnglishSupports::EZ_T26_oneSupportATurn()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "Marine");
    QCOMPARE(session.table().count("supports-left"), 1);
    act(session, "play Bunker");
    QCOMPARE(refusal(session, "play Medicbot"), QString("EZ-T26"));
    act(session, "next; play Medicbot");
    QCOMPARE(refusal(session, "play Cyberbleach"), QString("EZ-T26"));
    // What was not played can be made up for in any later turn.
    Session saved = fighting(fixture, "Marine");
    act(saved, "next");
    QCOMPARE(saved.table().count("supports-left"), 2);
    act(saved, "play Bunker; play Medicbot");
    QCOMPARE(refusal(saved, "play Cyberbleach"), QString("EZ-T26"));
}

void EverzoneEnglishSupports::EZ_T27_supportRetiredWhenItNoLongerFits()
{
    const Fixture fixture = known("10/2/10");
    Session session = fighting(fixture, "Marine");
    act(session, "reveal Marine; activate Marine; play Medicbot; next");
    act(session, "deactivate Marine");
    QCOMPARE(session.table().question->key, std::string("everzone.over-limit"));  // the support alone is too much
    QVERIFY(offers(session, "deactivate").isEmpty());
    act(session, "discard Medicbot");
    QVERIFY(!session.table().question);
}

void EverzoneEnglishSupports::EZ_X21_catchUpByOption()
{
    const Fixture fixture = known();
    Session session = fighting(fixture, "Marine", {"support-catch-up=last-turn-only"});
    act(session, "next");
    QCOMPARE(session.table().count("supports-left"), 1);
    act(session, "next");
    QCOMPARE(session.table().count("supports-left"), 3);
}

MAZZO_TEST(EverzoneEnglishSupports)
#include "en_supports_test.moc"
