// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bench/measured.h"

#include <optional>
#include <string_view>

namespace mazzo::bench {

/// What a measurement is compared with, measured in the same run and the same unit.
struct Baseline {
    std::string_view name;
    double value = 0;
};

/// What a row should reach. The table says where it does not; nothing fails because of it.
struct Target {
    enum class Kind { None, Ratio, Value };

    Kind kind = Kind::None;
    double bound = 0;
};
/// At least this many times as fast as the baseline.
constexpr Target ratioOf(double least) { return {Target::Kind::Ratio, least}; }
/// A target: the most milliseconds, the fewest per second, or the most megabytes.
constexpr Target valueOf(double bound) { return {Target::Kind::Value, bound}; }

/// Adds a row to the table that `bench/run` writes: a time in milliseconds, or a rate per second, and how many times as
/// fast as its baseline it is. Without `bench/run`, which names the file in MAZZO_BENCH_TABLE, it does nothing.
void addTime(std::string_view what, double milliseconds, std::optional<Baseline> baseline = {}, Target target = {});
void addRate(std::string_view what, double perSecond, std::optional<Baseline> baseline = {}, Target target = {});
/// Memory in megabytes.
void addMemory(std::string_view what, double megabytes, Target target = {});
/// How many times as fast two threads are as one: by processor time, which is what two idle cores give.
void addScaling(std::string_view what, const Scaling& scaling, double least);

}  // namespace mazzo::bench
