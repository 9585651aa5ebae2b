// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/deck_odds.h"
#include "validators/rule_book.h"

namespace mazzo::goldfish::tuning {

/// How many copies of a card a deck may hold at most; empty: any number.
using MaxCopies = std::function<int(CardIndex)>;

/// Cards of one zone that neither the questions nor the rules can tell apart, so that any of them stands for all.
struct Kind {
    ZoneIndex zone{};
    std::size_t number = 0;  ///< of its class, among those of `DeckOdds`
    int copies = 0;          ///< that the deck has of each of these cards
    int room = 0;            ///< how many copies of each may be added
    std::vector<CardIndex> cards;
};

/// The cards that can be swapped: every card of the draw pile can leave it, and every card of the pool can replace it
/// in its zone.
class SwapSpace {
public:
    /// Sorts the cards into kinds. `swaps`: the most copies that are exchanged.
    SwapSpace(const RuleBook& book, const Setup& setup, const odds::HandPlan& plan, const odds::DeckOdds& odds,
              std::span<const odds::Dealt> pool, const MaxCopies& maxCopies, int swaps);

    /// The sections that the draw pile is dealt from.
    [[nodiscard]] static std::vector<ZoneIndex> zones(const odds::HandPlan& plan);

    /// The kinds of each part: a class within a zone.
    struct Part {
        ZoneIndex zone{};
        std::size_t number = 0;
        int mostLess = 0;  ///< copies that can leave
        int mostMore = 0;  ///< copies that can be added
        std::vector<Kind> kinds;
    };
    [[nodiscard]] const std::vector<Part>& parts() const { return m_parts; }

private:
    std::vector<Part> m_parts;  // sorted by zone, then class
};

}  // namespace mazzo::goldfish::tuning
