// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/army.h"
#include "goldfish/everzone/clash.h"
#include "tests/goldfish/everzone/fixture.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;

/// The rows of the verdict table that are about play: what is done before, what is tried, and the clause that refuses
/// it.
class EverzonePlayVerdicts : public QObject {
    Q_OBJECT

private slots:
    void rows_data();
    void rows();
    void row59_fallenCardsAreNotReshuffled();
    void row60_thirdSurrender();
    void row62_leaderIsNotInTheDrawDeck();
    void row68_sharedOrSeparateCeiling();
    void row82_skillInTwoTurnsOfOneActivation();
};

namespace {

/// Made-up values for the rows: 5, 7 and 8 to be active, a support of 3; limits of 12, or as the row says.
Fixture known(const QByteArray& resources)
{
    Fixture fixture;
    fixture.setResources("Prime Earth", resources.constData());
    fixture.setUnit("Marine", "3/2/1/5");
    fixture.setUnit("Veil", "3/2/1/7");
    fixture.setUnit("Firelord", "3/2/1/8");
    fixture.setUnit("Garlik", "3/2/1/4");
    fixture.setUnit("Raptor", "3/1/1/10");
    fixture.setUnit("Dome", "3/1/1/10");
    fixture.setUnit("Adam Finn", "2/2/2/4", {});
    fixture.setSupport("Medicbot", 0);
    fixture.setSupport("Cyberbleach", 0);
    fixture.setSupport("Bunker", 0);
    fixture.setSupport("Shrimp Mine", 0, {"sea"});
    return fixture;
}

const QStringList kHand{"Marine", "Veil",     "Firelord",    "Garlik", "Raptor",
                        "Dome",   "Medicbot", "Cyberbleach", "Bunker", "Shrimp Mine"};
const char* const kLegal = "offered";

}  // namespace

void EverzonePlayVerdicts::rows_data()
{
    QTest::addColumn<QByteArray>("resources");
    QTest::addColumn<QByteArray>("edition");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("tried");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char* name, const char* resources, const char* edition, const char* before,
                        const char* tried, const char* verdict) {
        QTest::newRow(name) << QByteArray(resources) << QByteArray(edition) << QString(before) << QString(tried)
                            << QString(verdict);
    };
    const char* none = "keep; marshal Marine; next; play Medicbot";
    row("53 second support in turn 2 of 3, en", "12/12/12", "en", none, "play Cyberbleach", kLegal);
    row("53 second support in turn 2 of 3, it", "12/12/12", "it", none, "play Cyberbleach", "EZ-T26");
    const char* two = "keep; marshal Marine; next; play Medicbot; play Cyberbleach";
    row("54 third support in turn 2 of 3, en", "12/12/12", "en", two, "play Bunker", "EZ-T26");
    const char* last = "keep; marshal Marine; next; next; play Medicbot; play Cyberbleach";
    row("55 third support in turn 3 of 3, en", "12/12/12", "en", last, "play Bunker", kLegal);
    row("55 third support in turn 3 of 3, it", "12/12/12", "it", last, "play Bunker", kLegal);
    row("56 5 and 7 of 12", "12", "en", "keep; marshal Marine, Veil; reveal Marine; reveal Veil; activate Marine",
        "activate Veil", kLegal);
    row("56 5 and 8 of 12", "12", "en",
        "keep; marshal Marine, Firelord; reveal Marine; reveal Firelord; activate Marine", "activate Firelord",
        "EZ-T13");
    const char* nine = "mulligan; mulligan; mulligan; mulligan; mulligan; mulligan; mulligan; mulligan; mulligan";
    row("57 mulligan of one card, en", "12", "en", nine, "mulligan", kLegal);
    row("57 mulligan of one card, it", "12", "it", nine, "mulligan", "EZ-S11");
    row("69 8 deactivated, it", "12", "it",
        "keep; marshal Marine, Firelord; activate Marine; activate Firelord; deactivate Firelord", "next", kLegal);
    row("69 both left active, it", "12", "it", "keep; marshal Marine, Firelord; activate Marine; activate Firelord",
        "next", "EZ-T13");
    row("70 sideways by choice, en", "12", "en",
        "keep; marshal Marine, Garlik; reveal Marine; reveal Garlik; activate Marine; activate Garlik",
        "deactivate Garlik", kLegal);
    row("70 sideways by choice, it", "12", "it", "keep; marshal Marine, Garlik; activate Marine; activate Garlik",
        "deactivate Garlik", "EZ-T21");
    row("71 a fitting unit left sideways, en", "12", "en",
        "keep; marshal Marine, Firelord; reveal Marine; reveal Firelord; activate Marine; attacked 2", "next",
        "EZ-T15");
    row("73 surrender after the last turn", "12/12", "en", "keep; marshal Marine; next", "surrender", "EZ-X27");
    row("73 surrender before it", "12/12", "en", "keep; marshal Marine", "surrender", kLegal);
    row("75 mulligan including the Leader", "12", "it", "", "mulligan Adam Finn", "EZ-S11");
    row("76 mulligan of three of ten", "12", "en", "", "mulligan Marine, Veil, Firelord", "EZ-S11");
    row("78 support on the wrong Location, en", "12", "en", "keep; marshal Marine", "play Shrimp Mine", "EZ-T24");
    row("78 support on the wrong Location, it", "12", "it", "keep; marshal Marine", "play Shrimp Mine", "EZ-T24");
    row("86 support face down", "12", "en", "keep", "marshal Medicbot", "EZ-T08");
    row("86 support face down, it", "12", "it", "keep", "marshal Medicbot", "EZ-T08");
    row("87 turned up after the activation step, en", "12", "en",
        "keep; marshal Marine, Veil; reveal Marine; activate Marine", "reveal Veil", "EZ-T10");
    row("87 turned up after the activation step, it", "12", "it",
        "keep; marshal Marine, Veil; activate Marine; play Medicbot", "activate Veil", "EZ-T18");
    row("88 5 left over from turn 1", "10/20", "en",
        "keep; marshal Marine, Raptor, Dome; reveal Marine; activate Marine; next; reveal Raptor; reveal Dome; "
        "activate Raptor",
        "activate Dome", "EZ-T13");
    row("92 none discarded", "12", "en", "keep; next; next", "next", kLegal);
    row("92 four discarded", "12", "en", "keep; next; next; discard Marine; discard Veil; discard Firelord",
        "discard Garlik", kLegal);
    row("92 the Leader, it", "12", "it", "keep; next; next", "discard Adam Finn", "EZ-T49");
}

void EverzonePlayVerdicts::rows()
{
    QFETCH(const QByteArray, resources);
    QFETCH(const QByteArray, edition);
    QFETCH(const QString, before);
    QFETCH(const QString, tried);
    QFETCH(const QString, verdict);
    const Fixture fixture = known(resources);
    Session session = begun(fixture.stacked(kHand, {"Prime Earth"}, "adam-finn", edition.constData()));
    if (!before.isEmpty()) act(session, before);
    QCOMPARE(refusal(session, tried), verdict);
}

void EverzonePlayVerdicts::row59_fallenCardsAreNotReshuffled()
{
    const Fixture fixture = known("12");
    Session session = begun(fixture.stacked(kHand, {"Prime Earth"}));
    act(session, "keep; marshal Marine, Veil; destroy Marine; next; next; mulligan; mulligan; mulligan; mulligan; "
                 "mulligan; mulligan");
    QCOMPARE(size(session, "retreated"), 0);  // all of it is in the new deck
    QCOMPARE(names(session, "fallen"), QStringList{"Marine"});
    QCOMPARE(size(session, "forces") + size(session, "hand"), 48);
}

void EverzonePlayVerdicts::row60_thirdSurrender()
{
    const Fixture fixture;
    Session session = begun(fixture.setup());
    act(session, "keep; next; surrender 8; next; keep; next; surrender 8");
    QCOMPARE(session.table().count("cp"), 12);
    QVERIFY(!session.table().outcome);
    act(session, "next; keep; next; surrender 8");
    QCOMPARE(session.table().outcome->clause, std::string("EZ-E03"));
    QCOMPARE(session.table().count("cp"), 12);  // EZ-T71: no damage step
}

void EverzonePlayVerdicts::row62_leaderIsNotInTheDrawDeck()
{
    const Fixture fixture;
    for (const char* edition : {"en", "it"}) {
        const Session session = begun(fixture.setup("adam-finn", edition));
        QCOMPARE(sizes(session), QString("10 39 0 0 0"));
        QVERIFY(!names(session, "forces").contains("Adam Finn"));
    }
}

void EverzonePlayVerdicts::row68_sharedOrSeparateCeiling()
{
    Player one;
    one.supports = {12};
    Player two;
    two.supports = {11};
    QCOMPARE(atMost(resourceUsed(one), 12), Truth::Yes);  // EZ-V02, EZ-V69: team-mates each have their own
    QCOMPARE(atMost(resourceUsed(two), 12), Truth::Yes);
    QCOMPARE(atMost(sum(resourceUsed(one), resourceUsed(two)), 12), Truth::No);  // EZ-V72: allies share one
}

void EverzonePlayVerdicts::row82_skillInTwoTurnsOfOneActivation()
{
    // A contextual skill works by itself whenever its moment comes; by the Italian book nobody can say, so nothing is
    // declared in either.
    const Fixture fixture;
    for (const char* edition : {"en", "it"}) {
        Session session = begun(fixture.stacked({"Sniper"}, {}, "molly-dunbar", edition));
        act(session, "keep; marshal Sniper");
        act(session, std::string_view(edition) == "en" ? "reveal Sniper; activate Sniper" : "activate Sniper");
        QVERIFY(offers(session, "use").isEmpty());
    }
}

MAZZO_TEST(EverzonePlayVerdicts)
#include "verdicts_test.moc"
