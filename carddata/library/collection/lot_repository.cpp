// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/collection/lot_repository.h"

namespace mazzo::carddata {

namespace {

Lot lotOf(const Statement& row)
{
    int column = 0;
    const auto text = [&] { return std::string(row.text(column++)); };
    Lot lot;
    lot.id = LotId{row.integer(column++)};
    lot.kind = row.integer(column++) != 0 ? Lot::Kind::Wanted : Lot::Kind::Owned;
    lot.count = static_cast<int>(row.integer(column++));
    lot.priority = static_cast<int>(row.integer(column++));
    for (std::string* part :
         {&lot.game, &lot.card, &lot.name, &lot.printing, &lot.condition, &lot.language, &lot.finish, &lot.place,
          &lot.note, &lot.date, &lot.price, &lot.lentTo, &lot.lentSince, &lot.product})
        *part = text();
    return lot;
}

/// Prepared once for all rows of a step.
class Inserter {
public:
    static Result<Inserter> prepare(const Database& database)
    {
        return database
            .prepare(
                R"(INSERT INTO lot (lot, from_step, wanted, count, priority, game, card, name, printing, condition, language, finish, place, note, date,
                                         price, lent_to, lent_since, product) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?))")
            .map([](Statement statement) { return Inserter(std::move(statement)); });
    }

    Result<void> insert(std::int64_t id, int step, const Lot& lot)
    {
        return m_statement.run(id, step, lot.kind == Lot::Kind::Wanted ? 1 : 0, lot.count, lot.priority, lot.game,
                               lot.card, lot.name, lot.printing, lot.condition, lot.language, lot.finish, lot.place,
                               lot.note, lot.date, lot.price, lot.lentTo, lot.lentSince, lot.product);
    }

private:
    explicit Inserter(Statement statement) : m_statement(std::move(statement)) {}

    Statement m_statement;
};

}  // namespace

Result<std::vector<Lot>> LotRepository::all(int step, std::string_view game, std::string_view card) const
{
    static constexpr std::string_view kSql = R"(
        SELECT lot, wanted, count, priority, game, card, name, printing, condition, language, finish, place, note, date, price, lent_to, lent_since, product
        FROM lot WHERE from_step <= ?1 AND (to_step IS NULL OR to_step > ?1) AND (?2 = '' OR game = ?2) AND (?3 = '' OR card = ?3) ORDER BY lot)";
    std::vector<Lot> lots;
    auto done = m_database.each(
        kSql,
        [&lots](const Statement& row) {
            lots.push_back(lotOf(row));
            return Result<void>();
        },
        step, game, card);
    if (!done) return failure(done.error());
    return lots;
}

Result<void> LotRepository::add(int step, std::span<const Lot> lots) const
{
    const auto last = m_database.number("SELECT coalesce(max(lot), 0) FROM lot");
    if (!last) return failure(last.error());
    auto inserter = Inserter::prepare(m_database);
    if (!inserter) return failure(inserter.error());
    std::int64_t id = *last;
    for (const Lot& lot : lots)
        if (auto done = inserter->insert(++id, step, lot); !done) return done;
    return {};
}

Result<void> LotRepository::change(int step, std::span<const Lot> lots) const
{
    auto ending = m_database.prepare("UPDATE lot SET to_step = ? WHERE lot = ? AND to_step IS NULL");
    if (!ending) return failure(ending.error());
    auto inserter = Inserter::prepare(m_database);
    if (!inserter) return failure(inserter.error());
    for (const Lot& lot : lots) {
        if (auto done = ending->run(step, static_cast<std::int64_t>(lot.id)); !done) return done;
        // Whoever edits looked at the lots before; if one is gone by now, the whole edit is.
        if (m_database.changes() == 0)
            return failure({Error::Kind::NotFound,
                            "collection.no-such-lot",
                            {},
                            {std::to_string(static_cast<std::int64_t>(lot.id))},
                            {}});
        if (lot.count <= 0) continue;
        if (auto done = inserter->insert(static_cast<std::int64_t>(lot.id), step, lot); !done) return done;
    }
    return {};
}

Result<void> LotRepository::forgetBeyond(int step) const
{
    return m_database.run("DELETE FROM lot WHERE from_step > ?", step).and_then([&] {
        return m_database.run("UPDATE lot SET to_step = NULL WHERE to_step > ?", step);
    });
}

}  // namespace mazzo::carddata
