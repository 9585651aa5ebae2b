// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/validate_decks.h"

#include "bench/synthetic.h"
#include "carddata/pack/pack_folders.h"
#include "carddata/shipped_packs.h"
#include "model/deck_file/deck_file.h"
#include "validators/rule_book.h"

namespace mazzo::bench {

std::vector<JudgedGame> shippedGames()
{
    std::vector<JudgedGame> games;
    for (const auto& folder : packFolders({shippedPacks()})) {
        auto pack = loadPack(folder);
        if (!pack) continue;
        Catalogue catalogue = Catalogue::build(pack->game, pack->cards);
        Settings settings = Settings::presets(pack->game);
        games.push_back({std::move(*pack), std::move(catalogue), std::move(settings)});
    }
    return games;
}

JudgedGame grown(const JudgedGame& game, std::size_t count)
{
    JudgedGame many{game.pack, {}, game.settings};
    for (std::uint32_t time = 1; many.pack.cards.size() < count; ++time) {
        for (Card card : game.pack.cards) {
            card.number += time * 10'000;
            card.id += "-" + std::to_string(time);
            card.name = Texts({{"en", std::string(card.name.in("en")) + " " + std::to_string(time)}});
            card.aliases.clear();
            many.pack.cards.push_back(std::move(card));
        }
    }
    many.catalogue = Catalogue::build(many.pack.game, many.pack.cards);
    return many;
}

std::vector<Deck> variedDecks(const JudgedGame& game, std::size_t each, std::uint64_t seed)
{
    Dice dice(seed);
    std::vector<Deck> decks;
    for (const PackDeck& file : game.pack.decks) {
        const auto read = readDeck(file.text, game.pack.game, game.catalogue, file.file);
        if (!read || read->deck.entries().empty()) continue;
        for (std::size_t i = 0; i < each; ++i) {
            Deck deck = read->deck;
            const Deck::Entry gone = read->deck.entries()[dice.below(read->deck.entries().size())];
            deck.addCopies(gone.zone, gone.card, -1);
            deck.addCopies(gone.zone, static_cast<CardIndex>(dice.below(game.catalogue.size())), 1);
            decks.push_back(std::move(deck));
        }
    }
    return decks;
}

Deck filledDeck(const JudgedGame& game, int cards)
{
    const PackDeck& file = game.pack.decks.front();
    Deck deck = readDeck(file.text, game.pack.game, game.catalogue, file.file)->deck;
    const auto book = RuleBook::compile(game.pack.game, game.catalogue, game.settings);
    const auto size = [&] {
        int sum = 0;
        for (const Deck::Entry& entry : deck.entries()) sum += entry.copies;
        return sum;
    };
    const ZoneIndex zone = deck.entries().back().zone;
    for (std::uint32_t card = 0; card < game.catalogue.size() && size() < cards; ++card) {
        for (bool fits = true; fits && size() < cards;) {
            deck.addCopies(zone, static_cast<CardIndex>(card), 1);
            fits = book->check(deck).verdict == Verdict::Legal;
            if (!fits) deck.addCopies(zone, static_cast<CardIndex>(card), -1);
        }
    }
    return deck;
}

}  // namespace mazzo::bench
