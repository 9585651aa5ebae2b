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

/// Adds a row to the table that `bench/run` writes: a time in milliseconds, or a rate per second, and how many times as
/// fast as its baseline it is. Without `bench/run`, which names the file in MAZZO_BENCH_TABLE, it does nothing.
void addTime(std::string_view what, double milliseconds, std::optional<Baseline> baseline = {});
void addRate(std::string_view what, double perSecond, std::optional<Baseline> baseline = {});
/// How many times as fast two threads are as one.
void addScaling(std::string_view what, const Scaling& scaling);

}  // namespace mazzo::bench
