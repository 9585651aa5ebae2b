// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/rule_book_data.h"

#include <functional>

namespace mazzo::validators {

/// The cards that a repair may bring in. Cards that no rule tells apart are interchangeable, so that of each kind the
/// first few will do: as many as a repair can add.
class Candidates {
public:
    /// `meant`: cards that go before others of their kind. `allowed`: how many copies of a card a deck may come to have
    /// by adding; empty is no limit.
    Candidates(const RuleBook::Data& book, const Deck& deck, std::span<const Change> meant,
               const std::function<int(CardIndex)>& allowed);

    /// Those for a repair that adds at most `reach` copies, ascending; the cards of the deck are always among them.
    [[nodiscard]] std::vector<std::uint32_t> within(std::optional<int> reach) const;
    /// Does `within` leave out cards that a repair of any size might need?
    [[nodiscard]] bool leavesOut() const;

private:
    struct Kind {
        std::vector<std::uint32_t> rows;
    };

    std::vector<std::uint32_t> m_always;
    std::vector<Kind> m_kinds;
};

}  // namespace mazzo::validators
