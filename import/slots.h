// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"

namespace mazzo::importer {

/// Where other programs' formats put cards. A game's zones are assigned to them: the zone that is drawn from is the
/// main deck, the first other required zone is the command zone, and all others are the sideboard.
enum class Slot : std::uint8_t { Main, Command, Side };

[[nodiscard]] Slot slotOf(const Game& game, ZoneIndex zone);

/// The zone for cards of a slot; nothing if the game has no such zone.
[[nodiscard]] std::optional<ZoneIndex> zoneOf(const Game& game, Slot slot);

/// The zone of cards that a format only marks as not in the main deck: the command zone, else the sideboard.
[[nodiscard]] std::optional<ZoneIndex> zoneOutsideMain(const Game& game);

/// What a heading of another program means: "Sideboard", "Maindeck", "Commander" and the like, folded.
[[nodiscard]] std::optional<Slot> slotCalled(std::string_view folded);

}  // namespace mazzo::importer
