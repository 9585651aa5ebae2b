// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

/// One battle turn: reveal, activate, supports, skills, the clash.
namespace mazzo::goldfish::everzone {

void startTurn(const Setup& setup, State& state);

/// Makes a unit on the battlefield active, deactivated or face down.
void setUnitState(Piece& piece, std::string_view what);

/// Turns units face up; each becomes active if it suits and fits (EZ-T10, EZ-T11).
void reveal(const Setup& setup, State& state, const std::vector<Operand>& units);
/// All of them at the same time.
void activate(const Setup& setup, State& state, const std::vector<Operand>& units);
void deactivate(const Setup& setup, State& state, const Operand& unit);
void playSupport(const Setup& setup, State& state, const Operand& support);
void discardSupport(State& state, const Operand& support);
void destroy(const Setup& setup, State& state, const Operand& card);

/// A card's effect puts units into a state, whatever the step (EZ-T16, EZ-F20).
void byEffect(const Setup& setup, State& state, const std::vector<Operand>& units, const std::string& what);
/// Two units fall, one from the draw pile is activated, the pile is shuffled (EZ-K33, EZ-T35).
void fetch(const Setup& setup, State& state, const Operand& unit, const std::vector<Operand>& price);

}  // namespace mazzo::goldfish::everzone
