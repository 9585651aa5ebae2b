// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/match_set.h"
#include "validators/rule_book.h"

namespace mazzo::validators {

/// The cards of which one more copy may be put into a zone without breaking a rule that holds, or making one complain
/// of more cards. Cards that answer every question of the rules alike are judged once.
class AddableCards {
public:
    /// Sorts the cards; the book must outlive it. To be kept as long as the book.
    explicit AddableCards(const RuleBook& book);

    [[nodiscard]] CardBits canAdd(const Deck& deck, ZoneIndex zone) const;
    /// To any zone that the deck has; an optional one that was left out stays out.
    [[nodiscard]] CardBits canAdd(const Deck& deck) const;

private:
    const RuleBook& m_book;
    std::vector<bool> m_sharesIdentity;               // by card: with another card
    std::vector<std::vector<std::uint32_t>> m_kinds;  // by zone, then card
    std::vector<std::size_t> m_kindCounts;            // by zone
};

}  // namespace mazzo::validators
