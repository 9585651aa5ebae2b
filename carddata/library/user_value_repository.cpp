// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/user_value_repository.h"

#include "carddata/library/stored_json.h"

namespace mazzo::carddata {

namespace {

/// A row function that reads values into a list.
auto into(std::vector<UserValue>& values)
{
    return [&values](const Statement& row) -> Result<void> {
        auto value = valueFromJson(row.text(2));
        if (!value) return failure(value.error());
        values.push_back(
            {std::string(row.text(0)), std::string(row.text(1)), std::move(*value), std::string(row.text(3))});
        return {};
    };
}

}  // namespace

Result<std::vector<UserValue>> UserValueRepository::all(std::string_view game) const
{
    std::vector<UserValue> values;
    auto done = m_database.each("SELECT card, field, value, set_at FROM user_value WHERE game = ? ORDER BY card, field",
                                into(values), game);
    if (!done) return failure(done.error());
    return values;
}

Result<std::vector<UserValue>> UserValueRepository::of(std::string_view game, std::string_view card) const
{
    std::vector<UserValue> values;
    auto done = m_database.each(
        "SELECT card, field, value, set_at FROM user_value WHERE game = ? AND card = ? ORDER BY field", into(values),
        game, card);
    if (!done) return failure(done.error());
    return values;
}

Result<void> UserValueRepository::set(std::string_view game, std::string_view card, std::string_view field,
                                      const Value& value) const
{
    return m_database.run(R"(
        INSERT INTO user_value (game, card, field, value, set_at) VALUES (?, ?, ?, ?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
        ON CONFLICT (game, card, field) DO UPDATE SET value = excluded.value, set_at = excluded.set_at)",
                          game, card, field, toJson(value));
}

Result<bool> UserValueRepository::remove(std::string_view game, std::string_view card, std::string_view field) const
{
    auto done = m_database.run("DELETE FROM user_value WHERE game = ? AND card = ? AND field = ?", game, card, field);
    if (!done) return failure(done.error());
    return m_database.changes() > 0;
}

}  // namespace mazzo::carddata
