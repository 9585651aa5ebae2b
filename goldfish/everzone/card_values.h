// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/army.h"
#include "goldfish/setup.h"

namespace mazzo::goldfish::everzone {

/// Whether the card is of that type ("unit", "support", "location"); unknown for an unknown card.
[[nodiscard]] Truth isOfType(const Setup& setup, CardIndex card, std::string_view type);
[[nodiscard]] bool isLeader(const Setup& setup, CardIndex card);
[[nodiscard]] bool isPrime(const Setup& setup, CardIndex card);

[[nodiscard]] Known numberOf(const Setup& setup, CardIndex card, std::string_view field);

/// Whether a unit or support can be active on that Location; leaders can on any (EZ-T62).
[[nodiscard]] Truth suits(const Setup& setup, CardIndex card, CardIndex location);

/// The resources of a Location turn by turn, "10/20/35"; empty while they are unknown. Copies of one name may differ:
/// `copy` counts from 0 and begins again after the last list.
[[nodiscard]] std::vector<int> resourcesOf(const Setup& setup, CardIndex location, std::size_t copy = 0);

/// Empty for a Location, and while it is unknown.
[[nodiscard]] std::string raceOf(const Setup& setup, CardIndex card);

/// The kind of skill or effect; empty while it is unknown.
[[nodiscard]] std::string skillOf(const Setup& setup, CardIndex card);

/// The card as a unit in play.
[[nodiscard]] Unit unitOf(const Setup& setup, CardIndex card, CardIndex location);

/// Whether a list of card ids among the procedure's parameters has the card.
[[nodiscard]] bool isListed(const Setup& setup, std::string_view parameter, CardIndex card);

}  // namespace mazzo::goldfish::everzone
