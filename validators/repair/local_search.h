// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/repair/repair_search.h"

namespace mazzo::validators {

/// Looks for any repair by single steps, each of which brings the deck nearer to being legal. Used where the integer
/// program is too large to be solved in time: the repair that it finds is not always the smallest.
class LocalSearch {
public:
    LocalSearch(const RepairTask& task, const SearchTime& time);

    /// The repaired deck; nothing if the search got stuck or the time is over.
    [[nodiscard]] std::optional<Deck> run();

private:
    struct Step {
        ZoneIndex zone{};
        CardIndex card{};
        int copies = 0;  ///< negative: removed
        std::optional<std::size_t> kind = {};
    };

    /// How far a deck is from being legal; 0 if it is, as far as its card data is known.
    [[nodiscard]] std::int64_t badness(const Deck& deck);
    [[nodiscard]] std::int64_t badnessAfter(const Step& step);
    [[nodiscard]] std::vector<Step> additions() const;
    [[nodiscard]] std::vector<Step> removals() const;
    /// The step after which the deck is best; nothing if there is none or the time is over.
    [[nodiscard]] std::optional<Step> best(const std::vector<Step>& steps, std::int64_t& lowest);
    void take(const Step& step, std::int64_t badness);
    void repeat(Step step);
    [[nodiscard]] bool giveUpCulprit();
    void undoNeedless();
    [[nodiscard]] bool isOpen(ZoneIndex zone) const;
    [[nodiscard]] bool mayAdd(CardIndex card) const;
    [[nodiscard]] std::optional<CardIndex> nextOfKind(std::size_t kind) const;

    const RepairTask& m_task;
    SearchTime m_time;
    Deck m_deck;
    std::vector<std::span<const std::uint32_t>> m_kinds;
    std::vector<bool> m_removed;  // by card: removed before, so that it is not added again
    std::vector<bool> m_inDeck;   // by card
    std::int64_t m_badness = 0;
    Report m_report;  // reused
};

}  // namespace mazzo::validators
