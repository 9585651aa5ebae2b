// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/carddata/library/library_fixture.h"
#include "tests/support/test_registry.h"

#include <set>

using namespace mazzo::tests;

/// Games and quizzes that are kept with their deck.
class DeckResults : public LibraryFixture {
    Q_OBJECT

    DeckId m_deck{};

    [[nodiscard]] DeckResultRepository results() const { return m_library->deckResults(); }
    [[nodiscard]] static DeckResult game(char number, DeckResult::Outcome outcome, const std::string& against = {})
    {
        return {.mark = std::string(16, number),
                .day = std::string("2026-11-0") + number,
                .outcome = outcome,
                .opponentDeck = against};
    }

private slots:
    void init()
    {
        start();
        m_deck = m_library->decks().add("game: harbour\nname: Fleet\n\n[Hold]\n2 Brig\n", "Fleet").value().id;
    }
    void cleanupTestCase() { m_library.reset(); }

    void aResultComesBackAsItWasStored()
    {
        DeckResult played = game('1', DeckResult::Outcome::Drawn, "Convoy");
        played.opponent = "Ada";
        played.note = "Long\ngame";
        const DeckResult quiz{.mark = std::string(16, '2'),
                              .kind = DeckResult::Kind::Quiz,
                              .day = "2026-11-02",
                              .hands = 10,
                              .rightAnswers = 8,
                              .givenAway = 12'345};
        QVERIFY(results().put(m_deck, played));
        QVERIFY(results().put(m_deck, quiz));
        reopen();
        QCOMPARE(results().of(m_deck).value(), (std::vector{quiz, played}));
        QCOMPARE(readResultsDocument(resultsDocument({quiz, played}), "x").value(), (std::vector{played, quiz}));
    }
    void theSameMarkIsTheSameResult()
    {
        QVERIFY(results().put(m_deck, game('1', DeckResult::Outcome::Won)));
        QVERIFY(results().put(m_deck, game('1', DeckResult::Outcome::Lost)));
        QCOMPARE(results().of(m_deck).value(), std::vector{game('1', DeckResult::Outcome::Lost)});
        QVERIFY(results().remove(m_deck, std::string(16, '1')));
        QCOMPARE(results().remove(m_deck, std::string(16, '1')).error().code, std::string("library.no-such-result"));
    }
    void resultsGoWithTheirDeck()
    {
        QVERIFY(results().put(m_deck, game('1', DeckResult::Outcome::Won)));
        QVERIFY(m_library->decks().remove(m_deck));
        QVERIFY2(!results().of(m_deck)->empty(), "a removed deck may be restored");
        QVERIFY(m_library->decks().purge(m_deck));
        QVERIFY(results().of(m_deck)->empty());
    }
    void marksAreDifferent()
    {
        std::set<std::string> marks;
        for (int i = 0; i < 1000; ++i) marks.insert(newResultMark());
        QCOMPARE(marks.size(), std::size_t{1000});
    }
    void statistics()
    {
        const std::vector<DeckResult> all{
            game('1', DeckResult::Outcome::Won, "Convoy"), game('2', DeckResult::Outcome::Won, "convoy"),
            game('3', DeckResult::Outcome::Drawn, "Pirates"), game('4', DeckResult::Outcome::Lost)};
        const ResultSummary summary = summaryOf(all);
        QCOMPARE(summary.games(), 4);
        QCOMPARE(summary.share().value(), 0.625);
        // Wilson's interval for 2.5 of 4.
        QVERIFY(std::abs(summary.range().from - 0.2194) < 0.0005);
        QVERIFY(std::abs(summary.range().to - 0.9081) < 0.0005);
        const auto byOpponent = summariesByOpponent(all);
        QCOMPARE(byOpponent.size(), std::size_t{2});
        QCOMPARE(byOpponent.at("Convoy").won, 2);
        QCOMPARE(byOpponent.at("Pirates").drawn, 1);
        QVERIFY(!ResultSummary().share());
        QCOMPARE(ResultSummary().range().from, 0.0);
        QCOMPARE(ResultSummary().range().to, 1.0);
    }
    void days_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isOne");
        QTest::newRow("a day") << "2026-11-18" << true;
        QTest::newRow("a leap day") << "2028-02-29" << true;
        QTest::newRow("no leap day") << "2026-02-29" << false;
        QTest::newRow("month 13") << "2026-13-01" << false;
        QTest::newRow("another order") << "18-11-2026" << false;
        QTest::newRow("nothing") << "" << false;
    }
    void days()
    {
        QFETCH(QString, text);
        QFETCH(bool, isOne);
        QCOMPARE(isDay(text.toStdString()), isOne);
    }
};

MAZZO_TEST(DeckResults)
#include "tst_deck_results.moc"
