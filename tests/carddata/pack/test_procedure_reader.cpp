// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include "temporary_pack.h"

using namespace mazzo::tests;

/// How a pack states the way its game is played.
class ProcedureReader : public QObject {
    Q_OBJECT

private slots:
    void everything();
    void editionsChangeWhatTheyName();
    void withoutAProcedure();
    void mistakes_data();
    void mistakes();
    void aMistakeThatEditionsShareIsReportedOnce();
};

namespace {

Game loaded(const TemporaryPack& pack)
{
    auto game = loadGame(pack.path());
    if (!game) qFatal("%s", qPrintable(TemporaryPack::sentences(game).join('\n')));
    return std::move(*game);
}

}  // namespace

void ProcedureReader::everything()
{
    const Game game = loaded(TemporaryPack());
    QCOMPARE(game.procedures.size(), std::size_t{2});
    const Procedure& procedure = *game.procedure("classic");
    QCOMPARE(procedure.engine, std::string("tide"));
    QCOMPARE(procedure.zones.size(), std::size_t{3});
    QVERIFY(procedure.zone("hold")->sight == Procedure::Sight::Open);
    QVERIFY(procedure.zone("sea")->sight == Procedure::Sight::Hidden);
    QVERIFY(procedure.zone("wreck")->sight == Procedure::Sight::Top);
    QCOMPARE(procedure.counters[0].start, (Amount{0, "turns"}));
    QCOMPARE(procedure.counters[0].most, 12);
    QCOMPARE(procedure.openingHand, (Amount{5, {}}));
    QCOMPARE(procedure.handLimit, (Amount{7, {}}));
    QVERIFY(procedure.mulligan.kind == Procedure::Mulligan::Kind::WholeHand);
    QCOMPARE(procedure.mulligan.to, std::string("wreck"));
    QCOMPARE(procedure.mulligan.leastHand, (Amount{2, {}}));
    QVERIFY(procedure.reshuffle.when == Procedure::Reshuffle::When::OnNeed);
    const Procedure::Step& deal = procedure.setUp[0];
    QCOMPARE(deal.section, std::string("fleet"));
    QCOMPARE(deal.cards[0].card, std::string("gull"));
    QCOMPARE(deal.cards[0].count, 6);
    QCOMPARE(deal.when.at("fog"), std::string("no"));
    QCOMPARE(procedure.phases[0].enter[0].upTo, (Amount{6, {}}));
    QCOMPARE(procedure.phases[0].enter[0].fromTurn, 2);
    QVERIFY(procedure.phases[0].leave[1].kind == Procedure::Step::Kind::Limit);
    QCOMPARE(procedure.region("bay")->next, std::vector<std::string>{"cape"});
    QCOMPARE(procedure.nameOf("buoy")->in("it"), std::string_view("Boa"));
    QCOMPARE(procedure.number("ebb", 0), 4);
    QVERIFY(!procedure.flag("flood"));
    QCOMPARE(procedure.word("moon"), std::string_view("full"));
    QCOMPARE(procedure.number("no-such", 9), 9);
}

void ProcedureReader::editionsChangeWhatTheyName()
{
    const Game game = loaded(TemporaryPack());
    const Procedure& storm = *game.procedure("storm");
    QCOMPARE(storm.openingHand, (Amount{6, {}}));
    QVERIFY(storm.mulligan.kind == Procedure::Mulligan::Kind::Exchange);
    QCOMPARE(storm.mulligan.times, (Amount{1, {}}));
    QCOMPARE(storm.mulligan.clause, std::string("HB-S02"));
    QCOMPARE(storm.handLimit, game.procedure("classic")->handLimit);
    QCOMPARE(game.procedure("fog"), nullptr);
}

void ProcedureReader::withoutAProcedure()
{
    const TemporaryPack pack;
    QByteArray text = pack.text("game.json");
    text = text.left(text.indexOf(",\n  \"procedure\"")) + "\n}\n";
    pack.write("game.json", text);
    QVERIFY(loaded(pack).procedures.empty());
}

void ProcedureReader::mistakes_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("mistake");
    QTest::newRow("unknown key") << "\"draw-pile\": \"sea\"" << "§\"draw-pyle\": \"sea\", \"draw-pile\": \"sea\""
                                 << "pack.unknown-key(draw-pyle, draw-pile)";
    QTest::newRow("draw pile that is no zone")
        << "\"draw-pile\": \"sea\"" << "\"draw-pile\": §\"see\"" << "pack.unknown-zone(see, sea)";
    QTest::newRow("sight that is none") << "\"sight\": \"top\"" << "\"sight\": §\"tap\""
                                        << "pack.unknown-choice(tap, top)";
    QTest::newRow("amount of no option") << "\"start\": \"turns\"" << "\"start\": §\"turn\""
                                         << "pack.unknown-option(turn, turns)";
    QTest::newRow("amount of a flag") << "\"start\": \"turns\"" << "\"start\": §\"fog\"" << "pack.no-number(fog)";
    QTest::newRow("negative amount") << "\"hand-limit\": 7" << "\"hand-limit\": §-7"
                                     << "pack.out-of-range(-7, 0, 9999)";
    QTest::newRow("mulligan to nowhere") << "\"to\": \"wreck\", \"less\"" << "\"to\": §\"reck\", \"less\""
                                         << "pack.unknown-zone(reck, wreck)";
    QTest::newRow("no such timing") << "\"on-need\"" << "§\"on-ned\"" << "pack.unknown-choice(on-ned, on-need)";
    QTest::newRow("no such step") << "{\"do\": \"opening-hand\"}" << "{\"do\": §\"open-hand\"}"
                                  << "pack.unknown-choice(open-hand, opening-hand)";
    QTest::newRow("a key of another step") << "{\"do\": \"mulligan\"}" << "{\"do\": \"mulligan\", §\"zone\": \"sea\"}"
                                           << "pack.misplaced-key(zone, mulligan)";
    QTest::newRow("a step that lacks a key")
        << "{\"do\": \"shuffle\", \"zone\": \"sea\"}" << "§{\"do\": \"shuffle\"}" << "pack.missing-key(zone)";
    QTest::newRow("a section of no deck")
        << "\"section\": \"fleet\", \"cards\"" << "\"section\": §\"sea\", \"cards\"" << "pack.unknown-zone(sea)";
    QTest::newRow("a card of no pack") << "{\"card\": \"gull\", \"count\": 6}" << "{\"card\": §\"gul\", \"count\": 6}"
                                       << "pack.unknown-card(gul)";
    QTest::newRow("when of no option") << "{\"fog\": \"no\"}" << "{§\"frog\": \"no\"}"
                                       << "pack.unknown-option(frog, fog)";
    QTest::newRow("when of no value") << "{\"fog\": \"no\"}" << "{\"fog\": §\"never\"}" << "pack.unknown-choice(never)";
    QTest::newRow("a counter that is none")
        << "\"counter\": \"wind\", \"count\": 3" << "\"counter\": §\"wand\", \"count\": 3"
        << "pack.unknown-counter(wand, wind)";
    QTest::newRow("moved to where it is")
        << "\"zone\": \"hold\", \"to\": \"wreck\"" << "\"zone\": \"hold\", \"to\": §\"hold\"" << "pack.same-zone(hold)";
    QTest::newRow("beside no region") << "\"next\": [\"cape\"]" << "\"next\": [§\"cope\"]"
                                      << "pack.unknown-region(cope, cape)";
    QTest::newRow("changes of no edition")
        << "\"editions\": {\"storm\"" << "\"editions\": {§\"strom\"" << "pack.unknown-edition(strom, storm)";
    QTest::newRow("a change that is wrong")
        << "{\"opening-hand\": 6" << "{\"opening-hand\": §true" << "pack.wrong-type(number, flag)";
}

void ProcedureReader::mistakes()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QFETCH(const QString, mistake);
    const TemporaryPack pack;
    pack.replace("game.json", before.toUtf8(), after.toUtf8());
    const QString marked = QString::fromUtf8(pack.text("game.json"));
    const auto mark = marked.indexOf(u'§');
    QVERIFY(mark >= 0);
    pack.write("game.json", QString(marked).remove(mark, 1).toUtf8());
    const QString above = marked.left(mark);
    QCOMPARE(pack.mistakes(), QStringList(QStringLiteral("%1 game.json:%2:%3")
                                              .arg(mistake)
                                              .arg(above.count(u'\n') + 1)
                                              .arg(mark - above.lastIndexOf(u'\n'))));
}

void ProcedureReader::aMistakeThatEditionsShareIsReportedOnce()
{
    const TemporaryPack pack;
    pack.replace("game.json", "\"hand\": \"hold\"", "\"hand\": \"told\"");
    QCOMPARE(pack.mistakes().size(), 1);
}

MAZZO_TEST(ProcedureReader)
#include "test_procedure_reader.moc"
