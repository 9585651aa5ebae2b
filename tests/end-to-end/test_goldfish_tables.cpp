// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/end-to-end/program.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;

/// Zombinion and War of the Worlds on the command line: zones, actions and refusals by the names that scripts rely on.
class TestGoldfishTables : public QObject {
    Q_OBJECT

private slots:
    void zonesHaveTheirNames_data();
    void zonesHaveTheirNames();
    void zombinionInEitherLanguage_data();
    void zombinionInEitherLanguage();
    void zombinionAsksForPicks();
    void zombinionBotsAreRequested();
    void warByOrderAndOffer();
    void piecesStandInRegions();
    void refusalsNameTheClause_data();
    void refusalsNameTheClause();

private:
    Program m_program;
};

namespace {

QString deck(const char* file) { return QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/%1.deck").arg(file); }

QJsonArray stepsOf(const Outcome& outcome) { return outcome.object()["steps"].toArray(); }
QJsonObject last(const Outcome& outcome) { return stepsOf(outcome).last().toObject(); }

QStringList strings(const QJsonValue& value)
{
    QStringList list;
    for (const QJsonValue& each : value.toArray()) list.append(each.toString());
    return list;
}

QStringList doing(QStringList call, const QStringList& actions)
{
    for (const QString& action : actions) call << "--do" << action;
    return call << "--json";
}

constexpr const char* kWalk =
    "Pallottola\nPallottola\nZombi\nPallottola\nPallottola\nZombi\nPallottola\nPallottola\nZombi\nPallottola\n";

}  // namespace

void TestGoldfishTables::zonesHaveTheirNames_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("zones");
    QTest::addColumn<QStringList>("hidden");
    QTest::newRow("zombinion") << deck("zombinion/decks/prima-partita")
                               << QStringList{"deck", "discard", "hand", "play", "supply", "trash"}
                               << QStringList{"deck"};
    const QStringList war{"board", "discard", "hand", "offer", "play", "removed", "reserve", "supply"};
    for (const char* file : {"humans", "aliens-a", "aliens-b"})
        QTest::newRow(file) << deck(qPrintable(QStringLiteral("war-of-the-worlds/decks/%1").arg(file))) << war
                            << QStringList{"offer", "supply"};
}

void TestGoldfishTables::zonesHaveTheirNames()
{
    QFETCH(const QString, file);
    QFETCH(const QStringList, zones);
    QFETCH(const QStringList, hidden);
    const Outcome outcome = m_program.run({"goldfish", file, "--seed", "1", "--json"});
    QCOMPARE(outcome.status, 0);
    const QJsonObject found = last(outcome)["zones"].toObject();
    QCOMPARE(found.keys(), zones);
    for (const QString& zone : zones) QCOMPARE(found[zone].isDouble(), hidden.contains(zone));
}

void TestGoldfishTables::zombinionInEitherLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("cleaned");
    QTest::newRow("en") << "en" << "Cleaned up: 4 from the play area, 1 from the hand";
    QTest::newRow("it") << "it" << "Pulizia: 4 dall'area di gioco, 1 dalla mano";
}

void TestGoldfishTables::zombinionInEitherLanguage()
{
    QFETCH(const QString, language);
    m_program.write("walk.txt", kWalk);
    const QStringList call{
        "goldfish", deck("zombinion/decks/prima-partita"), "--seed", "7", "--order", "walk.txt", "--lang", language};
    const Outcome outcome = m_program.run(doing(call, {"shoot all", "buy Cunning", "end"}));  // names in any language
    QCOMPARE(outcome.status, 0);
    const QJsonArray steps = stepsOf(outcome);
    QCOMPARE(steps.size(), 4);
    QCOMPARE(strings(steps[0].toObject()["actions"]),
             (QStringList{"shoot Pallottola", "shoot all", "buy Pallottola", "buy Infezione", "end"}));
    QCOMPARE(steps[1].toObject()["counters"].toObject()["colpi"].toInt(), 4);
    const QJsonObject turn = steps[3].toObject();
    QCOMPARE(turn["turn"].toInt(), 2);
    QCOMPARE(turn["zones"].toObject()["deck"].toInt(), 0);
    // ZB-T27: only the top card of the discard pile is seen, unless open information is chosen.
    QCOMPARE(strings(turn["zones"].toObject()["discard"]), QStringList{"Zombi"});
    const Outcome open = m_program.run(
        doing(call + QStringList{"--set", "open-information=yes"}, {"shoot all", "buy Cunning", "end"}));
    QCOMPARE(strings(last(open)["zones"].toObject()["discard"]),
             (QStringList{"Zombi", "Pallottola", "Pallottola", "Pallottola", "Pallottola", "Furbizia"}));
    QCOMPARE(turn["zones"].toObject()["supply"].toArray().size(), 249);
    const QJsonObject first = turn["log"].toArray()[0].toObject();
    QCOMPARE(first["rule"].toString(), QStringLiteral("ZB-T23"));
    QTEST(first["text"].toString(), "cleaned");
}

void TestGoldfishTables::zombinionAsksForPicks()
{
    m_program.write("picks.deck",
                    "game: zombinion\n[kingdom]\nEsca\nRicarica\n[deck]\n7 Pallottola\n3 Zombi\n1 Esca\n1 Ricarica\n");
    m_program.write("picks.txt", "Esca\nZombi\nZombi\nPallottola\nRicarica\nPallottola\nPallottola\n");
    const QStringList call{"goldfish", "picks.deck", "--seed", "1", "--order", "picks.txt", "--lang", "it"};
    const Outcome asked = m_program.run(doing(call, {"play Esca"}));
    QCOMPARE(strings(last(asked)["actions"]),
             (QStringList{"pick Zombi", "pick Pallottola", "pick Ricarica", "pick …", "skip"}));
    const QJsonObject list = last(asked)["choices"].toObject()["pick …"].toObject();
    QCOMPARE(strings(list["of"]), (QStringList{"Zombi", "Zombi", "Pallottola", "Ricarica"}));
    QCOMPARE(list["max"].toInt(), 4);
    QCOMPARE(last(asked)["question"].toObject()["rule"].toString(), QStringLiteral("ZB-K15"));
    const Outcome done = m_program.run(doing(
        call, {"play Esca", "pick Zombi, Zombi", "play Ricarica", "pick Pallottola", "pick Proiettili", "shoot all"}));
    QCOMPARE(done.status, 0);
    QCOMPARE(last(done)["counters"].toObject()["colpi"].toInt(), 4);  // the new Proiettili and two Pallottola
    QCOMPARE(strings(last(done)["zones"].toObject()["trash"]), QStringList{"Pallottola"});
}

void TestGoldfishTables::zombinionBotsAreRequested()
{
    const QStringList call{"goldfish", deck("zombinion/decks/scontro"), "--seed", "4", "--set", "players=4", "--lang",
                           "en"};
    QVERIFY(!last(m_program.run(call + QStringList{"--json"})).contains("seats"));
    const Outcome outcome = m_program.run(doing(call + QStringList{"--set", "opponents=yes"}, {"end"}));
    QCOMPARE(outcome.status, 0);
    const QJsonArray seats = last(outcome)["seats"].toArray();
    QCOMPARE(seats.size(), 3);
    for (const QJsonValue& seat : seats) QCOMPARE(seat.toObject()["zones"].toObject()["hand"].toInt(), 5);
    QSet<int> began;
    for (const QJsonValue& note : last(outcome)["log"].toArray())
        if (note.toObject()["rule"].toString() == "ZB-T02") began << note.toObject()["seat"].toInt();
    QCOMPARE(began, (QSet<int>{0, 1, 2, 3}));
    // Bots play any strategy, and a wrong one is refused.
    m_program.write("only.strategy", "buy Barricata\n");
    const Outcome own = m_program.run(
        doing(call + QStringList{"--set", "opponents=yes", "--bot", "only.strategy"}, {"end", "end", "end"}));
    QCOMPARE(own.status, 0);
    QVERIFY(own.out.contains("Barricata"));
    QVERIFY(!own.out.contains("Bought Caricatore"));
    QCOMPARE(m_program.run(call + QStringList{"--set", "opponents=yes", "--bot", "big-mony"}).status, 2);
}

void TestGoldfishTables::warByOrderAndOffer()
{
    m_program.write("war.txt", "Rifornimento d'Energia\nRifornimento d'Energia\nSterminio\nTripode\nSterminio\n"
                               "[Offerta]\nGeneratore di Particelle\nNebbia Velenosa\nSintesi Plasma\nTripode\nSuono "
                               "Spaventoso\nReattore al Plasma\nAgente Nervino\n");
    const QStringList call{
        "goldfish", deck("war-of-the-worlds/decks/aliens-a"), "--seed", "3", "--order", "war.txt", "--lang", "it"};
    const Outcome outcome = m_program.run(
        doing(call, {"play Power Supply: 1", "play Rifornimento d'Energia: 2", "buy Generatore di Particelle",
                     "pick L03", "play Reap: 2", "pick Central Lowlands", "play Tripode: 2", "play Sterminio: 1",
                     "replace Nebbia Velenosa", "end"}));
    QCOMPARE(outcome.status, 0);
    const QJsonObject zones = last(outcome)["zones"].toObject();
    QCOMPARE(strings(zones["reserve"]),
             (QStringList{"Reattore al Plasma", "Agente Nervino", "Sintesi Plasma", "Tripode", "Suono Spaventoso"}));
    QCOMPARE(strings(zones["discard"]), (QStringList{"Rifornimento d'Energia", "Sterminio", "Tripode", "Sterminio"}));
    QCOMPARE(strings(zones["removed"]), (QStringList{"Rifornimento d'Energia", "Generatore di Particelle"}));
    QCOMPARE(zones["supply"].toInt(), 0);
    QCOMPARE(zones["offer"].toInt(), 19);
    const QJsonObject counters = last(outcome)["counters"].toObject();
    QCOMPARE(counters["civilians"].toInt(), 27);
    QCOMPARE(counters["energy"].toInt(), 1);
    QVERIFY(!counters.contains("coins"));
}

void TestGoldfishTables::piecesStandInRegions()
{
    const QJsonObject step = last(
        m_program.run({"goldfish", deck("war-of-the-worlds/decks/humans"), "--seed", "3", "--lang", "en", "--json"}));
    const QStringList board = strings(step["zones"].toObject()["board"]);
    QCOMPARE(board.count("Civilian"), 30);
    QMap<QString, QString> places;
    for (const QJsonValue& state : step["states"].toArray())
        if (state.toObject()["zone"].toString() == "board")
            places[board[state.toObject()["index"].toInt()]] = state.toObject()["state"].toString();
    for (const char* thing : {"Invasion Ship", "Tripod", "UFO"}) QCOMPARE(places[thing], QStringLiteral("L01"));
}

void TestGoldfishTables::refusalsNameTheClause_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("actions");
    QTest::addColumn<QString>("why");
    const QString zombinion = deck("zombinion/decks/prima-partita");
    QTest::newRow("too dear") << zombinion << QStringList{"shoot all", "buy Molti + Zombi"}
                              << "Molti + Zombi costs 8, and you have 4 Colpi.  (ZB-T17)";
    QTest::newRow("no Obiettivo") << zombinion << QStringList{"buy Pallottola", "buy Pallottola"}
                                  << "No Obiettivo is left.  (ZB-T17)";
    QTest::newRow("no Action card") << zombinion << QStringList{"play Zombi"}
                                    << "Only Action cards are played.  (ZB-F07)";
    QTest::newRow("no mulligan") << zombinion << QStringList{"mulligan"} << "(ZB-S04)";
    const QString humans = deck("war-of-the-worlds/decks/humans");
    QTest::newRow("cards must be played")
        << humans << QStringList{"end"} << "Relocate in hand can still be played, so it must be  (WW-T05)";
    QTest::newRow("no target") << humans << QStringList{"play Guerriglia: 1"} << "There is nothing to attack  (WW-T26)";
    QTest::newRow("the other side's market")
        << humans << QStringList{"buy Plasma Synthesis"} << "It is not in the reserve  (WW-T11)";
    QTest::newRow("no fourth action") << humans << QStringList{"play Relocate: 4"}
                                      << "Relocate has actions from 1 to 3  (WW-T08)";
}

void TestGoldfishTables::refusalsNameTheClause()
{
    QFETCH(const QString, file);
    QFETCH(const QStringList, actions);
    QFETCH(const QString, why);
    m_program.write("walk.txt", file.contains("zombinion") ? kWalk : "Guerriglia\nTrasferimento\n");
    const Outcome outcome = m_program.run(
        doing({"goldfish", file, "--seed", "3", "--order", "walk.txt", "--lang", "en"}, actions));
    QCOMPARE(outcome.status, 2);
    QVERIFY2(QString::fromUtf8(outcome.err).contains(why), outcome.err.constData());
    QCOMPARE(stepsOf(outcome).size(), actions.size());  // the state before it stands
    for (const QString& offer : strings(last(outcome)["actions"]))
        QVERIFY2(QString::fromUtf8(outcome.err).contains(offer), qPrintable(offer));
}

MAZZO_TEST(TestGoldfishTables)
#include "test_goldfish_tables.moc"
