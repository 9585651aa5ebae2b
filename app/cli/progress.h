// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QString>

#include <chrono>

namespace mazzo::cli {

/// Tells standard error how far long work is, once it has taken half a second, and hears Ctrl-C while it lives. One at
/// a time.
class Progress {
public:
    explicit Progress(QString what);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// How much is done, from 0 to 1; below 0 if nobody knows. False once the player has asked to stop.
    [[nodiscard]] bool operator()(double done);
    [[nodiscard]] bool stopped() const;

private:
    using Clock = std::chrono::steady_clock;

    QString m_what;
    Clock::time_point m_begin = Clock::now();
    Clock::time_point m_next;
    bool m_terminal;
    bool m_told = false;
    void (*m_before)(int);
};

}  // namespace mazzo::cli
