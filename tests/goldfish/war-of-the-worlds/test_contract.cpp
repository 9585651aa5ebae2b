// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/contract.h"
#include "tests/goldfish/golden.h"
#include "tests/goldfish/war-of-the-worlds/scene.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::waroftheworlds;

/// Random games over every preconstructed deck and option, and whole games kept as text.
class WarContract : public QObject {
    Q_OBJECT

private slots:
    void randomGames_data();
    void randomGames();
    void pieceLimitsHold();
    void goldenGames_data();
    void goldenGames();
};

void WarContract::randomGames_data()
{
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QStringList>("options");
    for (const PackDeck& deck : pack().decks) {
        const QString file = QString::fromStdString(deck.file);
        QTest::newRow(qPrintable(file)) << file << QStringList{};
        QTest::newRow(qPrintable(file + ", options"))
            << file << QStringList{"replacement=expert", "must-play=lenient", "reshuffle=eager", "regenerator=once"};
        QTest::newRow(qPrintable(file + ", strict")) << file << QStringList{"data=strict"};
    }
    QTest::newRow("a game under way") << "examples/aliens-after-three-turns.deck" << QStringList{};
}

void WarContract::randomGames()
{
    QFETCH(const QString, deck);
    QFETCH(const QStringList, options);
    const auto play = Play::of(setupOf({deck, options, {}, {}, {}}));
    QVERIFY(play.has_value());
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
        QCOMPARE(QString::fromStdString(contractBreach(*play, seed, 120)), QString());
}

/// WW-C08, WW-C10, WW-C13, WW-C14, WW-C17 at every step of random games.
void WarContract::pieceLimitsHold()
{
    for (const PackDeck& deck : pack().decks) {
        const auto play = Play::of(setupOf({QString::fromStdString(deck.file), {"must-play=lenient"}, {}, {}, {}}));
        auto session = Session::begin(*play, 3);
        Random random(11);
        for (int step = 0; step < 400 && !session->table().outcome; ++step) {
            const Action action = randomAction(session->table().offers, random);
            // A way of several steps may lead nowhere; everything else that is offered can be done.
            QVERIFY(session->act(action) || action.is("opponent-moves"));
            const Table& table = session->table();
            const Board board(play->setup(), table);
            for (const auto& [thing, most] :
                 {std::pair{"army", 3}, {"naval", 2}, {"tripod", 3}, {"ufo", 2}, {"civilian", 30}})
                QVERIFY(board.count(thing) <= most);
            for (const std::string& region : board.regions())
                QVERIFY(std::ranges::count_if(board.pieces(), [&](const Piece& piece) {
                            return piece.card != noCard && piece.place == region;
                        }) <= (board.is(region, "land") ? 1 : 0));
            QVERIFY(table.pile("hand").cards() <= 5);
            if (table.pile("play").cards() == 0)
                QCOMPARE(table.pile("reserve").cards(),
                         std::min(5, table.pile("reserve").cards() + table.pile("offer").cards()));
            for (const char* zone : {"hand", "supply", "discard"})
                for (const Piece& piece : table.pile(zone).pieces)
                    QVERIFY(pack().game[catalogue().type(piece.card)].id != "building");
        }
    }
}

void WarContract::goldenGames_data()
{
    QTest::addColumn<QString>("file");
    const QDir folder(QStringLiteral(MAZZO_SOURCE_DIR "/tests/goldfish/war-of-the-worlds/golden"));
    for (const QString& name : folder.entryList({"*.txt"}, QDir::Files))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void WarContract::goldenGames()
{
    QFETCH(const QString, file);
    QCOMPARE(QString::fromStdString(goldenBreach(pack(), catalogue(), file.toStdString())), QString());
}

MAZZO_TEST(WarContract)
#include "test_contract.moc"
