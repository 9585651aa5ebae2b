// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/alike_hands.h"
#include "goldfish/odds/hypergeometric.h"
#include "goldfish/odds/plan_maker.h"
#include "goldfish/odds/sorted_hands.h"
#include "tests/goldfish/odds/bag.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::odds;
using namespace mazzo::goldfish::odds::test;

namespace {

const std::vector<std::string>& stones()
{
    static const std::vector<std::string> names{"red1",  "red2",   "redX",   "blue1",
                                                "blue3", "green2", "greenX", "Who knows"};
    return names;
}

Bag randomBag(Random& random, int hand)
{
    Bag bag(hand);
    for (const std::string& stone : stones())
        if (const auto copies = static_cast<int>(random.below(4)); copies > 0) bag.with(stone.c_str(), copies);
    bag.with("red1", hand);  // enough for a hand in any case
    return bag;
}

}  // namespace

/// Hands that look alike are added up: the same odds as going through them one by one.
class OddsAlike : public QObject {
    Q_OBJECT

private slots:
    void likeEveryHand_data();
    void likeEveryHand();
    void inParts();
    void noRoomInAWord();
};

void OddsAlike::likeEveryHand_data()
{
    QTest::addColumn<QString>("ask");
    QTest::newRow("a count") << "count(colour:red) >= 2";
    QTest::newRow("a sum, not all of it known") << "sum(weight) >= 6";
    QTest::newRow("a sum below zero") << "count(colour:red) - 2 * sum(weight, colour:blue) >= 0 - 3";
    QTest::newRow("different values, each of one kind") << "distinct(name) >= 3";
    QTest::newRow("different values that kinds share") << "distinct(colour) = 2 and count(name:red1) <= 1";
    QTest::newRow("different numbers, some unknown") << "distinct(weight) >= 2";
    QTest::newRow("a list") << "hasAll(values(colour, weight<=1), values(colour, weight>=2))";
    QTest::newRow("a product") << "count(colour:red) * count(colour:blue) >= 2 or max(count(colour:green), 1) = 2";
    QTest::newRow("a question about everything at once")
        << "distinct(name) >= 2 and sum(weight) <= 7 and count(weight>=2) >= 1";
}

void OddsAlike::likeEveryHand()
{
    QFETCH(QString, ask);
    Random random(5);
    for (int round = 0; round < 12; ++round) {
        const Bag bag = randomBag(random, 1 + static_cast<int>(random.below(4)));
        const Setup setup = bag.setup();
        const Question asked = question(bag, ask.toStdString());
        const auto plan = handPlan(setup, {}, false);
        QVERIFY(plan);
        const SortedHands sorted(setup, *plan, std::span(&asked, 1), {});
        const HandEvaluator& evaluator = sorted.evaluators().front();
        Bounds slowly;
        Hypergeometric(sorted.pile(), sorted.drawn()).each([&](std::span<const int> hand, double chance) {
            const Truth truth = evaluator(hand);
            if (truth == Truth::Yes) slowly.least += chance;
            if (truth != Truth::No) slowly.most += chance;
            return true;
        });
        const auto digest = Digest::of(asked, setup, sorted.classes(), sorted.largest(),
                                       std::vector<bool>(sorted.pile().size()));
        QVERIFY(digest);
        const Watch watch;
        AlikeHands alike(*digest, evaluator, sorted.pile().size(), 1'000'000, watch);
        std::vector<AlikeHands::Lot> lots;
        for (std::size_t i = 0; i < sorted.pile().size(); ++i) lots.push_back({i, sorted.pile()[i]});
        alike.addPart(lots, sorted.drawn());
        alike.addHands({sorted.drawn()}, 1);
        const auto ours = alike.odds();
        QVERIFY(ours);
        QVERIFY2(std::abs(ours->least - slowly.least) < 1e-12 && std::abs(ours->most - slowly.most) < 1e-12,
                 qPrintable(QStringLiteral("%1 to %2 instead of %3 to %4")
                                .arg(ours->least)
                                .arg(ours->most)
                                .arg(slowly.least)
                                .arg(slowly.most)));
    }
}

void OddsAlike::inParts()
{
    // A third of the hands are one of two red and one of two blue stones, the others both red ones, which always
    // weigh 3.
    const Bag bag = Bag(2).with("red1", 1).with("red2", 1).with("blue1", 1).with("blue3", 1);
    const Setup setup = bag.setup();
    const Question asked = question(bag, "sum(weight) = 3 and distinct(name) = 2");
    const auto plan = handPlan(setup, {}, false);
    const SortedHands sorted(setup, *plan, std::span(&asked, 1), {});
    const auto digest = Digest::of(asked, setup, sorted.classes(), sorted.largest(), std::vector<bool>(4));
    QVERIFY(digest);
    const auto number = [&](const char* stone) {
        return sorted.classes().of({ZoneIndex{0}, *bag.catalogue.find(stone)});
    };
    const Watch watch;
    AlikeHands alike(*digest, sorted.evaluators().front(), 4, 1000, watch);
    const std::vector<AlikeHands::Lot> red{{number("red1"), 1}, {number("red2"), 1}};
    const std::vector<AlikeHands::Lot> blue{{number("blue1"), 1}, {number("blue3"), 1}};
    alike.addPart(red, 2);
    alike.addPart(blue, 2);
    alike.addHands({1, 1}, 1 / 3.0);
    alike.addHands({2, 0}, 2 / 3.0);
    const auto odds = alike.odds();
    QVERIFY(odds);
    QVERIFY(std::abs(odds->least - (1 / 3.0 * 1 / 4 + 2 / 3.0)) < 1e-13);  // of the first hands only red2 and blue1
}

void OddsAlike::noRoomInAWord()
{
    Bag bag(2000);
    std::string product;
    for (const char* stone : {"red1", "red2", "red3", "blue1", "blue2", "blue3"}) {
        bag.with(stone, 500);
        product += (product.empty() ? "" : " * ") + ("count(name:" + std::string(stone) + ")");
    }
    const Setup setup = bag.setup();
    const Question asked = question(bag, product + " > 0");
    const auto plan = handPlan(setup, {}, false);
    const SortedHands sorted(setup, *plan, std::span(&asked, 1), {});
    QVERIFY(!Digest::of(asked, setup, sorted.classes(), sorted.largest(), std::vector<bool>(6)));
}

MAZZO_TEST(OddsAlike)
#include "test_odds_alike.moc"
