// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/sqlite_baseline.h"

#include "model/text.h"

#include <stdexcept>

namespace mazzo::bench {

namespace {

struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

void check(int code, sqlite3* database)
{
    if (code != SQLITE_OK && code != SQLITE_DONE && code != SQLITE_ROW)
        throw std::runtime_error(sqlite3_errmsg(database));
}

Statement prepared(sqlite3* database, const std::string& sql)
{
    sqlite3_stmt* statement = nullptr;
    check(sqlite3_prepare_v2(database, sql.c_str(), -1, &statement, nullptr), database);
    return Statement(statement);
}

/// Folded beforehand, one under the other, so that the baseline has as little to do as we have.
std::string lines(const Texts& texts)
{
    std::string result;
    for (const Texts::Entry& entry : texts.entries()) result += folded(entry.words) + '\n';
    return result;
}

void bindValue(sqlite3_stmt* statement, int column, const Value& value)
{
    if (const auto* number = std::get_if<Interval>(&value)) {
        sqlite3_bind_int(statement, column, number->lo);
    } else if (const auto* flag = std::get_if<bool>(&value)) {
        sqlite3_bind_int(statement, column, *flag ? 1 : 0);
    } else if (const auto* text = std::get_if<std::string>(&value)) {
        sqlite3_bind_text(statement, column, text->c_str(), -1, SQLITE_TRANSIENT);
    } else if (const auto* words = std::get_if<Words>(&value)) {
        std::string all = " ";
        for (const std::string& word : *words) all += word + ' ';
        sqlite3_bind_text(statement, column, all.c_str(), -1, SQLITE_TRANSIENT);
    } else {
        sqlite3_bind_null(statement, column);
    }
}

}  // namespace

SqliteBaseline::SqliteBaseline(std::span<const Card> cards)
{
    sqlite3* database = nullptr;
    check(sqlite3_open(":memory:", &database), database);
    m_database.reset(database);
    run("CREATE TABLE cards(number INTEGER PRIMARY KEY, type INTEGER, names TEXT, texts TEXT,"
        " cost INTEGER, attack INTEGER, defence INTEGER, race TEXT, rarity TEXT, terrain TEXT, artist TEXT, hero "
        "INTEGER)");
    run("CREATE VIRTUAL TABLE words USING fts5(names, texts, content = 'cards', content_rowid = 'number', tokenize = "
        "'trigram')");
    run("BEGIN");
    insert(cards);
    run("COMMIT");
    run("INSERT INTO words(words) VALUES('rebuild')");
    run("INSERT INTO words(words) VALUES('optimize')");
    run("ANALYZE");
}

void SqliteBaseline::insert(std::span<const Card> cards) const
{
    const Statement statement = prepared(m_database.get(),
                                         "INSERT INTO cards VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    for (const Card& card : cards) {
        sqlite3_bind_int64(statement.get(), 1, card.number);
        sqlite3_bind_int(statement.get(), 2, static_cast<int>(card.type));
        bindValue(statement.get(), 3, lines(card.name));
        bindValue(statement.get(), 4,
                  card.textState == Card::TextState::Unknown ? Value(Unknown{}) : Value(lines(card.text)));
        for (std::size_t i = 0; i < card.values.size(); ++i)
            bindValue(statement.get(), static_cast<int>(i) + 5, card.values[i].value);
        check(sqlite3_step(statement.get()), m_database.get());
        sqlite3_reset(statement.get());
    }
}

void SqliteBaseline::select(const std::string& sql, std::vector<std::int64_t>& numbers) const
{
    const Statement statement = prepared(m_database.get(), sql);
    numbers.clear();
    int code = sqlite3_step(statement.get());
    for (; code == SQLITE_ROW; code = sqlite3_step(statement.get()))
        numbers.push_back(sqlite3_column_int64(statement.get(), 0));
    check(code, m_database.get());
}

void SqliteBaseline::run(const char* sql) const
{
    check(sqlite3_exec(m_database.get(), sql, nullptr, nullptr, nullptr), m_database.get());
}

}  // namespace mazzo::bench
