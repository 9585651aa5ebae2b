// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/engine.h"
#include "goldfish/zombinion/facts.h"
#include "goldfish/zombinion/state.h"
#include "goldfish/zombinion/strategy.h"

namespace mazzo::goldfish::zombinion {

/// A game at the table: what never changes, how things stand, and what the last step did.
struct Sitting {
    std::shared_ptr<const Facts> facts;
    std::shared_ptr<const Strategy> bot;
    State state;
    std::vector<Note> log;
};

/// Zombinion for one to four seats: the first is the player's, the others are absent (ZB-V05) or bots.
class Zombinion : public EngineOf<Sitting> {
public:
    [[nodiscard]] const Vocabulary& vocabulary() const override;

protected:
    [[nodiscard]] Result<Sitting> begin(const Setup& setup, std::uint64_t seed) const override;
    [[nodiscard]] Table show(const Setup& setup, const Sitting& sitting) const override;
    [[nodiscard]] Result<void> play(const Setup& setup, Sitting& sitting, const Action& action) const override;
    [[nodiscard]] std::optional<Note> explain(const Setup& setup, const Sitting& sitting,
                                              const Action& action) const override;
};

[[nodiscard]] const Engine& engine();

}  // namespace mazzo::goldfish::zombinion
