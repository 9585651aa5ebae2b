// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"
#include "goldfish/zombinion/card_program.h"

#include <array>

namespace mazzo::goldfish::zombinion {

/// The numbers of the rules that a pack may change.
struct Limits {
    int openingHand = 5;
    int newHand = 5;
    int actions = 1;
    int buys = 1;
    int colpi = 0;
    int emptyPiles = 3;
};

enum class RadioChoice : std::uint8_t { Player, Highest, Random };

/// What does not change while a game is played: the values and effects of the cards by kind, the limits, the options.
struct GameData {
    static constexpr int kUnknown = -100;
    enum Flag : std::uint8_t { Action = 1, Mirare = 2, Victory = 4, Attack = 8, Reaction = 16 };

    std::array<CardIndex, kMaxKinds> card{};
    std::array<std::int8_t, kMaxKinds> cost{};  ///< `kUnknown` if it is not known
    std::array<std::int8_t, kMaxKinds> colpi{};
    std::array<std::int8_t, kMaxKinds> points{};          ///< `kUnknown` likewise
    std::array<std::uint8_t, kMaxKinds> cardsPerPoint{};  ///< one point for that many cards owned; 0: `points` counts
    std::array<std::uint8_t, kMaxKinds> flags{};
    std::array<std::uint8_t, kMaxKinds> pile{};          ///< copies in the supply at the start, of `supply` only
    std::array<std::int16_t, kMaxKinds> playPriority{};  ///< of Action cards for bots, highest first; 0: never
    std::array<std::uint16_t, kMaxKinds + 1> firstInstruction{};  ///< in `instructions`, and one more
    std::vector<Instruction> instructions;
    std::vector<std::string> clauses;    ///< of effects, for the log
    std::vector<Kind> supply;            ///< the kinds that have a pile, base cards first
    std::vector<CardIndex> withoutPile;  ///< listed in the kingdom, but cannot have a pile
    std::size_t kinds = 1;               ///< in use, `Kind::None` included
    Limits limits;
    int players = 2;           ///< seats at the table, absent ones included
    bool bots = false;         ///< the other seats act
    unsigned lastWinners = 0;  ///< of the game before in a series, one bit for each seat
    bool optionalTrashing = false;
    bool phantomSeats = false;
    bool openInformation = false;
    RadioChoice radio = RadioChoice::Player;

    [[nodiscard]] bool is(Kind kind, Flag flag) const { return (flags[at(kind)] & flag) != 0; }
    [[nodiscard]] bool costKnown(Kind kind) const { return cost[at(kind)] != kUnknown; }
    [[nodiscard]] Kind kindOf(CardIndex index) const;  ///< None if the card takes no part
    /// What a card does when it is played, top to bottom (ZB-F06, T04); empty if nobody has stated it.
    [[nodiscard]] std::span<const Instruction> program(Kind kind) const
    {
        const std::size_t first = firstInstruction[at(kind)];
        return {instructions.data() + first, firstInstruction[at(kind) + 1] - first};
    }
    [[nodiscard]] const char* clause(std::uint16_t place) const { return clauses[place].c_str(); }
};

/// Reads them from the pack, the options and the deck. An error if a base card is missing, or the deck has more kinds
/// of cards than a game can have.
[[nodiscard]] Result<GameData> gameDataOf(const Setup& setup);

}  // namespace mazzo::goldfish::zombinion
