// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/pack_repository.h"

namespace mazzo::carddata {

namespace {

StoredPack packOf(const Statement& row)
{
    return {std::string(row.text(0)), std::string(row.text(1)), std::string(row.text(2)),
            std::filesystem::path(row.text(3))};
}

tl::unexpected<Error> noSuchGame(std::string_view game)
{
    return failure({Error::Kind::NotFound, "library.no-such-game", {}, {std::string(game)}, {}});
}

}  // namespace

Result<std::vector<StoredPack>> PackRepository::all() const
{
    std::vector<StoredPack> packs;
    auto done = m_database.each("SELECT game, version, fingerprint, folder FROM pack ORDER BY game",
                                [&packs](const Statement& row) {
                                    packs.push_back(packOf(row));
                                    return Result<void>();
                                });
    if (!done) return failure(done.error());
    return packs;
}

Result<StoredPack> PackRepository::one(std::string_view game) const
{
    std::optional<StoredPack> pack;
    auto done = m_database.each(
        "SELECT game, version, fingerprint, folder FROM pack WHERE game = ?",
        [&pack](const Statement& row) {
            pack = packOf(row);
            return Result<void>();
        },
        game);
    if (!done) return failure(done.error());
    if (!pack) return noSuchGame(game);
    return *pack;
}

Result<std::string> PackRepository::definition(std::string_view game) const
{
    std::optional<std::string> text;
    auto done = m_database.each(
        "SELECT definition FROM pack WHERE game = ?",
        [&text](const Statement& row) {
            text = row.text(0);
            return Result<void>();
        },
        game);
    if (!done) return failure(done.error());
    if (!text) return noSuchGame(game);
    return *text;
}

Result<void> PackRepository::put(const StoredPack& pack, std::string_view definition) const
{
    return m_database.run("INSERT INTO pack (game, version, fingerprint, folder, definition) VALUES (?, ?, ?, ?, ?)",
                          pack.game, pack.version, pack.fingerprint, pack.folder.string(), definition);
}

Result<void> PackRepository::moved(std::string_view game, const std::filesystem::path& folder) const
{
    return m_database.run("UPDATE pack SET folder = ? WHERE game = ?", folder.string(), game);
}

Result<void> PackRepository::remove(std::string_view game) const
{
    return m_database.run("DELETE FROM pack WHERE game = ?", game);
}

}  // namespace mazzo::carddata
