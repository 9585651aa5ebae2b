// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/match_set.h"
#include "validators/rule_book.h"

namespace mazzo::validators {

/// Finds the cards of which one more copy can be added to a zone without breaking a rule or making a broken one worse.
/// Cards that no rule can tell apart are checked once.
class AddableCards {
public:
    /// Groups the cards of the catalogue, so keep it as long as the book, which must outlive it.
    explicit AddableCards(const RuleBook& book);

    [[nodiscard]] CardBits canAdd(const Deck& deck, ZoneIndex zone) const;
    /// The same for any zone; optional zones that the deck does not have are skipped.
    [[nodiscard]] CardBits canAdd(const Deck& deck) const;

private:
    const RuleBook& m_book;
    std::vector<bool> m_sharesIdentity;               // by card: with another card
    std::vector<std::vector<std::uint32_t>> m_kinds;  // by zone, then card
    std::vector<std::size_t> m_kindCounts;            // by zone
};

}  // namespace mazzo::validators
