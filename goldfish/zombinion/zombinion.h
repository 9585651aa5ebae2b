// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/engine.h"
#include "goldfish/zombinion/game_data.h"
#include "goldfish/zombinion/state.h"
#include "goldfish/zombinion/strategy.h"
#include "goldfish/zombinion/table_bots.h"

namespace mazzo::goldfish::zombinion {

/// A game at the table: its data, its state and the log of the last step.
struct TableState {
    std::shared_ptr<const GameData> data;
    std::shared_ptr<const std::vector<Strategy>> bots;  ///< of the seats after the first, in turn
    State state;
    std::vector<Note> log;
    std::vector<Card> tokens;  ///< cards that were added by hand
};

/// Zombinion for one to four seats: the first is the player's, the others are absent (ZB-V05) or bots.
class Zombinion : public EngineOf<TableState> {
public:
    [[nodiscard]] const Vocabulary& vocabulary() const override;
    [[nodiscard]] bool playsStrategies() const override { return true; }
    [[nodiscard]] StrategyWords strategyWords(const Setup& setup) const override;
    [[nodiscard]] std::string botStrategy(const Setup& setup) const override { return packStrategy(setup); }
    [[nodiscard]] Checked<std::shared_ptr<const StrategyStudy>> strategyStudy(
        const Setup& setup, const std::vector<StrategyText>& strategies) const override;
    [[nodiscard]] Checked<std::shared_ptr<const Simulation>> simulation(
        const Setup& setup, const std::vector<StrategyText>& strategies) const override;

protected:
    [[nodiscard]] Result<TableState> begin(const Setup& setup, std::uint64_t seed) const override;
    [[nodiscard]] Table show(const Setup& setup, const TableState& game) const override;
    [[nodiscard]] Result<void> play(const Setup& setup, TableState& game, const Action& action) const override;
    [[nodiscard]] ManualControls controls(const Setup& setup, const TableState& game) const override;
    [[nodiscard]] Result<void> playByHand(const Setup& setup, TableState& game, const Action& action) const override;
    [[nodiscard]] std::optional<Note> explain(const Setup& setup, const TableState& game,
                                              const Action& action) const override;
};

[[nodiscard]] const Engine& engine();

}  // namespace mazzo::goldfish::zombinion
