// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/collection/owned_cards.h"
#include "model/collection/edits.h"
#include "tests/carddata/library/library_fixture.h"
#include "tests/support/test_registry.h"

using namespace mazzo::tests;

namespace {

Lot lot(std::string card, int count)
{
    Lot lot;
    lot.game = "harbour";
    lot.card = std::move(card);
    lot.count = count;
    return lot;
}

/// Every member in use, with words that SQL could stumble over.
Lot fullLot()
{
    Lot full = lot("brig", 7);
    full.name = "It's a \"brig\"";
    full.printing = "HB #1";
    full.condition = "mint";
    full.language = "it";
    full.finish = "foil";
    full.place = "box; DROP TABLE lot";
    full.note = "two\nlines";
    full.date = "2026-01-01";
    full.price = "1,50 €";
    full.lentTo = "Ada";
    full.lentSince = "2026-02-02";
    full.product = "harbour-base";
    full.priority = 3;
    return full;
}

}  // namespace

/// The collection as it rests: whole, and with every step undoable.
class CollectionStoreTest : public LibraryFixture {
    Q_OBJECT

    [[nodiscard]] CollectionStore store() const { return m_library->collection(); }
    void add(Lot lot)
    {
        QVERIFY(store().apply("harbour",
                              [&](std::span<const Lot> lots) -> Result<CollectionEdit> { return adding(lots, lot); }));
    }
    /// "2 brig, 1 sloop"
    [[nodiscard]] QString there() const
    {
        QStringList parts;
        const auto lots = store().lots("harbour");
        for (const Lot& lot : *lots)
            parts.append(QStringLiteral("%1 %2").arg(lot.count).arg(QString::fromStdString(lot.card)));
        return parts.join(", ");
    }

private slots:
    void init() { start(); }
    void cleanupTestCase() { m_library.reset(); }

    void lotsComeBackWhole()
    {
        CollectionEdit edit;
        edit.added = {fullLot(), lot("sloop", 1)};
        edit.added[1].kind = Lot::Kind::Wanted;
        QVERIFY(store().apply(edit));
        reopen();
        auto lots = store().lots().value();
        QCOMPARE(lots.size(), std::size_t{2});
        QVERIFY(lots[0].id != lots[1].id);
        lots[0].id = lots[1].id = LotId{};
        QVERIFY(lots == edit.added);
        QVERIFY(store().lots("other")->empty());
    }

    void everyStepIsUndoneAndDoneAgain()
    {
        add(lot("brig", 2));
        add(lot("sloop", 1));
        add(lot("brig", 3));
        QCOMPARE(there(), QString("5 brig, 1 sloop"));
        QCOMPARE(store().undo().value()->detail, std::string("brig"));
        QCOMPARE(there(), QString("2 brig, 1 sloop"));
        reopen();
        QVERIFY(store().undo().value()->undone);
        QCOMPARE(there(), QString("2 brig"));
        QVERIFY(store().undo().value());
        QCOMPARE(there(), QString());
        QVERIFY(!store().undo().value());
        QVERIFY(store().redo().value());
        QVERIFY(store().redo().value());
        QVERIFY(store().redo().value());
        QVERIFY(!store().redo().value());
        QCOMPARE(there(), QString("5 brig, 1 sloop"));
    }

    void aNewStepForgetsWhatWasUndone()
    {
        add(lot("brig", 2));
        add(lot("brig", 3));
        QVERIFY(store().undo().value());
        add(lot("sloop", 1));
        QCOMPARE(there(), QString("2 brig, 1 sloop"));
        QVERIFY(!store().redo().value());
        QCOMPARE(store().history()->size(), std::size_t{2});
        QVERIFY(store().undo().value());
        QVERIFY(store().undo().value());
        QCOMPARE(there(), QString());
    }

    void takingAllCopiesAwayEndsALot()
    {
        add(lot("brig", 2));
        QVERIFY(store().apply("harbour", [](std::span<const Lot> lots) { return removing(lots, lot("brig", 2)); }));
        QCOMPARE(there(), QString());
        QVERIFY(store().undo().value());
        QCOMPARE(there(), QString("2 brig"));
    }

    void aRefusedChangeLeavesNoTrace()
    {
        add(lot("brig", 2));
        QVERIFY(!store().apply("harbour", [](std::span<const Lot> lots) { return removing(lots, lot("brig", 3)); }));
        CollectionEdit stale;
        stale.changed = {lot("brig", 9)};
        stale.changed[0].id = LotId{77};
        stale.added = {lot("sloop", 1)};
        QCOMPARE(store().apply(stale).error().code, std::string("collection.no-such-lot"));
        QCOMPARE(there(), QString("2 brig"));
        QCOMPARE(store().history()->size(), std::size_t{1});
        QVERIFY(store().apply(CollectionEdit{}));  // nothing to do is no step
        QCOMPARE(store().history()->size(), std::size_t{1});
    }

    void anImportIsKnownByItsFingerprintUntilItIsUndone()
    {
        CollectionEdit edit;
        edit.reason = CollectionReason::Import;
        edit.detail = "mine.csv";
        edit.fingerprint = "abc";
        edit.added = {lot("brig", 1)};
        QVERIFY(!store().importOf("abc").value());
        QVERIFY(store().apply(edit));
        QCOMPARE(store().importOf("abc").value()->detail, std::string("mine.csv"));
        QVERIFY(store().undo().value());
        QVERIFY(!store().importOf("abc").value());
    }

    void builtDecksContendForCopies()
    {
        QVERIFY(syncedPack().mistakes.empty());
        const LoadedGame game = loaded();
        add(lot("brig", 3));
        const std::string zone = game.game.zones.front().id;
        const std::string cards = "game: harbour\n[" + zone + "]\n2 Brig\n";
        const DeckStore decks = m_library->decks();
        const DeckId first = decks.add(cards, "First")->id;
        const DeckId second = decks.add(cards, "Second")->id;
        const auto countsNow = [&] {
            const auto read = readDecks(decks.all().value(), game);
            return std::pair(collectionCounts(game, store().lots("harbour").value(), read),
                             conflicts(collectionCounts(game, store().lots("harbour").value(), read), read));
        };
        const CardIndex brig = *game.catalogue.find("brig");
        QCOMPARE(countsNow().first.of(brig).free(), 3);
        QVERIFY(store().markBuilt(first, true));
        QCOMPARE(countsNow().first.of(brig).free(), 1);
        QVERIFY(countsNow().second.empty());
        QVERIFY(store().markBuilt(second, true));
        const auto clash = countsNow().second;
        QCOMPARE(clash.size(), std::size_t{1});
        QCOMPARE(clash[0].decks.size(), std::size_t{2});
        QCOMPARE(clash[0].copies.missing(), 1);
        QVERIFY(decks.remove(second));  // a removed deck holds no cards
        QVERIFY(countsNow().second.empty());
    }

    void aChangeOfOneCardSeesItsLotsAlone()
    {
        add(lot("brig", 2));
        add(lot("sloop", 1));
        std::size_t seen = 0;
        QVERIFY(store().apply("harbour", "brig", [&](std::span<const Lot> lots) -> Result<CollectionEdit> {
            seen = lots.size();
            return adding(lots, lot("brig", 1));
        }));
        QCOMPARE(seen, std::size_t{1});
        QCOMPARE(there(), QString("3 brig, 1 sloop"));
        QVERIFY(store().undo().value());
        QCOMPARE(there(), QString("2 brig, 1 sloop"));
    }

    void buildingADeckIsAStep()
    {
        const DeckStore decks = m_library->decks();
        const DeckId deck = decks.add("name: Fleet\ngame: harbour\n", {})->id;
        const DeckId other = decks.add("name: Other\ngame: harbour\n", {})->id;
        add(lot("brig", 2));
        QVERIFY(store().markBuilt(deck, true));
        QVERIFY(store().markBuilt(deck, true));  // nothing to do is no step
        QCOMPARE(store().history()->size(), std::size_t{2});
        QCOMPARE(store().history()->front().detail, std::string("Fleet"));
        QVERIFY(store().history()->front().deck == deck);
        QVERIFY(store().undo().value()->reason == CollectionReason::Build);
        QVERIFY(!decks.one(deck)->built);
        QCOMPARE(there(), QString("2 brig"));
        QVERIFY(store().redo().value());
        QVERIFY(decks.one(deck)->built);
        QVERIFY(store().markBuilt(deck, false));
        QVERIFY(store().undo().value());
        QVERIFY(decks.one(deck)->built);
        QVERIFY(store().markBuilt(other, true));  // what was undone is forgotten
        QVERIFY(!store().redo().value());
        // A deck that is gone for good has no mark; its step is passed over.
        QVERIFY(decks.remove(other));
        QVERIFY(decks.purge(other));
        QVERIFY(store().undo().value());
        QVERIFY(store().undo().value());
        QVERIFY(!decks.one(deck)->built);
        QCOMPARE(store().markBuilt(other, true).error().code, std::string("library.no-such-deck"));
    }
};

MAZZO_TEST(CollectionStoreTest)
#include "tst_collection_store.moc"
