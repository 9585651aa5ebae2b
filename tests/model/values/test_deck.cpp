// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <algorithm>

using namespace mazzo::tests;

/// A deck counts copies zone by zone, whatever order they come in.
class TestDeck : public QObject {
    Q_OBJECT

private slots:
    void zeroCopiesRemoveTheEntry();
    void equalEntriesAddUpInAnyOrder();
    void anyNumberOfEntriesIsSorted();
    void unknownCardsAddUpByName();
    void anEmptyZoneCanBeGiven();
    void copiesStopBeforeTheyOverflow();
};

namespace {
constexpr ZoneIndex kLeader{0}, kForces{1};
constexpr CardIndex kMarine{7}, kVeil{3};
}  // namespace

void TestDeck::zeroCopiesRemoveTheEntry()
{
    Deck deck;
    deck.setCopies(kForces, kMarine, 2);
    QCOMPARE(deck.copies(kForces, kMarine), 2);
    QCOMPARE(deck.copies(kLeader, kMarine), 0);
    deck.setCopies(kForces, kMarine, 0);
    QVERIFY(deck.entries().empty());
}

void TestDeck::equalEntriesAddUpInAnyOrder()
{
    const Deck one({{kForces, kMarine, 2}, {kForces, kVeil, 1}, {kForces, kMarine, 1}, {kLeader, kVeil, 1}}, {},
                   {kForces, kLeader});
    Deck other;
    other.addCopies(kLeader, kVeil, 1);
    other.addCopies(kForces, kMarine, 3);
    other.addCopies(kForces, kVeil, 1);
    QCOMPARE(one, other);
    QCOMPARE(one.entries().size(), std::size_t{3});
}

void TestDeck::anyNumberOfEntriesIsSorted()
{
    for (std::uint32_t count = 0; count < 120; ++count) {
        std::vector<Deck::Entry> entries;
        Deck oneByOne;
        for (std::uint32_t i = 0; i < count; ++i) {
            const Deck::Entry entry{i % 3 == 0 ? kLeader : kForces, CardIndex{i * 7919 % 53},
                                    1 + static_cast<int>(i % 4)};
            entries.push_back(entry);
            oneByOne.addCopies(entry.zone, entry.card, entry.copies);
        }
        QCOMPARE(Deck(entries, {}, {kForces, kLeader}).entries().size(), oneByOne.entries().size());
        QVERIFY(std::ranges::equal(Deck(entries, {}, {}).entries(), oneByOne.entries()));
    }
}

void TestDeck::unknownCardsAddUpByName()
{
    Deck one;
    one.addUnknownCard(kForces, "Ghost", 2);
    one.addUnknownCard(kForces, "Ghost", 1);
    QCOMPARE(one, Deck({}, {{kForces, "Ghost", 1}, {kForces, "Ghost", 2}}, {kForces}));
    QCOMPARE(one.unknownCards().front().copies, 3);
}

void TestDeck::anEmptyZoneCanBeGiven()
{
    Deck deck;
    QVERIFY(!deck.hasZone(kForces));
    deck.addZone(kForces);
    QVERIFY(deck.hasZone(kForces));
    QVERIFY(deck != Deck{});
}

void TestDeck::copiesStopBeforeTheyOverflow()
{
    Deck deck;
    for (int i = 0; i < 5; ++i) deck.addCopies(kForces, kMarine, 900'000'000);
    QCOMPARE(deck.copies(kForces, kMarine), 1'000'000'000);
}

MAZZO_TEST(TestDeck)
#include "test_deck.moc"
