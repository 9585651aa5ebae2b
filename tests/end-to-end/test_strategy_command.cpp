// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/end-to-end/program.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <csignal>

using namespace mazzo::tests;

/// `mazzo strategy` as a script sees it.
class TestStrategyCommand : public QObject {
    Q_OBJECT

private slots:
    void matchPlaysEveryPair();
    void matchIsTheSameForAnyNumberOfThreads();
    void aRowOfAMatchIsARotatedSimulation();
    void matchPrintsATable();
    void theTwoSidesOfTheWarMeet();
    void ownStrategiesAreFoundByName();
    void strategiesThatNeverEndAGame();
    void rankNamesEveryKind();
    void findWritesAStrategyThatWins();
    void findIsTheSameForAnyNumberOfThreads();
    void findStopsOnInterrupt();
    void badInput_data();
    void badInput();

private:
    Program m_program;
};

namespace {

QString kingdom(const char* name)
{
    return QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/zombinion/decks/%1.deck").arg(name);
}

QString humans() { return QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/war-of-the-worlds/decks/humans.deck"); }

/// The numbers that must not depend on the machine.
QJsonObject withoutTime(QJsonObject object)
{
    object.remove("games_per_second");
    return object;
}

}  // namespace

void TestStrategyCommand::matchPlaysEveryPair()
{
    const Outcome outcome = m_program.run({"strategy", "match", kingdom("vita-o-morte"), "big-money", "sciame",
                                           "endspurt", "--games", "2000", "--seed", "3", "--json"});
    QCOMPARE(outcome.status, 0);
    const QJsonObject object = outcome.object();
    QCOMPARE(object["games"].toInt(), 2000);
    QCOMPARE(object["seed"].toInt(), 3);
    const QJsonArray table = object["table"].toArray();
    QCOMPARE(table.size(), 3);
    const QJsonObject first = table[0].toObject();
    QCOMPARE(first["a"].toString(), QStringLiteral("big-money"));
    QCOMPARE(first["b"].toString(), QStringLiteral("sciame"));
    QVERIFY(first["b_wins"].toDouble() > 0.95);
    for (const QJsonValue& row : table)
        QVERIFY(std::abs(row["a_wins"].toDouble() + row["b_wins"].toDouble() + row["ties"].toDouble() - 1) < 1e-9);
    const QJsonArray strategies = object["strategies"].toArray();
    QCOMPARE(strategies.size(), 3);
    const QJsonObject turn = strategies[0].toObject()["curve"].toArray()[0].toObject();
    QCOMPARE(turn["turn"].toInt(), 1);
    QCOMPARE(turn["points"].toDouble(), 3.0);
    QVERIFY(turn["colpi"].toDouble() > 3);
}

void TestStrategyCommand::matchIsTheSameForAnyNumberOfThreads()
{
    const QStringList call{"strategy", "match", kingdom("scontro"), "big-money", "endspurt", "--games",
                           "3000",     "--json"};
    const QJsonObject one = withoutTime(m_program.run(call + QStringList{"--threads", "1"}).object());
    QVERIFY(!one.isEmpty());
    QCOMPARE(withoutTime(m_program.run(call + QStringList{"--threads", "3"}).object()), one);
}

void TestStrategyCommand::aRowOfAMatchIsARotatedSimulation()
{
    const QJsonObject row = m_program
                                .run({"strategy", "match", kingdom("prima-partita"), "furbizia", "endspurt", "--games",
                                      "1000", "--seed", "8", "--json"})
                                .object()["table"]
                                .toArray()[0]
                                .toObject();
    const QJsonObject sim = m_program
                                .run({"sim", kingdom("prima-partita"), "--strategy", "furbizia", "endspurt", "--games",
                                      "1000", "--seed", "8", "--rotate", "--json"})
                                .object();
    QCOMPARE(row["a_wins"], sim["strategies"].toArray()[0].toObject()["wins"]);
    QCOMPARE(row["b_wins"], sim["strategies"].toArray()[1].toObject()["wins"]);
}

void TestStrategyCommand::matchPrintsATable()
{
    const Outcome outcome = m_program.run(
        {"strategy", "match", kingdom("prima-partita"), "furbizia", "big-money", "--games", "500", "--lang", "en"});
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.startsWith("furbizia – big-money: "));
    QVERIFY(outcome.out.contains("sigma"));
    QVERIFY(outcome.out.contains("Colpi and points by the player's own turn:"));
}

void TestStrategyCommand::theTwoSidesOfTheWarMeet()
{
    const Outcome outcome = m_program.run(
        {"strategy", "match", humans(), "humans-armies", "humans-air", "aliens-tripods", "--games", "4", "--json"});
    QCOMPARE(outcome.status, 0);
    const QJsonArray table = outcome.object()["table"].toArray();
    QCOMPARE(table.size(), 2);
    for (const QJsonValue& row : table) QCOMPARE(row["b"].toString(), QStringLiteral("aliens-tripods"));
    // Conditions are sums and alternatives, as in Zombinion.
    m_program.write("mine.strategy",
                    "side humans\nbuy Esercito when turn + 1 >= 3 and have Esercito < 3 or damage > 5\n");
    QCOMPARE(m_program.run({"strategy", "match", humans(), "mine.strategy", "aliens-idle", "--games", "2"}).status, 0);
    m_program.write("bad.strategy", "side humans\nbuy Esercito when turn >= 3 or points > 5\n");
    const Outcome bad = m_program.run(
        {"strategy", "match", humans(), "bad.strategy", "aliens-idle", "--games", "2", "--lang", "en"});
    QCOMPARE(bad.status, 2);
    QVERIFY2(bad.err.contains("bad.strategy:2:32"), bad.err.constData());
    const Outcome sameSide = m_program.run(
        {"strategy", "match", humans(), "humans-armies", "humans-air", "--lang", "en"});
    QCOMPARE(sameSide.status, 2);
    QVERIFY(sameSide.err.contains("one for each side"));
}

void TestStrategyCommand::ownStrategiesAreFoundByName()
{
    QVERIFY(m_program.run({"games"}).status == 0);
    const Outcome before = m_program.run({"strategy", "match", kingdom("prima-partita"), "mine", "big-money"});
    QCOMPARE(before.status, 2);
    QVERIFY(QDir(m_program.path("data")).mkpath("strategies/zombinion"));
    m_program.write("data/strategies/mine.strategy", "buy Molti + Zombi\nbuy Caricatore\nbuy Proiettili\n");
    m_program.write("data/strategies/zombinion/yours.strategy", "buy Molti + Zombi\nbuy Caricatore\nbuy Proiettili\n");
    const Outcome match = m_program.run(
        {"strategy", "match", kingdom("prima-partita"), "mine", "yours", "--games", "100", "--json"});
    QCOMPARE(match.status, 0);
    QCOMPARE(match.object()["table"].toArray()[0].toObject()["b"].toString(), QStringLiteral("yours"));
    QCOMPARE(m_program.run({"sim", kingdom("prima-partita"), "--strategy", "mine", "--games", "10"}).status, 0);
    QCOMPARE(m_program.run({"goldfish", kingdom("prima-partita"), "--bot", "yours", "--seed", "1"}).status, 0);
}

void TestStrategyCommand::strategiesThatNeverEndAGame()
{
    m_program.write("idle.strategy", "buy Furbizia when turn < 0\n");
    const QStringList games{"--games", "100000000", "--lang", "en"};
    const Outcome match = m_program.run(
        QStringList{"strategy", "match", kingdom("prima-partita"), "idle.strategy", "idle.strategy"} + games);
    QCOMPARE(match.status, 1);
    QVERIFY(match.out.contains("never end a game"));
    const Outcome sim = m_program.run(
        QStringList{"sim", kingdom("prima-partita"), "--strategy", "idle.strategy", "idle.strategy"} + games);
    QCOMPARE(sim.status, 1);
    QVERIFY(sim.err.contains("never end a game"));
}

void TestStrategyCommand::rankNamesEveryKind()
{
    const Outcome outcome = m_program.run(
        {"strategy", "rank", kingdom("prima-partita"), "--games", "1000", "--base", "big-money", "--json"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.object()["base"].toString(), QStringLiteral("big-money"));
    const QJsonArray rows = outcome.object()["ranking"].toArray();
    QCOMPARE(rows.size(), 10);
    QSet<QString> names;
    double before = 1;
    for (const QJsonValue& row : rows) {
        names.insert(row["kinds"].toArray()[0].toString());
        QVERIFY(row["share"].toDouble() <= before);
        QVERIFY(row["error"].toDouble() > 0 && row["error"].toDouble() < 0.02);
        before = row["share"].toDouble();
    }
    QCOMPARE(names.size(), 10);
    const QJsonArray pairs =
        m_program.run({"strategy", "rank", kingdom("prima-partita"), "--games", "100", "--pairs", "--json"})
            .object()["ranking"]
            .toArray();
    QCOMPARE(pairs.size(), 55);
}

void TestStrategyCommand::findWritesAStrategyThatWins()
{
    const Outcome outcome = m_program.run(
        {"strategy", "find", kingdom("scontro"), "--seconds", "3", "--seed", "2", "-o", "found.strategy", "--json"});
    QCOMPARE(outcome.status, 0);
    const QJsonObject object = outcome.object();
    QCOMPARE(m_program.read("found.strategy"), object["strategy"].toString().toUtf8());
    QVERIFY(!object["reproducible"].toBool());
    QVERIFY(object["table"].toArray().size() >= 7);
    for (const QJsonValue& row : object["table"].toArray()) {
        QCOMPARE(row["a"].toString(), QStringLiteral("found"));
        QVERIFY2(row["sigmas"].toDouble() > 5, qPrintable(row["b"].toString()));
    }
    const Outcome sim = m_program.run({"sim", kingdom("scontro"), "--strategy", "found.strategy", "endspurt", "--games",
                                       "4000", "--rotate", "--seed", "99", "--json"});
    const QJsonArray played = sim.object()["strategies"].toArray();
    QVERIFY(played[0].toObject()["wins"].toDouble() > played[1].toObject()["wins"].toDouble());
    QCOMPARE(played[0].toObject()["notes"].toArray().size(), 0);
}

void TestStrategyCommand::findIsTheSameForAnyNumberOfThreads()
{
    const QStringList call{"strategy", "find", kingdom("scontro"), "--games", "100000", "--seed", "5", "--json", "-o"};
    const QJsonObject one = m_program.run(call + QStringList{"one.strategy", "--threads", "1"}).object();
    const QJsonObject two = m_program.run(call + QStringList{"two.strategy", "--threads", "2"}).object();
    QVERIFY(one["reproducible"].toBool());
    QCOMPARE(two["strategy"], one["strategy"]);
    QCOMPARE(m_program.read("two.strategy"), m_program.read("one.strategy"));
}

void TestStrategyCommand::findStopsOnInterrupt()
{
    const auto process = m_program.start(
        {"strategy", "find", kingdom("scontro"), "--seconds", "1000", "-o", "best.strategy", "--lang", "en"});
    // The first line of the progress shows that the signal is handled.
    while (!process->readAllStandardError().contains("Searching"))
        QVERIFY(process->waitForReadyRead(30'000) || process->state() == QProcess::Running);
    ::kill(static_cast<pid_t>(process->processId()), SIGINT);
    QVERIFY(process->waitForFinished(30'000));
    QCOMPARE(process->exitCode(), 0);
    QVERIFY(process->readAllStandardOutput().contains("best so far"));
    QVERIFY(m_program.read("best.strategy").contains("buy "));
}

void TestStrategyCommand::badInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no such part") << QStringList{"play", kingdom("scontro")} << QByteArray("mazzo strategy match");
    QTest::newRow("no file") << QStringList{"rank"} << QByteArray("mazzo strategy match");
    QTest::newRow("one strategy") << QStringList{"match", kingdom("scontro"), "big-money"}
                                  << QByteArray("at least two");
    QTest::newRow("no such strategy") << QStringList{"match", kingdom("scontro"), "big-money", "huge-money"}
                                      << QByteArray("huge-money");
    QTest::newRow("no games") << QStringList{"match", kingdom("scontro"), "big-money", "endspurt", "--games", "0"}
                              << QByteArray("--games");
    QTest::newRow("no seconds") << QStringList{"find", kingdom("scontro"), "--seconds", "0", "-o", "x.strategy"}
                                << QByteArray("--seconds");
    QTest::newRow("nowhere to write") << QStringList{"find", kingdom("scontro"), "--seconds", "1"} << QByteArray("-o");
    QTest::newRow("no search in the War")
        << QStringList{"find", humans(), "--seconds", "1", "-o", "x.strategy"} << QByteArray("war-of-the-worlds");
    // Before the search, which would take a day.
    QTest::newRow("a folder that does not exist")
        << QStringList{"find", kingdom("scontro"), "--seconds", "86400", "-o", "/nowhere/x.strategy"}
        << QByteArray("/nowhere/x.strategy");
    QTest::newRow("no ranking in the War") << QStringList{"rank", humans()} << QByteArray("no strategies can be");
    QTest::newRow("a game without strategies")
        << QStringList{"rank", MAZZO_SOURCE_DIR "/carddata/games/everzone/decks/adam-finn.deck"}
        << QByteArray("everzone");
}

void TestStrategyCommand::badInput()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const Outcome outcome = m_program.run(QStringList{"strategy", "--lang", "en"} + arguments);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains(message), outcome.err.constData());
    QVERIFY(outcome.out.isEmpty());
    QVERIFY(!QFile::exists(m_program.path("x.strategy")));
}

MAZZO_TEST(TestStrategyCommand)
#include "test_strategy_command.moc"
