// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/database.h"
#include "carddata/library/deck_result.h"

namespace mazzo::carddata {

/// The table `deck_result`. Opens no transactions.
class DeckResultRepository {
public:
    explicit DeckResultRepository(const Database& database) : m_database(database) {}

    /// The results of a deck, the latest day first.
    [[nodiscard]] Result<std::vector<DeckResult>> of(DeckId deck) const;
    /// Adds a result, or replaces the one with its mark.
    [[nodiscard]] Result<void> put(DeckId deck, const DeckResult& result) const;
    [[nodiscard]] Result<void> remove(DeckId deck, std::string_view mark) const;  ///< NotFound if there is none

private:
    const Database& m_database;
};

}  // namespace mazzo::carddata
