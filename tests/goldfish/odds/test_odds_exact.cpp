// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/odds/bag.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::odds;
using namespace mazzo::goldfish::odds::test;

namespace {

bool near(double a, double b) { return std::abs(a - b) < 1e-13; }

#define COMPARE_NEAR(actual, expected)                                                                                 \
    QVERIFY2(near(actual, expected),                                                                                   \
             qPrintable(QStringLiteral("%1 instead of %2").arg(actual, 0, 'g', 17).arg(expected, 0, 'g', 17)))

}  // namespace

/// Exact odds of hands that are drawn and kept.
class OddsExact : public QObject {
    Q_OBJECT

private slots:
    void knownValues_data();
    void knownValues();
    void questions_data();
    void questions();
    void everyHandOfSmallBags();
    void numbersBeyondDoubles();
    void manyHandsThatLookAlike();
    void tooManyDifferentHands();
    void unknownValuesGiveBounds_data();
    void unknownValuesGiveBounds();
    void unknownCardsMayBeAnything();
    void unknownCardsHaveTheirName_data();
    void unknownCardsHaveTheirName();
    void unknownNamesInAllMethods();
    void valuesInTheHandAlready();
};

void OddsExact::knownValues_data()
{
    QTest::addColumn<QString>("ask");
    QTest::addColumn<double>("expected");
    // Five of seven red and three blue stones: 252 hands, of which 21, 105, 105, 21 have 2, 3, 4, 5 red ones.
    QTest::newRow("two red") << "count(colour:red) = 2" << 21 / 252.0;
    QTest::newRow("three red") << "count(colour:red) = 3" << 105 / 252.0;
    QTest::newRow("four red") << "count(colour:red) = 4" << 105 / 252.0;
    QTest::newRow("five red") << "count(colour:red) = 5" << 21 / 252.0;
    QTest::newRow("one red is too few for five cards") << "count(colour:red) = 1" << 0.0;
    QTest::newRow("four or more") << "count(colour:red) >= 4" << 0.5;
    QTest::newRow("no matter what") << "count() = 5" << 1.0;
}

void OddsExact::knownValues()
{
    QFETCH(QString, ask);
    QFETCH(double, expected);
    COMPARE_NEAR(exact(Bag(5).with("red1", 7).with("blue1", 3), ask.toStdString()), expected);
}

void OddsExact::questions_data()
{
    QTest::addColumn<QString>("ask");
    QTest::addColumn<double>("expected");
    // Three of: red1 twice, red2, blue1, blue3 twice, green2. 35 hands.
    QTest::newRow("joint") << "count(colour:red) >= 1 and count(colour:blue) >= 1"
                           << 27 / 35.0;  // all but 4 without red and 4 without blue, which share none
    QTest::newRow("either") << "count(colour:green) = 1 or count(name:blue3) = 2" << 19 / 35.0;
    QTest::newRow("not") << "not count(colour:green) = 1" << 20 / 35.0;
    QTest::newRow("two counts compared") << "count(colour:red) > count(colour:blue)" << 13 / 35.0;
    QTest::newRow("a sum") << "sum(weight, colour:blue) >= 6" << 5 / 35.0;
    QTest::newRow("sums and products") << "2 * count(colour:red) - sum(weight) >= 0" << 5 / 35.0;
    QTest::newRow("different values") << "distinct(colour) = 3" << 9 / 35.0;
    QTest::newRow("different names") << "distinct(name) = 2"
                                     << 10 / 35.0;  // both red1 or both blue3, and any of five others
    QTest::newRow("different values and a sum") << "distinct(name) + count(colour:green) >= 4"
                                                << 13 / 35.0;  // the green one and two of six, but for the two pairs
    QTest::newRow("values that two kinds share")
        << "distinct(colour) = 1 and count(name:red1) <= 1" << 1 / 35.0;  // three blue ones
    QTest::newRow("min and max") << "min(count(colour:red), count(colour:blue)) = 1" << 27 / 35.0;
    QTest::newRow("a choice") << "if(count(colour:green) = 1, count(colour:red), 0) = 2" << 3 / 35.0;
    QTest::newRow("by section") << "count(zone:stones) = 3" << 1.0;
}

void OddsExact::questions()
{
    QFETCH(QString, ask);
    const Bag bag = Bag(3).with("red1", 2).with("red2", 1).with("blue1", 1).with("blue3", 2).with("green2", 1);
    QFETCH(double, expected);
    COMPARE_NEAR(exact(bag, ask.toStdString()), expected);
}

void OddsExact::everyHandOfSmallBags()
{
    Random random(11);
    const std::vector<std::string> names{"red1", "red2", "blue1", "blue3", "green1"};
    for (int round = 0; round < 40; ++round) {
        const int hand = 1 + static_cast<int>(random.below(4));
        Bag bag(hand);
        BruteForce slow;
        slow.hand = hand;
        while (static_cast<int>(slow.pile.size()) < hand || random.below(4) > 0) {
            if (slow.pile.size() == 7) break;
            slow.pile.push_back(names[random.below(5)]);
            bag.with(slow.pile.back().c_str(), 1);
        }
        const int red = static_cast<int>(random.below(3));
        const int blue = static_cast<int>(random.below(3));
        slow.asked = [&](const Stones& stones) {
            return count(stones, "red") >= red && (count(stones, "blue") <= blue || count(stones, "green") == 1);
        };
        const std::string ask = "count(colour:red) >= " + std::to_string(red) +
                                " and (count(colour:blue) <= " + std::to_string(blue) + " or count(colour:green) = 1)";
        COMPARE_NEAR(exact(bag, ask), slow.chance());
    }
}

void OddsExact::numbersBeyondDoubles()
{
    // Half of 4,000 stones in hand: C(4000, 2000) is no double. By symmetry red and blue share evenly what is not a
    // draw.
    Bag bag = Bag(2000).with("red1", 2000).with("blue1", 2000);
    const double more = exact(bag, "count(colour:red) > 1000");
    const double fewer = exact(bag, "count(colour:red) < 1000");
    const double same = exact(bag, "count(colour:red) = 1000");
    QVERIFY(std::abs(more - fewer) < 1e-8);
    QVERIFY(std::abs(more + fewer + same - 1) < 1e-8);
    QVERIFY(std::abs(same - 0.025228) < 1e-5);  // 2 / sqrt(2 pi 1000), by Stirling
    // All but ten of 2,000: what matters is the ten that stay.
    const double drawn = exact(Bag(1990).with("red1", 1500).with("blue1", 500), "count(colour:blue) >= 497");
    const double left = exact(Bag(10).with("red1", 1500).with("blue1", 500), "count(colour:blue) <= 3");
    QVERIFY2(std::abs(drawn - left) < 1e-11, qPrintable(QString::number(drawn, 'g', 17)));
}

void OddsExact::manyHandsThatLookAlike()
{
    // Sixty of nine kinds with sixty stones each: more hands than anyone goes through. All kinds there, by leaving out
    // one kind after the other.
    Bag bag(60);
    for (const char* colour : {"red", "blue", "green"})
        for (const char* weight : {"1", "2", "3"}) bag.with((std::string(colour) + weight).c_str(), 60);
    double all = 0;
    double sign = 1;
    for (int without = 0; without < 9; ++without, sign = -sign) {
        double chance = sign;
        for (int i = 0; i < without; ++i) chance = chance * (9 - i) / (i + 1);
        for (int i = 0; i < 60; ++i) chance *= (540.0 - 60 * without - i) / (540 - i);
        all += chance;
    }
    const double ours = exact(bag, "distinct(name) = 9");
    QVERIFY2(std::abs(ours - all) < 1e-11,
             qPrintable(QStringLiteral("%1 instead of %2").arg(ours, 0, 'g', 17).arg(all, 0, 'g', 17)));
}

void OddsExact::tooManyDifferentHands()
{
    // A product looks at every number by itself.
    Bag bag(60);
    std::string product;
    for (const char* colour : {"red", "blue", "green"}) {
        for (const char* weight : {"1", "2", "3"}) {
            bag.with((std::string(colour) + weight).c_str(), 60);
            product += (product.empty() ? "" : " * ") + ("count(name:" + std::string(colour) + weight + ")");
        }
    }
    const Setup setup = bag.setup();
    const auto exactly = inquiry(setup, bag, product + " >= 5000").exact(0);
    QVERIFY(!exactly && exactly.error() == NoOdds::TooMany);
    const auto stopped = inquiry(setup, bag, product + " >= 5000").exact(0, [](double) { return false; });
    QVERIFY(!stopped && stopped.error() == NoOdds::Stopped);
}

void OddsExact::unknownValuesGiveBounds_data()
{
    QTest::addColumn<QString>("ask");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    // Two of red1, red3, redX: three hands. Weights are 1 to 9.
    QTest::newRow("known after all") << "count(colour:red) = 2" << 1.0 << 1.0;
    QTest::newRow("may be heavy") << "count(weight>=3) = 2" << 0.0 << 1 / 3.0;
    QTest::newRow("one surely, one perhaps") << "count(weight>=3) >= 1" << 2 / 3.0 << 1.0;
    QTest::newRow("decided by the field's bounds") << "sum(weight) >= 2" << 1.0 << 1.0;
    QTest::newRow("a sum with an unknown") << "sum(weight) >= 5" << 0.0 << 2 / 3.0;
}

void OddsExact::unknownValuesGiveBounds()
{
    QFETCH(QString, ask);
    QFETCH(double, least);
    QFETCH(double, most);
    const Bag bag = Bag(2).with("red1", 1).with("red3", 1).with("redX", 1);
    const Setup setup = bag.setup();
    const auto bounds = inquiry(setup, bag, ask.toStdString()).exact(0);
    QVERIFY(bounds);
    COMPARE_NEAR(bounds->least, least);
    COMPARE_NEAR(bounds->most, most);
}

void OddsExact::unknownCardsMayBeAnything()
{
    const Bag bag = Bag(1).with("red1", 1).with("Who knows", 3);
    const Setup setup = bag.setup();
    const auto bounds = inquiry(setup, bag, "count(colour:red) = 1").exact(0);
    QVERIFY(bounds);
    COMPARE_NEAR(bounds->least, 0.25);
    COMPARE_NEAR(bounds->most, 1.0);
    COMPARE_NEAR(exact(bag, "count() = 1"), 1.0);
}

void OddsExact::unknownCardsHaveTheirName_data()
{
    QTest::addColumn<QString>("ask");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    // Five of 50 stones: 40 red1, 4 blue3, 4 of the unknown card "Drago Reale", 2 of the unknown card "Drago Nero".
    const double all = 2118760;            // hands of 5
    const double one = 1 - 1370754 / all;  // at least one of 4 certain stones: 46 over 5 have none
    const double six = 1 - 1086008 / all;  // at least one of 6 certain stones: 44 over 5 have none
    QTest::newRow("its name") << "count(name:\"Drago Reale\") >= 1" << one << one;
    QTest::newRow("other case") << "count(name:\"drago REALE\") >= 1" << one << one;
    QTest::newRow("the whole name") << "count(name=\"Drago Reale\") >= 1" << one << one;
    QTest::newRow("not the whole name") << "count(name=Drago) >= 1" << 0.0 << 0.0;
    QTest::newRow("a part that two cards have") << "count(name:Drago) >= 1" << six << six;
    QTest::newRow("a bare word") << "count(drago) >= 1" << six << six;
    QTest::newRow("another name") << "count(-name:\"Drago Reale\") = 5" << 1 - one << 1 - one;
    QTest::newRow("name unlike") << "count(name!=\"Drago Reale\") = 5" << 1 - one << 1 - one;
    QTest::newRow("a known card") << "count(name:blue3) >= 1" << one << one;
    QTest::newRow("a known card by its id") << "count(id:blue3) >= 1" << one << one;
    QTest::newRow("a known card's value among those of its name") << "sum(weight, name:blue3) >= 3" << one << one;
    QTest::newRow("different names") << "distinct(name, name:Drago) >= 1" << six << six;
    QTest::newRow("an unknown value of some") << "count(name:Drago colour:red) >= 1" << 0.0 << six;
    QTest::newRow("an unknown value of others") << "count(name:blue3 or colour:blue) >= 1" << one << 1 - 658008 / all;
}

void OddsExact::unknownCardsHaveTheirName()
{
    QFETCH(QString, ask);
    QFETCH(double, least);
    QFETCH(double, most);
    const Bag bag = Bag(5).with("red1", 40).with("blue3", 4).with("Drago Reale", 4).with("Drago Nero", 2);
    const Setup setup = bag.setup();
    const auto bounds = inquiry(setup, bag, ask.toStdString()).exact(0);
    QVERIFY(bounds);
    COMPARE_NEAR(bounds->least, least);
    COMPARE_NEAR(bounds->most, most);
}

void OddsExact::unknownNamesInAllMethods()
{
    // An unknown weight keeps the question from being packed, so that the expression itself is evaluated.
    const Bag bag = Bag(2).with("redX", 1).with("Drago Reale", 1).with("Drago Nero", 1);
    const Setup setup = bag.setup();
    const auto bounds = [&](const char* ask) { return inquiry(setup, bag, ask).exact(0).value(); };
    const Bounds either = bounds("count(name:\"Drago Reale\") = 1 or count(weight>=5) = 2");
    COMPARE_NEAR(either.least, 2 / 3.0);
    COMPARE_NEAR(either.most, 1.0);
    const Bounds names = bounds("distinct(name) = 2 and count(weight>=5) <= 2");
    COMPARE_NEAR(names.least, 1.0);
    COMPARE_NEAR(names.most, 1.0);
}

void OddsExact::valuesInTheHandAlready()
{
    // A red stone is held from the start: a second red one is no further colour.
    Bag bag = Bag(1).with("red1", 1).with("blue1", 1);
    bag.procedure().engine = "some";
    Procedure::Step held = step(Procedure::Step::Kind::Deal, {}, "hand");
    held.section = "held";
    bag.procedure().setUp.insert(bag.procedure().setUp.begin(), held);
    bag.deck.addCopies(ZoneIndex{1}, *bag.catalogue.find("red1"), 1);
    COMPARE_NEAR(exact(bag, "distinct(colour) = 2"), 0.5);
    COMPARE_NEAR(exact(bag, "distinct(colour) = 1"), 0.5);
}

MAZZO_TEST(OddsExact)
#include "test_odds_exact.moc"
