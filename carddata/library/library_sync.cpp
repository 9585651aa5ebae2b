// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/game_definition.h"
#include "carddata/library/library.h"
#include "carddata/pack/pack.h"

#include <algorithm>

namespace mazzo::carddata {

namespace fs = std::filesystem;

namespace {

// Raise it when the same files would give other rows than before: every pack is then read anew.
constexpr std::string_view kStoredAs = "/1";

/// Absolute and without a slash at its end, so that its last part is the game's id.
fs::path normal(const fs::path& folder) { return (fs::absolute(folder) / "").lexically_normal().parent_path(); }

Result<void> store(const Database& database, const StoredPack& row, const Pack& pack, std::string_view definition)
{
    auto transaction = Transaction::begin(database);
    if (!transaction) return failure(transaction.error());
    return PackRepository(database)
        .remove(row.game)
        .and_then([&] { return PackRepository(database).put(row, definition); })
        .and_then([&] { return CardRepository(database).add(pack.game, pack.cards); })
        .and_then([&] { return ProductRepository(database).add(row.game, pack.products); })
        .and_then([&] { return transaction->commit(); });
}

}  // namespace

Result<SyncReport> Library::sync(std::span<const fs::path> packFolders)
{
    SyncReport report;
    for (const fs::path& given : packFolders) {
        const fs::path folder = normal(given);
        const auto isTaken = [&folder](const SyncedPack& pack) { return pack.game == folder.filename().string(); };
        if (const auto first = std::ranges::find_if(report.packs, isTaken); first != report.packs.end()) {
            Error twice{Error::Kind::Refused,
                        "library.game-twice",
                        {folder.string(), 0, 0},
                        {first->game, first->folder.string()},
                        {}};
            report.packs.push_back({first->game, folder, SyncedPack::State::Rejected, {std::move(twice)}});
            continue;
        }
        auto synced = syncPack(folder);
        if (!synced) return failure(synced.error());
        report.packs.push_back(std::move(*synced));
    }
    if (auto done = removeMissing(report); !done) return failure(done.error());
    return report;
}

Result<SyncedPack> Library::syncPack(const fs::path& folder)
{
    SyncedPack synced{folder.filename().string(), folder, SyncedPack::State::Unchanged, {}};
    const auto stored = PackRepository(m_database).one(synced.game);
    if (!stored && stored.error().kind != Error::Kind::NotFound) return failure(stored.error());

    const auto giveUp = [&](Errors mistakes) {
        synced.state = stored ? SyncedPack::State::Kept : SyncedPack::State::Rejected;
        synced.mistakes = std::move(mistakes);
        return synced;
    };

    auto fingerprint = packFingerprint(folder);
    if (!fingerprint) return giveUp({fingerprint.error()});
    fingerprint->append(kStoredAs);
    if (stored && stored->fingerprint == *fingerprint) {
        if (stored->folder != folder)
            if (auto done = PackRepository(m_database).moved(synced.game, folder); !done) return failure(done.error());
        return synced;
    }
    const auto pack = loadPack(folder);
    if (!pack) return giveUp(pack.error());
    const StoredPack row{synced.game, pack->game.version, *fingerprint, folder};
    if (auto done = store(m_database, row, *pack, definitionText(folder)); !done) return failure(done.error());
    m_cache.write(pack->game, *fingerprint, Catalogue::build(pack->game, pack->cards));
    synced.state = SyncedPack::State::Loaded;
    return synced;
}

/// The player's values stay: the pack may come back.
Result<void> Library::removeMissing(SyncReport& report)
{
    const auto stored = games();
    if (!stored) return failure(stored.error());
    for (const StoredPack& pack : *stored) {
        if (std::ranges::find(report.packs, pack.game, &SyncedPack::game) != report.packs.end()) continue;
        if (auto done = PackRepository(m_database).remove(pack.game); !done) return done;
        m_cache.remove(pack.game);
        report.removed.push_back(pack.game);
    }
    return {};
}

}  // namespace mazzo::carddata
