// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/condition_text.h"
#include "goldfish/war-of-the-worlds/state.h"

namespace mazzo::goldfish::waroftheworlds {

/// A comparison of something that both players see with a number: `have Esercito < 2`.
struct Condition {
    enum class What : std::uint8_t {
        Have,       ///< own copies of the card in supply, hand and discards
        Built,      ///< tiles of the card on the map
        Cards,      ///< own cards in supply, hand and discards
        Turn,       ///< own turns begun
        Resources,  ///< coins or energy left to spend
        Damage,     ///< to the Aliens
        Civilians,  ///< on the map
    };
    /// A summand.
    struct Term {
        What what = What::Turn;
        CardIndex card = noCard;
        int factor = 1;
    };

    std::vector<Term> terms = {};
    Relation relation = Relation::Less;
    int number = 0;
};

/// How one side is played. What it does not say follows fixed rules of thumb (bot.h).
struct Strategy {
    using Conditions = std::vector<Condition>;

    /// A card, and when the line applies to it: if all conditions of one alternative hold.
    struct Line {
        CardIndex card = noCard;
        std::vector<Conditions> alternatives = {};  ///< none: always
    };

    std::string name;
    std::string_view side;        ///< `humans` or `aliens`
    std::vector<Line> buys;       ///< the first that can be paid, again and again
    std::vector<Line> removals;   ///< cards whose action that removes them is used
    std::vector<Line> exchanges;  ///< cards of the reserve that are replaced, the first of them each turn
    std::vector<Line> uses;       ///< buildings that cost something to use
};

[[nodiscard]] bool holds(const Setup& setup, const State& state, const Condition& condition);
[[nodiscard]] bool applies(const Setup& setup, const State& state, const Strategy::Line& line);
/// Whether one of the lines is about the card and applies now.
[[nodiscard]] bool applies(const Setup& setup, const State& state, const std::vector<Strategy::Line>& lines,
                           CardIndex card);

/// The strategy of the pack for a side that nobody plays: it buys the cards of `bot-humans` or `bot-aliens` in order.
[[nodiscard]] Strategy tableBot(const Setup& setup);

}  // namespace mazzo::goldfish::waroftheworlds
