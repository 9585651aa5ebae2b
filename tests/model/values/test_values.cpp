// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/interval.h"
#include "model/value.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace mazzo::tests;

Q_DECLARE_METATYPE(mazzo::model::Interval)
Q_DECLARE_METATYPE(mazzo::model::Truth)

/// Truths and intervals: the arithmetic of what is not known.
class TestValues : public QObject {
    Q_OBJECT

private slots:
    void andIsTheLeastOrTheGreatestNotTheMirror();
    void sumsKeepWhatIsUnbounded_data();
    void sumsKeepWhatIsUnbounded();
    void productsTakeTheExtremes();
    void divisionRoundsDown();
    void comparisonsAnswerOnlyWhenEveryPairAgrees_data();
    void comparisonsAnswerOnlyWhenEveryPairAgrees();
    void intervalsHoldEveryResultOfTheirMembers();
    void onlyExactNumbersAreKnown();
};

void TestValues::andIsTheLeastOrTheGreatestNotTheMirror()
{
    constexpr Truth kAll[] = {Truth::No, Truth::Unknown, Truth::Yes};
    for (const Truth a : kAll) {
        for (const Truth b : kAll) {
            QCOMPARE(a & b, std::min(a, b));
            QCOMPARE(a | b, std::max(a, b));
            QCOMPARE(!(a & b), (!a) | (!b));
        }
        QCOMPARE(!!a, a);
    }
    QCOMPARE(!Truth::Unknown, Truth::Unknown);
}

void TestValues::sumsKeepWhatIsUnbounded_data()
{
    QTest::addColumn<Interval>("sum");
    QTest::addColumn<Interval>("expected");
    QTest::newRow("exact") << Interval::exactly(2) + Interval::exactly(3) << Interval::exactly(5);
    QTest::newRow("at least 4, and 1 more") << Interval::atLeast(4) + Interval::exactly(1) << Interval::atLeast(5);
    QTest::newRow("20 less at least 3") << Interval::exactly(20) - Interval::atLeast(3)
                                        << Interval{Interval::kLowest, 17};
    QTest::newRow("anything less anything") << Interval{} - Interval{} << Interval{};
    QTest::newRow("too large stops at the highest")
        << Interval::exactly(2'000'000'000) + Interval::exactly(2'000'000'000) << Interval::exactly(Interval::kHighest);
}

void TestValues::sumsKeepWhatIsUnbounded()
{
    QFETCH(Interval, sum);
    QTEST(sum, "expected");
}

void TestValues::productsTakeTheExtremes()
{
    QCOMPARE((Interval{-2, 3} * Interval{-5, 4}), (Interval{-15, 12}));
    QCOMPARE((Interval::atLeast(1) * Interval::exactly(0)), Interval::exactly(0));
    QCOMPARE((Interval::atLeast(1) * Interval::exactly(-2)), (Interval{Interval::kLowest, -2}));
}

void TestValues::divisionRoundsDown()
{
    QCOMPARE(Interval::exactly(7) / Interval::exactly(2), Interval::exactly(3));
    QCOMPARE(Interval::exactly(-7) / Interval::exactly(2), Interval::exactly(-4));
    QCOMPARE((Interval{5, 9} / Interval::exactly(-2)), (Interval{-5, -3}));
    QCOMPARE(Interval::atLeast(9) / Interval::exactly(2), Interval::atLeast(4));
    QCOMPARE(Interval::exactly(7) / Interval::exactly(0), Interval{});
}

void TestValues::comparisonsAnswerOnlyWhenEveryPairAgrees_data()
{
    QTest::addColumn<Truth>("answer");
    QTest::addColumn<Truth>("expected");
    QTest::newRow("2 = 2") << equal(Interval::exactly(2), Interval::exactly(2)) << Truth::Yes;
    QTest::newRow("2 = at least 2") << equal(Interval::exactly(2), Interval::atLeast(2)) << Truth::Unknown;
    QTest::newRow("1 = at least 2") << equal(Interval::exactly(1), Interval::atLeast(2)) << Truth::No;
    QTest::newRow("2 <= at least 2") << lessOrEqual(Interval::exactly(2), Interval::atLeast(2)) << Truth::Yes;
    QTest::newRow("3 <= at least 2") << lessOrEqual(Interval::exactly(3), Interval::atLeast(2)) << Truth::Unknown;
    QTest::newRow("at least 3 <= 2") << lessOrEqual(Interval::atLeast(3), Interval::exactly(2)) << Truth::No;
    QTest::newRow("2 < 2") << less(Interval::exactly(2), Interval::exactly(2)) << Truth::No;
    QTest::newRow("1 to 3 < 4") << less(Interval{1, 3}, Interval::exactly(4)) << Truth::Yes;
    QTest::newRow("1 to 3 < 3") << less(Interval{1, 3}, Interval::exactly(3)) << Truth::Unknown;
}

void TestValues::comparisonsAnswerOnlyWhenEveryPairAgrees()
{
    QFETCH(Truth, answer);
    QTEST(answer, "expected");
}

void TestValues::intervalsHoldEveryResultOfTheirMembers()
{
    for (int a = -4; a <= 4; ++a) {
        for (int b = a; b <= 4; ++b) {
            for (int c = -4; c <= 4; ++c) {
                for (int d = c; d <= 4; ++d) {
                    const Interval x{a, b}, y{c, d};
                    const auto holds = [&](Interval result, auto operation) {
                        for (int i = a; i <= b; ++i) {
                            for (int j = c; j <= d; ++j) {
                                if (!result.contains(operation(i, j))) return false;
                            }
                        }
                        return true;
                    };
                    QVERIFY(holds(x + y, std::plus<>()));
                    QVERIFY(holds(x - y, std::minus<>()));
                    QVERIFY(holds(x * y, std::multiplies<>()));
                    QVERIFY(holds(minimum(x, y), [](int i, int j) { return std::min(i, j); }));
                    QVERIFY(holds(maximum(x, y), [](int i, int j) { return std::max(i, j); }));
                }
            }
        }
    }
}

void TestValues::onlyExactNumbersAreKnown()
{
    QVERIFY(isKnown(Interval::exactly(3)));
    QVERIFY(!isKnown(Interval::atLeast(3)));
    QVERIFY(!isKnown(Unknown{}));
    QVERIFY(!isKnown(Absent{}));
    QVERIFY(isAbsent(Absent{}));
    QVERIFY(isKnown(false));
    QVERIFY(isKnown(Words{}));
}

MAZZO_TEST(TestValues)
#include "test_values.moc"
