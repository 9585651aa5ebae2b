// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/market.h"
#include "goldfish/war-of-the-worlds/war_of_the_worlds.h"
#include "tests/goldfish/war-of-the-worlds/scene.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::waroftheworlds;

/// WW-T09 to WW-T17, WW-T37: reserve, purchases, replacement.
class WarMarket : public QObject {
    Q_OBJECT

private slots:
    void WW_T09_aCardIsPaidFromThePool_data();
    void WW_T09_aCardIsPaidFromThePool();
    void WW_T10_splitPurchases();
    void WW_T11_onlyFromTheReserve();
    void WW_T12_actionsGoToTheDiscards();
    void WW_T13_buildingsLeaveTheGame();
    void WW_T14_unitsBringAMiniature();
    void WW_T15_theSlotIsRefilled();
    void WW_T16_WW_T17_replacement_data();
    void WW_T16_WW_T17_replacement();
    void WW_T37_benefitFromTheTurnOfPlacement();
    void WW_X16_noReplacementFromAnEmptyOffer();
    void WW_X17_withoutAPlace();
    void costsAreLabelled();
};

void WarMarket::WW_T09_aCardIsPaidFromThePool_data()
{
    QTest::addColumn<int>("pool");
    QTest::addColumn<QString>("refused");
    QTest::newRow("too little") << 2 << "WW-T09 too-dear";
    QTest::newRow("exact") << 3 << "";
    QTest::newRow("more") << 5 << "";
}

void WarMarket::WW_T09_aCardIsPaidFromThePool()
{
    QFETCH(const int, pool);
    QFETCH(const QString, refused);
    Scene scene(humans());
    scene.reserve({"Evacuazione"}).pool(pool);
    QCOMPARE(scene.whyNot("buy Evacuazione"), refused);
    QCOMPARE(scene.offers("buy").size(), refused.isEmpty() ? 1 : 0);
    if (!refused.isEmpty()) return;
    QCOMPARE(scene.act({"buy Evacuazione"}), QString());
    QCOMPARE(scene.count("coins"), pool - 3);
    QCOMPARE(scene.log().first(), QStringLiteral("WW-T09 bought Evacuazione 3 coins !"));
}

void WarMarket::WW_T10_splitPurchases()
{
    Scene scene(aliens());
    scene.reserve({"Agente Nervino", "Suono Spaventoso", "Nebbia Velenosa"})
        .offer({"Infrasuoni", "UFO", "UFO"})
        .pool(5)
        .hand({});
    QCOMPARE(scene.act({"buy Agente Nervino", "buy Suono Spaventoso"}), QString());
    QCOMPARE(scene.count("energy"), 1);
    QCOMPARE(scene.offers("buy"), QStringList());
    QCOMPARE(scene.offers("end"), QStringList{"end"});  // buying is never compulsory
}

void WarMarket::WW_T11_onlyFromTheReserve()
{
    Scene scene(humans());
    scene.reserve({"Bunker"}).offer({"Evacuazione"}).pool(9);
    QCOMPARE(scene.offers("buy"), QStringList{"buy Bunker"});
    QCOMPARE(scene.whyNot("buy Evacuazione"), QStringLiteral("WW-T11 not-in-reserve"));
    QCOMPARE(scene.whyNot("buy Sintesi Plasma"), QStringLiteral("WW-T11 not-in-reserve"));
}

void WarMarket::WW_T12_actionsGoToTheDiscards()
{
    Scene scene(humans());
    scene.reserve({"Attacco Aereo"}).pool(4);
    QCOMPARE(scene.act({"buy Attacco Aereo"}), QString());
    QCOMPARE(scene.cards("discard"), QStringList{"Attacco Aereo"});
    QVERIFY(scene.log().contains("WW-T12 to-discard Attacco Aereo"));
}

void WarMarket::WW_T13_buildingsLeaveTheGame()
{
    Scene scene(humans());
    scene.reserve({"Forte"}).offer({"Bunker"}).pool(5);
    QCOMPARE(scene.act({"buy Forte"}), QString());
    QCOMPARE(scene.cards("play"), QStringList{"Forte"});
    QCOMPARE(scene.cards("reserve"), QStringList());  // refilled only when the purchase is done
    QVERIFY(scene.offers("pick").contains("pick L04"));
    QCOMPARE(scene.act({"pick L04"}), QString());
    QCOMPARE(scene.cards("removed"), QStringList{"Forte"});
    QCOMPARE(scene.cards("discard"), QStringList());
    QVERIFY(scene.board().humanBuilding("L04"));
    QCOMPARE(scene.cards("reserve"), QStringList{"Bunker"});
}

void WarMarket::WW_T14_unitsBringAMiniature()
{
    Scene scene(aliens());
    scene.reserve({"Tripode", "UFO"}).offer({"Infrasuoni", "Infrasuoni"}).pool(9);
    QCOMPARE(scene.act({"buy Tripode", "buy UFO"}), QString());
    QCOMPARE(scene.board().count("tripod", "L01"), 2);
    QCOMPARE(scene.board().count("ufo", "L01"), 2);
    QCOMPARE(scene.cards("discard"), (QStringList{"Tripode", "UFO"}));  // WW-K21.0, WW-K22.0
    Scene human(humans());
    human.reserve({"Marina Britannica", "Esercito"}).offer({"Bunker", "Bunker"}).pool(8);
    QCOMPARE(human.act({"buy Marina Britannica"}), QString());  // WW-K06.0: Portsmouth is the only place
    QCOMPARE(human.board().count("naval", "S04"), 1);
    QCOMPARE(human.act({"buy Esercito"}), QString());  // WW-K07.0: wherever civilians are and no alien is
    QCOMPARE(human.offers("pick"), (QStringList{"pick L04", "pick L06", "pick L07", "pick L08", "pick L10", "pick L11",
                                                "pick L12", "pick L13", "pick L14", "pick L15"}));
    QCOMPARE(human.act({"pick L13"}), QString());
    QCOMPARE(human.board().count("army", "L13"), 1);
    QCOMPARE(human.cards("discard"), (QStringList{"Marina Britannica", "Esercito"}));
}

void WarMarket::WW_T15_theSlotIsRefilled()
{
    Scene scene(aliens());
    scene.reserve({"Infrasuoni", "Agente Nervino", "Nebbia Velenosa"}).offer({"Suono Spaventoso"}).pool(6);
    QCOMPARE(scene.act({"buy Agente Nervino"}), QString());
    QCOMPARE(scene.cards("reserve"), (QStringList{"Infrasuoni", "Suono Spaventoso", "Nebbia Velenosa"}));
    QCOMPARE(scene.act({"buy Suono Spaventoso"}), QString());  // in the same turn; the offer is empty now
    QCOMPARE(scene.cards("reserve"), (QStringList{"Infrasuoni", "Nebbia Velenosa"}));
    QVERIFY(scene.log().contains("WW-T15 not-refilled"));
}

void WarMarket::WW_T16_WW_T17_replacement_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QStringList>("offer");
    QTest::addColumn<QStringList>("removed");
    QTest::newRow("WW-T16 basic: under the offer") << "basic" << QStringList{"Forte", "Bunker"} << QStringList{};
    QTest::newRow("WW-T17 WW-V02 expert: out of the game") << "expert" << QStringList{"Forte"} << QStringList{"Bunker"};
}

void WarMarket::WW_T16_WW_T17_replacement()
{
    QFETCH(const QString, option);
    Scene scene(humans({"replacement=" + option, "must-play=lenient"}));
    scene.reserve({"Esercito", "Bunker", "Evacuazione"}).offer({"Rischieramento", "Forte"}).pool(1);
    QCOMPARE(scene.act({"replace Bunker"}), QString());
    QCOMPARE(scene.count("coins"), 1);  // free of charge
    QCOMPARE(scene.cards("reserve"), (QStringList{"Esercito", "Rischieramento", "Evacuazione"}));
    QTEST(scene.cards("offer"), "offer");
    QTEST(scene.cards("removed"), "removed");
    QCOMPARE(scene.offers("replace"), QStringList());
    QCOMPARE(scene.whyNot("replace Esercito"), QStringLiteral("WW-T16 replaced-already"));
    QCOMPARE(scene.act({"end"}), QString());
    QCOMPARE(scene.offers("replace").size(), 3);  // once in each turn, not more after a turn without
    QCOMPARE(scene.act({"end", "replace Esercito"}), QString());
    QCOMPARE(scene.offers("replace"), QStringList());
}

void WarMarket::WW_T37_benefitFromTheTurnOfPlacement()
{
    Scene scene(aliens({"must-play=lenient"}));
    scene.reserve({"Generatore di Particelle", "Reattore al Plasma"}).pool(8);
    QCOMPARE(scene.act({"buy Generatore di Particelle", "pick L02"}), QString());
    QCOMPARE(scene.count("energy"), 6);
    QVERIFY(scene.log().contains("WW-T37 income Generatore di Particelle 1 energy"));
    QCOMPARE(scene.act({"buy Reattore al Plasma"}), QString());  // L03 is the only site left
    QCOMPARE(scene.count("energy"), 3);
    QCOMPARE(scene.act({"end"}), QString());
    QCOMPARE(scene.count("energy"), 3);  // 1 + 2, once each
}

void WarMarket::WW_X16_noReplacementFromAnEmptyOffer()
{
    Scene scene(humans());
    scene.reserve({"Esercito"}).offer({});
    QCOMPARE(scene.offers("replace"), QStringList());
    QCOMPARE(scene.whyNot("replace Esercito"), QStringLiteral("WW-X16 offer-empty"));
    scene.offer({"Bunker"});
    QCOMPARE(scene.act({"replace Esercito"}), QString());
    QCOMPARE(scene.cards("reserve"), QStringList{"Bunker"});
    QCOMPARE(scene.cards("offer"), QStringList{"Esercito"});
}

void WarMarket::WW_X17_withoutAPlace()
{
    Scene scene(humans());
    scene.clear("civilian").put("civilian", "L01").reserve({"Bunker", "Esercito"}).pool(9);
    QCOMPARE(scene.whyNot("buy Bunker"), QStringLiteral("WW-X17 no-site"));
    QCOMPARE(scene.offers("buy"), QStringList{"buy Esercito"});
    QCOMPARE(scene.act({"buy Esercito"}), QString());
    QCOMPARE(scene.board().count("army"), 0);
    QCOMPARE(scene.cards("discard"), QStringList{"Esercito"});
    QVERIFY(scene.log().contains("WW-X17 not-entered army"));
}

void WarMarket::costsAreLabelled()
{
    Scene scene(humans());
    scene.reserve({"Bunker"}).pool(2);
    const std::vector<Offer> offers = marketOffers(scene.setup, scene.state);
    QCOMPARE(offers.front().note.key, std::string("war-of-the-worlds.costs"));
    QCOMPARE(std::get<int>(offers.front().note.arguments.front()), 2);
    QVERIFY(offers.front().note.warning);
}

MAZZO_TEST(WarMarket)
#include "test_market.moc"
