// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/plan_maker.h"
#include "goldfish/odds/sensitivity.h"
#include "tests/goldfish/odds/bag.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::odds;
using namespace mazzo::goldfish::odds::test;

/// What one copy more or less does, compared with asking about the changed deck.
class TestSensitivity : public QObject {
    Q_OBJECT

private slots:
    void equalsTheOddsOfTheChangedDeck_data();
    void equalsTheOddsOfTheChangedDeck();
    void unknownValuesGiveBounds();
    void stopsWhenToldTo();
};

void TestSensitivity::equalsTheOddsOfTheChangedDeck_data()
{
    QTest::addColumn<QString>("ask");
    QTest::addColumn<int>("draws");
    QTest::addColumn<QString>("keep");
    QTest::newRow("a count") << "count(colour:red) >= 2" << 0 << "";
    QTest::newRow("a sum") << "sum(weight) <= 5" << 0 << "";
    QTest::newRow("different values") << "distinct(colour) = 3" << 0 << "";
    QTest::newRow("the pile runs out") << "count(colour:red) >= 4" << 99 << "";
    QTest::newRow("a mulligan") << "count(colour:red) >= 2" << 0 << "keep if count(colour:blue) >= 1";
}

void TestSensitivity::equalsTheOddsOfTheChangedDeck()
{
    QFETCH(QString, ask);
    QFETCH(int, draws);
    QFETCH(QString, keep);
    Bag bag = Bag(3).with("red1", 3).with("red2", 1).with("blue1", 4).with("green3", 2);
    bag.procedure().mulligan = {
        Procedure::Mulligan::Kind::WholeHand, "shelf", {1, {}}, {1, {}}, {-1, {}}, {1, {}}, "T"};
    const Setup setup = bag.setup();
    const When when{draws, {}};
    const auto plan = handPlan(setup, when, !keep.isEmpty());
    const std::optional<Question> policy = keep.isEmpty() ? std::nullopt
                                                          : std::optional(question(bag, keep.toStdString()));
    const auto result = sensitivities(setup, *plan, {question(bag, ask.toStdString())}, policy);
    QVERIFY(result);
    QCOMPARE(result->size(), std::size_t(4));
    for (const Sensitivity& each : *result) {
        QCOMPARE(each.copies, bag.deck.copies(each.card.zone, each.card.card));
        for (const int by : {1, -1}) {
            bag.deck.setCopies(each.card.zone, each.card.card, each.copies + by);
            const double expected = exact(bag, ask.toStdString(), when, keep.toStdString());
            bag.deck.setCopies(each.card.zone, each.card.card, each.copies);
            const ExactOdds& found = (by > 0 ? each.more : each.less).front();
            QVERIFY(found && found->isOne());
            QVERIFY2(std::abs(found->least - expected) < 1e-12, qPrintable(QString::number(expected, 'g', 15)));
        }
    }
}

void TestSensitivity::unknownValuesGiveBounds()
{
    const Bag bag = Bag(2).with("redX", 2).with("blue1", 4);
    const Setup setup = bag.setup();
    const auto result = sensitivities(setup, handPlan(setup, {}, false).value(), {question(bag, "sum(weight) >= 4")},
                                      {});
    QVERIFY(result && result->front().more.front());
    QVERIFY(!result->front().more.front()->isOne());
}

void TestSensitivity::stopsWhenToldTo()
{
    const Bag bag = Bag(2).with("red1", 2).with("blue1", 4);
    const Setup setup = bag.setup();
    QVERIFY(!sensitivities(setup, handPlan(setup, {}, false).value(), {question(bag, "count(colour:red) = 1")}, {},
                           [](double) { return false; }));
}

MAZZO_TEST(TestSensitivity)
#include "test_sensitivity.moc"
