// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/job_queue.h"

namespace mazzo::desktop {

JobQueue::JobQueue(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(-1);  // a database connection belongs to one thread
}

JobQueue::~JobQueue() { m_pool.waitForDone(); }

void JobQueue::start(QObject* receiver, std::function<Delivery()> job)
{
    ++m_undelivered;
    // `this` outlives the job, because the destructor waits for the pool.
    m_pool.start([this, receiver = QPointer(receiver), job = std::move(job)] {
        Delivery delivery = job();
        const std::lock_guard lock(m_mutex);
        m_finished.emplace_back(receiver, std::move(delivery));
        QMetaObject::invokeMethod(this, &JobQueue::deliver, Qt::QueuedConnection);
    });
}

void JobQueue::deliver()
{
    std::unique_lock lock(m_mutex);
    const auto finished = std::exchange(m_finished, {});
    lock.unlock();
    m_undelivered -= static_cast<int>(finished.size());
    for (const auto& [receiver, delivery] : finished)
        if (receiver != nullptr) delivery();
}

void JobQueue::wait() { m_pool.waitForDone(); }

void JobQueue::flush()
{
    while (m_undelivered > 0) {  // a receiver may add more jobs
        m_pool.waitForDone();
        deliver();
    }
}

}  // namespace mazzo::desktop
