// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/library.h"

#include "carddata/library/card_links.h"
#include "carddata/library/game_definition.h"
#include "carddata/pack/pack.h"
#include "carddata/pack/pack_folders.h"

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

Library::Library(Database database, const fs::path& folder)
    : m_database(std::move(database)), m_cacheFolder(folder / "cache"), m_cache(m_cacheFolder)
{}

Result<Library> Library::open(const fs::path& folder, FileCheck check)
{
    auto database = openLibraryFile(folder, check);
    if (!database) return failure(database.error());
    return Library(std::move(*database), folder);
}

Result<std::vector<StoredPack>> Library::games() const { return PackRepository(m_database).all(); }

Result<std::vector<Product>> Library::products(std::string_view game) const
{
    return ProductRepository(m_database).all(game);
}

Result<std::vector<CardName>> Library::search(std::string_view words, int limit) const
{
    return CardRepository(m_database).search(words, limit);
}

Result<LoadedGame> Library::load(std::string_view gameId) const
{
    auto transaction = Transaction::begin(m_database, Transaction::Kind::Read);
    if (!transaction) return failure(transaction.error());
    const auto pack = PackRepository(m_database).one(gameId);
    if (!pack) return failure(pack.error());
    const auto definition = PackRepository(m_database).definition(gameId);
    if (!definition) return failure(definition.error());
    auto game = definedGame(*pack, *definition, m_cacheFolder);
    if (!game) return failure(game.error());
    auto cards = catalogue(*game, *pack);
    if (!cards) return failure(cards.error());
    LoadedGame loaded{std::move(*game), std::move(*cards), {}};
    if (auto done = applyUserValues(loaded); !done) return failure(done.error());
    return loaded;
}

Result<Catalogue> Library::catalogue(const Game& game, const StoredPack& pack) const
{
    if (auto cached = m_cache.read(game, pack.fingerprint)) return std::move(*cached);
    const auto cards = CardRepository(m_database).all(game);
    if (!cards) return failure(cards.error());
    Catalogue built = Catalogue::build(game, *cards);
    m_cache.write(game, pack.fingerprint, built);
    return built;
}

Result<void> Library::applyUserValues(LoadedGame& loaded) const
{
    auto& [game, catalogue, contradicted] = loaded;
    const auto values = userValues(game.id);
    if (!values) return failure(values.error());
    for (std::size_t i = 0; i < values->size();) {
        const std::string& id = (*values)[i].card;
        std::size_t end = i;
        while (end < values->size() && (*values)[end].card == id) ++end;
        const std::span<const UserValue> given = std::span(*values).subspan(i, end - i);
        i = end;

        auto known = CardRepository(m_database).one(game, id);
        if (!known && known.error().kind == Error::Kind::NotFound) continue;  // the pack may bring the card back
        if (!known) return failure(known.error());
        const auto index = catalogue.byNumber(known->number);
        if (!index) continue;
        const Card before = *known;
        auto left = overlayUserValues(game, *known, given);
        contradicted.insert(contradicted.end(), left.begin(), left.end());
        for (std::size_t field = 0; field < game.fields.size(); ++field)
            if (const FieldValue& fieldValue = known->values[field];
                fieldValue.value != before.values[field].value || fieldValue.origin != before.values[field].origin)
                catalogue.setValue(*index, static_cast<FieldIndex>(field), fieldValue.value, fieldValue.origin);
        if (known->text != before.text) catalogue.setText(*index, known->text.in({}));
    }
    return {};
}

Result<Card> Library::card(const Game& game, std::string_view id) const
{
    auto card = CardRepository(m_database).one(game, id);
    if (!card) return card;
    const auto values = UserValueRepository(m_database).of(game.id, id);
    if (!values) return failure(values.error());
    overlayUserValues(game, *card, *values);
    return card;
}

Result<std::vector<PrintedText>> Library::printedTexts(const Game& game, std::span<const std::string> cards) const
{
    auto texts = CardRepository(m_database).texts(game.id, cards);
    if (!texts) return texts;
    for (PrintedText& printed : *texts) {
        if (!printed.text.empty()) continue;
        // Only a text that the pack does not know can be the player's.
        auto whole = card(game, printed.card);
        if (!whole) return failure(whole.error());
        printed.text = std::move(whole->text);
    }
    return texts;
}

Result<void> Library::setUserValue(const Game& game, std::string_view card, std::string_view field, const Value& value)
{
    auto transaction = Transaction::begin(m_database);
    if (!transaction) return failure(transaction.error());
    const auto known = CardRepository(m_database).one(game, card);
    if (!known) return failure(known.error());
    if (auto fine = mayBe(game, *known, field, value); !fine) return fine;
    if (const auto index = game.field(field))
        if (auto fine = refersWell(game, card, *index, value); !fine) return fine;
    if (auto done = UserValueRepository(m_database).set(game.id, card, field, value); !done) return done;
    return transaction->commit();
}

/// Words that name cards must name cards of this game, and must not lead back where the field forbids it.
Result<void> Library::refersWell(const Game& game, std::string_view card, FieldIndex field, const Value& value) const
{
    const auto* words = std::get_if<Words>(&value);
    if (!words || !game[field].refersToCards) return {};
    for (const std::string& word : *words) {
        const auto exists = CardRepository(m_database).exists(game.id, word);
        if (!exists) return failure(exists.error());
        if (!*exists) return failure({Error::Kind::Refused, "value.no-such-card", {}, {game[field].id, word}, {}});
    }
    if (!game[field].acyclic) return {};
    const auto back = leadsBack(card, *words, [&](std::string_view other) -> Result<Words> {
        const auto linked = this->card(game, other);
        if (!linked) return failure(linked.error());
        const auto* links = std::get_if<Words>(&linked->values[at(field)].value);
        return links ? *links : Words();
    });
    if (!back) return failure(back.error());
    if (*back) return failure({Error::Kind::Refused, "value.leads-back", {}, {game[field].id, std::string(card)}, {}});
    return {};
}

Result<void> Library::unsetUserValue(std::string_view game, std::string_view card, std::string_view field)
{
    const auto removed = UserValueRepository(m_database).remove(game, card, field);
    if (!removed) return failure(removed.error());
    if (!*removed)
        return failure({Error::Kind::NotFound, "value.not-set", {}, {std::string(field), std::string(card)}, {}});
    return {};
}

Result<std::vector<UserValue>> Library::userValues(std::string_view game) const
{
    return UserValueRepository(m_database).all(game);
}

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
