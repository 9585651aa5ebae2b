// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/collection/edits.h"
#include "model/collection/packing.h"
#include "model/collection/shortage.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;

namespace {

Lot lot(std::int64_t id, std::string card, int count)
{
    Lot lot;
    lot.id = LotId{id};
    lot.game = "harbour";
    lot.card = std::move(card);
    lot.count = count;
    return lot;
}

Lot placed(Lot lot, std::string place)
{
    lot.place = std::move(place);
    return lot;
}

Lot lent(Lot lot, std::string to)
{
    lot.lentTo = std::move(to);
    lot.lentSince = "2026-01-02";
    return lot;
}

Card card(std::string id, std::uint32_t number, std::string name)
{
    Card card;
    card.id = std::move(id);
    card.number = number;
    card.name = Texts(std::vector<Texts::Entry>{{"en", std::move(name)}});
    return card;
}

Catalogue catalogue()
{
    Game game;
    game.id = "harbour";
    game.languages = {"en"};
    game.types = {{"ship", {}, {}}};
    return Catalogue::build(game, std::vector{card("brig", 1, "Brig"), card("sloop", 2, "Sloop")});
}

constexpr CardIndex kBrig{0};
constexpr CardIndex kSloop{1};

Deck deck(std::vector<Deck::Entry> entries) { return Deck(std::move(entries), {}, {}); }

const Product kBox{"harbour-base", {}, {}, false, {{"brig", 4}, {"sloop", 1}}};

}  // namespace

/// What players do with their cards, and what follows for their decks.
class CollectionTest : public QObject {
    Q_OBJECT

private slots:
    void aLotBelongsToTheCardOfItsName()
    {
        Lot named = lot(1, "", 2);
        named.name = "SLOOP";
        Lot unknown = lot(2, "", 3);
        unknown.name = "Galleon";
        const std::vector lots{named, unknown, lot(3, "brig", 1)};
        CollectionCounts counts(2);
        for (const Lot& each : lots) counts.count(each, catalogue());
        QCOMPARE(counts.of(kSloop).owned, 2);
        QCOMPARE(counts.of(kBrig).owned, 1);
        QCOMPARE(counts.ofUnknownCard("galleon").owned, 3);
        QVERIFY((withKnownCards(lots, catalogue()) == std::vector{lot(1, "sloop", 2), unknown, lot(3, "brig", 1)}));
        // By name without regard to case, whether the card is known or not.
        Lot like = lot(0, "", 2);
        like.name = "galleon";
        QVERIFY(removing(lots, like));
        QVERIFY(!removing(lots, lot(0, "sloop", 1)));
        QVERIFY(removing(withKnownCards(lots, catalogue()), lot(0, "sloop", 1)));
    }

    void copiesThatAreAlikeLieTogether()
    {
        const std::vector lots{lot(1, "brig", 2), placed(lot(2, "brig", 1), "box")};
        CollectionEdit edit = adding(lots, lot(0, "brig", 3));
        QVERIFY(edit.added.empty());
        QVERIFY((edit.changed == std::vector{lot(1, "brig", 5)}));
        edit = adding(lots, placed(lot(0, "brig", 3), "binder"));
        QVERIFY(edit.changed.empty());
        QVERIFY((edit.added == std::vector{placed(lot(0, "brig", 3), "binder")}));
    }

    void removingTakesFromAsManyLotsAsNeeded()
    {
        const std::vector lots{lot(1, "brig", 2), placed(lot(2, "brig", 1), "box"), lent(lot(3, "brig", 5), "Ada")};
        const auto edit = removing(lots, lot(0, "brig", 3));
        QVERIFY(edit);
        QVERIFY((edit->changed == std::vector{lot(1, "brig", 0), placed(lot(2, "brig", 0), "box")}));
        const auto tooMany = removing(lots, lot(0, "brig", 4));  // the lent ones are away
        QVERIFY(!tooMany);
        QVERIFY((tooMany.error().args == std::vector<std::string>{"brig", "3", "4"}));
        QVERIFY((removing(lots, placed(lot(0, "brig", 1), "box"))->changed ==
                 std::vector{placed(lot(2, "brig", 0), "box")}));
        QVERIFY(!removing(lots, placed(lot(0, "brig", 2), "box")));
    }

    void aBoxGoesInAndOutAsAWhole()
    {
        const CollectionEdit in = addingProduct({}, "harbour", kBox, 2, "shelf");
        QCOMPARE(in.added.size(), std::size_t{2});
        QCOMPARE(in.added[0].count, 8);
        QCOMPARE(in.added[0].product, std::string("harbour-base"));
        std::vector<Lot> lots{lot(1, "brig", 1)};
        for (const Lot& each : in.added) {
            lots.push_back(each);
            lots.back().id = LotId{static_cast<std::int64_t>(lots.size())};
        }
        const auto out = removingProduct(lots, "harbour", kBox, 2);
        QVERIFY(out);
        QCOMPARE(out->changed.size(), std::size_t{2});  // the single brig stays
        for (const Lot& each : out->changed) QVERIFY(each.id != LotId{1} && each.count == 0);
        QVERIFY(!removingProduct(lots, "harbour", kBox, 3));
    }

    void lendingSplitsALotAndReturningJoinsIt()
    {
        const std::vector lots{placed(lot(1, "brig", 3), "box")};
        const auto away = lending(lots, lot(0, "brig", 2), "Ada", "2026-01-02");
        QVERIFY(away);
        QVERIFY((away->changed == std::vector{placed(lot(1, "brig", 1), "box")}));
        QVERIFY((away->added == std::vector{lent(placed(lot(0, "brig", 2), "box"), "Ada")}));
        const std::vector after{placed(lot(1, "brig", 1), "box"), lent(placed(lot(2, "brig", 2), "box"), "Ada")};
        QVERIFY(!lending(after, lot(0, "brig", 2), "Bob", {}));
        Lot fromBob = lot(0, "brig", 1);
        fromBob.lentTo = "Bob";
        QVERIFY(!returning(after, fromBob));
        const auto back = returning(after, lot(0, "brig", 2));
        QVERIFY(back);
        QCOMPARE(back->changed[0].count, 3);
        QCOMPARE(back->changed[1].count, 0);
    }

    void wishesAreApartFromWhatIsOwned()
    {
        Lot wish = lot(1, "brig", 2);
        wish.kind = Lot::Kind::Wanted;
        const std::vector lots{wish};
        QVERIFY(!removing(lots, lot(0, "brig", 1)));
        wish.count = 1;
        QVERIFY(removing(lots, wish)->reason == CollectionReason::Unwant);
    }

    void copiesAreBoundByLoansAndBuiltDecks_data()
    {
        QTest::addColumn<int>("owned");
        QTest::addColumn<int>("lentOut");
        QTest::addColumn<int>("inDecks");
        QTest::addColumn<int>("free");
        QTest::addColumn<int>("missing");
        QTest::newRow("all free") << 4 << 0 << 0 << 4 << 0;
        QTest::newRow("some in a deck") << 4 << 0 << 3 << 1 << 0;
        QTest::newRow("just enough") << 4 << 1 << 3 << 0 << 0;
        QTest::newRow("one too few") << 4 << 1 << 4 << 0 << 1;
        QTest::newRow("none owned") << 0 << 0 << 2 << 0 << 2;
    }
    void copiesAreBoundByLoansAndBuiltDecks()
    {
        QFETCH(int, owned);
        QFETCH(int, lentOut);
        QFETCH(int, inDecks);
        const Catalogue cards = catalogue();
        CollectionCounts counts(cards.size());
        counts.count(lot(1, "brig", owned - lentOut), cards);
        counts.count(lent(lot(2, "brig", lentOut), "Ada"), cards);
        counts.countBuilt(deck({{ZoneIndex{0}, kBrig, inDecks}}));
        QTEST(counts.of(kBrig).free(), "free");
        QTEST(counts.of(kBrig).missing(), "missing");
        QCOMPARE(counts.of(kSloop), Copies{});
    }

    void shortagesAddUpOverDecks()
    {
        const Catalogue cards = catalogue();
        CollectionCounts counts(cards.size());
        counts.count(lot(1, "brig", 4), cards);
        Lot unknownCard = lot(2, "", 1);
        unknownCard.name = "Ghost Ship";
        counts.count(unknownCard, cards);
        const Deck first = Deck({{ZoneIndex{0}, kBrig, 3}}, {{ZoneIndex{0}, "ghost ship", 2}}, {});
        const Deck second = deck({{ZoneIndex{0}, kBrig, 1}, {ZoneIndex{1}, kBrig, 1}});
        const std::vector<WantedDeck> both{{&first, false}, {&second, false}};
        QVERIFY((shortages(both, counts) == std::vector<Shortage>{{kBrig, {}, 5, 4}, {{}, "ghost ship", 2, 1}}));
        QVERIFY(shortages(std::vector<WantedDeck>{{&second, false}}, counts).empty());
        QCOMPARE(copiesMissing({&first, false}, counts), 1);
        QCOMPARE(copiesMissing({&second, false}, counts), 0);
        // Once the first is built its copies are its own, and no longer the second's.
        counts.countBuilt(first);
        QCOMPARE(copiesMissing({&first, true}, counts), 1);
        QCOMPARE(copiesMissing({&second, false}, counts), 1);
        QVERIFY((shortages(both, counts).front() == Shortage{kBrig, {}, 5, 1}));
    }

    void aPackingListTakesNoCopyTwice()
    {
        const Catalogue cards = catalogue();
        const std::vector lots{placed(lot(1, "brig", 2), "box"), placed(lot(2, "brig", 3), "binder"),
                               lent(lot(3, "brig", 9), "Ada"), lot(4, "sloop", 1)};
        const Deck first = deck({{ZoneIndex{0}, kBrig, 4}});
        const Deck second = deck({{ZoneIndex{0}, kBrig, 2}, {ZoneIndex{0}, kSloop, 1}});
        const std::vector<const Deck*> decks{&first, &second};
        const std::vector<PackedCard> expected{{0, kBrig, 3, "binder", false},
                                               {0, kBrig, 1, "box", false},
                                               {1, kBrig, 1, "box", false},
                                               {1, kBrig, 1, {}, true},
                                               {1, kSloop, 1, {}, false}};
        QVERIFY(packingList(decks, lots, cards) == expected);
    }
};

MAZZO_TEST(CollectionTest)
#include "tst_collection.moc"
