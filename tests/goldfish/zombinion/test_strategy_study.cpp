// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/engines.h"
#include "goldfish/tournament.h"
#include "goldfish/zombinion/arena.h"
#include "goldfish/zombinion/strategy_mutation.h"
#include "goldfish/zombinion/strategy_reader.h"
#include "goldfish/zombinion/strategy_writer.h"
#include "tests/goldfish/zombinion/rig.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::zombinion;
using zombinion::Box;

/// Tournaments, rankings and the search for a strategy.
class StrategyStudyTest : public QObject {
    Q_OBJECT

private slots:
    void aTournamentRowIsARotatedSimulation();
    void aTournamentDoesNotDependOnThreads();
    void mistakesAreReportedOnce();
    void strategiesThatNeverEndAGameAreStopped();
    void theArenaPlaysTheGamesOfTheBatch();
    void whatIsWrittenReadsBack_data();
    void whatIsWrittenReadsBack();
    void mutatedStrategiesReadBack();
    void furbiziaRanksHighInTheFirstGame();
    void pairsAreRankedOnRequest();
    void aSearchDoesNotDependOnThreads();
    void aShortSearchBeatsTheShippedStrategies();
    void aStoppedSearchGivesTheBestSoFar();
    void aDuelHasItsErrorAndSigmas();
};

namespace {

StrategyText shippedText(const char* name)
{
    QFile file(QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/zombinion/strategies/%1.strategy").arg(name));
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s", name);
    return {name, file.readAll().toStdString(), {}};
}

std::vector<StrategyText> allShipped()
{
    std::vector<StrategyText> texts;
    const QDir folder(MAZZO_SOURCE_DIR "/carddata/games/zombinion/strategies");
    for (const QString& file : folder.entryList({"*.strategy"}, QDir::Files, QDir::Name))
        texts.push_back(shippedText(qPrintable(file.chopped(9))));
    return texts;
}

const Engine& engine() { return *engineNamed("zombinion"); }

Tournament played(const Setup& setup, const std::vector<StrategyText>& texts, std::uint64_t games, unsigned threads = 2)
{
    SimulationRun run;
    run.games = games;
    run.threads = threads;
    const auto result = tournament(engine(), setup, texts, run);
    if (!result || !*result) qFatal("no tournament");
    return **result;
}

QString text(const Tournament& tournament)
{
    QString lines;
    for (const Pairing& pairing : tournament.table)
        lines += QStringLiteral("%1-%2: %3 %4 %5 %6\n")
                     .arg(pairing.a)
                     .arg(pairing.b)
                     .arg(pairing.duel.games)
                     .arg(pairing.duel.wins)
                     .arg(pairing.duel.losses)
                     .arg(pairing.duel.unfinished);
    for (const Tournament::Entrant& entrant : tournament.entrants)
        for (const Tally::Turn& turn : entrant.tally.curve)
            lines += QStringLiteral("%1 %2 %3 ").arg(turn.games).arg(turn.points).arg(turn.resources);
    return lines;
}

std::shared_ptr<const StrategyStudy> study(const Setup& setup, const std::vector<StrategyText>& texts)
{
    auto made = engine().strategyStudy(setup, texts);
    if (!made) qFatal("%s", made.error().front().code.c_str());
    return *made;
}

}  // namespace

void StrategyStudyTest::aTournamentRowIsARotatedSimulation()
{
    const Setup setup = Box::shipped().precon("prima-partita");
    const std::vector<StrategyText> texts{shippedText("big-money"), shippedText("furbizia"), shippedText("endspurt")};
    const Tournament result = played(setup, texts, 1000);
    QCOMPARE(result.table.size(), std::size_t{3});
    QCOMPARE(result.entrants[1].all.games, std::uint64_t{2000});
    SimulationRun run;
    run.games = 1000;
    run.rotate = true;
    const auto outcome = (*engine().simulation(setup, {texts[1], texts[2]}))->played(run);
    QCOMPARE(result.table[2].duel.wins, outcome->strategies[0].wins);
    QCOMPARE(result.table[2].duel.losses, outcome->strategies[1].wins);
}

void StrategyStudyTest::aTournamentDoesNotDependOnThreads()
{
    const Setup setup = Box::shipped().precon("vita-o-morte");
    const std::vector<StrategyText> texts{shippedText("sciame"), shippedText("big-money"), shippedText("sacrificio")};
    QCOMPARE(text(played(setup, texts, 1500, 3)), text(played(setup, texts, 1500, 1)));
}

void StrategyStudyTest::mistakesAreReportedOnce()
{
    const StrategyText wrong{"wrong", "buy Nonsense\n", "wrong.strategy"};
    const auto result = tournament(engine(), Box::shipped().precon("scontro"),
                                   {wrong, shippedText("big-money"), shippedText("endspurt")}, {});
    QVERIFY(!result);
    QCOMPARE(result.error().size(), std::size_t{1});
    QCOMPARE(result.error().front().where.line, 1);
}

void StrategyStudyTest::strategiesThatNeverEndAGameAreStopped()
{
    const StrategyText idle{"idle", "buy Furbizia when turn < 0\n", {}};
    const Tournament result = played(Box::shipped().precon("prima-partita"), {idle, idle}, 1'000'000'000);
    QVERIFY(result.table[0].endless);
    QVERIFY(result.table[0].duel.games < 100);
}

void StrategyStudyTest::theArenaPlaysTheGamesOfTheBatch()
{
    const Setup setup = Box::shipped().precon("prima-partita");
    const auto first = readStrategy(shippedText("furbizia").text, setup, "furbizia");
    const auto second = readStrategy(shippedText("endspurt").text, setup, "endspurt");
    const auto batch = Batch::of(setup, {*first, *second});
    Batch::Run run;
    run.games = 700;
    run.seed = 5;
    run.rotate = true;
    const Outcome outcome = *batch->played(run);
    const auto duels = Arena(*batch).played({{&*first, &*second, 700}, {&*second, &*first, 10}}, 5, 2, {});
    QCOMPARE(duels->size(), std::size_t{2});
    QCOMPARE(duels->front().wins, outcome.strategies[0].wins);
    QCOMPARE(duels->front().losses, outcome.strategies[1].wins);
}

void StrategyStudyTest::whatIsWrittenReadsBack_data()
{
    QTest::addColumn<QString>("lines");
    QTest::newRow("plain") << "buy Molti + Zombi\nbuy Caricatore\n";
    QTest::newRow("sums")
        << "buy Molti + Zombi when points - opponent > -3 and have Proiettili + have Caricatore >= 3\n";
    QTest::newRow("alternatives")
        << "buy Molti + Zombi when have Caricatore > 2 or left Molti + Zombi <= 3 and turn < 9\n";
    QTest::newRow("every verb") << "buy Caricatore\nplay Maverick\ntrash Zombi when money > 8\nkeep Caricatore\n"
                                   "discard Zombi\n";
}

void StrategyStudyTest::whatIsWrittenReadsBack()
{
    QFETCH(QString, lines);
    const Setup setup = Box::shipped().precon("prima-partita");
    const auto data = gameDataOf(setup);
    const auto read = readStrategy(lines.toStdString(), setup, *data, "x");
    QVERIFY(read.has_value());
    QCOMPARE(QString::fromStdString(textOf(*read, setup, *data)), lines);
}

void StrategyStudyTest::mutatedStrategiesReadBack()
{
    const Setup setup = Box::shipped().precon("vita-o-morte");
    const auto data = gameDataOf(setup);
    const StrategyMutation mutation(*data);
    Random random(3);
    Strategy strategy = *readStrategy(shippedText("sciame").text, setup, *data, "x");
    for (int round = 0; round < 300; ++round) {
        strategy = mutation.mutated(std::move(strategy), random);
        QVERIFY(strategy.buys.size() <= 14);
        if (strategy.buys.empty()) continue;
        const auto back = readStrategy(textOf(strategy, setup, *data), setup, *data, "x");
        QVERIFY(back.has_value());
        QVERIFY(back->buys == strategy.buys);
        QVERIFY(back->plays == strategy.plays);
    }
}

void StrategyStudyTest::furbiziaRanksHighInTheFirstGame()
{
    RankingRun run;
    run.games = 2000;
    run.threads = 2;
    const auto made = study(Box::shipped().precon("prima-partita"), {shippedText("endspurt")});
    const auto rows = made->ranking(run, {});
    QCOMPARE(rows->size(), std::size_t{10});
    double furbizia = 0;
    for (const RankedKinds& row : *rows) {
        QCOMPARE(row.duel.games, std::uint64_t{2000});
        QCOMPARE(row.lines.size(), std::size_t{1});
        if (row.lines.front().find("Furbizia") != std::string::npos) furbizia = row.duel.share();
    }
    for (std::size_t place = 1; place < rows->size(); ++place)
        QVERIFY((*rows)[place - 1].duel.share() >= (*rows)[place].duel.share());
    QVERIFY(furbizia > 0.65);
    run.threads = 1;
    QCOMPARE(made->ranking(run, {})->front().duel.wins, rows->front().duel.wins);
    QVERIFY(!made->ranking(run, [](double) { return false; }));
}

void StrategyStudyTest::pairsAreRankedOnRequest()
{
    RankingRun run;
    run.games = 128;
    run.pairs = true;
    const auto rows = study(Box::shipped().precon("scontro"), {shippedText("endspurt")})->ranking(run, {});
    QCOMPARE(rows->size(), std::size_t{55});
    QCOMPARE(std::ranges::count_if(*rows, [](const RankedKinds& row) { return row.kinds.size() == 2; }), 45);
}

void StrategyStudyTest::aSearchDoesNotDependOnThreads()
{
    const auto made = study(Box::shipped().precon("scontro"), {shippedText("big-money")});
    SearchRun run;
    run.games = 60'000;
    run.seed = 4;
    const FoundStrategy once = made->found(run, {});
    run.threads = 3;
    const FoundStrategy again = made->found(run, {});
    QCOMPARE(again.text, once.text);
    QCOMPARE(again.games, once.games);
    run.seed = 5;
    QVERIFY(made->found(run, {}).text != once.text);
}

void StrategyStudyTest::aShortSearchBeatsTheShippedStrategies()
{
    const Setup setup = Box::shipped().precon("vita-o-morte");
    SearchRun run;
    run.games = 300'000;
    run.threads = 2;
    const FoundStrategy found = study(setup, allShipped())->found(run, {});
    QVERIFY(found.generations > 0);
    for (const StrategyText& other : allShipped()) {
        SimulationRun fresh;
        fresh.games = 4000;
        fresh.seed = 77;
        fresh.threads = 2;
        const auto match = tournament(engine(), setup, {{"found", found.text, {}}, other}, fresh);
        QVERIFY2((*match)->table.front().duel.sigmas() > 5, other.name.c_str());
    }
}

void StrategyStudyTest::aStoppedSearchGivesTheBestSoFar()
{
    const Setup setup = Box::shipped().precon("scontro");
    SearchRun run;
    run.games = 1'000'000'000'000;
    const FoundStrategy found =
        study(setup, allShipped())->found(run, [](const SearchProgress& progress) { return progress.generation < 1; });
    QVERIFY(found.stopped);
    QCOMPARE(found.generations, 1);
    QVERIFY(readStrategy(found.text, setup, "found").has_value());
    const FoundStrategy atOnce = study(setup, allShipped())->found(run, [](const SearchProgress&) { return false; });
    QVERIFY(atOnce.stopped);
    QVERIFY(readStrategy(atOnce.text, setup, "found").has_value());
}

void StrategyStudyTest::aDuelHasItsErrorAndSigmas()
{
    const Duel duel{100, 50, 30, 0};
    QCOMPARE(duel.share(), 0.6);
    QVERIFY(std::abs(duel.sigmas() - 20 / std::sqrt(80.0)) < 1e-12);
    QVERIFY(std::abs(duel.error() - std::sqrt((0.8 - 0.04) / 100) / 2) < 1e-12);
    QCOMPARE(Duel{}.share(), 0.5);
    QCOMPARE(Duel{}.sigmas(), 0.0);
}

MAZZO_TEST(StrategyStudyTest)
#include "test_strategy_study.moc"
