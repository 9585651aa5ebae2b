// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

struct sqlite3;
struct sqlite3_stmt;

namespace mazzo::carddata {

/// A prepared statement. Texts are copied when bound, so that arguments may die before the statement runs.
class Statement {
public:
    /// Binds the arguments and runs to the end; what comes back is ignored.
    template <class... Args>
    [[nodiscard]] Result<void> run(const Args&... args)
    {
        bindAll(args...);
        return finish([](const Statement&) { return Result<void>(); });
    }

    /// Binds the arguments and calls `row(statement)` for each row; the row function may end it with an error.
    template <class Row, class... Args>
    [[nodiscard]] Result<void> each(Row row, const Args&... args)
    {
        bindAll(args...);
        return finish(row);
    }

    // Columns of the present row, counted from 0.
    [[nodiscard]] std::string_view text(int column) const;  ///< valid until the next row
    [[nodiscard]] std::int64_t integer(int column) const;

private:
    friend class Database;
    struct Finalizer {
        void operator()(sqlite3_stmt* statement) const;
    };

    explicit Statement(sqlite3_stmt* statement) : m_statement(statement) {}

    template <class... Args>
    void bindAll(const Args&... args)
    {
        int position = 0;
        (bind(++position, args), ...);
    }
    void bind(int position, std::string_view text);
    void bind(int position, std::int64_t number);

    template <class Row>
    Result<void> finish(Row row)
    {
        for (;;) {
            auto more = step();
            if (!more) return failure(more.error());
            if (!*more) return {};
            if (Result<void> done = row(*this); !done) {
                reset();
                return done;
            }
        }
    }
    Result<bool> step();  ///< true: there is a row; else the statement is ready to be bound again
    void reset();

    std::unique_ptr<sqlite3_stmt, Finalizer> m_statement;
};

/// One connection to a SQLite file. Errors of SQLite arrive as `Error` with a code that says what the player can do
/// about it.
class Database {
public:
    /// Opens the file for reading and writing, creating it if it is missing; waits for other programs up to five
    /// seconds.
    [[nodiscard]] static Result<Database> open(const std::filesystem::path& file);

    /// Opens a file that is there, for reading only; does not wait for others.
    [[nodiscard]] static Result<Database> openToRead(const std::filesystem::path& file);
    /// The same for a file that nobody changes, in a folder that cannot be written to: a log is not looked at.
    [[nodiscard]] static Result<Database> openUnchanging(const std::filesystem::path& file);

    [[nodiscard]] Result<Statement> prepare(std::string_view sql) const;
    [[nodiscard]] Result<void> execute(const std::string& script) const;  ///< any number of statements

    template <class... Args>
    [[nodiscard]] Result<void> run(std::string_view sql, const Args&... args) const
    {
        return prepare(sql).and_then([&](Statement statement) { return statement.run(args...); });
    }
    template <class Row, class... Args>
    [[nodiscard]] Result<void> each(std::string_view sql, Row row, const Args&... args) const
    {
        return prepare(sql).and_then([&](Statement statement) { return statement.each(row, args...); });
    }
    [[nodiscard]] Result<std::int64_t> number(std::string_view sql) const;  ///< the first column of the first row

    [[nodiscard]] std::int64_t lastKey() const;  ///< of the last row inserted
    [[nodiscard]] int changes() const;           ///< rows touched by the last statement
    [[nodiscard]] bool isReadOnly() const;
    [[nodiscard]] bool inTransaction() const;
    /// Puts the contents of another database in place of this one's, whole or not at all. Others may have the file
    /// open: they see the new contents from then on.
    [[nodiscard]] Result<void> replaceContents(const Database& source) const;
    [[nodiscard]] std::string file() const;
    void keepLogOnClose(
        bool keep) const;  ///< true: closing leaves the file as it is, even if a log waits to be written into it

private:
    struct Closer {
        void operator()(sqlite3* handle) const;
    };

    explicit Database(sqlite3* handle) : m_handle(handle) {}
    [[nodiscard]] static Result<Database> open(const std::filesystem::path& file, int flags);

    std::unique_ptr<sqlite3, Closer> m_handle;
};

/// All or nothing: rolled back when it dies, unless committed. One inside another belongs to that one: it can be rolled
/// back alone, but is only stored when the outer one is committed.
class Transaction {
public:
    /// Reading: what is read belongs together. Writing: takes the lock at once, so that nobody can come in between.
    enum class Kind { Read, Write };

    [[nodiscard]] static Result<Transaction> begin(const Database& database, Kind kind = Kind::Write);
    Transaction(Transaction&& other) noexcept
        : m_database(std::exchange(other.m_database, nullptr)), m_inner(other.m_inner)
    {}
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();

    [[nodiscard]] Result<void> commit();

private:
    Transaction(const Database& database, bool inner) : m_database(&database), m_inner(inner) {}

    const Database* m_database;
    bool m_inner;
};

}  // namespace mazzo::carddata
