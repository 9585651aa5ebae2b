// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractEventDispatcher>
#include <QObject>

#include <algorithm>
#include <ctime>

namespace mazzo::tests {

/// Records the work of the GUI thread: what it needs of the processor between two visits to its event loop. Other
/// programs on the machine do not change it.
class Heartbeat : public QObject {
public:
    Heartbeat()
        : m_begin(milliseconds(CLOCK_THREAD_CPUTIME_ID)), m_last(m_begin), m_all(milliseconds(CLOCK_PROCESS_CPUTIME_ID))
    {
        const auto* dispatcher = QAbstractEventDispatcher::instance();
        connect(dispatcher, &QAbstractEventDispatcher::awake, this, [this] { beat(); });
        connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, this, [this] { beat(); });
    }

    /// The longest piece of work so far, in milliseconds. For people to read: it depends on the machine.
    [[nodiscard]] double longestBlock()
    {
        beat();
        return m_longest;
    }
    /// The part of the program's work so far that the GUI thread did, from 0 to 1.
    [[nodiscard]] double share() const
    {
        const double all = milliseconds(CLOCK_PROCESS_CPUTIME_ID) - m_all;
        return all > 0 ? (milliseconds(CLOCK_THREAD_CPUTIME_ID) - m_begin) / all : 0;
    }

private:
    static double milliseconds(clockid_t clock)
    {
        timespec time{};
        ::clock_gettime(clock, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    }
    void beat()
    {
        const double now = milliseconds(CLOCK_THREAD_CPUTIME_ID);
        m_longest = std::max(m_longest, now - m_last);
        m_last = now;
    }

    double m_begin;
    double m_last;
    double m_all;
    double m_longest = 0;
};

}  // namespace mazzo::tests
