// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/batch.h"
#include "goldfish/zombinion/strategy_reader.h"
#include "tests/goldfish/pack_with_card.h"
#include "tests/goldfish/zombinion/rig.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QtTest>

#include <cmath>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::zombinion;
using zombinion::Box;

/// Mass simulation: the numbers it must find, and that they depend on the seed alone.
class SimulationBatch : public QObject {
    Q_OBJECT

private slots:
    void bigMoneyMirror();
    void sameSeedSameOutcome();
    void rotatedSeats();
    void betterThanBigMoney_data();
    void betterThanBigMoney();
    void oneCardAgainstTheEndspurt_data();
    void oneCardAgainstTheEndspurt();
    void moreSeats();
    void alone();
    void gamesThatNeverEnd();
    void reachedDeckIsLeftOut();
    void stops();
    void refusals();
    void aNewCardNeedsNoCode();
};

namespace {

zombinion::Strategy shipped(const char* name, const Setup& setup)
{
    QFile file(QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/zombinion/strategies/%1.strategy").arg(name));
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s", name);
    const auto strategy = readStrategy(file.readAll().toStdString(), setup, name);
    if (!strategy) qFatal("%s: %s", name, strategy.error().front().code.c_str());
    return *strategy;
}

Batch batch(const char* deck, const std::vector<const char*>& names)
{
    const Setup setup = Box::shipped().precon(deck);
    std::vector<zombinion::Strategy> strategies;
    for (const char* name : names) strategies.push_back(shipped(name, setup));
    auto made = Batch::of(setup, std::move(strategies));
    if (!made) qFatal("%s", made.error().code.c_str());
    return *made;
}

Outcome played(const Batch& batch, std::uint64_t games, bool rotate = false, unsigned threads = 2)
{
    Batch::Run run;
    run.games = games;
    run.threads = threads;
    run.rotate = rotate;
    return *batch.played(run);
}

QString text(const Outcome& outcome)
{
    QString text = QStringLiteral("%1 %2 %3").arg(outcome.games).arg(outcome.ties).arg(outcome.unfinished);
    for (const Tally& tally : outcome.strategies) {
        text += QStringLiteral(" / %1 %2 %3 %4").arg(tally.wins).arg(tally.turns).arg(tally.points).arg(tally.squares);
        for (const Tally::Turn& turn : tally.curve)
            text += QStringLiteral(" %1 %2 %3").arg(turn.games).arg(turn.points).arg(turn.resources);
    }
    return text;
}

double sigmas(double count, double games, double share)
{
    return std::abs(count - games * share) / std::sqrt(games * share * (1 - share));
}

}  // namespace

void SimulationBatch::bigMoneyMirror()
{
    const auto games = 60'000.0;
    const Outcome outcome = played(batch("prima-partita", {"big-money", "big-money"}), 60'000);
    QVERIFY(sigmas(static_cast<double>(outcome.strategies[0].wins), games, 0.2433) < 4);
    QVERIFY(sigmas(static_cast<double>(outcome.strategies[1].wins), games, 0.4239) < 4);
    QVERIFY(sigmas(static_cast<double>(outcome.ties), games, 0.3328) < 4);
    // A game's turns, over both players, scatter by less than 4.
    const double turns = static_cast<double>(outcome.strategies[0].turns + outcome.strategies[1].turns) / games;
    QVERIFY2(std::abs(turns - 34.21) < 4 * 4 / std::sqrt(games), qPrintable(QString::number(turns)));
}

void SimulationBatch::sameSeedSameOutcome()
{
    const Batch games = batch("vita-o-morte", {"sciame", "big-money", "furbizia"});
    const QString once = text(played(games, 3000, true, 1));
    QCOMPARE(text(played(games, 3000, true, 2)), once);
    QCOMPARE(text(played(games, 3000, true, 7)), once);
    Batch::Run other;
    other.games = 3000;
    other.seed = 2;
    other.rotate = true;
    QVERIFY(text(*games.played(other)) != once);
}

void SimulationBatch::rotatedSeats()
{
    const Outcome outcome = played(batch("prima-partita", {"big-money", "big-money"}), 20'000, true);
    // Each begins half of the games, so that they win alike: (24.33 % + 42.39 %) / 2.
    for (const Tally& tally : outcome.strategies) QVERIFY(sigmas(static_cast<double>(tally.wins), 20'000, 0.3336) < 4);
}

void SimulationBatch::betterThanBigMoney_data()
{
    QTest::addColumn<QByteArray>("deck");
    QTest::addColumn<QByteArray>("strategy");
    QTest::newRow("endspurt") << QByteArray("scontro") << QByteArray("endspurt");
    QTest::newRow("furbizia") << QByteArray("prima-partita") << QByteArray("furbizia");
    QTest::newRow("sciame") << QByteArray("vita-o-morte") << QByteArray("sciame");
}

void SimulationBatch::betterThanBigMoney()
{
    QFETCH(const QByteArray, deck);
    QFETCH(const QByteArray, strategy);
    const Outcome outcome = played(batch(deck.constData(), {strategy.constData(), "big-money"}), 8000, true);
    const auto mine = static_cast<double>(outcome.strategies[0].wins);
    const auto theirs = static_cast<double>(outcome.strategies[1].wins);
    QVERIFY2(mine > theirs + 4 * std::sqrt(mine + theirs), qPrintable(QStringLiteral("%1 : %2").arg(mine).arg(theirs)));
}

void SimulationBatch::oneCardAgainstTheEndspurt_data()
{
    QTest::addColumn<QByteArray>("strategy");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    // A player who chooses sensibly does not lose by the card; the neighbour of who plays Radio does.
    QTest::newRow("ZB-K30 Rifornimento") << QByteArray("rifornimento") << 0.5 << 0.65;
    QTest::newRow("ZB-K31 Sacrificio") << QByteArray("sacrificio") << 0.5 << 0.6;
    QTest::newRow("ZB-K26 Radio") << QByteArray("radio") << 0.66 << 0.8;
}

void SimulationBatch::oneCardAgainstTheEndspurt()
{
    QFETCH(const QByteArray, strategy);
    QFETCH(const double, least);
    QFETCH(const double, most);
    const Setup setup = Box::shipped().setup("game: zombinion\n[kingdom]\nRifornimento\nSacrificio\nRadio\n");
    const auto games = Batch::of(setup, {shipped(strategy, setup), shipped("endspurt", setup)});
    QVERIFY(games);
    const Outcome outcome = played(*games, 6000, true);
    const double share = (static_cast<double>(outcome.strategies[0].wins) + static_cast<double>(outcome.ties) / 2) /
                         6000;
    QVERIFY2(share > least && share < most, qPrintable(QString::number(share)));
}

void SimulationBatch::moreSeats()
{
    const Outcome outcome = played(batch("scontro", {"big-money", "endspurt", "big-money", "big-money"}), 2000);
    std::uint64_t wins = outcome.ties;
    for (const Tally& tally : outcome.strategies) wins += tally.wins;
    QCOMPARE(wins, std::uint64_t{2000});
    QCOMPARE(outcome.unfinished, std::uint64_t{0});
}

void SimulationBatch::alone()
{
    const Outcome outcome = played(batch("prima-partita", {"big-money"}), 1000);
    QCOMPARE(outcome.ties + outcome.strategies[0].wins, std::uint64_t{0});  // ZB-E07: nobody wins alone
    // The eight Molti + Zombi and the three start Zombi.
    QCOMPARE(outcome.strategies[0].points, std::int64_t{51'000});
    const Tally::Turn& first = outcome.strategies[0].curve[0];
    QCOMPARE(first.games, std::uint64_t{1000});
    QCOMPARE(first.points, std::int64_t{3000});
    QVERIFY(std::abs(static_cast<double>(first.resources) / 1000 - 3.5) < 0.2);
}

void SimulationBatch::gamesThatNeverEnd()
{
    const Setup setup = Box::shipped().precon("prima-partita");
    const auto idle = readStrategy("buy Zombi when turn < 0\n", setup, "idle");
    QVERIFY(idle);
    const auto games = Batch::of(setup, {*idle, *idle});
    QVERIFY(games);
    const Outcome outcome = played(*games, 20);
    QCOMPARE(outcome.unfinished, std::uint64_t{20});
}

void SimulationBatch::reachedDeckIsLeftOut()
{
    const Setup plain = Box::shipped().setup("game: zombinion\n[kingdom]\nFurbizia\n");
    const Setup reached = Box::shipped().setup("game: zombinion\n[kingdom]\nFurbizia\n[deck]\n20 Caricatore\n");
    const auto strategy = shipped("furbizia", plain);
    QCOMPARE(text(played(*Batch::of(reached, {strategy, strategy}), 200)),
             text(played(*Batch::of(plain, {strategy, strategy}), 200)));
}

void SimulationBatch::stops()
{
    const Batch games = batch("prima-partita", {"big-money", "big-money"});
    Batch::Run run;
    run.games = 1'000'000'000;
    int calls = 0;
    QVERIFY(!games.played(run, [&calls](double) { return ++calls < 3; }));
    QCOMPARE(calls, 3);
}

void SimulationBatch::refusals()
{
    Setup setup = Box::shipped().precon("prima-partita");
    const auto strategy = shipped("big-money", setup);
    QCOMPARE(Batch::of(setup, {}).error().code, std::string("simulation.seats"));
    QCOMPARE(Batch::of(setup, {strategy, strategy, strategy, strategy, strategy}).error().code,
             std::string("simulation.seats"));
    setup.procedure.engine.clear();
    QCOMPARE(Batch::of(setup, {strategy}).error().code, std::string("simulation.no-strategies"));
}

void SimulationBatch::aNewCardNeedsNoCode()
{
    const auto winsWith = [](const std::string& effects) {
        const PackWithCard pack("zombinion", R"({"id": "elicottero", "number": 900, "name": {"it": "Elicottero"},
            "type": "azione", "fields": {"cost": 3, "combattimento": true}, "effects": )" +
                                                 effects + "}");
        if (!pack.mistakes().empty()) qFatal("%s", pack.mistakes().c_str());
        const Setup setup = pack.setup("game: zombinion\n[kingdom]\nElicottero\n");
        const auto read = [&setup](const char* text) { return readStrategy(text, setup, "test").value(); };
        const Batch games = Batch::of(setup, {read("buy Molti + Zombi\nbuy Elicottero when have Elicottero < 3\n"
                                                   "buy Caricatore\nbuy Proiettili\n"),
                                              read("buy Molti + Zombi\nbuy Caricatore\nbuy Proiettili\n")})
                                .value();
        return played(games, 2000, true).strategies[0].wins;
    };
    // Bots play it without a word about it in the pack's list, and it decides games.
    const auto strong = winsWith(
        R"([{"when": "play", "do": "draw", "amount": 3}, {"when": "play", "do": "colpi", "amount": 3}])");
    const auto useless = winsWith("[]");
    QVERIFY2(strong > 1500, qPrintable(QString::number(strong)));
    QVERIFY2(useless < 900, qPrintable(QString::number(useless)));
}

MAZZO_TEST(SimulationBatch)
#include "test_simulation_batch.moc"
