// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

/// The race tokens at the table: the player lays one; what the two others lay and take up is said by hand.
namespace mazzo::goldfish::everzone {

/// Each player takes a token of each race (EZ-S16); with another number of players there are none.
void takeTokens(const Setup& setup, State& state);

/// Before the first turn of a battle everybody chooses anew (EZ-T58).
void openTokens(State& state);
void closeTokens(State& state);

[[nodiscard]] std::vector<Offer> tokenOffers(const State& state);

void layToken(State& state, std::size_t player, const std::string& race);
/// What the ally takes up of the limit that both share (EZ-T60).
void setAllyResources(State& state, int resources);

/// Why a token cannot be laid.
[[nodiscard]] std::optional<Note> whyNoToken(const State& state, const Action& action);

/// The place of that race among the players; the races are known.
[[nodiscard]] std::size_t playerOfRace(const Tokens& tokens, std::string_view race);

}  // namespace mazzo::goldfish::everzone
