// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/strategy_reader.h"
#include "tests/goldfish/zombinion/rig.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::zombinion;

/// The strategy files: what they may say, what a wish means, and every mistake.
class SimulationStrategies : public QObject {
    Q_OBJECT

private slots:
    void shippedOnesRead();
    void reads();
    void wishes_data();
    void wishes();
    void mistakes_data();
    void mistakes();
};

void SimulationStrategies::shippedOnesRead()
{
    const Setup setup = Box::shipped().precon("prima-partita");
    const QDir folder(QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/zombinion/strategies"));
    const QStringList files = folder.entryList({"*.strategy"});
    QVERIFY(files.size() >= 4);
    QVERIFY(files.contains("big-money.strategy"));
    for (const QString& name : files) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(readStrategy(file.readAll().toStdString(), setup, name.toStdString()), qPrintable(name));
    }
}

void SimulationStrategies::reads()
{
    const Setup setup = Box::shipped().precon("prima-partita");
    const auto strategy = readStrategy(
        "\xEF\xBB\xBF# money\r\n\n  buy Slug\r\nbuy molti + zombi when have <zombinion:caricatore> >= 2 and "
        "turn<9\nplay Maverick, Furbizia\nplay Copertura\n",
        setup, "mine");
    QVERIFY(strategy);
    QCOMPARE(strategy->name, std::string("mine"));
    QCOMPARE(strategy->buys.size(), std::size_t{2});
    QVERIFY(strategy->buys[0].kind == Kind::Proiettili);
    QVERIFY(strategy->buys[1].kind == Kind::MoltiPiuZombi);
    QCOMPARE(strategy->buys[1].conditions.size(), std::size_t{2});
    QVERIFY(strategy->buys[1].conditions[0].kind == Kind::Caricatore);
    QVERIFY(strategy->buys[1].conditions[1].relation == Condition::Relation::Less);
    QVERIFY((strategy->plays == std::vector{kindNamed("Mav"), kindNamed("Fur"), kindNamed("Cop")}));
}

void SimulationStrategies::wishes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("colpi");
    QTest::addColumn<QString>("wish");
    QTest::newRow("the first that can be paid")
        << QByteArray("buy Molti + Zombi\nbuy Caricatore\nbuy Proiettili") << 7 << "Car";
    QTest::newRow("exactly enough") << QByteArray("buy Molti + Zombi\nbuy Caricatore") << 8 << "MoP";
    QTest::newRow("too little for any") << QByteArray("buy Proiettili") << 2 << "-";
    QTest::newRow("not among the ten") << QByteArray("buy Radio\nbuy Proiettili") << 5 << "Pro";
    QTest::newRow("own copies") << QByteArray(
                                       "buy Furbizia when have Pallottola < 7\nbuy Proiettili when have Pallottola = 7")
                                << 5 << "Pro";
    QTest::newRow("copies left") << QByteArray("buy Furbizia when left Furbizia > 9") << 5 << "Fur";
    QTest::newRow("no copies left") << QByteArray("buy Furbizia when left Furbizia <= 9") << 5 << "-";
    QTest::newRow("cards and actions") << QByteArray("buy Furbizia when cards >= 10 and actions < 1") << 5 << "Fur";
    QTest::newRow("points") << QByteArray("buy Furbizia when points > 3") << 5 << "-";
    QTest::newRow("an id in brackets")
        << QByteArray("buy Furbizia when have <zombinion:pallottola> > 6 and have <zombinion:zombi> < 4") << 5 << "Fur";
    QTest::newRow("turn") << QByteArray("buy Furbizia when turn = 1") << 5 << "Fur";
    QTest::newRow("colpi") << QByteArray("buy Furbizia when colpi > 5\nbuy Maverick") << 5 << "Mav";
}

void SimulationStrategies::wishes()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, colpi);
    QFETCH(const QString, wish);
    const Setup setup = Box::shipped().precon("prima-partita");
    const auto data = gameDataOf(setup);
    const auto strategy = readStrategy(text.toStdString(), setup, "test");
    QVERIFY(strategy);
    State state;
    const Match match{*data, state};
    for (const Kind kind : data->supply) state.supply[at(kind)] = data->pile[at(kind)];
    for (unsigned copy = 1; copy <= 7; ++copy) state.seats[0].deck.push(cardOf(Kind::Pallottola, copy));
    for (unsigned copy = 1; copy <= 3; ++copy) state.seats[0].hand.push(cardOf(Kind::Zombi, copy));
    state.seats[0].turns = 1;
    state.colpi = static_cast<std::int16_t>(colpi);
    QCOMPARE(codeOf(nextBuy(match, 0, *strategy, colpi)), wish);
}

void SimulationStrategies::mistakes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("errors");
    QTest::newRow("all are reported") << QByteArray("buy Furbizio\nsell Zombi\n  buy Zombi when luck > 3\n")
                                      << QStringList{"strategy.unknown-card 1:5 Furbizio Furbizia",
                                                     "strategy.bad-line 2:1 sell Zombi",
                                                     "strategy.bad-condition 3:18 luck > 3"};
    QTest::newRow("no number") << QByteArray("buy Zombi when turn > many")
                               << QStringList{"strategy.bad-condition 1:16 turn > many"};
    QTest::newRow("a card too many") << QByteArray("buy Zombi when turn Zombi > 1")
                                     << QStringList{"strategy.bad-condition 1:16 turn Zombi > 1"};
    QTest::newRow("a card too few") << QByteArray("buy Zombi when have > 1")
                                    << QStringList{"strategy.bad-condition 1:16 have > 1"};
    QTest::newRow("no comparison") << QByteArray("buy Zombi when have Zombi")
                                   << QStringList{"strategy.bad-condition 1:16 have Zombi"};
    QTest::newRow("nothing to buy") << QByteArray("# empty\n") << QStringList{"strategy.no-buys 1:0"};
    QTest::newRow("broken text") << QByteArray("buy Zombi\n\xff") << QStringList{"strategy.broken-utf8 2:1"};
}

void SimulationStrategies::mistakes()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QStringList, errors);
    const auto strategy = readStrategy(text.toStdString(), Box::shipped().precon("prima-partita"), "test",
                                       "mine.strategy");
    QVERIFY(!strategy);
    QStringList reported;
    for (const Error& error : strategy.error()) {
        QStringList words{QString::fromStdString(error.code),
                          QStringLiteral("%1:%2").arg(error.where.line).arg(error.where.column)};
        for (const std::string& arg : error.args) words << QString::fromStdString(arg);
        reported << words.join(' ');
        QCOMPARE(error.where.file, std::string("mine.strategy"));
    }
    QCOMPARE(reported, errors);
}

MAZZO_TEST(SimulationStrategies)
#include "test_simulation_strategies.moc"
