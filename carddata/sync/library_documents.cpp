// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/sync/library_documents.h"

#include "carddata/library/decks/deck_text.h"
#include "carddata/library/layers/image_store.h"
#include "carddata/library/layers/layer_file.h"
#include "carddata/sync/collection_table.h"
#include "carddata/sync/json_merge.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace mazzo::carddata {

namespace {

/// Settings of one computer's screen and session, which are of no use on another one.
bool travels(std::string_view key)
{
    static constexpr std::array<std::string_view, 6> kLocal{
        "desktop.window", "desktop.maximised", "desktop.page", "desktop.deck", "desktop.game", "desktop.saved-game"};
    return std::ranges::find(kLocal, key) == kLocal.end() && !key.starts_with("sync.");
}

bool isSettingKey(std::string_view key)
{
    return !key.empty() && key.size() <= 100 && std::ranges::all_of(key, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-';
    });
}

/// A deck's file always names the deck, because a name that only the library has would be lost.
std::string documentOf(const StoredDeck& deck)
{
    return nameOfDeck(deck.text).empty() ? withName(deck.text, deck.name) : deck.text;
}

std::string settingsDocument(const SavedSettings& settings)
{
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    for (const auto& [key, value] : settings)
        if (travels(key)) json[key] = value;
    return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

std::string layerPath(std::string_view game, std::string_view file)
{
    return "layers/" + std::string(game) + "/" + std::string(file);
}

/// The entries of a layer file as the library names its cards.
std::vector<LayerCard> entriesOf(const LayerFile& layer, const Game& game)
{
    std::set<std::string> added;
    for (const LayerFile::Entry& entry : layer.entries)
        if (entry.card.adds()) added.insert(entry.card.id);
    std::vector<LayerCard> entries;
    for (const LayerFile::Entry& each : layer.entries) {
        LayerCard card = each.card;
        if (card.adds()) card.id = std::string(kOwnPrefix) + card.id;
        card.number = 0;
        if (card.image && card.image->starts_with("images/")) card.image = card.image->substr(7);
        for (auto& [id, value] : card.values) {
            const auto field = game.field(id);
            auto* words = std::get_if<Words>(&value.value);
            if (!field || !game[*field].refersToCards || words == nullptr) continue;
            for (std::string& word : *words)
                if (added.contains(word)) word = std::string(kOwnPrefix) + word;
            value.certain = value.value;
        }
        entries.push_back(std::move(card));
    }
    return entries;
}

}  // namespace

const LoadedGame* LibraryDocuments::game(const std::string& id) const
{
    const auto [found, isNew] = m_games.try_emplace(id);
    if (isNew)
        if (auto loaded = m_library.load(id)) found->second = std::move(*loaded);
    return found->second ? &*found->second : nullptr;
}

Result<std::map<std::string, LibraryDocuments::Document>> LibraryDocuments::all(
    const std::map<DeckId, std::string>& decks, const std::set<std::string>& known) const
{
    std::map<std::string, Document> documents;
    const auto stored = m_library.decks().all();
    if (!stored) return failure(stored.error());
    for (const StoredDeck& deck : *stored)
        if (const auto path = decks.find(deck.id); path != decks.end())
            documents.emplace(path->second, Document{documentOf(deck), deck.id});
    for (const StoredDeck& deck : *stored) {
        if (decks.contains(deck.id)) continue;
        const auto history = m_library.decks().history(deck.id);
        if (!history) return failure(history.error());
        const std::string identity = deck.createdAt + "\n" + (history->empty() ? deck.text : history->back().text);
        std::string path = deckPath(deck.name, identity);
        for (int number = 2; documents.contains(path) || known.contains(path); ++number)
            path = deckPath(deck.name, identity + "\n" + std::to_string(number));
        documents.emplace(path, Document{documentOf(deck), deck.id});
    }
    if (auto done = addResults(documents, known); !done) return failure(done.error());
    const auto lots = m_library.collection().lots();
    if (!lots) return failure(lots.error());
    documents.emplace(kCollectionFile, Document{CollectionTable(*lots).text()});
    const auto settings = m_library.settings().all();
    if (!settings) return failure(settings.error());
    if (known.contains(std::string(kSettingsFile)) ||
        std::ranges::any_of(*settings, [](const auto& setting) { return travels(setting.first); }))
        documents.emplace(kSettingsFile, Document{settingsDocument(*settings)});
    if (auto done = addLayers(documents, known); !done) return failure(done.error());
    return documents;
}

Result<void> LibraryDocuments::addResults(std::map<std::string, Document>& documents,
                                          const std::set<std::string>& known) const
{
    std::map<std::string, Document> added;
    for (const auto& [path, document] : documents) {
        if (document.deck == DeckId{}) continue;
        const auto results = m_library.deckResults().of(document.deck);
        if (!results) return failure(results.error());
        std::string file = resultsPath(path);
        if (!results->empty() || known.contains(file))
            added.emplace(std::move(file), Document{resultsDocument(*results)});
    }
    documents.merge(added);
    return {};
}

Result<void> LibraryDocuments::addLayers(std::map<std::string, Document>& documents,
                                         const std::set<std::string>& known) const
{
    const auto packs = m_library.games();
    if (!packs) return failure(packs.error());
    for (const StoredPack& pack : *packs) {
        auto entries = m_library.ownLayer().entries(pack.game);
        if (!entries) return failure(entries.error());
        const auto choices = m_library.ownChoices(pack.game);
        if (!choices) return failure(choices.error());
        if (entries->empty() && choices->empty() && !known.contains(layerPath(pack.game, "cards.json"))) continue;
        const LoadedGame* loaded = game(pack.game);
        if (loaded == nullptr) continue;
        std::ranges::sort(*entries, {}, &LayerCard::id);
        for (LayerCard& entry : *entries) entry.changedAt.clear();
        std::vector<LayerCard> withoutPictures = *entries;
        for (LayerCard& entry : withoutPictures) entry.image.reset();
        // Pictures are not read here: only their names belong to the document.
        auto files = layerFiles(loaded->game, withoutPictures, *choices, {},
                                {ownLayerFileId(pack.game), "1", ownLayerFileId(pack.game)});
        if (!files) return failure(files.error());
        auto cards = nlohmann::ordered_json::parse((*files)[1].content, nullptr, false);
        for (const char* list : {"cards", "corrections"})
            for (auto& card : cards[list]) {
                const std::string id = std::string(list) == "cards"
                                           ? std::string(kOwnPrefix) + card["id"].get<std::string>()
                                           : card["card"].get<std::string>();
                const auto entry = std::ranges::find(*entries, id, &LayerCard::id);
                if (entry != entries->end() && entry->image && !entry->image->empty())
                    card["image"] = "images/" + *entry->image;
            }
        documents.emplace(layerPath(pack.game, "game.json"), Document{(*files)[0].content});
        documents.emplace(layerPath(pack.game, "cards.json"),
                          Document{cards.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n"});
    }
    return {};
}

Result<std::map<std::string, std::string>> LibraryDocuments::pictures(const std::string& game) const
{
    const auto entries = m_library.ownLayer().entries(game);
    if (!entries) return failure(entries.error());
    std::map<std::string, std::string> pictures;
    for (const LayerCard& entry : *entries)
        if (entry.image && !entry.image->empty())
            pictures.emplace(layerPath(game, "images/" + *entry.image), *entry.image);
    return pictures;
}

Result<DeckId> LibraryDocuments::put(const SyncPath& path, const std::optional<std::string>& text, DeckId deck) const
{
    switch (path.kind) {
    case SyncPath::Kind::Deck: return putDeck(path.path, text, deck);
    case SyncPath::Kind::Results: return putResults(path.path, text.value_or("{}"), deck).map([] { return DeckId{}; });
    case SyncPath::Kind::Collection:
        return putCollection(text.value_or(CollectionTable().text())).map([] { return DeckId{}; });
    case SyncPath::Kind::Settings: return putSettings(text.value_or("{}")).map([] { return DeckId{}; });
    default: return DeckId{};
    }
}

Result<DeckId> LibraryDocuments::putDeck(const std::string& path, const std::optional<std::string>& text,
                                         DeckId deck) const
{
    const DeckStore decks = m_library.decks();
    const auto before = deck == DeckId{} ? Result<StoredDeck>(failure({})) : decks.one(deck);
    if (!text) {
        if (before && before->removedAt.empty())
            if (auto done = decks.remove(deck); !done) return failure(done.error());
        return deck;
    }
    if (!before) {
        const std::string stem = path.substr(6, path.size() - 6 - 5);
        return decks.add(*text, stem).map([](const StoredDeck& added) { return added.id; });
    }
    if (!before->removedAt.empty())
        if (auto done = decks.restoreRemoved(deck); !done) return failure(done.error());
    return decks.save(deck, *text).map([](const StoredDeck& saved) { return saved.id; });
}

Result<void> LibraryDocuments::putResults(const std::string& path, const std::string& text, DeckId deck) const
{
    const auto results = readResultsDocument(text, path);
    if (!results) return failure(results.error());
    const DeckResultRepository repository = m_library.deckResults();
    const auto before = repository.of(deck);
    if (!before) return failure(before.error());
    for (const DeckResult& old : *before)
        if (std::ranges::find(*results, old.mark, &DeckResult::mark) == results->end())
            if (auto done = repository.remove(deck, old.mark); !done) return done;
    for (const DeckResult& result : *results)
        if (std::ranges::find(*before, result) == before->end())
            if (auto done = repository.put(deck, result); !done) return done;
    return {};
}

Result<void> LibraryDocuments::putCollection(const std::string& text) const
{
    const auto table = CollectionTable::parse(text);
    if (!table) return failure(table.error());
    const CollectionStore store = m_library.collection();
    const auto lots = store.lots();
    if (!lots) return failure(lots.error());
    CollectionEdit edit = table->edit(*lots);
    edit.detail = kCollectionFile;
    return store.apply(edit);
}

Result<void> LibraryDocuments::putSettings(const std::string& text) const
{
    constexpr std::size_t kMaxSettings = 1000;
    constexpr std::size_t kMaxValue = 10'000;
    const auto json = parseSyncedJson(text, kSettingsFile);
    if (!json) return failure(json.error());
    const SettingRepository settings = m_library.settings();
    const auto before = settings.all();
    if (!before) return failure(before.error());
    const bool sound = json->size() <= kMaxSettings && std::ranges::all_of(json->items(), [](const auto& item) {
                           return isSettingKey(item.key()) && item.value().is_string() &&
                                  item.value().template get_ref<const std::string&>().size() <= kMaxValue;
                       });
    if (!sound)
        return failure({Error::Kind::Parse,
                        "sync.bad-json",
                        {std::string(kSettingsFile), 0, 0},
                        {std::string(kSettingsFile)},
                        {}});
    for (const auto& [key, value] : before.value())
        if (travels(key) && !json->contains(key))
            if (auto done = settings.remove(key); !done) return done;
    for (const auto& [key, value] : json->items())
        if (travels(key))
            if (auto done = settings.set(key, value.get<std::string>()); !done) return done;
    return {};
}

Checked<void> LibraryDocuments::putLayer(const std::string& gameId, const std::string& head, const std::string& cards,
                                         const std::map<std::string, std::string>& pictures) const
{
    const auto single = [](Error error) { return tl::unexpected(Errors{std::move(error)}); };
    const LoadedGame* loaded = game(gameId);
    if (loaded == nullptr) return single({Error::Kind::NotFound, "layer.no-such-game", {}, {gameId, gameId}, {}});
    std::vector<ArchivedFile> files{{"game.json", head}, {"cards.json", cards}};
    const std::string prefix = layerPath(gameId, "");
    const std::filesystem::path folder = m_library.imageFolder(gameId);
    for (const auto& [path, bytes] : pictures)
        if (path.starts_with(prefix)) files.push_back({path.substr(prefix.size()), bytes});
    // Pictures that are here already need not be in the folder.
    const auto known = this->pictures(gameId);
    if (!known) return single(known.error());
    for (const auto& [path, name] : *known)
        if (!pictures.contains(path)) files.push_back({path.substr(prefix.size()), {}});
    auto layer = readLayerFile(files);
    if (!layer) return tl::unexpected(std::move(layer.error()));
    if (layer->game != gameId)
        return single(
            {Error::Kind::Refused, "sync.bad-json", {prefix + "game.json", 0, 0}, {prefix + "game.json"}, {}});
    OwnEdit edit{OwnReason::Merge, std::string(layer->name.in({})), entriesOf(*layer, loaded->game), {}, true};
    std::set<std::string> kept;
    for (LayerCard& entry : edit.entries) {
        kept.insert(entry.id);
        if (!entry.image || known->contains(prefix + "images/" + *entry.image)) continue;
        const auto bytes = pictures.find(prefix + "images/" + *entry.image);
        if (bytes == pictures.end()) continue;
        auto stored = ImageStore(folder).addBytes(bytes->second, bytes->first);
        if (!stored) return single(stored.error());
        entry.image = *stored;
    }
    const auto before = m_library.ownLayer().entries(gameId);
    if (!before) return single(before.error());
    for (const LayerCard& entry : *before) {
        if (kept.contains(entry.id)) continue;
        LayerCard removed;
        removed.id = entry.id;
        edit.entries.push_back(std::move(removed));
    }
    const auto choices = m_library.ownChoices(gameId);
    if (!choices) return single(choices.error());
    for (const OwnChoice& choice : layer->choices)
        if (std::ranges::find(*choices, choice) == choices->end()) edit.choices.push_back(choice);
    auto stored = m_library.ownLayer().apply(loaded->game, loaded->catalogue, std::move(edit));
    m_games.erase(gameId);
    if (stored) return {};
    Errors errors;
    for (OwnProblem& problem : stored.error()) {
        problem.error.where.file = prefix + "cards.json";
        errors.push_back(std::move(problem.error));
    }
    return tl::unexpected(std::move(errors));
}

}  // namespace mazzo::carddata
