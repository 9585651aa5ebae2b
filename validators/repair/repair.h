// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/rule_book.h"

#include <functional>
#include <variant>

namespace mazzo::validators {

/// The smallest edit that makes a deck legal. All lists are sorted by zone, then card, and empty for a legal deck.
struct Repair {
    std::vector<Change> add;
    std::vector<Change> remove;
    std::vector<Deck::UnknownCard> unknownCards;  ///< unknown cards that are removed
    Deck deck;                                    ///< the repaired deck
};

/// There is no repair. `conflict` is the smallest set of rules that no deck satisfies together, as ascending positions
/// in the game's rules.
struct NoRepair {
    std::vector<std::uint16_t> conflict;
    bool proven = true;  ///< false: the search was given up
};

/// Of all repairs with the fewest copies added and removed: the one that removes the fewest; then the one that adds the
/// most cards whose names resemble those of unknown cards; then the fewest cards that are new to the deck; then the
/// first in catalogue order. `maxCopies` limits the copies that a card may reach by adding; empty means no limit. A
/// limit that is not exactly known counts with its lower bound.
[[nodiscard]] std::variant<Repair, NoRepair> smallestRepair(const RuleBook& book, const Deck& deck,
                                                            const std::function<int(CardIndex)>& maxCopies = {});

}  // namespace mazzo::validators
