// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <cstdint>
#include <span>
#include <vector>

namespace mazzo::model {

/// Places cards in allowances with limits so that as many as possible have a place: a maximum flow, not a greedy
/// choice. Its memory is reused.
class AllowanceFlow {
public:
    /// Forgets all cards. There is one limit for each allowance, at most 32.
    void start(std::span<const std::int64_t> limits);
    /// Adds copies that fit into the allowances whose bits are set.
    void add(std::uint32_t fits, std::int64_t copies);
    /// How many copies have no place. Earlier allowances are filled first where it makes no difference.
    [[nodiscard]] std::int64_t solve();

    /// After `solve`: the copies placed in each allowance.
    [[nodiscard]] std::span<const std::int64_t> used() const { return m_used; }
    /// After `solve`: whether one card with these bits less would leave one card less without a place.
    [[nodiscard]] bool isShort(std::uint32_t fits) const;

private:
    /// Cards that fit into the same allowances.
    struct Group {
        std::uint32_t fits = 0;
        std::int64_t left = 0;             ///< copies without a place
        std::vector<std::int64_t> placed;  ///< by allowance
    };

    [[nodiscard]] bool placeOne(Group& group, std::uint32_t& tried);
    [[nodiscard]] std::int64_t freeUp(std::size_t allowance, std::int64_t wanted, std::uint32_t& tried);

    std::vector<std::int64_t> m_limits;
    std::vector<std::int64_t> m_used;
    std::vector<Group> m_groups;
    std::size_t m_count = 0;    // groups in use
    std::uint32_t m_short = 0;  // allowances that cards without a place compete for
};

}  // namespace mazzo::model
