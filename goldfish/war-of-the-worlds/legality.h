// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/board.h"
#include "goldfish/war-of-the-worlds/card_effects.h"

namespace mazzo::goldfish::waroftheworlds {

/// The printed alternatives of a card, in order; none for buildings, unknown cards and cards of the other side.
[[nodiscard]] std::span<const CardAction> actionsOf(const Board& board, CardIndex card);

/// WW-T21: what a Unit card does when no miniature is free for it, numbered after the printed alternatives; null for
/// other cards.
[[nodiscard]] const CardAction* reinforcementOf(const Board& board, CardIndex card);

/// Whether a miniature can still perform the Unit card that brings such a one (WW-T20).
[[nodiscard]] bool hasFreeMiniature(const Board& board, const CardAction& reinforcement);

/// Whether a piece can still perform the action: it is of the right kind, and no action that it may perform only once
/// has used it (WW-T20, WW-T28).
[[nodiscard]] bool canPerform(const Piece& piece, const CardAction& action);

/// The regions with a piece that the action may move, those moved already left out.
[[nodiscard]] Regions moverRegions(const Board& board, const CardAction& action,
                                   const std::vector<PieceId>& moved = {});

/// The regions where an action other than a move can happen: for a Naval strike the sea, else the region that is hit,
/// entered or built on.
[[nodiscard]] Regions sites(const Board& board, const CardAction& action);

/// Whether an attack has a piece that can hit that region, shields left aside.
[[nodiscard]] bool reaches(const Board& board, const CardAction& action, std::string_view region);

/// Whether the action can be carried out now.
[[nodiscard]] bool isPossible(const Board& board, const CardAction& action);

/// WW-T05, WW-X30: whether a card must be played for it. A special attack without a human piece to hit is only allowed.
[[nodiscard]] bool isCompulsory(const Board& board, const CardAction& action);

/// A numbered alternative of a card.
struct Alternative {
    int number = 0;
    CardAction action;
};

/// Every alternative that can be chosen now: printed ones, or in their place the reinforcement of a Unit card that has
/// no miniature left (WW-T21).
[[nodiscard]] std::vector<Alternative> alternatives(const Board& board, CardIndex card);

/// The alternatives of a card that can hit the region in an attack declared with others, shields left aside (WW-X22).
[[nodiscard]] std::vector<Alternative> attacksOn(const Board& board, std::string_view region, CardIndex card);

/// The most damage that cards in hand can add to an attack there, of which `first` is a part already (its piece
/// performs no second card of its name).
[[nodiscard]] int maxJoined(const Board& board, std::string_view region, const CardAction* first);

/// Whether the action's damage in that region waits for others: a shield holds against it alone, but not against all
/// that can be declared with it.
[[nodiscard]] bool needsOthers(const Board& board, std::string_view region, const CardAction& action);

/// WW-T05: whether the turn cannot end while this card is in hand.
[[nodiscard]] bool mustBePlayed(const Board& board, CardIndex card);

}  // namespace mazzo::goldfish::waroftheworlds
