// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/collection/columns.h"
#include "model/collection/lot.h"

namespace mazzo::importer {

/// What a row names, as written; an error has its code in `code`.
struct RowReading {
    std::string_view card;
    std::string_view name;
    std::string_view plainName;  ///< a second, shorter form of the name, if the file has one
    bool empty = false;          ///< no name, or no copies
    const char* code = nullptr;  ///< why the row cannot be read
    std::string_view culprit;
};

/// Fills the empty `lot` with the properties of the row, in our own terms.
[[nodiscard]] RowReading readRow(const Columns& columns, const std::vector<std::string_view>& cells, Lot& lot);

}  // namespace mazzo::importer
