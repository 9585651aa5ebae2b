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

/// Everything that lies on the table, seen from the first seat; no offers yet.
[[nodiscard]] Table tableOf(const Match& match);

/// What the first seat may do, and what it is asked.
void addOffers(const Match& match, Table& table);

/// Why an action is not offered (ZB-T03, T05, T14, T16, T17, C12, S04).
[[nodiscard]] std::optional<Note> whyNot(const Match& match, const Action& action);

}  // namespace mazzo::goldfish::zombinion
