// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/pack_number_repository.h"

namespace mazzo::carddata {

Result<CardNumbers> PackNumberRepository::of(std::string_view game) const
{
    CardNumbers numbers;
    auto done = m_database.each(
        "SELECT card, number FROM pack_number WHERE game = ? ORDER BY card",
        [&numbers](const Statement& row) {
            numbers.emplace_hint(numbers.end(), row.text(0), static_cast<std::uint32_t>(row.integer(1)));
            return Result<void>();
        },
        game);
    if (!done) return failure(done.error());
    return numbers;
}

Result<void> PackNumberRepository::add(std::string_view game, std::span<const Card> cards) const
{
    auto insert = m_database.prepare("INSERT OR IGNORE INTO pack_number (game, card, number) VALUES (?, ?, ?)");
    if (!insert) return failure(insert.error());
    for (const Card& card : cards)
        if (auto added = insert->run(game, card.id, static_cast<std::int64_t>(card.number)); !added) return added;
    return {};
}

}  // namespace mazzo::carddata
