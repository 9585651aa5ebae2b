// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/table_text.h"
#include "tests/goldfish/sovereign/scenes.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sovereign;

/// The procedure verdicts, row by row: what is done before, what is tried, and the clause that refuses it.
class SovereignAttempts : public QObject {
    Q_OBJECT

private slots:
    void attempts_data();
    void attempts();
    void access_data();
    void access();
};

Q_DECLARE_METATYPE(Scene)

void SovereignAttempts::attempts_data()
{
    QTest::addColumn<Scene>("position");
    QTest::addColumn<QString>("before");  // "-" is before the exchange
    QTest::addColumn<QString>("tried");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char* name, const Scene& position, const char* before, const char* tried,
                        const char* verdict) {
        QTest::newRow(name) << position << QString(before) << QString(tried) << QString(verdict);
    };
    const Scene five{"d1", {"001", "006", "027", "005", "013", "002"}, {}, {}};
    row("P03 an exchange of six", five, "-", "bottom {001}, {006}, {027}, {005}, {013}, {001}", "SV-S06");
    row("P03 a second exchange", five, "", "bottom {006}", "SV-S06");
    row("P12 a second Vocation", {}, "vocation {BK}", "vocation {AL}", "SV-T23");
    row("P13 a Vocation in turn 1 of the first player", {}, "", "vocation {AL}", "allowed");
    row("P16 a seventh White Crystal", {"d1", {}, "WWWWWW", {}}, "", "vocation {BK}", "allowed");
    row("P27 Germoglio for W2", {"d1", {}, "WW", {}}, "vocation {GM}; pick sprout", "play {T1}", "SV-T08");
    row("P27 Germoglio for G1 W1", {"d1", {}, "GW", {}}, "vocation {GM}; pick sprout", "play {T1}", "allowed");
    row("P12 a Vocation of another's Class", five, "", "vocation {EH}", "SV-T23");
    row("P17 a card in hand does not move", five, "", "move {001} to r1c1", "SV-T14");
    row("P17 nor does it fight", five, "", "fight {001} with enemy", "SV-T14");
    row("P30 no enemy to fight", five, "", "dismiss enemy", "SV-T30");
    row("P16 a face-down card that is already there", five, "", "gain r1c1", "SV-T16");
    row("P28 Anima Luminosa from the Afterlife", {"d1", {"008"}, "WW", {}}, "play {008}", "play {T2}", "SV-T27");
    const Scene two{"d1", {"001"}, "W", {}};
    row("P29 moves in the turn it is played", two, "play {001} at r1c1", "move {001} to r1c2", "allowed");
    row("P29 fights in the turn it is played", two, "play {001} at r1c1; enemy r1c2: 1", "fight {001} with enemy",
        "SV-T14");
    row("P30 diagonally", two, "play {001} at r1c1", "move {001} to r2c2", "SV-T15");
    row("P30 onto an own face-down card", two, "play {001} at r1c1", "move {001} to r2c1", "allowed");
    const Scene levies{"d5", QStringList(15, "063"), "WWWWWW", {}};
    const char* full = "play {063}; play {063}; play {063}; play {063}; play {063}; step r2c2";
    row("P31 a sixth Haerian", levies, full, "play {063}", "SV-T10");
    row("P31 after one moved", levies,
        "play {063}; play {063}; play {063}; play {063}; play {063}; step r2c2; move {063} @r1c1 to r2c1", "play {063}",
        "allowed");
    row("P32 Tributo not payable", {"d1", {"027"}, "GGGGG", {}}, "", "play {027}", "SV-T09");
    const Scene hall{"d1", {"010"}, "WWW", {}};
    row("P33 a Building on the opponent's Starting Line", hall, "", "play {010} at r4c1", "SV-T22");
    row("P33 a Building on an own face-down card", hall, "", "play {010} at r2c1", "allowed");
    const Scene armed{"d1", {"001", "009", "009"}, "WWWWW", {}};
    const char* fought =
        "play {001} at r1c1; play {009}; play {009}; end; enemy r1c2: 9; fight {001} with enemy; pick {009}";
    row("P35 a second Equipment in one combat", armed, fought, "pick {009}", "SV-T21");
    const Scene anvil{"d2", {"031", "057", "038"}, "RRRRBBB", {}};
    row("P35 the same after Anvil of Rain", anvil,
        "play {031}; play {057}; play {038}; end; enemy r1c2: 1; fight {031} with enemy; pick {057}", "pick {038}",
        "allowed");
    row("P36 Equipment against the opponent", armed, "play {001} at r1c1; play {009}; end", "fight {001} with {009}",
        "SV-T21");
    row("P40 a Snare lost to damage", {"d5", {"063", "063", "063", "063", "063", "069"}, {}, {}}, "take 1; pick r1c1",
        "yes", "");
    row("P40 a Snare stepped on", {"d5", {"063", "063", "063", "063", "063", "069"}, {}, {}}, "step r1c1", "yes",
        "allowed");
    row("P43 a Crystal that enters exhausted", {"d1", {"001"}, {}, {{"crystal-enters-ready", "no"}}}, "vocation {BK}",
        "play {001}", "SV-T08");
    row("P43 after the next Recovery", {"d1", {"001"}, {}, {{"crystal-enters-ready", "no"}}}, "vocation {BK}; end",
        "play {001}", "allowed");
}

void SovereignAttempts::attempts()
{
    QFETCH(Scene, position);
    QFETCH(QString, before);
    QFETCH(QString, tried);
    QFETCH(QString, verdict);
    Session session = played(position, before != "-");
    if (before != "-") acts(session, before);
    const std::string table = textOf(session.table());
    QCOMPARE(refusal(session, tried), verdict);
    QCOMPARE(textOf(session.table()), table);
}

void SovereignAttempts::access_data()
{
    QTest::addColumn<int>("faceDown");
    QTest::addColumn<int>("given");  // cards that go face up first, at the D that allows them
    QTest::addColumn<QString>("divisor");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char* name, int faceDown, int given, const char* verdict, const char* divisor = "2") {
        QTest::newRow(name) << faceDown << given << QString(divisor) << QString(verdict);
    };
    row("P19 D 10, U 0", 10, 0, "SV-T26");
    row("P19 D 9, U 0", 9, 0, "SV-T26");
    row("P19 D 8, U 0", 8, 0, "allowed");
    row("P20 D 7, U 1", 7, 1, "SV-T26");
    row("P20 D 6, U 1", 6, 1, "allowed");
    row("P20 D 0, U 5", 0, 5, "SV-T26");
    row("P24 D 4, a third access", 4, 2, "allowed");
    row("P24 D 4, a fourth access", 4, 3, "SV-T26");
    row("P42 D 9, U 0, divisor 1", 9, 0, "allowed", "1");
    row("P42 D 7, U 1, divisor 1", 7, 1, "allowed", "1");
}

void SovereignAttempts::access()
{
    QFETCH(int, faceDown);
    QFETCH(int, given);
    QFETCH(QString, divisor);
    QFETCH(QString, verdict);
    Session session = played({"d5", {"064", "065", "066", "067", "068"}, {}, {{"realm-access-divisor", divisor}}});
    act(session, "end");  // a sixth card in hand
    lose(session, 10 - faceDown);
    for (int card = 0; card < given; ++card) act(session, "realm {" + cards(session, "hand").section(' ', 0, 0) + '}');
    QCOMPARE(size(session, "facedown"), faceDown);
    QCOMPARE(size(session, "realms-open"), given);
    QCOMPARE(refusal(session, "realm {" + cards(session, "hand").section(' ', 0, 0) + '}'), verdict);
}

MAZZO_TEST(SovereignAttempts)
#include "test_attempts.moc"
