// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/everzone/both_books.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;

/// Cards of an opponent that hold the player back, or that the player holds.
class EverzoneControl : public QObject {
    Q_OBJECT

private slots:
    void EZ_T28_noSupportsWhileForbidden();
    void EZ_T28_endsWithTheBattle();
    void EZ_T36_takenUnitCountsAsOwn();
    void EZ_T36_ownLimitsHold();
    void EZ_T36_lostWithItsHolder_data();
    void EZ_T36_lostWithItsHolder();
    void EZ_T36_destroyedGoesToItsOwner();
    void EZ_T36_endsWithTheBattle();
    void EZ_T36_onlyByACardThatTakes();
    void EZ_K17_onlyVladTakesUnits();
};

namespace {

/// Vlad and Digger of the Slurr, Marine of an opponent.
Session withVlad(const Fixture& fixture, const char* book, const QString& marshal = "Vlad, Digger")
{
    Session session = begun(
        fixture.stacked({"Vlad", "Digger", "Terrestrial Possession"}, {"Prime Earth"}, "meraud", book));
    act(session, "keep; marshal " + marshal);
    return session;
}

Fixture slurr(const char* resources = "12/12")
{
    Fixture fixture;
    fixture.setResources("Prime Earth", resources);
    fixture.setUnit("Vlad", "1/2/1/4");
    fixture.setUnit("Digger", "2/2/1/3");
    fixture.setUnit("Marine", "5/4/3/6");
    fixture.setUnit("Shark", "5/5/5/1", {"sea"});
    fixture.setSupport("Terrestrial Possession", 1);
    return fixture;
}

}  // namespace

void EverzoneControl::EZ_T28_noSupportsWhileForbidden()
{
    const Fixture fixture = known();
    for (const char* book : kBooks) {
        Session session = fighting(fixture, book, "Marine");
        QVERIFY(offers(session, "play").contains("play Medicbot"));
        act(session, "forbid supports");
        QVERIFY(logged(session, "EZ-T28 everzone.supports-forbidden"));
        QCOMPARE(session.table().count("supports-forbidden"), 1);
        QVERIFY(offers(session, "play").isEmpty());
        QCOMPARE(refusal(session, "play Medicbot"), QString("EZ-T28"));
        act(session, "next");  // lasts while the card is active
        QCOMPARE(refusal(session, "play Medicbot"), QString("EZ-T28"));
        act(session, "allow supports; play Medicbot");
    }
}

void EverzoneControl::EZ_T28_endsWithTheBattle()
{
    const Fixture fixture = known("10");
    Session session = fighting(fixture, "en", "Marine");
    act(session, "forbid supports; next; next; keep; next");
    QVERIFY(offers(session, "forbid").contains("forbid supports"));
    QVERIFY(!offers(session, "play").isEmpty());
}

void EverzoneControl::EZ_T36_takenUnitCountsAsOwn()
{
    const Fixture fixture = slurr();
    for (const char* book : kBooks) {
        Session session = withVlad(fixture, book);
        activate(session, book, {"Vlad"});
        act(session, "seize Marine with Vlad");
        QCOMPARE(field(session).last(), QString("Marine active taken"));
        QCOMPARE(session.table().count("army-attack"), 6);
        QCOMPARE(session.table().count("resources-used"), 10);
        QVERIFY(offers(session, "use").contains("use Marine"));
    }
}

void EverzoneControl::EZ_T36_ownLimitsHold()
{
    const Fixture fixture = slurr("9/9");
    Session session = withVlad(fixture, "en");
    activate(session, "en", {"Vlad"});
    act(session, "seize Shark with Vlad");  // only at sea
    QCOMPARE(field(session).last(), QString("Shark deactivated taken"));
    act(session, "seize Marine with Vlad");  // 4 and 6 of 9
    QCOMPARE(session.table().question->key, std::string("everzone.over-limit"));
    act(session, "deactivate Marine");
    QCOMPARE(field(session).last(), QString("Marine deactivated taken"));
}

void EverzoneControl::EZ_T36_lostWithItsHolder_data()
{
    QTest::addColumn<QString>("action");
    QTest::newRow("deactivated") << "effect Vlad as deactivated";
    QTest::newRow("marshalled again") << "effect Vlad as face-down";
    QTest::newRow("destroyed") << "destroy Vlad";
}

void EverzoneControl::EZ_T36_lostWithItsHolder()
{
    QFETCH(const QString, action);
    const Fixture fixture = slurr();
    for (const char* book : kBooks) {
        Session session = withVlad(fixture, book);
        activate(session, book, {"Vlad"});
        act(session, "seize Marine with Vlad; use Marine; " + action);
        QVERIFY(logged(session, "EZ-T36 everzone.control-ended Marine"));
        QVERIFY(!names(session, "field").contains("Marine"));
        QVERIFY(!names(session, "fallen").contains("Marine"));        // it is not the player's card
        if (session.table().question) act(session, "activate Vlad");  // EZ-T15: an active unit was lost, and Vlad fits
        act(session, "resolve");
        QVERIFY(logged(session, "EZ-T33 everzone.foiled Marine"));
    }
}

void EverzoneControl::EZ_T36_destroyedGoesToItsOwner()
{
    const Fixture fixture = slurr();
    Session session = withVlad(fixture, "en");
    activate(session, "en", {"Vlad"});
    act(session, "seize Marine with Vlad; destroy Marine");
    QVERIFY(logged(session, "EZ-T36 everzone.control-ended Marine"));
    QCOMPARE(names(session, "fallen"), QStringList());
    act(session, "seize Marine with Vlad; attacked 9");  // 6 Defence: the whole army
    QCOMPARE(names(session, "fallen"), QStringList{"Vlad"});
    QCOMPARE(session.table().count("cp"), 17);
}

void EverzoneControl::EZ_T36_endsWithTheBattle()
{
    const Fixture fixture = slurr("12");
    Session session = withVlad(fixture, "en");
    activate(session, "en", {"Vlad"});
    act(session, "seize Marine with Vlad; next");
    QVERIFY(logged(session, "EZ-T36 everzone.control-ended Marine"));
    QCOMPARE(names(session, "retreated"), (QStringList{"Vlad", "Digger"}));  // EZ-C24: only the player's own
}

void EverzoneControl::EZ_T36_onlyByACardThatTakes()
{
    const Fixture fixture = slurr();
    Session session = withVlad(fixture, "en");
    QCOMPARE(refusal(session, "seize Marine with Vlad"), QString("EZ-T36"));  // not active
    act(session, "reveal Digger; activate Digger");
    QCOMPARE(refusal(session, "seize Marine with Digger"), QString("EZ-T36"));
}

/// Cards clarifications: only Vlad is named; what the Possession supports do stands in no rulebook.
void EverzoneControl::EZ_K17_onlyVladTakesUnits()
{
    const Fixture fixture = slurr();
    Session session = withVlad(fixture, "en");
    act(session, "play Terrestrial Possession");
    QCOMPARE(refusal(session, "seize Marine with Terrestrial Possession"), QString("EZ-T36"));
    QVERIFY(offers(session, "seize").isEmpty());
}

MAZZO_TEST(EverzoneControl)
#include "control_test.moc"
