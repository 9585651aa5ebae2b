// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include "sample_game.h"

#include <QtTest>

using namespace mazzo::tests;

/// The words that ask about the player's own copies.
class QueryCollection : public QObject {
    Q_OBJECT

    const sample::World m_world;

    [[nodiscard]] Lot lot(std::string card, int count) const
    {
        Lot lot;
        lot.game = m_world.game.id;
        lot.card = std::move(card);
        lot.count = count;
        return lot;
    }

    /// Three marines, one of them lent and two in a built deck; two cybots in a binder; a tank is wanted; a built deck
    /// lacks its moon.
    [[nodiscard]] CollectionCounts counts() const
    {
        CollectionCounts counts(m_world.catalogue.size());
        counts.count(lot("marine", 2), m_world.catalogue);
        Lot lent = lot("marine", 1);
        lent.lentTo = "Ada";
        counts.count(lent, m_world.catalogue);
        Lot placed = lot("cybot", 2);
        placed.place = "Red Binder";
        counts.count(placed, m_world.catalogue);
        Lot wanted = lot("tank", 4);
        wanted.kind = Lot::Kind::Wanted;
        counts.count(wanted, m_world.catalogue);
        counts.countBuilt(
            Deck({{ZoneIndex{0}, m_world.card("marine"), 2}, {ZoneIndex{0}, m_world.card("moon"), 1}}, {}, {}));
        return counts;
    }

private slots:
    void finds_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("cards");
        QTest::newRow("at least some copies") << "owned>=3" << "marine";
        QTest::newRow("exactly so many") << "owned:2" << "cybot";
        QTest::newRow("any") << "is:owned" << "marine cybot";
        QTest::newRow("yes") << "owned:yes" << "marine cybot";
        QTest::newRow("none of a type") << "owned:no type:unit" << "adam ghost tank";
        QTest::newRow("free of loans and decks") << "free>0" << "cybot";
        QTest::newRow("lent") << "lent:yes" << "marine";
        QTest::newRow("wanted, in capitals") << "WANTED>3" << "tank";
        QTest::newRow("in built decks") << "indecks>0" << "marine moon";
        QTest::newRow("lacking for built decks") << "is:missing" << "moon";
        QTest::newRow("part of a place") << "place:binder" << "cybot";
        QTest::newRow("the whole place") << "place=\"red binder\"" << "cybot";
        QTest::newRow("not the whole place") << "place=binder" << "";
        QTest::newRow("joined with what is printed") << "owned>0 or moon" << "marine cybot moon";
    }
    void finds()
    {
        QFETCH(QString, query);
        const CollectionCounts collection = counts();
        const Query parsed = m_world.query(query.toStdString());
        QVERIFY(needsCollection(parsed));
        const MatchSet found = matchesAll(parsed, m_world.game, m_world.catalogue, SearchContext{nullptr, &collection});
        QStringList ids;
        for (const CardIndex card : found.yes.cards())
            ids.append(QString::fromStdString(std::string(m_world.catalogue.id(card))));
        QTEST(ids.join(' '), "cards");
        QVERIFY(found.undecided() == 0 || query.contains("type"));
    }

    void withoutACollectionNothingIsDecided()
    {
        const MatchSet found = matchesAll(m_world.query("owned>0"), m_world.game, m_world.catalogue);
        QCOMPARE(found.undecided(), m_world.catalogue.size());
        QVERIFY(!needsCollection(m_world.query("marine")));
    }

    void mistakes()
    {
        QCOMPARE(parseQuery("owned>many", m_world.game).error().code, std::string("query.not-a-number"));
        QCOMPARE(parseQuery("place>3", m_world.game).error().code, std::string("query.no-order"));
        QCOMPARE(parseFinishedQuery("owned>0", m_world.game).error().code,
                 std::string("query.unknown-field"));  // a rule asks for no collection
        QVERIFY(parseQuery("owned>", m_world.game));
    }
};

MAZZO_TEST(QueryCollection)
#include "tst_query_collection.moc"
