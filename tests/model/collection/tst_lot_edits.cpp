// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/collection/edits.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;

namespace {

Lot lot(std::int64_t id, std::string card, int count, std::string place = {})
{
    Lot lot;
    lot.id = LotId{id};
    lot.game = "harbour";
    lot.card = std::move(card);
    lot.count = count;
    lot.place = std::move(place);
    return lot;
}

Lot wish(std::int64_t id, std::string card, int count)
{
    Lot wish = lot(id, std::move(card), count);
    wish.kind = Lot::Kind::Wanted;
    return wish;
}

LotNotes inPlace(std::string place)
{
    LotNotes notes;
    notes.place = std::move(place);
    return notes;
}

}  // namespace

/// What players note down on lots that they have chosen, one or a hundred thousand.
class LotEditsTest : public QObject {
    Q_OBJECT

private slots:
    void aNoteKeepsTheLotsId()
    {
        const std::vector lots{lot(1, "brig", 2), lot(2, "sloop", 1)};
        const std::vector ids{LotId{1}};
        const auto edit = noting(lots, ids, inPlace("box"));
        QVERIFY(edit);
        QVERIFY(edit->added.empty());
        QVERIFY((edit->changed == std::vector{lot(1, "brig", 2, "box")}));
        QVERIFY(edit->reason == CollectionReason::Edit);
        QCOMPARE(edit->detail, std::string("brig"));
    }

    void lotsThatBecomeAlikeAreJoined()
    {
        const std::vector lots{lot(1, "brig", 2, "box"), lot(2, "brig", 3), lot(3, "brig", 1, "binder")};
        const std::vector ids{LotId{2}, LotId{3}};
        const auto edit = noting(lots, ids, inPlace("box"));
        QVERIFY(edit);
        QVERIFY(
            (edit->changed == std::vector{lot(1, "brig", 6, "box"), lot(2, "brig", 0), lot(3, "brig", 0, "binder")}));
    }

    void aNoteOnSomeCopiesSplitsTheLot()
    {
        const std::vector lots{lot(1, "brig", 4, "box")};
        const std::vector ids{LotId{1}};
        const auto edit = noting(lots, ids, inPlace("binder"), 1);
        QVERIFY(edit);
        QVERIFY((edit->changed == std::vector{lot(1, "brig", 3, "box")}));
        QVERIFY((edit->added == std::vector{lot(0, "brig", 1, "binder")}));
        QVERIFY(noting(lots, ids, inPlace("box"), 1)->changed.empty());  // they lie there already
    }

    void lendingAndReturningAreNotesToo()
    {
        const std::vector lots{lot(1, "brig", 2), wish(2, "brig", 1)};
        const std::vector ids{LotId{1}, LotId{2}};
        LotNotes away;
        away.lentTo = "Ada";
        away.lentSince = "2026-01-02";
        auto edit = noting(lots, ids, away);
        QVERIFY(edit);
        QVERIFY(edit->reason == CollectionReason::Lend);
        QCOMPARE(edit->detail, std::string("Ada"));
        QCOMPARE(edit->changed.size(), std::size_t{1});  // a wish cannot be lent
        QCOMPARE(edit->changed[0].lentTo, std::string("Ada"));
        LotNotes back;
        back.lentTo = std::string();
        edit = noting(std::vector{edit->changed[0]}, std::vector{LotId{1}}, back);
        QVERIFY(edit->reason == CollectionReason::Return);
        QVERIFY((edit->changed == std::vector{lot(1, "brig", 2)}));
    }

    void aStrangeNameTurnsOutToBeACard()
    {
        Lot unknownCard = lot(1, "", 2);
        unknownCard.name = "Birg";
        LotNotes notes;
        notes.card = "brig";
        const auto edit = noting(std::vector{unknownCard, lot(2, "brig", 1)}, std::vector{LotId{1}}, notes);
        QVERIFY(edit);
        QCOMPARE(edit->changed.size(), std::size_t{2});
        QVERIFY(edit->changed[0].count == 0);
        QVERIFY((edit->changed[1] == lot(2, "brig", 3)));
    }

    void anIdThatIsGoneChangesNothing()
    {
        const std::vector lots{lot(1, "brig", 2)};
        QCOMPARE(noting(lots, std::vector{LotId{1}, LotId{9}}, inPlace("box")).error().code,
                 std::string("collection.no-such-lot"));
        QCOMPARE(recounting(lots, LotId{9}, 1).error().code, std::string("collection.no-such-lot"));
        QVERIFY(!discarding(lots, std::vector{LotId{9}}));
    }

    void countsAreSetAndNoneTakesTheLotAway()
    {
        const std::vector lots{lot(1, "brig", 2), wish(2, "brig", 1)};
        QVERIFY(recounting(lots, LotId{1}, 5)->reason == CollectionReason::Add);
        QVERIFY((recounting(lots, LotId{1}, 0)->changed == std::vector{lot(1, "brig", 0)}));
        QVERIFY(recounting(lots, LotId{2}, 0)->reason == CollectionReason::Unwant);
        QVERIFY(recounting(lots, LotId{1}, 2)->changed.empty());
        QCOMPARE(recounting(lots, LotId{1}, -1).error().code, std::string("collection.bad-count"));
    }

    void wishesReachTheShortageAndNoFurther()
    {
        const std::vector lots{wish(1, "brig", 2), lot(2, "sloop", 4)};
        const CollectionEdit edit = wanting(lots, std::vector{wish(0, "brig", 3), wish(0, "sloop", 1)});
        QVERIFY((edit.changed == std::vector{wish(1, "brig", 3)}));
        QVERIFY((edit.added == std::vector{wish(0, "sloop", 1)}));
        QVERIFY(wanting(lots, std::vector{wish(0, "brig", 2)}).changed.empty());
    }

    /// A hundred thousand lots in one go: each looks for its like among all others.
    void bulkEditsJoinWithoutLookingAtEveryPair()
    {
        constexpr int kLots = 100'000;
        std::vector<Lot> lots;
        std::vector<LotId> ids;
        for (int i = 1; i <= kLots; ++i) {
            lots.push_back(lot(i, "card-" + std::to_string(i / 2), 1, "box " + std::to_string(i % 2)));
            ids.push_back(LotId{i});
        }
        const auto edit = noting(lots, ids, inPlace("shelf"));
        QVERIFY(edit);
        int copies = 0;
        int kept = 0;
        for (const Lot& each : edit->changed) {
            copies += each.count;
            kept += each.count > 0 ? 1 : 0;
        }
        QCOMPARE(copies, kLots);
        QCOMPARE(kept, kLots / 2 + 1);
    }
};

MAZZO_TEST(LotEditsTest)
#include "tst_lot_edits.moc"
