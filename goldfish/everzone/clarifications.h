// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

/// What the rulebook's clarifications of single cards make happen: performed, asked for, or shown when they matter.
namespace mazzo::goldfish::everzone {

/// When a clarification matters.
enum class Moment : std::uint8_t { Activated, Used, Played, Destroyed, FirstStrike };

/// Logs the clarification of the card for this moment, if there is one.
void explain(const Setup& setup, State& state, CardIndex card, Moment moment);
/// Logs the clarifications of active units whose skill works when the army strikes first (EZ-K10, EZ-K11).
void explainFirstStrike(const Setup& setup, State& state);

/// A unit became active in the activation step: staying so may have a price (EZ-K19).
void askForPrice(const Setup& setup, State& state, const Operand& unit);
/// A unit was destroyed: all active units may lose of a value (EZ-K18).
void askForValueLost(const Setup& setup, State& state, CardIndex card);
/// A support was played: the army may gain of a value (EZ-K30).
void askForArmyBonus(const Setup& setup, State& state, const Operand& support);

/// Drops questions about cards that are no longer on the battlefield.
void dropVoidQuestions(State& state);
[[nodiscard]] std::vector<Offer> answerOffers(const State& state);
[[nodiscard]] std::optional<Note> cardQuestion(const Setup& setup, const State& state);
/// `pick …` or `skip`.
void answer(const Setup& setup, State& state, const Action& action);

}  // namespace mazzo::goldfish::everzone
