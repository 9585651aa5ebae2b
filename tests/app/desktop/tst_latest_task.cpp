// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/latest_task.h"
#include "tests/support/test_registry.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <semaphore>
#include <thread>

using namespace mazzo::tests;

namespace {

using mazzo::desktop::BackgroundTask;
using mazzo::desktop::TaskControl;
using IntTask = mazzo::desktop::LatestTask<int, int>;

/// What a test and the work function on the worker thread share.
struct Gate {
    std::counting_semaphore<64> open{0};  ///< each computation passes once
    std::atomic_int started = 0;
    std::atomic_int stopped = 0;
    std::atomic_int ended = 0;
};

/// Doubles a number when the gate opens.
IntTask::Work doubling(const std::shared_ptr<Gate>& gate)
{
    return [gate](int number, const TaskControl&) {
        ++gate->started;
        gate->open.acquire();
        ++gate->ended;
        return 2 * number;
    };
}

/// Runs until it is stopped.
IntTask::Work endless(const std::shared_ptr<Gate>& gate)
{
    return [gate](int number, const TaskControl& control) {
        ++gate->started;
        while (!control.stopRequested()) std::this_thread::yield();
        ++gate->stopped;
        return number;
    };
}

}  // namespace

/// One worker, one question at a time, and never an answer to an old question.
class TestLatestTask : public QObject {
    Q_OBJECT

private slots:
    void answersOnItsOwnThreadAndWorksOnAnother();
    void onlyTheNewestQuestionIsAnswered();
    void aNewQuestionStopsTheRunningComputation();
    void cancelledQuestionsHaveNoAnswer();
    void aQuestionAfterCancelIsAnswered();
    void abandonDoesNotWaitForTheRunningComputation();
    void progressAndPostsOfOldQuestionsAreDropped();
    void theDestructorDoesNotWait();
    void cancelAndWaitReturnsWhenNoWorkerRuns();
};

void TestLatestTask::answersOnItsOwnThreadAndWorksOnAnother()
{
    std::atomic<std::thread::id> worker;
    std::thread::id receiver;
    int answer = 0;
    IntTask task(
        [&worker](int number, const TaskControl&) {
            worker = std::this_thread::get_id();
            return number + 1;
        },
        [&](int number) {
            receiver = std::this_thread::get_id();
            answer = number;
        });
    QSignalSpy busy(&task, &BackgroundTask::busyChanged);
    QVERIFY(!task.busy());
    task.ask(41);
    QVERIFY(task.busy());
    QCOMPARE(busy.count(), 1);
    QTRY_COMPARE(answer, 42);
    QVERIFY(!task.busy());
    QCOMPARE(busy.count(), 2);
    QVERIFY(receiver == std::this_thread::get_id());
    QVERIFY(worker.load() != receiver);
}

void TestLatestTask::onlyTheNewestQuestionIsAnswered()
{
    const auto gate = std::make_shared<Gate>();
    QList<int> answers;
    IntTask task(doubling(gate), [&answers](int number) { answers.append(number); });
    for (int number = 1; number <= 5; ++number) task.ask(number);
    QTRY_COMPARE(gate->started.load(), 1);
    gate->open.release(5);
    QTRY_VERIFY(!task.busy());
    QCOMPARE(answers, QList<int>{10});
    // The first was running already, the last replaced those between.
    QCOMPARE(gate->started.load(), 2);
}

void TestLatestTask::aNewQuestionStopsTheRunningComputation()
{
    const auto gate = std::make_shared<Gate>();
    QList<int> answers;
    IntTask task([gate, run = endless(gate)](
                     int number, const TaskControl& control) { return number == 0 ? run(number, control) : number; },
                 [&answers](int number) { answers.append(number); });
    task.ask(0);
    QTRY_COMPARE(gate->started.load(), 1);
    task.ask(7);
    QTRY_VERIFY(!task.busy());
    QCOMPARE(gate->stopped.load(), 1);
    QCOMPARE(answers, QList<int>{7});
}

void TestLatestTask::cancelledQuestionsHaveNoAnswer()
{
    const auto gate = std::make_shared<Gate>();
    int answers = 0;
    IntTask task(endless(gate), [&answers](int) { ++answers; });
    QSignalSpy busy(&task, &BackgroundTask::busyChanged);
    task.ask(1);
    QTRY_COMPARE(gate->started.load(), 1);
    task.cancel();
    QVERIFY(!task.busy());
    QCOMPARE(busy.count(), 2);
    task.cancelAndWait();
    QCOMPARE(gate->stopped.load(), 1);
    QCoreApplication::processEvents();
    QCOMPARE(answers, 0);
    QCOMPARE(busy.count(), 2);
}

void TestLatestTask::aQuestionAfterCancelIsAnswered()
{
    const auto gate = std::make_shared<Gate>();
    QList<int> answers;
    IntTask task(doubling(gate), [&answers](int number) { answers.append(number); });
    task.ask(1);
    QTRY_COMPARE(gate->started.load(), 1);
    task.cancel();
    task.ask(2);
    QVERIFY(task.busy());
    gate->open.release(2);
    QTRY_VERIFY(!task.busy());
    QCOMPARE(answers, QList<int>{4});
}

void TestLatestTask::abandonDoesNotWaitForTheRunningComputation()
{
    const auto gate = std::make_shared<Gate>();
    QList<int> answers;
    IntTask task([gate, slow = doubling(gate)](
                     int number, const TaskControl& control) { return number == 1 ? slow(number, control) : number; },
                 [&answers](int number) { answers.append(number); }, BackgroundTask::Running::Abandon);
    task.ask(1);
    QTRY_COMPARE(gate->started.load(), 1);
    task.ask(5);
    QTRY_VERIFY(!task.busy());
    QCOMPARE(answers, QList<int>{5});
    QCOMPARE(gate->ended.load(), 0);
    gate->open.release();
    QTRY_COMPARE(gate->ended.load(), 1);
    task.cancelAndWait();
    QCoreApplication::processEvents();
    QCOMPARE(answers, QList<int>{5});
}

void TestLatestTask::progressAndPostsOfOldQuestionsAreDropped()
{
    const auto gate = std::make_shared<Gate>();
    QList<int> posts;
    IntTask task(
        [gate, &posts](int number, const TaskControl& control) {
            ++gate->started;
            gate->open.acquire();
            control.setProgress(number / 10.0);
            control.post([&posts, number] { posts.append(number); });
            return number;
        },
        [](int) {});
    task.ask(5);
    QTRY_COMPARE(gate->started.load(), 1);
    task.ask(8);
    QCOMPARE(task.progress(), 0.0);
    gate->open.release(2);
    QTRY_VERIFY(!task.busy());
    QCOMPARE(posts, QList<int>{8});
    QCOMPARE(task.progress(), 0.8);
}

void TestLatestTask::theDestructorDoesNotWait()
{
    const auto gate = std::make_shared<Gate>();
    int answers = 0;
    {
        IntTask task(doubling(gate), [&answers](int) { ++answers; });
        task.ask(1);
        QTRY_COMPARE(gate->started.load(), 1);
    }
    // Were it waiting, this line would never be reached: nobody has opened the gate.
    QCOMPARE(gate->ended.load(), 0);
    gate->open.release();
    QTRY_COMPARE(gate->ended.load(), 1);
    QCoreApplication::processEvents();
    QCOMPARE(answers, 0);
}

void TestLatestTask::cancelAndWaitReturnsWhenNoWorkerRuns()
{
    const auto gate = std::make_shared<Gate>();
    IntTask task(endless(gate), [](int) {});
    task.ask(1);
    QTRY_COMPARE(gate->started.load(), 1);
    task.cancelAndWait();
    QCOMPARE(gate->stopped.load(), 1);
}

MAZZO_TEST(TestLatestTask)
#include "tst_latest_task.moc"
