// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/carddata/library/library_versions.h"

#include "carddata/library/migrations.h"

#include <fstream>

namespace mazzo::tests {

namespace fs = std::filesystem;

std::string contentOf(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void fill(const fs::path& file, const std::string& content) { std::ofstream(file, std::ios::binary) << content; }

std::string textOf(const Database& database, std::string_view sql)
{
    std::string text;
    const auto done = database.each(sql, [&text](const Statement& row) {
        text.append(text.empty() ? "" : "|").append(row.text(0));
        return Result<void>();
    });
    return done ? text : done.error().code + ": " + done.error().detail;
}

std::string rowsOf(int version)
{
    if (version == 1)
        return "INSERT INTO pack VALUES ('harbour', '1', 'f', '/packs/harbour', '{}');"
               "INSERT INTO card (game, id, number, type, set_id, names, aliases, facts, text_state, text, rulings, "
               "clauses, image)"
               " VALUES ('harbour', 'brig', 1, 'ship', '', '{}', '[]', '{}', 0, '{}', '[]', '[]', '');"
               "INSERT INTO product VALUES ('harbour', 'harbour-base', 1, '{}', '{}', 0);"
               "INSERT INTO product_card VALUES ('harbour', 'harbour-base', 1, 'brig', 2);";
    if (version == 2) return "INSERT INTO user_value VALUES ('harbour', 'brig', 'hull', '7', '2024-01-01T00:00:00Z');";
    if (version == 3) return "INSERT INTO setting VALUES ('language', 'it');";
    if (version == 4)
        return "INSERT INTO deck VALUES (7, 'harbour', 'Fleet', 1, '2024-01-01T00:00:00Z', NULL);"
               "INSERT INTO deck_revision VALUES (7, 1, 'created', '2024-01-01T00:00:00Z', '2024-01-01T00:00:00Z', "
               "'game: harbour');";
    if (version == 5)
        return "UPDATE collection_cursor SET step = 1;"
               "INSERT INTO collection_step (number, made_at, reason, detail, fingerprint) VALUES (1, "
               "'2024-01-01T00:00:00Z', 'add', 'brig', '');"
               "INSERT INTO lot VALUES (1, 1, 1, NULL, 'harbour', 'brig', '', 0, 3, '', 'mint', '', '', 'box', '', '', "
               "'', '', '', '', 0);";
    if (version == 6)
        return "INSERT INTO collection_step VALUES (2, '2024-01-02T00:00:00Z', 'build', 'Fleet', '', 7); UPDATE "
               "collection_cursor SET step = 2;";
    if (version == 7) return "UPDATE card SET effects = '[]';";
    if (version == 8)
        return "INSERT INTO layer_number (game, card) VALUES ('harbour', 'own.raft');"
               "INSERT OR REPLACE INTO own_state VALUES ('harbour', 1, 2, 2);"
               "INSERT INTO own_step VALUES ('harbour', 1, '2024-01-03T00:00:00Z', 'new', 'Raft', 1);"
               "INSERT INTO own_card (game, card, from_step, to_step, revision, document) VALUES ('harbour', "
               "'own.raft', "
               "1, NULL, 2, '{\"name\":{\"en\":\"Raft\"},\"type\":\"ship\"}');"
               "INSERT INTO own_choice (game, field, id, name, from_step) VALUES ('harbour', 'set', 'home', 'Home', 1);"
               "INSERT INTO expansion VALUES ('harbour', 'docks', '1', 'f', '/packs/docks', '{}');"
               "INSERT INTO expansion_card (expansion, card, document) VALUES ('docks', 'docks.tug', '{}');";
    if (version == 9)
        return "INSERT INTO sync_folder VALUES ('/sync', 'f00d', '2024-01-04T00:00:00Z');"
               "INSERT INTO sync_file VALUES ('/sync', 'decks/fleet.deck', 7, 'game: harbour', NULL, 0);";
    if (version == 10) return "INSERT INTO pack_number VALUES ('harbour', 'cog', 8);";
    if (version == 11)
        return "INSERT INTO saved_game VALUES (1, 7, 'Long one', 4, 12, '2024-01-05T00:00:00Z', 'game: harbour');";
    if (version == 12)
        return "INSERT INTO deck_result VALUES (1, '0123456789abcdef', 7, 'game', '2024-01-06', 'won', 'Ada', 'Fleet', "
               "'', 0, 0, "
               "0);";
    if (version == 13)
        return "UPDATE card SET prints = '{\"printings\":[[\"core\",\"12\",\"rare\",[],\"\"]]}' WHERE id = 'brig';";
    return {};
}

bool makeVersion(const fs::path& file, int version)
{
    const auto database = Database::open(file);
    if (!database) return false;
    for (int step = 1; step <= version; ++step) {
        if (!migrate(*database, step)) return false;
        // What was there before each step has been migrated; only the file that is asked for shall remain.
        fs::remove(file.string() + ".v" + std::to_string(step - 1) + ".backup");
        const std::string rows = rowsOf(step);
        if (rows.empty() || !database->execute(rows)) return false;  // a new migration needs rows here
    }
    return true;
}

}  // namespace mazzo::tests
