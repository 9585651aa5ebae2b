// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/library.h"

#include "carddata/library/sample_setting.h"
#include "carddata/pack/expansion_definition.h"

#include <sys/stat.h>

#include <algorithm>

namespace mazzo::carddata {

namespace fs = std::filesystem;

namespace {

/// Whether a library that cannot be opened for writing may still be read.
bool mayBeRead(const Error& error)
{
    return error.code == "library.read-only" || error.code == "library.disk-full" || error.code == "library.io" ||
           error.code == "library.cannot-open" || error.code == "library.no-folder";
}

}  // namespace

Library::Library(Database database, const fs::path& folder)
    : m_database(std::move(database)), m_folder(folder), m_file(folder / "mazzo.db"), m_images(folder / "images")
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

Result<SyncReport> Library::sync(std::span<const fs::path> packFolders)
{
    const PackSync packs(m_database, m_folder);
    return m_readOnly ? packs.stored() : packs.sync(packFolders);
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

Result<LoadedGame> Library::load(std::string_view gameId) const
{
    const GameReader reader(m_database, m_folder);
    auto loaded = reader.load(gameId);
    const bool damaged = !loaded &&
                         (loaded.error().kind == Error::Kind::Corrupt || loaded.error().kind == Error::Kind::Parse);
    if (!damaged || m_readOnly) return loaded;
    // What is stored of a game comes from its pack and can be read again.
    const auto pack = PackRepository(m_database).one(gameId);
    if (!pack) return loaded;
    reader.forget(pack->game);
    const auto again = PackSync(m_database, m_folder).syncPack(pack->folder, PackSync::Reading::Always);
    if (!again || again->state != SyncedPack::State::Loaded) return loaded;
    return reader.load(gameId);
}

Result<std::string> Library::formerImage(std::string_view game, std::string_view card) const
{
    return OwnRepository(m_database).formerImage(game, card);
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

Result<bool> Library::showsSamples(std::string_view game) const { return sampleSettingOf(m_database, game); }

Result<void> Library::showSamples(std::string_view game, bool show) const
{
    return setSampleSetting(m_database, game, show);
}

Result<void> Library::setUserValue(const Game& game, std::string_view card, std::string_view field, const Value& value)
{
    const auto loaded = load(game.id);
    if (!loaded) return failure(loaded.error());
    return UserValues(ownLayer()).set(*loaded, card, field, value);
}

Result<void> Library::unsetUserValue(std::string_view game, std::string_view card, std::string_view field)
{
    return UserValues(ownLayer()).unset(game, card, field);
}

Result<std::vector<UserValue>> Library::userValues(std::string_view game) const
{
    return UserValues(ownLayer()).all(game);
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

}  // namespace mazzo::carddata
