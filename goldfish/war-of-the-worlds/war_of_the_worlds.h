// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/engine.h"
#include "goldfish/war-of-the-worlds/state.h"

namespace mazzo::goldfish::waroftheworlds {

/// War of the Worlds for one side; the other is passive (WW-V06), acts by hand, or is a bot.
class WarOfTheWorlds : public EngineOf<State> {
public:
    [[nodiscard]] const Vocabulary& vocabulary() const override;
    [[nodiscard]] bool playsStrategies() const override { return true; }
    [[nodiscard]] StrategyWords strategyWords(const Setup& setup) const override;
    [[nodiscard]] std::uint64_t usualGames() const override { return 200; }
    [[nodiscard]] Checked<std::shared_ptr<const Simulation>> simulation(
        const Setup& setup, const std::vector<StrategyText>& strategies) const override;

protected:
    [[nodiscard]] Result<State> begin(const Setup& setup, std::uint64_t seed) const override;
    [[nodiscard]] Table show(const Setup& setup, const State& state) const override;
    [[nodiscard]] Result<void> play(const Setup& setup, State& state, const Action& action) const override;
    [[nodiscard]] ManualControls controls(const Setup& setup, const State& state) const override;
    [[nodiscard]] Result<void> playByHand(const Setup& setup, State& state, const Action& action) const override;
    [[nodiscard]] std::optional<Note> explain(const Setup& setup, const State& state,
                                              const Action& action) const override;
};

[[nodiscard]] const Engine& engine();

/// Every legal action; none when the game is over.
[[nodiscard]] std::vector<Offer> offersOf(const Setup& setup, const State& state);
/// Carries out an action that is offered.
void act(const Setup& setup, State& state, const Action& action);

}  // namespace mazzo::goldfish::waroftheworlds
