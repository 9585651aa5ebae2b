#pragma once

#include "import/collection/columns.h"
#include "model/collection/lot.h"

namespace mazzo {

/// What a row says about its copies, in our words. Name and card stay as written; an error has its code in `code`.
struct RowReading {
    Lot lot;
    std::string_view card;
    std::string_view name;
    bool empty = false;          ///< no name, or no copies
    const char* code = nullptr;  ///< why the row cannot be read
    std::string_view culprit;
};

[[nodiscard]] RowReading readRow(const Columns& columns, const std::vector<std::string_view>& cells);

} // namespace mazzo
