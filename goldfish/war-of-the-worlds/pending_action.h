// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/legality.h"
#include "goldfish/war-of-the-worlds/state.h"

namespace mazzo::goldfish::waroftheworlds {

/// Puts a card from the hand into play and starts its n-th alternative.
void playCard(const Setup& setup, State& state, PieceId card, int number);

/// The answers to the pending choice: regions, `fresh` or `used`, `stop`. Empty if there is nothing to choose.
[[nodiscard]] std::vector<std::string> answers(const Setup& setup, const State& state);

/// Applies one of these answers.
void answer(const Setup& setup, State& state, const std::string& choice);

/// Continues until the player has a real choice: a single answer is applied, an action without any ends, and its card
/// is put away.
void advance(const Setup& setup, State& state);

/// The question to the player about the pending choice.
[[nodiscard]] Note question(const Setup& setup, const State& state);

/// Marks the first piece there that can perform the action as used for this turn.
void markUsed(State& state, const CardAction& action, const std::string& region);

/// What a special attack leaves behind: a tile, or the push, which is the next choice.
void spreadCondition(const Setup& setup, State& state, const std::string& region);

}  // namespace mazzo::goldfish::waroftheworlds
