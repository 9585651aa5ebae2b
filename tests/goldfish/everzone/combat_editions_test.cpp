// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/rules.h"
#include "tests/goldfish/everzone/both_books.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;

/// Where the two rulebooks differ in the fighting, each difference played by both.
class EverzoneCombatEditions : public QObject {
    Q_OBJECT

private slots:
    void EZ_V41_revealThenActivateOrAtOnce();
    void EZ_V42_noLaterActivationOfFaceDownUnits();
    void EZ_V43_deactivatedUnitsFallOrStay();
    void EZ_V45_whoStrikesBack();
    void EZ_V46_deactivationByChoice();
    void EZ_V47_supportsInTheArmy();
    void EZ_V49_supportsUntilTheFightingEnds();
    void EZ_V50_supportThatNoLongerFits();
    void EZ_V51_survivorsKeepTheirValues();
    void EZ_V52_noDefenceLeft();
    void EZ_V53_resourcesAreNotSavedUp();
    void EZ_V54_surrenderBeforeTheLastTurn();
    void EZ_V55_surrenderCountsPrintedValues();
};

void EverzoneCombatEditions::EZ_V41_revealThenActivateOrAtOnce()
{
    const Fixture fixture = known();
    Session en = fighting(fixture, "en", "Marine, Firelord");
    QCOMPARE(refusal(en, "activate Marine"), QString("EZ-T10"));
    act(en, "reveal Marine, Firelord");  // 11 of 10: more than can be active
    QCOMPARE(field(en), (QStringList{"Marine active", "Firelord deactivated"}));
    Session it = fighting(fixture, "it", "Marine, Firelord");
    QCOMPARE(refusal(it, "reveal Marine"), QString("EZ-T18"));
    act(it, "activate Marine");
    QCOMPARE(field(it), (QStringList{"Marine active", "Firelord face-down"}));
}

void EverzoneCombatEditions::EZ_V42_noLaterActivationOfFaceDownUnits()
{
    const Fixture fixture = known();
    for (const char* book : kBooks) {
        Session session = fighting(fixture, book, "Marine, Veil");
        activate(session, book, {"Marine"});
        act(session, "play Cyberbleach");
        QCOMPARE(refusal(session, isEnglish(book) ? "reveal Veil" : "activate Veil"),
                 QString(isEnglish(book) ? "EZ-T10" : "EZ-T18"));
        act(session, "next");
        activate(session, book, {"Veil"});
        QVERIFY(field(session).contains("Veil active"));
    }
}

void EverzoneCombatEditions::EZ_V43_deactivatedUnitsFallOrStay()
{
    const Fixture fixture = known();
    Session en = fighting(fixture, "en", "Veil, Marine, Firelord");
    act(en, "reveal Veil; reveal Firelord; activate Veil; attacked 5");  // Defence 3; the Firelord (6) does not fit
                                                                         // beside it (5)
    QCOMPARE(names(en, "fallen"), QStringList{"Veil"});
    QCOMPARE(field(en), (QStringList{"Marine face-down", "Firelord deactivated"}));
    QCOMPARE(en.table().count("cp"), 18);
    Session it = fighting(fixture, "it", "Veil, Marine, Firelord");
    act(it, "activate Veil; activate Firelord; deactivate Firelord; attacked 5");
    QCOMPARE(names(it, "fallen"), (QStringList{"Veil", "Firelord"}));
    QCOMPARE(field(it), QStringList{"Marine face-down"});  // face-down cards are safe in both
    QCOMPARE(it.table().count("cp"), 18);
    // EZ-X20: an option lets them stay in Italian too.
    Session kept = begin(fixture, "it", {"deactivated-in-army=no"});
    act(kept, "keep; marshal Veil, Firelord; activate Veil; activate Firelord; deactivate Firelord; attacked 5");
    QCOMPARE(names(kept, "fallen"), QStringList{"Veil"});
}

void EverzoneCombatEditions::EZ_V45_whoStrikesBack()
{
    const Fixture fixture = known();
    Session en = fighting(fixture, "en", "Veil, Firelord");
    act(en, "reveal Veil; reveal Firelord; activate Veil; attacked 5");
    QCOMPARE(en.table().question->clause, std::string("EZ-T15"));  // the reserve must step up
    QCOMPARE(refusal(en, "next"), QString("EZ-T15"));
    act(en, "activate Firelord; next");
    QVERIFY(logged(en, "EZ-T66 everzone.struck 9 9"));
    Session it = fighting(fixture, "it", "Veil, Firelord, Marine");
    act(it, "activate Veil; attacked 5");
    QCOMPARE(refusal(it, "activate Marine"), QString("EZ-T18"));
    act(it, "next");
    QVERIFY(logged(it, "EZ-T65 everzone.no-army"));
}

void EverzoneCombatEditions::EZ_V46_deactivationByChoice()
{
    const Fixture fixture = known();
    Session en = fighting(fixture, "en", "Marine");
    act(en, "reveal Marine; activate Marine; deactivate Marine");
    QCOMPARE(field(en), QStringList{"Marine deactivated"});
    Session it = fighting(fixture, "it", "Marine");
    act(it, "activate Marine");
    QCOMPARE(refusal(it, "deactivate Marine"), QString("EZ-T21"));
}

void EverzoneCombatEditions::EZ_V47_supportsInTheArmy()
{
    const Fixture fixture;
    Player player;
    player.active = {{1, 3, 2, 1, 5, Truth::Yes, false}};
    player.supports = {3};
    for (const char* book : kBooks) {
        const Rules rules = Rules::of(fixture.setup("adam-finn", book));
        QCOMPARE(armyTotals({{player}, 20, {}, 0}, rules.countsSupports).cost, Known(isEnglish(book) ? 5 : 8));
        QCOMPARE(resourceUsed(player), Known(8));  // against the limit they count in both
    }
}

void EverzoneCombatEditions::EZ_V49_supportsUntilTheFightingEnds()
{
    const Fixture fixture = known("10/10");
    for (const char* book : kBooks) {
        Session session = fighting(fixture, book, "Marine");
        act(session, "play Cyberbleach; next; play Medicbot");
        QVERIFY(field(session).contains("Medicbot"));
        act(session, "next");
        QCOMPARE(refusal(session, "play Shrimp Mine"), QString("EZ-T23"));
    }
}

void EverzoneCombatEditions::EZ_V50_supportThatNoLongerFits()
{
    const Fixture fixture = known("10/2/10");
    for (const char* book : kBooks) {
        Session session = fighting(fixture, book, "Marine");
        activate(session, book, {"Marine"});
        act(session, "play Medicbot; next; deactivate Marine");
        QCOMPARE(session.table().question->key, std::string("everzone.over-limit"));  // 3 of 2 by the support alone
        QCOMPARE(refusal(session, "next"), QString("EZ-T13"));
        QVERIFY(offers(session, "deactivate").isEmpty());  // a support is not deactivated
        act(session, "discard Medicbot; next");
        QVERIFY(names(session, "retreated").contains("Medicbot"));
    }
}

void EverzoneCombatEditions::EZ_V51_survivorsKeepTheirValues()
{
    const Fixture fixture = known();
    for (const char* book : kBooks) {
        Session session = fighting(fixture, book, "Marine, Veil");
        activate(session, book, {"Marine", "Veil"});
        act(session, "attacked 4");  // against a Defence of 5
        QVERIFY(logged(session, "EZ-T40 everzone.withstood 4 5"));
        QCOMPARE(session.table().count("army-defence"), 5);
        QCOMPARE(session.table().count("cp"), 20);
        act(session, "next");
        QVERIFY(logged(session, "EZ-T66 everzone.struck 7 7"));
    }
}

void EverzoneCombatEditions::EZ_V52_noDefenceLeft()
{
    const Fixture fixture = known();
    for (const char* book : kBooks) {
        Session session = fighting(fixture, book, "Marine, Veil");
        activate(session, book, {"Marine", "Veil"});
        act(session, "lower Marine at defence: 1");
        QCOMPARE(session.table().count("army-defence"), 4);
        act(session, "lower Marine at attack: 9");  // EZ-X29: stops at 0 and kills nobody
        QCOMPARE(session.table().count("army-attack"), 4);
        act(session, "lower Marine at defence: 1");
        QVERIFY(logged(session, "EZ-T34 everzone.no-defence-left Marine"));
        QCOMPARE(names(session, "fallen"), QStringList{"Marine"});
    }
}

void EverzoneCombatEditions::EZ_V53_resourcesAreNotSavedUp()
{
    Fixture fixture = known("10/20");
    fixture.setUnit("Garlik", "1/1/1/10");
    fixture.setUnit("Raptor", "1/1/1/10");
    for (const char* book : kBooks) {
        Session session = begun(fixture.stacked({"Marine", "Garlik", "Raptor"}, {"Prime Earth"}, "adam-finn", book));
        act(session, "keep; marshal Marine, Garlik, Raptor");
        activate(session, book, {"Marine"});  // 5 of 10, 5 left over
        act(session, "next");
        activate(session, book, {"Garlik"});
        if (isEnglish(book)) {
            QCOMPARE(refusal(session, "activate Raptor"), QString("EZ-T10"));
            continue;
        }
        act(session, "activate Raptor");  // 25 of 20: the 5 of the turn before are gone
        QCOMPARE(session.table().question->key, std::string("everzone.over-limit"));
    }
    Session revealed = begun(fixture.stacked({"Marine", "Garlik", "Raptor"}, {"Prime Earth"}));
    act(revealed, "keep; marshal Marine, Garlik, Raptor; reveal Marine; activate Marine; next; reveal Garlik; reveal "
                  "Raptor; activate Garlik");
    QCOMPARE(refusal(revealed, "activate Raptor"), QString("EZ-T13"));
}

void EverzoneCombatEditions::EZ_V54_surrenderBeforeTheLastTurn()
{
    const Fixture fixture = known();  // three turns
    for (const char* book : kBooks) {
        Session session = fighting(fixture, book, "Marine");
        QVERIFY(offers(session).contains("surrender"));
        act(session, "next");
        QVERIFY(offers(session).contains("surrender"));
        act(session, "next");
        QCOMPARE(refusal(session, "surrender"), QString("EZ-X27"));
    }
}

void EverzoneCombatEditions::EZ_V55_surrenderCountsPrintedValues()
{
    const Fixture fixture = known();
    for (const char* book : kBooks) {
        Session session = fighting(fixture, book, "Marine");
        act(session, "raise army at attack: 7; surrender 13");  // half of the opposing total, rounded down
        QVERIFY(logged(session, "EZ-T46 everzone.surrendered 1 6"));
        QCOMPARE(session.table().count("cp"), 14);
        QCOMPARE(session.table().phase, std::string("retreat"));
    }
}

MAZZO_TEST(EverzoneCombatEditions)
#include "combat_editions_test.moc"
