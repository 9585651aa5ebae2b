// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/end-to-end/program.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace mazzo::tests;

/// `mazzo quiz`, `mazzo compare --revision` and `mazzo deck result` as a script sees them.
class TestAnalysisCommands : public QObject {
    Q_OBJECT

    std::unique_ptr<Program> m_program;

    static QString shipped(const QString& path) { return MAZZO_SOURCE_DIR "/carddata/games/" + path; }
    static QString deck() { return shipped("everzone/decks/adam-finn.deck"); }
    Outcome run(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return m_program->run(arguments, input);
    }

private slots:
    void init() { m_program = std::make_unique<Program>(); }

    void theQuizShowsBothOdds()
    {
        const QStringList command{"quiz",   deck(), "--ask", "count(type:unit) >= 7", "--hands", "3",
                                  "--seed", "7",    "--json"};
        const Outcome quiz = run(command, "k\nmulligan\nkeep\n");
        QCOMPARE(quiz.status, 0);
        const QJsonArray hands = quiz.object()["hands"].toArray();
        QCOMPARE(hands.size(), 3);
        for (const QJsonValue& each : hands) {
            const QJsonObject hand = each.toObject();
            QCOMPARE(hand["hand"].toArray().size(), 10);
            QCOMPARE(hand["keep"].toObject()["method"].toString(), "exact");
            // The opening hand is known: the goal is met or not.
            const double keep = hand["keep"].toObject()["odds"].toDouble();
            QVERIFY(keep == 0 || keep == 1);
            const double mulligan = hand["mulligan"].toObject()["odds"].toDouble();
            QVERIFY(mulligan > 0 && mulligan < 1);
            const bool best = (hand["answer"].toString() == "keep") == (keep > mulligan);
            QCOMPARE(hand["right"].toBool(), best);
        }
        QCOMPARE(run(command, "k\nmulligan\nkeep\n").out, quiz.out);
        // Fewer answers end the quiz; other words are asked again.
        QCOMPARE(run(command, "what\nk\nq\n").object()["hands"].toArray().size(), 1);
        QCOMPARE(run(command).object()["hands"].toArray().size(), 0);
    }
    void theQuizRefuses_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("no goal") << QStringList{deck()} << QByteArray("--ask");
        QTest::newRow("two goals") << QStringList{deck(), "--ask", "count(type:unit) >= 1", "--ask",
                                                  "count(type:unit) >= 2"}
                                   << QByteArray("one --ask");
        QTest::newRow("an unknown field") << QStringList{deck(), "--ask", "count(typ:unit) >= 1"} << QByteArray("typ");
        QTest::newRow("a game without a mulligan")
            << QStringList{shipped("zombinion/decks/prima-partita.deck"), "--ask", "count(type:mirare) >= 1"}
            << QByteArray("nothing to decide");
        QTest::newRow("an unknown deck to keep the score with")
            << QStringList{deck(), "--ask", "count(type:unit) >= 1", "--save", "Nobody"} << QByteArray("Nobody");
        QTest::newRow("no hands") << QStringList{deck(), "--ask", "count(type:unit) >= 1", "--hands", "0"}
                                  << QByteArray("--hands");
    }
    void theQuizRefuses()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, words);
        const Outcome quiz = run(QStringList{"quiz"} + arguments + QStringList{"--lang", "en"}, "k\n");
        QCOMPARE(quiz.status, 2);
        QVERIFY2(quiz.err.contains(words), quiz.err.constData());
    }
    void resultsAreKeptWithTheDeck()
    {
        QCOMPARE(run({"deck", "save", deck(), "--as", "Finn"}).status, 0);
        QCOMPARE(run({"deck", "result", "Finn", "won", "--opponent", "Ada", "--opponent-deck", "Slurr", "--date",
                      "2026-11-17", "--note", "close"})
                     .status,
                 0);
        QCOMPARE(run({"deck", "result", "Finn", "lost", "--opponent-deck", "slurr"}).status, 0);
        QCOMPARE(
            run({"quiz", deck(), "--ask", "count(type:unit) >= 7", "--hands", "2", "--seed", "7", "--save", "Finn"},
                "k\nm\n")
                .status,
            0);
        const QJsonObject results = run({"deck", "results", "Finn", "--json"}).object();
        QCOMPARE(results["won"].toInt(), 1);
        QCOMPARE(results["lost"].toInt(), 1);
        QCOMPARE(results["share"].toDouble(), 0.5);
        QCOMPARE(results["quiz"].toObject()["hands"].toInt(), 2);
        QCOMPARE(results["by_opponent"].toArray().size(), 1);
        QCOMPARE(results["results"].toArray().size(), 3);
        const QJsonObject oldest = results["results"].toArray().last().toObject();
        QCOMPARE(oldest["opponent"].toString(), "Ada");
        QCOMPARE(oldest["date"].toString(), "2026-11-17");
        QCOMPARE(run({"deck", "result", "Finn", "--remove", oldest["id"].toString()}).status, 0);
        QCOMPARE(run({"deck", "results", "Finn", "--json"}).object()["won"].toInt(), 0);
        QVERIFY(run({"deck", "results", "Finn", "--lang", "it"}).out.contains("0 vinte"));
        // A backup has them.
        QCOMPARE(run({"backup", "-o", "all.backup"}).status, 0);
        QCOMPARE(run({"deck", "result", "Finn", "drawn"}).status, 0);
        QCOMPARE(run({"restore", "all.backup"}).status, 0);
        QCOMPARE(run({"deck", "results", "Finn", "--json"}).object()["drawn"].toInt(), 0);
    }
    void resultsAreChecked_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no outcome") << QStringList{};
        QTest::newRow("another outcome") << QStringList{"best"};
        QTest::newRow("a day that is none") << QStringList{"won", "--date", "2026-02-30"};
        QTest::newRow("a text that is too long") << QStringList{"won", "--note", QString(5000, 'x')};
        QTest::newRow("a result that is not there") << QStringList{"--remove", "0123456789abcdef"};
    }
    void resultsAreChecked()
    {
        QFETCH(QStringList, arguments);
        QCOMPARE(run({"deck", "save", deck(), "--as", "Finn"}).status, 0);
        QCOMPARE(run(QStringList{"deck", "result", "Finn"} + arguments).status, 2);
        QCOMPARE(run({"deck", "results", "Finn", "--json"}).object()["results"].toArray().size(), 0);
    }
    void revisionsAreCompared()
    {
        QFile file(deck());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray text = file.readAll();
        m_program->write("finn.deck", text);
        QCOMPARE(run({"deck", "save", "finn.deck", "--as", "Finn"}).status, 0);
        text.replace("2 Marine", "1 Marine");
        m_program->write("finn.deck", text);
        QCOMPARE(run({"deck", "save", "finn.deck", "--as", "Finn"}).status, 0);
        const Outcome one = run({"compare", "Finn", "--revision", "1", "--ask", "count(type:unit) >= 5", "--json"});
        QCOMPARE(one.status, 0);
        const QJsonArray difference = one.object()["difference"].toArray();
        QCOMPARE(difference.size(), 1);
        QCOMPARE(difference[0].toObject()["card"].toString(), "Marine");
        QCOMPARE(difference[0].toObject()["first"].toInt(), 2);
        QCOMPARE(difference[0].toObject()["second"].toInt(), 1);
        QCOMPARE(one.object()["asks"].toArray().size(), 1);
        QCOMPARE(run({"compare", "Finn", "--revision", "2", "--revision", "1", "--json"})
                     .object()["difference"]
                     .toArray()[0]
                     .toObject()["first"]
                     .toInt(),
                 1);
        const Outcome none = run({"compare", "Finn", "--revision", "9", "--lang", "en"});
        QCOMPARE(none.status, 2);
        QVERIFY(none.err.contains("no revision 9"));
        QCOMPARE(run({"compare", "Finn"}).status, 2);
        QCOMPARE(run({"compare", "Nobody", "--revision", "1"}).status, 2);
    }
};

MAZZO_TEST(TestAnalysisCommands)
#include "test_analysis_commands.moc"
