// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/collection/lot.h"

#include <algorithm>
#include <optional>
#include <span>
#include <unordered_map>

namespace mazzo::model {

/// What a change of a lot is remembered by: its card, or its name if no catalogue has it.
[[nodiscard]] inline const std::string& calledBy(const Lot& lot) { return lot.card.empty() ? lot.name : lot.card; }

/// Builds an edit step by step on a copy of the lots.
class LotEditor {
public:
    explicit LotEditor(std::span<const Lot> lots) : m_before(lots), m_lots(lots.begin(), lots.end()) {}

    /// The lots as they are now: those before in their order, then new ones. Emptied ones have no copies.
    [[nodiscard]] std::span<const Lot> lots() const { return m_lots; }

    /// Joins a lot that is alike in all but its count, date and id, or becomes one.
    void add(Lot lot);

    /// Makes of `copies` of a lot, or of all if it has no more, what `lot` says; they join a lot that is alike. A lot
    /// that stays whole and alone keeps its id.
    void replace(std::size_t position, int copies, Lot lot);

    void setCount(std::size_t position, int count) { m_lots[position].count = count; }

    /// Takes copies out of the lots that `fits`, in the order of `first`; the parts taken go to `taken`. Returns how
    /// many are still lacking.
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
        m_byLooks;  // made when first asked; may have entries of lots that changed since
};

}  // namespace mazzo::model
