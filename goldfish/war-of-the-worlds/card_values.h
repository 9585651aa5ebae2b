// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"

namespace mazzo::goldfish::waroftheworlds {

/// The side that the player has, and what it pays with.
[[nodiscard]] std::string_view factionOf(const Setup& setup);
[[nodiscard]] std::string_view resourceOf(const Setup& setup);

// What the catalogue knows of a card; unknown cards have no values.
[[nodiscard]] std::string_view idOf(const Setup& setup, CardIndex card);  ///< empty for an unknown card
[[nodiscard]] bool isOf(const Setup& setup, CardIndex card, std::string_view faction);
[[nodiscard]] bool isType(const Setup& setup, CardIndex card, std::string_view type);

/// A number of a card as far as it is known, and whether it is a provisional one.
struct KnownNumber {
    std::optional<int> number;  ///< nothing: the card has no such field, or its value is not known
    bool absent = false;
    bool provisional = false;
};
[[nodiscard]] KnownNumber numberOf(const Setup& setup, CardIndex card, std::string_view field);

/// WW-F09: what destroys a human piece of that card; 1 without a shield.
[[nodiscard]] int defenceOf(const Setup& setup, CardIndex card);

}  // namespace mazzo::goldfish::waroftheworlds
