// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/collection/table_set_up.h"

#include <algorithm>

namespace mazzo::model {

namespace {

/// Reads the sizes of piles for one number of players.
class PileReader {
public:
    PileReader(const Game& game, const Catalogue& catalogue, const Settings& settings)
        : m_supply(*game.supply), m_catalogue(catalogue), m_game(game)
    {
        const auto option = game.option(m_supply.option);
        if (!option || at(*option) >= settings.options.size()) return;
        const OptionValue& value = settings.options[at(*option)];
        m_players = value.number.value_or(0);
        const auto size = std::ranges::find(m_supply.sizes, value.text, &Supply::Size::value);
        if (size != m_supply.sizes.end()) m_size = game.field(size->field);
        m_start = game.field(m_supply.start);
    }

    [[nodiscard]] int players() const { return m_players; }
    [[nodiscard]] TableSetUp::Pile of(CardIndex card, bool chosen) const
    {
        const auto id = m_catalogue.id(card);
        return {card, {}, number(card, m_size, preset()), number(card, m_start, 0), chosen, isFlexible(id)};
    }
    [[nodiscard]] TableSetUp::Pile ofUnknownCard(std::string name) const
    {
        return {std::nullopt, std::move(name), preset(), 0, true, false};
    }

private:
    [[nodiscard]] int number(CardIndex card, std::optional<FieldIndex> field, int otherwise) const
    {
        if (!field || m_catalogue.lacksNumber(card, *field)) return otherwise;
        const Value value = m_catalogue.value(card, *field);
        const auto* number = std::get_if<Interval>(&value);
        return number && number->isExact() ? number->lo : otherwise;
    }
    /// The size of a pile for a card that does not state one.
    [[nodiscard]] int preset() const
    {
        const auto* number = m_size && m_game[*m_size].preset ? std::get_if<Interval>(&*m_game[*m_size].preset)
                                                              : nullptr;
        return number && number->isExact() ? number->lo : 1;
    }
    [[nodiscard]] bool isFlexible(std::string_view id) const
    {
        return std::ranges::find(m_supply.flexible, id) != m_supply.flexible.end();
    }

    const Supply& m_supply;
    const Catalogue& m_catalogue;
    const Game& m_game;
    int m_players = 0;
    std::optional<FieldIndex> m_size;
    std::optional<FieldIndex> m_start;
};

}  // namespace

int TableSetUp::supplyCards() const
{
    int cards = 0;
    for (const Pile& pile : piles) cards += pile.size;
    return cards;
}

int TableSetUp::startCards() const
{
    int cards = 0;
    for (const Pile& pile : piles) cards += pile.eachPlayer;
    return cards;
}

std::optional<TableSetUp> tableSetUp(const Game& game, const Catalogue& catalogue, const Settings& settings,
                                     const Deck& deck)
{
    const auto zone = game.supply ? game.zone(game.supply->zone) : std::nullopt;
    if (!zone) return std::nullopt;
    const PileReader reader(game, catalogue, settings);
    TableSetUp setUp;
    setUp.players = reader.players();
    for (const std::string& id : game.supply->base)
        if (const auto card = catalogue.find(game.id + ':' + id)) setUp.piles.push_back(reader.of(*card, false));
    const std::size_t base = setUp.piles.size();
    for (const Deck::Entry& entry : deck.entries())
        if (entry.zone == *zone &&
            std::ranges::find(setUp.piles, entry.card, &TableSetUp::Pile::card) == setUp.piles.end())
            setUp.piles.push_back(reader.of(entry.card, true));
    for (const Deck::UnknownCard& unknownCard : deck.unknownCards())
        if (unknownCard.zone == *zone) setUp.piles.push_back(reader.ofUnknownCard(unknownCard.name));
    if (setUp.piles.size() == base) return std::nullopt;
    return setUp;
}

PhysicalCards physicalCards(const Game& game, const Catalogue& catalogue, const Settings& settings, const Deck& deck)
{
    const auto setUp = tableSetUp(game, catalogue, settings, deck);
    if (!setUp) return {deck, {}};
    const ZoneIndex zone = *game.zone(game.supply->zone);
    PhysicalCards cards;
    for (const TableSetUp::Pile& pile : setUp->piles) {
        if (pile.card) cards.all.addCopies(zone, *pile.card, setUp->copies(pile));
        else cards.all.addUnknownCard(zone, pile.name, pile.size);
        if (pile.card && pile.flexible) cards.flexible.addCopies(zone, *pile.card, pile.size);
    }
    return cards;
}

int copiesNeeded(const DeckInPlay& deck, CardIndex card)
{
    if (const auto setUp = tableSetUp(deck.game, deck.catalogue, deck.settings, deck.deck)) {
        const auto pile = std::ranges::find(setUp->piles, std::optional(card), &TableSetUp::Pile::card);
        return pile == setUp->piles.end() ? 0 : setUp->copies(*pile);
    }
    int copies = 0;
    for (const Deck::Entry& entry : deck.deck.entries()) copies += entry.card == card ? entry.copies : 0;
    return copies;
}

int ownedLines(const DeckInPlay& deck, bool built, const CollectionCounts& counts, CardIndex card)
{
    const int usable = counts.of(card).usable(built ? copiesNeeded(deck, card) : 0);
    if (!deck.game.supply) return usable;
    const TableSetUp::Pile pile = PileReader(deck.game, deck.catalogue, deck.settings).of(card, true);
    return pile.size > 0 ? usable / pile.size : usable;
}

}  // namespace mazzo::model
