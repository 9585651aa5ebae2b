// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/rule_book.h"

#include <chrono>
#include <functional>
#include <stop_token>
#include <variant>

namespace mazzo::validators {

/// The smallest edit that makes a deck legal, or as good as can be said with the known card data. All lists are sorted
/// by zone, then card, and empty if nothing needs to change.
struct Repair {
    std::vector<Change> add;
    std::vector<Change> remove;
    std::vector<Deck::UnknownCard> unknownCards;  ///< unknown cards that are removed or replaced
    Deck deck;                                    ///< the repaired deck
    Verdict verdict = Verdict::Legal;             ///< of the repaired deck: legal, or unknown
    std::vector<MissingValue> missing = {};       ///< the unknown values because of which it is unknown; ascending
    std::optional<OptionChange> option = {};      ///< an option that changes too; only from `proposedRepair`
    bool removesMany = false;                     ///< more than a third of the deck's cards are removed
    bool movesOnly = false;                       ///< cards change zones, but none is added or removed
    bool smallest = true;                         ///< false: the time was over, and there may be a smaller one

    /// How many copies change.
    [[nodiscard]] std::int64_t changes() const;
};

/// There is no repair. `conflict` is the smallest set of rules that no deck satisfies together, as ascending positions
/// in the game's rules.
struct NoRepair {
    std::vector<std::uint16_t> conflict;
    bool proven = true;           ///< false: the search was given up, because it was stopped or took too long
    bool withoutSamples = false;  ///< sample cards were not considered, because the deck has none
};

/// The longest time that a search for a repair takes; loading the deck and its game comes on top of it.
inline constexpr std::chrono::milliseconds kMaxRepairTime{4000};

/// Of all repairs with the fewest copies added and removed: the one that removes the fewest; then the one with the
/// fewest cards that are new to the deck; then the first in catalogue order. `maxCopies` limits the copies that a card
/// may reach by adding; empty means no limit.
///
/// Cards of the deck are never changed because their data is missing: of their unknown values the best is assumed, and
/// if the result depends on them, its verdict is unknown. Cards that are added must fit for certain: a limit that is
/// not exactly known counts with its lower bound. An unknown card with a misspelt name is replaced by the card that was
/// meant. Sample cards are added only to a deck that has some.
///
/// Ends within `kMaxRepairTime` with the best repair found, or without one; and soon after `stop` is requested.
[[nodiscard]] std::variant<Repair, NoRepair> smallestRepair(const RuleBook& book, const Deck& deck,
                                                            const std::function<int(CardIndex)>& maxCopies = {},
                                                            const std::stop_token& stop = {});

/// The same, or if that takes fewer changes, a repair with another value of an option that a fix offers to change, such
/// as the faction of the deck.
[[nodiscard]] std::variant<Repair, NoRepair> proposedRepair(const RuleBook& book, const Deck& deck,
                                                            const std::function<int(CardIndex)>& maxCopies = {},
                                                            const std::stop_token& stop = {});

}  // namespace mazzo::validators
