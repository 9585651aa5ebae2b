// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/hand_quiz.h"
#include "tests/goldfish/odds/bag.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::odds;
using namespace mazzo::goldfish::odds::test;

using QuizMulligan = Procedure::Mulligan::Kind;

/// Keep or mulligan: the odds of both, against every order of single draws and against the odds of whole policies.
class TestHandQuiz : public QObject {
    Q_OBJECT

private slots:
    void averagesToTheOddsOfThePolicy_data();
    void averagesToTheOddsOfThePolicy();
    void byHand();
    void dealsWhatTheTableDeals();
    void setAsideCardsMayBeAny();
    void needsAMulligan();
};

namespace {

Bag quizBag(QuizMulligan kind, const char* to, int less, int times, int hand)
{
    Bag bag = Bag(hand).with("red1", 3).with("red2", 1).with("blue1", 3).with("green1", 2);
    bag.procedure().mulligan = {kind, to, {less, {}}, {1, {}}, {-1, {}}, {times, {}}, "T"};
    return bag;
}

/// Every hand of three cards with the share of its draws.
void eachHandOfThree(const HandPlan& plan, const std::function<void(const std::vector<Dealt>&, double)>& visit)
{
    const std::size_t cards = plan.pile.size();
    const double share = 6.0 / static_cast<double>(cards * (cards - 1) * (cards - 2));
    for (std::size_t a = 0; a < cards; ++a)
        for (std::size_t b = a + 1; b < cards; ++b)
            for (std::size_t c = b + 1; c < cards; ++c) visit({plan.pile[a], plan.pile[b], plan.pile[c]}, share);
}

bool hasColour(const Setup& setup, const std::vector<Dealt>& hand, const char* colour)
{
    return std::ranges::any_of(hand, [&](const Dealt& card) { return setup.name(card.card, {}).starts_with(colour); });
}

}  // namespace

void TestHandQuiz::averagesToTheOddsOfThePolicy_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("to");
    QTest::addColumn<int>("less");
    QTest::addColumn<int>("times");
    QTest::addColumn<int>("draws");
    QTest::newRow("once, for one less") << int(QuizMulligan::WholeHand) << "heap" << 1 << 1 << 0;
    QTest::newRow("as often as wanted, then draws") << int(QuizMulligan::WholeHand) << "heap" << 1 << -1 << 2;
    QTest::newRow("shuffled in") << int(QuizMulligan::WholeHand) << "bag" << 1 << 2 << 1;
    QTest::newRow("exchange once") << int(QuizMulligan::Exchange) << "" << 0 << 1 << 1;
    QTest::newRow("exchange twice") << int(QuizMulligan::Exchange) << "" << 0 << 2 << 0;
}

/// The policy decides by the hand, so its odds are those of the two answers, weighted by the hands.
void TestHandQuiz::averagesToTheOddsOfThePolicy()
{
    QFETCH(int, kind);
    QFETCH(QString, to);
    QFETCH(int, less);
    QFETCH(int, times);
    QFETCH(int, draws);
    const Bag bag = quizBag(static_cast<QuizMulligan>(kind), to.toUtf8(), less, times, 3);
    const Setup setup = bag.setup();
    const std::string goal = "count(colour:red) >= 2";
    const std::string keep = "count(colour:green) >= 1";
    const When when{draws, {}};
    const Inquiry whole = inquiry(setup, bag, goal, when, keep);
    const auto quiz = HandQuiz::of(setup, question(bag, goal), when, question(bag, keep));
    QVERIFY(quiz);
    double average = 0;
    eachHandOfThree(whole.plan(), [&](const std::vector<Dealt>& hand, double share) {
        const auto answer = quiz->answer(hand);
        QVERIFY(answer && answer->keep.exact && answer->mulligan.exact);
        const auto& chosen = hasColour(setup, hand, "green") ? answer->keep : answer->mulligan;
        average += share * chosen.share.least;
    });
    const auto expected = whole.exact(0);
    QVERIFY(expected);
    QVERIFY2(std::abs(average - expected->least) < 1e-12, qPrintable(QString::number(average - expected->least)));
}

void TestHandQuiz::byHand()
{
    // Three of nine stones in the hand, one of them red; the next two draws come from the other six, three red.
    const Bag bag = quizBag(QuizMulligan::WholeHand, "heap", 1, 1, 3);
    const Setup setup = bag.setup();
    const auto quiz = HandQuiz::of(setup, question(bag, "count(colour:red) >= 2"), {}, {});
    QVERIFY(quiz);
    const HandPlan plan = inquiry(setup, bag, "count(colour:red) >= 2").plan();
    std::vector<Dealt> hand;
    for (const char* name : {"red1", "blue1", "blue1"})
        hand.push_back(
            *std::ranges::find_if(plan.pile, [&](const Dealt& card) { return setup.name(card.card, {}) == name; }));
    const auto answer = quiz->answer(hand);
    QVERIFY(answer);
    QCOMPARE(answer->keep.share.least, 0.0);
    QVERIFY(std::abs(answer->mulligan.share.least - 0.2) < 1e-12);
    QVERIFY(answer->lead() < 0);
}

void TestHandQuiz::dealsWhatTheTableDeals()
{
    const Bag bag = quizBag(QuizMulligan::WholeHand, "heap", 1, 1, 3);
    const Setup setup = bag.setup();
    const auto quiz = HandQuiz::of(setup, question(bag, "count(colour:red) >= 2"), {}, {});
    QVERIFY(quiz);
    Random random(7);
    Random again(7);
    int reds = 0;
    constexpr int kHands = 20'000;
    for (int i = 0; i < kHands; ++i) {
        const std::vector<Dealt> hand = quiz->deal(random);
        QCOMPARE(hand.size(), std::size_t{3});
        QCOMPARE(quiz->deal(again), hand);
        for (const Dealt& card : hand) reds += setup.name(card.card, {}).starts_with("red") ? 1 : 0;
    }
    // Four of nine stones are red; five standard errors of the mean.
    QVERIFY(std::abs(static_cast<double>(reds) / kHands - 3 * 4.0 / 9) < 5 * 0.75 / std::sqrt(kHands));
}

void TestHandQuiz::setAsideCardsMayBeAny()
{
    Bag bag = quizBag(QuizMulligan::Exchange, "", 0, 1, 3);
    const Setup whole = bag.setup();
    const auto goal = question(bag, "count(colour:red) >= 2");
    const auto without = HandQuiz::of(whole, goal, {1, {}}, {});
    QVERIFY(without);
    Random random(3);
    const std::vector<Dealt> hand = without->deal(random);
    const auto plain = without->answer(hand);
    bag.procedure().setUp.insert(bag.procedure().setUp.begin() + 2,
                                 step(Procedure::Step::Kind::Move, "bag", "shelf", 2));
    const Setup aside = bag.setup();
    const auto with = HandQuiz::of(aside, goal, {1, {}}, {});
    QVERIFY(with);
    const auto same = with->answer(hand);
    QVERIFY(plain && same);
    QVERIFY(std::abs(plain->keep.share.least - same->keep.share.least) < 1e-12);
}

void TestHandQuiz::needsAMulligan()
{
    Bag bag = quizBag(QuizMulligan::None, "", 0, 1, 3);
    const Setup setup = bag.setup();
    const auto quiz = HandQuiz::of(setup, question(bag, "count(colour:red) >= 2"), {}, {});
    QVERIFY(!quiz);
    QCOMPARE(quiz.error().code, std::string("quiz.no-mulligan"));
}

MAZZO_TEST(TestHandQuiz)
#include "test_hand_quiz.moc"
