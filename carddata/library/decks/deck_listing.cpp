// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/decks/deck_listing.h"

#include "carddata/library/library.h"
#include "model/deck_file/card_line.h"
#include "model/deck_file/deck_file.h"
#include "model/lines.h"

#include <map>

namespace mazzo::carddata {

namespace {

using Counts = std::map<std::pair<std::string, std::string>, int>;

std::vector<ListedCard> listed(const Counts& counts)
{
    std::vector<ListedCard> cards;
    for (const auto& [place, copies] : counts)
        if (copies > 0) cards.push_back({place.first, place.second, copies});
    return cards;
}

std::vector<ListedCard> listedBy(const LoadedGame& game, const Deck& deck)
{
    Counts counts;
    for (const Deck::Entry& entry : deck.entries())
        counts[{game.game[entry.zone].id, std::string(game.catalogue.name(entry.card, {}))}] += entry.copies;
    for (const Deck::UnknownCard& unknownCard : deck.unknownCards())
        counts[{game.game[unknownCard.zone].id, unknownCard.name}] += unknownCard.copies;
    return listed(counts);
}

std::vector<ListedCard> listedAsWritten(std::string_view text)
{
    const Catalogue nothing;
    Counts counts;
    CardLineScratch scratch;
    std::string zone;
    bool inSection = false;
    TextLines lines(text);
    for (TextLine line; lines.next(line);) {
        if (line.content.empty() || line.isComment()) continue;
        if (line.isSection()) {
            inSection = true;
            zone = trimmed(line.content.substr(1, line.content.find(']') - 1));
        } else if (inSection) {
            if (const auto card = readCardLine(line.content, nothing, scratch))
                counts[{zone, std::string(card->name)}] += card->copies;
        }
    }
    return listed(counts);
}

}  // namespace

std::vector<ListedCard> listing(std::string_view text, const LoadedGame* game)
{
    if (game != nullptr)
        if (const auto deck = readDeck(text, game->game, game->catalogue)) return listedBy(*game, deck->deck);
    return listedAsWritten(text);
}

int cardsIn(const std::vector<ListedCard>& cards)
{
    int sum = 0;
    for (const ListedCard& card : cards) sum += card.copies;
    return sum;
}

DeckDifference difference(const std::vector<ListedCard>& before, const std::vector<ListedCard>& after)
{
    Counts more;
    Counts less;
    for (const ListedCard& card : after) more[{card.zone, card.card}] += card.copies;
    for (const ListedCard& card : before) {
        more[{card.zone, card.card}] -= card.copies;
        less[{card.zone, card.card}] += card.copies;
    }
    for (const ListedCard& card : after) less[{card.zone, card.card}] -= card.copies;
    return {listed(more), listed(less)};
}

}  // namespace mazzo::carddata
