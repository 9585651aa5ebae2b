// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/search_command.h"

#include "app/cli/card_json.h"
#include "app/cli/card_rows.h"
#include "app/cli/deck_loader.h"
#include "app/cli/number_option.h"
#include "app/collection_view.h"
#include "app/text/description_text.h"
#include "app/text/value_text.h"
#include "model/query/describe.h"
#include "model/query/matching.h"
#include "validators/addable_cards.h"
#include "validators/value_origins.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

struct SearchText {
    Q_DECLARE_TR_FUNCTIONS(SearchText)
};

/// The words of a query that came as several arguments belong together.
std::string joined(std::span<const std::string> words)
{
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

struct Found {
    std::vector<CardIndex> cards;
    std::size_t count = 0;
    std::size_t undecided = 0;
    std::string explained;
    std::vector<Origin> restsOn;  ///< of the values that the query reads and of those that are shown
};

/// The cards that may join the deck.
Checked<CardBits> addable(const OpenedDeck& deck)
{
    const auto book = RuleBook::compile(deck.game(), deck.catalogue(), deck.deck.settings);
    if (!book) return tl::unexpected(book.error());
    return AddableCards(*book).canAdd(deck.deck.deck);
}

std::vector<CardIndex> allCards(const Catalogue& catalogue)
{
    std::vector<CardIndex> cards;
    for (std::size_t card = 0; card < catalogue.size(); ++card) cards.push_back(static_cast<CardIndex>(card));
    return cards;
}

Checked<Found> search(const LoadedGame& loaded, const Query& query, const Arguments& arguments, const OpenedDeck* deck,
                      const CollectionCounts* collection, const std::string& language)
{
    const auto one = [](Error error) { return tl::unexpected<Errors>(Errors{std::move(error)}); };
    const auto limit = numberOption(arguments, "--limit");
    if (!limit) return one(limit.error());
    CardBits canAdd;
    if (deck && needsDeck(query)) {
        auto cards = addable(*deck);
        if (!cards) return tl::unexpected(cards.error());
        canAdd = std::move(*cards);
    }
    const MatchSet matched = matchesAll(query, loaded.game, loaded.catalogue,
                                        SearchContext{deck ? &canAdd : nullptr, collection});
    Found found{matched.yes.cards(), 0, matched.undecided(), describe(query, loaded.game, *descriptionTexts()), {}};
    found.count = found.cards.size();
    if (const auto field = arguments.value("--sort")) {
        if (auto sorted = sortBy(found.cards, loaded, *field, language); !sorted) return one(sorted.error());
    }
    found.cards.resize(static_cast<std::size_t>(std::min<std::uint64_t>(found.count, limit->value_or(found.count))));
    found.restsOn = originsOf(loaded.game, loaded.catalogue, found.cards);
    if (const std::vector<FieldIndex> fields = fieldsUsed(query); !fields.empty())
        unite(found.restsOn, originsOf(loaded.game, loaded.catalogue, allCards(loaded.catalogue), fields));
    return found;
}

/// The texts of the shown cards; a long list is printed without them.
CardTexts textsOf(const Library& library, const LoadedGame& loaded, const Found& found, const std::string& language)
{
    constexpr std::size_t kMaxRows = 200;
    CardTexts texts;
    if (found.cards.size() > kMaxRows) return texts;
    std::vector<std::string> ids;
    for (const CardIndex card : found.cards) ids.emplace_back(loaded.catalogue.id(card));
    if (const auto printed = library.printedTexts(loaded.game, ids))
        for (const PrintedText& each : *printed)
            if (!each.text.in(language).empty()) texts[each.card] = fromUtf8(each.text.in(language));
    return texts;
}

void print(const Console& console, const Library& library, const LoadedGame& loaded, const Found& found)
{
    console.line(SearchText::tr("%n card(s)", nullptr, static_cast<int>(found.count)) + ": " +
                 QString::fromStdString(found.explained));
    printRows(console, loaded, found.cards, textsOf(library, loaded, found, console.language()));
    if (found.cards.size() < found.count)
        console.line(SearchText::tr("… and %n more", nullptr, static_cast<int>(found.count - found.cards.size())));
    if (found.undecided > 0)
        console.line(SearchText::tr("%n more card(s) may match: some of their values are unknown", nullptr,
                                    static_cast<int>(found.undecided)));
    if (!found.restsOn.empty()) console.line(restsOnText(found.restsOn));
}

ExitStatus runSearch(const Console& console, const Arguments& arguments)
{
    auto workspace = Workspace::open();
    if (!workspace) return console.fail(workspace.error());
    const auto loaded = workspace->game(arguments.positional().front());
    if (!loaded) return console.fail(loaded.error());
    const auto query = parseQuery(joined(std::span(arguments.positional()).subspan(1)), loaded->game,
                                  arguments.has("--deck") ? DeckAtHand::Yes : DeckAtHand::No);
    if (!query) return console.fail(query.error());
    Result<CollectionView> view = CollectionView{};
    if (needsCollection(*query)) view = collectionView(workspace->library(), *loaded);
    if (!view) return console.fail(view.error());
    std::optional<OpenedDeck> deck;
    if (const auto file = arguments.value("--deck")) {
        auto loader = DeckLoader::create(console, *workspace, arguments);
        if (!loader) return console.fail(loader.error());
        loader->setGame(loaded->game.id);
        auto opened = loader->load(*file);
        if (!opened) return console.fail(opened.error());
        if (opened->game().id != loaded->game.id)
            return console.fail(Error{
                Error::Kind::Refused, "usage.other-game", {*file, 1, 1}, {opened->game().id, loaded->game.id}, {}});
        deck = std::move(*opened);
    }
    const auto found = search(*loaded, *query, arguments, deck ? &*deck : nullptr, &view->counts, console.language());
    if (!found) return console.fail(found.error());
    if (!console.json()) {
        print(console, workspace->library(), *loaded, *found);
        return ExitStatus::Done;
    }
    Json rows = Json::array();
    for (const CardIndex card : found->cards) rows.push_back(rowOf(*loaded, card, console.language()));
    console.print({{"count", found->count},
                   {"explained", found->explained},
                   {"undecided", found->undecided},
                   {"rests_on", originsJson(found->restsOn)},
                   {"cards", std::move(rows)}});
    return ExitStatus::Done;
}

}  // namespace

Command searchCommand()
{
    return {
        .name = "search",
        .usage = "mazzo search GAME QUERY [--limit N] [--sort FIELD] [--deck FILE]",
        .summary = QT_TRANSLATE_NOOP("commands", "Search cards; an empty query finds every card. With a deck, "
                                                 "can:add finds the cards that can be added to it"),
        .minArgs = 1,
        .maxArgs = 64,
        .options = {{"--limit", "N", QT_TRANSLATE_NOOP("commands", "Print at most N cards")},
                    {"--sort", "FIELD", QT_TRANSLATE_NOOP("commands", "Sort by a field, by name or by type")},
                    {"--deck", "FILE", QT_TRANSLATE_NOOP("commands", "The deck that can:add refers to")}},
        .run = runSearch,
    };
}

}  // namespace mazzo::cli
