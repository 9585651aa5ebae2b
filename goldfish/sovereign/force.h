// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"
#include "goldfish/table.h"

namespace mazzo::goldfish::sovereign {

/// The state of a Haerian with a bonus that is not known, until Sunset.
inline constexpr std::string_view kForceUnknown = "force-unknown";

/// The death test: some damage, and as much as the Force with its modifiers (SV-T18).
[[nodiscard]] bool dies(int force, int damage);

/// The Force of a piece with bonuses and lasting effects, before damage; nothing if it is not known.
[[nodiscard]] std::optional<int> fullForce(const Setup& setup, const Table& table, const Piece& piece);
/// What is left of it after damage, which is also what it deals.
[[nodiscard]] std::optional<int> currentForce(const Setup& setup, const Table& table, const Piece& piece);

}  // namespace mazzo::goldfish::sovereign
