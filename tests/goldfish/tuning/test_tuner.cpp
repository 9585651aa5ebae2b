// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/plan_maker.h"
#include "goldfish/tuning/swappable.h"
#include "tests/goldfish/odds/bag.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::odds;
using namespace mazzo::goldfish::odds::test;
using namespace mazzo::goldfish::tuning;

/// The best legal deck within a few swaps, compared with trying out every deck.
class TestTuner : public QObject {
    Q_OBJECT

private slots:
    void findsWhatBruteForceFinds_data();
    void findsWhatBruteForceFinds();
    void proposesOnlyLegalDecks();
    void conditionsComeFirst();
    void aConditionOutOfReachIsReported();
    void noLegalDeckIsReported();
    void aDeckThatIsTheBestStays();
    void limitsOfTheCollectionHold();
    void saysWhyNothingCanBeSwapped();
    void swapsAddUpToWhatTheyAreWorth();
    void stopsWhenToldTo();
    void tooManyChangesGiveTheBestFound();
};

namespace {

Rule rule(std::string check, std::string each = {})
{
    Rule rule;
    rule.id = "B" + check + each;
    rule.check = std::move(check);
    rule.each = std::move(each);
    return rule;
}

/// Ten stones of which three are drawn; at most three of a kind, and not too heavy.
Bag ruled(int maxWeight = 99)
{
    Bag bag(3);
    bag.game.rules = {rule("count(zone:stones) = 10"), rule("copies(zone:stones) <= 3", "zone:stones"),
                      rule("sum(weight, zone:stones) <= " + std::to_string(maxWeight))};
    bag.with("red1", 2).with("blue1", 3).with("blue2", 3).with("green1", 2);
    return bag;
}

std::vector<CardIndex> knownStones(const Bag& bag)
{
    std::vector<CardIndex> pool;
    for (const char* name : {"red1", "red2", "red3", "blue1", "blue2", "blue3", "green1", "green2", "green3"})
        pool.push_back(bag.catalogue.find(name).value());
    return pool;
}

TuneRequest request(const Bag& bag, const std::vector<std::string>& asks, int swaps)
{
    TuneRequest request;
    for (const std::string& ask : asks) request.questions.push_back(question(bag, ask));
    request.goals.resize(asks.size());
    request.swaps = swaps;
    request.pool = knownStones(bag);
    request.seconds = 600;
    return request;
}

TuneResult tuned(const Bag& bag, const TuneRequest& request)
{
    const auto book = RuleBook::compile(bag.game, bag.catalogue, Settings::presets(bag.game));
    if (!book) qFatal("%s", book.error().front().code.c_str());
    const Setup setup = bag.setup();
    const auto plan = handPlan(setup, request.when, request.keep.has_value());
    auto result = tune(*book, setup, plan.value(), request);
    if (!result) qFatal("no result");
    return std::move(*result);
}

/// The odds that the bag has with other stones.
double exactWith(Bag& bag, Deck deck, const std::string& ask, const When& when = {}, const std::string& keep = {})
{
    std::swap(bag.deck, deck);
    const double chance = exact(bag, ask, when, keep);
    std::swap(bag.deck, deck);
    return chance;
}

/// The highest weighted sum of the legal decks that meet the conditions, by trying out each; -1 if there is none.
class EveryDeck {
public:
    EveryDeck(Bag& bag, const TuneRequest& request)
        : m_bag(bag),
          m_request(request),
          m_book(std::move(RuleBook::compile(bag.game, bag.catalogue, Settings::presets(bag.game)).value()))
    {}

    double highest()
    {
        visit(m_bag.deck, 0, m_request.swaps);
        return m_highest;
    }

private:
    void visit(const Deck& deck, std::size_t from, int left)
    {
        consider(deck);
        if (left == 0) return;
        const std::size_t cards = m_request.pool.size();
        for (std::size_t pair = from; pair < cards * cards; ++pair) {
            const CardIndex removed = m_request.pool[pair / cards];
            const CardIndex added = m_request.pool[pair % cards];
            if (removed == added || deck.copies(ZoneIndex{0}, removed) == 0) continue;
            Deck next = deck;
            next.setCopies(ZoneIndex{0}, removed, deck.copies(ZoneIndex{0}, removed) - 1);
            next.addCopies(ZoneIndex{0}, added, 1);
            visit(next, pair, left - 1);
        }
    }

    void consider(const Deck& deck)
    {
        if (m_book.check(deck).verdict != Verdict::Legal) return;
        double value = 0;
        for (std::size_t i = 0; i < m_request.questions.size(); ++i) {
            const double chance = exactWith(m_bag, deck, m_request.questions[i].text, m_request.when,
                                            m_request.keep ? "keep if " + m_request.keep->text : "");
            const auto& goal = m_request.goals[i];
            if (goal.atLeast && chance < *goal.atLeast) return;
            if (!goal.atLeast) value += goal.weight * chance;
        }
        m_highest = std::max(m_highest, value);
    }

    Bag& m_bag;
    const TuneRequest& m_request;
    RuleBook m_book;
    double m_highest = -1;
};

}  // namespace

void TestTuner::findsWhatBruteForceFinds_data()
{
    QTest::addColumn<QStringList>("asks");
    QTest::addColumn<int>("swaps");
    QTest::addColumn<int>("maxWeight");
    QTest::addColumn<double>("atLeast");  // for the first question; below 0: none
    QTest::addColumn<QString>("keep");
    QTest::newRow("one swap") << QStringList{"count(colour:red) >= 1"} << 1 << 99 << -1.0 << "";
    QTest::newRow("two swaps") << QStringList{"count(colour:red) >= 2"} << 2 << 99 << -1.0 << "";
    QTest::newRow("a rule in the way") << QStringList{"sum(weight) >= 6"} << 2 << 15 << -1.0 << "";
    QTest::newRow("a rule that allows nothing more") << QStringList{"sum(weight) >= 6"} << 2 << 13 << -1.0 << "";
    QTest::newRow("three of a kind at most") << QStringList{"count(name:blue1) >= 2"} << 2 << 99 << -1.0 << "";
    QTest::newRow("an exact number") << QStringList{"count(colour:red) = 1"} << 2 << 99 << -1.0 << "";
    QTest::newRow("a sum of two") << QStringList{"count(colour:red) >= 1", "count(colour:green) >= 1"} << 2 << 99
                                  << -1.0 << "";
    QTest::newRow("a condition") << QStringList{"count(colour:blue) >= 1", "count(colour:green) >= 1"} << 2 << 99 << 0.9
                                 << "";
    QTest::newRow("different values") << QStringList{"distinct(colour) = 3"} << 2 << 14 << -1.0 << "";
    QTest::newRow("with a mulligan") << QStringList{"count(colour:red) >= 1"} << 1 << 99 << -1.0
                                     << "keep if count(colour:red) >= 1";
}

void TestTuner::findsWhatBruteForceFinds()
{
    QFETCH(QStringList, asks);
    QFETCH(int, swaps);
    QFETCH(int, maxWeight);
    QFETCH(double, atLeast);
    QFETCH(QString, keep);
    Bag bag = ruled(maxWeight);
    bag.procedure().mulligan = {
        Procedure::Mulligan::Kind::WholeHand, "shelf", {1, {}}, {1, {}}, {-1, {}}, {1, {}}, "T"};
    std::vector<std::string> texts;
    for (const QString& ask : asks) texts.push_back(ask.toStdString());
    TuneRequest wanted = request(bag, texts, swaps);
    if (atLeast >= 0) wanted.goals.front().atLeast = atLeast;
    if (!keep.isEmpty()) wanted.keep = question(bag, keep.toStdString());
    const TuneResult result = tuned(bag, wanted);
    QVERIFY(result.optimal);
    const double found = result.best.empty() ? result.valueBefore : result.best.front().value;
    const double highest = EveryDeck(bag, wanted).highest();
    QVERIFY2(std::abs(found - highest) < 1e-11,
             qPrintable(QStringLiteral("%1 instead of %2").arg(found, 0, 'g', 15).arg(highest, 0, 'g', 15)));
    QVERIFY(std::abs(result.bound - highest) < 1e-11);
}

void TestTuner::proposesOnlyLegalDecks()
{
    Bag bag = ruled(14);
    const auto book = RuleBook::compile(bag.game, bag.catalogue, Settings::presets(bag.game));
    const TuneResult result = tuned(bag, request(bag, {"sum(weight) >= 5"}, 3));
    QVERIFY(!result.best.empty());
    double last = 1;
    for (const TunedDeck& deck : result.best) {
        QCOMPARE(book->check(deck.deck).verdict, Verdict::Legal);
        QVERIFY(deck.swaps.size() <= 3);
        QVERIFY(deck.value <= last && deck.value > result.valueBefore);
        last = deck.value;
        // The swaps lead from the one deck to the other.
        Deck after = bag.deck;
        for (const Swap& swap : deck.swaps) {
            after.setCopies(swap.zone, swap.removed, after.copies(swap.zone, swap.removed) - 1);
            after.addCopies(swap.zone, swap.added, 1);
        }
        QVERIFY(after == deck.deck);
        QVERIFY(std::abs(exactWith(bag, deck.deck, "sum(weight) >= 5") - deck.odds.front().least) < 1e-12);
    }
}

void TestTuner::conditionsComeFirst()
{
    const Bag bag = ruled();
    TuneRequest wanted = request(bag, {"count(colour:red) >= 1", "count(colour:green) >= 2"}, 3);
    const double free = tuned(bag, wanted).best.front().odds[1].least;
    wanted.goals[0].atLeast = 0.7;  // 53 % before
    const TuneResult result = tuned(bag, wanted);
    QVERIFY(result.best.front().odds[0].least >= 0.7);
    QVERIFY(result.best.front().odds[1].least <= free);
}

void TestTuner::aConditionOutOfReachIsReported()
{
    const Bag bag = ruled();
    TuneRequest wanted = request(bag, {"count(colour:red) = 3"}, 2);
    wanted.goals[0].atLeast = 0.5;
    const TuneResult result = tuned(bag, wanted);
    QVERIFY(result.best.empty());
    QCOMPARE(result.unreached.size(), std::size_t(1));
    QVERIFY(result.unreached.front().highest > 0 && result.unreached.front().highest < 0.5);
}

void TestTuner::noLegalDeckIsReported()
{
    const Bag bag = ruled(9);  // ten stones weigh at least ten
    const TuneResult result = tuned(bag, request(bag, {"count(colour:red) >= 1"}, 2));
    QVERIFY(result.best.empty() && result.unreached.empty());
    QVERIFY(!result.anyLegal && result.optimal);
    // 13 of them: two swaps of blue2 are enough to reach 11, and then any legal deck is better.
    const TuneResult repaired = tuned(ruled(11), request(bag, {"count(colour:red) >= 1"}, 2));
    QVERIFY(repaired.verdict == Verdict::Illegal && !repaired.best.empty());
}

void TestTuner::aDeckThatIsTheBestStays()
{
    Bag bag = ruled();
    bag.deck = {};
    bag.with("red1", 3).with("red2", 3).with("red3", 3).with("blue1", 1);
    const TuneResult result = tuned(bag, request(bag, {"count(colour:red) >= 3"}, 3));
    QVERIFY(result.best.empty() && result.optimal && result.anyLegal);
}

void TestTuner::limitsOfTheCollectionHold()
{
    const Bag bag = ruled();
    TuneRequest wanted = request(bag, {"count(colour:red) >= 1"}, 3);
    wanted.maxCopies = [&](CardIndex card) { return card == bag.catalogue.find("red2") ? 1 : 0; };
    const TuneResult result = tuned(bag, wanted);
    QCOMPARE(result.best.front().swaps.size(), std::size_t(1));
    QVERIFY(result.best.front().swaps.front().added == bag.catalogue.find("red2"));
    wanted.maxCopies = [](CardIndex) { return 0; };
    QVERIFY(tuned(bag, wanted).best.empty());
}

void TestTuner::saysWhyNothingCanBeSwapped()
{
    const Bag bag = ruled();
    const Setup setup = bag.setup();
    const auto plan = handPlan(setup, {}, false);
    TuneRequest wanted = request(bag, {"count(colour:red) >= 1"}, 3);
    QVERIFY(swappable(setup, *plan, wanted) == Swappable::Yes);
    // The copies that are owned are all in the deck.
    wanted.maxCopies = [&](CardIndex card) { return card == bag.catalogue.find("red1") ? 2 : 0; };
    QVERIFY(swappable(setup, *plan, wanted) == Swappable::NoCards);
    wanted.maxCopies = [&](CardIndex card) { return card == bag.catalogue.find("red1") ? 3 : 0; };
    QVERIFY(swappable(setup, *plan, wanted) == Swappable::Yes);
    wanted.pool.clear();
    QVERIFY(swappable(setup, *plan, wanted) == Swappable::NoCards);
}

void TestTuner::swapsAddUpToWhatTheyAreWorth()
{
    const Bag bag = ruled();
    const TuneResult result = tuned(bag, request(bag, {"count(colour:red) >= 1"}, 1));
    const TunedDeck& best = result.best.front();
    QCOMPARE(best.swaps.size(), std::size_t(1));
    QVERIFY(std::abs(best.swaps.front().worth.front() - (best.odds.front().least - result.before.front().least)) <
            1e-12);
}

void TestTuner::stopsWhenToldTo()
{
    const Bag bag = ruled();
    const auto book = RuleBook::compile(bag.game, bag.catalogue, Settings::presets(bag.game));
    const Setup setup = bag.setup();
    const auto plan = handPlan(setup, {}, false);
    const auto result = tune(*book, setup, *plan, request(bag, {"distinct(name) >= 3", "sum(weight) = 5"}, 6),
                             [](double) { return false; });
    QVERIFY(!result && result.error().reason == NoOdds::Stopped);
}

void TestTuner::tooManyChangesGiveTheBestFound()
{
    const Bag bag = ruled();
    TuneRequest wanted = request(bag, {"distinct(name) >= 3"}, 8);
    wanted.seconds = 0;
    const TuneResult result = tuned(bag, wanted);
    QVERIFY(!result.optimal);
    QVERIFY(result.bound >= (result.best.empty() ? 0 : result.best.front().value));
}

MAZZO_TEST(TestTuner)
#include "test_tuner.moc"
