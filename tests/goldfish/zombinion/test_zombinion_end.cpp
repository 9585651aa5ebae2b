// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/score.h"
#include "tests/goldfish/zombinion/rig.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::zombinion;

/// When the game ends, what every card is worth then, and who wins.
class ZombinionEnd : public QObject {
    Q_OBJECT

private slots:
    void ZB_E01_end_data();
    void ZB_E01_end();
    void ZB_E06_score_data();
    void ZB_E06_score();
    void ZB_E05_winners_data();
    void ZB_E05_winners();
};

namespace {

void fill(CardPile& pile, const QString& deck)
{
    for (const QString& part : deck.split(' ', Qt::SkipEmptyParts))
        for (int copy = 1; copy <= part.section('*', 1).toInt(); ++copy)
            pile.push(cardOf(kindNamed(part.section('*', 0, 0)), static_cast<unsigned>(copy)));
}

}  // namespace

void ZombinionEnd::ZB_E01_end_data()
{
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QStringList>("actions");
    QTest::addColumn<QString>("outcome");
    const QString money = "Car Car Car Pal Zom ";
    QTest::newRow("the last Molti + Zombi ends it")
        << money + "MoP MoP MoP MoP MoP MoP MoP" << QStringList{"shoot all", "buy Molti + Zombi", "end"}
        << "ZB-E07 zombinion.over-pile";
    QTest::newRow("one left, it goes on")
        << money + "MoP MoP MoP MoP MoP MoP" << QStringList{"shoot all", "buy Molti + Zombi", "end"} << "";
    const QString two = money + "Fur Fur Fur Fur Fur Fur Fur Fur Fur Fur Mav Mav Mav Mav Mav Mav Mav Mav Mav Mav";
    QTest::newRow("two empty piles") << two << QStringList{"shoot all", "buy Esca", "end"} << "";
    const auto copies = [](const char* code, int count) { return QStringLiteral(" %1").arg(code).repeated(count); };
    const QString base = money + copies("Pal", 52) + copies("Inf", 10);
    QTest::newRow("base piles count too")
        << (base + copies("Esc", 9)).simplified() << QStringList{"shoot all", "buy Esca", "end"}
        << "ZB-E07 zombinion.over-piles";
    QTest::newRow("base piles, one Esca more")
        << (base + copies("Esc", 8)).simplified() << QStringList{"shoot all", "buy Esca", "end"} << "";
    QTest::newRow("three empty piles") << two + " Esc Esc Esc Esc Esc Esc Esc Esc Esc"
                                       << QStringList{"shoot all", "buy Esca", "end"} << "ZB-E07 zombinion.over-piles";
}

void ZombinionEnd::ZB_E01_end()
{
    QFETCH(const QString, deck);
    QFETCH(const QStringList, actions);
    QFETCH(const QString, outcome);
    Session session = with(deck);
    QCOMPARE(acts(session, actions.mid(0, 2)), QString());
    QVERIFY(!session.table().outcome);  // The turn is finished first.
    QCOMPARE(acts(session, actions.mid(2)), QString());
    QCOMPARE(session.table().outcome
                 ? QString::fromStdString(session.table().outcome->clause + ' ' + session.table().outcome->key)
                 : QString(),
             outcome);
    QCOMPARE(session.table().offers.empty(), !outcome.isEmpty());
    if (!outcome.isEmpty()) QCOMPARE(act(session, "end"), QStringLiteral("ZB-E01 zombinion.why-over"));
}

void ZombinionEnd::ZB_E06_score_data()
{
    QTest::addColumn<QString>("deck");
    QTest::addColumn<int>("cards");
    QTest::addColumn<int>("points");
    QTest::newRow("ZB-E03 the start deck") << "Pal*7 Zom*3" << 10 << 3;
    QTest::newRow("ZB-E04 eleven cards with Survivors") << "Pal*7 Zom*3 Sur*1" << 11 << 4;
    QTest::newRow("ZB-E04 nine cards") << "Pal*5 Zom*3 Sur*1" << 9 << 3;
    QTest::newRow("ZB-E04 39 cards") << "Pal*20 Zom*3 Sur*2 Esc*14" << 39 << 9;
    QTest::newRow("ZB-E04 40 cards") << "Pal*21 Zom*3 Sur*2 Esc*14" << 40 << 11;
    QTest::newRow("ZB-E03 every base card") << "Pal*7 Zom*3 Mol*2 MoP*4 Inf*1" << 17 << 32;
    QTest::newRow("ZB-E03 below zero") << "Pal*7 Inf*5" << 12 << -5;
    QTest::newRow("ZB-E03 one Sacrificio") << "Sac*1" << 1 << 0;
}

void ZombinionEnd::ZB_E06_score()
{
    QFETCH(const QString, deck);
    QFETCH(const int, cards);
    QFETCH(const int, points);
    const auto data = gameDataOf(Box::shipped().setup(allKinds()));
    Seat seat;
    fill(seat.discard, deck);
    seat.deck.push(seat.discard.pop());  // ZB-E02: wherever the cards are
    const Score score = scoreOf(*data, seat);
    QCOMPARE(score.cards, cards);
    QCOMPARE(score.points, points);
}

void ZombinionEnd::ZB_E05_winners_data()
{
    QTest::addColumn<QList<int>>("points");
    QTest::addColumn<QList<int>>("turns");
    QTest::addColumn<unsigned>("winners");
    QTest::newRow("most points") << QList<int>{3, 5} << QList<int>{10, 10} << 2U;
    QTest::newRow("equal points, fewer turns") << QList<int>{5, 5} << QList<int>{10, 9} << 2U;
    QTest::newRow("equal points, more turns") << QList<int>{5, 5} << QList<int>{9, 10} << 1U;
    QTest::newRow("equal points and turns are shared") << QList<int>{5, 5} << QList<int>{9, 9} << 3U;
    QTest::newRow("fewer turns don't help the poorer") << QList<int>{5, 4} << QList<int>{10, 9} << 1U;
    QTest::newRow("ZB-X22 three tied, two with fewer turns") << QList<int>{5, 5, 5, 1} << QList<int>{10, 9, 9, 9} << 6U;
    QTest::newRow("below zero") << QList<int>{-2, -1} << QList<int>{9, 9} << 2U;
}

void ZombinionEnd::ZB_E05_winners()
{
    QFETCH(const QList<int>, points);
    QFETCH(const QList<int>, turns);
    QFETCH(const unsigned, winners);
    State state;
    SeatPoints owned{};
    state.seatCount = static_cast<std::uint8_t>(points.size());
    for (qsizetype seat = 0; seat < points.size(); ++seat) {
        owned[static_cast<std::size_t>(seat)] = points[seat];
        state.seats[static_cast<std::size_t>(seat)].turns = turns[seat];
    }
    QCOMPARE(zombinion::winners(state, owned), winners);
}

MAZZO_TEST(ZombinionEnd)
#include "test_zombinion_end.moc"
