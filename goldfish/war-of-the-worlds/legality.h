#pragma once

#include "goldfish/war-of-the-worlds/board.h"
#include "goldfish/war-of-the-worlds/deeds.h"

namespace mazzo::goldfish::waroftheworlds {

/// Whether a piece is one that the deed may still use: of its kind, and not designated before if the deed designates (WW-T20, WW-T28).
[[nodiscard]] bool mayServe(const Piece& piece, const Deed& deed);

/// The regions with a piece that the deed may move, those moved already left out.
[[nodiscard]] Regions moverRegions(const Board& board, const Deed& deed, const std::vector<PieceId>& moved = {});

/// The regions where a deed that is no move can happen: for a Naval strike the sea, else the region that is hit, entered or built on.
[[nodiscard]] Regions sites(const Board& board, const Deed& deed);

/// Whether the deed can be carried out now.
[[nodiscard]] bool isPossible(const Board& board, const Deed& deed);

/// WW-T05, WW-X30: whether a card must be played for it. A special attack without a human piece to hit is only allowed.
[[nodiscard]] bool isCompulsory(const Board& board, const Deed& deed);

/// A numbered alternative of a card.
struct Alternative { int number = 0; Deed deed; };

/// Every alternative that can be chosen now: printed ones, or in their place the fallback of a Unit card that has no miniature left (WW-T21).
[[nodiscard]] std::vector<Alternative> alternatives(const Board& board, CardIndex card);

/// WW-T05: whether the turn cannot end while this card is in hand.
[[nodiscard]] bool mustBePlayed(const Board& board, CardIndex card);

} // namespace mazzo::goldfish::waroftheworlds
