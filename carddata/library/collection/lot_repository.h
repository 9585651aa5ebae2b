// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/database.h"
#include "model/collection/lot.h"

#include <span>

namespace mazzo::carddata {

/// The table `lot`. Opens no transactions.
class LotRepository {
public:
    explicit LotRepository(const Database& database) : m_database(database) {}

    /// The lots as they are after a step, by id. `game` may be empty: all games; so may `card`: all cards.
    [[nodiscard]] Result<std::vector<Lot>> all(int step, std::string_view game, std::string_view card = {}) const;
    [[nodiscard]] Result<void> add(int step, std::span<const Lot> lots) const;     ///< gives them ids
    [[nodiscard]] Result<void> change(int step, std::span<const Lot> lots) const;  ///< by id
    [[nodiscard]] Result<void> forgetBeyond(int step) const;                       ///< what undone steps made

private:
    const Database& m_database;
};

}  // namespace mazzo::carddata
