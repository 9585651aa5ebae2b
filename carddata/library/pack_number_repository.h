// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/database.h"
#include "carddata/pack/card_numbers.h"
#include "model/card.h"

#include <span>

namespace mazzo::carddata {

/// The table `pack_number`: the number of every card that the pack of a game has ever had.
class PackNumberRepository {
public:
    explicit PackNumberRepository(const Database& database) : m_database(database) {}

    [[nodiscard]] Result<CardNumbers> of(std::string_view game) const;
    /// Cards that are remembered already keep their numbers.
    [[nodiscard]] Result<void> add(std::string_view game, std::span<const Card> cards) const;

private:
    const Database& m_database;
};

}  // namespace mazzo::carddata
