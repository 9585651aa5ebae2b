// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/pile_term.h"

namespace mazzo::goldfish::odds {

/// Which cards a question counts: those in the hand at the end, all that have come into the hand so far, or those that
/// the set-up puts aside from the draw pile, unseen.
enum class Counting : std::uint8_t { Hand, Seen, Aside };

/// Which hand a question is about: the opening hand or that of turn `turn`, plus `draws` more cards.
struct When {
    int draws = 0;
    std::optional<int> turn;
    Counting counting = Counting::Hand;
};

/// Where cards move that leave the hand: shuffled into the draw pile, under it, to the pile that is reshuffled, or out
/// of the game.
enum class Goal : std::uint8_t { IntoPile, UnderPile, Discards, Away };

/// One thing that happens to the hand while nothing is played.
struct HandStep {
    enum class Kind : std::uint8_t {
        Draw,       ///< `count` cards
        DrawUpTo,   ///< until the hand has `count`
        Drop,       ///< `count` cards (0: all) leave for `goal`; if not all, any of them
        SetAside,   ///< `count` cards of the pile, unseen, are out of reach
        Shuffle,    ///< the draw pile
        Join,       ///< `cards` come into the hand from elsewhere
        DrawOther,  ///< `count` of `cards`, another shuffled pile
        Mulligan    ///< at least `count` times, then as the policy says
    };

    Kind kind = Kind::Draw;
    int count = 0;
    Goal goal = Goal::Away;
    std::vector<Dealt> cards;
};

/// The procedure's mulligan as numbers.
struct MulliganRule {
    Procedure::Mulligan::Kind kind = Procedure::Mulligan::Kind::None;
    int less = 1;
    int leastHand = 1;
    int most = -1;   ///< cards exchanged at once; -1: any number
    int times = -1;  ///< -1: as often as wanted
    Goal goal = Goal::Away;
    int free = 0;  ///< the first so many cost no card

    [[nodiscard]] bool offers(int hand, int made) const;
    /// The cards that go under the pile when a hand is kept after so many mulligans.
    [[nodiscard]] int owed(int made) const;
    /// The cards fewer that are drawn in the next one.
    [[nodiscard]] int fewer(int made) const;
    [[nodiscard]] bool isBottom() const { return kind == Procedure::Mulligan::Kind::Bottom; }
};

/// The limit on mulligans, for games that set none.
inline constexpr int kMaxMulligans = 1000;

/// The steps that lead to a hand, from the same procedure that the table follows.
struct HandPlan {
    std::vector<Dealt> pile;          ///< what is drawn from
    std::vector<Dealt> hand;          ///< in the hand from the start
    std::vector<Dealt> apart;         ///< likewise, but not affected by mulligans and limits
    std::vector<Dealt> discards;      ///< can be reshuffled from the start
    std::vector<ZoneIndex> sections;  ///< of the deck whose cards can reach the hand
    std::vector<HandStep> steps;
    MulliganRule mulligan;
    Procedure::Reshuffle::When reshuffle = Procedure::Reshuffle::When::Never;
    bool joinsApart = false;  ///< what joins the hand is apart too
    /// The "hand" of every answer is all cards seen so far: a card that left the hand still counts, and counts once
    /// however often it is drawn. What a mulligan gives back does not count until it is drawn again.
    bool countsSeen = false;
    std::optional<int> ignoredLimit;  ///< the hand limit that the procedure sets and the plan does not apply

    /// Every card that can reach the hand.
    [[nodiscard]] std::vector<Dealt> cards() const;
    /// Whether no step depends on the cards, so that each set of drawn cards is as likely as any other of its size.
    [[nodiscard]] bool isBlind() const;
    /// Whether the hand also has cards of other shuffled piles.
    [[nodiscard]] bool drawsOthers() const;
    /// For a blind plan: how many cards of the pile are counted at the end, and the cards that are there for certain.
    struct Outcome {
        int drawn = 0;  ///< or seen, if the plan counts that
        std::vector<Dealt> certain;
        int missing = 0;  ///< draws for which no cards are left
    };
    [[nodiscard]] Outcome outcome() const;
    /// How many draws find nothing left to draw if every hand is kept; 0 where that depends on the cards.
    [[nodiscard]] int missing() const;
    /// The maximum number of cards that are counted, over all steps.
    [[nodiscard]] int largestHand() const;
};

}  // namespace mazzo::goldfish::odds
