// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/library.h"

#include "carddata/library/game_definition.h"
#include "carddata/library/quarantine.h"
#include "carddata/library/stored_json.h"
#include "carddata/pack/expansion_definition.h"
#include "carddata/pack/pack.h"
#include "carddata/pack/pack_folders.h"

#include <nlohmann/json.hpp>
#include <sys/stat.h>

#include <algorithm>

namespace mazzo::carddata {

namespace fs = std::filesystem;

namespace {

// Raise it when the same files would give other rows than before: every pack is then read anew.
constexpr std::string_view kStoredAs = "/2";

/// Absolute and without a slash at its end, so that its last part is the game's id.
fs::path normal(const fs::path& folder)
{
    std::error_code error;
    const fs::path whole = fs::absolute(folder, error);
    return ((error ? folder : whole) / "").lexically_normal().parent_path();
}

/// Whether a library that cannot be opened for writing may still be read.
bool mayBeRead(const Error& error)
{
    return error.code == "library.read-only" || error.code == "library.disk-full" || error.code == "library.io" ||
           error.code == "library.cannot-open" || error.code == "library.no-folder";
}

std::string sampleSetting(std::string_view game) { return "sample-cards." + std::string(game); }

/// Contradicted values are kept with the cached catalogue, so that loading it need not look for them.
std::string userValuesText(const std::vector<UserValue>& values)
{
    nlohmann::json list = nlohmann::json::array();
    for (const auto& [card, field, value, setAt] : values) list.push_back({card, field, toJson(value), setAt});
    return values.empty() ? std::string() : list.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
}

std::vector<UserValue> userValuesFromText(const std::string& text)
{
    std::vector<UserValue> values;
    const auto list = nlohmann::json::parse(text, nullptr, false);
    if (!list.is_array()) return values;
    for (const auto& item : list)
        if (auto value = valueFromJson(item.at(2).get<std::string>()))
            values.push_back({item.at(0), item.at(1), std::move(*value), item.at(3)});
    return values;
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

Library::Library(Database database, const fs::path& folder)
    : m_database(std::move(database)),
      m_file(folder / "mazzo.db"),
      m_cacheFolder(folder / "cache"),
      m_images(folder / "images"),
      m_cache(m_cacheFolder)
{
    struct stat about{};
    if (::stat(m_file.c_str(), &about) == 0) m_inode = about.st_ino;
}

Result<Library> Library::open(const fs::path& folder, FileCheck check)
{
    auto database = openLibraryFile(folder, check);
    if (database) return Library(std::move(*database), folder);
    if (!mayBeRead(database.error())) return failure(database.error());
    auto readable = openLibraryFileToRead(folder);
    if (!readable) return failure(database.error());
    Library library(std::move(*readable), folder);
    library.m_readOnly = database.error();
    return library;
}

bool Library::isInPlace() const
{
    struct stat about{};
    return ::stat(m_file.c_str(), &about) == 0 && about.st_ino == m_inode;
}

Result<std::vector<StoredPack>> Library::games() const { return PackRepository(m_database).all(); }

Result<std::vector<Product>> Library::products(std::string_view game) const
{
    auto products = ProductRepository(m_database).all(game);
    if (!products) return products;
    const auto stored = expansions(game);
    if (!stored) return failure(stored.error());
    for (const StoredExpansion& each : *stored) {
        auto expansion = expansionFromDefinition(each.definition);
        if (!expansion) return failure(expansion.error());
        std::ranges::move(expansion->products, std::back_inserter(*products));
    }
    return products;
}

Result<CardNumbers> Library::cardNumbers(std::string_view game) const
{
    return PackNumberRepository(m_database).of(game);
}

Result<std::vector<CardName>> Library::search(std::string_view words, int limit) const
{
    return CardRepository(m_database).search(words, limit);
}

Result<Game> Library::game(const StoredPack& pack) const
{
    const auto definition = PackRepository(m_database).definition(pack.game);
    if (!definition) return failure(definition.error());
    auto game = definedGame(pack, *definition, m_cacheFolder);
    if (!game) return game;
    const auto shown = showsSamples(pack.game);
    if (!shown) return failure(shown.error());
    game->samplesHidden = !*shown;
    if (auto done = layeredCards().extend(*game); !done) return failure(done.error());
    return game;
}

Result<LoadedGame> Library::load(std::string_view gameId) const
{
    auto loaded = loadStored(gameId);
    const bool damaged = !loaded &&
                         (loaded.error().kind == Error::Kind::Corrupt || loaded.error().kind == Error::Kind::Parse);
    if (!damaged || m_readOnly) return loaded;
    // What is stored of a game comes from its pack and can be read again.
    const auto pack = PackRepository(m_database).one(gameId);
    if (!pack) return loaded;
    m_cache.remove(pack->game);
    const auto again = syncPack(pack->folder, Reading::Always);
    if (!again || again->state != SyncedPack::State::Loaded) return loaded;
    return loadStored(gameId);
}

Result<LoadedGame> Library::loadStored(std::string_view gameId) const
{
    auto transaction = Transaction::begin(m_database, Transaction::Kind::Read);
    if (!transaction) return failure(transaction.error());
    const auto pack = PackRepository(m_database).one(gameId);
    if (!pack) return failure(pack.error());
    auto game = this->game(*pack);
    if (!game) return failure(game.error());
    LoadedGame loaded{std::move(*game), {}, {}, {}};
    if (auto done = addCatalogue(loaded, *pack); !done) return failure(done.error());
    if (auto done = addPictures(loaded, *pack); !done) return failure(done.error());
    return loaded;
}

/// Layer by layer, the upper ones over the lower; an empty name says that the card has no picture.
Result<void> Library::addPictures(LoadedGame& loaded, const StoredPack& pack) const
{
    const auto add = [&loaded](std::span<const CardImage> images, const fs::path& folder) {
        for (const auto& [card, image] : images) {
            const auto index = loaded.catalogue.find(loaded.game.id + ":" + card);
            if (index && image.empty()) loaded.pictures.erase(*index);
            else if (index) loaded.pictures.insert_or_assign(*index, (folder / image).string());
        }
    };
    const auto printed = CardRepository(m_database).images(loaded.game.id);
    if (!printed) return failure(printed.error());
    add(*printed, pack.folder);
    const auto stored = expansions(loaded.game.id);
    if (!stored) return failure(stored.error());
    for (const StoredExpansion& each : *stored) {
        const auto images = ExpansionRepository(m_database).images(each.id);
        if (!images) return failure(images.error());
        add(*images, each.folder);
    }
    const auto own = OwnRepository(m_database).images(loaded.game.id);
    if (!own) return failure(own.error());
    add(*own, imageFolder(loaded.game.id));
    return {};
}

Result<std::string> Library::formerImage(std::string_view game, std::string_view card) const
{
    return OwnRepository(m_database).formerImage(game, card);
}

/// What a cache file must have been made of, apart from the own layer.
Result<std::string> Library::cacheKey(const Game& game, const StoredPack& pack) const
{
    std::string key = pack.fingerprint;
    const auto stored = expansions(game.id);
    if (!stored) return failure(stored.error());
    for (const StoredExpansion& each : *stored) key.append(" ").append(each.id).append("=").append(each.fingerprint);
    if (game.samplesHidden) key.append(" no-samples");
    return key;
}

Result<void> Library::addCatalogue(LoadedGame& loaded, const StoredPack& pack) const
{
    const auto key = cacheKey(loaded.game, pack);
    if (!key) return failure(key.error());
    const auto state = OwnRepository(m_database).state(loaded.game.id);
    if (!state) return failure(state.error());
    if (auto cached = m_cache.read(loaded.game, *key);
        cached && cached->revision >= state->rebuild && cached->revision <= state->revision) {
        loaded.catalogue = std::move(cached->catalogue);
        loaded.contradicted = userValuesFromText(cached->notes);
        const auto followed = followChanges(loaded, cached->revision);
        if (!followed) return failure(followed.error());
        if (*followed) return {};
    }
    auto cards = CardRepository(m_database).all(loaded.game);
    if (!cards) return failure(cards.error());
    return rebuild(loaded, *key, std::move(*cards));
}

Result<void> Library::rebuild(LoadedGame& loaded, const std::string& key, std::vector<Card> pack) const
{
    auto merged = layeredCards().all(loaded.game, std::move(pack));
    if (!merged) return failure(merged.error());
    loaded.catalogue = Catalogue::build(loaded.game, merged->cards);
    loaded.contradicted = std::move(merged->contradicted);
    m_cache.write(loaded.game, key, loaded.catalogue, loaded.game.layerRevision, userValuesText(loaded.contradicted));
    return {};
}

/// Brings a cached catalogue up to date with values and texts that the player changed since; false if that cannot be
/// done, because there are many of them or because they changed more.
Result<bool> Library::followChanges(LoadedGame& loaded, std::int64_t revision) const
{
    constexpr int kMaxChanges = 500;
    auto& [game, catalogue, contradicted, pictures] = loaded;
    if (revision == game.layerRevision) return true;
    const auto changed = OwnRepository(m_database).changedSince(game.id, revision, kMaxChanges + 1);
    if (!changed) return failure(changed.error());
    if (changed->size() > kMaxChanges) return false;
    for (const std::string& id : *changed) {
        auto layered = layers(game, id);
        if (!layered && layered.error().kind == Error::Kind::NotFound) continue;  // the pack may bring the card back
        if (!layered) return failure(layered.error());
        const Card& card = layered->card;
        const auto index = catalogue.byNumber(card.number);
        if (!index) continue;
        std::erase_if(contradicted, [&id](const UserValue& value) { return value.card == id; });
        for (const std::string& field : layered->ignored)
            contradicted.push_back(
                {id, field, layered->values(field).back().second.value, layered->layers.back().says.changedAt});
        for (std::size_t i = 0; i < game.fields.size(); ++i) {
            const auto field = static_cast<FieldIndex>(i);
            const FieldValue& value = card.values[i];
            if (catalogue.value(*index, field) != value.value || catalogue.origin(*index, field) != value.origin)
                catalogue.setValue(*index, field, value.value, value.origin);
        }
        if (card.textState == Card::TextState::Known) catalogue.setText(*index, card.text.in({}));
        else if (catalogue.textState(*index) != card.textState) return false;
    }
    return true;
}

Result<Card> Library::card(const Game& game, std::string_view id) const { return layeredCards().card(game, id); }

Result<std::vector<Card>> Library::cards(const Game& game) const
{
    auto pack = CardRepository(m_database).all(game);
    if (!pack) return pack;
    auto merged = layeredCards().all(game, std::move(*pack));
    if (!merged) return failure(merged.error());
    std::ranges::sort(merged->cards, {}, &Card::number);
    return std::move(merged->cards);
}

Result<LayeredCard> Library::layers(const Game& game, std::string_view id) const
{
    return layeredCards().layers(game, id);
}

Result<std::vector<StoredExpansion>> Library::expansions(std::string_view game) const
{
    return ExpansionRepository(m_database).of(game);
}

Result<std::vector<LayerCard>> Library::expansionCards(std::string_view expansion) const
{
    return ExpansionRepository(m_database).cards(expansion);
}

Result<std::vector<OwnChoice>> Library::ownChoices(std::string_view game) const
{
    return OwnRepository(m_database).choices(game);
}

Result<bool> Library::showsSamples(std::string_view game) const
{
    const auto setting = settings().value(sampleSetting(game));
    if (!setting) return failure(setting.error());
    return *setting != "off";
}

Result<void> Library::showSamples(std::string_view game, bool show) const
{
    return settings().set(sampleSetting(game), show ? "on" : "off");
}

Result<std::vector<PrintedText>> Library::printedTexts(const Game& game, std::span<const std::string> cards) const
{
    std::vector<PrintedText> texts;
    for (const std::string& id : cards) {
        auto whole = card(game, id);
        if (!whole && whole.error().kind == Error::Kind::NotFound) continue;
        if (!whole) return failure(whole.error());
        texts.push_back({id, std::move(whole->text)});
    }
    return texts;
}

Result<void> Library::setUserValue(const Game& game, std::string_view card, std::string_view field, const Value& value)
{
    const auto loaded = load(game.id);
    if (!loaded) return failure(loaded.error());
    auto entry = ownLayer().entry(game.id, card);
    if (!entry) return failure(entry.error());
    if (field == kTextField) {
        entry->textState = Card::TextState::Known;
        const auto* text = std::get_if<std::string>(&value);
        entry->text = Texts(std::vector<Texts::Entry>{{game.languages.front(), text ? *text : std::string()}});
    } else {
        entry->values.insert_or_assign(std::string(field), FieldValue{value, Origin::User, {}, {}, value});
    }
    OwnEdit edit{OwnReason::Set, std::string(card), {std::move(*entry)}, {}, false};
    auto done = ownLayer().apply(loaded->game, loaded->catalogue, std::move(edit));
    return done ? Result<void>() : failure(firstError(done.error()));
}

Result<void> Library::unsetUserValue(std::string_view game, std::string_view card, std::string_view field)
{
    auto entry = ownLayer().entry(game, card);
    if (!entry) return failure(entry.error());
    const bool isText = field == kTextField && entry->textState;
    if (isText) {
        entry->textState.reset();
        entry->text = {};
    } else if (entry->values.erase(std::string(field)) == 0) {
        return failure({Error::Kind::NotFound, "value.not-set", {}, {std::string(field), std::string(card)}, {}});
    }
    entry->corrections.erase(std::string(field));
    return ownLayer().store(game, {OwnReason::Unset, std::string(card), {std::move(*entry)}, {}, false});
}

Result<std::vector<UserValue>> Library::userValues(std::string_view game) const
{
    const auto entries = ownLayer().entries(game);
    if (!entries) return failure(entries.error());
    std::vector<UserValue> values;
    for (const LayerCard& entry : *entries) {
        if (entry.adds()) continue;
        for (const auto& [field, value] : entry.values)
            values.push_back({entry.id, field, value.value, entry.changedAt});
        if (entry.textState == Card::TextState::Known)
            values.push_back({entry.id, std::string(kTextField), std::string(entry.text.in({})), entry.changedAt});
    }
    return values;
}

Result<SyncReport> Library::sync(std::span<const fs::path> packFolders)
{
    if (m_readOnly) return storedPacks();
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
Result<SyncReport> Library::storedPacks() const
{
    SyncReport report;
    const auto stored = games();
    if (!stored) return failure(stored.error());
    for (const StoredPack& pack : *stored)
        report.packs.push_back({pack.game, pack.folder, SyncedPack::State::Unchanged, {}});
    const auto added = ExpansionRepository(m_database).all();
    if (!added) return failure(added.error());
    for (const StoredExpansion& each : *added)
        report.packs.push_back({each.id, each.folder, SyncedPack::State::Unchanged, {}, each.game});
    return report;
}

Result<SyncedPack> Library::syncPack(const fs::path& folder, Reading reading) const
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
    const auto numbers = cardNumbers(synced.game);
    if (!numbers) return failure(numbers.error());
    if (!keepsNumbers(pack->cards, *numbers)) {
        Errors changed = changedNumbers(folder, *numbers);
        quarantine.add(synced.game, *fingerprint, changed);
        return giveUp(std::move(changed));
    }
    quarantine.remove(synced.game);
    const StoredPack row{synced.game, pack->game.version, *fingerprint, folder};
    if (auto done = store(m_database, row, *pack, definitionText(folder)); !done) return failure(done.error());
    auto game = this->game(row);
    if (!game) return failure(game.error());
    const auto key = cacheKey(*game, row);
    if (!key) return failure(key.error());
    LoadedGame loaded{std::move(*game), {}, {}, {}};
    if (auto done = rebuild(loaded, *key, std::move(pack->cards)); !done) return failure(done.error());
    synced.state = SyncedPack::State::Loaded;
    return synced;
}

/// An expansion is read against the pack that it extends, and read again when that one changes.
Result<SyncedPack> Library::syncExpansion(const fs::path& folder, const std::string& game)
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
