// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/strategy.h"

namespace mazzo::goldfish::zombinion {

/// A card that only fills the hand during the game.
[[nodiscard]] bool isDead(const Match& match, Kind kind);
/// Is the end of the game near?
[[nodiscard]] bool isLate(const Match& match);

/// What a card of the own deck is worth to a simulated player, in about tenths of a point: Mirare lose and points gain
/// as the pile of Molti + Zombi shrinks.
[[nodiscard]] int deckValue(const Match& match, Kind kind);
/// What a card in the hand is worth until the end of the turn, when something must be discarded.
[[nodiscard]] int handValue(const Match& match, Kind kind);

/// A seat and its strategy: what the bot weighs up before it chooses.
struct Player {
    const Match& match;
    const Strategy& strategy;
    std::size_t seat = 0;

    [[nodiscard]] const Seat& owner() const { return match.seat(seat); }
    /// `deckValue`, but nothing for Action cards that the strategy does not ask for.
    [[nodiscard]] int worth(Kind kind) const;
    /// The value of the purchase that this many Colpi allow.
    [[nodiscard]] int buyValue(int colpi) const;
    /// Colpi of this turn: those made already and the Mirare in hand.
    [[nodiscard]] int handColpi() const;
    /// The card to gain for up to this cost; none if nothing can be gained.
    [[nodiscard]] Kind bestGain(int limit) const;
    [[nodiscard]] bool keeps(Kind kind) const;
    /// The value of trashing a card of the hand for one that costs up to `more` more.
    [[nodiscard]] int exchangeValue(Kind kind, int more) const;
    /// Which cards of the hand to trash, up to `max` of them; empty if none should be.
    [[nodiscard]] CardPile unwanted(std::size_t max) const;
};

}  // namespace mazzo::goldfish::zombinion
