// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/board_changes.h"
#include "goldfish/war-of-the-worlds/combat.h"
#include "tests/goldfish/war-of-the-worlds/scene.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <array>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::waroftheworlds;

/// The examples of the rulebook, played with the numbers that it gives.
class WarExamples : public QObject {
    Q_OBJECT

private slots:
    void actionCards();
    void twoSterminioMoveOneTripodTwice();
    void threeCoinsBuyAnActionCard();
    void aBunkerBesideACivilian();
    void aGeneratoreBesideAnAlienBuilding();
    void theSecondMarinaBringsANewShip();
    void anArmyAgainstABuilding();
    void theSecondGuerrigliaGoesAtOnce();
    void aDepositoAndACivilianFall();
    void aForteAndAGuerriglia();
    void fiveDamageBreakTheForte();
    void fogOverTheArtillery();
};

void WarExamples::actionCards()
{
    Scene human(humans());
    human.hand({"Trasferimento"});
    QCOMPARE(human.act({"play Trasferimento: 1", "pick L15", "pick L14"}), QString());
    QCOMPARE(human.board().count("civilian", "L15"), 2);
    QCOMPARE(human.board().count("civilian", "L14"), 4);
    QCOMPARE(human.cards("discard"), QStringList{"Trasferimento"});
    Scene alien(aliens());
    alien.clear("tripod").put("tripod", "L08").hand({"Sterminio"});
    QCOMPARE(alien.act({"play Sterminio: 1"}), QString());
    QCOMPARE(alien.board().count("civilian", "L08"), 2);
    QCOMPARE(alien.count("civilians"), 29);
    QCOMPARE(alien.cards("discard"), QStringList{"Sterminio"});
}

void WarExamples::twoSterminioMoveOneTripodTwice()
{
    Scene scene(aliens());
    scene.hand({"Sterminio", "Sterminio"});
    QCOMPARE(scene.act({"play Sterminio: 2", "pick L04", "play Sterminio: 2", "pick L05"}), QString());
    QCOMPARE(scene.board().count("tripod", "L05"), 1);
    QCOMPARE(scene.cards("discard"), (QStringList{"Sterminio", "Sterminio"}));
}

void WarExamples::threeCoinsBuyAnActionCard()
{
    Scene scene(humans());
    scene.hand({"Trasferimento", "Trasferimento"}).reserve({"Evacuazione"});
    QCOMPARE(scene.act({"play Trasferimento: 2", "play Trasferimento: 3"}), QString());
    QCOMPARE(scene.count("coins"), 3);
    QCOMPARE(scene.act({"buy Evacuazione"}), QString());
    QCOMPARE(scene.count("coins"), 0);
    QCOMPARE(scene.cards("discard"), (QStringList{"Trasferimento", "Evacuazione"}));
    QCOMPARE(scene.cards("removed"), QStringList{"Trasferimento"});
}

void WarExamples::aBunkerBesideACivilian()
{
    Scene scene(humans());
    scene.clear("civilian").put("civilian", "L09").reserve({"Bunker"}).pool(2);
    QCOMPARE(scene.act({"buy Bunker"}), QString());  // L09 is the only region for it
    QVERIFY(scene.board().humanBuilding("L09"));
    QVERIFY(!mayAttack(scene.board(), "L09", std::array{1}));
    QVERIFY(mayAttack(scene.board(), "L09", std::array{2}));
    QCOMPARE(scene.cards("removed"), QStringList{"Bunker"});
}

void WarExamples::aGeneratoreBesideAnAlienBuilding()
{
    Scene scene(aliens({"must-play=lenient"}));
    scene.reserve({"Generatore di Particelle"}).pool(3);
    QCOMPARE(scene.act({"buy Generatore di Particelle", "pick L02"}), QString());
    QCOMPARE(scene.count("energy"), 1);
    QCOMPARE(scene.cards("removed"), QStringList{"Generatore di Particelle"});
    for (int turn = 0; turn < 3; ++turn) {
        QCOMPARE(scene.act({"end"}), QString());
        QCOMPARE(scene.count("energy"), 1);
    }
}

void WarExamples::theSecondMarinaBringsANewShip()
{
    Scene scene(humans());
    scene.hand({"Marina Britannica", "Marina Britannica"}).put("naval", "S03");
    QCOMPARE(scene.act({"play Marina Britannica: 1", "pick S02", "play Marina Britannica: 4"}), QString());
    QCOMPARE(scene.board().count("naval", "S02"), 1);
    QCOMPARE(scene.board().count("naval", "S04"), 1);
    QCOMPARE(scene.cards("discard"), (QStringList{"Marina Britannica", "Marina Britannica"}));
}

void WarExamples::anArmyAgainstABuilding()
{
    Scene scene(humans());
    scene.hand({"Esercito"}).put("army", "L09").tile("Rigeneratore", "L09");
    QCOMPARE(scene.act({"play Esercito: 3"}), QString());
    QCOMPARE(scene.count("damage"), 3);
    QCOMPARE(scene.cards("removed"), QStringList{"Esercito"});
    QCOMPARE(scene.board().count("army", "L09"), 1);
    QVERIFY(scene.board().hasAlienBuilding("L09"));
}

void WarExamples::theSecondGuerrigliaGoesAtOnce()
{
    Scene scene(humans());
    scene.hand({"Guerriglia", "Guerriglia"}).clear("tripod").put("civilian", "L09").tile("Rigeneratore", "L09");
    QCOMPARE(scene.offers("discard"), QStringList());
    QCOMPARE(scene.act({"play Guerriglia: 1"}), QString());
    QCOMPARE(scene.count("damage"), 1);
    QCOMPARE(scene.act({"discard Guerriglia"}), QString());  // WW-T06: at once, if the player says so
    QCOMPARE(scene.log(), QStringList{"WW-T06 unplayed 1 Guerriglia"});
    QCOMPARE(scene.count("damage"), 1);
    QCOMPARE(scene.cards("discard"), (QStringList{"Guerriglia", "Guerriglia"}));
    QCOMPARE(scene.cards("hand"), QStringList());
}

void WarExamples::aDepositoAndACivilianFall()
{
    Scene scene(aliens());
    scene.clear("tripod")
        .put("tripod", "L09")
        .put("civilian", "L09", 2)
        .tile("Deposito Rifornimenti", "L09")
        .hand({"Tripode"});
    QCOMPARE(scene.act({"play Tripode: 2"}), QString());
    QVERIFY(!scene.board().building("L09"));
    QCOMPARE(scene.board().count("civilian", "L09"), 1);
    QCOMPARE(scene.cards("discard"), QStringList{"Tripode"});
}

void WarExamples::aForteAndAGuerriglia()
{
    Scene scene(humans());
    scene.clear("tripod").put("tripod", "L09", 2).put("civilian", "L09").tile("Forte", "L09").hand({"Guerriglia"});
    QCOMPARE(scene.act({"use Forte", "play Guerriglia: 2"}), QString());
    QCOMPARE(scene.count("damage"), 3);  // 1 + 2, whatever the number of Tripods (WW-X24)
    QCOMPARE(scene.cards("removed"), QStringList{"Guerriglia"});
}

void WarExamples::fiveDamageBreakTheForte()
{
    Scene scene(aliens());
    scene.clear("tripod").put("tripod", "L09", 2).put("civilian", "L09").tile("Forte", "L09");
    QVERIFY(!mayAttack(scene.board(), "L09", std::array{3}));
    QVERIFY(mayAttack(scene.board(), "L09", std::array{2, 3}));
    harm(scene.setup, scene.state, 5, "L09");
    QVERIFY(!scene.board().building("L09"));
    QCOMPARE(scene.board().count("civilian", "L09"), 0);
    QCOMPARE(scene.board().count("tripod", "L09"), 2);
}

void WarExamples::fogOverTheArtillery()
{
    Scene scene(aliens());
    scene.clear("tripod")
        .put("tripod", "L05")
        .clear("civilian")
        .put("civilian", "L06", 2)
        .tile("Artiglieria Pesante", "L06")
        .hand({"Nebbia Velenosa"});
    QCOMPARE(scene.act({"play Nebbia Velenosa: 1", "pick L06"}), QString());
    QCOMPARE(scene.board().count("fog", "L06"), 1);
    QVERIFY(scene.board().humanBuilding("L06"));
    QCOMPARE(scene.board().count("civilian", "L06"), 2);
    QCOMPARE(scene.cards("discard"), QStringList{"Nebbia Velenosa"});
    QCOMPARE(scene.act({"end"}), QString());
    QCOMPARE(scene.board().count("fog"), 0);
}

MAZZO_TEST(WarExamples)
#include "test_examples.moc"
