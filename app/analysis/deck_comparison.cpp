// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/deck_comparison.h"

#include "model/collection/table_set_up.h"
#include "validators/value_origins.h"

namespace mazzo::app {

using namespace goldfish::odds;
using goldfish::Setup;

namespace {

Result<void> addOdds(DeckFigures& figures, const Setup& setup, const ComparisonOrder& order, const Watch& watch)
{
    if (order.asks.empty()) return {};
    const auto inquiry = Inquiry::of(setup, order.asks, order.when, order.keep);
    if (!inquiry) return failure(inquiry.error());
    for (std::size_t i = 0; i < order.asks.size(); ++i) figures.opening.push_back(inquiry->exact(i, watch));
    auto turns = oddsByTurn(setup, order.asks, order.when, order.turns, order.keep, watch);
    if (!turns) return failure(turns.error());
    figures.byTurn = std::move(*turns);
    return {};
}

}  // namespace

Checked<DeckFigures> deckFigures(const Game& game, const Catalogue& catalogue, const DeckFile& deck,
                                 const CollectionCounts* owned, bool built, const ComparisonOrder& order,
                                 const goldfish::odds::Watch& watch)
{
    const auto book = RuleBook::compile(game, catalogue, deck.settings);
    if (!book) return tl::unexpected(book.error());
    DeckFigures figures;
    figures.report = book->check(deck.deck);
    book->addOrigins(deck.deck, figures.report);
    if (owned != nullptr) {
        const PhysicalCards cards = physicalCards(game, catalogue, deck.settings, deck.deck);
        const WantedDeck wanted{&cards.all, built, &cards.flexible};
        figures.missing = shortages(std::span(&wanted, 1), *owned);
    }
    const Setup setup = Setup::of(game, catalogue, deck.settings, deck.deck);
    if (const auto added = addOdds(figures, setup, order, watch); !added) figures.noOdds = added.error();
    return figures;
}

ComparedLines comparedLines(const std::array<const Deck*, 2>& decks, const Catalogue& catalogue,
                            std::string_view language)
{
    ComparedLines lines;
    for (std::size_t i = 0; i < decks.size(); ++i) {
        const auto add = [&](ZoneIndex zone, std::string name, int copies) {
            BothCopies& both = lines[{zone, std::move(name)}];
            (i == 0 ? both.first : both.second) += copies;
        };
        for (const Deck::Entry& entry : decks.at(i)->entries())
            add(entry.zone, std::string(catalogue.name(entry.card, language)), entry.copies);
        for (const Deck::UnknownCard& card : decks.at(i)->unknownCards()) add(card.zone, card.name, card.copies);
    }
    return lines;
}

ComparedCurve comparedCurve(const std::array<const Deck*, 2>& decks, const Catalogue& catalogue, FieldIndex field)
{
    ComparedCurve curve;
    for (std::size_t i = 0; i < decks.size(); ++i) {
        for (const Deck::Entry& entry : decks.at(i)->entries()) {
            if (catalogue.lacksNumber(entry.card, field)) continue;
            const Interval value = catalogue.number(entry.card, field);
            if (!value.isExact()) continue;
            BothCopies& both = curve[value.lo];
            (i == 0 ? both.first : both.second) += entry.copies;
        }
    }
    return curve;
}

std::vector<FieldIndex> numericFields(const Game& game)
{
    std::vector<FieldIndex> fields;
    for (std::size_t i = 0; i < game.fields.size(); ++i)
        if (game.fields[i].type == Field::Type::Number) fields.push_back(static_cast<FieldIndex>(i));
    return fields;
}

}  // namespace mazzo::app
