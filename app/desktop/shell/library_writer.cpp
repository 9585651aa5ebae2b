// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/library_writer.h"

#include "carddata/library/data_folder.h"

namespace mazzo::desktop {

LibraryWriter::LibraryWriter(QObject* parent) : QObject(parent)
{
    // One thread that stays: its connection is its own.
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(-1);
}

LibraryWriter::~LibraryWriter() { m_pool.waitForDone(); }

void LibraryWriter::start(QObject* who, Work work)
{
    ++m_waiting;
    m_pool.start([this, who = QPointer(who), work = std::move(work), folder = dataFolder()] {
        if (!m_library || !*m_library) m_library.emplace(Library::open(folder, FileCheck::Before));
        Outcome outcome = work(*m_library);
        const std::lock_guard lock(m_mutex);
        m_outcomes.emplace_back(who, std::move(outcome));
        QMetaObject::invokeMethod(this, &LibraryWriter::deliver, Qt::QueuedConnection);
    });
}

void LibraryWriter::deliver()
{
    std::unique_lock lock(m_mutex);
    const auto outcomes = std::exchange(m_outcomes, {});
    lock.unlock();
    m_waiting -= static_cast<int>(outcomes.size());
    for (const auto& [who, outcome] : outcomes)
        if (who != nullptr) outcome();
}

void LibraryWriter::flush()
{
    while (m_waiting > 0) {  // who hears of it may ask for more
        m_pool.waitForDone();
        deliver();
    }
}

void LibraryWriter::letGo()
{
    flush();
    m_library.reset();
}

}  // namespace mazzo::desktop
