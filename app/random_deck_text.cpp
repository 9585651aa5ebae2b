// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/random_deck_text.h"

#include "model/deck_file/deck_edit.h"
#include "model/query/expression.h"
#include "model/query/matching.h"
#include "model/random.h"
#include "validators/value_origins.h"

#include <algorithm>

namespace mazzo::app {

namespace {

/// One of the decks that come with the pack and have these settings; one with others if there is none.
std::optional<DeckFile> model(const LoadedGame& loaded, const RandomDeckWish& wish)
{
    std::vector<DeckFile> same;
    std::vector<DeckFile> others;
    for (const std::string& text : wish.precons) {
        auto deck = readDeck(text, loaded.game, loaded.catalogue);
        if (deck) (deck->settings == wish.settings ? same : others).push_back(std::move(*deck));
    }
    const std::vector<DeckFile>& decks = same.empty() ? others : same;
    if (decks.empty()) return std::nullopt;
    return decks[Random(wish.seed).below(static_cast<std::uint32_t>(decks.size()))];
}

/// The sizes of a deck's zones.
std::vector<int> sizesOf(const Deck& deck, const Game& game)
{
    std::vector<int> sizes(game.zones.size());
    for (const Deck::Entry& entry : deck.entries()) sizes[at(entry.zone)] += entry.copies;
    return sizes;
}

/// The conditions as one; each is read by itself first, so that mistakes have their own column.
Result<std::string> joined(const std::vector<std::string>& conditions, const Game& game)
{
    std::string all;
    for (const std::string& condition : conditions) {
        if (auto read = parseExpression(condition, game, Scope::Piles); !read) return failure(read.error());
        all += conditions.size() == 1 ? condition : (all.empty() ? "(" : " and (") + condition + ")";
    }
    return all;
}

/// The cards that a deck may have.
Result<CardBits> allowedCards(const LoadedGame& loaded, const RandomDeckWish& wish, bool withSamples)
{
    CardBits cards(loaded.catalogue.size());
    for (std::uint32_t row = 0; row < loaded.catalogue.size(); ++row) {
        const auto card = static_cast<CardIndex>(row);
        if (withSamples || !isSample(loaded.game, loaded.catalogue, card)) cards.insert(card);
    }
    for (const std::string& text : wish.exclude) {
        const auto query = parseQuery(text, loaded.game);
        if (!query) return failure(query.error());
        const SearchContext context{nullptr, wish.owned ? &wish.owned->counts : nullptr};
        for (const CardIndex card : matchesAll(*query, loaded.game, loaded.catalogue, context).possible.cards())
            cards.erase(card);
    }
    return cards;
}

std::string headerOf(const LoadedGame& loaded, const RandomDeckWish& wish)
{
    const Settings presets = Settings::presets(loaded.game);
    std::string text = "name: " + wish.name + "\ngame: " + loaded.game.id + '\n';
    if (wish.settings.edition != presets.edition) text += "rules: " + wish.settings.edition + '\n';
    for (std::size_t i = 0; i < loaded.game.options.size(); ++i)
        if (wish.settings.options[i] != presets.options[i])
            text += loaded.game.options[i].id + ": " + wish.settings.options[i].text + '\n';
    return text;
}

}  // namespace

Checked<std::variant<std::string, NoRandomDeck>> randomDeckText(const LoadedGame& loaded, const RandomDeckWish& wish)
{
    using Answer = std::variant<std::string, NoRandomDeck>;
    const auto where = joined(wish.where, loaded.game);
    if (!where) return tl::unexpected(Errors{where.error()});
    const auto precon = model(loaded, wish);
    const bool withSamples = !precon || hasSampleCards(loaded.game, loaded.catalogue, precon->deck);
    const auto cards = allowedCards(loaded, wish, withSamples);
    if (!cards) return tl::unexpected(Errors{cards.error()});

    const Deck none;
    RandomDeckOrder order{loaded.game, loaded.catalogue, wish.settings, *where};
    if (precon) order.sizes = sizesOf(precon->deck, loaded.game);
    order.seed = wish.seed;
    order.maxCopies = [&](CardIndex card) {
        if (!cards->contains(card)) return 0;
        if (!wish.owned) return Deck::kMaxCopies;
        return ownedLines({loaded.game, loaded.catalogue, wish.settings, none}, false, wish.owned->counts, card);
    };
    const auto drawn = randomDeck(order);
    if (!drawn) return tl::unexpected(drawn.error());
    if (const auto* refused = std::get_if<NoRandomDeck>(&*drawn)) return Answer(*refused);

    const Deck& deck = std::get<Deck>(*drawn);
    auto file = readDeck(headerOf(loaded, wish), loaded.game, loaded.catalogue);
    if (!file) return tl::unexpected(file.error());
    for (std::size_t i = 0; i < loaded.game.zones.size(); ++i)
        if (const auto zone = static_cast<ZoneIndex>(i); deck.hasZone(zone)) addSection(*file, zone, loaded.game);
    for (const Deck::Entry& entry : deck.entries())
        addCopies(*file, entry.zone, entry.card, entry.copies, loaded.game, loaded.catalogue);
    return Answer(writeDeck(*file, loaded.catalogue));
}

}  // namespace mazzo::app
