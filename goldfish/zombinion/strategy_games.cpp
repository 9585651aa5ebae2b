// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/strategy_games.h"

#include "goldfish/vocabulary.h"
#include "goldfish/zombinion/batch.h"
#include "goldfish/zombinion/strategy_reader.h"

namespace mazzo::goldfish::zombinion {

namespace {

class StrategyGames : public Simulation {
public:
    explicit StrategyGames(Batch batch) : m_batch(std::move(batch)) {}

    [[nodiscard]] std::vector<std::string> strategies() const override
    {
        std::vector<std::string> names;
        for (const Strategy& strategy : m_batch.strategies()) names.push_back(strategy.name);
        return names;
    }
    [[nodiscard]] Errors notes(std::size_t strategy) const override { return m_batch.strategies()[strategy].notes; }
    [[nodiscard]] std::optional<Outcome> played(const SimulationRun& run, const Watch& watch) const override
    {
        return m_batch.played(run, watch);
    }
    [[nodiscard]] std::string_view resourceId() const override { return "colpi"; }
    [[nodiscard]] const char* curveTitle() const override
    {
        return MAZZO_TR_NOOP("simulation", "Colpi and points by the player's own turn:");
    }

private:
    Batch m_batch;
};

}  // namespace

Checked<std::shared_ptr<const Simulation>> strategyGames(const Setup& setup, const std::vector<StrategyText>& texts)
{
    std::vector<Strategy> strategies;
    Errors errors;
    for (const StrategyText& each : texts) {
        auto strategy = readStrategy(each.text, setup, each.name, each.file);
        if (strategy) strategies.push_back(std::move(*strategy));
        else errors.insert(errors.end(), strategy.error().begin(), strategy.error().end());
    }
    if (!errors.empty()) return tl::unexpected(std::move(errors));
    auto batch = Batch::of(setup, std::move(strategies));
    if (!batch) return tl::unexpected(Errors{batch.error()});
    return std::make_shared<const StrategyGames>(std::move(*batch));
}

}  // namespace mazzo::goldfish::zombinion
