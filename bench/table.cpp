// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/table.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>

namespace mazzo::bench {

namespace {

std::string withUnit(double number, const char* unit)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.3g %s", number, unit);
    return text;
}

std::string timeText(double milliseconds)
{
    if (milliseconds < 1e-3) return withUnit(milliseconds * 1e6, "ns");
    return milliseconds < 1 ? withUnit(milliseconds * 1e3, "µs") : withUnit(milliseconds, "ms");
}

std::string rateText(double perSecond)
{
    if (perSecond >= 1e6) return withUnit(perSecond / 1e6, "million/s");
    return perSecond >= 1e3 ? withUnit(perSecond / 1e3, "thousand/s") : withUnit(perSecond, "per second");
}

void addRow(std::string_view what, const std::string& ours, const std::string& baseline, const std::string& ratio)
{
    const char* file = std::getenv("MAZZO_BENCH_TABLE");
    if (file == nullptr) return;
    std::ofstream(file, std::ios::app) << "| " << what << " | " << ours << " | " << baseline << " | " << ratio
                                       << " |\n";
}

std::string baselineText(const Baseline& baseline, const std::string& value)
{
    return std::string(baseline.name) + ": " + value;
}

}  // namespace

void addTime(std::string_view what, double milliseconds, std::optional<Baseline> baseline)
{
    addRow(what, timeText(milliseconds), baseline ? baselineText(*baseline, timeText(baseline->value)) : "",
           baseline ? withUnit(baseline->value / milliseconds, "×") : "");
}

void addRate(std::string_view what, double perSecond, std::optional<Baseline> baseline)
{
    addRow(what, rateText(perSecond), baseline ? baselineText(*baseline, rateText(baseline->value)) : "",
           baseline ? withUnit(perSecond / baseline->value, "×") : "");
}

void addScaling(std::string_view what, const Scaling& scaling)
{
    addRow(what, withUnit(scaling.possible(), "× by processor time"), "one thread", withUnit(scaling.seen(), "×"));
}

}  // namespace mazzo::bench
