// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/engine.h"
#include "goldfish/zombinion/game_data.h"
#include "goldfish/zombinion/state.h"
#include "goldfish/zombinion/strategy.h"

namespace mazzo::goldfish::zombinion {

/// A game at the table: what never changes, how things stand, and what the last step did.
struct TableState {
    std::shared_ptr<const GameData> data;
    std::shared_ptr<const Strategy> bot;
    State state;
    std::vector<Note> log;
};

/// Zombinion for one to four seats: the first is the player's, the others are absent (ZB-V05) or bots.
class Zombinion : public EngineOf<TableState> {
public:
    [[nodiscard]] const Vocabulary& vocabulary() const override;

protected:
    [[nodiscard]] Result<TableState> begin(const Setup& setup, std::uint64_t seed) const override;
    [[nodiscard]] Table show(const Setup& setup, const TableState& game) const override;
    [[nodiscard]] Result<void> play(const Setup& setup, TableState& game, const Action& action) const override;
    [[nodiscard]] std::optional<Note> explain(const Setup& setup, const TableState& game,
                                              const Action& action) const override;
};

[[nodiscard]] const Engine& engine();

}  // namespace mazzo::goldfish::zombinion
