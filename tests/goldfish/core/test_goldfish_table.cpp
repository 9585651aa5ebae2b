// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/piles.h"
#include "goldfish/table_text.h"
#include "tests/goldfish/core/sample.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sample;

/// The table as a value.
class GoldfishTable : public QObject {
    Q_OBJECT

private slots:
    void statesAreASet();
    void countersOfPieces();
    void seatsAndCommonZones();
    void piecesKeepTheirIds();
    void equalTablesHaveEqualTexts();
    void everyPartChangesTheText_data();
    void everyPartChangesTheText();
};

void GoldfishTable::statesAreASet()
{
    Piece piece;
    piece.set("tired");
    piece.set("face-down");
    piece.set("tired");
    QCOMPARE(piece.states, (std::vector<std::string>{"face-down", "tired"}));
    piece.set("tired", false);
    piece.set("asleep", false);
    QCOMPARE(piece.states, std::vector<std::string>{"face-down"});
}

void GoldfishTable::countersOfPieces()
{
    Piece piece;
    QCOMPARE(piece.count("damage"), 0);
    piece.setCount("damage", 3);
    piece.setCount("damage", 2);
    QCOMPARE(piece.count("damage"), 2);
    piece.setCount("damage", 0);
    QVERIFY(piece.counters.empty());
}

void GoldfishTable::seatsAndCommonZones()
{
    Table table;
    table.piles = {{"hand", 0, Procedure::Sight::Open, {}},
                   {"hand", 1, Procedure::Sight::Hidden, {}},
                   {"supply", commonSeat, Procedure::Sight::Open, {}}};
    QCOMPARE(table.pile("hand", 1).seat, 1);
    QCOMPARE(table.find("hand", 2), nullptr);
    QCOMPARE(table.pile("supply", 1).seat, commonSeat);
    table.setCount("points", 4, 1);
    QCOMPARE(table.count("points", 1), 4);
    QCOMPARE(table.count("points", 0), 0);
}

void GoldfishTable::piecesKeepTheirIds()
{
    const Sample sample;
    Table table = emptyTable(sample.setup());
    deal(table, "pile", sample.cards({"Gull", "Heron"}));
    Piece token;
    token.thing = "buoy";
    token.token = true;
    const PieceId id = create(table, "table", token);
    QCOMPARE(at(id), std::size_t{3});
    moveToFront(table, id, "pile");
    QCOMPARE(table.pileOf(id)->zone, std::string("pile"));
    QCOMPARE(at(table.pile("pile").pieces.front().id), std::size_t{3});
    QCOMPARE(taken(table, id).thing, std::string("buoy"));
    QCOMPARE(table.piece(id), nullptr);
    QCOMPARE(at(create(table, "table", token)), std::size_t{4});  // ids are never given twice
}

void GoldfishTable::equalTablesHaveEqualTexts()
{
    const Sample sample;
    const Session one = begun(sample.setup(), 4);
    const Session two = begun(sample.setup(), 4);
    QVERIFY(one.table() == two.table());
    QCOMPARE(textOf(one.table()), textOf(two.table()));
    QCOMPARE(fingerprint(one.table()), fingerprint(two.table()));
    QVERIFY(fingerprint(one.table()) != fingerprint(begun(sample.setup(), 5).table()));
}

void GoldfishTable::everyPartChangesTheText_data()
{
    QTest::addColumn<int>("part");
    const char* parts[] = {"turn",  "phase",         "seat",   "counter", "random", "question", "outcome", "log",
                           "offer", "choice",        "mark",   "pile",    "sight",  "order",    "state",   "place",
                           "host",  "piece counter", "copies", "token",   "thing",  "pieces"};
    for (int part = 0; part < int(std::size(parts)); ++part) QTest::newRow(parts[part]) << part;
}

void GoldfishTable::everyPartChangesTheText()
{
    QFETCH(const int, part);
    const Sample sample;
    const Table before = begun(sample.stacked({"Gull", "Heron"})).table();
    Table table = before;
    Piece& piece = table.piles[0].pieces[0];
    const std::function<void()> changes[] = {[&] { ++table.turn; },
                                             [&] { table.phase = "noon"; },
                                             [&] { table.seat = 1; },
                                             [&] { table.setCount("wind", 4); },
                                             [&] { static_cast<void>(table.random.next()); },
                                             [&] { table.question = Note{}; },
                                             [&] { table.outcome = Note{}; },
                                             [&] { table.log.back().warning = true; },
                                             [&] { table.offers.pop_back(); },
                                             [&] { table.offers[2].parts[0].choices.pop_back(); },
                                             [&] { table.offers[2].parts[0].choices[0].mark = "#2"; },
                                             [&] { table.piles.pop_back(); },
                                             [&] { table.piles[0].sight = Procedure::Sight::Top; },
                                             [&] { std::swap(piece, table.piles[0].pieces[1]); },
                                             [&] { piece.set("tired"); },
                                             [&] { piece.place = "bay"; },
                                             [&] { piece.host = PieceId{2}; },
                                             [&] { piece.setCount("damage", 1); },
                                             [&] { piece.copies = 2; },
                                             [&] { piece.token = true; },
                                             [&] { piece.thing = "buoy"; },
                                             [&] { ++table.lastPiece; }};
    changes[part]();
    QVERIFY(table != before);
    QVERIFY(textOf(table) != textOf(before));
}

MAZZO_TEST(GoldfishTable)
#include "test_goldfish_table.moc"
