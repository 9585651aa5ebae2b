// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

namespace mazzo::goldfish::everzone {

/// Whether a unit's player may choose to use its skill: no for skills that work by themselves, unknown while the kind
/// is unknown (EZ-F13 to EZ-F16, EZ-T32).
[[nodiscard]] Truth mayUse(std::string_view kind, bool usedInThisActivation, bool repeatsByOccasion);

/// The order in which declared things resolve: effects before skills, the latest first (EZ-T29).
[[nodiscard]] std::vector<Declared> resolutionOrder(const std::vector<Declared>& declared);

/// The active units whose skills may be used now.
[[nodiscard]] std::vector<Operand> usable(const Setup& setup, const State& state);
void use(const Setup& setup, State& state, const Operand& unit);
/// Logs what happens in which order. The player applies it, because the pack has no card texts.
void resolve(const Setup& setup, State& state);

}  // namespace mazzo::goldfish::everzone
