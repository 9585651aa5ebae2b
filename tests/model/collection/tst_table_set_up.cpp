// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/collection/shortage.h"
#include "model/collection/table_set_up.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;

namespace {

Value number(int value) { return Interval::exactly(value); }

Field numberField(std::string id, int preset)
{
    Field field;
    field.id = std::move(id);
    field.type = Field::Type::Number;
    field.domain = {0, 100};
    field.preset = number(preset);
    return field;
}

/// A game with two base cards and kinds to choose from, for two or three players.
Game game()
{
    Game game;
    game.id = "market";
    game.languages = {"en"};
    game.editions = {{"base", {}}};
    game.types = {{"good", {}, {}}};
    game.zones = {{"stalls", {}, {}, false, {}}, {"cart", {}, {}, true, {}}};
    game.fields = {numberField("pile2", 10), numberField("pile3", 10), numberField("start", 0)};
    Option players;
    players.id = "players";
    players.values = {{"2", {}}, {"3", {}}};
    players.preset = "2";
    game.options = {players};
    game.supply = Supply{
        "stalls", {"coin", "stone"}, {"coin"}, "players", {{"2", "pile2"}, {"3", "pile3"}}, "start", {}, {}, {}};
    return game;
}

Card card(std::string id, std::uint32_t place, std::vector<std::pair<std::size_t, int>> values = {})
{
    Card card;
    card.id = id;
    card.number = place;
    card.name = Texts(std::vector<Texts::Entry>{{"en", std::move(id)}});
    for (const int preset : {10, 10, 0}) card.values.emplace_back().value = number(preset);
    for (const auto& [field, value] : values) card.values[field].value = number(value);
    return card;
}

constexpr CardIndex kCoin{0}, kStone{1}, kApple{2}, kPear{3};
constexpr ZoneIndex kStalls{0}, kCart{1};

struct Market {
    Game game = ::game();
    Catalogue catalogue = Catalogue::build(game, std::vector{card("coin", 1, {{0, 46}, {1, 39}, {2, 7}}),
                                                             card("stone", 2, {{0, 8}, {1, 12}, {2, 3}}),
                                                             card("apple", 3), card("pear", 4, {{0, 8}, {1, 12}})});
    Settings settings = Settings::presets(game);

    void setPlayers(const char* value)
    {
        if (!settings.set(game, OptionIndex{0}, value)) qFatal("players");
    }
    [[nodiscard]] PhysicalCards cards(const Deck& deck) const { return physicalCards(game, catalogue, settings, deck); }
};

Deck deck(std::vector<Deck::Entry> entries) { return Deck(std::move(entries), {}, {}); }

}  // namespace

/// The piles of a game whose deck file chooses the kinds on the table.
class TestTableSetUp : public QObject {
    Q_OBJECT

private slots:
    void pilesAndStartDecks()
    {
        Market market;
        const Deck chosen = deck({{kStalls, kApple, 1}, {kStalls, kPear, 1}});
        const auto two = tableSetUp(market.game, market.catalogue, market.settings, chosen);
        QVERIFY(two);
        QCOMPARE(two->players, 2);
        QCOMPARE(two->piles.size(), std::size_t{4});
        QVERIFY((two->piles[0] == TableSetUp::Pile{kCoin, {}, 46, 7, false, true}));
        QVERIFY((two->piles[1] == TableSetUp::Pile{kStone, {}, 8, 3, false, false}));
        QVERIFY((two->piles[2] == TableSetUp::Pile{kApple, {}, 10, 0, true, false}));
        QVERIFY((two->piles[3] == TableSetUp::Pile{kPear, {}, 8, 0, true, false}));
        QCOMPARE(two->supplyCards(), 72);
        QCOMPARE(two->startCards(), 10);
        QCOMPARE(two->cards(), 92);
        market.setPlayers("3");
        QCOMPARE(tableSetUp(market.game, market.catalogue, market.settings, chosen)->cards(), 39 + 12 + 10 + 12 + 30);
    }

    void aKindIsOnePileHoweverOftenItIsNamed()
    {
        const Market market;
        Deck twice = deck({{kStalls, kApple, 3}, {kStalls, kStone, 1}, {kCart, kPear, 5}});
        twice.addUnknownCard(kStalls, "Quince", 1);
        const auto setUp = tableSetUp(market.game, market.catalogue, market.settings, twice);
        QCOMPARE(setUp->piles.size(), std::size_t{4});  // both base cards, Apple, Quince; the cart is no pile
        QCOMPARE(setUp->piles[3].name, std::string("Quince"));
        QCOMPARE(setUp->piles[3].size, 10);
    }

    void gamesWithoutSupplyNeedTheirDecks()
    {
        Market market;
        const Deck chosen = deck({{kStalls, kApple, 3}});
        QCOMPARE(copiesNeeded({market.game, market.catalogue, market.settings, chosen}, kApple), 10);
        QVERIFY(market.cards(Deck{}).all == Deck{});  // nothing is chosen yet
        market.game.supply.reset();
        QVERIFY(market.cards(chosen).all == chosen);
        QCOMPARE(copiesNeeded({market.game, market.catalogue, market.settings, chosen}, kApple), 3);
    }

    void shortPilesOfFlexibleCardsAreAdvice()
    {
        const Market market;
        const PhysicalCards cards = market.cards(deck({{kStalls, kApple, 1}}));
        const auto shortage = [&](int coins, int stones) {
            CollectionCounts counts(market.catalogue.size());
            for (const auto& [id, count] :
                 std::map<std::string, int>{{"coin", coins}, {"stone", stones}, {"apple", 10}}) {
                Lot lot;
                lot.game = "market";
                lot.card = id;
                lot.count = count;
                counts.count(lot, market.catalogue);
            }
            const WantedDeck wanted{&cards.all, false, &cards.flexible};
            return std::pair(shortages(std::span(&wanted, 1), counts), copiesMissing(wanted, counts));
        };
        QVERIFY(shortage(60, 14).first.empty());
        const auto [fewCoins, none] = shortage(20, 14);
        QVERIFY((fewCoins == std::vector<Shortage>{{kCoin, {}, 60, 20, true}}));
        QCOMPARE(none, 0);
        // The start decks are not flexible: 14 coins are needed.
        QVERIFY((shortage(13, 14).first == std::vector<Shortage>{{kCoin, {}, 60, 13, false}}));
        QVERIFY((shortage(60, 13).first == std::vector<Shortage>{{kStone, {}, 14, 13, false}}));
        QCOMPARE(shortage(60, 13).second, 1);
    }

    void aLineNeedsAWholePile()
    {
        const Market market;
        CollectionCounts counts(market.catalogue.size());
        Lot lot;
        lot.game = "market";
        lot.card = "apple";
        lot.count = 9;
        counts.count(lot, market.catalogue);
        const Deck chosen = deck({{kStalls, kPear, 1}});
        const DeckInPlay inPlay{market.game, market.catalogue, market.settings, chosen};
        QCOMPARE(ownedLines(inPlay, false, counts, kApple), 0);
        lot.count = 1;
        counts.count(lot, market.catalogue);
        QCOMPARE(ownedLines(inPlay, false, counts, kApple), 1);
    }
};

MAZZO_TEST(TestTableSetUp)
#include "tst_table_set_up.moc"
