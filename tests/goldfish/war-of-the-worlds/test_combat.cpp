// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/board_changes.h"
#include "goldfish/war-of-the-worlds/combat.h"
#include "goldfish/war-of-the-worlds/legality.h"
#include "tests/goldfish/war-of-the-worlds/scene.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::waroftheworlds;

namespace {

/// A land region far from everything, emptied of its civilians.
Scene emptied(const Given& given)
{
    Scene scene(given);
    scene.clear("civilian");
    return scene;
}

void putAll(Scene& scene, const QString& pieces, const char* region)
{
    for (const QString& piece : pieces.split('+', Qt::SkipEmptyParts)) {
        if (piece[0].isUpper()) scene.tile(qPrintable(piece), region);
        else scene.put(qPrintable(piece), region);
    }
}

QString left(const Scene& scene, const std::string& region)
{
    QStringList things;
    if (const Piece* tile = scene.board().humanBuilding(region))
        things << QString::fromStdString(std::string(scene.setup.name(tile->card, "it")));
    for (const char* thing : {"army", "naval", "civilian", "tripod", "ufo"})
        for (int count = scene.board().count(thing, region); count > 0; --count) things << thing;
    return things.join('+');
}

}  // namespace

/// WW-T26 to WW-T34: who hits what, and what falls.
class WarCombat : public QObject {
    Q_OBJECT

private slots:
    void WW_T26_targets_data();
    void WW_T26_targets();
    void WW_T27_damageOnce();
    void WW_T28_aCivilianStrikesOnce();
    void WW_T30_damageInOrder_data();
    void WW_T30_damageInOrder();
    void WW_T31_shields_data();
    void WW_T31_shields();
    void WW_T32_specialAttacksOnAShield();
    void WW_T33_alienPiecesStay();
    void WW_T34_ranges();
    void WW_K23_WW_X14_fabbrica_data();
    void WW_K23_WW_X14_fabbrica();
    void WW_X07_protectedCivilians_data();
    void WW_X07_protectedCivilians();
    void WW_K28_civiliansAreNeverReplaced();
};

void WarCombat::WW_T26_targets_data()
{
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<bool>("target");
    QTest::addColumn<bool>("hostile");
    QTest::newRow("a Tripod") << "tripod" << true << true;
    QTest::newRow("an alien building") << "Rigeneratore" << true << true;
    QTest::newRow("WW-X12 a UFO alone") << "ufo" << false << true;
    QTest::newRow("a UFO over a Tripod") << "ufo+tripod" << true << true;
    QTest::newRow("humans only") << "Bunker+army+civilian" << false << false;
    QTest::newRow("nothing") << "" << false << false;
}

void WarCombat::WW_T26_targets()
{
    QFETCH(const QString, pieces);
    Scene scene = emptied(humans());
    putAll(scene, pieces, "L09");
    QTEST(scene.board().isAlienTarget("L09"), "target");
    QTEST(scene.board().isHostile("L09"), "hostile");
    scene.put("civilian", "L09").hand({"Guerriglia"});
    QTEST(!scene.offers("play").isEmpty(), "target");
}

void WarCombat::WW_T27_damageOnce()
{
    Scene scene(humans());
    scene.put("tripod", "L01").put("civilian", "L01").hand({"Guerriglia"});  // two Tripods and the ship (WW-X24)
    QCOMPARE(scene.act({"play Guerriglia: 1"}), QString());
    QCOMPARE(scene.count("damage"), 1);
    QVERIFY(scene.log().contains("WW-K02.1 struck 1 L01 1"));
}

void WarCombat::WW_T28_aCivilianStrikesOnce()
{
    Scene scene(humans());
    scene.put("civilian", "L01").hand({"Guerriglia", "Trasferimento", "Guerriglia"}).tile("Rigeneratore", "L02");
    QCOMPARE(scene.act({"play Guerriglia: 1", "play Trasferimento: 1", "pick L01", "pick L02"}), QString());
    QCOMPARE(scene.offers("play"), QStringList());  // the flag goes with the token
    scene.put("civilian", "L02");
    QCOMPARE(scene.act({"play Guerriglia: 1"}), QString());
    QCOMPARE(scene.count("damage"), 2);
    scene.hand({"Trasferimento"}).put("civilian", "L02");
    QCOMPARE(scene.act({"play Trasferimento: 1", "pick L02"}), QString());
    QCOMPARE(scene.offers("pick"), (QStringList{"pick fresh", "pick used"}));
}

void WarCombat::WW_T30_damageInOrder_data()
{
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<int>("damage");
    QTest::addColumn<QString>("after");
    QTest::newRow("the building, then one civilian") << "Deposito Rifornimenti+civilian+civilian" << 2 << "civilian";
    QTest::newRow("Forte and a civilian") << "Forte+civilian" << 5 << "";
    QTest::newRow("units before civilians") << "civilian+army+civilian" << 1 << "civilian+civilian";
    QTest::newRow("units, then civilians") << "civilian+army+army" << 3 << "";
    QTest::newRow("what is left over is lost") << "civilian" << 3 << "";
    QTest::newRow("WW-K08 Bunker takes two") << "Bunker+civilian+civilian" << 3 << "civilian";
    QTest::newRow("WW-K10 Artiglieria takes three") << "Artiglieria Pesante+army" << 3 << "army";
    QTest::newRow("WW-T33 alien pieces are not hit") << "tripod+ufo+civilian" << 3 << "tripod+ufo";
}

void WarCombat::WW_T30_damageInOrder()
{
    QFETCH(const QString, pieces);
    QFETCH(const int, damage);
    Scene scene = emptied(aliens());
    putAll(scene, pieces, "L09");
    scene.put("civilian", "L15");
    harm(scene.setup, scene.state, damage, "L09");
    QTEST(left(scene, "L09"), "after");
    QCOMPARE(scene.count("civilians"), scene.board().count("civilian"));
}

void WarCombat::WW_T31_shields_data()
{
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<QList<int>>("powers");
    QTest::addColumn<bool>("allowed");
    QTest::newRow("3 at a Forte") << "Forte+civilian" << QList<int>{3} << false;
    QTest::newRow("2 and 3 together") << "Forte+civilian" << QList<int>{2, 3} << true;
    QTest::newRow("exactly 4") << "Forte" << QList<int>{4} << true;
    QTest::newRow("1 and 1 at an Artiglieria") << "Artiglieria Pesante" << QList<int>{1, 1} << false;
    QTest::newRow("1 at a Bunker") << "Bunker" << QList<int>{1} << false;
    QTest::newRow("1 at a Deposito: no shield") << "Deposito Rifornimenti" << QList<int>{1} << true;
    QTest::newRow("1 at civilians") << "civilian+civilian" << QList<int>{1} << true;
}

void WarCombat::WW_T31_shields()
{
    QFETCH(const QString, pieces);
    QFETCH(const QList<int>, powers);
    Scene scene = emptied(aliens());
    putAll(scene, pieces, "L09");
    const std::vector<int> together(powers.begin(), powers.end());
    QTEST(mayAttack(scene.board(), "L09", together), "allowed");
    // One Tripode card does 2 damage.
    scene.clear("tripod").put("tripod", "L09").hand({"Tripode"});
    QCOMPARE(scene.offers("play").contains("play Tripode: 2"), mayAttack(scene.board(), "L09", std::array{2}));
    QCOMPARE(scene.offers("play").contains("play Tripode: 3"), mayAttack(scene.board(), "L09", std::array{3}));
}

void WarCombat::WW_T32_specialAttacksOnAShield()
{
    Scene scene(aliens());
    scene.clear("tripod")
        .put("tripod", "L06")
        .clear("civilian")
        .put("civilian", "L07")
        .tile("Artiglieria Pesante", "L07")
        .hand({"Nebbia Velenosa"});
    QCOMPARE(scene.act({"play Nebbia Velenosa: 1", "pick L07"}), QString());
    QCOMPARE(left(scene, "L07"), QStringLiteral("Artiglieria Pesante+civilian"));
    QCOMPARE(scene.board().count("fog", "L07"), 1);
    QVERIFY(scene.log().contains("WW-T32 shield-held 1 L07"));
}

void WarCombat::WW_T33_alienPiecesStay()
{
    Scene scene(humans());
    scene.put("army", "L01")
        .put("army", "L01")
        .tile("Rigeneratore", "L02")
        .hand({"Esercito", "Esercito", "Attacco Aereo"});
    QCOMPARE(scene.act({"play Esercito: 2", "play Esercito: 3", "play Attacco Aereo: 1"}), QString());
    QCOMPARE(scene.count("damage"), 6);
    QCOMPARE(scene.board().count("tripod") + scene.board().count("ufo") + scene.board().count("ship"), 3);
    QVERIFY(scene.board().building("L02"));
}

void WarCombat::WW_T34_ranges()
{
    Scene scene(humans());
    scene.put("naval", "S01").put("naval", "S04").hand({"Marina Britannica"});
    QCOMPARE(coastTargets(scene.board(), "S01"), Regions{"L01"});
    QCOMPARE(coastTargets(scene.board(), "S04"), Regions{});
    scene.put("tripod", "L11");  // inland
    QCOMPARE(coastTargets(scene.board(), "S04"), Regions{});
    scene.put("tripod", "L14");
    QCOMPARE(coastTargets(scene.board(), "S04"), Regions{"L14"});
    Scene ufo(aliens());
    ufo.clear("ufo")
        .put("ufo", "S04")
        .put("naval", "S04")
        .hand({"UFO", "Tripode"})
        .clear("civilian")
        .put("civilian", "L15");
    QCOMPARE(ufo.act({"play UFO: 2"}), QString());  // only UFOs reach the sea
    QCOMPARE(ufo.board().count("naval"), 0);
}

void WarCombat::WW_K23_WW_X14_fabbrica_data()
{
    QTest::addColumn<QString>("scope");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("killed");
    QTest::newRow("a Tripode card") << "tripod-cards" << "Tripode: 2" << 3;
    QTest::newRow("a Tripode card, removed") << "tripod-cards" << "Tripode: 3" << 4;
    QTest::newRow("a special attack, not") << "tripod-cards" << "Suono Spaventoso: 1" << 1;
    QTest::newRow("a special attack, by the option") << "all-tripod-damage" << "Suono Spaventoso: 1" << 2;
    QTest::newRow("never Sterminio") << "all-tripod-damage" << "Sterminio: 1" << 1;
    QTest::newRow("never a UFO") << "all-tripod-damage" << "UFO: 3" << 3;
}

void WarCombat::WW_K23_WW_X14_fabbrica()
{
    QFETCH(const QString, scope);
    QFETCH(const QString, name);
    QFETCH(const int, killed);
    Scene scene(aliens({"factory-scope=" + scope}));
    scene.clear("civilian")
        .put("civilian", "L05", 9)
        .clear("tripod")
        .put("tripod", "L05")
        .clear("ufo")
        .put("ufo", "L05")
        .tile("Fabbrica Aliena", "L02");
    scene.hand({name.section(':', 0, 0)});
    QCOMPARE(scene.act({"play " + name}), QString());
    QCOMPARE(scene.count("civilians"), 9 - killed);
}

void WarCombat::WW_X07_protectedCivilians_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("pieces");
    QTest::addColumn<bool>("unprotected");
    QTest::newRow("alone") << "any-defender" << "civilian" << true;
    QTest::newRow("an Army") << "any-defender" << "civilian+army" << false;
    QTest::newRow("any building") << "any-defender" << "civilian+Deposito Rifornimenti" << false;
    QTest::newRow("shields only: an Army") << "shield-only" << "civilian+army" << true;
    QTest::newRow("shields only: a Deposito") << "shield-only" << "civilian+Deposito Rifornimenti" << true;
    QTest::newRow("shields only: a Bunker") << "shield-only" << "civilian+Bunker" << false;
}

void WarCombat::WW_X07_protectedCivilians()
{
    QFETCH(const QString, option);
    QFETCH(const QString, pieces);
    Scene scene = emptied(aliens({"protected=" + option}));
    putAll(scene, pieces, "L09");
    QTEST(isUnprotected(scene.board(), "L09"), "unprotected");
    scene.clear("tripod").put("tripod", "L09").clear("ufo").put("ufo", "L09").hand({"Sterminio", "Rapimento Alieno"});
    QTEST(scene.offers("play").contains("play Sterminio: 1"), "unprotected");
    QVERIFY(scene.offers("play").contains("play Rapimento Alieno: 1"));  // protected or not
}

void WarCombat::WW_K28_civiliansAreNeverReplaced()
{
    Scene scene(aliens());
    scene.clear("tripod").put("tripod", "L04").hand({"Tripode"});
    QCOMPARE(scene.act({"play Tripode: 3", "end"}), QString());
    QCOMPARE(scene.count("civilians"), 27);
    QCOMPARE(scene.board().count("civilian", "L04"), 0);
}

MAZZO_TEST(WarCombat)
#include "test_combat.moc"
