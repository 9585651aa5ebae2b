// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <cstddef>
#include <cstdint>

namespace mazzo::goldfish::zombinion {

/// A kind of card, numbered for one game: the base piles first, in the order of the pack's parameter `base-piles`, then
/// the other cards. The rules themselves know only the base piles.
enum class Kind : std::uint8_t {
    None,
    Pallottola,
    Proiettili,
    Caricatore,
    Zombi,
    MoltiZombi,
    MoltiPiuZombi,
    Infezione,
    FirstCombat,
};

inline constexpr std::size_t kMaxKinds = 128;

[[nodiscard]] constexpr std::size_t at(Kind kind) { return static_cast<std::size_t>(kind); }
[[nodiscard]] constexpr Kind kindAt(std::size_t place) { return static_cast<Kind>(place); }

/// One card of a game: its kind, and which copy of it, from 1. Zero is no card; copy 0 stands for a pile of the supply.
enum class Card : std::uint16_t {};

inline constexpr Card kNoCard{};
inline constexpr int kMaxCopies = 255;

[[nodiscard]] constexpr Kind kindOf(Card card) { return static_cast<Kind>(static_cast<std::uint16_t>(card) & 0xffU); }
[[nodiscard]] constexpr Card cardOf(Kind kind, unsigned copy)
{
    return static_cast<Card>(static_cast<unsigned>(kind) | copy << 8U);
}

}  // namespace mazzo::goldfish::zombinion
