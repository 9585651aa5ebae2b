// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/match.h"

namespace mazzo::goldfish::zombinion {

/// Decks and piles before anything is shuffled: made once for any number of games.
struct Deal {
    std::size_t seats = 1;
    std::array<std::vector<Card>, kMaxSeats> decks;
    std::array<std::uint8_t, kMaxKinds> supply{};
    std::uint8_t emptyPiles = 0;
};

/// Decks and piles for this many acting seats (ZB-C04 to C12, S03, S05). The first seat has the deck of the file, if it
/// gives one; what that deck holds beyond the start deck came out of the piles. An error if there are more cards than a
/// game can have.
[[nodiscard]] Result<Deal> dealOf(const Setup& setup, const GameData& data, std::size_t seats);

/// Puts everything in its place; no deck is shuffled yet, and no hand drawn.
void layOut(const Match& match, const Deal& deal);

/// Shuffles a deck of the batch, or of a seat without a requested order.
void shuffleDeck(const Match& match, std::size_t seat);
/// Shuffles the player's own deck; the requested order comes on top.
[[nodiscard]] Result<void> shuffleOwnDeck(const Match& match, const Setup& setup);

/// Who may begin, one bit for each seat: anybody in a first game, else the one left of the winner; after a tie those
/// who did not win, or anybody if all did (ZB-S01, S02, X13).
[[nodiscard]] unsigned beginners(unsigned lastWinners, std::size_t seats);
/// Chance says which of them does.
[[nodiscard]] std::size_t firstSeat(const Match& match);

/// Draws every opening hand (ZB-S03).
void drawOpeningHands(const Match& match);

}  // namespace mazzo::goldfish::zombinion
