// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"

namespace mazzo::importer {

/// Where other programs' formats put cards. A game's zones are spread over them: the one that is drawn from is the main
/// one, the first other zone that every deck needs stands for what leads a deck, the rest is beside it.
enum class Slot : std::uint8_t { Main, Command, Side };

[[nodiscard]] Slot slotOf(const Game& game, ZoneIndex zone);

/// The zone that cards of a slot go to; nothing if the game has no such zone.
[[nodiscard]] std::optional<ZoneIndex> zoneOf(const Game& game, Slot slot);

/// The zone of cards that a format only puts beside the main deck: what leads a deck, else what is beside it.
[[nodiscard]] std::optional<ZoneIndex> zoneOutsideMain(const Game& game);

/// What a heading of another program means: "Sideboard", "Maindeck", "Commander" and the like, folded.
[[nodiscard]] std::optional<Slot> slotCalled(std::string_view folded);

}  // namespace mazzo::importer
