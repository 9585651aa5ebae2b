// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/buildable.h"
#include "app/cli/collection_command.h"
#include "app/cli/deck_choice.h"
#include "app/input.h"
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

/// A game with the collection beside it, and the decks of it that were asked about.
struct Asked {
    const LoadedGame* game = nullptr;
    CollectionView view;
    std::vector<Candidate> decks;
};

/// Decks sorted by game; each game and its collection is read once.
class Desk {
public:
    explicit Desk(Workspace& workspace) : m_library(workspace.library()), m_games(workspace.library()) {}

    Result<Asked*> game(const std::string& id)
    {
        if (const auto found = m_asked.find(id); found != m_asked.end()) return &found->second;
        const LoadedGame* game = m_games.game(id);
        if (game == nullptr) return failure({Error::Kind::NotFound, "library.no-such-game", {}, {id}, {}});
        auto view = collectionView(m_library, *game);
        if (!view) return failure(view.error());
        return &m_asked.emplace(id, Asked{game, std::move(*view), {}}).first->second;
    }

    /// A deck file.
    Checked<void> add(const std::string& file)
    {
        const auto one = [](Error error) { return tl::unexpected<Errors>(Errors{std::move(error)}); };
        const auto text = readInput(file);
        if (!text) return one(text.error());
        const auto named = gameOfDeck(*text, file);
        if (!named) return one(named.error());
        auto asked = game(named->id);
        if (!asked) {
            asked.error().where = named->where;
            return one(asked.error());
        }
        auto deck = readDeck(*text, (*asked)->game->game, (*asked)->game->catalogue, file);
        if (!deck) return tl::unexpected(std::move(deck.error()));
        const bool built = (*asked)->view.isBuilt(deck->name);
        (*asked)->decks.push_back({{}, deck->name, std::move(deck->deck), built, 0, {}, 0});
        return {};
    }

    [[nodiscard]] std::map<std::string, Asked>& all() { return m_asked; }

private:
    const Library& m_library;
    GameShelf m_games;
    std::map<std::string, Asked> m_asked;
};

std::string nameOf(const Shortage& shortage, const LoadedGame& game, const std::string& language)
{
    return shortage.card ? std::string(game.catalogue.name(*shortage.card, language)) : shortage.name;
}

}  // namespace

ExitStatus tellMissing(const Console& console, Workspace& workspace, const Arguments& arguments)
{
    Desk desk(workspace);
    for (std::size_t i = 1; i < arguments.plain().size(); ++i)
        if (const auto added = desk.add(arguments.plain()[i]); !added) return console.fail(added.error());
    Json missing = Json::array();
    for (const auto& [id, asked] : desk.all()) {
        std::vector<WantedDeck> decks;
        for (const Candidate& deck : asked.decks) decks.push_back({&deck.deck, deck.built});
        for (const Shortage& each : shortages(decks, asked.view.counts)) {
            const std::string name = nameOf(each, *asked.game, console.language());
            missing.push_back(
                {{"card", name}, {"game", id}, {"need", each.need}, {"have", each.have}, {"short", each.lacking()}});
            if (!console.json())
                console.line(CollectionText::tr("%1 × %2  (need %3, have %4)")
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

ExitStatus tellBuildable(const Console& console, Workspace& workspace, const Arguments& arguments)
{
    const auto packs = workspace.library().games();
    if (!packs) return console.fail(packs.error());
    std::vector<std::string> games;
    if (arguments.plain().size() > 1) {
        const auto game = workspace.game(arguments.plain()[1]);
        if (!game) return console.fail(game.error());
        games.push_back(game->game.id);
    } else {
        for (const StoredPack& pack : *packs) games.push_back(pack.game);
    }
    Desk desk(workspace);
    std::vector<std::pair<std::string, Candidate>> decks;
    for (const std::string& id : games) {
        const auto asked = desk.game(id);
        if (!asked) return console.fail(asked.error());
        const CollectionView& view = (*asked)->view;
        for (Candidate& deck : ranked(view.decks, workspace.preconDecks(id), *(*asked)->game, view.counts))
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

ExitStatus tellPacking(const Console& console, Workspace& workspace, const Arguments& arguments)
{
    const auto stored = workspace.library().decks().all();
    if (!stored) return console.fail(stored.error());
    Desk desk(workspace);
    std::map<Asked*, std::vector<DeckId>> chosen;
    for (std::size_t i = 1; i < arguments.plain().size(); ++i) {
        const auto deck = chosenDeck(*stored, arguments.plain()[i]);
        if (!deck) return console.fail(deck.error());
        const auto asked = desk.game(deck->game);
        if (!asked) return console.fail(asked.error());
        chosen[*asked].push_back(deck->id);
    }
    Json json = Json::array();
    for (const auto& [asked, ids] : chosen) {
        const std::vector<Candidate> all = ranked(asked->view.decks, {}, *asked->game, asked->view.counts);
        std::vector<const Candidate*> decks;
        for (const DeckId id : ids)
            for (const Candidate& deck : all)
                if (deck.id == id) decks.push_back(&deck);
        for (const PackedCard& card : packingFor(decks, asked->view.decks, asked->view.lots, asked->game->catalogue)) {
            const std::string& deck = decks[card.deck]->name;
            const auto name = asked->game->catalogue.name(card.card, console.language());
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
