// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/war-of-the-worlds/scene.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::waroftheworlds;

/// WW-T29: what buildings do in their owner's turn.
class WarAbilities : public QObject {
    Q_OBJECT

private slots:
    void WW_T29_WW_K09_forteStrikesItsRegion();
    void WW_T29_severalTiles();
    void WW_K08_WW_K11_noAttack();
    void WW_K10_artilleryStrikesBesideIt();
    void WW_K10_artilleryIsUnknownInStrictData();
    void WW_K14_fogSilencesBuildings();
    void WW_K25_WW_E06_rigeneratore_data();
    void WW_K25_WW_E06_rigeneratore();
};

void WarAbilities::WW_T29_WW_K09_forteStrikesItsRegion()
{
    Scene scene(humans({"must-play=lenient"}));
    scene.tile("Forte", "L05");
    QCOMPARE(scene.whyNot("use Forte"), QStringLiteral("WW-T26 no-target"));
    scene.put("ufo", "L05");
    QCOMPARE(scene.offers("use"), QStringList());
    scene.put("tripod", "L05");
    QCOMPARE(scene.act({"use Forte"}), QString());
    QCOMPARE(scene.count("damage"), 1);
    QVERIFY(scene.log().contains("WW-K09 struck 1 L05 1"));
    QCOMPARE(scene.whyNot("use Forte"), QStringLiteral("WW-X21 used-already"));
    QCOMPARE(scene.act({"end", "use Forte"}), QString());
    QCOMPARE(scene.count("damage"), 2);
}

void WarAbilities::WW_T29_severalTiles()
{
    Scene scene(humans());
    scene.tile("Forte", "L05").tile("Forte", "L06").put("tripod", "L05").put("tripod", "L06");
    QCOMPARE(scene.offers("use"), (QStringList{"use Forte @L05", "use Forte @L06"}));
    QCOMPARE(scene.act({"use Forte @L06"}), QString());
    QCOMPARE(scene.offers("use"), QStringList{"use Forte"});
}

void WarAbilities::WW_K08_WW_K11_noAttack()
{
    Scene scene(humans());
    scene.tile("Bunker", "L05").tile("Deposito Rifornimenti", "L06").put("tripod", "L05").put("tripod", "L06");
    QCOMPARE(scene.offers("use"), QStringList());
    QCOMPARE(scene.whyNot("use Bunker"), QStringLiteral("WW-T29 no-ability"));
}

void WarAbilities::WW_K10_artilleryStrikesBesideIt()
{
    Scene scene(humans());
    scene.clear("tripod").tile("Artiglieria Pesante", "L05").put("tripod", "L05");
    QCOMPARE(scene.whyNot("use Artiglieria Pesante"), QStringLiteral("WW-T26 no-target"));
    scene.put("tripod", "L06").put("ufo", "L04");
    QCOMPARE(scene.act({"use Artiglieria Pesante"}), QString());  // one target: nothing to choose
    QCOMPARE(scene.count("damage"), 1);
    QVERIFY(scene.log().contains("WW-T29 used Artiglieria Pesante L05 !"));  // a provisional ability
    QCOMPARE(scene.whyNot("use Artiglieria Pesante"), QStringLiteral("WW-X21 used-already"));
    Scene two(humans());
    two.tile("Artiglieria Pesante", "L05").put("tripod", "L06").put("tripod", "L07");
    QCOMPARE(two.act({"use Artiglieria Pesante"}), QString());
    QCOMPARE(two.offers(), (QStringList{"pick L06", "pick L07"}));
    QCOMPARE(two.act({"pick L07"}), QString());
    QCOMPARE(two.count("damage"), 1);
}

void WarAbilities::WW_K10_artilleryIsUnknownInStrictData()
{
    Scene scene(humans({"data=strict"}));
    scene.tile("Artiglieria Pesante", "L04").tile("Forte", "L01");
    QCOMPARE(scene.whyNot("use Artiglieria Pesante"), QStringLiteral("WW-U05 ability-unknown"));
    QCOMPARE(scene.offers("use"), QStringList{"use Forte"});
}

void WarAbilities::WW_K14_fogSilencesBuildings()
{
    Scene scene(humans());
    scene.tile("Forte", "L05")
        .put("tripod", "L05")
        .put("fog", "L05")
        .tile("Artiglieria Pesante", "L04")
        .put("fog", "L04");
    QCOMPARE(scene.offers("use"), QStringList());
    QCOMPARE(scene.whyNot("use Forte"), QStringLiteral("WW-K14 in-the-fog"));
    QCOMPARE(scene.whyNot("use Artiglieria Pesante"), QStringLiteral("WW-K14 in-the-fog"));
}

void WarAbilities::WW_K25_WW_E06_rigeneratore_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<int>("energy");
    QTest::addColumn<int>("damage");
    QTest::addColumn<int>("times");
    QTest::addColumn<QString>("refused");
    QTest::newRow("as often as paid") << "repeat" << 9 << 5 << 2 << "WW-K25 too-dear";
    QTest::newRow("WW-X15 once a turn") << "once" << 9 << 5 << 1 << "WW-X15 used-already";
    QTest::newRow("three energy are too few") << "repeat" << 3 << 5 << 0 << "WW-K25 too-dear";
    QTest::newRow("exactly four") << "repeat" << 4 << 5 << 1 << "WW-K25 too-dear";
    QTest::newRow("never below zero") << "repeat" << 9 << 1 << 1 << "WW-E06 no-damage";
    QTest::newRow("nothing to lower") << "repeat" << 9 << 0 << 0 << "WW-E06 no-damage";
}

void WarAbilities::WW_K25_WW_E06_rigeneratore()
{
    QFETCH(const QString, option);
    QFETCH(const int, energy);
    QFETCH(const int, damage);
    QFETCH(const int, times);
    Scene scene(aliens({"regenerator=" + option}));
    scene.tile("Rigeneratore", "L02").pool(energy).damage(damage);
    for (int time = 0; time < times; ++time) QCOMPARE(scene.act({"use Rigeneratore"}), QString());
    QCOMPARE(scene.count("damage"), damage - times);
    QCOMPARE(scene.count("energy"), energy - 4 * times);
    QCOMPARE(scene.offers("use"), QStringList());
    QTEST(scene.whyNot("use Rigeneratore"), "refused");
}

MAZZO_TEST(WarAbilities)
#include "test_abilities.moc"
