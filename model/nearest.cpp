// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/nearest.h"

#include "model/edit_distance.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

std::vector<std::string> nearest(std::string_view word, const std::vector<std::string_view>& candidates,
                                 std::size_t count)
{
    EditDistance editDistance;
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
        const bool listed = std::ranges::any_of(
            result, [&](const std::string& other) { return folded(other) == folded(candidate); });
        if (!listed) result.emplace_back(candidate);
    }
    return result;
}

}  // namespace mazzo::model
