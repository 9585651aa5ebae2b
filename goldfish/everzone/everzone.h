// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/engine.h"
#include "goldfish/everzone/state.h"

namespace mazzo::goldfish::everzone {

/// Nine battles against a side without an army. The player enters what an opponent or a card's text does.
class Everzone : public EngineOf<State> {
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

}  // namespace mazzo::goldfish::everzone
