// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/validators/kernel/small_game.h"
#include "validators/repair/repair.h"

#include <QTest>

using namespace mazzo::tests;
using namespace mazzo::tests::small;

/// Unknown cards stay in the deck as long as they fit; a misspelt name is replaced by the card that was meant.
class UnknownCardRepair : public QObject {
    Q_OBJECT

private slots:
    void anUnknownCardStays();
    void unknownCardsAreRemovedIfThereAreTooMany();
    void theCardThatWasMeantComesIn();
    void noMoreOfItThanThereWere();
    void whatWasMeantMustFitTheRules();
    void aZoneStaysGiven();
    void withoutAWayOutTheRulesAreNamed();
    void whatIsNoPlayersDeckIsGivenUp();

private:
    static Repair repaired(const World& world, const Deck& deck)
    {
        return std::get<Repair>(smallestRepair(world.book(), deck));
    }
};

void UnknownCardRepair::anUnknownCardStays()
{
    World world;
    world.rule("A", "count(zone:main) = 3");
    world.rule("B", "count(zone:main race:orc) = 0");
    const Repair repair = repaired(world, world.deck({{"main", "brute", 1}, {"main", "moon walker", 2}}));
    QCOMPARE(repair.deck, world.deck({{"main", "archer", 1}, {"main", "moon walker", 2}}));
    QCOMPARE(repair.verdict, Verdict::Unknown);
    QVERIFY(repair.unknownCards.empty());
    // Nothing is wrong but that the card is unknown: nothing changes.
    const Repair none = repaired(world, world.deck({{"main", "archer", 1}, {"main", "moon walker", 2}}));
    QVERIFY(none.add.empty() && none.remove.empty() && none.unknownCards.empty());
    QCOMPARE(none.verdict, Verdict::Unknown);
}

void UnknownCardRepair::unknownCardsAreRemovedIfThereAreTooMany()
{
    World world;
    world.rule("A", "count(zone:main) <= 3");
    // Known cards are removed first.
    const Repair repair = repaired(world, world.deck({{"main", "archer", 2}, {"main", "moon walker", 4}}));
    QCOMPARE(repair.deck, world.deck({{"main", "moon walker", 3}}));
    QCOMPARE(repair.unknownCards, (std::vector<Deck::UnknownCard>{{world.zone("main"), "moon walker", 1}}));
    QVERIFY(repair.removesMany);
}

void UnknownCardRepair::theCardThatWasMeantComesIn()
{
    World world;
    world.rule("A", "count(zone:main) = 4");
    // Another archer would be a card that the deck has already.
    const Repair repair = repaired(world, world.deck({{"main", "archer", 2}, {"main", "strom", 2}}));
    QCOMPARE(repair.deck, world.deck({{"main", "archer", 2}, {"main", "storm", 2}}));
    QCOMPARE(repair.unknownCards.size(), std::size_t{1});
}

void UnknownCardRepair::noMoreOfItThanThereWere()
{
    World world;
    world.rule("A", "count(zone:main) = 5");
    QCOMPARE(repaired(world, world.deck({{"main", "archer", 2}, {"main", "strom", 1}})).deck,
             world.deck({{"main", "archer", 4}, {"main", "storm", 1}}));
}

void UnknownCardRepair::whatWasMeantMustFitTheRules()
{
    World world;
    world.rule("A", "count(zone:main) = 3");
    world.rule("B", "count(zone:main type:spell) = 0");
    QCOMPARE(repaired(world, world.deck({{"main", "archer", 2}, {"main", "strom", 1}})).deck,
             world.deck({{"main", "archer", 3}}));
}

void UnknownCardRepair::whatIsNoPlayersDeckIsGivenUp()
{
    World world;
    world.rule("A", "count(zone:main) <= 3");
    const auto isGivenUp = [&world](const Deck& deck) {
        const auto result = smallestRepair(world.book(), deck);
        const auto* none = std::get_if<NoRepair>(&result);
        return none != nullptr && !none->proven && none->conflict.empty();
    };
    QVERIFY(!isGivenUp(world.deck({{"main", "archer", 100'000}})));
    QVERIFY(isGivenUp(world.deck({{"main", "archer", 100'001}})));
    QVERIFY(isGivenUp(world.deck({{"main", "archer", 1'000'000'000}})));
    const auto withUnknownCards = [&world](int many) {
        Deck deck = world.deck({{"main", "archer", 1}});
        for (int i = 0; i < many; ++i) deck.addUnknownCard(world.zone("main"), "nobody " + std::to_string(i), 1);
        return deck;
    };
    QVERIFY(!isGivenUp(withUnknownCards(1'000)));
    QVERIFY(isGivenUp(withUnknownCards(1'001)));
}

void UnknownCardRepair::aZoneStaysGiven()
{
    World world;
    world.rule("A", "count(zone:side) = 1");
    // An optional zone that was left out would not be checked at all.
    QCOMPARE(repaired(world, world.deck({{"side", "moon walker", 1}})).deck, world.deck({{"side", "moon walker", 1}}));
    QCOMPARE(repaired(world, world.deck({{"side", "archre", 1}})).deck, world.deck({{"side", "archer", 1}}));
}

void UnknownCardRepair::withoutAWayOutTheRulesAreNamed()
{
    World world;
    world.rule("A", "count(zone:main) >= 2");
    world.rule("B", "count(zone:main) <= 1");
    const auto result = smallestRepair(world.book(), world.deck({{"main", "moon walker", 1}}));
    QCOMPARE(std::get<NoRepair>(result).conflict, (std::vector<std::uint16_t>{0, 1}));
}

MAZZO_TEST(UnknownCardRepair)
#include "unknown_card_repair_test.moc"
