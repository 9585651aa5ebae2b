// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/sovereign/state.h"

namespace mazzo::goldfish::sovereign {

/// Sovereign for one player: the opponent's turns are empty, and controls stand for what an opponent would do (SV-V04).
class Sovereign : public EngineOf<State> {
public:
    [[nodiscard]] const Vocabulary& vocabulary() const override;

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

}  // namespace mazzo::goldfish::sovereign
