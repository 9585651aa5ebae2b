// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bench/questions.h"
#include "model/card.h"

#include <sqlite3.h>

#include <memory>

namespace mazzo::bench {

/// The same cards in a SQLite database in memory: a plain table for LIKE, and a trigram index over names and texts.
class SqliteBaseline {
public:
    explicit SqliteBaseline(std::span<const Card> cards);

    /// The numbers of all cards that a statement selects.
    void select(const std::string& sql, std::vector<std::int64_t>& numbers) const;

private:
    struct Close {
        void operator()(sqlite3* database) const { sqlite3_close(database); }
    };

    void run(const char* sql) const;
    void insert(std::span<const Card> cards) const;

    std::unique_ptr<sqlite3, Close> m_database;
};

}  // namespace mazzo::bench
