// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <string>

namespace mazzo::validators {

namespace {

/// How long the parent waits before it looks at the time again.
constexpr int kPollMilliseconds = 20;
/// Ends a child whose parent cannot end it.
constexpr rlim_t kMaxCpuSeconds = 30;

bool writeAll(int file, const void* data, std::size_t size)
{
    const char* next = static_cast<const char*>(data);
    while (size > 0) {
        const ssize_t written = ::write(file, next, size);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        next += written;
        size -= static_cast<std::size_t>(written);
    }
    return true;
}

/// Moves the whole reports at the beginning of the bytes into `last`. A report is its length and its numbers.
void takeReports(std::string& bytes, std::vector<std::int64_t>& last)
{
    std::uint64_t count = 0;
    while (bytes.size() >= sizeof count) {
        std::memcpy(&count, bytes.data(), sizeof count);
        const std::size_t size = sizeof count + static_cast<std::size_t>(count) * sizeof(std::int64_t);
        if (bytes.size() < size) return;
        last.resize(static_cast<std::size_t>(count));
        std::memcpy(last.data(), bytes.data() + sizeof count, size - sizeof count);
        bytes.erase(0, size);
    }
}

/// Reads until the child closes its end; false if the time was over before.
bool readReports(int file, std::vector<std::int64_t>& last, const SearchTime& time)
{
    std::string bytes;
    std::array<char, 65'536> buffer;
    pollfd wait{file, POLLIN, 0};
    while (!time.isOver()) {
        if (::poll(&wait, 1, kPollMilliseconds) <= 0) continue;
        const ssize_t size = ::read(file, buffer.data(), buffer.size());
        if (size < 0 && errno == EINTR) continue;
        if (size <= 0) return size == 0;
        bytes.append(buffer.data(), static_cast<std::size_t>(size));
        takeReports(bytes, last);
    }
    return false;
}

}  // namespace

ChildReports runInChild(
    const std::function<void(const std::function<void(std::span<const std::int64_t>)>& report)>& compute,
    const SearchTime& time)
{
    std::array<int, 2> pipes{};
    if (time.isOver() || ::pipe2(pipes.data(), O_CLOEXEC) != 0) return {};
    const pid_t child = ::fork();
    if (child == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        const rlimit limit{kMaxCpuSeconds, kMaxCpuSeconds};
        ::setrlimit(RLIMIT_CPU, &limit);
        std::signal(SIGPIPE, SIG_DFL);
        ::close(pipes[0]);
        compute([file = pipes[1]](std::span<const std::int64_t> numbers) {
            const std::uint64_t count = numbers.size();
            if (!writeAll(file, &count, sizeof count) || !writeAll(file, numbers.data(), numbers.size_bytes()))
                ::_exit(1);
        });
        ::_exit(0);
    }
    ::close(pipes[1]);
    ChildReports reports;
    int status = 0;
    if (child > 0) {
        const bool isClosed = readReports(pipes[0], reports.last, time);
        if (!isClosed) ::kill(child, SIGKILL);
        while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {}
        reports.isComplete = isClosed && WIFEXITED(status) && WEXITSTATUS(status) == 0;
    }
    ::close(pipes[0]);
    return reports;
}

}  // namespace mazzo::validators
