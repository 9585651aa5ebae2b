// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/repair/search_time.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace mazzo::validators {

/// What a computation in a child process has reported.
struct ChildReports {
    std::vector<std::int64_t> last;  ///< the last report that arrived whole; empty if there was none
    bool isComplete = false;         ///< the computation ended by itself
};

/// Runs a computation in a copy of this process and ends it when the time is over, whatever it is doing: for code that
/// looks at no clock. What it reports reaches the caller as it is.
///
/// Only the thread that calls goes on in the child, so the computation must not touch what another thread may have
/// locked: no files, streams, database, Qt or other threads. Memory is safe, because glibc takes care of its allocator
/// when a process forks. The child ends without running destructors or `atexit` handlers.
[[nodiscard]] ChildReports runInChild(
    const std::function<void(const std::function<void(std::span<const std::int64_t>)>& report)>& compute,
    const SearchTime& time);

}  // namespace mazzo::validators
