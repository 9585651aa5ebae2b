// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit_distance.h"

#include <algorithm>
#include <numeric>

namespace mazzo::model {

std::size_t EditDistance::operator()(std::string_view a, std::string_view b, std::size_t limit)
{
    if (a.size() > b.size() + limit || b.size() > a.size() + limit) return limit + 1;
    auto& [before, row, next] = m_rows;
    for (std::vector<std::size_t>* each : {&before, &row, &next}) each->resize(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t least = next[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            next[j] = std::min({row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                next[j] = std::min(next[j], before[j - 2] + 1);
            least = std::min(least, next[j]);
        }
        if (least > limit) return limit + 1;
        std::swap(before, row);
        std::swap(row, next);
    }
    return row[b.size()];
}

}  // namespace mazzo::model
