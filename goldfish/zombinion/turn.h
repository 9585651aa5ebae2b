// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/match.h"

namespace mazzo::goldfish::zombinion {

/// A turn begins with one Azione, one Obiettivo and no Colpi, unless the pack says otherwise (ZB-T02).
void beginTurn(const Match& match, std::size_t seat);

/// Continues the turn when nothing is left to resolve; the Azione phase ends when no card can be played in it (ZB-T14).
void settle(const Match& match);

[[nodiscard]] bool canPlay(const Match& match, Kind kind);
[[nodiscard]] bool canBuy(const Match& match, Kind kind);

// What the active player does while the game waits for `QuestionKind::Turn`.

/// An Action card of the hand (ZB-T03).
void playCard(const Match& match, Card card);
/// A Mirare of the hand (ZB-T16); leaves the Azione phase.
void shoot(const Match& match, Card card);
void shootAll(const Match& match);
/// The top card of a pile (ZB-T17); leaves the Azione phase.
void buy(const Match& match, Kind kind);
/// Cleans up, draws the next hand, ends the game or begins the next turn (ZB-T23 to T26).
void endTurn(const Match& match);

}  // namespace mazzo::goldfish::zombinion
