// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/rule_book.h"

#include <functional>
#include <variant>

namespace mazzo::validators {

/// The smallest edit after which a deck is legal. All lists are in the order of zones, then cards; all are empty for a
/// legal deck.
struct Repair {
    std::vector<Change> add;
    std::vector<Change> remove;
    std::vector<Deck::UnknownCard>
        unknownCards;  ///< cards not on file, which all go: nothing is sure of a deck that holds one
    Deck deck;         ///< afterwards
};

/// There is none, because of the fewest rules that no deck within reach keeps together. Positions in the game's rules,
/// ascending.
struct NoRepair {
    std::vector<std::uint16_t> conflict;
    bool proven = true;  ///< false: the search was given up
};

/// Of all edits with the fewest copies added and removed, that with the fewest removed; then with the most of the cards
/// that were probably meant by those not on file; then the fewest of cards that are new to the deck; then the first in
/// the catalogue's order. `allowed`: how many copies of a card a deck may come to have by adding; empty is no limit.
/// Only what is sure counts: of a limit that is not exactly known, its lower bound.
[[nodiscard]] std::variant<Repair, NoRepair> smallestRepair(const RuleBook& book, const Deck& deck,
                                                            const std::function<int(CardIndex)>& allowed = {});

}  // namespace mazzo::validators
