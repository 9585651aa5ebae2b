// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace mazzo::model {

/// Counts the edits between two texts: insert, delete or replace a byte, swap two neighbours. Reuses its memory.
class EditDistance {
public:
    /// Something above `limit` as soon as it is clear that there are more.
    [[nodiscard]] std::size_t operator()(std::string_view a, std::string_view b, std::size_t limit);

private:
    std::array<std::vector<std::size_t>, 3> m_rows;
};

}  // namespace mazzo::model
