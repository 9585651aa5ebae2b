// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/collection/lot.h"

#include <algorithm>
#include <optional>
#include <span>
#include <unordered_map>

namespace mazzo::model {

/// The text that identifies a lot in the history: its card, or its name if the card is unknown.
[[nodiscard]] inline const std::string& calledBy(const Lot& lot) { return lot.card.empty() ? lot.name : lot.card; }

/// Builds an edit step by step on a copy of the lots.
class LotEditor {
public:
    explicit LotEditor(std::span<const Lot> lots) : m_before(lots), m_lots(lots.begin(), lots.end()) {}

    /// The lots in their current state: existing ones in their order, then new ones. Emptied lots have no copies.
    [[nodiscard]] std::span<const Lot> lots() const { return m_lots; }

    /// Merges into a lot that is equal except for its count, date and id, or becomes a new lot.
    void add(Lot lot);

    /// Changes `copies` of a lot (or all, if it has fewer) into `lot`, merging them into an equal lot. A lot that is
    /// neither split nor merged keeps its id.
    void replace(std::size_t position, int copies, Lot lot);

    void setCount(std::size_t position, int count) { m_lots[position].count = count; }

    /// Removes copies from the lots that `fits` accepts, in the order of `first`, and adds them to `taken`. Returns how
    /// many could not be removed.
    template <class Fits, class First>
    int take(int copies, Fits fits, First first, std::vector<Lot>& taken)
    {
        std::vector<Lot*> candidates;
        for (Lot& lot : m_lots)
            if (lot.count > 0 && fits(lot)) candidates.push_back(&lot);
        std::ranges::stable_sort(candidates, [&](const Lot* a, const Lot* b) { return first(*a) && !first(*b); });
        for (Lot* lot : candidates) {
            const int part = std::min(copies, lot->count);
            if (part == 0) break;
            taken.push_back(*lot);
            taken.back().count = part;
            lot->count -= part;
            copies -= part;
        }
        return copies;
    }

    [[nodiscard]] CollectionEdit edit(CollectionReason reason, std::string detail) const;

private:
    [[nodiscard]] std::optional<std::size_t> alike(const Lot& lot, std::optional<std::size_t> but);

    std::span<const Lot> m_before;
    std::vector<Lot> m_lots;
    std::unordered_multimap<std::size_t, std::size_t>
        m_byLooks;  // built on first use; may have entries of lots that changed since
};

}  // namespace mazzo::model
