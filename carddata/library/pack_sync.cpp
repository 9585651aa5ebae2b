// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/pack_sync.h"

#include "carddata/library/card_repository.h"
#include "carddata/library/game_definition.h"
#include "carddata/library/pack_number_repository.h"
#include "carddata/library/product_repository.h"
#include "carddata/library/quarantine.h"
#include "carddata/pack/expansion_definition.h"
#include "carddata/pack/pack.h"
#include "carddata/pack/pack_folders.h"

#include <algorithm>

namespace mazzo::carddata {

namespace fs = std::filesystem;

namespace {

// Raise it when the same files must produce different rows than before: every pack is then read again.
constexpr std::string_view kStoredAs = "/2";

/// Absolute and without a slash at its end, so that its last part is the game's id.
fs::path normal(const fs::path& folder)
{
    std::error_code error;
    const fs::path whole = fs::absolute(folder, error);
    return ((error ? folder : whole) / "").lexically_normal().parent_path();
}

Result<void> store(const Database& database, const StoredPack& row, const Pack& pack, std::string_view definition)
{
    auto transaction = Transaction::begin(database);
    if (!transaction) return failure(transaction.error());
    return PackRepository(database)
        .remove(row.game)
        .and_then([&] { return PackRepository(database).put(row, definition); })
        .and_then([&] { return CardRepository(database).add(pack.game, pack.cards); })
        .and_then([&] { return PackNumberRepository(database).add(row.game, pack.cards); })
        .and_then([&] { return ProductRepository(database).add(row.game, pack.products); })
        .and_then([&] { return transaction->commit(); });
}

}  // namespace

Result<SyncReport> PackSync::sync(std::span<const fs::path> packFolders) const
{
    SyncReport report;
    std::vector<std::pair<fs::path, std::string>> extensions;  // with the games that they extend
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
        if (std::string game = extendedGame(folder); !game.empty()) {
            extensions.emplace_back(folder, std::move(game));
            continue;
        }
        auto synced = syncPack(folder);
        if (!synced) return failure(synced.error());
        report.packs.push_back(std::move(*synced));
    }
    if (auto done = removeMissing(report); !done) return failure(done.error());
    for (const auto& [folder, game] : extensions) {
        auto synced = syncExpansion(folder, game);
        if (!synced) return failure(synced.error());
        report.packs.push_back(std::move(*synced));
    }
    const auto stored = ExpansionRepository(m_database).all();
    if (!stored) return failure(stored.error());
    for (const StoredExpansion& each : *stored) {
        if (std::ranges::find(report.packs, each.id, &SyncedPack::game) != report.packs.end()) continue;
        if (auto done = ExpansionRepository(m_database).remove(each.id); !done) return failure(done.error());
        report.removed.push_back(each.id);
    }
    return report;
}

/// A library that cannot be written to has the packs that it last read.
Result<SyncReport> PackSync::stored() const
{
    SyncReport report;
    const auto stored = PackRepository(m_database).all();
    if (!stored) return failure(stored.error());
    for (const StoredPack& pack : *stored)
        report.packs.push_back({pack.game, pack.folder, SyncedPack::State::Unchanged, {}});
    const auto added = ExpansionRepository(m_database).all();
    if (!added) return failure(added.error());
    for (const StoredExpansion& each : *added)
        report.packs.push_back({each.id, each.folder, SyncedPack::State::Unchanged, {}, each.game});
    return report;
}

Result<SyncedPack> PackSync::syncPack(const fs::path& folder, Reading reading) const
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
    if (stored && stored->fingerprint == *fingerprint && reading == Reading::IfChanged) {
        if (stored->folder != folder)
            if (auto done = PackRepository(m_database).moved(synced.game, folder); !done) return failure(done.error());
        return synced;
    }
    const Quarantine quarantine(m_cacheFolder);
    if (auto mistakes = quarantine.find(synced.game, *fingerprint)) return giveUp(std::move(*mistakes));
    auto pack = loadPack(folder);
    if (!pack) {
        quarantine.add(synced.game, *fingerprint, pack.error());
        return giveUp(pack.error());
    }
    const auto numbers = PackNumberRepository(m_database).of(synced.game);
    if (!numbers) return failure(numbers.error());
    if (!keepsNumbers(pack->cards, *numbers)) {
        Errors changed = changedNumbers(folder, *numbers);
        quarantine.add(synced.game, *fingerprint, changed);
        return giveUp(std::move(changed));
    }
    quarantine.remove(synced.game);
    const StoredPack row{synced.game, pack->game.version, *fingerprint, folder};
    if (auto done = store(m_database, row, *pack, definitionText(folder)); !done) return failure(done.error());
    auto game = m_reader.game(row);
    if (!game) return failure(game.error());
    LoadedGame loaded{std::move(*game), {}, {}, {}};
    if (auto done = m_reader.rebuild(loaded, row, std::move(pack->cards)); !done) return failure(done.error());
    synced.state = SyncedPack::State::Loaded;
    return synced;
}

/// An expansion is read against the pack that it extends, and read again when that one changes.
Result<SyncedPack> PackSync::syncExpansion(const fs::path& folder, const std::string& game) const
{
    SyncedPack synced{folder.filename().string(), folder, SyncedPack::State::Unchanged, {}, game};
    const ExpansionRepository expansions(m_database);
    const auto all = expansions.all();
    if (!all) return failure(all.error());
    const auto stored = std::ranges::find(*all, synced.game, &StoredExpansion::id);
    const auto giveUp = [&](Errors mistakes) {
        synced.state = stored != all->end() ? SyncedPack::State::Kept : SyncedPack::State::Rejected;
        synced.mistakes = std::move(mistakes);
        return synced;
    };
    const auto base = PackRepository(m_database).one(game);
    if (!base && base.error().kind != Error::Kind::NotFound) return failure(base.error());
    if (!base)
        return giveUp(
            {{Error::Kind::NotFound, "layer.no-such-game", {folder.string(), 0, 0}, {game, synced.game}, {}}});
    auto fingerprint = packFingerprint(folder);
    if (!fingerprint) return giveUp({fingerprint.error()});
    fingerprint->append("+").append(base->fingerprint);
    if (stored != all->end() && stored->fingerprint == *fingerprint && stored->game == game) {
        if (stored->folder != folder)
            if (auto done = expansions.moved(synced.game, folder); !done) return failure(done.error());
        return synced;
    }
    // Expansions are read against the pack alone, so that they do not depend on each other.
    const auto text = PackRepository(m_database).definition(game);
    if (!text) return failure(text.error());
    const auto definition = definedGame(*base, *text, m_cacheFolder);
    if (!definition) return failure(definition.error());
    const auto below = CardRepository(m_database).all(*definition);
    if (!below) return failure(below.error());
    auto expansion = loadExpansion(folder, *definition, *below);
    if (!expansion) return giveUp(expansion.error());
    auto transaction = Transaction::begin(m_database);
    if (!transaction) return failure(transaction.error());
    std::vector<std::string> added;
    for (const LayerCard& card : expansion->cards)
        if (card.adds()) added.push_back(card.id);
    if (auto numbers = OwnRepository(m_database).numbers(game, added); !numbers) return failure(numbers.error());
    const StoredExpansion row{synced.game,  game,   expansion->version,
                              *fingerprint, folder, expansionDefinition(*expansion)};
    if (auto done = expansions.put(row, expansion->cards).and_then([&] { return transaction->commit(); }); !done)
        return failure(done.error());
    synced.state = SyncedPack::State::Loaded;
    return synced;
}

/// The player's cards and values stay: the pack may come back.
Result<void> PackSync::removeMissing(SyncReport& report) const
{
    const auto stored = PackRepository(m_database).all();
    if (!stored) return failure(stored.error());
    for (const StoredPack& pack : *stored) {
        if (std::ranges::find(report.packs, pack.game, &SyncedPack::game) != report.packs.end()) continue;
        if (auto done = PackRepository(m_database).remove(pack.game); !done) return done;
        m_reader.forget(pack.game);
        report.removed.push_back(pack.game);
    }
    return {};
}

}  // namespace mazzo::carddata
