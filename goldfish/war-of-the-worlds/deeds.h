// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"

#include <span>

namespace mazzo::goldfish::waroftheworlds {

/// What one printed alternative of a card, a purchase or a building's ability does.
struct Deed {
    enum class Kind : std::uint8_t {
        Gain,     ///< `amount` coins or energy
        Move,     ///< a piece goes up to `amount` steps; `times` different ones may
        Strike,   ///< damage to the Aliens, by a piece where it stands (a Naval unit: on the coast beside it); by none:
                  ///< anywhere
        Harm,     ///< damage to the Humans where the piece stands
        Spread,   ///< a special attack: 1 damage, then a condition, on a region with a Tripod or beside one
        Kill,     ///< a civilian where the piece stands
        Enter,    ///< a new miniature
        Build,    ///< a new tile
        Bombard,  ///< damage to the Aliens beside the tile
    };

    Kind kind = Kind::Gain;
    int amount = 1;
    std::string_view piece{};  ///< what acts, or enters
    bool removesSelf = false;  ///< WW-F07
    bool beside = false;       ///< Spread: on a region next to the Tripod
    std::string_view tile{};   ///< Spread: the influence tile; none for the push
    int times = 1;
    bool designates = false;  ///< WW-T20: the piece serves no second card of this name this turn

    bool operator==(const Deed&) const = default;
};

/// The alternatives that a card prints, in order; none for buildings, unknown cards and cards of the other side.
[[nodiscard]] std::span<const Deed> deedsOf(const Setup& setup, CardIndex card);

/// WW-T21: what a Unit card does when no miniature is left for it; numbered after the printed alternatives.
[[nodiscard]] std::optional<Deed> fallbackOf(const Setup& setup, CardIndex card);

/// The clause of the n-th alternative, counted from 1: "WW-K01.2".
[[nodiscard]] std::string clauseOf(const Setup& setup, CardIndex card, int number);

}  // namespace mazzo::goldfish::waroftheworlds
