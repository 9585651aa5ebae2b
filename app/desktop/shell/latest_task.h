// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QObject>
#include <QThreadPool>

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>

namespace mazzo::desktop {

/// The part of LatestTask that does not depend on its types: signals, and the link between the worker and its owner.
class BackgroundTask : public QObject {
    Q_OBJECT

public:
    /// What a new question does with a computation that is still running and may not notice the stop request.
    enum class Running {
        Finish,   ///< waits for it to return: the work function is never called by two threads at once
        Abandon,  ///< starts at once on another thread: the work function must be reentrant
    };

    [[nodiscard]] bool busy() const { return m_busy; }            ///< is there a question without an answer?
    [[nodiscard]] double progress() const { return m_progress; }  ///< of the newest question, from 0 to 1

signals:
    void busyChanged();
    void progressChanged();

protected:
    using QObject::QObject;

    /// Shared with the workers, so that they can outlive the task.
    struct Link {
        std::mutex mutex;
        std::condition_variable idle;
        BackgroundTask* owner = nullptr;  // null once the task is destroyed
        int workers = 0;

        /// Runs `call` on the owner's thread, if there still is one.
        void post(std::function<void()> call)
        {
            const std::lock_guard lock(mutex);
            if (owner != nullptr) QMetaObject::invokeMethod(owner, std::move(call), Qt::QueuedConnection);
        }
    };

    /// Never destroyed, because its destructor would wait for the computations of tasks that are gone.
    [[nodiscard]] static QThreadPool& threads()
    {
        static QThreadPool& pool = []() -> QThreadPool& {
            constexpr int kMaxThreads = 64;
            auto* made = new QThreadPool;
            made->setMaxThreadCount(kMaxThreads);
            return *made;
        }();
        return pool;
    }

    bool m_busy = false;
    double m_progress = 0;
    std::uint64_t m_newest = 0;  // the number of the newest question; answers to older ones are dropped

    friend class TaskControl;
};

/// What the function on the worker thread sees of its task.
class TaskControl {
public:
    [[nodiscard]] bool stopRequested() const { return m_stop.stop_requested(); }
    [[nodiscard]] const std::stop_token& stopToken() const { return m_stop; }

    /// Runs `call` on the task's thread, unless the question was cancelled or replaced by then.
    void post(std::function<void()> call) const
    {
        m_link->post([owner = m_owner, number = m_number, call = std::move(call)] {
            if (owner->m_newest == number) call();
        });
    }

    void setProgress(double progress) const
    {
        post([owner = m_owner, progress] {
            owner->m_progress = progress;
            emit owner->progressChanged();
        });
    }

private:
    template <class Question, class Answer>
    friend class LatestTask;

    std::shared_ptr<BackgroundTask::Link> m_link;
    BackgroundTask* m_owner = nullptr;  // only used in calls that the link delivers
    std::uint64_t m_number = 0;
    std::stop_token m_stop;
};

/// Answers questions on a worker thread. Questions and answers are values. Only the newest question is answered: a
/// newer one, or cancel(), requests the running computation to stop and drops its answer. The destructor does the same
/// and does not wait, so the work function must own everything it reads.
template <class Question, class Answer>
class LatestTask : public BackgroundTask {
public:
    using Work = std::function<Answer(const Question&, const TaskControl&)>;
    using Receive = std::function<void(Answer)>;

    /// `receive` is called on the thread that owns the task, before busyChanged().
    LatestTask(Work work, Receive receive, Running running = Running::Finish)
        : m_work(std::make_shared<const Work>(std::move(work))), m_receive(std::move(receive)), m_running(running)
    {
        m_link->owner = this;
    }

    ~LatestTask() override
    {
        m_stop.request_stop();
        const std::lock_guard lock(m_link->mutex);
        m_link->owner = nullptr;
    }

    void ask(Question question)
    {
        ++m_newest;
        m_stop.request_stop();
        m_waiting = std::move(question);
        m_busy = true;
        m_progress = 0;
        if (m_workers == 0 || m_running == Running::Abandon) start();
        emit busyChanged();
        emit progressChanged();
    }

    /// Drops the question: there will be no answer.
    void cancel()
    {
        ++m_newest;
        m_stop.request_stop();
        m_waiting.reset();
        if (!m_busy) return;
        m_busy = false;
        emit busyChanged();
    }

    /// Cancels, and waits until no worker runs: for owners whose files or resources are about to go away.
    void cancelAndWait()
    {
        cancel();
        std::unique_lock lock(m_link->mutex);
        m_link->idle.wait(lock, [this] { return m_link->workers == 0; });
    }

private:
    void start()
    {
        ++m_workers;
        m_stop = std::stop_source();
        TaskControl control;
        control.m_link = m_link;
        control.m_owner = this;
        control.m_number = m_newest;
        control.m_stop = m_stop.get_token();
        {
            const std::lock_guard lock(m_link->mutex);
            ++m_link->workers;
        }
        threads().start([this, control, work = m_work, question = std::move(*m_waiting)] {
            auto answer = std::make_shared<Answer>((*work)(question, control));
            control.m_link->post([this, number = control.m_number, answer] { finish(number, std::move(*answer)); });
            const std::lock_guard lock(control.m_link->mutex);
            if (--control.m_link->workers == 0) control.m_link->idle.notify_all();
        });
        m_waiting.reset();
    }

    void finish(std::uint64_t number, Answer answer)
    {
        --m_workers;
        if (m_waiting && m_workers == 0) return start();
        if (number != m_newest) return;
        m_busy = false;
        m_receive(std::move(answer));
        emit busyChanged();
    }

    std::shared_ptr<Link> m_link = std::make_shared<Link>();
    std::shared_ptr<const Work> m_work;
    Receive m_receive;
    Running m_running;
    std::optional<Question> m_waiting;
    std::stop_source m_stop;
    int m_workers = 0;  // whose end was not reported yet
};

}  // namespace mazzo::desktop
