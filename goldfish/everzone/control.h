// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

/// Units of an opponent under the player's control (EZ-T36). Which cards take them is in the pack; which units they may
/// take is said by hand.
namespace mazzo::goldfish::everzone {

inline constexpr std::string_view kTaken = "taken";  ///< state of such a unit; its host is the card that holds it

/// `seize A, B with Vlad`, while a card that takes units is active or in play.
void addSeizing(std::vector<Offer>& offers, const Setup& setup, const State& state);
void seize(const Setup& setup, State& state, const std::vector<Operand>& units, const Operand& holder);

/// Lets go of the units whose holder is no longer active: they lie among their owner's fallen then.
void endLostControl(State& state);
/// Lets go of all: the battle is over.
void endControl(State& state);

/// Takes a piece off the battlefield to one of the player's piles; a unit that was taken goes to its owner's Fallen
/// pile instead, whatever the reason.
void leaveField(State& state, PieceId piece, std::string_view zone);

}  // namespace mazzo::goldfish::everzone
