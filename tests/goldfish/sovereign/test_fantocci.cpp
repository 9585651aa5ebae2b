// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/sovereign/sovereign_table.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sovereign;

/// Fantocci: where they are made, and what they are like once they are there.
class SovereignFantocci : public QObject {
    Q_OBJECT

private slots:
    void SV_T27_fantocci();
    void SV_T27_notFromTheAfterlife();
    void SV_C25_anyNumberOfFantocci();
    void SV_K01_germoglio();
    void SV_K02_animaLuminosa();
};

void SovereignFantocci::SV_T27_fantocci()
{
    Session session = richDay({"026"}, "GGGGGW");
    act(session, "play {026}");
    QCOMPARE(crystals(session, true).size(), 5);
    QCOMPARE(cards(session, "realms-open"), QString("T1 T1 T1"));
    act(session, "play {T1}");
    QCOMPARE(cards(session, "field"), QString("T1@r1c1"));
    QCOMPARE(cards(session, "realms-open"), QString("T1 T1"));
    QCOMPARE(refusal(session, "play {T1}"), QString("SV-T08"));
    act(session, "damage {T1}: 1");
    QCOMPARE(cards(session, "afterlife"), QString("026 T1"));  // dies like any card
}

void SovereignFantocci::SV_T27_notFromTheAfterlife()
{
    Session session = richDay({"008", "011"});
    act(session, "play {008}");
    QCOMPARE(refusal(session, "play {T2}"), QString("SV-T27"));
    act(session, "play {011}");
    QCOMPARE(cards(session, "afterlife"), QString("T2 008"));
    QCOMPARE(refusal(session, "play {T2}"), QString("allowed"));
}

void SovereignFantocci::SV_C25_anyNumberOfFantocci()
{
    Session session = inDay(Wish{});
    for (int turn = 0; turn < 20; ++turn) {
        act(session, "vocation {GM}");
        act(session, "pick sprout");
        act(session, "end");
    }
    QCOMPARE(size(session, "realms-open"), 20);
}

void SovereignFantocci::SV_K01_germoglio()
{
    // Generic 1 and Green 1: two White do not pay, one of each does.
    for (const char* colours : {"WW", "GW"}) {
        Session session = richDay({}, colours);
        act(session, "vocation {GM}");
        act(session, "pick sprout");
        QCOMPARE(refusal(session, "play {T1}"), QString(colours) == "WW" ? QString("SV-T08") : QString("allowed"));
    }
}

void SovereignFantocci::SV_K02_animaLuminosa()
{
    Session session = richDay({"008", "011"}, "WWWWWW");
    act(session, "play {008}");
    act(session, "play {011}");
    QCOMPARE(crystals(session, true), QString("W1"));
    act(session, "play {T2}");
    QCOMPARE(crystals(session, true), QString("-"));
    act(session, "damage {T2}: 1");
    QCOMPARE(cards(session, "afterlife"), QString("T2 008 T2"));  // Force 1
}

MAZZO_TEST(SovereignFantocci)
#include "test_fantocci.moc"
