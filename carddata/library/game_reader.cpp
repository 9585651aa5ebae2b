// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/game_reader.h"

#include "carddata/library/card_repository.h"
#include "carddata/library/game_definition.h"
#include "carddata/library/sample_setting.h"
#include "carddata/library/stored_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace mazzo::carddata {

namespace fs = std::filesystem;

namespace {

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

}  // namespace

Result<Game> GameReader::game(const StoredPack& pack) const
{
    const auto definition = PackRepository(m_database).definition(pack.game);
    if (!definition) return failure(definition.error());
    auto game = definedGame(pack, *definition, m_cacheFolder);
    if (!game) return game;
    const auto shown = sampleSettingOf(m_database, pack.game);
    if (!shown) return failure(shown.error());
    game->samplesHidden = !*shown;
    if (auto done = layeredCards().extend(*game); !done) return failure(done.error());
    return game;
}

Result<LoadedGame> GameReader::load(std::string_view gameId) const
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
Result<void> GameReader::addPictures(LoadedGame& loaded, const StoredPack& pack) const
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
    const auto stored = ExpansionRepository(m_database).of(loaded.game.id);
    if (!stored) return failure(stored.error());
    for (const StoredExpansion& each : *stored) {
        const auto images = ExpansionRepository(m_database).images(each.id);
        if (!images) return failure(images.error());
        add(*images, each.folder);
    }
    const auto own = OwnRepository(m_database).images(loaded.game.id);
    if (!own) return failure(own.error());
    add(*own, m_images / loaded.game.id);
    return {};
}

/// What a cache file must have been made of, apart from the own layer.
Result<std::string> GameReader::cacheKey(const Game& game, const StoredPack& pack) const
{
    std::string key = pack.fingerprint;
    const auto stored = ExpansionRepository(m_database).of(game.id);
    if (!stored) return failure(stored.error());
    for (const StoredExpansion& each : *stored) key.append(" ").append(each.id).append("=").append(each.fingerprint);
    if (game.samplesHidden) key.append(" no-samples");
    return key;
}

Result<void> GameReader::addCatalogue(LoadedGame& loaded, const StoredPack& pack) const
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
    return build(loaded, *key, std::move(*cards));
}

Result<void> GameReader::rebuild(LoadedGame& loaded, const StoredPack& pack, std::vector<Card> cards) const
{
    const auto key = cacheKey(loaded.game, pack);
    return key ? build(loaded, *key, std::move(cards)) : failure(key.error());
}

Result<void> GameReader::build(LoadedGame& loaded, const std::string& key, std::vector<Card> pack) const
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
Result<bool> GameReader::followChanges(LoadedGame& loaded, std::int64_t revision) const
{
    constexpr int kMaxChanges = 500;
    auto& [game, catalogue, contradicted, pictures] = loaded;
    if (revision == game.layerRevision) return true;
    const auto changed = OwnRepository(m_database).changedSince(game.id, revision, kMaxChanges + 1);
    if (!changed) return failure(changed.error());
    if (changed->size() > kMaxChanges) return false;
    for (const std::string& id : *changed) {
        auto layered = layeredCards().layers(game, id);
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

}  // namespace mazzo::carddata
