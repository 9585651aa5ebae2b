// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/name_table.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace mazzo::model::catalogue {

namespace {

constexpr std::size_t kLongestName = 200;  // A longer line is no mistyped name, and the time grows with the square.

/// Which letters occur, as bits. One edit changes at most two of them.
std::uint64_t lettersOf(std::string_view text)
{
    std::uint64_t letters = 0;
    for (const char c : text) letters |= std::uint64_t{1} << (static_cast<unsigned char>(c) % 64);
    return letters;
}

/// The number of edits between two texts (insert, delete, replace, swap of neighbours), or something above `limit` as
/// soon as it is clear that they are more.
std::size_t editDistance(std::string_view a, std::string_view b, std::size_t limit)
{
    using Row = std::array<std::size_t, kLongestName * 2>;
    std::array<Row, 3> rows;
    Row *before = &rows[0], *row = &rows[1], *next = &rows[2];
    std::iota(row->begin(), row->begin() + static_cast<std::ptrdiff_t>(b.size()) + 1, std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t least = (*next)[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = (*row)[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            (*next)[j] = std::min({replaced, (*row)[j] + 1, (*next)[j - 1] + 1});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                (*next)[j] = std::min((*next)[j], (*before)[j - 2] + 1);
            least = std::min(least, (*next)[j]);
        }
        if (least > limit) return limit + 1;
        std::swap(before, row);
        std::swap(row, next);
    }
    return (*row)[b.size()];
}

/// Keeps the list sorted, each card once with its best distance, and not longer than `count`.
void insert(std::vector<Near>& best, Near near, std::size_t count)
{
    const auto same = std::find_if(best.begin(), best.end(),
                                   [&](const Near& other) { return other.card == near.card; });
    if (same != best.end()) {
        if (*same <= near) return;
        best.erase(same);
    }
    best.insert(std::upper_bound(best.begin(), best.end(), near), near);
    if (best.size() > count) best.pop_back();
}

}  // namespace

std::vector<Near> NameTable::nearest(std::string_view folded, std::size_t count) const
{
    if (folded.empty() || folded.size() > kLongestName || count == 0) return {};
    const std::uint64_t letters = lettersOf(folded);
    std::size_t limit = std::max<std::size_t>(1, folded.size() / 3);
    std::vector<Near> best;
    each([&](std::uint32_t card, std::string_view name) {
        if (name.size() > folded.size() + limit || folded.size() > name.size() + limit) return;
        if (static_cast<std::size_t>(std::popcount(lettersOf(name) ^ letters)) > 2 * limit) return;
        const std::size_t distance = editDistance(folded, name, limit);
        if (distance > limit) return;
        insert(best, {distance, card}, count);
        if (best.size() == count) limit = best.back().distance;
    });
    return best;
}

}  // namespace mazzo::model::catalogue
