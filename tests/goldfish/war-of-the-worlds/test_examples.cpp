#include "goldfish/war-of-the-worlds/combat.h"
#include "goldfish/war-of-the-worlds/effects.h"
#include "tests/goldfish/war-of-the-worlds/scene.h"

#include <QtTest>

#include <array>

using namespace mazzo;
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
    QCOMPARE(human.act({"play Trasferimento: 1", "pick l15", "pick l14"}), QString());
    QCOMPARE(human.board().count("civilian", "l15"), 2);
    QCOMPARE(human.board().count("civilian", "l14"), 4);
    QCOMPARE(human.cards("discard"), QStringList{"Trasferimento"});
    Scene alien(aliens());
    alien.clear("tripod").put("tripod", "l08").hand({"Sterminio"});
    QCOMPARE(alien.act({"play Sterminio: 1"}), QString());
    QCOMPARE(alien.board().count("civilian", "l08"), 2);
    QCOMPARE(alien.count("civilians"), 29);
    QCOMPARE(alien.cards("discard"), QStringList{"Sterminio"});
}

void WarExamples::twoSterminioMoveOneTripodTwice()
{
    Scene scene(aliens());
    scene.hand({"Sterminio", "Sterminio"});
    QCOMPARE(scene.act({"play Sterminio: 2", "pick l04", "play Sterminio: 2", "pick l05"}), QString());
    QCOMPARE(scene.board().count("tripod", "l05"), 1);
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
    scene.clear("civilian").put("civilian", "l09").reserve({"Bunker"}).pool(2);
    QCOMPARE(scene.act({"buy Bunker"}), QString());   // l09 is the only region for it
    QVERIFY(scene.board().humanBuilding("l09"));
    QVERIFY(!mayAttack(scene.board(), "l09", std::array{1}));
    QVERIFY(mayAttack(scene.board(), "l09", std::array{2}));
    QCOMPARE(scene.cards("removed"), QStringList{"Bunker"});
}

void WarExamples::aGeneratoreBesideAnAlienBuilding()
{
    Scene scene(aliens({"must-play=lenient"}));
    scene.reserve({"Generatore di Particelle"}).pool(3);
    QCOMPARE(scene.act({"buy Generatore di Particelle", "pick l02"}), QString());
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
    scene.hand({"Marina Britannica", "Marina Britannica"}).put("naval", "s03");
    QCOMPARE(scene.act({"play Marina Britannica: 1", "pick s02", "play Marina Britannica: 4"}), QString());
    QCOMPARE(scene.board().count("naval", "s02"), 1);
    QCOMPARE(scene.board().count("naval", "s04"), 1);
    QCOMPARE(scene.cards("discard"), (QStringList{"Marina Britannica", "Marina Britannica"}));
}

void WarExamples::anArmyAgainstABuilding()
{
    Scene scene(humans());
    scene.hand({"Esercito"}).put("army", "l09").tile("Rigeneratore", "l09");
    QCOMPARE(scene.act({"play Esercito: 3"}), QString());
    QCOMPARE(scene.count("damage"), 3);
    QCOMPARE(scene.cards("removed"), QStringList{"Esercito"});
    QCOMPARE(scene.board().count("army", "l09"), 1);
    QVERIFY(scene.board().hasAlienBuilding("l09"));
}

void WarExamples::theSecondGuerrigliaGoesAtOnce()
{
    Scene scene(humans());
    scene.hand({"Guerriglia", "Guerriglia"}).clear("tripod").put("civilian", "l09").tile("Rigeneratore", "l09");
    QCOMPARE(scene.offers("discard"), QStringList());
    QCOMPARE(scene.act({"play Guerriglia: 1"}), QString());
    QCOMPARE(scene.count("damage"), 1);
    QCOMPARE(scene.act({"discard Guerriglia"}), QString());   // WW-T06: at once, if the player says so
    QCOMPARE(scene.log(), QStringList{"WW-T06 unplayed 1 Guerriglia"});
    QCOMPARE(scene.count("damage"), 1);
    QCOMPARE(scene.cards("discard"), (QStringList{"Guerriglia", "Guerriglia"}));
    QCOMPARE(scene.cards("hand"), QStringList());
}

void WarExamples::aDepositoAndACivilianFall()
{
    Scene scene(aliens());
    scene.clear("tripod").put("tripod", "l09").put("civilian", "l09", 2).tile("Deposito Rifornimenti", "l09").hand({"Tripode"});
    QCOMPARE(scene.act({"play Tripode: 2"}), QString());
    QVERIFY(!scene.board().building("l09"));
    QCOMPARE(scene.board().count("civilian", "l09"), 1);
    QCOMPARE(scene.cards("discard"), QStringList{"Tripode"});
}

void WarExamples::aForteAndAGuerriglia()
{
    Scene scene(humans());
    scene.clear("tripod").put("tripod", "l09", 2).put("civilian", "l09").tile("Forte", "l09").hand({"Guerriglia"});
    QCOMPARE(scene.act({"use Forte", "play Guerriglia: 2"}), QString());
    QCOMPARE(scene.count("damage"), 3);   // 1 + 2, whatever the number of Tripods (WW-X24)
    QCOMPARE(scene.cards("removed"), QStringList{"Guerriglia"});
}

void WarExamples::fiveDamageBreakTheForte()
{
    Scene scene(aliens());
    scene.clear("tripod").put("tripod", "l09", 2).put("civilian", "l09").tile("Forte", "l09");
    QVERIFY(!mayAttack(scene.board(), "l09", std::array{3}));
    QVERIFY(mayAttack(scene.board(), "l09", std::array{2, 3}));
    harm(scene.setup, scene.state, 5, "l09");
    QVERIFY(!scene.board().building("l09"));
    QCOMPARE(scene.board().count("civilian", "l09"), 0);
    QCOMPARE(scene.board().count("tripod", "l09"), 2);
}

void WarExamples::fogOverTheArtillery()
{
    Scene scene(aliens());
    scene.clear("tripod").put("tripod", "l05").clear("civilian").put("civilian", "l06", 2).tile("Artiglieria Pesante", "l06").hand({"Nebbia Velenosa"});
    QCOMPARE(scene.act({"play Nebbia Velenosa: 1", "pick l06"}), QString());
    QCOMPARE(scene.board().count("fog", "l06"), 1);
    QVERIFY(scene.board().humanBuilding("l06"));
    QCOMPARE(scene.board().count("civilian", "l06"), 2);
    QCOMPARE(scene.cards("discard"), QStringList{"Nebbia Velenosa"});
    QCOMPARE(scene.act({"end"}), QString());
    QCOMPARE(scene.board().count("fog"), 0);
}

QTEST_APPLESS_MAIN(WarExamples)
#include "test_examples.moc"
