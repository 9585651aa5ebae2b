// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"
#include "model/texts.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mazzo::model {

/// How much: a number, or the value of a numeric option.
struct Amount {
    int number = 0;
    std::string option;  ///< empty: the number itself

    bool operator==(const Amount&) const = default;
};

/// A setting that only the engine reads.
using Parameter = std::variant<bool, int, std::string, std::vector<std::string>>;

/// How a game is played at the table, as its pack states it for one edition: what validator, simulator and odds share.
struct Procedure {
    /// What the player sees of a zone: every card, none, or the first.
    enum class Sight : std::uint8_t { Open, Hidden, Top };

    struct TableZone {
        std::string id;
        Texts name;
        Sight sight = Sight::Open;
    };

    struct TableCounter {
        std::string id;
        Texts name;
        Amount start;
        int least = 0;
        int most = 999;
    };

    struct CardCount {
        std::string card;
        int count = 1;
        Place place;
    };  ///< a card id of the pack, and its place in the file

    /// An automatic step; some kinds wait for a decision of the player.
    struct Step {
        enum class Kind : std::uint8_t {
            Deal,         ///< a section of the deck, or the listed cards, into `to`
            Shuffle,      ///< `zone`
            OpeningHand,  ///< draws the opening hand
            Draw,         ///< `count` cards, or until the hand has `upTo`
            Mulligan,     ///< offers the mulligan until the player keeps
            Move,         ///< `count` cards (0: all) from the front of `zone` to `to`
            Set,          ///< counter `zone` becomes `count`
            Add,          ///< counter `zone` grows by `count`
            Clear,        ///< cards in `zone` lose state `state`
            Limit,        ///< the player puts what the hand has over its limit into `to`
        };

        Kind kind = Kind::Shuffle;
        std::string zone;
        std::string to;
        std::string section;           ///< Deal: of the deck file
        std::vector<CardCount> cards;  ///< Deal: used when the deck file does not have the section
        Amount count;
        Amount upTo{-1, {}};  ///< Draw: -1 means `count` decides
        std::string state;
        std::map<std::string, std::string, std::less<>> when;  ///< options that must have these values
        int fromTurn = 0;                                      ///< done from this turn on; 2 skips the first
        std::string clause;
    };

    struct Phase {
        std::string id;
        Texts name;
        std::string clause;
        std::vector<Step> enter;
        std::vector<Step> leave;
    };

    struct Mulligan {
        enum class Kind : std::uint8_t {
            None,
            WholeHand,  ///< the hand is moved to `to`, and `less` cards fewer are drawn
            Exchange,   ///< any cards are put under the draw pile, and as many are drawn
            Bottom,     ///< the hand is shuffled in and drawn again; who keeps it puts `less` cards for each time under
                        ///< the draw pile
        };

        Kind kind = Kind::None;
        std::string to;  ///< WholeHand: a zone; the draw pile's own id means "shuffled in"
        Amount less{1, {}};
        Amount leastHand{1, {}};  ///< cards in hand needed to be offered it
        Amount most{-1, {}};      ///< Exchange: cards at once; -1 any number
        Amount times{-1, {}};     ///< how often; -1 means any number of times
        std::string clause;
        Amount free = {};  ///< WholeHand, Bottom: the first so many cost no card
    };

    struct Reshuffle {
        enum class When : std::uint8_t { Never, OnNeed, Immediate };

        When when = When::Never;
        std::string from;  ///< the zone that is shuffled into a new draw pile
        std::string clause;
    };

    /// A place on the game's board, with its neighbours.
    struct Region {
        std::string id;
        Texts name;
        std::vector<std::string> kinds;
        std::vector<std::string> next;
    };

    std::string engine;  ///< empty: free play
    std::vector<TableZone> zones;
    std::vector<TableCounter> counters;
    std::vector<std::string> states;  ///< states that free play lets the player put on cards
    std::string drawPile;
    std::string hand;
    Amount openingHand;
    Amount handLimit{-1, {}};  ///< -1: none
    Mulligan mulligan;
    Reshuffle reshuffle;
    std::vector<Step> setUp;
    std::vector<Phase> phases;
    std::vector<Region> regions;
    std::map<std::string, Texts, std::less<>> words;  ///< names of things that are not cards
    std::map<std::string, Parameter, std::less<>> parameters;

    [[nodiscard]] const TableZone* zone(std::string_view id) const;
    [[nodiscard]] const Phase* phase(std::string_view id) const;
    [[nodiscard]] const Region* region(std::string_view id) const;
    /// The name of a zone, phase, counter, region or word of the table; nothing if it has none.
    [[nodiscard]] const Texts* nameOf(std::string_view id) const;

    [[nodiscard]] bool flag(std::string_view parameter) const;  ///< false if missing
    [[nodiscard]] int number(std::string_view parameter, int otherwise) const;
    [[nodiscard]] std::string_view word(std::string_view parameter) const;  ///< empty if missing
};

}  // namespace mazzo::model
