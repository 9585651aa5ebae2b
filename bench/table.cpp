// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/table.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>

namespace mazzo::bench {

namespace {

/// Three significant digits, never in exponential form.
std::string withUnit(double number, const char* unit)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.*f %s", number >= 100 ? 0 : number >= 10 ? 1 : 2, number, unit);
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

std::string ratioText(double ratio) { return withUnit(ratio, "×"); }

struct Row {
    std::string_view what;
    std::string measured;
    std::string baseline = {};
    std::string ratio = {};
    std::string target = {};
};

void add(const Row& row)
{
    const char* file = std::getenv("MAZZO_BENCH_TABLE");
    if (file == nullptr) return;
    std::ofstream(file, std::ios::app) << "| " << row.what << " | " << row.measured << " | " << row.baseline << " | "
                                       << row.ratio << " | " << row.target << " |\n";
}

std::string baselineText(const std::optional<Baseline>& baseline, std::string (*text)(double))
{
    return baseline ? std::string(baseline->name) + ": " + text(baseline->value) : std::string();
}

std::string targetText(const std::string& bound, bool met) { return bound + (met ? "" : " **missed**"); }

}  // namespace

void addTime(std::string_view what, double milliseconds, std::optional<Baseline> baseline, Target target)
{
    Row row{what, timeText(milliseconds), baselineText(baseline, timeText)};
    const double ratio = baseline ? baseline->value / milliseconds : 0;
    if (baseline) row.ratio = ratioText(ratio);
    if (target.kind == Target::Kind::Ratio)
        row.target = targetText("≥ " + ratioText(target.bound), ratio >= target.bound);
    if (target.kind == Target::Kind::Value)
        row.target = targetText("≤ " + timeText(target.bound), milliseconds <= target.bound);
    add(row);
}

void addRate(std::string_view what, double perSecond, std::optional<Baseline> baseline, Target target)
{
    Row row{what, rateText(perSecond), baselineText(baseline, rateText)};
    const double ratio = baseline ? perSecond / baseline->value : 0;
    if (baseline) row.ratio = ratioText(ratio);
    if (target.kind == Target::Kind::Ratio)
        row.target = targetText("≥ " + ratioText(target.bound), ratio >= target.bound);
    if (target.kind == Target::Kind::Value)
        row.target = targetText("≥ " + rateText(target.bound), perSecond >= target.bound);
    add(row);
}

void addMemory(std::string_view what, double megabytes, Target target)
{
    Row row{what, withUnit(megabytes, "MB")};
    if (target.kind == Target::Kind::Value)
        row.target = targetText("≤ " + withUnit(target.bound, "MB"), megabytes <= target.bound);
    add(row);
}

void addScaling(std::string_view what, const Scaling& scaling, double least)
{
    const double ratio = scaling.possible();
    add({what, withUnit(scaling.seen(), "× by the clock"), "one thread", ratioText(ratio),
         targetText("≥ " + ratioText(least), ratio >= least)});
}

}  // namespace mazzo::bench
