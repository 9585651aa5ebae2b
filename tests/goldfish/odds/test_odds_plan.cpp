// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/plan_maker.h"
#include "goldfish/session.h"
#include "tests/goldfish/odds/bag.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::odds;
using namespace mazzo::goldfish::odds::test;

using Kind = Procedure::Step::Kind;

/// Which hand is asked about: what a procedure draws by itself, turn by turn.
class OddsPlan : public QObject {
    Q_OBJECT

private slots:
    void drawsMore();
    void drawsFromASecondTurnOn();
    void fillsTheHandUp();
    void handsThatAreThrownAway();
    void handsAcrossAReshuffle();
    void setAsideBetweenTwoShuffles();
    void theCardsSetAside();
    void whatJoinsTheHandLater();
    void overTheLimit();
    void cardsSeenSoFar();
    void whatAMulliganGivesBackIsNotSeen();
    void refusals_data();
    void refusals();
    void mistakesHaveTheirColumn_data();
    void mistakesHaveTheirColumn();
    void sectionsThatAreNotDrawn();
    void missingDraws();
    void theTableAgrees();
};

namespace {

Procedure::Phase phase(std::vector<Procedure::Step> enter, std::vector<Procedure::Step> leave = {})
{
    Procedure::Phase phase;
    phase.id = "day";
    phase.enter = std::move(enter);
    phase.leave = std::move(leave);
    return phase;
}

Procedure::Step drawFrom(int turn)
{
    Procedure::Step draw = step(Kind::Draw, {}, {}, 1);
    draw.fromTurn = turn;
    return draw;
}

/// A bag of seven red and three blue stones, five drawn and put on the heap each turn, as deck-building games do.
Bag turning()
{
    Bag bag(5);
    bag.with("red1", 7).with("blue1", 3);
    bag.procedure().reshuffle = {Procedure::Reshuffle::When::OnNeed, "heap", "T"};
    bag.procedure().phases = {phase({}, {step(Kind::Move, "hand", "heap"), step(Kind::Draw, {}, {}, 5)})};
    return bag;
}

double handSize(const Bag& bag, int cards, const When& when)
{
    return exact(bag, "count() = " + std::to_string(cards), when);
}

bool isClose(double value, double expected) { return std::abs(value - expected) < 1e-12; }

}  // namespace

void OddsPlan::drawsMore()
{
    const Bag bag = Bag(2).with("red1", 1).with("blue1", 4);
    QCOMPARE(exact(bag, "count(colour:red) = 1"), 2 / 5.0);
    QCOMPARE(exact(bag, "count(colour:red) = 1", {1, {}}), 3 / 5.0);
    QCOMPARE(exact(bag, "count(colour:red) = 1", {99, {}}), 1.0);  // what there is
}

void OddsPlan::drawsFromASecondTurnOn()
{
    Bag bag = Bag(2).with("red1", 1).with("blue1", 9);
    bag.procedure().phases = {phase({drawFrom(2)})};
    QCOMPARE(handSize(bag, 2, {0, 1}), 1.0);
    QCOMPARE(handSize(bag, 3, {0, 2}), 1.0);
    QCOMPARE(handSize(bag, 6, {0, 5}), 1.0);
    QCOMPARE(handSize(bag, 7, {1, 5}), 1.0);
    bag.procedure().phases = {phase({drawFrom(1)})};
    QCOMPARE(exact(bag, "count(colour:red) = 1", {0, 1}), 3 / 10.0);
}

void OddsPlan::fillsTheHandUp()
{
    Bag bag = Bag(3).with("red1", 1).with("blue1", 9);
    Procedure::Step fill = step(Kind::Draw);
    fill.upTo = {3, {}};
    bag.procedure().phases = {phase({fill})};
    QCOMPARE(handSize(bag, 3, {0, 4}), 1.0);
    bag.procedure().mulligan = {
        Procedure::Mulligan::Kind::WholeHand, "shelf", {1, {}}, {1, {}}, {-1, {}}, {1, {}}, "T"};
    // Two after a mulligan, then filled up to three: red first with 3/10, else two and one of seven.
    QVERIFY(std::abs(exact(bag, "count(colour:red) = 1", {0, 1}, "keep if count(colour:red) = 1") -
                     (0.3 + 0.7 * 3 / 7)) < 1e-13);
}

void OddsPlan::handsThatAreThrownAway()
{
    const Bag bag = turning();
    // The second hand is the other half of the ten.
    for (const int turn : {1, 2, 3, 4, 7}) {
        QCOMPARE(handSize(bag, 5, {0, turn}), 1.0);
        QVERIFY(std::abs(exact(bag, "count(colour:red) = 2", {0, turn}) - 21 / 252.0) < 1e-13);
    }
}

void OddsPlan::handsAcrossAReshuffle()
{
    // Seven stones: the second hand is the last two and three of the five that were thrown away. Every stone is as
    // likely as before.
    Bag bag = turning();
    bag.deck = {};
    bag.with("red1", 1).with("blue1", 6);
    QCOMPARE(handSize(bag, 5, {0, 2}), 1.0);
    QVERIFY(std::abs(exact(bag, "count(colour:red) = 1", {0, 2}) - 5 / 7.0) < 1e-13);
    bag.procedure().reshuffle = {};
    QCOMPARE(handSize(bag, 2, {0, 2}), 1.0);
    QVERIFY(std::abs(exact(bag, "count(colour:red) = 1", {0, 2}) - 2 / 7.0) < 1e-13);
}

void OddsPlan::setAsideBetweenTwoShuffles()
{
    // Two in hand, an exchange, two set aside unseen, a shuffle, one drawn: of seven stones.
    Bag bag = Bag(2).with("red1", 2).with("blue1", 5);
    bag.procedure().mulligan = {Procedure::Mulligan::Kind::Exchange, {}, {0, {}}, {1, {}}, {-1, {}}, {1, {}}, "T"};
    bag.procedure().setUp.push_back(step(Kind::Move, "bag", "shelf", 2));
    bag.procedure().setUp.push_back(step(Kind::Shuffle, "bag"));
    bag.procedure().phases = {phase({drawFrom(1)})};
    // Kept or not, the card drawn on turn 1 is one of those not in hand; only the exchange changes what they are.
    const Setup setup = bag.setup();
    const Inquiry asked = inquiry(setup, bag, "count(colour:red) >= 2", {0, 1}, "keep if count(colour:red) >= 1");
    const auto exactly = asked.exact(0);
    QVERIFY(exactly);
    // Red first (11/21): both 1/21, else (10/21) the other one is drawn with 1/5. Two blue (10/21) go under; of the two
    // drawn then both are red with 1/10, one with 6/10. With one red: three of five and the two under are shuffled
    // after two were set aside; the other red one is among the three with 3/4 - set aside with 2/3 - so it is in the
    // pile with 1/3 of the time, and there is one of three.
    const double kept = 1 / 21.0 + 10 / 21.0 * (1 / 5.0);
    const double exchanged = 10 / 21.0 * (1 / 10.0 + 6 / 10.0 * (1 / 3.0) * (1 / 3.0));
    QVERIFY2(std::abs(exactly->least - (kept + exchanged)) < 1e-13,
             qPrintable(QString::number(exactly->least, 'g', 15)));
    const auto simulated = asked.simulated({400'000, 3, 1, Path::Cards});
    QVERIFY(simulated && std::abs(simulated->front().share.least - exactly->least) < 4 * simulated->front().error);
}

void OddsPlan::whatJoinsTheHandLater()
{
    Bag bag = Bag(1).with("red1", 1).with("blue1", 1);
    bag.procedure().engine = "some";
    Procedure::Step aside = step(Kind::Deal, {}, "shelf");
    aside.section = "held";
    bag.procedure().setUp.insert(bag.procedure().setUp.begin(), aside);
    bag.procedure().setUp.push_back(step(Kind::Move, "shelf", "hand"));
    bag.deck.addCopies(ZoneIndex{1}, *bag.catalogue.find("green1"), 1);
    QCOMPARE(exact(bag, "count(colour:green) = 1"), 0.0);  // not part of the opening hand
    QCOMPARE(exact(bag, "count(colour:green) = 1", {0, 1}), 1.0);
    QCOMPARE(exact(bag, "count(colour:red) = 1 and count() = 2", {0, 1}), 0.5);
}

void OddsPlan::overTheLimit()
{
    Bag bag = Bag(3).with("red1", 1).with("blue1", 9);
    bag.procedure().handLimit = {3, {}};
    bag.procedure().phases = {phase({drawFrom(1)}, {step(Kind::Limit, {}, "heap")})};
    // Which cards are discarded is the player's choice, so none is.
    QCOMPARE(handSize(bag, 4, {0, 1}), 1.0);
    QCOMPARE(handSize(bag, 6, {0, 3}), 1.0);
    QVERIFY(std::abs(exact(bag, "count(colour:red) = 1", {0, 2}) - 5 / 10.0) < 1e-13);
    const auto limit = [&bag](const When& when) { return handPlan(bag.setup(), when, false).value().ignoredLimit; };
    QCOMPARE(limit({0, 1}), std::optional(3));
    QCOMPARE(limit({0, {}}), std::nullopt);  // the opening hand is not discarded anyway
    // A limit in the middle of a turn does not end what the turn draws.
    bag.procedure().phases = {phase({drawFrom(1), step(Kind::Limit, {}, "heap"), drawFrom(1)})};
    QCOMPARE(handSize(bag, 5, {0, 1}), 1.0);
    bag.procedure().handLimit = {-1, {}};
    QCOMPARE(limit({0, 1}), std::nullopt);
}

namespace {

/// Exact odds that the simulation confirms, card by card and class by class.
double confirmed(const Bag& bag, const std::string& ask, const When& when, const std::string& keep = {})
{
    const Setup setup = bag.setup();
    const Inquiry asked = inquiry(setup, bag, ask, when, keep);
    const auto exactly = asked.exact(0);
    if (!exactly || !exactly->isOne()) return -1;
    for (const Path path : {Path::Cards, Path::Classes}) {
        const auto simulated = asked.simulated({200'000, 5, 1, path});
        if (!simulated || std::abs(simulated->front().share.least - exactly->least) > 4 * simulated->front().error)
            return -2;
    }
    return exactly->least;
}

When seen(int turn, int draws = 0) { return {draws, turn, Counting::Seen}; }

}  // namespace

void OddsPlan::cardsSeenSoFar()
{
    // Ten stones, five a turn: after two turns all have been seen, and each counts once.
    const Bag bag = turning();
    QVERIFY(isClose(confirmed(bag, "count() = 5", seen(1)), 1));
    QVERIFY(isClose(confirmed(bag, "count() = 10 and count(colour:blue) = 3", seen(2)), 1));
    QVERIFY(isClose(confirmed(bag, "count() = 10", seen(5)), 1));
    // Without a turn it is the opening hand and what is drawn after it.
    QVERIFY(isClose(confirmed(bag, "count() = 7", {2, {}, Counting::Seen}), 1));
    // A hand that is put under the pile and shuffled in may be drawn again: of seven stones two, then two of seven.
    Bag mixing(2);
    mixing.with("red1", 1).with("blue1", 6);
    mixing.procedure().phases = {
        phase({}, {step(Kind::Move, "hand", "bag"), step(Kind::Shuffle, "bag"), step(Kind::Draw, {}, {}, 2)})};
    QVERIFY(isClose(confirmed(mixing, "count() = 2", seen(2)), 1 / 21.0));
    QVERIFY(isClose(confirmed(mixing, "count() = 3", seen(2)), 10 / 21.0));
    QVERIFY(isClose(confirmed(mixing, "count(colour:red) = 1", seen(2)), 1 - 5 / 7.0 * 5 / 7.0));
    // Cards that leave the game were seen as well.
    mixing.procedure().phases = {phase({}, {step(Kind::Move, "hand", "shelf"), step(Kind::Draw, {}, {}, 2)})};
    QVERIFY(isClose(confirmed(mixing, "count(colour:red) = 1", seen(3)), 6 / 7.0));
}

void OddsPlan::theCardsSetAside()
{
    // Two in hand, then two of the other five are set aside unseen: like any two of the seven.
    Bag bag = Bag(2).with("red1", 2).with("blue1", 5);
    bag.procedure().setUp.push_back(step(Kind::Move, "bag", "shelf", 2));
    bag.procedure().setUp.push_back(step(Kind::Shuffle, "bag"));
    const When aside{0, {}, Counting::Aside};
    QVERIFY(isClose(confirmed(bag, "count(colour:red) >= 1", aside), 1 - 10 / 21.0));
    QVERIFY(isClose(confirmed(bag, "count() = 2", aside), 1));
    // Of a smaller pile only what the hand leaves.
    Bag small = Bag(2).with("red1", 1).with("blue1", 2);
    small.procedure().setUp.push_back(step(Kind::Move, "bag", "shelf", 2));
    QVERIFY(isClose(confirmed(small, "count() = 1 and count(colour:red) = 1", aside), 1 / 3.0));

    const Setup setup = bag.setup();
    const auto code = [&setup](const When& when, bool mulligans) {
        return QString::fromStdString(handPlan(setup, when, mulligans).error().code);
    };
    QCOMPARE(code({1, {}, Counting::Aside}, false), QString("odds.aside-alone"));
    QCOMPARE(code({0, 2, Counting::Aside}, false), QString("odds.aside-alone"));
    QCOMPARE(code(aside, true), QString("odds.aside-alone"));
    const Bag plain = Bag(2).with("red1", 4);
    const Setup without = plain.setup();
    QCOMPARE(QString::fromStdString(handPlan(without, aside, false).error().code), QString("odds.none-aside"));
}

void OddsPlan::whatAMulliganGivesBackIsNotSeen()
{
    Bag bag(2);
    bag.with("red1", 1).with("blue1", 5);
    bag.procedure().mulligan = {Procedure::Mulligan::Kind::WholeHand, "bag", {0, {}}, {1, {}}, {-1, {}}, {1, {}}, "T"};
    bag.procedure().phases = {phase({}, {step(Kind::Move, "hand", "shelf"), step(Kind::Draw, {}, {}, 1)})};
    // A hand with red is given back (1/3) and two of six are drawn; then one of the other four.
    const double red = 1 / 3.0 * (1 / 3.0 + 2 / 3.0 / 4) + 2 / 3.0 * (1 / 4.0);
    const double value = confirmed(bag, "count(colour:red) = 1", seen(2), "keep if count(colour:red) = 0");
    QVERIFY2(std::abs(value - red) < 1e-12, qPrintable(QString::number(value, 'g', 15)));
    QCOMPARE(confirmed(bag, "count() = 3", seen(2), "keep if count(colour:red) = 0"), 1.0);
}

void OddsPlan::refusals_data()
{
    QTest::addColumn<int>("hand");
    QTest::addColumn<int>("stones");
    QTest::addColumn<int>("draws");
    QTest::addColumn<QString>("code");
    QTest::newRow("no cards") << 3 << 0 << 0 << "goldfish.empty-deck";
    QTest::newRow("fewer than the hand") << 3 << 2 << 0 << "odds.small-deck";
    QTest::newRow("exactly the hand") << 3 << 3 << 0 << "";
    QTest::newRow("no opening hand") << 0 << 3 << 0 << "odds.no-hand";
    QTest::newRow("no opening hand, but draws") << 0 << 3 << 1 << "";
    QTest::newRow("far too many") << 3 << 1'000'001 << 0 << "odds.large-deck";
}

void OddsPlan::refusals()
{
    QFETCH(int, hand);
    QFETCH(int, stones);
    QFETCH(int, draws);
    QFETCH(QString, code);
    Bag bag(hand);
    if (stones > 0) bag.with("red1", stones);
    const Setup setup = bag.setup();
    const auto plan = handPlan(setup, {draws, {}}, false);
    QCOMPARE(plan ? QString() : QString::fromStdString(plan.error().code), code);
}

void OddsPlan::mistakesHaveTheirColumn_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("column");
    QTest::newRow("no such field") << "count(colur:red) >= 1" << "query.unknown-field" << 7;
    QTest::newRow("a number is no condition") << "count(colour:red)" << "query.wrong-type" << 1;
    QTest::newRow("a place at the table") << "count(colour:red zone:hand) >= 1" << "odds.no-section" << 23;
    QTest::newRow("no place at all") << "count(zone:nowhere) >= 1" << "query.unknown-choice" << 12;
    QTest::newRow("in a policy") << "keep if count(colur:red) >= 1" << "query.unknown-field" << 15;
    QTest::newRow("a policy with brackets") << "Keep  if (count(colour:red) >= 1" << "query.missing" << 33;
    QTest::newRow("no policy") << "keep when count() = 1" << "odds.no-policy" << 1;
    QTest::newRow("keepif") << "keep iffy" << "odds.no-policy" << 1;
}

void OddsPlan::mistakesHaveTheirColumn()
{
    QFETCH(QString, text);
    const Bag bag;
    const std::string typed = text.toStdString();
    const auto question = text.startsWith("keep", Qt::CaseInsensitive) ? readPolicy(typed, bag.game)
                                                                       : readQuestion(typed, bag.game);
    QVERIFY(!question);
    QTEST(QString::fromStdString(question.error().code), "code");
    QTEST(question.error().where.column, "column");
}

void OddsPlan::sectionsThatAreNotDrawn()
{
    Bag bag = Bag(1).with("red1", 3);
    const Setup setup = bag.setup();
    const auto asked = [&](const char* ask, const char* keep) {
        const auto inquiry = Inquiry::of(setup, {question(bag, ask)}, {}, question(bag, keep));
        return inquiry ? QString()
                       : QStringLiteral("%1 %2")
                             .arg(QString::fromStdString(inquiry.error().code))
                             .arg(inquiry.error().where.column);
    };
    QCOMPARE(asked("count(zone:stones) = 1", "keep if count(zone:stones) = 1"), QString());
    QCOMPARE(asked("1 = 1 and count(zone:held) = 0", "keep if count() = 1"), QString("odds.not-drawn 17"));
    QCOMPARE(asked("count() = 1", "keep if count(zone:held) = 0"), QString("odds.not-drawn 15"));
}

void OddsPlan::missingDraws()
{
    Bag bag = Bag(2).with("red1", 5);
    const auto missing = [&bag](const When& when) { return handPlan(bag.setup(), when, true).value().missing(); };
    QCOMPARE(missing({3, {}}), 0);
    QCOMPARE(missing({7, {}}), 4);
    bag.procedure().phases = {phase({drawFrom(1)})};
    QCOMPARE(missing({0, 5}), 2);
    // Thrown away and shuffled in again, they never run out.
    QCOMPARE(handPlan(turning().setup(), {0, 50}, true).value().missing(), 0);
}

/// The plan must deal what free play deals: as many cards in hand, turn by turn.
void OddsPlan::theTableAgrees()
{
    Bag bag = turning();
    bag.with("green1", 3);  // 13 stones: hands across reshuffles
    const Setup setup = bag.setup();
    auto session = Play::of(setup).and_then([](Play&& play) { return Session::begin(std::move(play), 7); });
    QVERIFY(session);
    for (int turn = 1; turn < 7; ++turn) {
        QCOMPARE(session->table().turn, turn);
        const auto plan = handPlan(setup, {0, turn}, false);
        QVERIFY(plan && plan->isBlind());
        QCOMPARE(plan->outcome().drawn, session->table().pile("hand").cards());
        QVERIFY(session->act(std::string_view("next")));
    }
}

MAZZO_TEST(OddsPlan)
#include "test_odds_plan.moc"
