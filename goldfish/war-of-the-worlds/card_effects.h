// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"

namespace mazzo::goldfish::waroftheworlds {

/// What one printed alternative of a card, a purchase or a building's ability does.
struct CardAction {
    /// Up to `Strengthen` in the order of the verbs in the vocabulary.
    enum class Kind : std::uint8_t {
        Gain,        ///< `amount` coins or energy
        Move,        ///< a piece moves up to `amount` steps; `times` different ones may
        Strike,      ///< damage to the Aliens, by a piece in its region (a Naval unit: on an adjacent coast); without a
                     ///< piece: anywhere
        Harm,        ///< damage to the Humans in the region of the piece
        Spread,      ///< a special attack: damage, then a condition, in the region of a Tripod or next to one
        Kill,        ///< a civilian in the region of the piece
        Enter,       ///< a new miniature
        Defend,      ///< damage to the Aliens in the region of the tile
        Bombard,     ///< damage to the Aliens next to the tile
        Regenerate,  ///< takes `amount` damage back, for `cost`
        Strengthen,  ///< `amount` more damage by each attack of the piece, while the tile is on the board
        Build,       ///< a new tile
        Unknown,     ///< words that this engine does not know
    };

    Kind kind = Kind::Unknown;
    int amount = 1;
    std::string_view piece{};  ///< what acts, or enters; a word of names.h
    bool removesSelf = false;  ///< WW-F07
    bool adjacent = false;     ///< Spread: in a region next to the Tripod
    std::string_view tile{};   ///< Spread: the influence tile; none for the push
    int times = 1;
    int cost = 0;
    bool once = false;         ///< WW-T20: the piece performs no second card of this name this turn
    bool provisional = false;  ///< the rulebook does not print it
    bool hidden = false;       ///< an option says that values of its origin do not count
    std::string clause;

    bool operator==(const CardAction&) const = default;
};

/// Everything that a card does, in the order in which its pack states it.
struct CardEffects {
    std::vector<CardAction> actions;          ///< the numbered alternatives of a played card
    std::optional<CardAction> reinforcement;  ///< WW-T14, WW-T21: the miniature of a Unit card
    std::optional<CardAction> ability;        ///< of a tile (WW-T29)
    std::optional<CardAction> bonus;          ///< of a tile, while it is on the board
};

/// Compiles the effects of a card; none for an unknown card.
[[nodiscard]] CardEffects effectsOf(const Setup& setup, CardIndex card);

/// The words that the effects of this game's cards may use.
[[nodiscard]] const EffectVocabulary& effectVocabulary();

}  // namespace mazzo::goldfish::waroftheworlds
