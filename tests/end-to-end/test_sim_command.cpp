// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/end-to-end/program.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <csignal>

using namespace mazzo::tests;

/// `mazzo sim` as a script sees it.
class TestSimCommand : public QObject {
    Q_OBJECT

private slots:
    void json();
    void rotates();
    void sameSeedSameNumbers();
    void ownStrategies();
    void cardsThatTakeNoPartAreNoted();
    void text();
    void severalStrategiesAfterOneOption();
    void badInput_data();
    void badInput();
    void longWorkTellsAndStops();

private:
    Program m_program;
};

namespace {

QString deck(const char* name)
{
    return QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/zombinion/decks/%1.deck").arg(name);
}

QStringList mirror(int games)
{
    return {"sim",     deck("prima-partita"),  "--strategy", "big-money", "--strategy", "big-money",
            "--games", QString::number(games), "--json"};
}

/// The numbers that must not depend on the machine.
QJsonObject timeless(QJsonObject object)
{
    object.remove("games_per_second");
    return object;
}

}  // namespace

void TestSimCommand::json()
{
    const Outcome outcome = m_program.run(mirror(4000));
    QCOMPARE(outcome.status, 0);
    const QJsonObject object = outcome.object();
    QCOMPARE(object["games"].toInt(), 4000);
    QCOMPARE(object["seed"].toInt(), 1);
    QVERIFY(object["games_per_second"].toDouble() > 0);
    const QJsonArray strategies = object["strategies"].toArray();
    QCOMPARE(strategies.size(), 2);
    QCOMPARE(strategies[0].toObject()["name"].toString(), QStringLiteral("big-money"));
    const double first = strategies[0].toObject()["wins"].toDouble();
    const double second = strategies[1].toObject()["wins"].toDouble();
    QVERIFY(std::abs(first + second + object["ties"].toDouble() - 1) < 1e-9);
    QVERIFY(std::abs(first - 0.2433) < 0.03);
    QVERIFY(std::abs(second - 0.4239) < 0.04);
    QVERIFY(std::abs(strategies[0].toObject()["mean_turns"].toDouble() - 17.36) < 0.5);
    const QJsonArray curve = strategies[0].toObject()["curve"].toArray();
    QCOMPARE(curve[0].toObject()["turn"].toInt(), 1);
    QCOMPARE(curve[0].toObject()["points"].toDouble(), 3.0);
}

void TestSimCommand::rotates()
{
    const QJsonArray strategies =
        m_program.run(mirror(4000) + QStringList{"--rotate"}).object()["strategies"].toArray();
    for (const QJsonValue& strategy : strategies)
        QVERIFY(std::abs(strategy.toObject()["wins"].toDouble() - 0.3336) < 0.04);
}

void TestSimCommand::sameSeedSameNumbers()
{
    const QStringList arguments = mirror(1500) + QStringList{"--seed", "9"};
    const QJsonObject once = timeless(m_program.run(arguments).object());
    QCOMPARE(once["seed"].toInt(), 9);
    QCOMPARE(timeless(m_program.run(arguments).object()), once);
    QVERIFY(timeless(m_program.run(mirror(1500)).object()) != once);
}

void TestSimCommand::ownStrategies()
{
    m_program.write("mine.strategy",
                    "buy Molti + Zombi\nbuy Caricatore\nbuy Furbizia when have Furbizia < 1\nbuy Proiettili\n");
    const Outcome outcome = m_program.run({"sim", deck("prima-partita"), "--strategy", "mine.strategy",
                                           "--strategy=big-money", "--games", "2000", "--rotate", "--json"});
    QCOMPARE(outcome.status, 0);
    const QJsonArray strategies = outcome.object()["strategies"].toArray();
    QCOMPARE(strategies[0].toObject()["name"].toString(), QStringLiteral("mine"));
    QVERIFY(strategies[0].toObject()["wins"].toDouble() > strategies[1].toObject()["wins"].toDouble());
    QCOMPARE(strategies[0].toObject()["notes"].toArray().size(), 0);
}

void TestSimCommand::cardsThatTakeNoPartAreNoted()
{
    m_program.write("mine.strategy", "buy Proiettili\nbuy Radio\nplay Zombi\n");
    const QStringList call{"sim", deck("prima-partita"), "--strategy", "mine.strategy", "--games", "10", "--lang",
                           "en"};
    const QJsonArray notes =
        m_program.run(call + QStringList{"--json"}).object()["strategies"].toArray()[0].toObject()["notes"].toArray();
    QCOMPARE(notes.size(), 2);
    QCOMPARE(notes[0].toObject()["line"].toInt(), 2);
    QVERIFY(notes[0].toObject()["message"].toString().contains("Radio"));
    QVERIFY(notes[1].toObject()["message"].toString().contains("Zombi"));
    QVERIFY(m_program.run(call).out.contains("Note: mine.strategy:2:5"));
}

void TestSimCommand::text()
{
    const Outcome outcome = m_program.run({"sim", deck("prima-partita"), "--strategy", "furbizia", "--strategy",
                                           "big-money", "--games", "500", "--lang", "en"});
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.startsWith("furbizia: won "));
    QVERIFY(outcome.out.contains("Shared wins: "));
}

void TestSimCommand::severalStrategiesAfterOneOption()
{
    const Outcome apart = m_program.run(mirror(300));
    const Outcome together = m_program.run(
        {"sim", deck("prima-partita"), "--strategy", "big-money", "big-money", "--games", "300", "--json"});
    QCOMPARE(together.status, 0);
    QCOMPARE(together.object()["strategies"], apart.object()["strategies"]);
}

void TestSimCommand::badInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    const QStringList one{"--strategy", "big-money"};
    QTest::newRow("no strategy") << QStringList{deck("scontro"), "--games", "5"} << QByteArray("--strategy");
    QTest::newRow("no games") << QStringList{deck("scontro")} + one << QByteArray("--games");
    QTest::newRow("no game at all") << QStringList{deck("scontro"), "--games", "0"} + one << QByteArray("--games");
    QTest::newRow("unknown strategy") << QStringList{deck("scontro"), "--games", "5", "--strategy", "big-mony"}
                                      << QByteArray("big-money");
    QTest::newRow("five seats") << QStringList{deck("scontro"), "--games", "5"} + one + one + one + one + one
                                << QByteArray("5");
    QTest::newRow("another game") << QStringList{MAZZO_SOURCE_DIR "/carddata/games/everzone/decks/adam-finn.deck",
                                                 "--games", "5"} +
                                         one
                                  << QByteArray("everzone");
}

void TestSimCommand::badInput()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, message);
    const Outcome outcome = m_program.run(QStringList{"sim"} + arguments + QStringList{"--lang", "en"});
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains(message), outcome.err.constData());
    QVERIFY(outcome.out.isEmpty());
}

void TestSimCommand::longWorkTellsAndStops()
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("MAZZO_HOME", m_program.path("data"));
    process.setProcessEnvironment(environment);
    process.start(MAZZO_PROGRAM, {"sim", deck("scontro"), "--strategy", "big-money", "--strategy", "endspurt",
                                  "--games", "1000000000", "--lang", "en"});
    QVERIFY(process.waitForStarted());
    process.setReadChannel(QProcess::StandardError);
    QVERIFY(process.waitForReadyRead(30'000));
    QVERIFY(process.readAllStandardError().contains("Playing"));
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 2);
    QVERIFY(process.readAllStandardOutput().isEmpty());
}

MAZZO_TEST(TestSimCommand)
#include "test_sim_command.moc"
