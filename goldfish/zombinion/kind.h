// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mazzo::goldfish::zombinion {

/// The 33 kinds of the box, numbered as in the pack. Numbers behind them are cards that the rules say nothing about.
enum class Kind : std::uint8_t {
    None,
    Pallottola,
    Proiettili,
    Caricatore,
    Zombi,
    MoltiZombi,
    MoltiPiuZombi,
    Infezione,
    Aiutarsi,
    Barricata,
    Copertura,
    Coraggio,
    Deposito,
    Esca,
    FucileAPompa,
    FugaRapida,
    Furbizia,
    Ispezione,
    Maverick,
    Molotov,
    Munizioni,
    Nascondiglio,
    PianoSuperiore,
    ProiettiliEsplosivi,
    Radio,
    Raggrupparsi,
    Ricarica,
    Ricognizione,
    Rifornimento,
    Sacrificio,
    SciameDiZombi,
    Survivors,
    Tattica,
    TuttoXTutto,
    FirstOther
};

inline constexpr std::size_t kMaxKinds = 128;
inline constexpr Kind kFirstCombat = Kind::Aiutarsi;

[[nodiscard]] constexpr std::size_t at(Kind kind) { return static_cast<std::size_t>(kind); }
[[nodiscard]] constexpr Kind kindAt(std::size_t place) { return static_cast<Kind>(place); }

/// The card's id in the pack; empty behind the box.
[[nodiscard]] std::string_view slugOf(Kind kind);
/// The clause that describes the card; that of playing cards behind the box.
[[nodiscard]] const char* clauseOf(Kind kind);

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
