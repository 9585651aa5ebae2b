// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/legality.h"
#include "goldfish/war-of-the-worlds/state.h"

namespace mazzo::goldfish::waroftheworlds {

/// Puts a card from the hand into play and starts its n-th alternative.
void playCard(const Setup& setup, State& state, PieceId card, int number);

/// The answers to what the work under way asks: regions, `fresh` or `used`, `stop`. None: there is nothing to do.
[[nodiscard]] std::vector<std::string> answers(const Setup& setup, const State& state);

/// Takes one of the answers.
void answer(const Setup& setup, State& state, const std::string& choice);

/// Goes on until the player has a real choice: a single answer is taken, work without any ends, cards go where they
/// belong.
void advance(const Setup& setup, State& state);

/// What the pending choice is about.
[[nodiscard]] Note question(const Setup& setup, const State& state);

/// The first piece there that serves the deed is used up by it.
void designate(State& state, const Deed& deed, const std::string& region);

/// What a special attack leaves behind: a tile, or the push that is asked for next.
void spreadCondition(const Setup& setup, State& state, const std::string& region);

}  // namespace mazzo::goldfish::waroftheworlds
