// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/war-of-the-worlds/legality.h"
#include "tests/goldfish/war-of-the-worlds/scene.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::waroftheworlds;

/// WW-T31: attacks that are declared together.
class WarJoint : public QObject {
    Q_OBJECT

private slots:
    void WW_T31_togetherAgainstAShield();
    void WW_T31_alone_data();
    void WW_T31_alone();
    void WW_T31_oneMiniatureForEachCard();
    void WW_T31_moreMayJoinOnceItBreaks();
    void WW_T31_neverStopsTooWeak();
    void WW_T31_cardsGoWhereTheyBelong();
    void WW_X22_allKindsOfDamage();
    void WW_T32_specialAttackMayStayAlone();
    void WW_T05_mustBePlayedTogether();
    void WW_E02_theLastCivilianEndsIt();
    void refusalWhileDeclaring();
};

namespace {

/// A Forte and one civilian in L09, with these alien pieces beside them; another civilian far away.
Scene atForte(const QStringList& hand, int tripods, int ufos, const char* building = "Forte")
{
    Scene scene(aliens());
    for (const char* thing : {"civilian", "tripod", "ufo"}) scene.clear(thing);
    scene.tile(building, "L09").put("civilian", "L09").put("civilian", "L15");
    if (tripods > 0) scene.put("tripod", "L09", tripods);
    if (ufos > 0) scene.put("ufo", "L09", ufos);
    scene.state.table.setCount("civilians", 2);
    scene.hand(hand);
    return scene;
}

}  // namespace

void WarJoint::WW_T31_togetherAgainstAShield()
{
    // The book's example: 2 and 3 against a Forte of 4 and a civilian.
    Scene scene = atForte({"Tripode", "UFO"}, 1, 1);
    QCOMPARE(scene.offers("play"), (QStringList{"play Tripode: 1", "play Tripode: 2", "play Tripode: 3", "play UFO: 1",
                                                "play UFO: 2", "play UFO: 3"}));
    QCOMPARE(scene.act({"play Tripode: 2"}), QString());
    QCOMPARE(scene.offers(), QStringList{"play UFO: 3"});  // 2 and 1 would not do
    QCOMPARE(scene.cards("play"), QStringList{"Tripode"});
    QVERIFY(scene.log().contains("WW-T31 joined Tripode L09 2 4"));
    QCOMPARE(scene.act({"play UFO: 3"}), QString());
    QVERIFY(scene.log().contains("WW-T30 destroyed-building Forte L09"));
    QCOMPARE(scene.count("civilians"), 1);
    QVERIFY(!scene.board().building("L09"));
}

void WarJoint::WW_T31_alone_data()
{
    QTest::addColumn<QStringList>("hand");
    QTest::addColumn<QString>("building");
    QTest::addColumn<QString>("action");
    QTest::addColumn<bool>("offered");
    QTest::newRow("3 at a Forte") << QStringList{"Tripode"} << "Forte" << "play Tripode: 3" << false;
    QTest::newRow("3 and a card that does no damage")
        << QStringList{"Tripode", "Sterminio"} << "Forte" << "play Tripode: 3" << false;
    QTest::newRow("3 and 2 at a Forte") << QStringList{"Tripode", "Raggio Infuocato"} << "Forte" << "play Tripode: 3"
                                        << true;
    QTest::newRow("2 and 2 at a Forte") << QStringList{"Tripode", "Raggio Infuocato"} << "Forte" << "play Tripode: 2"
                                        << true;
    QTest::newRow("3 at an Artiglieria") << QStringList{"Tripode"} << "Artiglieria Pesante" << "play Tripode: 3"
                                         << true;
    QTest::newRow("2 at an Artiglieria") << QStringList{"Tripode"} << "Artiglieria Pesante" << "play Tripode: 2"
                                         << false;
}

void WarJoint::WW_T31_alone()
{
    QFETCH(const QStringList, hand);
    QFETCH(const QString, building);
    QFETCH(const QString, action);
    const Scene scene = atForte(hand, 1, 1, qPrintable(building));
    QTEST(scene.offers("play").contains(action), "offered");
    if (!scene.offers("play").contains(action))
        QCOMPARE(scene.whyNot(qPrintable(action)), QStringLiteral("WW-T31 shield-too-strong"));
}

void WarJoint::WW_T31_oneMiniatureForEachCard()
{
    // WW-T20: the second Tripode needs a second Tripod there.
    QVERIFY(!atForte({"Tripode", "Tripode"}, 1, 0).offers("play").contains("play Tripode: 2"));
    Scene scene = atForte({"Tripode", "Tripode"}, 2, 0);
    QCOMPARE(scene.act({"play Tripode: 2", "play Tripode: 2"}), QString());
    QVERIFY(!scene.board().building("L09"));
    QCOMPARE(scene.count("civilians"), 2);  // 4 damage, all of it for the Forte
    QCOMPARE(scene.board().fresh("tripod", "L09"), 0);
}

void WarJoint::WW_T31_moreMayJoinOnceItBreaks()
{
    Scene scene = atForte({"Tripode", "UFO", "Raggio Infuocato"}, 1, 1);
    QCOMPARE(scene.act({"play Tripode: 2", "play Raggio Infuocato: 1"}), QString());
    QCOMPARE(scene.offers(), (QStringList{"play UFO: 2", "play UFO: 3", "pick stop"}));
    QCOMPARE(scene.act({"pick stop"}), QString());
    QCOMPARE(scene.count("civilians"), 2);
    QCOMPARE(scene.cards("hand"), QStringList{"UFO"});
}

void WarJoint::WW_T31_neverStopsTooWeak()
{
    Scene scene = atForte({"Tripode", "Raggio Infuocato", "UFO"}, 1, 1);
    QCOMPARE(scene.act({"play Raggio Infuocato: 1"}), QString());
    QVERIFY(!scene.offers().contains("pick stop"));
    QCOMPARE(scene.offers("play"), (QStringList{"play Tripode: 2", "play Tripode: 3", "play UFO: 2", "play UFO: 3"}));
}

void WarJoint::WW_T31_cardsGoWhereTheyBelong()
{
    Scene scene = atForte({"Tripode", "UFO"}, 1, 1);
    QCOMPARE(scene.act({"play Tripode: 2", "play UFO: 3"}), QString());
    QCOMPARE(scene.cards("play"), QStringList());
    QCOMPARE(scene.cards("discard"), QStringList{"Tripode"});
    QCOMPARE(scene.cards("removed"), QStringList{"UFO"});  // WW-K21.3
}

void WarJoint::WW_X22_allKindsOfDamage()
{
    // 2 of the beam, 1 of a sound, 1 of a UFO card.
    Scene scene = atForte({"Raggio Infuocato", "Suono Spaventoso", "UFO"}, 1, 1);
    QCOMPARE(scene.act({"play Raggio Infuocato: 1", "play Suono Spaventoso: 1", "play UFO: 2"}), QString());
    QVERIFY(!scene.board().building("L09"));
    QCOMPARE(scene.board().count("sound", "L09"), 1);  // its condition too
    QCOMPARE(scene.cards("play"), QStringList());
}

void WarJoint::WW_T32_specialAttackMayStayAlone()
{
    Scene scene = atForte({"Suono Spaventoso", "UFO"}, 1, 1);
    QCOMPARE(scene.act({"play Suono Spaventoso: 1"}), QString());
    QCOMPARE(scene.offers(), (QStringList{"play UFO: 3", "pick stop"}));
    QCOMPARE(scene.act({"pick stop"}), QString());
    QVERIFY(scene.log().contains("WW-T32 shield-held 1 L09"));
    QVERIFY(scene.board().building("L09"));
    QCOMPARE(scene.board().count("sound", "L09"), 1);
}

void WarJoint::WW_T05_mustBePlayedTogether()
{
    const Scene strong = atForte({"Raggio Infuocato", "Raggio Infuocato"}, 0, 1);
    QVERIFY(!strong.offers().contains("end"));
    const Scene weak = atForte({"Raggio Infuocato"}, 0, 1);
    QVERIFY(weak.offers().contains("end"));
}

void WarJoint::WW_E02_theLastCivilianEndsIt()
{
    Scene scene = atForte({"Tripode", "Suono Spaventoso", "Raggio Infuocato"}, 1, 1);
    scene.clear("civilian").put("civilian", "L09");
    scene.state.table.setCount("civilians", 1);
    QCOMPARE(scene.act({"play Tripode: 2", "play Suono Spaventoso: 1", "play Raggio Infuocato: 1"}), QString());
    QVERIFY(scene.state.table.outcome.has_value());
    QCOMPARE(scene.board().count("sound", "L09"), 0);  // the rest does not happen
    QCOMPARE(scene.cards("play"), QStringList());
}

void WarJoint::refusalWhileDeclaring()
{
    Scene scene = atForte({"Tripode", "UFO"}, 1, 1);
    QCOMPARE(scene.act({"play Tripode: 2"}), QString());
    QCOMPARE(scene.whyNot("end"), QStringLiteral("WW-T31 joining"));
}

MAZZO_TEST(WarJoint)
#include "test_joint.moc"
