// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QString>

#include <chrono>

namespace mazzo::cli {

/// Prints the progress of long work to standard error, once it has taken half a second, and handles Ctrl-C meanwhile.
/// Only one may exist at a time.
class Progress {
public:
    explicit Progress(QString what);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// How much is done, from 0 to 1; below 0 if unknown. False once the user has cancelled.
    [[nodiscard]] bool operator()(double done);
    [[nodiscard]] bool stopped() const;

private:
    using Clock = std::chrono::steady_clock;

    QString m_what;
    Clock::time_point m_begin = Clock::now();
    Clock::time_point m_next;
    bool m_terminal;
    bool m_printed = false;
    void (*m_before)(int);
};

}  // namespace mazzo::cli
