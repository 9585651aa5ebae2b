// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/rule_book_data.h"

#include <functional>

namespace mazzo::validators {

/// The cards that a repair may add. Cards that no rule can tell apart are interchangeable, so only the first few of
/// each kind are needed: as many as a repair can add. A catalogue with thousands of kinds is represented by some of
/// its cards only, because the solver could not deal with all of them.
class Candidates {
public:
    /// `maxCopies`: the limit up to which copies of a card may be added; empty means no limit. Without `withSamples`,
    /// sample cards are left out.
    Candidates(const RuleBook::Data& book, const Deck& deck, const std::function<int(CardIndex)>& maxCopies,
               bool withSamples);

    /// The candidates for a repair of at most `maxChanges` copies, ascending; always includes the cards of the deck.
    [[nodiscard]] std::vector<std::uint32_t> within(std::optional<int> maxChanges) const;
    /// Does `within` omit cards that a repair of this size might need?
    [[nodiscard]] bool isIncomplete(std::optional<int> maxChanges) const;
    /// Cards that are alike as far as the search can tell, in lists; the cards that are always candidates one by one.
    [[nodiscard]] std::vector<std::span<const std::uint32_t>> kinds() const;
    [[nodiscard]] bool leavesOutSamples() const { return m_leavesOutSamples; }

private:
    struct Kind {
        std::vector<std::uint32_t> rows;
    };

    [[nodiscard]] std::size_t perKind(std::optional<int> maxChanges) const;

    std::vector<std::uint32_t> m_always;
    std::vector<Kind> m_kinds;
    bool m_isRough = false;  // there are too many kinds, so that similar ones were joined
    bool m_leavesOutSamples = false;
};

}  // namespace mazzo::validators
