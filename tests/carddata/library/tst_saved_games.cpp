// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/carddata/library/library_fixture.h"
#include "tests/support/test_registry.h"

using namespace mazzo::tests;

/// Solo games that are kept with their deck.
class SavedGames : public LibraryFixture {
    Q_OBJECT

    DeckId m_deck{};

    [[nodiscard]] SavedGameRepository games() const { return m_library->savedGames(); }
    [[nodiscard]] StoredGame game(int turn, const std::string& name = {}) const
    {
        return {.id = {},
                .deck = m_deck,
                .name = name,
                .turn = turn,
                .steps = 2 * turn,
                .savedAt = QStringLiteral("2026-01-01T00:00:%1Z").arg(turn, 2, 10, QChar('0')).toStdString()};
    }

private slots:
    void init()
    {
        start();
        m_deck = m_library->decks().add("game: harbour\nname: Fleet\n\n[Hold]\n2 Brig\n", "Fleet").value().id;
    }
    void cleanupTestCase() { m_library.reset(); }

    void aGameComesBackAsItWasStored()
    {
        const SavedGameId id = games().add(game(3, "Long one"), "the text").value();
        const StoredGame stored = games().find(id).value().value();
        QCOMPARE(stored.name, std::string("Long one"));
        QCOMPARE(stored.turn, 3);
        QCOMPARE(stored.steps, 6);
        QCOMPARE(games().text(id).value(), std::string("the text"));
        reopen();
        QCOMPARE(games().of(m_deck).value(), std::vector{stored});
    }
    void theNewestGameComesFirst()
    {
        for (const int turn : {2, 5, 3}) QVERIFY(games().add(game(turn), "x"));
        std::vector<int> turns;
        const auto all = games().of(m_deck).value();
        for (const StoredGame& each : all) turns.push_back(each.turn);
        QCOMPARE(turns, (std::vector{5, 3, 2}));
    }
    void aGameThatGoesOnKeepsItsName()
    {
        StoredGame later = game(4);
        later.id = games().add(game(3, "Long one"), "before").value();
        QVERIFY(games().update(later, "after"));
        QCOMPARE(games().find(later.id).value()->name, std::string("Long one"));
        QCOMPARE(games().find(later.id).value()->turn, 4);
        QCOMPARE(games().text(later.id).value(), std::string("after"));
    }
    void ofUnnamedGamesOnlyTheNewestStay()
    {
        const SavedGameId named = games().add(game(1, "Kept"), "x").value();
        for (int turn = 2; turn <= SavedGameRepository::kMaxUnnamed + 1; ++turn) QVERIFY(games().add(game(turn), "x"));
        QCOMPARE(games().of(m_deck).value().size(), std::size_t{SavedGameRepository::kMaxUnnamed + 1});
        QVERIFY(games().add(game(SavedGameRepository::kMaxUnnamed + 2), "x"));
        const auto all = games().of(m_deck).value();
        QCOMPARE(all.size(), std::size_t{SavedGameRepository::kMaxUnnamed + 1});
        QCOMPARE(all.back().id, named);
        QCOMPARE(all[all.size() - 2].turn, 3);
    }
    void whatWasDeletedIsNotFound()
    {
        const SavedGameId id = games().add(game(3), "x").value();
        QVERIFY(games().rename(id, "Short one"));
        QVERIFY(games().remove(id));
        StoredGame gone = game(4);
        gone.id = id;
        for (const auto& error :
             {games().rename(id, "y").error(), games().update(gone, "y").error(), games().text(id).error()})
            QCOMPARE(error.code, std::string("library.no-such-saved-game"));
        QVERIFY(!games().find(id).value());
    }
    void gamesGoWithTheirDeck()
    {
        const SavedGameId id = games().add(game(3), "x").value();
        QVERIFY(m_library->decks().remove(m_deck));
        QVERIFY2(games().find(id).value(), "a removed deck may be restored");
        QVERIFY(m_library->decks().purge(m_deck));
        QVERIFY(!games().find(id).value());
    }
};

MAZZO_TEST(SavedGames)
#include "tst_saved_games.moc"
