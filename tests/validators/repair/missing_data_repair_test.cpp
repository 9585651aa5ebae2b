// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/validators/kernel/small_game.h"
#include "validators/repair/repair.h"

#include <QTest>

using namespace mazzo::tests;
using namespace mazzo::tests::small;

/// Repairs never change a card because its data is missing, never add sample cards to a deck that has none, and say if
/// they change much.
class MissingDataRepair : public QObject {
    Q_OBJECT

private slots:
    void anUndecidedLimitIsNoReasonToRemove();
    void undecidedValuesAreNoReasonToRemove_data();
    void undecidedValuesAreNoReasonToRemove();
    void whatIsAddedMustFitForCertain();
    void sampleCardsOnlyForDecksThatHaveSome();
    void largeAndPlainRepairsAreMarked();
    void anOptionMayChangeInstead();

private:
    static Repair repaired(const World& world, const Deck& deck)
    {
        return std::get<Repair>(smallestRepair(world.book(), deck));
    }
    static QStringList missing(const World& world, const Repair& repair)
    {
        QStringList texts;
        for (const MissingValue& value : repair.missing)
            texts << QString::fromStdString(
                std::string(world.catalogue.id(value.card)) + "." + world.game[value.field].id);
        return texts;
    }
};

void MissingDataRepair::anUndecidedLimitIsNoReasonToRemove()
{
    World world;
    world.rule("A", "zone:main", "copies(zone:main) <= limit");
    world.rule("B", "count(zone:main) = 5");
    // A ghost's limit is at least two.
    const Deck complete = world.deck({{"main", "ghost", 3}, {"main", "archer", 2}});
    const Repair none = repaired(world, complete);
    QCOMPARE(none.deck, complete);
    QCOMPARE(none.verdict, Verdict::Unknown);
    QCOMPARE(missing(world, none), QStringList{"ghost.limit"});
    const Repair more = repaired(world, world.deck({{"main", "ghost", 3}, {"main", "archer", 1}}));
    QCOMPARE(more.deck, complete);
    QCOMPARE(more.verdict, Verdict::Unknown);
    // An excess is removed, of whatever card.
    const Repair fewer = repaired(world, world.deck({{"main", "ghost", 3}, {"main", "archer", 3}}));
    QCOMPARE(fewer.deck, world.deck({{"main", "ghost", 2}, {"main", "archer", 3}}));
    QCOMPARE(fewer.verdict, Verdict::Legal);
}

void MissingDataRepair::undecidedValuesAreNoReasonToRemove_data()
{
    QTest::addColumn<QString>("check");
    QTest::newRow("a count at most") << "count(zone:main race:orc) = 0";
    QTest::newRow("a count at least") << "count(zone:main race:elf) >= 2";
    QTest::newRow("a sum") << "sum(power, zone:main) <= 2";
    QTest::newRow("different values") << "distinct(race, zone:main) <= 1";
    QTest::newRow("several different values") << "distinct(race, zone:main) >= 2";
    QTest::newRow("a list") << "hasAll(values(race, zone:main), values(race, zone:hero))";
}

void MissingDataRepair::undecidedValuesAreNoReasonToRemove()
{
    QFETCH(QString, check);
    World world;
    world.rule("A", check.toStdString());
    world.rule("B", "count(zone:hero) = 1");
    const Deck deck = world.deck({{"main", "archer", 1}, {"main", "ghost", 1}});
    const Repair repair = repaired(world, deck);
    QCOMPARE(repair.deck.copies(world.zone("main"), world.card("ghost")), 1);
    QCOMPARE(repair.deck.copies(world.zone("main"), world.card("archer")), 1);
    QVERIFY(repair.remove.empty());
    QCOMPARE(repair.verdict, Verdict::Unknown);
    QVERIFY(!repair.missing.empty());
    QVERIFY(repair.deck.entries().size() == 3);
}

void MissingDataRepair::whatIsAddedMustFitForCertain()
{
    World world;
    world.rule("A", "zone:main", "copies(zone:main) <= limit");
    world.rule("B", "count(zone:main) = 4");
    world.rule("C", "count(zone:main -race:elf) = count(zone:main) - 1");
    // Two ghosts are allowed for certain, a third is not.
    const Repair repair = repaired(world,
                                   world.deck({{"main", "archer", 1}, {"main", "shade", 0}, {"main", "ghost", 1}}));
    QVERIFY(repair.deck.copies(world.zone("main"), world.card("ghost")) <= 2);
    QCOMPARE(repair.deck.copies(world.zone("main"), world.card("shade")), 0);
}

void MissingDataRepair::sampleCardsOnlyForDecksThatHaveSome()
{
    World world;
    world.addSamples();
    world.rule("A", "count(zone:main type:spell power=1) = 3");
    world.rule("B", "zone:main", "copies(zone:main) <= 1");
    // Without the samples there are only two such spells.
    const auto none = smallestRepair(world.book(), world.deck({{"main", "storm", 1}}));
    QVERIFY(std::holds_alternative<NoRepair>(none));
    QVERIFY(std::get<NoRepair>(none).withoutSamples);
    QCOMPARE(repaired(world, world.deck({{"main", "storm", 1}, {"main", "mock", 1}})).deck,
             world.deck({{"main", "storm", 1}, {"main", "mock", 1}, {"main", "rumour", 1}}));
    World other;
    other.rule("A", "count(zone:main) >= 2");
    other.rule("B", "count(zone:main) <= 1");
    QVERIFY(!std::get<NoRepair>(smallestRepair(other.book(), other.deck({{"main", "archer", 1}}))).withoutSamples);
}

void MissingDataRepair::largeAndPlainRepairsAreMarked()
{
    World world;
    world.rule("A", "count(zone:main race:orc) = 0");
    world.rule("B", "count(zone:hero is:boss) = count(is:boss)");
    // One of three cards is not more than a third, two of five are.
    const Repair third = repaired(world, world.deck({{"main", "archer", 2}, {"main", "brute", 1}}));
    QVERIFY(!third.removesMany && !third.movesOnly);
    const Repair many = repaired(world, world.deck({{"main", "archer", 3}, {"main", "brute", 2}}));
    QVERIFY(many.removesMany && !many.movesOnly);

    World zones;
    zones.rule("A", "count(zone:main is:boss) = 0");
    zones.rule("B", "count(is:boss) = 1");
    const Repair moved = repaired(zones, zones.deck({{"main", "archer", 3}, {"main", "chief", 1}}));
    QCOMPARE(moved.deck, zones.deck({{"main", "archer", 3}, {"hero", "chief", 1}}));
    QVERIFY(moved.movesOnly && !moved.removesMany);
    const Repair legal = repaired(zones, moved.deck);
    QVERIFY(!legal.movesOnly && !legal.removesMany);
}

void MissingDataRepair::anOptionMayChangeInstead()
{
    World world;
    world.addRaceOption();
    world.rule("S", "count(zone:main) = 3");
    const auto proposed = [&](const Deck& deck) { return std::get<Repair>(proposedRepair(world.book(), deck)); };
    const Repair changed = proposed(world.deck({{"main", "brute", 3}}));
    QVERIFY(changed.option && changed.option->value == "orc");
    QVERIFY(changed.add.empty() && changed.remove.empty());
    QCOMPARE(changed.verdict, Verdict::Legal);
    // One foreign card is exchanged.
    const Repair exchanged = proposed(world.deck({{"main", "archer", 2}, {"main", "brute", 1}}));
    QVERIFY(!exchanged.option);
    QCOMPARE(exchanged.changes(), std::int64_t{2});
    // The option and one more card are fewer changes than three other cards.
    const Repair both = proposed(world.deck({{"main", "brute", 2}}));
    QVERIFY(both.option && both.add.size() == 1 && both.remove.empty());
}

MAZZO_TEST(MissingDataRepair)
#include "missing_data_repair_test.moc"
