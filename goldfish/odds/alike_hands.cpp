// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/alike_hands.h"

#include <algorithm>
#include <cmath>

namespace mazzo::goldfish::odds {

namespace {

/// Numbers of combinations stay below this, so that they can still be multiplied.
constexpr double kMaxCombinations = 1e290;
/// Sums that are kept apart: a hundred megabytes or so.
constexpr std::size_t kMaxTraces = 1'500'000;

}  // namespace

AlikeHands::AlikeHands(const Digest& digest, const HandEvaluator& evaluator, std::size_t classes,
                       std::uint64_t maxAdditions, const Watch& watch)
    : m_digest(digest), m_evaluator(evaluator), m_classes(classes), m_left(maxAdditions), m_watch(watch)
{}

bool AlikeHands::spend()
{
    constexpr std::uint64_t kProgressInterval = 65536;
    if (m_ended) return false;
    if (m_left == 0 || m_traces.size() > kMaxTraces) m_ended = NoOdds::TooMany;
    else if (--m_left % kProgressInterval == 0 && m_watch && !m_watch(-1)) m_ended = NoOdds::Stopped;
    return !m_ended;
}

void AlikeHands::put(Sums& sums, std::uint64_t digest, double weight, const Trace& trace)
{
    const auto [found, isNew] = sums.try_emplace(digest);
    found->second.weight += weight;
    if (!isNew) return;
    // One hand of those that look alike is evaluated for all.
    const bool adds = trace.cards > 0 || trace.other > 0;
    if (adds) m_traces.push_back(trace);
    found->second.trace = adds ? static_cast<std::uint32_t>(m_traces.size() - 1) : trace.before;
}

void AlikeHands::addPart(std::span<const Lot> lots, int largest)
{
    std::vector<Sums> now(static_cast<std::size_t>(largest) + 1);
    now[0] = {{0, {1, 0}}};
    int cards = 0;
    for (const Lot& lot : lots) {
        std::vector<Sums> next(now.size());
        for (std::size_t drawn = 0; drawn < now.size(); ++drawn) {
            for (const auto& [digest, sum] : now[drawn]) {
                double combinations = 1;
                for (int more = 0; more <= lot.cards && drawn + static_cast<std::size_t>(more) < now.size() && spend();
                     ++more) {
                    put(next[drawn + static_cast<std::size_t>(more)],
                        m_digest.joined(digest, m_digest.of(lot.number, more)), sum.weight * combinations,
                        {sum.trace, 0, static_cast<std::uint32_t>(lot.number), more});
                    combinations = combinations * (lot.cards - more) / (more + 1);
                }
            }
        }
        now = std::move(next);
        cards += lot.cards;
    }
    double combinations = 1;
    for (std::size_t drawn = 0; drawn < now.size(); ++drawn) {
        if (!(combinations < kMaxCombinations)) m_ended = NoOdds::TooMany;
        for (auto& [digest, sum] : now[drawn]) sum.weight /= combinations;
        combinations = combinations * (cards - static_cast<double>(drawn)) / (static_cast<double>(drawn) + 1);
    }
    m_parts.push_back(std::move(now));
}

void AlikeHands::addCertain(std::span<const int> cards)
{
    for (std::size_t i = 0; i < cards.size(); ++i) {
        Sums next;
        for (const auto& [digest, sum] : m_start)
            put(next, m_digest.joined(digest, m_digest.of(i, cards[i])), sum.weight,
                {sum.trace, 0, static_cast<std::uint32_t>(i), cards[i]});
        m_start = std::move(next);
    }
}

tl::expected<Bounds, NoOdds> AlikeHands::odds()
{
    std::ranges::sort(m_draws, {}, &Draw::fromParts);
    join(0, m_draws, m_start);
    if (m_ended) return tl::unexpected(*m_ended);
    return Bounds{std::min(1.0, m_yes), std::min(1.0, m_possible)};
}

/// The draws are sorted: those that begin with the same numbers share what they have in common.
void AlikeHands::join(std::size_t part, std::span<const Draw> draws, const Sums& before)
{
    while (!draws.empty() && !m_ended) {
        const int drawn = draws.front().fromParts[part];
        const auto end = std::ranges::find_if(draws, [&](const Draw& draw) { return draw.fromParts[part] != drawn; });
        const std::span<const Draw> same(draws.begin(), end);
        const Sums& mine = m_parts[part][static_cast<std::size_t>(drawn)];
        if (part + 1 == m_parts.size()) {
            double chance = 0;
            for (const Draw& draw : same) chance += draw.chance;
            finish(before, mine, chance);
        } else {
            Sums both;
            for (const auto& [digest, sum] : before)
                for (const auto& [more, other] : mine)
                    if (spend())
                        put(both, m_digest.joined(digest, more), sum.weight * other.weight,
                            {sum.trace, other.trace, 0, 0});
            join(part + 1, same, both);
        }
        draws = draws.subspan(same.size());
    }
}

void AlikeHands::finish(const Sums& before, const Sums& last, double chance)
{
    for (const auto& [digest, sum] : before) {
        for (const auto& [more, other] : last) {
            if (!spend()) return;
            const Truth truth = answer(m_digest.joined(digest, more), {sum.trace, other.trace, 0, 0});
            const double weight = chance * sum.weight * other.weight;
            if (truth == Truth::Yes) m_yes += weight;
            if (truth != Truth::No) m_possible += weight;
        }
    }
}

Truth AlikeHands::answer(std::uint64_t digest, const Trace& trace)
{
    const auto [found, isNew] = m_answers.try_emplace(digest, Truth::No);
    if (!isNew) return found->second;
    Counts hand(m_classes, 0);
    collect(trace, hand);
    return found->second = m_evaluator(hand);
}

void AlikeHands::collect(const Trace& trace, Counts& hand) const
{
    hand[trace.number] += trace.cards;
    if (trace.before != 0) collect(m_traces[trace.before], hand);
    if (trace.other != 0) collect(m_traces[trace.other], hand);
}

}  // namespace mazzo::goldfish::odds
