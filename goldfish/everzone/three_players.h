// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

/// The race tokens on the table. The player places one and enters the tokens and resources of the two others.
namespace mazzo::goldfish::everzone {

/// Gives each of three players a token of each race (EZ-S16).
void dealTokens(const Setup& setup, State& state);

/// Starts the choice of tokens before the first turn of a battle (EZ-T58).
void openTokens(State& state);
void closeTokens(State& state);

[[nodiscard]] std::vector<Offer> tokenOffers(const State& state);

void placeToken(State& state, std::size_t player, const std::string& race);
/// Sets what the ally uses of the limit that both share (EZ-T60).
void setAllyResources(State& state, int resources);

/// Why a token cannot be placed.
[[nodiscard]] std::optional<Note> tokenRefusal(const State& state, const Action& action);

/// The index of the player of that race, which must be one of the three.
[[nodiscard]] std::size_t playerOfRace(const Tokens& tokens, std::string_view race);

}  // namespace mazzo::goldfish::everzone
