// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/allowance_totals.h"

namespace mazzo::model {

namespace {

/// The allowances that a line fits into for certain, or may fit into.
std::uint32_t fitting(const DeckTotals& totals, std::uint32_t index, const DeckTotals::Line& line, bool best)
{
    const std::vector<std::uint32_t>& piles = totals.tables().plan().allowances[index].piles;
    std::uint32_t fits = 0;
    for (std::size_t i = 0; i < piles.size(); ++i) {
        const Truth in = totals.lineIn(piles[i], line);
        if (in == Truth::Yes || (best && in == Truth::Unknown)) fits |= std::uint32_t{1} << i;
    }
    return fits;
}

/// At best, whatever is not known helps: which cards need a place, where they fit, and the limits.
std::int64_t solve(const DeckTotals& totals, AllowanceFlow& flow, std::uint32_t index, std::span<const Interval> limits,
                   bool best)
{
    const EvaluationPlan::Allowances& allowances = totals.tables().plan().allowances[index];
    std::vector<std::int64_t> bounds;
    for (const Interval& limit : limits) bounds.push_back(best ? limit.hi : limit.lo);
    flow.start(bounds);
    for (const DeckTotals::Line& line : totals.lines()) {
        const Truth needs = totals.lineIn(allowances.pile, line);
        if (needs == Truth::Yes || (!best && needs == Truth::Unknown))
            flow.add(fitting(totals, index, line, best), line.copies);
    }
    for (const Deck::UnknownCard& unknown : totals.deck().unknownCards()) {
        const Truth needs = totals.unknownCardIn(allowances.pile, unknown);
        if (needs == Truth::No || (best && needs == Truth::Unknown)) continue;
        std::uint32_t fits = 0;
        for (std::size_t i = 0; i < allowances.piles.size(); ++i) {
            const Truth in = totals.unknownCardIn(allowances.piles[i], unknown);
            if (in == Truth::Yes || (best && in == Truth::Unknown)) fits |= std::uint32_t{1} << i;
        }
        flow.add(fits, unknown.copies);
    }
    return flow.solve();
}

}  // namespace

Interval unplacedCopies(const DeckTotals& totals, AllowanceFlow& flow, std::uint32_t allowances,
                        std::span<const Interval> limits)
{
    const std::int64_t highest = solve(totals, flow, allowances, limits, false);
    if (highest == 0) return Interval::exactly(0);
    return copiesInterval(solve(totals, flow, allowances, limits, true), highest);
}

AllowanceFlow bestFlow(const DeckTotals& totals, std::uint32_t allowances, std::span<const Interval> limits)
{
    AllowanceFlow flow;
    static_cast<void>(solve(totals, flow, allowances, limits, true));
    return flow;
}

std::uint32_t possibleAllowances(const DeckTotals& totals, std::uint32_t allowances, const DeckTotals::Line& line)
{
    return fitting(totals, allowances, line, true);
}

}  // namespace mazzo::model
