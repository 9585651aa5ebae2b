// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractEventDispatcher>
#include <QElapsedTimer>
#include <QObject>

#include <algorithm>

namespace mazzo::tests {

/// Records how long the GUI thread was busy without returning to its event loop.
class Heartbeat : public QObject {
public:
    Heartbeat()
    {
        const auto* dispatcher = QAbstractEventDispatcher::instance();
        connect(dispatcher, &QAbstractEventDispatcher::awake, this, [this] { beat(); });
        connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, this, [this] { beat(); });
        m_timer.start();
    }

    /// The longest block so far, in milliseconds. For people to read: how long it takes depends on the machine.
    [[nodiscard]] qint64 longestBlock()
    {
        beat();
        return m_longest;
    }

private:
    void beat() { m_longest = std::max(m_longest, m_timer.restart()); }

    QElapsedTimer m_timer;
    qint64 m_longest = 0;
};

}  // namespace mazzo::tests
