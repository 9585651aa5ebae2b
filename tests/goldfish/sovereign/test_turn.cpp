// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/sovereign/sovereign_table.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sovereign;

/// Phases, Vocations, Crystals, and the ends that do not come.
class SovereignTurn : public QObject {
    Q_OBJECT

private slots:
    void SV_T01_phasesInOrder();
    void SV_T02_recoverThenDraw();
    void SV_T03_firstPlayerSkipsRecoveryOnce();
    void SV_T04_dawnOnlyForItsEffects();
    void SV_T05_anyOrderOfActions();
    void SV_T06_sunset();
    void SV_T23_oneVocationATurn();
    void SV_T23_choices();
    void SV_T24_crystallise();
    void SV_T24_entersExhausted();
    void SV_T29_emptyChronicles();
    void SV_E01_theGameNeverEnds();
};

void SovereignTurn::SV_T01_phasesInOrder()
{
    Session session = inDay(Wish{});
    act(session, "end");
    QStringList phases;
    for (const QString& line : log(session))
        if (line.contains(" phase ")) phases << line.section(' ', 2);
    QCOMPARE(phases, (QStringList{"sunset", "recovery", "dawn", "day"}));
}

void SovereignTurn::SV_T02_recoverThenDraw()
{
    Session session = richDay({"001", "009"}, "WWW");
    act(session, "play {001}");
    QCOMPARE(crystals(session, true), QString("W2"));
    act(session, "end");
    QCOMPARE(crystals(session, true), QString("W3"));
    const QStringList lines = log(session);
    const auto at = [&lines](const char* what) {
        return lines.indexOf(QRegularExpression(QStringLiteral("SV-T02 %1.*").arg(what)));
    };
    QVERIFY(at("cleared crystals") >= 0 && at("cleared crystals") < at("drew 1"));
}

void SovereignTurn::SV_T03_firstPlayerSkipsRecoveryOnce()
{
    Session first = inDay(Wish{}, "first");
    QVERIFY(logged(first, "SV-T03 sovereign.skipped recovery"));
    QVERIFY(!logged(first, "SV-T02 drew"));
    act(first, "end");
    QVERIFY(logged(first, "SV-T02 drew 1"));
    QCOMPARE(size(first, "hand"), 6);
    const Session second = inDay(Wish{}, "second");
    QVERIFY(!logged(second, "SV-T03"));
    QVERIFY(logged(second, "SV-T02 drew 1"));
}

void SovereignTurn::SV_T04_dawnOnlyForItsEffects()
{
    Session session = richDay({"010", "001"});
    act(session, "end");
    QCOMPARE(cards(session, "afterlife"), QString());
    act(session, "play {010} at r1c1");
    act(session, "play {001} at r1c1");
    act(session, "end");
    QCOMPARE(cards(session, "afterlife"), QString("T2"));  // Hall of Spoken Names, with a Haerian on it
}

void SovereignTurn::SV_T05_anyOrderOfActions()
{
    Session session = richDay({"001", "003", "007"}, "WWW");
    act(session, "play {001}");
    act(session, "move {001} to r2c1");
    act(session, "vocation {BK}");
    act(session, "play {003}");
    act(session, "play {007}");
    QCOMPARE(cards(session, "field"), QString("001@r2c1 003@r1c1 007@r1c2"));
}

void SovereignTurn::SV_T06_sunset()
{
    Session session = richDay({"065"}, "WWW", "d5");
    act(session, "play {065} at r2c2");
    QCOMPARE(refusal(session, "end"), QString("allowed"));
    const int before = size(session, "hand");
    act(session, "end");
    QCOMPARE(size(session, "hand"), before + 1);  // nobody on the Toll Bridge: only the draw of Recovery
    QVERIFY(!logged(session, "SV-T06 drew"));
}

void SovereignTurn::SV_T23_oneVocationATurn()
{
    Session session = inDay(Wish{});
    act(session, "vocation {BK}");
    for (const char* other : {"vocation {BK}", "vocation {AL}", "vocation {GM}"})
        QCOMPARE(refusal(session, other), QString("SV-T23"));
    act(session, "end");
    QCOMPARE(refusal(session, "vocation {AL}"), QString("allowed"));
}

void SovereignTurn::SV_T23_choices()
{
    Wish storm;
    storm.deck = "d2";
    Session session = inDay(storm);
    act(session, "vocation {SS}");
    QVERIFY(refusal(session, "crystallise white") != "allowed");
    act(session, "crystallise blue");
    QCOMPARE(crystals(session, true), QString("B1"));

    Wish oracle;
    oracle.deck = "d4";
    oracle.order = {"002", "002", "002", "002", "003", "003", "003", "003",
                    "006", "006", "006", "006", "011", "011", "011"};
    oracle.later = {"028", "013", "010"};
    Session sift = inDay(oracle);
    act(sift, "vocation {OL}");
    QVERIFY(refusal(sift, "pick {010}") != "allowed");
    act(sift, "pick {028}");
    QVERIFY(cards(sift, "chronicles").startsWith("013 010"));
    QVERIFY(cards(sift, "chronicles").endsWith("028"));
}

void SovereignTurn::SV_T24_crystallise()
{
    Session session = richDay({"001"}, "WWWWWW");
    act(session, "vocation {BK}");
    QCOMPARE(crystals(session, true), QString("W7"));  // SV-C24: no limit
    QVERIFY(logged(session, "SV-T24 sovereign.crystallised white"));
}

void SovereignTurn::SV_T24_entersExhausted()
{
    Wish wish;
    wish.order = {"001"};
    wish.options = {{"crystal-enters-ready", "no"}};
    Session session = inDay(wish);
    act(session, "vocation {BK}");
    QCOMPARE(crystals(session, false), QString("W1"));
    QCOMPARE(refusal(session, "play {001}"), QString("SV-T08"));
    act(session, "end");
    QCOMPARE(refusal(session, "play {001}"), QString("allowed"));
}

void SovereignTurn::SV_T29_emptyChronicles()
{
    Setup setup = setupOf(Wish{});
    setup.deck = Deck{};
    setup.deck.addCopies(*setup.game->zone("chronicles"), card("001"), 16);
    Session session = begun(setup);
    act(session, "keep");
    act(session, "first");
    act(session, "end");
    QVERIFY(logged(session, "SV-T02 drew 1"));
    QVERIFY(!logged(session, "SV-T29"));
    act(session, "end");
    QVERIFY(logged(session, "SV-T29 sovereign.chronicles-empty !"));
    QCOMPARE(size(session, "hand"), 6);
    QCOMPARE(session.table().turn, 3);
}

void SovereignTurn::SV_E01_theGameNeverEnds()
{
    Session session = inDay(Wish{});
    for (int turn = 0; turn < 60; ++turn) act(session, "end");
    QVERIFY(!session.table().outcome.has_value());
    QCOMPARE(session.table().turn, 61);
}

MAZZO_TEST(SovereignTurn)
#include "test_turn.moc"
