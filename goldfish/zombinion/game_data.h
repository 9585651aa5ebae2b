// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"
#include "goldfish/zombinion/kind.h"

#include <array>

namespace mazzo::goldfish::zombinion {

/// The numbers of the card texts and of the rules that a pack may change.
struct Limits {
    int openingHand = 5;
    int newHand = 5;
    int actions = 1;
    int buys = 1;
    int colpi = 0;
    int emptyPiles = 3;
    int cardsAPoint = 10;
    int depositoMost = 5;
    int munizioniMost = 4;
    int rifornimentoMore = 2;
    int ricaricaMore = 3;
    int sacrificioMost = 4;
    int nascondiglioHand = 7;
    int pianoSuperioreHand = 3;
    int radioCards = 5;
    int ispezioneCards = 2;
    int tuttoXTuttoMirare = 2;
    int proiettiliEsplosiviColpi = 3;
};

enum class RadioChoice : std::uint8_t { Ask, Highest, Random };

/// What does not change while a game is played: the cards' values, the limits, the options. By kind.
struct Facts {
    static constexpr int kUnknown = -100;
    enum Flag : std::uint8_t { Action = 1, Mirare = 2, Victory = 4, Attack = 8, Reaction = 16 };

    std::array<CardIndex, kMaxKinds> card{};
    std::array<std::int8_t, kMaxKinds> cost{};  ///< `kUnknown` if nobody knows
    std::array<std::int8_t, kMaxKinds> colpi{};
    std::array<std::int8_t, kMaxKinds> points{};  ///< `kUnknown` likewise; Survivors count by their text
    std::array<std::uint8_t, kMaxKinds> flags{};
    std::array<std::uint8_t, kMaxKinds> pile{};  ///< copies in the supply at the start, of `supply` only
    std::vector<Kind> supply;                    ///< the kinds that have a pile, base cards first
    std::vector<CardIndex> strayed;              ///< named among the ten kinds, but without a pile
    std::size_t kinds = at(Kind::FirstOther);
    Limits limits;
    int players = 2;           ///< seats at the table, absent ones included
    bool bots = false;         ///< the other seats act
    unsigned lastWinners = 0;  ///< of the game before in a series, one bit for each seat
    bool optionalTrashing = false;
    bool phantomSeats = false;
    bool openInformation = false;
    RadioChoice radio = RadioChoice::Ask;

    [[nodiscard]] bool is(Kind kind, Flag flag) const { return (flags[at(kind)] & flag) != 0; }
    [[nodiscard]] bool costKnown(Kind kind) const { return cost[at(kind)] != kUnknown; }
    [[nodiscard]] Kind kindOf(CardIndex index) const;  ///< None if the card takes no part
};

/// Reads them from the pack, the options and the deck. An error if a base card is missing, or there are more kinds than
/// can be told apart.
[[nodiscard]] Result<Facts> factsOf(const Setup& setup);

}  // namespace mazzo::goldfish::zombinion
