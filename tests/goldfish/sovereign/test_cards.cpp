// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/effects.h"
#include "tests/goldfish/sovereign/sovereign_table.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sovereign;

/// What cards do: Events, triggers, Tribute, and choices of targets.
class SovereignCards : public QObject {
    Q_OBJECT

private slots:
    void everySampleCardIsUnderstood();
    void SV_T09_tribute();
    void SV_T09_sacrificedCrystalLeavesTheGame();
    void SV_T11_eventsGoToTheAfterlife_data();
    void SV_T11_eventsGoToTheAfterlife();
    void SV_T28_intervention();
    void SV_T28_testament();
    void SV_T28_immolation();
    void targetsAreChosen();
    void upToTwoTargets();
    void recoverUpToTwo();
    void lanternPutsACardUnder();
    void undertowMoves();
};

void SovereignCards::everySampleCardIsUnderstood()
{
    const Setup setup = setupOf(Wish{});
    for (std::size_t index = 0; index < setup.catalogue->size(); ++index) {
        const auto each = static_cast<CardIndex>(index);
        if (setup.catalogue->set(each) == "svs") QVERIFY2(!isByHand(setup, each), qPrintable(codeOf(each)));
    }
    QCOMPARE(effectsOf(setup, card("036")),
             (std::vector<Effect>{{Trigger::Tribute, Op::GiveCrystal, 1}, {Trigger::Play, Op::Draw, 3}}));
    QCOMPARE(lasting(setup, card("030"), Op::Pair), 2);
    QCOMPARE(lasting(setup, card("030"), Op::Stride), 0);
    Setup changed = setup;
    changed.procedure.parameters["card-last-rites"] = std::vector<std::string>{"on-play", "dance-2"};
    QVERIFY(isByHand(changed, card("008")));
    changed.procedure.parameters.erase("card-last-rites");
    QVERIFY(isByHand(changed, card("008")));
    QVERIFY(!isByHand(changed, card("001")));  // has no text
}

void SovereignCards::SV_T09_tribute()
{
    Session session = richDay({"027", "059"});
    QCOMPARE(refusal(session, "play {027}"), QString("SV-T09"));
    QCOMPARE(crystals(session, false), QString("-"));
    act(session, "play {059}");
    QCOMPARE(cards(session, "realms-open"), QString("T1"));
    act(session, "play {027}");
    QCOMPARE(cards(session, "realms-open"), QString());
    QCOMPARE(cards(session, "field"), QString("027@r1c1"));
    QCOMPARE(cards(session, "afterlife"), QString("T2 059 T1"));
    QCOMPARE(crystals(session, false).size(), 5);
}

void SovereignCards::SV_T09_sacrificedCrystalLeavesTheGame()
{
    Session session = richDay({"036"}, "RB", "d2");
    act(session, "play {036}");
    QVERIFY(session.table().question.has_value());
    QCOMPARE(cards(session, "hand").count("036"), 1);  // not played before the Tribute is paid
    act(session, "pick \"Red Crystal\"");
    QCOMPARE(size(session, "crystals"), 1);
    QCOMPARE(cards(session, "afterlife"), QString("036"));
    QCOMPARE(size(session, "hand"), 4 + 3);
    QVERIFY(logged(session, "SV-T24 sovereign.sacrificed"));
}

void SovereignCards::SV_T11_eventsGoToTheAfterlife_data()
{
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QString>("event");
    QTest::addColumn<QString>("afterlife");
    QTest::addColumn<QString>("open");
    QTest::addColumn<int>("drawn");
    QTest::newRow("Last Rites") << "d1" << "008" << "T2 T2 008" << "" << 0;
    QTest::newRow("Verdant Tide") << "d1" << "026" << "026" << "T1 T1 T1" << 0;
    QTest::newRow("Concord of Bough and Bell") << "d1" << "059" << "T2 059" << "T1" << 0;
    QTest::newRow("Hymn of Return without a Haerian to return") << "d1" << "004" << "004" << "" << 0;
    QTest::newRow("Verdict of Light without a target") << "d1" << "012" << "012" << "" << 0;
    QTest::newRow("Reading the Deep") << "d2" << "047" << "047" << "" << 2;
    QTest::newRow("Sudden Bloom") << "d3" << "021" << "021" << "T1" << 0;
    QTest::newRow("Shared Meal") << "d5" << "068" << "068" << "" << 1;
}

void SovereignCards::SV_T11_eventsGoToTheAfterlife()
{
    QFETCH(QString, deck);
    QFETCH(QString, event);
    QFETCH(QString, afterlife);
    QFETCH(QString, open);
    QFETCH(int, drawn);
    Session session = richDay({event}, deck == "d2" ? "BBBB" : deck == "d1" ? "WWWGGG" : "GGGG", deck);
    act(session, "play {" + event + "}");
    QCOMPARE(cards(session, "afterlife"), afterlife);
    QCOMPARE(cards(session, "realms-open"), open);
    QCOMPARE(cards(session, "field"), QString());
    QCOMPARE(size(session, "hand"), 4 + drawn);
}

void SovereignCards::SV_T28_intervention()
{
    Session session = richDay({"003", "001"});
    act(session, "play {003}");
    QCOMPARE(cards(session, "afterlife"), QString("T2"));
    act(session, "play {001}");
    QCOMPARE(cards(session, "afterlife"), QString("T2"));

    Wish scout;
    scout.deck = "d2";
    scout.order = {"043", "031", "031", "031", "031", "032", "032", "032",
                   "032", "033", "033", "033", "033", "037", "037"};
    scout.later = {"057", "036"};
    scout.options = {{"start-crystals", "1"}};
    Session top = inDay(scout);
    act(top, "crystallise blue");
    act(top, "play {043}");
    Session left = top.branch();
    act(top, "yes");
    QVERIFY(cards(top, "chronicles").startsWith("036"));
    QVERIFY(cards(top, "chronicles").endsWith("057"));
    act(left, "no");
    QVERIFY(cards(left, "chronicles").startsWith("057 036"));
}

void SovereignCards::SV_T28_testament()
{
    Session session = richDay({"016", "019"}, "GGGGG", "d3");
    act(session, "play {016}");
    act(session, "play {019}");
    act(session, "damage {019}: 4");
    QCOMPARE(cards(session, "realms-open"), QString());
    act(session, "damage {016}: 1");
    QCOMPARE(cards(session, "realms-open"), QString("T1"));
    QCOMPARE(cards(session, "afterlife"), QString("019 016"));
}

void SovereignCards::SV_T28_immolation()
{
    Session session = richDay({"032", "058"}, "RRRGG", "d3");
    act(session, "play {032}");
    act(session, "play {058}");
    act(session, "damage {032}: 1");
    QCOMPARE(onField(session, "032").count("bonus"), 2);
    act(session, "damage {032}: 2");
    QCOMPARE(onField(session, "032").count("damage"), 3);  // 2 + 2 + 2 Force by now
    act(session, "damage {058}: 3");
    QCOMPARE(cards(session, "realms-open"), QString("T1"));  // damaged, though it dies of it
    QCOMPARE(cards(session, "afterlife"), QString("058"));
}

void SovereignCards::targetsAreChosen()
{
    Session session = richDay({"039", "016", "017"}, "RRGGGG", "d3");
    act(session, "play {016}");
    act(session, "play {017}");
    act(session, "enemy r3c1: 2");
    act(session, "play {039}");
    QVERIFY(session.table().question.has_value());
    QCOMPARE(cards(session, "field"), QString("016@r1c1 017@r1c2 039"));
    QVERIFY(!isOffered(session, "end"));
    act(session, "pick enemy");
    QCOMPARE(cards(session, "afterlife"), QString("039"));
    QVERIFY(!cards(session, "opponent").contains("enemy"));
}

void SovereignCards::upToTwoTargets()
{
    Session session = richDay({"035", "031", "032", "033"}, "RRRRRRR", "d2");
    for (const char* haerian : {"play {031}", "play {032}", "play {033}"}) act(session, haerian);
    act(session, "play {035}");
    QVERIFY(!isOffered(session, "pick {031}, {032}, {033}"));
    QVERIFY(isOffered(session, "pick"));
    act(session, "pick {031}, {033}");
    QCOMPARE(cards(session, "afterlife"), QString("031 035"));
    QCOMPARE(onField(session, "033").count("damage"), 1);
}

void SovereignCards::recoverUpToTwo()
{
    Setup setup = setupOf(Wish{});
    setup.procedure.parameters["card-squire-of-the-first-bell"] = std::vector<std::string>{"on-intervention",
                                                                                           "recover-crystal-2"};
    setup.orders = {{{}, {card("006"), card("001")}, {}}};
    for (const char* option : {"start-crystals"})
        QVERIFY(setup.settings.set(*setup.game, *setup.game->option(option), "4"));
    Session session = begun(setup);
    for (const char* action :
         {"keep", "first", "crystallise white", "crystallise white", "crystallise green", "crystallise green"})
        act(session, action);
    act(session, "play {006} with green, green");
    act(session, "play {001}");
    act(session, "pick \"Green Crystal\", \"White Crystal\"");
    QCOMPARE(crystals(session, true), QString("W1 G1"));
}

void SovereignCards::lanternPutsACardUnder()
{
    Session session = richDay({"065"}, "WWWWWWWWWW", "d5");
    act(session, "take 2");
    act(session, "pick r1c1, r1c2");
    act(session, "realm {065} for {071}");
    act(session, "play {071}");
    const QString given = cards(session, "hand").section(' ', 0, 0);
    if (session.table().question) act(session, "pick {" + given + "}");
    QCOMPARE(size(session, "hand"), 4 + 2 - 1);
    QVERIFY(cards(session, "chronicles").endsWith(given));
}

void SovereignCards::undertowMoves()
{
    Session session = richDay({"046", "031"}, "RBB", "d2");
    act(session, "play {031} at r1c1");
    act(session, "play {046}");
    QVERIFY(!isOffered(session, "pick r2c2"));
    act(session, "pick r1c2");
    QCOMPARE(cards(session, "field"), QString("031@r1c2"));
    QVERIFY(isOffered(session, "move {031} to r1c1"));  // its own movement is still there
}

MAZZO_TEST(SovereignCards)
#include "test_cards.moc"
