// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/engine.h"
#include "goldfish/procedure_steps.h"

namespace mazzo::goldfish {

/// The engine of packs that name none: runs the procedure, then the player moves cards freely.
class FreePlay : public EngineOf<FreeState> {
public:
    [[nodiscard]] const Vocabulary& vocabulary() const override { return commonVocabulary(); }

protected:
    [[nodiscard]] Result<FreeState> begin(const Setup& setup, std::uint64_t seed) const override;
    [[nodiscard]] Table show(const Setup& setup, const FreeState& state) const override;
    [[nodiscard]] Result<void> play(const Setup& setup, FreeState& state, const Action& action) const override;
    [[nodiscard]] ManualControls controls(const Setup& setup, const FreeState& state) const override;
    [[nodiscard]] Result<void> playByHand(const Setup& setup, FreeState& state, const Action& action) const override;
};

[[nodiscard]] const Engine& freePlay();

}  // namespace mazzo::goldfish
