// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/everzone/state.h"

/// Units of other players that the player enters as numbers: "6/3/2" is Attack, Defence and Range, "6/3/2/5" has a
/// resource cost too; "?" is a value that is unknown.
namespace mazzo::goldfish::everzone {

inline constexpr const char* kUnitForm = "A/D/R";

[[nodiscard]] std::optional<Unit> readUnit(std::string_view text);
[[nodiscard]] bool isUnitText(std::string_view text);
[[nodiscard]] std::string unitText(const Unit& unit);

/// A piece of the zones "enemy" and "allies" as a unit, with the changes of its values.
[[nodiscard]] Unit unitOfPiece(const Setup& setup, const State& state, const Piece& piece);

/// The units in a zone as one player's, only those of `race` if it is not empty.
[[nodiscard]] Player enteredPlayer(const Setup& setup, const State& state, std::string_view zone,
                                   std::string_view race = {});

/// Offers to enter the opposing army of this turn (EZ-T39), and the units of teammates or of an ally (EZ-T54, EZ-T60).
[[nodiscard]] std::vector<Offer> entryOffers(const State& state);

/// `enemy 6/3/2, 4/4/1`, `enemy mine`, `enemy last`, `enemy none`, with a reserve and, of three players, the race.
[[nodiscard]] Result<void> enterEnemy(const Setup& setup, State& state, const Action& action);
[[nodiscard]] Result<void> enterAllies(const Setup& setup, State& state, const Action& action);

/// Removes an opposing unit that was destroyed; a card of the opponent's deck moves to its Fallen pile.
void removeFallen(const Setup& setup, State& state, PieceId piece);
/// Removes the entered units at the end of a turn.
void clearEntered(State& state);

}  // namespace mazzo::goldfish::everzone
