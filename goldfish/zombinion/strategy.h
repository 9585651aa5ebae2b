// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/match.h"

namespace mazzo::goldfish::zombinion {

/// A comparison of something that a player knows with a number: `have Furbizia < 2`.
struct Condition {
    enum class What : std::uint8_t {
        Have,     ///< own copies of the card
        Left,     ///< copies in its pile
        Actions,  ///< own Action cards
        Cards,    ///< own cards
        Turn,     ///< own turns begun
        Colpi,
        Points,
    };
    enum class Relation : std::uint8_t { Less, AtMost, Equal, AtLeast, More };

    What what = What::Turn;
    Kind kind = Kind::None;
    Relation relation = Relation::Less;
    int number = 0;
};

/// What to buy, in order: the first line that can be paid and whose conditions hold.
struct Strategy {
    struct Buy {
        Kind kind = Kind::None;
        std::vector<Condition> conditions;
    };

    std::string name;
    std::vector<Buy> buys;
    std::vector<Kind> plays;  ///< these Action cards first, in this order
};

[[nodiscard]] bool holds(const Match& match, std::size_t seat, const Condition& condition);

/// The first card to buy that costs at most `colpi` and is in the supply; none if there is none.
[[nodiscard]] Kind nextBuy(const Match& match, std::size_t seat, const Strategy& strategy, int colpi);

/// The strategy of the pack for the other seats of the table.
[[nodiscard]] Strategy tableBot(const Setup& setup, const GameData& data);

}  // namespace mazzo::goldfish::zombinion
