#pragma once

#include "validators/rule_book.h"

#include <functional>
#include <variant>

namespace mazzo {

/// The smallest edit after which a deck is legal. Both lists are in the order of zones, then cards; both are empty for a legal deck.
struct Repair {
    std::vector<Change> add;
    std::vector<Change> remove;
    Deck deck;   ///< afterwards
};

/// There is none, because of these rules; leaving out any one of them there would be. Positions in the game's rules, or `Finding::kUnknownCards`.
struct NoRepair {
    std::vector<std::uint16_t> conflict;
    bool proven = true;   ///< false: the search was given up
};

/// Of all edits with the fewest copies added and removed, that with the fewest removed; then the fewest of cards that are new to the deck;
/// then the first in the catalogue's order. `allowed`: how many copies of a card a deck may come to have by adding; empty is no limit.
/// Only what is sure counts: of a limit that is not exactly known, its lower bound.
[[nodiscard]] std::variant<Repair, NoRepair> smallestRepair(const RuleBook& book, const Deck& deck, const std::function<int(CardIndex)>& allowed = {});

} // namespace mazzo
