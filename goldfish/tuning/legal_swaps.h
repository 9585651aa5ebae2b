// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/tuning/swap_space.h"

namespace mazzo::goldfish::tuning {

/// Finds cards for a change that is given by class: which copies leave the deck and which are added, so that it is
/// legal.
class LegalSwaps {
public:
    /// `going` is asked now and then; the search is given up when it returns false.
    LegalSwaps(const SwapSpace& space, const RuleBook& book, const Setup& setup, Verdict worst,
               std::function<bool()> going);

    struct Found {
        Deck deck;
        Verdict verdict = Verdict::Legal;
        std::vector<odds::Dealt> removed;  ///< one for each copy; sorted
        std::vector<odds::Dealt> added;
    };
    enum class Outcome : std::uint8_t { Found, None, GaveUp };

    /// `changes`: how many copies more or fewer of each part of the space; they add up to zero in each zone. With
    /// `spare` swaps, copies may also be exchanged within a part. The fewest swaps are tried first. Gives up after
    /// `maxChecks` decks.
    [[nodiscard]] Outcome find(const std::vector<int>& changes, int spare, std::uint64_t maxChecks);
    [[nodiscard]] const Found& found() const { return m_found; }

private:
    /// One card with a number of copies more or fewer.
    struct Step {
        odds::Dealt card;
        int by = 0;
    };

    bool choose(std::size_t part, std::size_t kind, std::size_t card, int less, int more, int spare, int last);
    bool nextPart(std::size_t part, int spare);
    bool check();

    const SwapSpace& m_space;
    const RuleBook& m_book;
    const Setup& m_setup;
    Verdict m_worst;
    std::function<bool()> m_going;
    const std::vector<int>* m_changes = nullptr;
    std::vector<Step> m_steps;
    Report m_report;
    Found m_found;
    std::uint64_t m_checks = 0;
    std::uint64_t m_maxChecks = 0;
    bool m_gaveUp = false;
};

}  // namespace mazzo::goldfish::tuning
