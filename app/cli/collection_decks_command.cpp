// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/collection_decks_command.h"

#include "app/buildable.h"
#include "app/cli/collection_messages.h"
#include "app/cli/deck_choice.h"
#include "app/cli/deck_loader.h"
#include "app/cli/game_cache.h"
#include "app/collection_view.h"
#include "app/text/value_text.h"
#include "carddata/library/decks/deck_text.h"
#include "model/deck_file/deck_file.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

/// A game, what the player owns of it, and the requested decks.
struct GameCollection {
    const LoadedGame* game = nullptr;
    CollectionView view;
    std::vector<Candidate> decks;
};

/// Decks sorted by game; each game and its collection is read once.
class CollectionLoader {
public:
    explicit CollectionLoader(Workspace& workspace) : m_library(workspace.library()), m_games(workspace.library()) {}

    Result<GameCollection*> game(const std::string& id)
    {
        if (const auto found = m_collections.find(id); found != m_collections.end()) return &found->second;
        const LoadedGame* game = m_games.game(id);
        if (game == nullptr) return failure({Error::Kind::NotFound, "library.no-such-game", {}, {id}, {}});
        auto view = collectionView(m_library, *game);
        if (!view) return failure(view.error());
        return &m_collections.emplace(id, GameCollection{game, std::move(*view), {}}).first->second;
    }

    Result<void> add(const OpenedDeck& deck)
    {
        const auto collection = game(deck.game().id);
        if (!collection) return failure(collection.error());
        const bool built = (*collection)->view.isBuilt(deck.deck.name);
        (*collection)
            ->decks.push_back({{},
                               deck.deck.name,
                               physicalCards(deck.game(), deck.catalogue(), deck.deck.settings, deck.deck.deck),
                               built,
                               0,
                               {},
                               0});
        return {};
    }

    [[nodiscard]] std::map<std::string, GameCollection>& all() { return m_collections; }

private:
    const Library& m_library;
    GameCache m_games;
    std::map<std::string, GameCollection> m_collections;
};

std::string nameOf(const Shortage& shortage, const LoadedGame& game, const std::string& language)
{
    return shortage.card ? std::string(game.catalogue.name(*shortage.card, language)) : shortage.name;
}

}  // namespace

ExitStatus printMissing(const Console& console, Workspace& workspace, const Arguments& arguments)
{
    CollectionLoader collections(workspace);
    auto loader = DeckLoader::create(console, workspace, arguments);
    if (!loader) return console.fail(loader.error());
    for (std::size_t i = 1; i < arguments.positional().size(); ++i) {
        const auto deck = loader->load(arguments.positional()[i]);
        if (!deck) return console.fail(deck.error());
        if (const auto added = collections.add(*deck); !added) return console.fail(added.error());
    }
    Json missing = Json::array();
    for (const auto& [id, collection] : collections.all()) {
        std::vector<WantedDeck> decks;
        for (const Candidate& deck : collection.decks) decks.push_back(deck.wanted());
        for (const Shortage& each : shortages(decks, collection.view.counts)) {
            const std::string name = nameOf(each, *collection.game, console.language());
            Json row{{"card", name}, {"game", id}, {"need", each.need}, {"have", each.have}, {"short", each.lacking()}};
            if (each.advisory) row["advisory"] = true;
            missing.push_back(std::move(row));
            if (!console.json())
                console.line((each.advisory
                                  ? CollectionText::tr("%1 × %2  (%3 for a full pile, have %4; fewer will do)")
                                  : CollectionText::tr("%1 × %2  (need %3, have %4)"))
                                 .arg(each.lacking())
                                 .arg(fromUtf8(name))
                                 .arg(each.need)
                                 .arg(each.have));
        }
    }
    if (console.json()) console.print({{"missing", std::move(missing)}});
    else if (missing.empty()) console.line(CollectionText::tr("Nothing is missing."));
    return ExitStatus::Done;
}

ExitStatus printBuildable(const Console& console, Workspace& workspace, const Arguments& arguments)
{
    const auto packs = workspace.library().games();
    if (!packs) return console.fail(packs.error());
    std::vector<std::string> games;
    if (arguments.positional().size() > 1) {
        const auto game = workspace.game(arguments.positional()[1]);
        if (!game) return console.fail(game.error());
        games.push_back(game->game.id);
    } else {
        for (const StoredPack& pack : *packs) games.push_back(pack.game);
    }
    CollectionLoader collections(workspace);
    std::vector<std::pair<std::string, Candidate>> decks;
    for (const std::string& id : games) {
        const auto collection = collections.game(id);
        if (!collection) return console.fail(collection.error());
        const CollectionView& view = (*collection)->view;
        for (Candidate& deck : ranked(view.decks, workspace.preconDecks(id), *(*collection)->game, view.counts))
            decks.emplace_back(id, std::move(deck));
    }
    std::ranges::stable_sort(decks, {}, [](const auto& deck) { return deck.second.missing; });
    Json json = Json::array();
    for (const auto& [game, deck] : decks) {
        json.push_back({{"name", deck.name},
                        {"game", game},
                        {"source", deck.id ? "library" : "pack"},
                        {"built", deck.built},
                        {"cards", deck.cards},
                        {"missing", deck.missing},
                        {"buildable", deck.missing == 0}});
        if (console.json()) continue;
        const QString name = QStringLiteral("%1  (%2)").arg(fromUtf8(deck.name), fromUtf8(game));
        console.line(deck.missing == 0
                         ? "✓ " + name
                         : "  " + name + "  " + CollectionText::tr("%n card(s) missing", nullptr, deck.missing));
    }
    if (console.json()) console.print({{"decks", std::move(json)}});
    return ExitStatus::Done;
}

ExitStatus printPacking(const Console& console, Workspace& workspace, const Arguments& arguments)
{
    const auto stored = workspace.library().decks().all();
    if (!stored) return console.fail(stored.error());
    CollectionLoader collections(workspace);
    std::map<GameCollection*, std::vector<DeckId>> chosen;
    for (std::size_t i = 1; i < arguments.positional().size(); ++i) {
        const auto deck = findDeck(*stored, arguments.positional()[i]);
        if (!deck) return console.fail(deck.error());
        const auto collection = collections.game(deck->game);
        if (!collection) return console.fail(collection.error());
        chosen[*collection].push_back(deck->id);
    }
    Json json = Json::array();
    for (const auto& [collection, ids] : chosen) {
        const std::vector<Candidate> all = ranked(collection->view.decks, {}, *collection->game,
                                                  collection->view.counts);
        std::vector<const Candidate*> decks;
        for (const DeckId id : ids)
            for (const Candidate& deck : all)
                if (deck.id == id) decks.push_back(&deck);
        for (const PackedCard& card :
             packingFor(decks, collection->view.decks, collection->view.lots, collection->game->catalogue)) {
            const std::string& deck = decks[card.deck]->name;
            const auto name = collection->game->catalogue.name(card.card, console.language());
            json.push_back({{"deck", deck},
                            {"card", name},
                            {"count", card.copies},
                            {"place", card.place},
                            {"missing", card.missing}});
            if (console.json()) continue;
            const QString from = card.missing         ? CollectionText::tr("missing")
                                 : card.place.empty() ? CollectionText::tr("place not noted")
                                                      : fromUtf8(card.place);
            console.line(
                QStringLiteral("%1  %2 × %3  (%4)").arg(fromUtf8(deck)).arg(card.copies).arg(fromUtf8(name), from));
        }
    }
    if (console.json()) console.print({{"packing", std::move(json)}});
    return ExitStatus::Done;
}

}  // namespace mazzo::cli
