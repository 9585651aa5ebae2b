// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

/// Units of an opponent under the player's control (EZ-T36). The pack lists the cards that take
/// control; the player enters which units they take.
namespace mazzo::goldfish::everzone {

inline constexpr std::string_view kTaken = "taken";  ///< state of such a unit; its host is the card that holds it

/// `seize A, B with Vlad`, while a card that takes units is active or in play.
void addSeizing(std::vector<Offer>& offers, const Setup& setup, const State& state);
void seize(const Setup& setup, State& state, const std::vector<Operand>& units, const Operand& holder);

/// Releases the units whose holder is no longer active; they move to their owner's Fallen pile.
void endLostControl(State& state);
/// Releases all units at the end of the battle.
void endControl(State& state);

/// Moves a piece from the battlefield to one of the player's piles; a unit that was taken moves to its owner's Fallen
/// pile instead.
void leaveField(State& state, PieceId piece, std::string_view zone);

}  // namespace mazzo::goldfish::everzone
