// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/desktop_fixture.h"
#include "tests/support/test_registry.h"

using namespace mazzo::tests;

/// The analysis page: what it computes about the deck in the editor.
class TestAnalysis : public DesktopFixture {
    Q_OBJECT

    [[nodiscard]] AnalysisPage& analysis() const { return *m_app->analysis(); }
    void idle() const { QTRY_VERIFY_WITH_TIMEOUT(!analysis().busy(), 60'000); }
    void open(const QString& game, const QString& tab) const
    {
        m_app->openDeck(precon(game));
        CHECKED(settle());
        m_app->analyse({}, tab);
        CHECKED(idle());
    }

private slots:
    void init() { start(); }
    void cleanup() { stop(); }

    void questionsAreSharedWithTheTable()
    {
        CHECKED(open("everzone", "odds"));
        DeckQuestions& questions = *analysis().questions();
        const int before = questions.questions()->count();
        QVERIFY(before > 0);
        QVERIFY(!questions.add("count(typ:unit) >= 1"));
        QVERIFY(questions.error().contains("typ"));
        QCOMPARE(questions.errorPosition(), 6);
        QVERIFY(questions.add("count(type:unit) >= 0"));
        QCOMPARE(questions.questions()->count(), before + 1);
        m_app->testHand();
        TableModel& answers = *m_app->table()->odds()->answers();
        QCOMPARE(answers.count(), before + 1);
        QCOMPARE(answers.at(before, "ask").toString(), "count(type:unit) >= 0");
    }
    void oddsByTurnNameTheBestPolicy()
    {
        CHECKED(open("everzone", "odds"));
        DeckQuestions& questions = *analysis().questions();
        while (questions.questions()->count() > 0) questions.remove(0);
        QVERIFY(questions.add("count(type:unit) >= 6"));
        QVERIFY(!questions.addPolicy("keep if count(typ:unit) >= 4"));
        QVERIFY(!questions.policyError().isEmpty());
        QVERIFY(questions.addPolicy("keep if count(type:unit) >= 6"));
        analysis().odds()->setTurns(3);
        CHECKED(idle());
        TurnOdds& odds = *analysis().odds();
        QCOMPARE(odds.trouble(), QString());
        QCOMPARE(odds.rows()->count(), 2);
        QCOMPARE(odds.headings().size(), 4);
        QCOMPARE(odds.rows()->at(0, "cells").toStringList().size(), 4);
        QCOMPARE(odds.series().size(), 2);
        // Mulligans until the goal holds cannot make it rarer.
        QVERIFY(odds.rows()->at(1, "best").toBool());
        QVERIFY(odds.advice().contains("points more"));
        QVERIFY(odds.method().startsWith("Exact"));
    }
    void sensitivityShowsWhatACopyDoes()
    {
        CHECKED(open("everzone", "sensitivity"));
        DeckSensitivity& sensitivity = *analysis().sensitivity();
        QVERIFY(sensitivity.rows()->count() > 5);
        QCOMPARE(sensitivity.headings().size(), analysis().questions()->questions()->count());
        // Sorted by the first question: the best card for it comes first.
        const auto more = [&](int row) { return sensitivity.rows()->at(row, "moreValues").toList()[0].toDouble(); };
        for (int row = 1; row < sensitivity.rows()->count(); ++row) QVERIFY(more(row - 1) >= more(row));
        QVERIFY(more(0) > 0);
    }
    void tuningIsAppliedAsOneStep()
    {
        CHECKED(open("everzone", "tune"));
        DeckTuning& tuning = *analysis().tuning();
        DeckQuestions& questions = *analysis().questions();
        while (questions.questions()->count() > 0) questions.remove(0);
        QVERIFY(questions.add("count(type:support) >= 4"));
        QCOMPARE(tuning.goals()->count(), 1);
        QVERIFY(!tuning.setPool("typ:x"));
        QVERIFY(!tuning.poolError().isEmpty());
        QVERIFY(tuning.setPool(""));
        tuning.setSwaps(2);
        tuning.tune();
        CHECKED(idle());
        QCOMPARE(tuning.state(), "found");
        QVERIFY(tuning.summary().contains("better than the first"));
        const QVariantList swaps = tuning.proposals()->at(0, "swaps").toList();
        QCOMPARE(swaps.size(), 2);
        const QString before = fromUtf8(editor().openDeck()->text());
        tuning.apply(0);
        CHECKED(settle());
        QVERIFY(fromUtf8(editor().openDeck()->text()) != before);
        QCOMPARE(editor().rules()->verdict(), "legal");
        QCOMPARE(tuning.state(), QString());  // it is about the deck before
        editor().undo();
        QCOMPARE(fromUtf8(editor().openDeck()->text()), before);
    }
    void aGoalOutOfReachIsSaid()
    {
        CHECKED(open("everzone", "tune"));
        DeckTuning& tuning = *analysis().tuning();
        DeckQuestions& questions = *analysis().questions();
        while (questions.questions()->count() > 0) questions.remove(0);
        QVERIFY(questions.add("count(type:support) >= 9"));
        tuning.setMode(0, "condition");
        tuning.setPercent(0, 95);
        tuning.setSwaps(1);
        tuning.tune();
        CHECKED(idle());
        QCOMPARE(tuning.state(), "none");
        QVERIFY2(tuning.summary().contains("cannot reach"), qPrintable(tuning.summary()));
        tuning.setMode(0, "ignore");
        QVERIFY(!tuning.ready());
    }
    void aLongTuningIsStopped()
    {
        CHECKED(open("everzone", "tune"));
        DeckTuning& tuning = *analysis().tuning();
        QVERIFY(analysis().questions()->add("distinct(name) >= 9"));
        tuning.setSwaps(12);
        tuning.setSeconds(600);
        tuning.tune();
        QVERIFY(tuning.busy());
        tuning.stop();
        QVERIFY(!tuning.busy());
        QCOMPARE(tuning.state(), QString());
    }
    void revisionsAreCompared()
    {
        m_app->openDeck(precon("everzone"));
        CHECKED(settle());
        QVERIFY(editor().change(rowOf("Marine"), -1));
        CHECKED(settle());
        m_app->analyse({}, "compare");
        DeckComparison& comparison = *analysis().comparison();
        QTRY_VERIFY_WITH_TIMEOUT(comparison.names().size() == 2 && !comparison.busy(), 60'000);
        QVERIFY(comparison.choice().startsWith("revision:"));
        QCOMPARE(comparison.difference()->count(), 1);
        QCOMPARE(comparison.difference()->at(0, "card").toString(), "Marine");
        QCOMPARE(comparison.difference()->at(0, "by").toString(), "+1");
        QCOMPARE(comparison.verdicts().size(), 2);
        QCOMPARE(comparison.verdicts()[1], "legal");
        QVERIFY(comparison.odds()->count() > 0);
        // Another deck of the game.
        const QString other = precon("everzone");
        CHECKED(settle());
        QTRY_VERIFY(comparison.choices().size() > 1);
        comparison.setChoice("deck:" + other);
        CHECKED(idle());
        QCOMPARE(comparison.difference()->count(), 1);
    }
    void theQuizKeepsScore()
    {
        CHECKED(open("everzone", "quiz"));
        QuizPanel& quiz = *analysis().quiz();
        QVERIFY(quiz.available());
        quiz.setSeed(5);
        int right = 0;
        for (int hand = 0; hand < 4; ++hand) {
            quiz.deal();
            QCOMPARE(quiz.state(), "asking");
            QCOMPARE(quiz.hand()->count(), 10);
            quiz.decide(hand % 2 == 0);
            CHECKED(idle());
            QCOMPARE(quiz.state(), "answered");
            const bool better = quiz.kept() ? quiz.keepShare() >= quiz.mulliganShare()
                                            : quiz.mulliganShare() >= quiz.keepShare();
            QCOMPARE(quiz.right(), better);
            QVERIFY(!quiz.verdict().isEmpty());
            right += quiz.right() ? 1 : 0;
        }
        QCOMPARE(quiz.hands(), 4);
        QCOMPARE(quiz.rightAnswers(), right);
        quiz.finish();
        QTRY_COMPARE(analysis().record()->results()->count(), 1);
        QCOMPARE(analysis().record()->results()->at(0, "kind").toString(), "quiz");
        QCOMPARE(quiz.hands(), 0);
    }
    void gamesAreNotedChangedAndRestored()
    {
        CHECKED(open("everzone", "results"));
        DeckRecord& record = *analysis().record();
        QVERIFY(!record.add("won", "Ada", "Slurr", "", "yesterday"));
        QVERIFY(record.problem().contains("yesterday"));
        QVERIFY(record.add("won", "Ada", "Slurr", "close", "2026-11-17"));
        QVERIFY(record.add("lost", "", "slurr", "", "2026-11-18"));
        QTRY_COMPARE(record.results()->count(), 2);
        QCOMPARE(record.games(), 2);
        QCOMPARE(record.share(), "50.0 %");
        QCOMPARE(record.opponents()->count(), 1);
        QCOMPARE(record.results()->at(0, "outcome").toString(), "lost");
        const QString mark = record.results()->at(0, "mark").toString();
        QVERIFY(record.change(mark, "won", "Eva", "Slurr", "", "2026-11-18"));
        QTRY_COMPARE(record.share(), "100.0 %");
        record.remove(mark);
        QTRY_COMPARE(record.results()->count(), 1);
        QVERIFY(record.canRestore());
        record.restore();
        QTRY_COMPARE(record.results()->count(), 2);
        QCOMPARE(record.results()->at(0, "opponent").toString(), "Eva");
        // They are kept with the deck.
        const QString deck = editor().deckId();
        CHECKED(restart());
        m_app->analyse(deck, "results");
        QTRY_COMPARE(analysis().record()->results()->count(), 2);
    }
    void strategiesPlayATournament()
    {
        CHECKED(open("zombinion", "strategies"));
        StrategyLab& lab = *analysis().strategies();
        QVERIFY(lab.available() && lab.searchable());
        const int sciame = rowWith(*lab.entrants(), "name", "sciame");
        QVERIFY(!lab.entrants()->at(sciame, "fits").toBool());
        QVERIFY(!lab.entrants()->at(sciame, "chosen").toBool());
        const int chosen = lab.chosen();
        lab.playTournament(20);
        CHECKED(idle());
        QCOMPARE(lab.tournament()->names().size(), chosen);
        QCOMPARE(lab.tournament()->cells().size(), chosen * chosen);
        // A pair's two cells add up to one game.
        const auto share = [&](int row, int column) {
            return lab.tournament()->cells()[row * chosen + column].toMap()["share"].toDouble();
        };
        QCOMPARE(share(0, 1) + share(1, 0), 1.0);
        QCOMPARE(lab.tournament()->curves().size(), 2);
        lab.tournament()->choosePair(1, 1);  // nobody plays against itself
        QVERIFY(lab.tournament()->pairA() != lab.tournament()->pairB());
        lab.rankKinds(100, false);
        CHECKED(idle());
        QCOMPARE(lab.ranking()->kinds()->count(), 10);
        QCOMPARE(lab.base(), "endspurt");
    }
    void aSearchThatIsStoppedGivesTheBestSoFar()
    {
        CHECKED(open("zombinion", "strategies"));
        StrategyLab& lab = *analysis().strategies();
        const int before = lab.entrants()->count();
        lab.find(1000);
        QCOMPARE(lab.work(), "search");
        lab.stop();
        CHECKED(idle());
        QCOMPARE(lab.entrants()->count(), before + 1);
        QCOMPARE(lab.draft()->name(), "found-1");
        QVERIFY(lab.draft()->text().contains("buy "));
        QVERIFY(lab.search()->foundText().contains("fresh seeds"));
        lab.find(1000);
        lab.cancel();
        QVERIFY(!lab.busy());
        QCOMPARE(lab.entrants()->count(), before + 1);
    }
    void aStrategyIsEditedAndSaved()
    {
        CHECKED(open("zombinion", "strategies"));
        StrategyLab& lab = *analysis().strategies();
        lab.draft()->setText("buy Molti + Zombi\nbuy Nonsense\nplay Sciame di zombi");
        QVERIFY(!lab.draft()->readable());
        QCOMPARE(lab.draft()->mistakes()->at(0, "line").toInt(), 2);
        QVERIFY(lab.draft()->mistakes()->at(0, "text").toString().contains("Nonsense"));
        QVERIFY(!lab.save("mine"));
        lab.draft()->removeLine(2);
        QVERIFY(lab.draft()->readable());
        QCOMPARE(lab.draft()->mistakes()->count(), 1);  // a line that never applies
        QVERIFY(!lab.draft()->mistakes()->at(0, "serious").toBool());
        QVERIFY(!lab.save("../mine"));
        const int before = lab.entrants()->count();
        QVERIFY(lab.save("mine"));
        QCOMPARE(lab.entrants()->count(), before + 1);
        QCOMPARE(lab.entrants()->at(rowWith(*lab.entrants(), "name", "mine"), "origin").toString(), "yours");
        QVERIFY(!lab.draft()->edited());
    }
    void wordsAreCompleted_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("word");
        QTest::newRow("a line") << "bu" << "buy ";
        QTest::newRow("a card") << "buy Prima, Prim" << "";
        QTest::newRow("a card of the kingdom") << "buy Proi" << "Proiettili";
        QTest::newRow("a card with spaces") << "buy Molti Z" << "Molti Zombi";
        QTest::newRow("a second card") << "play Furbizia, Cop" << "Copertura";
        QTest::newRow("a condition") << "buy Proiettili w" << "when ";
        QTest::newRow("a term") << "buy Proiettili when ha" << "have ";
        QTest::newRow("the card of a term") << "buy Proiettili when have Car" << "Caricatore";
        QTest::newRow("a second condition") << "# x\nbuy Proiettili when turn <= 4 and mo" << "money";
    }
    void wordsAreCompleted()
    {
        QFETCH(QString, text);
        QFETCH(QString, word);
        CHECKED(open("zombinion", "strategies"));
        const QVariantMap found = analysis().strategies()->draft()->completions(text, static_cast<int>(text.size()));
        const QStringList words = found["words"].toStringList();
        if (word.isEmpty()) QCOMPARE(words, QStringList());
        else QVERIFY2(words.contains(word), qPrintable(words.join('|')));
        if (!word.isEmpty()) {
            const QString typed = text.right(found["replaced"].toInt());
            QVERIFY2(word.startsWith(typed), qPrintable(typed));
        }
    }
    void theWarHasATournamentButNoSearch()
    {
        CHECKED(open("war-of-the-worlds", "strategies"));
        StrategyLab& lab = *analysis().strategies();
        QVERIFY(lab.available());
        QVERIFY(!lab.searchable());
        lab.playTournament(2);
        CHECKED(idle());
        QCOMPARE(lab.trouble(), QString());
        const auto played = [&] {
            int cells = 0;
            for (const QVariant& cell : lab.tournament()->cells()) cells += cell.toMap()["played"].toBool() ? 1 : 0;
            return cells;
        };
        // Three strategies of each side: nobody plays against its own side.
        QCOMPARE(lab.tournament()->names().size(), 6);
        QCOMPARE(played(), 18);
    }
    void aRandomKingdomIsMadeAndOpened()
    {
        CHECKED(open("zombinion", "strategies"));
        RandomDeckMaker& maker = *analysis().randomDeck();
        QVERIFY(!maker.make("count(cos<=3) >= 4", "", false, "7"));
        QVERIFY(!maker.whereError().isEmpty());
        const QString before = editor().deckId();
        QVERIFY(maker.make("count(is:attacco) = 0 or count(is:reazione) >= 1", "", false, "7"));
        QTRY_VERIFY_WITH_TIMEOUT(editor().deckId() != before, 60'000);
        CHECKED(settle());
        QCOMPARE(editor().rules()->verdict(), "legal");
        QVERIFY(maker.make("count(cost>=0) = 11", "", false, "7"));
        QTRY_VERIFY_WITH_TIMEOUT(!maker.busy(), 60'000);
        QVERIFY2(maker.answer().contains("no such deck") || maker.answer().contains("No such deck"),
                 qPrintable(maker.answer()));
    }
};

MAZZO_TEST(TestAnalysis)
#include "tst_analysis.moc"
