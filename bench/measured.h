// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <ctime>
#include <string>
#include <vector>

namespace mazzo::bench {

/// Times of one thing, in milliseconds.
class Times {
public:
    void add(double milliseconds) { m_times.push_back(milliseconds); }
    void add(const Times& other) { m_times.insert(m_times.end(), other.m_times.begin(), other.m_times.end()); }
    [[nodiscard]] double quantile(double share) const;
    [[nodiscard]] double median() const { return quantile(0.5); }

private:
    std::vector<double> m_times;
};

/// Milliseconds of the clock on the wall that one call takes.
template <class Work>
double timed(const Work& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

/// Milliseconds that processors work on one call: waiting for a core on a busy machine does not count.
template <class Work>
double worked(const Work& work)
{
    const std::clock_t begin = std::clock();
    work();
    return static_cast<double>(std::clock() - begin) * 1000 / CLOCKS_PER_SEC;
}

/// The same work by one thread and by two, again and again.
class Scaling {
public:
    /// `work(threads)`
    template <class Work>
    void add(const Work& work)
    {
        double wall = 0;
        m_oneWorked.add(worked([&] { wall = timed([&] { work(1); }); }));
        m_one.add(wall);
        m_twoWorked.add(worked([&] { wall = timed([&] { work(2); }); }));
        m_two.add(wall);
    }

    /// How many times as fast two were, by their quickest rounds: less if something else wanted the cores.
    [[nodiscard]] double seen() const { return m_one.quantile(0) / m_two.quantile(0); }
    /// How many times as fast two are when nothing else runs: all that two threads do for the same work, halved.
    [[nodiscard]] double possible() const { return 2 * m_oneWorked.median() / m_twoWorked.median(); }

private:
    Times m_one, m_two, m_oneWorked, m_twoWorked;
};

/// Runs `work(i)` once for each iteration of the benchmark, and keeps each time under `i` modulo `kinds`.
template <class Work>
void measure(benchmark::State& state, std::vector<Times>& times, std::size_t kinds, const Work& work)
{
    using Clock = std::chrono::steady_clock;
    times.resize(kinds);
    Times all;
    std::size_t i = 0;
    for (auto _ : state) {
        const auto begin = Clock::now();
        work(i % kinds);
        const double time = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
        times[i++ % kinds].add(time);
        all.add(time);
    }
    state.counters["median_ms"] = all.median();
    state.counters["p99_ms"] = all.quantile(0.99);
}

}  // namespace mazzo::bench
