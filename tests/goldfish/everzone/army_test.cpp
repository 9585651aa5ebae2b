// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/army.h"
#include "goldfish/everzone/clash.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish::everzone;

/// Resources, totals and supports as pure functions. The numbers are made up: no rulebook prints a card's.
class EverzoneArmy : public QObject {
    Q_OBJECT

private slots:
    void EZ_T61_resources();
    void EZ_T13_limitOnUnitsAndSupports_data();
    void EZ_T13_limitOnUnitsAndSupports();
    void EZ_T63_totals();
    void EZ_T38_armyModifiersLeaveUnitsAlone();
    void EZ_T63_noArmyNoModifiers();
    void EZ_T63_suppliesCountByEdition();
    void EZ_T34_defenceAtZero();
    void EZ_T64_supportsAllowed_data();
    void EZ_T64_supportsAllowed();
    void EZ_T54_oneArmyOfATeam();
    void EZ_T55_limitForEachTeamMate();
    void unknownValuesStayUnknown();
};

namespace {

Unit unit(int attack, int defence, int range, int cost) { return {1, attack, defence, range, cost, Truth::Yes, false}; }

Player withCosts(const std::vector<int>& units, const std::vector<int>& supports = {})
{
    Player player;
    for (const int cost : units) player.active.push_back(unit(1, 1, 1, cost));
    for (const int cost : supports) player.supports.push_back(cost);
    return player;
}

}  // namespace

void EverzoneArmy::EZ_T61_resources()
{
    const Player player = withCosts({5}, {5});
    QCOMPARE(resourceUsed(player), Known(10));
    QCOMPARE(fits(player, 1, 10), Truth::No);
    QCOMPARE(fits(player, 0, 10), Truth::Yes);
}

void EverzoneArmy::EZ_T13_limitOnUnitsAndSupports_data()
{
    QTest::addColumn<QList<int>>("units");
    QTest::addColumn<QList<int>>("supports");
    QTest::addColumn<int>("limit");
    QTest::addColumn<bool>("legal");
    QTest::newRow("5 and 7 of 12") << QList<int>{5, 7} << QList<int>{} << 12 << true;
    QTest::newRow("5 and 8 of 12") << QList<int>{5, 8} << QList<int>{} << 12 << false;
    QTest::newRow("5, 4 and a support of 3 of 12") << QList<int>{5, 4} << QList<int>{3} << 12 << true;
    QTest::newRow("5, 4 and a support of 3 of 11") << QList<int>{5, 4} << QList<int>{3} << 11 << false;
}

void EverzoneArmy::EZ_T13_limitOnUnitsAndSupports()
{
    QFETCH(const QList<int>, units);
    QFETCH(const QList<int>, supports);
    QFETCH(const int, limit);
    QFETCH(const bool, legal);
    const Player player = withCosts({units.begin(), units.end()}, {supports.begin(), supports.end()});
    QCOMPARE(atMost(resourceUsed(player), limit), truth(legal));
}

void EverzoneArmy::EZ_T63_totals()
{
    Player player;
    player.active = {unit(3, 2, 2, 4), unit(4, 3, 1, 5)};
    player.deactivated = {unit(9, 9, 9, 9)};
    QCOMPARE(armyTotals({{player}, 20, {}, 0}), (Totals{7, 5, 3, 9}));
}

void EverzoneArmy::EZ_T38_armyModifiersLeaveUnitsAlone()
{
    Player player;
    player.active = {unit(1, 2, 1, 2), unit(1, 2, 1, 2)};
    const Side side{{player}, 20, {0, 2, 0}, 0};
    QCOMPARE(armyTotals(side).defence, Known(6));
    QCOMPARE(side.players.front().active.front().defence, Known(2));
}

void EverzoneArmy::EZ_T63_noArmyNoModifiers()
{
    QCOMPARE(armyTotals({{Player{}}, 20, {2, 2, 2}, 0}), (Totals{0, 0, 0, 0}));
}

void EverzoneArmy::EZ_T63_suppliesCountByEdition()
{
    const Side side{{withCosts({5, 4}, {3})}, 20, {}, 0};
    QCOMPARE(armyTotals(side, false).cost, Known(9));
    QCOMPARE(armyTotals(side, true).cost, Known(12));
}

void EverzoneArmy::EZ_T34_defenceAtZero()
{
    QVERIFY(!modified(unit(3, 2, 1, 1), {0, -2, 0}));
    QVERIFY(!modified(unit(3, 2, 1, 1), {0, -4, 0}));
    QCOMPARE(modified(unit(3, 2, 1, 1), {0, -1, 0})->defence, Known(1));
    const auto weak = modified(unit(3, 2, 1, 1), {-4, 0, -4});  // EZ-X29: these stop at 0 and kill nobody
    QCOMPARE(weak->attack, Known(0));
    QCOMPARE(weak->range, Known(0));
    QVERIFY(modified(unit(3, 0, 1, 1), {1, 0, 0}));
}

void EverzoneArmy::EZ_T64_supportsAllowed_data()
{
    QTest::addColumn<int>("turns");
    QTest::addColumn<int>("turn");
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("cumulative");
    QTest::addColumn<int>("lastTurnOnly");
    QTest::newRow("EZ-T64 T1 t1 b0") << 1 << 1 << 0 << 1 << 1;
    QTest::newRow("EZ-T64 T2 t1 b0") << 2 << 1 << 0 << 1 << 1;
    QTest::newRow("EZ-T64 T2 t2 b0") << 2 << 2 << 0 << 2 << 2;
    QTest::newRow("EZ-T64 T2 t2 b1") << 2 << 2 << 1 << 1 << 1;
    QTest::newRow("EZ-T64 T3 t2 b0") << 3 << 2 << 0 << 2 << 1;
    QTest::newRow("EZ-T64 T3 t2 b1") << 3 << 2 << 1 << 1 << 1;
    QTest::newRow("EZ-T64 T3 t3 b0") << 3 << 3 << 0 << 3 << 3;
    QTest::newRow("EZ-T64 T3 t3 b1") << 3 << 3 << 1 << 2 << 2;
    QTest::newRow("EZ-T64 T3 t3 b2") << 3 << 3 << 2 << 1 << 1;
}

void EverzoneArmy::EZ_T64_supportsAllowed()
{
    QFETCH(const int, turns);
    QFETCH(const int, turn);
    QFETCH(const int, before);
    QFETCH(const int, cumulative);
    QFETCH(const int, lastTurnOnly);
    QCOMPARE(supportsAllowed(turn, turns, before, 0, true), cumulative);
    QCOMPARE(supportsAllowed(turn, turns, before, 0, false), lastTurnOnly);
    // Each one played takes one away, and none is owed.
    QCOMPARE(supportsAllowed(turn, turns, before, 1, true), cumulative - 1);
    QCOMPARE(supportsAllowed(turn, turns, before, 1, false), lastTurnOnly - 1);
    QCOMPARE(supportsAllowed(turn, turns, before, 9, true), 0);
}

void EverzoneArmy::EZ_T54_oneArmyOfATeam()
{
    Player one;
    one.active = {unit(3, 2, 2, 4)};
    Player two;
    two.active = {unit(4, 3, 1, 5)};
    QCOMPARE(armyTotals({{one, two}, 40, {}, 0}), (Totals{7, 5, 3, 9}));
    QCOMPARE(armyTotals({{one}, 40, {}, 0}).attack, Known(3));
    const Clash fought = clash({{one, two}, 40, {}, 0}, {{withCosts({1})}, 40, {}, 0}, 12, {});
    QCOMPARE(fought.y.cp, 34);  // EZ-T53: one track for the side
}

void EverzoneArmy::EZ_T55_limitForEachTeamMate()
{
    const Player one = withCosts({12});
    const Player two = withCosts({11});
    QCOMPARE(fits(one, 0, 12), Truth::Yes);
    QCOMPARE(fits(two, 1, 12), Truth::Yes);
    QCOMPARE(fits(two, 2, 12), Truth::No);
    // Allies of three players share one limit (EZ-T60).
    QCOMPARE(atMost(sum(resourceUsed(one), resourceUsed(two)), 12), Truth::No);
}

void EverzoneArmy::unknownValuesStayUnknown()
{
    Player player;
    player.active = {unit(3, 2, 2, 4), Unit{}};
    const Totals totals = armyTotals({{player}, 20, {1, 1, 1}, 0});
    // One unknown value leaves the rest of the total standing as the least it can be.
    QCOMPARE(totals, (Totals{Known::atLeast(4), Known::atLeast(3), Known::atLeast(3), Known::atLeast(4)}));
    QCOMPARE(fits(player, 0, 3), Truth::No);
    QCOMPARE(fits(player, 0, 100), Truth::Unknown);
    QCOMPARE(fits(withCosts({1}), 1, std::nullopt), Truth::Unknown);
    QCOMPARE(modified(Unit{}, {-1, -1, -1}), std::optional(Unit{}));
}

MAZZO_TEST(EverzoneArmy)
#include "army_test.moc"
