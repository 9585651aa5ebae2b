// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/strategy_reader.h"
#include "goldfish/war-of-the-worlds/war_games.h"
#include "tests/goldfish/war-of-the-worlds/scene.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::waroftheworlds;

/// Strategies of both sides against each other.
class WarGamesTest : public QObject {
    Q_OBJECT

private slots:
    void theThreadsDoNotMatter();
    void everyGameHasOneWinner();
    void gamesThatNeverEndAreStopped();
    void oneStrategyForEachSide();
    void mistakesHaveTheirPlace_data();
    void mistakesHaveTheirPlace();
    void shippedStrategiesCanBeRead();
};

namespace {

const StrategyText kHumanText{"h", "side humans\nbuy Esercito\nbuy Attacco Aereo\n", {}};
const StrategyText kAlienText{"a", "side aliens\nbuy Tripode\nbuy Sintesi Plasma when turn <= 4\n", {}};

Outcome playedBy(const std::vector<StrategyText>& texts, std::uint64_t games, unsigned threads)
{
    const auto simulation = warGames(setupOf(humans()), texts);
    if (!simulation) qFatal("%s", simulation.error().front().code.c_str());
    SimulationRun run;
    run.games = games;
    run.threads = threads;
    return *(*simulation)->played(run);
}

QString numbers(const Outcome& outcome)
{
    QString text = QStringLiteral("%1 %2 %3").arg(outcome.games).arg(outcome.ties).arg(outcome.unfinished);
    for (const Tally& tally : outcome.strategies) {
        text += QStringLiteral(" | %1 %2 %3").arg(tally.wins).arg(tally.turns).arg(tally.points);
        for (const Tally::Turn& turn : tally.curve)
            text += QStringLiteral(" %1:%2:%3").arg(turn.games).arg(turn.points).arg(turn.resources);
    }
    return text;
}

}  // namespace

void WarGamesTest::theThreadsDoNotMatter()
{
    QCOMPARE(numbers(playedBy({kHumanText, kAlienText}, 9, 3)), numbers(playedBy({kHumanText, kAlienText}, 9, 1)));
}

void WarGamesTest::everyGameHasOneWinner()
{
    const Outcome outcome = playedBy({kAlienText, kHumanText}, 6, 2);
    QCOMPARE(outcome.unfinished, std::uint64_t{0});
    QCOMPARE(outcome.strategies[0].wins + outcome.strategies[1].wins, outcome.games);
    // The winner has reached its goal: 30 civilians, or 30 damage.
    QVERIFY(outcome.strategies[0].points <= 30 * 6 && outcome.strategies[1].points <= 30 * 6);
    QVERIFY(outcome.strategies[0].points + outcome.strategies[1].points >= 30 * 6);
}

/// Both sides give all their cards up and buy nothing: nobody can win.
void WarGamesTest::gamesThatNeverEndAreStopped()
{
    const StrategyText humansGone{"h", "side humans\nremove Trasferimento\nremove Guerriglia\n", {}};
    const StrategyText aliensGone{
        "a", "side aliens\nremove Sterminio\nremove Rifornimento d'Energia\nremove Tripode\nremove UFO\n", {}};
    const Outcome outcome = playedBy({humansGone, aliensGone}, 1, 1);
    QCOMPARE(outcome.games, std::uint64_t{1});
    QCOMPARE(outcome.unfinished + outcome.strategies[0].wins + outcome.strategies[1].wins, std::uint64_t{1});
    QVERIFY(outcome.strategies[0].turns <= 100);
}

void WarGamesTest::oneStrategyForEachSide()
{
    const Setup setup = setupOf(humans());
    for (const auto& texts : {std::vector{kHumanText}, {kHumanText, kHumanText}, {kHumanText, kAlienText, kAlienText}})
        QCOMPARE(warGames(setup, texts).error().front().code, std::string("simulation.sides"));
    const auto strict = warGames(setupOf(humans({"data=strict"})), {kHumanText, kAlienText});
    QCOMPARE(strict.error().front().code, std::string("goldfish.opponent-unknown"));
}

void WarGamesTest::mistakesHaveTheirPlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("mistake");
    QTest::newRow("no side") << "buy Esercito" << "strategy.no-side 0:0";
    QTest::newRow("a third side") << "side martians" << "strategy.no-side 1:6";
    QTest::newRow("no such card") << "side humans\nbuy Esercitto" << "strategy.unknown-card 2:5";
    QTest::newRow("no such instruction") << "side humans\nsell Esercito" << "strategy.bad-line-war 2:1";
    QTest::newRow("no such term") << "side humans\nbuy Esercito when moon < 2" << "strategy.bad-condition 2:19";
    QTest::newRow("no number") << "side humans\nbuy Esercito when turn < x" << "strategy.bad-condition 2:19";
}

void WarGamesTest::mistakesHaveTheirPlace()
{
    QFETCH(const QString, text);
    QFETCH(const QString, mistake);
    const auto read = readStrategy({"s", text.toStdString(), "s.strategy"}, setupOf(humans()));
    QVERIFY(!read);
    const auto& error = read.error().front();
    QCOMPARE(QStringLiteral("%1 %2:%3")
                 .arg(QString::fromStdString(error.code))
                 .arg(error.where.line)
                 .arg(error.where.column),
             mistake);
}

void WarGamesTest::shippedStrategiesCanBeRead()
{
    const QDir folder(QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/war-of-the-worlds/strategies"));
    const QStringList files = folder.entryList({"*.strategy"});
    QVERIFY(files.size() >= 2);
    for (const QString& name : files) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto read = readStrategy({name.toStdString(), file.readAll().toStdString(), {}}, setupOf(humans()));
        QVERIFY2(read.has_value(), qPrintable(name));
        QVERIFY(name.startsWith(QLatin1String(read->side.data(), static_cast<int>(read->side.size()))));
    }
}

MAZZO_TEST(WarGamesTest)
#include "test_war_games.moc"
