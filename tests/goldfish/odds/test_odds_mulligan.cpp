// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/odds/bag.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::odds;
using namespace mazzo::goldfish::odds::test;

using MulliganKind = Procedure::Mulligan::Kind;

/// Odds under each kind of mulligan, against every order of single draws.
class OddsMulligan : public QObject {
    Q_OBJECT

private slots:
    void againstEveryOrder_data();
    void againstEveryOrder();
    void oneMulliganByHand();
    void exchangeByHand();
    void bottomByHand();
    void noneIsNotAsked();
    void redrawnForEver();
    void unknownIsNotKept();
    void apartIsNeverGivenBack();
};

namespace {

struct StatedRule {
    MulliganKind kind = MulliganKind::WholeHand;
    std::string to = "heap";
    int less = 1;
    int leastHand = 1;
    int times = -1;
    bool reshuffles = false;
};

Bag bagWith(const StatedRule& rule, int hand)
{
    Bag bag(hand);
    bag.procedure().mulligan = {rule.kind,        rule.to, {rule.less, {}}, {rule.leastHand, {}}, {-1, {}},
                                {rule.times, {}}, "T"};
    if (rule.reshuffles) bag.procedure().reshuffle = {Procedure::Reshuffle::When::OnNeed, "heap", "T"};
    return bag;
}

}  // namespace

Q_DECLARE_METATYPE(StatedRule)

void OddsMulligan::againstEveryOrder_data()
{
    QTest::addColumn<StatedRule>("rule");
    QTest::addColumn<int>("hand");
    QTest::addColumn<int>("draws");
    QTest::newRow("whole hand for one less, while there are cards") << StatedRule{} << 3 << 0;
    QTest::newRow("whole hand for one less, then draws") << StatedRule{} << 3 << 1;
    QTest::newRow("only with two in hand") << StatedRule{MulliganKind::WholeHand, "heap", 1, 2, -1, true} << 3 << 0;
    QTest::newRow("whole hand, discards come back")
        << StatedRule{MulliganKind::WholeHand, "heap", 1, 1, -1, true} << 4 << 0;
    QTest::newRow("two fewer each time") << StatedRule{MulliganKind::WholeHand, "heap", 2, 1, -1, true} << 4 << 1;
    QTest::newRow("shuffled in, for one less") << StatedRule{MulliganKind::WholeHand, "bag", 1, 1, -1, false} << 3 << 0;
    QTest::newRow("shuffled in, as many, once") << StatedRule{MulliganKind::WholeHand, "bag", 0, 1, 1, false} << 3 << 1;
    QTest::newRow("exchange once") << StatedRule{MulliganKind::Exchange, {}, 0, 1, 1, false} << 3 << 0;
    QTest::newRow("exchange once, then draws") << StatedRule{MulliganKind::Exchange, {}, 0, 1, 1, false} << 3 << 2;
    QTest::newRow("exchange twice") << StatedRule{MulliganKind::Exchange, {}, 0, 1, 2, false} << 2 << 0;
    QTest::newRow("exchange of more than the pile has left")
        << StatedRule{MulliganKind::Exchange, {}, 0, 1, 1, false} << 5 << 0;
}

void OddsMulligan::againstEveryOrder()
{
    QFETCH(StatedRule, rule);
    QFETCH(int, hand);
    QFETCH(int, draws);
    Bag bag = bagWith(rule, hand);
    BruteForce slow;
    slow.pile = {"red1", "red1", "blue1", "blue2", "blue1", "green1", "green1"};
    for (const std::string& stone : slow.pile) bag.with(stone.c_str(), 1);
    slow.hand = hand;
    slow.exchange = rule.kind == MulliganKind::Exchange;
    slow.shuffledIn = rule.to == "bag";
    slow.less = rule.less;
    slow.leastHand = rule.leastHand;
    slow.times = rule.times;
    slow.drawsAfter = draws;
    slow.keep = [](const Stones& stones) { return count(stones, "red") >= 1 && count(stones, "blue1") <= 1; };
    slow.asked = [](const Stones& stones) { return count(stones, "blue") >= 1 && count(stones, "green") <= 1; };
    slow.gives = [](const std::string& stone) { return !stone.starts_with("red"); };
    // Without a reshuffle what is given to the heap is gone.
    if (!rule.reshuffles && rule.to == "heap" && rule.kind == MulliganKind::WholeHand) slow.gone = true;
    const double ours = exact(bag, "count(colour:blue) >= 1 and count(colour:green) <= 1", {draws, {}},
                              "keep if count(colour:red) >= 1 and count(name:blue1) <= 1");
    const double theirs = slow.chance();
    QVERIFY2(std::abs(ours - theirs) < 1e-12,
             qPrintable(QStringLiteral("%1 instead of %2").arg(ours, 0, 'g', 15).arg(theirs, 0, 'g', 15)));
}

void OddsMulligan::oneMulliganByHand()
{
    // Two of one red and three blue stones: red with 1/2. Else two blue ones are gone, and one of red and blue is
    // drawn: red with 1/2.
    Bag bag = bagWith({}, 2).with("red1", 1).with("blue1", 3);
    bag.procedure().mulligan.times = {1, {}};
    QCOMPARE(exact(bag, "count(colour:red) = 1", {}, "keep if count(colour:red) >= 1"), 0.75);
    // The size tells which it was.
    QCOMPARE(exact(bag, "count() = 2", {}, "keep if count(colour:red) >= 1"), 0.5);
}

void OddsMulligan::exchangeByHand()
{
    // Two of two red and two blue stones. Both red, 1/6: kept. One of each, 4/6: the blue one goes under, one of red
    // and blue comes: red with 1/2. Both blue, 1/6: both go, and the two red ones come.
    Bag bag = bagWith({MulliganKind::Exchange, {}, 0, 1, 1, false}, 2).with("red1", 2).with("blue1", 2);
    QVERIFY(std::abs(exact(bag, "count(colour:red) = 2", {}, "keep if count(colour:red) >= 2") - (1 + 2 + 1) / 6.0) <
            1e-13);
    // A policy that wants fewer gives everything back.
    QVERIFY(std::abs(exact(bag, "count(colour:red) = 2", {}, "keep if count(colour:blue) <= 1") - 2 / 6.0) < 1e-13);
}

void OddsMulligan::bottomByHand()
{
    // Two of two red and two blue stones: no red one with 1/6. Then two are drawn again, and one goes to the bottom.
    Bag bag = bagWith({MulliganKind::Bottom, {}, 1, 1, 1, false}, 2).with("red1", 2).with("blue1", 2);
    const char* keep = "keep if count(colour:red) >= 1";
    QVERIFY(std::abs(exact(bag, "count(colour:red) = 1", {}, keep) - (4 / 6.0 + 1 / 6.0 * 5 / 6)) < 1e-13);
    // The blue stone of a mixed hand can go to the bottom, too.
    QVERIFY(std::abs(exact(bag, "count(colour:blue) = 1", {}, keep) - (4 / 6.0 + 1 / 6.0 * 1 / 6)) < 1e-13);
    QCOMPARE(exact(bag, "count() = 2", {}, keep), 5 / 6.0);
    // The choice looks ahead to the draw that follows: a red stone is worth keeping because another may come.
    QVERIFY(std::abs(exact(bag, "count(colour:red) = 2", {1, {}}, keep) - (1 / 3.0 + 1 / 6.0 + 1 / 6.0 / 3)) < 1e-13);
    bag.procedure().mulligan.free = {1, {}};
    QCOMPARE(exact(bag, "count() = 2", {}, keep), 1.0);
    QVERIFY(std::abs(exact(bag, "count(colour:red) = 1", {}, keep) - (4 / 6.0 + 1 / 6.0 * 4 / 6)) < 1e-13);
}

void OddsMulligan::noneIsNotAsked()
{
    const Bag bag = bagWith({MulliganKind::None, {}, 0, 1, -1, false}, 2).with("red1", 1).with("blue1", 3);
    QCOMPARE(exact(bag, "count(colour:red) = 1", {}, "keep if count(colour:red) >= 1"), 0.5);
}

void OddsMulligan::redrawnForEver()
{
    // As many cards again, as often as wanted: in the end the policy holds.
    const Bag bag = bagWith({MulliganKind::WholeHand, "bag", 0, 1, -1, false}, 2).with("red1", 1).with("blue1", 3);
    QVERIFY(std::abs(exact(bag, "count(colour:red) = 1", {}, "keep if count(colour:red) >= 1") - 1) < 1e-12);
    // And if it cannot hold, the player gives up some day.
    QVERIFY(std::abs(exact(bag, "count(colour:red) = 1", {}, "keep if count(colour:red) >= 2") - 0.5) < 1e-9);
}

void OddsMulligan::unknownIsNotKept()
{
    // One of red1, redX and blue1; the policy is sure of red1 only. The others are given back once: redX then comes for
    // blue1 in half the cases.
    Bag bag =
        bagWith({MulliganKind::WholeHand, "heap", 0, 1, 1, false}, 1).with("red1", 1).with("redX", 1).with("blue1", 1);
    QVERIFY(std::abs(exact(bag, "count(name:redX) = 1", {}, "keep if count(colour:red weight=1) = 1") - 1 / 6.0) <
            1e-13);
}

void OddsMulligan::apartIsNeverGivenBack()
{
    // An engine's leader: in the hand from the start, untouched by mulligans, counted by questions.
    Bag bag = bagWith({}, 2).with("red1", 1).with("blue1", 3);
    bag.procedure().mulligan.times = {1, {}};
    bag.procedure().engine = "some";
    Procedure::Step held = step(Procedure::Step::Kind::Deal, {}, "hand");
    held.section = "held";
    bag.procedure().setUp.insert(bag.procedure().setUp.begin(), held);
    bag.deck.addCopies(ZoneIndex{1}, *bag.catalogue.find("green1"), 1);
    QCOMPARE(exact(bag, "count(colour:green) = 1", {}, "keep if count(colour:red) >= 1"), 1.0);
    QCOMPARE(exact(bag, "count(colour:red) = 1", {}, "keep if count(colour:red) >= 1"), 0.75);
    QCOMPARE(exact(bag, "count() = 3", {}, "keep if count(colour:red) >= 1"), 0.5);
    QCOMPARE(exact(bag, "count(zone:held) = 1"), 1.0);
}

MAZZO_TEST(OddsMulligan)
#include "test_odds_mulligan.moc"
