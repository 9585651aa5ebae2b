// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <string_view>

// The words that pack and engine share: zones, counters, pieces and marks of the table.
namespace mazzo::goldfish::waroftheworlds {

inline constexpr std::string_view kPlay = "play";
inline constexpr std::string_view kDiscard = "discard";
inline constexpr std::string_view kReserve = "reserve";
inline constexpr std::string_view kOffer = "offer";
inline constexpr std::string_view kRemoved = "removed";
inline constexpr std::string_view kBoard = "board";

inline constexpr std::string_view kHumans = "humans";
inline constexpr std::string_view kAliens = "aliens";

inline constexpr std::string_view kCoins = "coins";
inline constexpr std::string_view kEnergy = "energy";
inline constexpr std::string_view kDamage = "damage";
inline constexpr std::string_view kCivilians = "civilians";  // the counter, and the regions that hold some at the start

inline constexpr std::string_view kCivilian = "civilian";
inline constexpr std::string_view kArmy = "army";
inline constexpr std::string_view kNaval = "naval";
inline constexpr std::string_view kTripod = "tripod";
inline constexpr std::string_view kUfo = "ufo";
inline constexpr std::string_view kShip = "ship";  // the tile, and the region where it lands
inline constexpr std::string_view kAnchor = "anchor";
inline constexpr std::string_view kLand = "land";
inline constexpr std::string_view kSea = "sea";

// Influence tiles.
inline constexpr std::string_view kFog = "fog";
inline constexpr std::string_view kSound = "sound";
inline constexpr std::string_view kAgent = "agent";

/// On a piece that a card of its own name, a Guerriglia or its own ability has used this turn.
inline constexpr std::string_view kUsed = "used";
inline constexpr std::string_view kFresh = "fresh";
inline constexpr std::string_view kStop = "stop";

}  // namespace mazzo::goldfish::waroftheworlds
