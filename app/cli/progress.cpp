// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progress.h"

#include <unistd.h>

#include <csignal>
#include <cstdio>

namespace mazzo::cli {

namespace {

using namespace std::chrono_literals;

volatile std::sig_atomic_t interrupted = 0;

extern "C" void hearInterrupt(int) { interrupted = 1; }

}  // namespace

Progress::Progress(QString what)
    : m_what(std::move(what)), m_next(m_begin + 500ms), m_terminal(isatty(STDERR_FILENO) != 0)
{
    interrupted = 0;
    m_before = std::signal(SIGINT, hearInterrupt);
}

Progress::~Progress()
{
    std::signal(SIGINT, m_before);
    if (m_printed && m_terminal) std::fputs("\r\x1b[K", stderr);
}

bool Progress::stopped() const { return interrupted != 0; }

bool Progress::operator()(double done)
{
    const auto now = Clock::now();
    if (now >= m_next) {
        // A terminal shows one line that changes; a file gets a line now and then.
        m_next = now + (m_terminal ? 100ms : 5000ms);
        m_printed = true;
        const QString much = done < 0 ? QStringLiteral("%1 s").arg(
                                            std::chrono::duration_cast<std::chrono::seconds>(now - m_begin).count())
                                      : QStringLiteral("%1 %").arg(static_cast<int>(done * 100));
        const std::string line = QStringLiteral("%1 %2").arg(m_what, much).toStdString();
        std::fprintf(stderr, m_terminal ? "\r%s\x1b[K" : "%s\n", line.c_str());
        std::fflush(stderr);
    }
    return !stopped();
}

}  // namespace mazzo::cli
