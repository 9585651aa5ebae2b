// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/database.h"

#include <sqlite3.h>

namespace mazzo::carddata {

namespace {

constexpr int kBusyMilliseconds = 5000;

struct Wording {
    Error::Kind kind;
    const char* code;
};

Wording wording(int code)
{
    switch (code & 0xff) {
    case SQLITE_CORRUPT: return {Error::Kind::Corrupt, "library.corrupt"};
    case SQLITE_NOTADB: return {Error::Kind::Corrupt, "library.not-a-database"};
    case SQLITE_READONLY: return {Error::Kind::Io, "library.read-only"};
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH: return {Error::Kind::Io, "library.cannot-open"};
    case SQLITE_FULL: return {Error::Kind::Io, "library.disk-full"};
    case SQLITE_IOERR: return {Error::Kind::Io, "library.io"};
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return {Error::Kind::Sql, "library.busy"};
    default: return {Error::Kind::Sql, "library.sql"};
    }
}

Error sqlError(sqlite3* handle, const std::string& file, std::string_view sql)
{
    const auto [kind, code] = wording(sqlite3_extended_errcode(handle));
    std::string detail = sqlite3_errmsg(handle);
    if (!sql.empty()) detail.append(" in: ").append(sql);
    return {kind, code, {file, 0, 0}, {file}, std::move(detail)};
}

std::string fileOf(sqlite3* handle)
{
    const char* name = sqlite3_db_filename(handle, "main");
    return name ? name : "";
}

}  // namespace

void Statement::Finalizer::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

void Statement::bind(int position, std::string_view text)
{
    sqlite3_bind_text64(m_statement.get(), position, text.data() ? text.data() : "", text.size(), SQLITE_TRANSIENT,
                        SQLITE_UTF8);
}

void Statement::bind(int position, std::int64_t number) { sqlite3_bind_int64(m_statement.get(), position, number); }

std::string_view Statement::text(int column) const
{
    const auto* begin = reinterpret_cast<const char*>(sqlite3_column_text(m_statement.get(), column));
    return begin ? std::string_view(begin, static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column)))
                 : std::string_view();
}

std::int64_t Statement::integer(int column) const { return sqlite3_column_int64(m_statement.get(), column); }

Result<bool> Statement::step()
{
    const int code = sqlite3_step(m_statement.get());
    if (code == SQLITE_ROW) return true;
    if (code == SQLITE_DONE) {
        reset();
        return false;
    }
    sqlite3* handle = sqlite3_db_handle(m_statement.get());
    Error error = sqlError(handle, fileOf(handle), sqlite3_sql(m_statement.get()));
    reset();
    return failure(std::move(error));
}

void Statement::reset() { sqlite3_reset(m_statement.get()); }

void Database::Closer::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }

Result<Database> Database::open(const std::filesystem::path& file, int flags)
{
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(file.c_str(), &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
                                     nullptr);
    Database database(handle);
    if (code != SQLITE_OK) return failure(sqlError(handle, file.string(), {}));
    return database;
}

Result<Database> Database::open(const std::filesystem::path& file)
{
    auto database = open(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    if (database) sqlite3_busy_timeout(database->m_handle.get(), kBusyMilliseconds);
    return database;
}

Result<Database> Database::openToRead(const std::filesystem::path& file) { return open(file, SQLITE_OPEN_READONLY); }

Result<Database> Database::openUnchanging(const std::filesystem::path& file)
{
    std::string address = "file:";
    for (const char c : file.string()) {
        if (c != '%' && c != '?' && c != '#') address += c;
        else address += c == '%' ? "%25" : c == '?' ? "%3f" : "%23";
    }
    return open(address + "?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
}

Result<Statement> Database::prepare(std::string_view sql) const
{
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(m_handle.get(), sql.data(), static_cast<int>(sql.size()), &statement, nullptr) != SQLITE_OK)
        return failure(sqlError(m_handle.get(), file(), sql));
    return Statement(statement);
}

Result<void> Database::execute(const std::string& script) const
{
    if (sqlite3_exec(m_handle.get(), script.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        return failure(sqlError(m_handle.get(), file(), script.substr(0, 200)));
    return {};
}

Result<std::int64_t> Database::number(std::string_view sql) const
{
    std::int64_t value = 0;
    auto done = each(sql, [&value](const Statement& row) {
        value = row.integer(0);
        return Result<void>();
    });
    if (!done) return failure(done.error());
    return value;
}

std::int64_t Database::lastKey() const { return sqlite3_last_insert_rowid(m_handle.get()); }

int Database::changes() const { return sqlite3_changes(m_handle.get()); }

bool Database::inTransaction() const { return sqlite3_get_autocommit(m_handle.get()) == 0; }

Result<void> Database::replaceContents(const Database& source) const
{
    sqlite3_backup* copying = sqlite3_backup_init(m_handle.get(), "main", source.m_handle.get(), "main");
    if (copying == nullptr) return failure(sqlError(m_handle.get(), file(), {}));
    int code = SQLITE_BUSY;
    // The busy handler is not asked for the copy's own lock, so that we wait ourselves.
    for (int waited = 0; waited < kBusyMilliseconds && (code == SQLITE_BUSY || code == SQLITE_LOCKED); waited += 50) {
        code = sqlite3_backup_step(copying, -1);
        if (code == SQLITE_BUSY || code == SQLITE_LOCKED) sqlite3_sleep(50);
    }
    const int finished = sqlite3_backup_finish(copying);
    if (code == SQLITE_DONE && finished == SQLITE_OK) return {};
    const auto [kind, name] = wording(code == SQLITE_DONE ? finished : code);
    return failure({kind, name, {file(), 0, 0}, {file()}, sqlite3_errstr(code == SQLITE_DONE ? finished : code)});
}

bool Database::isReadOnly() const { return sqlite3_db_readonly(m_handle.get(), "main") == 1; }

std::string Database::file() const { return fileOf(m_handle.get()); }

void Database::keepLogOnClose(bool keep) const
{
    sqlite3_db_config(m_handle.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep ? 1 : 0, nullptr);
}

Result<Transaction> Transaction::begin(const Database& database, Kind kind)
{
    const bool inner = database.inTransaction();
    auto begun = database.run(inner ? "SAVEPOINT inner" : kind == Kind::Write ? "BEGIN IMMEDIATE" : "BEGIN");
    if (!begun) return failure(begun.error());
    return Transaction(database, inner);
}

Transaction::~Transaction()
{
    // SQLite has already rolled back by itself after some errors; then there is nothing left to do or to report.
    if (!m_database) return;
    if (m_inner) static_cast<void>(m_database->execute("ROLLBACK TO inner; RELEASE inner"));
    else static_cast<void>(m_database->run("ROLLBACK"));
}

Result<void> Transaction::commit()
{
    auto done = m_database->run(m_inner ? "RELEASE inner" : "COMMIT");
    if (done) m_database = nullptr;
    return done;
}

}  // namespace mazzo::carddata
