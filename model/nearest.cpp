// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text.h"

#include <algorithm>
#include <numeric>

namespace mazzo::model {

namespace {

/// Edits (insert, delete, replace, swap of neighbours) between two folded words, giving up beyond `limit`.
std::size_t editDistance(std::string_view a, std::string_view b, std::size_t limit)
{
    if (a.size() > b.size() + limit || b.size() > a.size() + limit) return limit + 1;
    std::vector<std::size_t> before(b.size() + 1), row(b.size() + 1), next(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        next[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            next[j] = std::min({row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                next[j] = std::min(next[j], before[j - 2] + 1);
        }
        if (*std::ranges::min_element(next) > limit) return limit + 1;
        std::swap(before, row);
        std::swap(row, next);
    }
    return row[b.size()];
}

}  // namespace

std::vector<std::string> nearest(std::string_view word, const std::vector<std::string_view>& candidates,
                                 std::size_t count)
{
    const std::string wanted = folded(word);
    std::vector<std::pair<std::size_t, std::string_view>> found;
    for (const std::string_view candidate : candidates) {
        const std::string other = folded(candidate);
        const std::size_t limit = std::max(wanted.size(), other.size()) / 3;
        // What was begun and not finished is as near as one wrong letter.
        const bool begun = wanted.size() >= 2 && other.starts_with(wanted);
        const std::size_t distance = begun ? 1 : editDistance(wanted, other, limit);
        if (begun || distance <= limit) found.emplace_back(distance, candidate);
    }
    std::ranges::stable_sort(found, {}, &std::pair<std::size_t, std::string_view>::first);
    std::vector<std::string> result;
    for (const auto& [distance, candidate] : found) {
        if (result.size() == count) break;
        const bool told = std::ranges::any_of(
            result, [&](const std::string& other) { return folded(other) == folded(candidate); });
        if (!told) result.emplace_back(candidate);
    }
    return result;
}

}  // namespace mazzo::model
