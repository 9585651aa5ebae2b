// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/war-of-the-worlds/scene.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::waroftheworlds;

/// WW-E: how the game ends.
class WarEnd : public QObject {
    Q_OBJECT

private slots:
    void WW_E01_thirtyDamage_data();
    void WW_E01_thirtyDamage();
    void WW_E01_theTrackIsThePacks();
    void WW_E02_theLastCivilian_data();
    void WW_E02_theLastCivilian();
    void WW_E03_atOnce();
    void WW_E04_noOtherEnd();
    void WW_E05_WW_V06_turnsAreTheResult();
};

void WarEnd::WW_E01_thirtyDamage_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("after");
    QTest::addColumn<bool>("over");
    QTest::newRow("26 and 3") << 26 << 29 << false;
    QTest::newRow("27 and 3") << 27 << 30 << true;
    QTest::newRow("29 and 3: the marker stops") << 29 << 30 << true;
}

void WarEnd::WW_E01_thirtyDamage()
{
    QFETCH(const int, before);
    QFETCH(const int, after);
    QFETCH(const bool, over);
    Scene scene(humans());
    scene.damage(before).put("army", "L01").hand({"Esercito"});
    QCOMPARE(scene.act({"play Esercito: 3"}), QString());
    QCOMPARE(scene.count("damage"), after);
    QCOMPARE(scene.state.table.outcome.has_value(), over);
    if (over) QCOMPARE(scene.log().filter("WW-E01"), QStringList{"WW-E01 humans-won 1"});
}

void WarEnd::WW_E01_theTrackIsThePacks()
{
    Scene scene(humans());
    for (Procedure::TableCounter& counter : scene.setup.procedure.counters)
        if (counter.id == "damage") counter.most = 2;
    scene.hand({"Attacco Aereo", "Attacco Aereo"});
    QCOMPARE(scene.act({"play Attacco Aereo: 1"}), QString());
    QVERIFY(!scene.state.table.outcome);
    QCOMPARE(scene.act({"play Attacco Aereo: 1"}), QString());
    QVERIFY(scene.state.table.outcome.has_value());
}

void WarEnd::WW_E02_theLastCivilian_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<int>("civilians");
    QTest::addColumn<bool>("over");
    QTest::newRow("by damage") << "Tripode: 2" << 2 << true;
    QTest::newRow("by damage, one is left") << "Tripode: 2" << 3 << false;
    QTest::newRow("destroyed") << "Sterminio: 1" << 1 << true;
    QTest::newRow("destroyed, one is left") << "Sterminio: 1" << 2 << false;
}

void WarEnd::WW_E02_theLastCivilian()
{
    QFETCH(const QString, card);
    QFETCH(const int, civilians);
    QFETCH(const bool, over);
    Scene scene(aliens());
    scene.clear("civilian").put("civilian", "L01", civilians).hand({card.section(':', 0, 0)});
    QCOMPARE(scene.act({"play " + card}), QString());
    QCOMPARE(scene.state.table.outcome.has_value(), over);
    if (over) QCOMPARE(QString::fromStdString(scene.state.table.outcome->clause), QStringLiteral("WW-E02"));
}

void WarEnd::WW_E03_atOnce()
{
    Scene scene(aliens());
    scene.clear("civilian").put("civilian", "L01").hand({"Suono Spaventoso", "Rifornimento d'Energia"});
    QCOMPARE(scene.act({"play Suono Spaventoso: 1"}), QString());
    QVERIFY(scene.state.table.outcome.has_value());
    QCOMPARE(scene.board().count("sound"), 0);  // the rest of the card does not happen
    QCOMPARE(scene.offers(), QStringList());
    QCOMPARE(scene.whyNot("play Rifornimento d'Energia: 1"), QStringLiteral("WW-E03 game-over"));
    QCOMPARE(scene.cards("play"), QStringList());
}

void WarEnd::WW_E04_noOtherEnd()
{
    Scene scene(humans());
    scene.hand({}).reserve({}).offer({});
    scene.state.table.pile("supply").pieces.clear();
    for (int turn = 1; turn <= 40; ++turn) QCOMPARE(scene.act({"end"}), QString());
    QVERIFY(!scene.state.table.outcome);
    QCOMPARE(scene.state.table.turn, 41);
}

void WarEnd::WW_E05_WW_V06_turnsAreTheResult()
{
    Scene scene(humans({"must-play=lenient"}));
    const QString board = boardText(scene.setup, scene.state.table);
    QCOMPARE(scene.act({"end", "end"}), QString());
    QCOMPARE(boardText(scene.setup, scene.state.table), board);  // the passive side does nothing
    scene.hand({"Attacco Aereo"}).damage(29);
    QCOMPARE(scene.act({"play Attacco Aereo: 1"}), QString());
    QVERIFY(scene.log().contains("WW-E01 humans-won 3"));
}

MAZZO_TEST(WarEnd)
#include "test_end.moc"
