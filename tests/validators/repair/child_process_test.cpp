// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "validators/repair/child_process.h"

#include <QTest>
#include <unistd.h>

#include <thread>

using namespace mazzo::tests;
using namespace mazzo::validators;

namespace {

using Numbers = std::vector<std::int64_t>;

constexpr std::chrono::hours kLong{1};

SearchTime longTime(const std::stop_token& stop = {}) { return {SearchTime::Clock::now() + kLong, stop}; }

}  // namespace

/// Computations in a process of their own, which can be ended whatever they are doing.
class ChildProcessTest : public QObject {
    Q_OBJECT

private slots:
    void theLastReportArrivesWhole();
    void aComputationWithoutReportsIsCompleteToo();
    void whatNeverEndsIsStopped();
    void whatWasReportedBeforeTheEndIsKept();
    void aCrashIsNoEnd();
    void nothingIsStartedWhenTheTimeIsOver();
};

void ChildProcessTest::theLastReportArrivesWhole()
{
    Numbers many(100'000);
    for (std::size_t i = 0; i < many.size(); ++i) many[i] = static_cast<std::int64_t>(i) - 50'000;
    const ChildReports reports = runInChild(
        [&](const auto& report) {
            report(Numbers{1, 2, 3});
            report(many);
        },
        longTime());
    QVERIFY(reports.isComplete);
    QCOMPARE(reports.last, many);
}

void ChildProcessTest::aComputationWithoutReportsIsCompleteToo()
{
    const ChildReports reports = runInChild([](const auto&) {}, longTime());
    QVERIFY(reports.isComplete && reports.last.empty());
}

void ChildProcessTest::whatNeverEndsIsStopped()
{
    std::stop_source stop;
    std::jthread stopper([&stop] { stop.request_stop(); });
    const ChildReports reports = runInChild(
        [](const auto&) {
            for (;;) pause();
        },
        longTime(stop.get_token()));
    QVERIFY(!reports.isComplete && reports.last.empty());
}

void ChildProcessTest::whatWasReportedBeforeTheEndIsKept()
{
    const ChildReports reports = runInChild(
        [](const auto& report) {
            report(Numbers{7});
            for (;;) pause();
        },
        {SearchTime::Clock::now() + std::chrono::milliseconds(500), {}});
    QVERIFY(!reports.isComplete);
    QCOMPARE(reports.last, Numbers{7});
}

void ChildProcessTest::aCrashIsNoEnd()
{
    const ChildReports reports = runInChild(
        [](const auto& report) {
            report(Numbers{7});
            _exit(9);
        },
        longTime());
    QVERIFY(!reports.isComplete);
    QCOMPARE(reports.last, Numbers{7});
}

void ChildProcessTest::nothingIsStartedWhenTheTimeIsOver()
{
    const ChildReports reports = runInChild([](const auto& report) { report(Numbers{1}); },
                                            {SearchTime::Clock::now(), {}});
    QVERIFY(!reports.isComplete && reports.last.empty());
}

MAZZO_TEST(ChildProcessTest)
#include "child_process_test.moc"
