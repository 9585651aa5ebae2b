// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/war-of-the-worlds/board.h"
#include "goldfish/war-of-the-worlds/deeds.h"

namespace mazzo::goldfish::waroftheworlds {

/// Whether a piece is one that the deed may still use: of its kind, and not designated before if the deed designates
/// (WW-T20, WW-T28).
[[nodiscard]] bool mayServe(const Piece& piece, const Deed& deed);

/// The regions with a piece that the deed may move, those moved already left out.
[[nodiscard]] Regions moverRegions(const Board& board, const Deed& deed, const std::vector<PieceId>& moved = {});

/// The regions where a deed that is no move can happen: for a Naval strike the sea, else the region that is hit,
/// entered or built on.
[[nodiscard]] Regions sites(const Board& board, const Deed& deed);

/// Whether an attack has a piece that can hit that region, shields left aside.
[[nodiscard]] bool reaches(const Board& board, const Deed& deed, std::string_view region);

/// Whether the deed can be carried out now.
[[nodiscard]] bool isPossible(const Board& board, const Deed& deed);

/// WW-T05, WW-X30: whether a card must be played for it. A special attack without a human piece to hit is only allowed.
[[nodiscard]] bool isCompulsory(const Board& board, const Deed& deed);

/// A numbered alternative of a card.
struct Alternative {
    int number = 0;
    Deed deed;
};

/// Every alternative that can be chosen now: printed ones, or in their place the fallback of a Unit card that has no
/// miniature left (WW-T21).
[[nodiscard]] std::vector<Alternative> alternatives(const Board& board, CardIndex card);

/// The alternatives of a card that can hit the region in an attack declared with others, shields left aside (WW-X22).
[[nodiscard]] std::vector<Alternative> attacksOn(const Board& board, std::string_view region, CardIndex card);

/// The most damage that cards in hand can add to an attack there, of which `first` is a part already (its piece serves
/// no second card of its name).
[[nodiscard]] int mostJoined(const Board& board, std::string_view region, const Deed* first);

/// Whether the deed's damage in that region waits for others: a shield holds against it alone, but not against all that
/// can be declared with it.
[[nodiscard]] bool needsOthers(const Board& board, std::string_view region, const Deed& deed);

/// WW-T05: whether the turn cannot end while this card is in hand.
[[nodiscard]] bool mustBePlayed(const Board& board, CardIndex card);

}  // namespace mazzo::goldfish::waroftheworlds
