// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/odds/bag.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::odds;
using namespace mazzo::goldfish::odds::test;

/// Dealt hands against the exact odds, which are their oracle.
class OddsSimulated : public QObject {
    Q_OBJECT

private slots:
    void agreesWithExact_data();
    void agreesWithExact();
    void sameSeedSameAnswer_data();
    void sameSeedSameAnswer();
    void questionsShareTheirHands();
    void unknownValuesGiveBounds();
    void rareIsNotImpossible();
    void canBeStopped();
};

namespace {

const char* const kStones[] = {"red1",   "red2",   "red3",   "blue1", "blue2", "blue3",
                               "green1", "green2", "green3", "redX",  "blueX"};

std::string condition(Random& random)
{
    static const char* const kPiles[] = {"count(colour:red)",  "count(colour:blue)", "count(weight>=2)",
                                         "count(name:green1)", "sum(weight)",        "sum(weight, colour:blue)",
                                         "distinct(colour)"};
    static const char* const kSigns[] = {" >= ", " <= ", " = ", " > ", " < ", " != "};
    return std::string(kPiles[random.below(7)]) + kSigns[random.below(6)] + std::to_string(random.below(5));
}

std::string anyQuestion(Random& random)
{
    std::string text = condition(random);
    while (random.below(2) == 0)
        text = (random.below(4) == 0 ? "not (" : "(") + text + ") " + (random.below(2) == 0 ? "and " : "or ") +
               condition(random);
    return text;
}

Bag anyBag(Random& random)
{
    using MulliganKind = Procedure::Mulligan::Kind;
    Bag bag(static_cast<int>(1 + random.below(4)));
    for (int kinds = 2 + static_cast<int>(random.below(4)); kinds > 0; --kinds)
        bag.with(kStones[random.below(11)], static_cast<int>(1 + random.below(6)));
    bag.with("green2", 4);
    Procedure& procedure = bag.procedure();
    const std::uint32_t kind = random.below(4);
    const int least = static_cast<int>(1 + random.below(2));
    if (kind == 0)
        procedure.mulligan = {MulliganKind::WholeHand, "heap", {1, {}}, {least, {}}, {-1, {}}, {-1, {}}, "T"};
    if (kind == 1) procedure.mulligan = {MulliganKind::WholeHand, "bag", {1, {}}, {least, {}}, {-1, {}}, {3, {}}, "T"};
    if (kind == 2)
        procedure.mulligan = {
            MulliganKind::Exchange, {}, {0, {}}, {1, {}}, {random.below(2) == 0 ? -1 : 2, {}}, {1, {}}, "T"};
    if (random.below(2) == 0)
        procedure.reshuffle = {random.below(2) == 0 ? Procedure::Reshuffle::When::OnNeed
                                                    : Procedure::Reshuffle::When::Immediate,
                               "heap", "T"};
    Procedure::Phase day;
    day.enter = {step(Procedure::Step::Kind::Draw, {}, {}, 1)};
    if (random.below(3) == 0)
        day.leave = {step(Procedure::Step::Kind::Move, "hand", "heap"),
                     step(Procedure::Step::Kind::Draw, {}, {}, procedure.openingHand.number)};
    procedure.phases = {day};
    return bag;
}

}  // namespace

void OddsSimulated::agreesWithExact_data()
{
    QTest::addColumn<bool>("mulligan");
    QTest::addColumn<bool>("byClasses");
    QTest::addColumn<int>("cases");
    QTest::newRow("by cards") << false << false << 120;
    QTest::newRow("by classes") << false << true << 120;
    QTest::newRow("by cards, with mulligans") << true << false << 80;
    QTest::newRow("by classes, with mulligans") << true << true << 80;
}

void OddsSimulated::agreesWithExact()
{
    QFETCH(bool, mulligan);
    QFETCH(bool, byClasses);
    QFETCH(int, cases);
    Random random(mulligan ? 2026 : 1116);
    int answered = 0;
    int undecided = 0;
    for (int round = 0; round < cases; ++round) {
        const Bag bag = anyBag(random);
        if (bag.setup().dealtTo("bag").size() <
            static_cast<std::size_t>(bag.game.procedures.front().openingHand.number))
            continue;
        When when{static_cast<int>(random.below(3)), {}};
        if (random.below(2) == 0) when.turn = static_cast<int>(1 + random.below(3));
        const std::string ask = anyQuestion(random);
        const std::string keep = mulligan ? "keep if " + anyQuestion(random) : "";
        const Setup setup = bag.setup();
        const Inquiry asked = inquiry(setup, bag, ask, when, keep);
        const auto exactly = asked.exact(0);
        QVERIFY2(exactly, qPrintable(QString::fromStdString(ask + " / " + keep)));
        const auto simulated = asked.simulated({20'000, random.next(), 1, byClasses ? Path::Classes : Path::Cards});
        QVERIFY(simulated);
        const Bounds share = simulated->front().share;
        const double off = std::max(std::abs(share.least - exactly->least), std::abs(share.most - exactly->most)) /
                           simulated->front().error;
        QVERIFY2(off < 4, qPrintable(QStringLiteral("case %1: %2 / %3: exact %4 to %5, simulated %6 to %7")
                                         .arg(round)
                                         .arg(QString::fromStdString(ask), QString::fromStdString(keep))
                                         .arg(exactly->least)
                                         .arg(exactly->most)
                                         .arg(share.least)
                                         .arg(share.most)));
        ++answered;
        undecided += exactly->isOne() ? 0 : 1;
    }
    QVERIFY(answered > cases / 2);
    QVERIFY(undecided > 0);  // some of the stones have no known weight
}

void OddsSimulated::sameSeedSameAnswer_data()
{
    QTest::addColumn<bool>("byClasses");
    QTest::addColumn<QString>("keep");
    QTest::newRow("by cards") << false << "";
    QTest::newRow("by classes") << true << "";
    QTest::newRow("with a mulligan") << false << "keep if count(colour:red) >= 2";
}

void OddsSimulated::sameSeedSameAnswer()
{
    QFETCH(bool, byClasses);
    QFETCH(QString, keep);
    Bag bag = Bag(4).with("red1", 5).with("blue1", 9).with("green1", 6);
    bag.procedure().mulligan = {
        Procedure::Mulligan::Kind::WholeHand, "heap", {1, {}}, {1, {}}, {-1, {}}, {-1, {}}, "T"};
    const Setup setup = bag.setup();
    const Inquiry asked = inquiry(setup, bag, "count(colour:red) >= 2", {}, keep.toStdString());
    const auto share = [&](std::uint64_t seed, unsigned threads) {
        return asked.simulated({300'000, seed, threads, byClasses ? Path::Classes : Path::Cards})->front().share.least;
    };
    const double first = share(5, 1);
    QCOMPARE(share(5, 1), first);
    QCOMPARE(share(5, 2), first);
    QCOMPARE(share(5, 7), first);
    QVERIFY(share(6, 1) != first);
}

void OddsSimulated::questionsShareTheirHands()
{
    const Bag bag = Bag(4).with("red1", 5).with("blue1", 9);
    const Setup setup = bag.setup();
    const auto asked = Inquiry::of(
        setup, {question(bag, "count(colour:red) >= 2"), question(bag, "count(colour:red) < 2")}, {});
    QVERIFY(asked);
    const auto simulated = asked->simulated({100'000, 1, 2, Path::Cards});
    QVERIFY(simulated);
    QCOMPARE(simulated->at(0).share.least + simulated->at(1).share.least, 1.0);
    QCOMPARE(simulated->at(1).hands, std::uint64_t{100'000});
}

void OddsSimulated::unknownValuesGiveBounds()
{
    const Bag bag = Bag(2).with("red1", 1).with("red3", 1).with("redX", 1);
    const Setup setup = bag.setup();
    const auto simulated = inquiry(setup, bag, "count(weight>=3) >= 1").simulated({50'000, 1, 1, Path::Cards});
    QVERIFY(simulated);
    QVERIFY(std::abs(simulated->front().share.least - 2 / 3.0) < 4 * simulated->front().error);
    QCOMPARE(simulated->front().share.most, 1.0);
}

void OddsSimulated::rareIsNotImpossible()
{
    const Bag bag = Bag(1).with("red1", 1).with("blue1", 9999);
    const Setup setup = bag.setup();
    const auto simulated = inquiry(setup, bag, "count(colour:red) = 1").simulated({100, 1, 1, Path::Cards});
    QVERIFY(simulated && simulated->front().error > 0);
}

void OddsSimulated::canBeStopped()
{
    const Bag bag = Bag(4).with("red1", 5).with("blue1", 9);
    const Setup setup = bag.setup();
    const Inquiry asked = inquiry(setup, bag, "count(colour:red) >= 2");
    int reported = 0;
    const auto simulated = asked.simulated({100'000'000, 1, 1, Path::Cards},
                                           [&reported](double) { return ++reported < 3; });
    QVERIFY(!simulated);
    QCOMPARE(reported, 3);
}

MAZZO_TEST(OddsSimulated)
#include "test_odds_simulated.moc"
