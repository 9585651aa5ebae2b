// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/war-of-the-worlds/scene.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::waroftheworlds;

/// Why an action is not offered: each refusal names the clause that forbids it.
class WarRefusals : public QObject {
    Q_OBJECT

private slots:
    void plays_data();
    void plays();
    void WW_T06_onlyWhatCannotBePlayedIsDiscarded();
    void theOtherSide();
    void sentencesHaveTheirValues();
};

void WarRefusals::plays_data()
{
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("why");
    const auto row = [](const char* name, const char* hand, const char* pieces, const char* number, const char* why) {
        QTest::newRow(name) << hand << pieces << number << why;
    };
    row("WW-T08 a fourth action", "Trasferimento", "", ": 4", "WW-T08 no-such-action");
    row("WW-T08 a second action of a sequence", "Nebbia Velenosa", "", ": 2", "WW-T08 no-such-action");
    row("WW-T08 no number", "Trasferimento", "", "", "WW-T08 no-such-action");
    row("WW-T08 no number but a word", "Trasferimento", "", ": two", "WW-T08 no-such-action");
    row("WW-T06 no Army to move", "Rischieramento", "", ": 1", "WW-T06 no-such-piece");
    row("WW-T06 no civilian to move", "Trasferimento", "civilian", ": 1", "WW-T06 no-such-piece");
    row("WW-T23 a blocked Army", "Rischieramento", "army@L01", ": 1", "WW-T23 held");
    row("WW-T23 a blocked Army, by its own card", "Esercito", "army@L01", ": 1", "WW-T23 held");
    row("WW-T23 a blocked Tripod", "Sterminio", "army@L01", ": 2", "WW-T23 held");
    row("WW-T25 nobody may leave", "Trasferimento", "civilian, civilian@L04, agent@L04", ": 1", "WW-T25 held");
    row("WW-T26 an Army far from the enemy", "Esercito", "army@L09", ": 2", "WW-T26 no-target");
    row("WW-T26 no civilian beside a target", "Guerriglia", "", ": 1", "WW-T26 no-target");
    row("WW-T26 a Naval unit off a free coast", "Marina Britannica", "naval@S04", ": 3", "WW-T26 no-target");
    row("WW-T26 nobody under the UFO", "Raggio Infuocato", "", ": 1", "WW-T26 no-target");
    row("WW-X07 a protected civilian", "Sterminio", "civilian@L01, army@L01", ": 1", "WW-X07 protected");
    row("WW-T31 a shield of 3 against 2", "Raggio Infuocato", "civilian@L01, Artiglieria Pesante@L01", ": 1",
        "WW-T31 shield-too-strong");
    row("WW-T21 a miniature is free", "Marina Britannica", "naval@S04", ": 4", "WW-T21 miniature-free");
    row("WW-T21 none is free: a new one first", "Marina Britannica", "", ": 1", "WW-T21 fallback-first");
    row("WW-T21 none is free, and none can enter", "Marina Britannica", "ufo@S04", ": 1", "WW-T21 no-miniature");
    row("WW-T21 none can enter", "Marina Britannica", "ufo@S04", ": 4", "WW-T21 no-miniature");
}

void WarRefusals::plays()
{
    QFETCH(const QString, hand);
    QFETCH(const QString, pieces);
    QFETCH(const QString, number);
    const bool human = std::get<std::string>(catalogue().value(card(hand), *pack().game.field("faction"))) == "humans";
    Scene scene(human ? humans() : aliens());
    for (const QString& piece : pieces.split(", ", Qt::SkipEmptyParts)) {
        const QString name = piece.section('@', 0, 0);
        if (!piece.contains('@')) scene.clear(qPrintable(name));
        else if (name[0].isUpper()) scene.tile(qPrintable(name), qPrintable(piece.section('@', 1)));
        else scene.put(qPrintable(name), qPrintable(piece.section('@', 1)));
    }
    scene.hand({hand});
    const QString action = "play " + hand + number;
    QVERIFY(!scene.offers().contains(action));
    QTEST(scene.whyNot(qPrintable(action)), "why");
}

void WarRefusals::WW_T06_onlyWhatCannotBePlayedIsDiscarded()
{
    Scene scene(humans());
    scene.hand({"Guerriglia", "Trasferimento", "Guerriglia"});
    QCOMPARE(scene.offers("discard"), QStringList{"discard Guerriglia"});
    QCOMPARE(scene.whyNot("discard Trasferimento"), QStringLiteral("WW-T06 still-playable"));
    QCOMPARE(scene.whyNot("discard Esercito"), QStringLiteral("WW-T04 not-in-hand"));
    QCOMPARE(scene.whyNot("play Esercito: 1"), QStringLiteral("WW-T04 not-in-hand"));
    QCOMPARE(scene.act({"discard Guerriglia", "discard Guerriglia"}), QString());
    QCOMPARE(scene.cards("hand"), QStringList{"Trasferimento"});
    QCOMPARE(scene.whyNot("end"), QStringLiteral("WW-T05 must-play"));
}

void WarRefusals::theOtherSide()
{
    Scene scene(humans());
    QCOMPARE(scene.whyNot("use Forte"), QString("WW-T36 not-built"));
    QCOMPARE(scene.whyNot("opponent-kills L04"), QString("WW-K12.1 nobody-to-kill"));
    QCOMPARE(scene.whyNot("opponent-regenerates 1"), QString("WW-K25 no-damage-to-remove"));
    scene.put("tripod", "L04");
    QVERIFY(scene.offers().contains("opponent-kills L04"));
    QCOMPARE(scene.whyNot("opponent-kills L05"), QString());  // the table lists the regions
}

void WarRefusals::sentencesHaveTheirValues()
{
    Scene scene(humans());
    scene.reserve({"Forte"}).pool(3);
    QCOMPARE(scene.whyNot("buy Forte", true), QStringLiteral("WW-T09 too-dear Forte 5 3 coins"));
    scene.hand({"Trasferimento"});
    QCOMPARE(scene.whyNot("end", true), QStringLiteral("WW-T05 must-play Trasferimento"));
    QCOMPARE(scene.whyNot("play Trasferimento: 9", true), QStringLiteral("WW-T08 no-such-action Trasferimento 3"));
}

MAZZO_TEST(WarRefusals)
#include "test_refusals.moc"
