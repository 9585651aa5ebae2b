// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/database.h"
#include "model/value.h"

#include <vector>

namespace mazzo::carddata {

/// What the player says a field of a card is. `field` is a field's id, or `text` for the card's printed text.
struct UserValue {
    std::string card;  ///< the part after "<game>:"
    std::string field;
    Value value;
    std::string setAt;  ///< UTC, ISO 8601

    bool operator==(const UserValue&) const = default;
};

/// The table `user_value`.
class UserValueRepository {
public:
    explicit UserValueRepository(const Database& database) : m_database(database) {}

    [[nodiscard]] Result<std::vector<UserValue>> all(std::string_view game) const;  ///< by card, then field
    [[nodiscard]] Result<std::vector<UserValue>> of(std::string_view game, std::string_view card) const;  ///< by field
    [[nodiscard]] Result<void> set(std::string_view game, std::string_view card, std::string_view field,
                                   const Value& value) const;
    [[nodiscard]] Result<bool> remove(std::string_view game, std::string_view card,
                                      std::string_view field) const;  ///< false: there was none

private:
    const Database& m_database;
};

}  // namespace mazzo::carddata
