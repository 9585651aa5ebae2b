// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/strategy_study.h"

#include "goldfish/zombinion/strategy_evolution.h"
#include "goldfish/zombinion/strategy_ranking.h"
#include "goldfish/zombinion/strategy_reader.h"
#include "goldfish/zombinion/strategy_writer.h"

namespace mazzo::goldfish::zombinion {

namespace {

class Study : public StrategyStudy {
public:
    Study(Setup setup, Batch batch, std::vector<Strategy> strategies)
        : m_setup(std::move(setup)), m_batch(std::move(batch)), m_strategies(std::move(strategies))
    {}

    [[nodiscard]] std::optional<std::vector<RankedKinds>> ranking(const RankingRun& run,
                                                                  const Watch& watch) const override
    {
        return ranked(Arena(m_batch), m_setup, m_strategies.front(), run, watch);
    }

    [[nodiscard]] FoundStrategy found(const SearchRun& run, const SearchWatch& watch) const override
    {
        const Arena arena(m_batch);
        StrategyEvolution evolution(arena, m_strategies, run, watch);
        const Strategy strategy = evolution.found();
        return {textOf(strategy, m_setup, arena.data()), evolution.generations(), evolution.games(),
                evolution.stopped()};
    }

private:
    Setup m_setup;
    Batch m_batch;
    std::vector<Strategy> m_strategies;
};

}  // namespace

Checked<std::shared_ptr<const StrategyStudy>> studyOf(const Setup& setup, const std::vector<StrategyText>& texts)
{
    std::vector<Strategy> strategies;
    Errors errors;
    for (const StrategyText& each : texts) {
        auto strategy = readStrategy(each.text, setup, each.name, each.file);
        if (strategy) strategies.push_back(std::move(*strategy));
        else errors.insert(errors.end(), strategy.error().begin(), strategy.error().end());
    }
    if (strategies.empty() && errors.empty())
        errors.push_back({Error::Kind::Refused, "simulation.seats", {}, {"0", std::to_string(kMaxSeats)}, {}});
    if (!errors.empty()) return tl::unexpected(std::move(errors));
    auto batch = Batch::of(setup, {strategies.front(), strategies.front()});
    if (!batch) return tl::unexpected(Errors{batch.error()});
    return std::make_shared<const Study>(setup, std::move(*batch), std::move(strategies));
}

}  // namespace mazzo::goldfish::zombinion
