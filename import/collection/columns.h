// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <array>
#include <string_view>
#include <vector>

namespace mazzo::importer {

/// The kinds of columns of a collection file.
enum class Column : std::uint8_t {
    Game,
    Card,
    Name,
    PlainName,  ///< without the treatment that TCGplayer puts behind the name: "Gold Fox (Borderless)"
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
inline constexpr std::size_t kColumnCount = 20;

/// The position of each column in a file; -1 if missing.
struct Columns {
    std::array<int, kColumnCount> position{};
    bool ours = false;                      ///< our own format: values are read unchanged
    std::vector<std::string> ignored = {};  ///< headings of columns that mean nothing to us

    [[nodiscard]] std::string_view cell(Column column, const std::vector<std::string_view>& cells) const
    {
        const int at = position[static_cast<std::size_t>(column)];
        return at >= 0 && static_cast<std::size_t>(at) < cells.size() ? cells[static_cast<std::size_t>(at)]
                                                                      : std::string_view();
    }
    [[nodiscard]] bool has(Column column) const { return position[static_cast<std::size_t>(column)] >= 0; }
};

/// The headings of our own format, in order.
[[nodiscard]] const std::vector<std::string_view>& ownHeads();

/// Recognises the columns by the first row; a file without card names is refused with a list of its headings.
[[nodiscard]] Result<Columns> columnsOf(const std::vector<std::string_view>& heads, std::string_view file, int line);

}  // namespace mazzo::importer
