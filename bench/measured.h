#pragma once

#include <benchmark/benchmark.h>

#include <chrono>
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

} // namespace mazzo::bench
