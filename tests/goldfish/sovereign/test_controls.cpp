// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/sovereign/scenes.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sovereign;

/// What stands for an opponent: steps on face-down cards, damage to the player, and the end that never comes by itself.
class SovereignControls : public QObject {
    Q_OBJECT

private slots:
    void SV_T16_enemyStepsOnACard();
    void SV_T16_snare();
    void SV_T16_ontoTheOpponentsCards();
    void SV_T20_faceDownCardsAsLife();
    void SV_T30_controls();
    void SV_E02_SV_E03_noFaceDownCardsLeft();
};

void SovereignControls::SV_T16_enemyStepsOnACard()
{
    Session session = inDay(Wish{});
    const QString picked = cards(session, "facedown").section(' ', 6, 6);
    act(session, "step r2c2");
    QCOMPARE(size(session, "facedown"), 9);
    QVERIFY(cards(session, "hand").endsWith(picked));
    QVERIFY(!isOffered(session, "step r2c2"));
}

void SovereignControls::SV_T16_snare()
{
    Wish wish;
    wish.deck = "d5";
    wish.order = {"063", "063", "063", "063", "063", "069", "062"};
    Session session = inDay(wish);
    QVERIFY(!isOffered(session, "yes"));
    act(session, "step r1c1");
    Session other = session.branch();
    act(session, "yes");
    QCOMPARE(size(session, "hand"), 7);  // Dead Man's Purse: two cards, at no cost
    QCOMPARE(cards(session, "afterlife"), QString("069"));
    act(other, "no");
    QVERIFY(cards(other, "hand").endsWith("069"));
    QCOMPARE(size(other, "facedown"), 9);

    Session damaged = inDay(wish);
    act(damaged, "take 1");
    act(damaged, "pick r1c1");
    QCOMPARE(cards(damaged, "afterlife"), QString("069"));  // SV-X30: lost, not picked up
    QVERIFY(!damaged.table().question.has_value());
}

void SovereignControls::SV_T16_ontoTheOpponentsCards()
{
    Session session = veteran("001");
    act(session, "move {001} to r2c1");
    QVERIFY(!logged(session, "SV-T16"));
    act(session, "end");
    act(session, "move {001} to r3c1");
    QVERIFY(logged(session, "SV-T16 sovereign.opponent-picked-up r3c1"));
    QVERIFY(!cards(session, "opponent").contains("r3c1"));
}

void SovereignControls::SV_T20_faceDownCardsAsLife()
{
    Session session = inDay(Wish{});
    const QStringList covered = cards(session, "facedown").split(' ');
    act(session, "take 2");
    QVERIFY(!isOffered(session, "pick r2c4"));
    act(session, "pick r2c4, r1c1");
    QCOMPARE(cards(session, "afterlife"), covered[8] + ' ' + covered[0]);
    QCOMPARE(size(session, "facedown"), 8);
}

void SovereignControls::SV_T30_controls()
{
    Session session = inDay(Wish{});
    QVERIFY(!isOffered(session, "gain r2c2"));
    act(session, "step r2c2");
    act(session, "gain r2c2");
    QCOMPARE(size(session, "facedown"), 10);
    QCOMPARE(size(session, "chronicles"), 34);
    act(session, "enemy r4c5: 0");
    QVERIFY(!isOffered(session, "enemy r4c5: 2"));
    act(session, "dismiss enemy");
    QVERIFY(!cards(session, "opponent").contains("enemy"));
    QVERIFY(!isOffered(session, "damage {001}: 1"));  // nobody is on the battlefield
}

void SovereignControls::SV_E02_SV_E03_noFaceDownCardsLeft()
{
    Session session = inDay(Wish{});
    lose(session, 8);
    act(session, "take 3");
    QCOMPARE(size(session, "facedown"), 0);
    QVERIFY(logged(session, "SV-E03 sovereign.none-covered !"));
    QVERIFY(logged(session, "SV-E03 sovereign.beyond 1 !"));
    QVERIFY(!session.table().outcome.has_value());
    act(session, "end");

    Session exact = inDay(Wish{});
    lose(exact, 8);
    act(exact, "take 2");
    QVERIFY(logged(exact, "SV-E03 sovereign.none-covered"));
    QVERIFY(!logged(exact, "SV-E03 sovereign.beyond"));
}

MAZZO_TEST(SovereignControls)
#include "test_controls.moc"
