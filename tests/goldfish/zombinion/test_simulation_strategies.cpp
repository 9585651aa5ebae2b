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
    void notes();
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
    QVERIFY(strategy->buys[1].conditions[0].terms[0].kind == Kind::Caricatore);
    QVERIFY(strategy->buys[1].conditions[1].relation == Relation::Less);
    std::vector<Kind> plays;
    for (const Strategy::Wish& wish : strategy->plays) plays.push_back(wish.kind);
    QVERIFY((plays == std::vector{kindNamed("Mav"), kindNamed("Fur"), kindNamed("Cop")}));
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
    QTest::newRow("or, the second holds")
        << QByteArray("buy Furbizia when turn > 5 or cards = 10 and points > 2") << 5 << "Fur";
    QTest::newRow("or, neither holds") << QByteArray("buy Furbizia when turn > 5 or points > 3") << 5 << "-";
    QTest::newRow("a sum") << QByteArray("buy Furbizia when have Pallottola + have Zombi = 10") << 5 << "Fur";
    QTest::newRow("a sum with a sign in a name")
        << QByteArray("buy Furbizia when left Molti + Zombi + left Molti Zombi - 4 >= 12") << 5 << "Fur";
    QTest::newRow("sums on both sides") << QByteArray("buy Furbizia when turn + 4 < have Zombi + 2") << 5 << "-";
    QTest::newRow("a number first") << QByteArray("buy Furbizia when 7 <= money") << 5 << "Fur";
    QTest::newRow("ids on both sides")
        << QByteArray("buy Furbizia when have <zombinion:pallottola> > have <zombinion:zombi>+3") << 5 << "Fur";
    QTest::newRow("the hand") << QByteArray("buy Furbizia when hand Zombi = 3 and hand Pallottola = 0") << 5 << "Fur";
    QTest::newRow("empty piles") << QByteArray("buy Furbizia when empty = 0") << 5 << "Fur";
    QTest::newRow("behind") << QByteArray("buy Furbizia when lead < 0") << 5 << "Fur";
    QTest::newRow("by how much") << QByteArray("buy Furbizia when lead = 0 - 3 and opponent = points + 3") << 5
                                 << "Fur";
    QTest::newRow("not ahead") << QByteArray("buy Furbizia when points >= opponent") << 5 << "-";
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
    state.seatCount = 2;
    state.seats[1].discard.push(cardOf(Kind::MoltiPiuZombi, 1));
    state.colpi = static_cast<std::int16_t>(colpi);
    QCOMPARE(codeOf(nextBuy(match, 0, *strategy, colpi)), wish);
}

void SimulationStrategies::notes()
{
    const auto strategy = readStrategy(
        "buy Radio\nbuy Proiettili\nplay Zombi\nkeep Tattica when turn < 3\nplay Furbizia\n",
        Box::shipped().precon("prima-partita"), "test", "mine.strategy");
    QVERIFY(strategy);
    QStringList notes;
    for (const Error& note : strategy->notes)
        notes << QStringLiteral("%1 %2:%3 %4")
                     .arg(QString::fromStdString(note.code))
                     .arg(note.where.line)
                     .arg(note.where.column)
                     .arg(QString::fromStdString(note.args.front()));
    QCOMPARE(notes, (QStringList{"strategy.not-chosen 1:5 Radio", "strategy.not-playable 3:6 Zombi",
                                 "strategy.not-chosen 4:6 Tattica"}));
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
    QTest::newRow("two comparisons") << QByteArray("buy Zombi when 1 < turn < 5")
                                     << QStringList{"strategy.bad-condition 1:16 1 < turn < 5"};
    QTest::newRow("nothing that changes")
        << QByteArray("buy Zombi when 1 < 2") << QStringList{"strategy.bad-condition 1:16 1 < 2"};
    QTest::newRow("a mistake in an alternative") << QByteArray("trash Zombi when turn < 2 or luck > 3\nbuy Zombi")
                                                 << QStringList{"strategy.bad-condition 1:30 luck > 3"};
    QTest::newRow("an unknown card in a list") << QByteArray("keep Zombi, Furbizio when turn < 2\nbuy Zombi")
                                               << QStringList{"strategy.unknown-card 1:13 Furbizio Furbizia"};
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
