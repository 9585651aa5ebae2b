// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/condition_text.h"
#include "goldfish/zombinion/match.h"

namespace mazzo::goldfish::zombinion {

/// A comparison of something that a player knows with a number: `have Furbizia < 2`, `points + 3 > opponent`.
struct Condition {
    enum class What : std::uint8_t {
        Have,      ///< own copies of the card
        Left,      ///< copies in its pile
        Hand,      ///< copies of the card in the own hand
        Actions,   ///< own Action cards
        Cards,     ///< own cards
        Turn,      ///< own turns begun
        Colpi,     ///< Colpi left to spend
        Money,     ///< Colpi that all own Mirare give together
        Empty,     ///< empty piles of the supply
        Points,    ///< own points
        Opponent,  ///< points of the best other player; 0 if there is none
        Lead,      ///< own points less those of the best other player
    };
    /// A summand.
    struct Term {
        What what = What::Turn;
        Kind kind = Kind::None;
        int factor = 1;

        bool operator==(const Term&) const = default;
    };

    std::vector<Term> terms = {};
    Relation relation = Relation::Less;
    int number = 0;

    bool operator==(const Condition&) const = default;
};

/// How one seat plays: what to buy, in order, and what to do with its cards. What it does not say is decided by the
/// rules of thumb in `bot.cpp`.
struct Strategy {
    using Conditions = std::vector<Condition>;

    /// A card of a line, and when the line applies: if all conditions hold, or all of one alternative.
    struct Wish {
        Kind kind = Kind::None;
        Conditions conditions = {};
        std::vector<Conditions> alternatives = {};

        bool operator==(const Wish&) const = default;
    };

    std::string name;
    std::vector<Wish> buys;           ///< the first that can be paid and that applies
    std::vector<Wish> plays = {};     ///< these Action cards first, in this order, and only when their line applies
    std::vector<Wish> trashes = {};   ///< trashed first, and only when their line applies
    std::vector<Wish> keeps = {};     ///< neither trashed nor discarded as long as there is a choice
    std::vector<Wish> discards = {};  ///< discarded first, and only when their line applies
    bool minds = false;               ///< minds the end: neither ends a game it loses nor misses one it wins
    Errors notes = {};                ///< of the file: lines that can never apply in this game
};

[[nodiscard]] bool holds(const Match& match, std::size_t seat, const Condition& condition);
[[nodiscard]] bool applies(const Match& match, std::size_t seat, const Strategy::Wish& wish);

/// What a list of wishes says about a card.
struct Listed {
    bool named = false;
    int rank = 0;  ///< the higher the sooner; 0: no line for it applies
};
[[nodiscard]] Listed listed(const Match& match, std::size_t seat, const std::vector<Strategy::Wish>& wishes, Kind kind);

/// The first card to buy that costs at most `colpi` and is in the supply; none if there is none.
[[nodiscard]] Kind nextBuy(const Match& match, std::size_t seat, const Strategy& strategy, int colpi);

}  // namespace mazzo::goldfish::zombinion
