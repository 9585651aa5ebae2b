// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <signal.h>

#include <cmath>

namespace {

struct Outcome {
    int status = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonObject object() const { return QJsonDocument::fromJson(out).object(); }
    [[nodiscard]] QJsonObject ask(int number = 0) const { return object()["asks"].toArray()[number].toObject(); }
};

}  // namespace

/// `mazzo odds` as a script sees it, on the decks that the packs ship.
class TestOddsCommand : public QObject {
    Q_OBJECT

private slots:
    void init() { m_home = std::make_unique<QTemporaryDir>(); }
    void exactValues_data();
    void exactValues();
    void simulatedAgrees();
    void aSeedIsAPromise();
    void unknownValuesGiveBounds();
    void oddsSayWhatTheyRestOn();
    void unreadyDecksAreNoted();
    void badInput_data();
    void badInput();
    void textInTwoLanguages();
    void longWorkTellsAndStops();

private:
    void prepare(QProcess& process) const;
    Outcome run(const QStringList& arguments) const;
    static QString shipped(const QString& path) { return MAZZO_SOURCE_DIR "/carddata/games/" + path; }
    QString written(const QByteArray& deck) const;

    std::unique_ptr<QTemporaryDir> m_home;
};

void TestOddsCommand::prepare(QProcess& process) const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("MAZZO_HOME", m_home->filePath("data"));
    environment.insert("LC_ALL", "C");
    environment.remove("DISPLAY");
    process.setProcessEnvironment(environment);
}

Outcome TestOddsCommand::run(const QStringList& arguments) const
{
    QProcess process;
    prepare(process);
    process.start(MAZZO_PROGRAM, QStringList{"odds"} + arguments);
    if (!process.waitForFinished(60'000)) return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

QString TestOddsCommand::written(const QByteArray& deck) const
{
    QFile file(m_home->filePath("some.deck"));
    if (!file.open(QIODevice::WriteOnly) || file.write(deck) != deck.size()) qFatal("cannot write");
    return file.fileName();
}

void TestOddsCommand::exactValues_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<double>("expected");
    const QString adam = shipped("everzone/decks/adam-finn.deck");
    // Ten of 49 cards, 34 of them units: the leader is apart in the English rules, and in the hand in the Italian ones.
    QTest::newRow("EverZone, English") << QStringList{adam, "--ask", "count(type:unit) >= 5"} << 0.966608900740078;
    QTest::newRow("EverZone, the leader comes later") << QStringList{adam, "--ask", "count(is:leader) = 0"} << 1.0;
    QTest::newRow("EverZone, Italian: with the leader")
        << QStringList{adam, "--rules", "it", "--ask", "count(type:unit) >= 5"} << 0.9948538377636243;
    QTest::newRow("EverZone, one more card")
        << QStringList{adam, "--draw", "1", "--ask", "count(type:unit) >= 5"} << 0.9883357753735752;
    QTest::newRow("EverZone, battle 3: ten cards still")
        << QStringList{adam, "--turn", "3", "--ask", "count() = 10"} << 1.0;
    // Five of seven Pallottola and three Zombi; the hand of every later turn is as likely, and the second is the other
    // five cards.
    const QString party = shipped("zombinion/decks/prima-partita.deck");
    for (const char* turn : {"1", "2", "3", "6"})
        QTest::addRow("Zombinion, turn %s", turn)
            << QStringList{party, "--turn", turn, "--ask", "count(name:Pallottola) = 2"} << 1 / 12.0;
    QTest::newRow("Zombinion has no mulligan")
        << QStringList{party, "--mulligan", "keep if count(name:Pallottola) >= 3", "--ask",
                       "count(name:Pallottola) = 2"}
        << 1 / 12.0;
    QTest::newRow("War of the Worlds") << QStringList{shipped("war-of-the-worlds/decks/humans.deck"), "--ask",
                                                      "count(name:Trasferimento) = 3"}
                                       << 120 / 252.0;
    // Eight of fifty cards. An exchange puts the five others under the pile; ten cards are set aside, all is shuffled,
    // and the first player draws from turn 2 on.
    const QString bell = shipped("sovereign/decks/d1-bell-and-bough.deck");
    const QString ask = "count(name:\"Pale Procession\") >= 1";
    QTest::newRow("Sovereign") << QStringList{bell, "--ask", ask} << 0.5985066737148144;
    QTest::newRow("Sovereign, turn 3") << QStringList{bell, "--ask", ask, "--turn", "3"} << 0.729904489589966;
    QTest::newRow("SV-S07 the ten face-down cards")
        << QStringList{bell, "--ask", ask, "--count", "aside"} << 0.8567559261296757;
    QTest::newRow("SV-S07 there are ten") << QStringList{bell, "--ask", "count() = 10", "--count", "aside"} << 1.0;
    QTest::newRow("Sovereign, exchange") << QStringList{bell, "--ask", ask, "--mulligan", "keep if " + ask}
                                         << 0.8567559261296757;
    QTest::newRow("Sovereign, exchange, turn 3")
        << QStringList{bell, "--ask", ask, "--turn", "3", "--mulligan", "keep if " + ask} << 0.9021088332930143;
}

void TestOddsCommand::exactValues()
{
    QFETCH(QStringList, arguments);
    QFETCH(double, expected);
    const Outcome outcome = run(arguments + QStringList{"--json", "--hands", "1000"});
    QCOMPARE(outcome.status, 0);
    const double exact = outcome.ask()["exact"].toDouble(-1);
    QVERIFY2(std::abs(exact - expected) < 1e-12, qPrintable(QString::number(exact, 'g', 17)));
}

void TestOddsCommand::simulatedAgrees()
{
    const Outcome outcome = run({shipped("everzone/decks/adam-finn.deck"), "--ask", "count(type:unit) >= 7", "--ask",
                                 "count(type:support) >= 2 and count() < 10", "--mulligan",
                                 "keep if count(type:unit) >= 6", "--json", "--seed", "7", "--hands", "200000"});
    QCOMPARE(outcome.status, 0);
    for (const int number : {0, 1}) {
        const QJsonObject ask = outcome.ask(number);
        QVERIFY(ask["error"].toDouble() > 0);
        QVERIFY(std::abs(ask["exact"].toDouble() - ask["simulated"].toDouble()) < 4 * ask["error"].toDouble());
        QCOMPARE(ask["hands"].toInt(), 200'000);
    }
    QVERIFY(outcome.object()["hands_per_second"].toDouble() > 0);
    QCOMPARE(outcome.object()["mulligan"].toObject()["kind"].toString(), QString("whole-hand"));
}

void TestOddsCommand::aSeedIsAPromise()
{
    const auto simulated = [this](const QString& seed) {
        return run({shipped("everzone/decks/adam-finn.deck"), "--ask", "count(type:unit) = 7", "--json", "--seed", seed,
                    "--hands", "150000"})
            .ask()["simulated"]
            .toDouble();
    };
    QCOMPARE(simulated("3"), simulated("3"));
    QVERIFY(simulated("3") != simulated("4"));
}

void TestOddsCommand::unknownValuesGiveBounds()
{
    const Outcome outcome = run(
        {shipped("everzone/decks/adam-finn.deck"), "--ask", "count(attack>=5) >= 3", "--json", "--hands", "1000"});
    QCOMPARE(outcome.status, 0);
    const QJsonObject ask = outcome.ask();
    QVERIFY(ask["exact"].isNull() && ask["simulated"].isNull());
    QVERIFY(ask["exact_min"].toDouble(-1) >= 0);
    QVERIFY(ask["exact_min"].toDouble() < ask["exact_max"].toDouble());
}

void TestOddsCommand::oddsSayWhatTheyRestOn()
{
    const QString deck = shipped("sovereign/decks/d1-bell-and-bough.deck");
    const Outcome both = run(
        {deck, "--ask", "count(cost<=2) >= 1", "--ask", "count(name:squire) >= 1", "--hands", "1000", "--json"});
    QCOMPARE(both.ask(0)["rests_on"].toArray(), QJsonArray{"sample"});
    QCOMPARE(both.ask(1)["rests_on"].toArray(), QJsonArray{});
    QCOMPARE(both.object()["rests_on"].toArray(), QJsonArray{"sample"});
    QVERIFY(run({deck, "--ask", "count(cost<=2) >= 1", "--hands", "1000"}).out.contains("Rests on sample cards."));
    const QString printed = shipped("everzone/decks/adam-finn.deck");
    QCOMPARE(
        run({printed, "--ask", "count(type:unit) >= 1", "--hands", "1000", "--json"}).object()["rests_on"].toArray(),
        QJsonArray{});
}

void TestOddsCommand::unreadyDecksAreNoted()
{
    const QString deck = written("game: everzone\n\n[leader]\nAdam Finn\n\n[forces]\n12 Marine\n");
    const Outcome outcome = run({deck, "--ask", "count(name:Marine) = 10", "--json", "--hands", "100"});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.ask()["exact"].toDouble(), 1.0);
    QVERIFY(!outcome.err.isEmpty());
    QVERIFY(outcome.object()["verdict"].toString() != "legal");
    const Outcome beyond = run(
        {deck, "--ask", "count(name:Marine) = 12", "--draw", "5", "--json", "--hands", "100", "--lang", "en"});
    QCOMPARE(beyond.ask()["exact"].toDouble(), 1.0);
    QVERIFY2(beyond.err.contains("3 cards"), beyond.err.constData());
}

void TestOddsCommand::badInput_data()
{
    QTest::addColumn<QByteArray>("deck");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("says");
    const QByteArray good = "game: everzone\n\n[forces]\n12 Marine\n";
    QTest::newRow("an empty deck") << QByteArray("game: everzone\n") << QStringList{"--ask", "count() = 1"}
                                   << "no card";
    QTest::newRow("a deck smaller than the hand") << QByteArray("game: everzone\n\n[forces]\n9 Marine\n")
                                                  << QStringList{"--ask", "count() = 1"} << "Cards to draw from: 9";
    QTest::newRow("no question") << good << QStringList{} << "--ask";
    QTest::newRow("a bad question") << good << QStringList{"--ask", "count(tpe:unit) >= 1"} << "--ask:1:7";
    QTest::newRow("a number") << good << QStringList{"--ask", "count(type:unit)"} << "--ask:1:1";
    QTest::newRow("a bad policy") << good << QStringList{"--ask", "count() = 1", "--mulligan", "count() = 1"}
                                  << "keep if";
    QTest::newRow("another place than the hand")
        << good << QStringList{"--ask", "count(type:unit zone:hand) >= 1"} << "about the hand";
    QTest::newRow("a section that is not drawn")
        << good << QStringList{"--ask", "count() = 1", "--ask", "count(type:unit zone:locations) >= 1"} << "--ask:1:17";
    QTest::newRow("a policy about such a section")
        << good << QStringList{"--ask", "count() = 1", "--mulligan", "keep if count(zone:leader) = 1"}
        << "--mulligan:1:15";
    QTest::newRow("turn 0") << good << QStringList{"--ask", "count() = 1", "--turn", "0"} << "--turn";
    QTest::newRow("no hands") << good << QStringList{"--ask", "count() = 1", "--hands", "0"} << "--hands";
    QTest::newRow("draws that are no number")
        << good << QStringList{"--ask", "count() = 1", "--draw", "two"} << "--draw";
}

void TestOddsCommand::badInput()
{
    QFETCH(QByteArray, deck);
    QFETCH(QStringList, arguments);
    QFETCH(QString, says);
    const Outcome outcome = run(QStringList{written(deck)} + arguments + QStringList{"--lang", "en"});
    QCOMPARE(outcome.status, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains(says.toUtf8()), outcome.err.constData());
}

void TestOddsCommand::textInTwoLanguages()
{
    const QStringList arguments{shipped("everzone/decks/adam-finn.deck"), "--ask", "count(type:unit) >= 5", "--hands",
                                "1000"};
    QVERIFY(run(arguments + QStringList{"--lang", "en"}).out.contains("96.660890 %"));
    QVERIFY(run(arguments + QStringList{"--lang", "it"}).out.contains("96,660890 %"));
}

void TestOddsCommand::longWorkTellsAndStops()
{
    QProcess process;
    prepare(process);
    process.start(MAZZO_PROGRAM, {"odds", shipped("everzone/decks/adam-finn.deck"), "--ask", "count(type:unit) >= 5",
                                  "--hands", "1000000000000", "--lang", "en"});
    QVERIFY(process.waitForStarted());
    process.setReadChannel(QProcess::StandardError);
    QVERIFY(process.waitForReadyRead(30'000));
    const QByteArray errors = process.readAllStandardError();
    QVERIFY2(errors.contains("odds"), errors.constData());
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 2);
    QVERIFY(process.readAllStandardOutput().isEmpty());
}

MAZZO_TEST(TestOddsCommand)
#include "test_odds_command.moc"
