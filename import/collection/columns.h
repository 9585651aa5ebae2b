// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <array>
#include <string_view>
#include <vector>

namespace mazzo::importer {

/// What a column of a collection file can say.
enum class Column : std::uint8_t {
    Game,
    Card,
    Name,
    Count,
    State,
    Printing,
    Set,
    Number,
    Condition,
    Language,
    Finish,
    Place,
    Note,
    Date,
    Price,
    LentTo,
    LentSince,
    Priority,
    Product
};
inline constexpr std::size_t kColumnCount = 19;

/// Where each is in the rows of a file; -1 if it is not there.
struct Columns {
    std::array<int, kColumnCount> position{};
    bool ours = false;  ///< the file is in our own form: its words are taken as they stand

    [[nodiscard]] std::string_view cell(Column column, const std::vector<std::string_view>& cells) const
    {
        const int at = position[static_cast<std::size_t>(column)];
        return at >= 0 && static_cast<std::size_t>(at) < cells.size() ? cells[static_cast<std::size_t>(at)]
                                                                      : std::string_view();
    }
    [[nodiscard]] bool has(Column column) const { return position[static_cast<std::size_t>(column)] >= 0; }
};

/// The heads of our own form, in its order.
[[nodiscard]] const std::vector<std::string_view>& ownHeads();

/// By the words in the first row; a file that names no cards is refused with the heads it has.
[[nodiscard]] Result<Columns> columnsOf(const std::vector<std::string_view>& heads, std::string_view file, int line);

}  // namespace mazzo::importer
