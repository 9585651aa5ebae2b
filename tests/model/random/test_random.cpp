// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/random.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <numeric>

using namespace mazzo::tests;

/// The numbers below are a promise: saved games and printed seeds depend on them.
class TestRandom : public QObject {
    Q_OBJECT

private slots:
    void referenceSequence();
    void goldenSeeds_data();
    void goldenSeeds();
    void goldenShuffle();
    void belowStaysBelow();
    void everyOrderIsAsLikely();
    void stateIsTheWholeGenerator();
};

void TestRandom::referenceSequence()
{
    // The authors' reference program prints these for the state 1, 2, 3, 4.
    Random random(Random::State{1, 2, 3, 4});
    QCOMPARE(random.next(), 11520ULL);
    QCOMPARE(random.next(), 0ULL);
    QCOMPARE(random.next(), 1509978240ULL);
    QCOMPARE(random.next(), 1215971899390074240ULL);
}

void TestRandom::goldenSeeds_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<QList<quint64>>("numbers");
    QTest::newRow("zero") << quint64{0}
                          << QList<quint64>{11091344671253066420ULL, 13793997310169335082ULL, 1900383378846508768ULL};
    QTest::newRow("seven") << quint64{7}
                           << QList<quint64>{12923355070828475994ULL, 5142052590334782674ULL, 15488392906492639638ULL};
    QTest::newRow("the largest") << ~quint64{0}
                                 << QList<quint64>{10328197420357168392ULL, 14156678507024973869ULL,
                                                   9357971779955476126ULL};
}

void TestRandom::goldenSeeds()
{
    QFETCH(const quint64, seed);
    QFETCH(const QList<quint64>, numbers);
    Random random(seed);
    QList<quint64> drawn;
    for (qsizetype i = 0; i < numbers.size(); ++i) drawn << random.next();
    QCOMPARE(drawn, numbers);
}

void TestRandom::goldenShuffle()
{
    QList<int> cards(10);
    std::iota(cards.begin(), cards.end(), 0);
    std::vector<int> list(cards.begin(), cards.end());
    Random random(7);
    shuffle(list, random);
    QCOMPARE(QList<int>(list.begin(), list.end()), (QList<int>{1, 8, 3, 0, 4, 5, 9, 6, 2, 7}));
}

void TestRandom::belowStaysBelow()
{
    Random random(1);
    for (const std::uint32_t bound : {1U, 2U, 3U, 7U, 1000U, 0x80000001U, 0xffffffffU})
        for (int i = 0; i < 1000; ++i) QVERIFY(random.below(bound) < bound);
}

void TestRandom::everyOrderIsAsLikely()
{
    Random random(20);
    std::map<std::string, int> seen;
    constexpr int kShuffles = 24000;
    for (int i = 0; i < kShuffles; ++i) {
        std::string cards = "abcd";
        shuffle(cards, random);
        ++seen[cards];
    }
    QCOMPARE(seen.size(), std::size_t{24});
    // Each order is expected 1000 times with a deviation of 31; five of those leave no room for a biased shuffle.
    for (const auto& [order, times] : seen)
        QVERIFY2(std::abs(times - 1000) < 155,
                 qPrintable(QStringLiteral("%1: %2").arg(QString::fromStdString(order)).arg(times)));
}

void TestRandom::stateIsTheWholeGenerator()
{
    Random random(5);
    static_cast<void>(random.next());
    Random copy(random.state());
    QCOMPARE(copy, random);
    QCOMPARE(copy.below(1000), random.below(1000));
    QVERIFY(Random(5) != random);
}

MAZZO_TEST(TestRandom)
#include "test_random.moc"
