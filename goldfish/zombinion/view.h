// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/match.h"

namespace mazzo::goldfish::zombinion {

/// A card's identity on the table; that of its pile for copy 0.
[[nodiscard]] inline PieceId pieceOf(Card card) { return static_cast<PieceId>(card); }
[[nodiscard]] inline Card cardOf(PieceId piece) { return static_cast<Card>(piece); }

[[nodiscard]] std::vector<Operand> operandsOf(const Match& match, const CardPile& pile);

/// The kinds that the supply has run out of.
[[nodiscard]] std::vector<CardIndex> emptyPilesOf(const Match& match);

/// Everything on the table as the first seat sees it, without offers.
[[nodiscard]] Table tableOf(const Match& match);

}  // namespace mazzo::goldfish::zombinion
