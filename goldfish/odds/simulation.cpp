// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/simulation.h"

#include "goldfish/odds/dealer.h"
#include "goldfish/odds/histogram.h"
#include "goldfish/odds/hypergeometric.h"
#include "goldfish/odds/process.h"
#include "goldfish/odds/sorted_hands.h"

#include <atomic>
#include <cmath>
#include <memory>
#include <thread>

namespace mazzo::goldfish::odds {

namespace {

constexpr std::uint64_t kChunk = 65536;          // hands that follow from one seed
constexpr std::uint64_t kMaxCells = 1U << 19;    // of a histogram: 4 MiB
constexpr std::uint64_t kMaxAliases = 1U << 18;  // different hands that are picked whole

/// The generator of a chunk. Each has its own seed, so that the result does not depend on the threads.
Random chunkRandom(std::uint64_t seed, std::uint64_t chunk)
{
    Random mixer(seed ^ (chunk * 0xd1b54a32d192ed03U));
    return Random(mixer.next() ^ seed);
}

/// Deals chunks of hands into a histogram of its own; one for each thread.
class Worker {
public:
    explicit Worker(Histogram histogram) : m_histogram(std::move(histogram)) {}
    virtual ~Worker() = default;

    virtual void deal(Random random, std::uint64_t hands) = 0;
    [[nodiscard]] std::vector<Tally> tallies() const { return m_histogram.tallies(); }

protected:
    Histogram m_histogram;
};

/// Deals card by card, for plans in which no step depends on the cards.
class DealingWorker : public Worker {
public:
    DealingWorker(Histogram histogram, const SortedHands& sorted, const HandNumbers& numbers)
        : Worker(std::move(histogram)), m_start(numbers(sorted.certain())), m_drawn(sorted.drawn())
    {
        for (std::size_t i = 0; i < sorted.pile().size(); ++i)
            m_cards.insert(m_cards.end(), static_cast<std::size_t>(sorted.pile()[i]), numbers.each(i));
    }

    void deal(Random random, std::uint64_t hands) override
    {
        Dealer(m_cards, m_drawn).deal(random, hands, m_start, m_histogram.cells());
    }

private:
    std::vector<std::uint32_t> m_cards;
    std::uint32_t m_start;
    int m_drawn;
};

/// Picks whole hands by their probabilities, for plans in which no step depends on the cards.
class PickingWorker : public Worker {
public:
    PickingWorker(Histogram histogram, const SortedHands& sorted, const HandNumbers& numbers)
        : Worker(std::move(histogram))
    {
        std::vector<double> chances;
        const std::uint32_t start = numbers(sorted.certain());
        Hypergeometric(sorted.pile(), sorted.drawn()).each([&](std::span<const int> hand, double chance) {
            chances.push_back(chance);
            m_numbers.push_back(start + numbers(hand));
            return true;
        });
        m_picks.emplace(chances);
    }

    void deal(Random random, std::uint64_t hands) override
    {
        for (std::uint64_t* cells = m_histogram.cells(); hands > 0; --hands) ++cells[m_numbers[(*m_picks)(random)]];
    }

private:
    std::vector<std::uint32_t> m_numbers;
    std::optional<AliasTable> m_picks;
};

/// Follows the plan step by step.
template <class Pile>
class SteppingWorker : public Worker {
public:
    SteppingWorker(Histogram histogram, const SortedHands& sorted, const HandPlan& plan)
        : Worker(std::move(histogram)), m_process(plan, sorted.classes(), sorted.policy(), sorted.evaluators().front())
    {}

    void deal(Random random, std::uint64_t hands) override
    {
        for (; hands > 0; --hands) m_histogram.add(m_process.next(random));
    }

private:
    Process<Pile> m_process;
};

std::unique_ptr<Worker> worker(const SortedHands& sorted, const HandPlan& plan, Path path, const HandNumbers* numbers)
{
    Histogram histogram(sorted.evaluators(), numbers);
    if (numbers && plan.isBlind()) {
        if (path == Path::Cards) return std::make_unique<DealingWorker>(std::move(histogram), sorted, *numbers);
        if (Hypergeometric::countHands(sorted.pile(), sorted.drawn(), kMaxAliases) < kMaxAliases)
            return std::make_unique<PickingWorker>(std::move(histogram), sorted, *numbers);
    }
    if (path == Path::Cards) return std::make_unique<SteppingWorker<CardPile>>(std::move(histogram), sorted, plan);
    return std::make_unique<SteppingWorker<ClassPile>>(std::move(histogram), sorted, plan);
}

/// The shares of a tally. The error counts one more yes and one more no, so that a rare event is never reported as
/// impossible.
Simulated shareOf(const Tally& tally, std::uint64_t hands)
{
    const auto n = static_cast<double>(hands);
    const auto error = [n](std::uint64_t count) {
        const double share = (static_cast<double>(count) + 1) / (n + 2);
        return std::sqrt(share * (1 - share) / n);
    };
    const Bounds share{static_cast<double>(tally.yes) / n, static_cast<double>(tally.possible) / n};
    return {share, std::max(error(tally.yes), error(tally.possible)), hands};
}

}  // namespace

std::optional<std::vector<Simulated>> simulate(const Setup& setup, const HandPlan& plan,
                                               std::span<const Question> questions, const std::optional<Question>& keep,
                                               const SimulationRun& run, const Watch& watch)
{
    if (plan.mulligan.isBottom() && questions.size() > 1) {
        // Each question decides by itself which cards go to the bottom.
        std::vector<Simulated> all;
        for (const Question& question : questions) {
            auto one = simulate(setup, plan, std::span(&question, 1), keep, run, watch);
            if (!one) return std::nullopt;
            all.push_back(one->front());
        }
        return all;
    }
    const SortedHands sorted(setup, plan, questions, keep);
    const auto numbers = HandNumbers::of(sorted.most(), kMaxCells);
    const std::uint64_t chunks = (run.hands + kChunk - 1) / kChunk;
    const auto threads = static_cast<std::size_t>(
        std::clamp<std::uint64_t>(run.threads, 1, std::max<std::uint64_t>(1, chunks)));
    std::vector<std::unique_ptr<Worker>> workers;
    for (std::size_t i = 0; i < threads; ++i)
        workers.push_back(worker(sorted, plan, run.path, numbers ? &*numbers : nullptr));

    std::atomic<std::uint64_t> next = 0;
    std::atomic<bool> going = true;
    const auto work = [&](Worker& mine, bool reports) {
        for (std::uint64_t chunk = next++; chunk < chunks && going; chunk = next++) {
            mine.deal(chunkRandom(run.seed, chunk), std::min(kChunk, run.hands - chunk * kChunk));
            if (reports && watch && !watch(static_cast<double>(chunk) / static_cast<double>(chunks))) going = false;
        }
    };
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < threads; ++i) others.emplace_back([&, i] { work(*workers[i], false); });
        work(*workers[0], true);
    }
    if (!going) return std::nullopt;
    std::vector<Tally> total(questions.size());
    for (const auto& each : workers) {
        const std::vector<Tally> tallies = each->tallies();
        for (std::size_t i = 0; i < total.size(); ++i)
            total[i] = {total[i].yes + tallies[i].yes, total[i].possible + tallies[i].possible};
    }
    std::vector<Simulated> result;
    for (const Tally& tally : total) result.push_back(shareOf(tally, run.hands));
    return result;
}

}  // namespace mazzo::goldfish::odds
