// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/match.h"

namespace mazzo::goldfish::zombinion {

/// The top card of a player's deck, after a shuffle of the discard pile if the deck is empty; none if that is empty too
/// (ZB-T20 to T22).
[[nodiscard]] Card takeTop(const Match& match, std::size_t seat);

/// Draws up to `count` cards one by one; how many there were.
int draw(const Match& match, std::size_t seat, int count, const char* clause);

/// Reveals up to `count` cards of the deck; how many there were (ZB-T12).
int reveal(const Match& match, std::size_t seat, int count, const char* clause);

/// A player gains a card of the supply; nothing happens if the pile is empty or there is none (ZB-T11).
bool gain(const Match& match, std::size_t seat, Kind kind, To to, const char* clause);
/// The same without a note.
Card take(const Match& match, std::size_t seat, Kind kind, To to);

/// Moves the chosen cards from the hand to the discard pile, in the order they were picked (ZB-T09).
void discardChosen(const Match& match, std::size_t seat, const char* clause);
/// Moves them to the trash (ZB-T10).
void trashChosen(const Match& match, std::size_t seat, const char* clause);
/// Moves every revealed card to the discard pile, the first one first.
void discardRevealed(const Match& match, std::size_t seat, const char* clause);

}  // namespace mazzo::goldfish::zombinion
