// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace mazzo::desktop {

/// Runs jobs in order on one worker thread and delivers each result on the thread that owns the queue. Unlike
/// LatestTask it skips no job, and its destructor waits for all of them: jobs write files.
class JobQueue : public QObject {
    Q_OBJECT

public:
    explicit JobQueue(QObject* parent = nullptr);
    ~JobQueue() override;

    /// `done` is called with the job's result, unless `receiver` is destroyed by then.
    template <class Job, class Done>
    void run(QObject* receiver, Job job, Done done)
    {
        start(receiver, [job = std::move(job), done = std::move(done)]() mutable -> Delivery {
            auto result = std::make_shared<decltype(job())>(job());
            return [done, result]() mutable { done(std::move(*result)); };
        });
    }

    void wait();   ///< until all jobs are done; their results are delivered later, by the event loop
    void flush();  ///< until all jobs are done and all results delivered

private:
    using Delivery = std::function<void()>;

    void start(QObject* receiver, std::function<Delivery()> job);
    void deliver();

    int m_undelivered = 0;
    std::mutex m_mutex;
    std::vector<std::pair<QPointer<QObject>, Delivery>> m_finished;  // guarded by m_mutex
    QThreadPool m_pool;
};

}  // namespace mazzo::desktop
