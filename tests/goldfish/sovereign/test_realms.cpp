// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/sovereign/scenes.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sovereign;

/// Access to the Realms by what is face down on the battlefield and face up in the Realms.
class SovereignRealms : public QObject {
    Q_OBJECT

private slots:
    void SV_T25_access();
    void SV_T25_severalInOneTurn();
    void SV_T25_nothingLeftToTake();
    void SV_T26_fantocciDoNotCount();
    void SV_T26_championCountsOne();
    void SV_T26_divisorOption();
};

namespace {

/// So many face-down cards were lost to damage.
Session lost(int cards, const Wish& wish)
{
    Session session = inDay(wish);
    lose(session, cards);
    return session;
}

}  // namespace

void SovereignRealms::SV_T25_access()
{
    Wish wish;
    wish.order = {"001", "006", "027", "005", "013"};
    QCOMPARE(refusal(inDay(wish), "realm {001} for {015}"), QString("SV-T26"));
    QCOMPARE(refusal(lost(1, wish), "realm {001} for {015}"), QString("SV-T26"));
    Session session = lost(2, wish);
    QCOMPARE(session.table().count("access"), 1);
    QCOMPARE(refusal(session, "realm {001} for {001}"), QString("SV-T25"));
    act(session, "realm {001} for {015}");
    QCOMPARE(cards(session, "realms-open"), QString("001"));
    QCOMPARE(cards(session, "hand"), QString("006 027 005 013 015"));
    QCOMPARE(refusal(session, "realm {006} for {060}"), QString("SV-T26"));
    QCOMPARE(session.table().count("access"), 0);
}

void SovereignRealms::SV_T25_severalInOneTurn()
{
    Wish wish;
    wish.order = {"001", "006", "027", "005", "013"};
    Session session = lost(6, wish);
    act(session, "realm {001} for {015}");
    QCOMPARE(refusal(session, "realm {006} for {001}"), QString("SV-T25"));  // face up: not taken back
    act(session, "realm {006}");                                             // taking is optional
    act(session, "realm {027} for {007}");
    QCOMPARE(refusal(session, "realm {005} for {060}"), QString("SV-T26"));
    QCOMPARE(cards(session, "hand"), QString("005 013 015 007"));
}

void SovereignRealms::SV_T25_nothingLeftToTake()
{
    Wish wish;
    wish.deck = "d4";
    wish.order = {"002"};
    Session session = lost(2, wish);
    act(session, "realm {002}");
    QCOMPARE(cards(session, "realms-open"), QString("002"));
    QCOMPARE(size(session, "hand"), 4);

    Setup setup = setupOf(wish);
    setup.procedure.openingHand = {0, {}};
    Session empty = begun(setup);  // without a hand there is nothing to exchange
    act(empty, "first");
    act(empty, "take 2");
    act(empty, "pick r1c1, r1c2");
    QCOMPARE(refusal(empty, "realm {002}"), QString("SV-T25"));
}

void SovereignRealms::SV_T26_fantocciDoNotCount()
{
    Session session = richDay({"026", "001"});
    act(session, "play {026}");
    act(session, "take 2");
    act(session, "pick r1c1, r1c2");
    QCOMPARE(size(session, "realms-open"), 3);
    QCOMPARE(refusal(session, "realm {001} for {015}"), QString("allowed"));
}

void SovereignRealms::SV_T26_championCountsOne()
{
    Wish wish;
    wish.order = {"013", "001"};
    Session session = lost(2, wish);
    act(session, "realm {013}");
    QCOMPARE(refusal(session, "realm {001}"), QString("SV-T26"));
    act(session, "take 2");
    act(session, "pick r2c4, r2c5");
    QCOMPARE(refusal(session, "realm {001}"), QString("allowed"));
}

void SovereignRealms::SV_T26_divisorOption()
{
    Wish wish;
    wish.order = {"001", "006"};
    wish.options = {{"realm-access-divisor", "1"}};
    Session session = lost(1, wish);
    act(session, "realm {001} for {015}");
    QCOMPARE(refusal(session, "realm {006}"), QString("SV-T26"));
    act(session, "take 2");
    act(session, "pick r2c4, r2c5");
    QCOMPARE(refusal(session, "realm {006}"), QString("allowed"));  // D 7, U 1
}

MAZZO_TEST(SovereignRealms)
#include "test_realms.moc"
