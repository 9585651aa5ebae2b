// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/sovereign/force.h"
#include "tests/goldfish/sovereign/sovereign_table.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sovereign;

/// Cards whose values are not known, or that nobody knows: warnings and questions, never zeros.
class SovereignUnknown : public QObject {
    Q_OBJECT

private slots:
    void unknownCost();
    void unknownForce();
    void unknownCards();
    void unknownEquipmentIsNoZero();
    void unknownForceDealsNoZero();
    void SV_T10_anUnknownCardIsPlayedAsAHaerian();
    void SV_T23_theVocationOfAnUnknownClassIsAnyColourOrDoneByHand();
};

namespace {

/// The pack's cards with one unknown Force.
Catalogue without(const char* id)
{
    std::vector<Card> changed = box().pack.cards;
    for (Card& each : changed)
        if (each.id == id) each.values[at(*box().pack.game.field("force"))].value = Interval{0, Interval::kHighest};
    return Catalogue::build(box().pack.game, changed);
}

}  // namespace

void SovereignUnknown::unknownCost()
{
    const Box& shipped = box();
    std::vector<Card> changed = shipped.pack.cards;
    for (Card& each : changed)
        if (each.id == "squire-of-the-first-bell")
            each.values[at(*shipped.pack.game.field("cost"))].value = Interval{0, Interval::kHighest};
    const Catalogue catalogue = Catalogue::build(shipped.pack.game, changed);
    Setup setup = setupOf({"d1", {{"start-crystals", "2"}}, {"001"}, {}, {}});
    setup.catalogue = &catalogue;
    Session session = begun(setup);
    for (const char* action : {"keep", "first", "crystallise white", "crystallise green"}) act(session, action);
    Session free = session.branch();
    act(session, "play {001} with green");
    QCOMPARE(crystals(session, true), QString("W1"));
    QVERIFY(logged(session, "SV-F02 sovereign.cost-unknown 001 !"));
    act(free, "play {001}");
    QCOMPARE(crystals(free, true), QString("W1 G1"));
}

void SovereignUnknown::unknownForce()
{
    const Box& shipped = box();
    std::vector<Card> changed = shipped.pack.cards;
    for (Card& each : changed)
        if (each.id == "squire-of-the-first-bell")
            each.values[at(*shipped.pack.game.field("force"))].value = Interval{0, Interval::kHighest};
    const Catalogue catalogue = Catalogue::build(shipped.pack.game, changed);
    Setup setup = setupOf({"d1", {{"start-crystals", "1"}}, {"001"}, {}, {}});
    setup.catalogue = &catalogue;
    Session session = begun(setup);
    for (const char* action : {"keep", "first", "crystallise white", "play {001}", "damage {001}: 5"})
        act(session, action);
    QVERIFY(logged(session, "SV-T18 sovereign.force-unknown 001 !"));
    Session other = session.branch();
    act(session, "no");
    QCOMPARE(cards(session, "field"), QString("001@r1c1"));
    act(other, "yes");
    QCOMPARE(cards(other, "afterlife"), QString("001"));
}

void SovereignUnknown::unknownCards()
{
    Setup setup = setupOf(Wish{});
    Deck deck;
    deck.addUnknownCard(*setup.game->zone("chronicles"), "Nobody's Card", 20);
    Session session = begun(Setup::of(*setup.game, *setup.catalogue, setup.settings, deck));
    for (const char* action : {"keep", "first", "play \"Nobody's Card\""}) act(session, action);
    QVERIFY(logged(session, "SV-T07 sovereign.unknown-card"));
    QCOMPARE(size(session, "field"), 1);
}

void SovereignUnknown::unknownEquipmentIsNoZero()
{
    const Catalogue catalogue = without("clearmoor-tower-shield");
    Setup setup = setupOf({"d1", {{"start-crystals", "6"}}, {"007", "009"}, {}, {}});
    setup.catalogue = &catalogue;
    Session session = begun(setup);
    for (const char* action : {"keep", "first", "crystallise white", "crystallise white", "crystallise white",
                               "crystallise white", "crystallise white", "crystallise white", "play {007} at r1c1",
                               "play {009}", "end", "enemy r1c2: 1", "fight {007} with enemy", "pick {009}"})
        act(session, action);
    QVERIFY(!logged(session, "SV-T21 sovereign.equipped 009"));
    QVERIFY(logged(session, "SV-T21 sovereign.equipped-unknown 009 007 !"));
    QVERIFY(logged(session, "SV-T17 sovereign.dealt-unknown 007 !"));  // 2 and nobody knows what
    QVERIFY(cards(session, "opponent").contains("enemy"));
    QVERIFY(!currentForce(session.play().setup(), session.table(), onField(session, "007")));
    QVERIFY(session.table().question);  // it took 1 damage: does it die?
    act(session, "no");
    act(session, "end");
    QCOMPARE(currentForce(session.play().setup(), session.table(), onField(session, "007")), std::optional(2));
}

void SovereignUnknown::unknownForceDealsNoZero()
{
    const Catalogue catalogue = without("squire-of-the-first-bell");
    Setup setup = setupOf({"d1", {{"start-crystals", "1"}}, {"001"}, {}, {}});
    setup.catalogue = &catalogue;
    Session session = begun(setup);
    for (const char* action :
         {"keep", "first", "crystallise white", "play {001} at r1c1", "end", "enemy r1c2: 1", "fight {001} with enemy"})
        act(session, action);
    QVERIFY(logged(session, "SV-T17 sovereign.dealt-unknown 001 !"));
    act(session, "yes");
    QCOMPARE(cards(session, "afterlife"), QString("001"));
    act(session, "dismiss enemy");
}

MAZZO_TEST(SovereignUnknown)
/// The player holds the card and knows that it is a Haerian; what its Force decides is asked.
void SovereignUnknown::SV_T10_anUnknownCardIsPlayedAsAHaerian()
{
    Setup setup = setupOf(Wish{});
    Deck deck;
    deck.addUnknownCard(*setup.game->zone("chronicles"), "My Own Card", 20);
    Session session = begun(Setup::of(*setup.game, *setup.catalogue, setup.settings, deck));
    for (const char* action : {"keep", "first", "play My Own Card at r1c2"}) act(session, action);
    QVERIFY(!isOffered(session, "fight My Own Card with opponent"));
    for (const char* action : {"enemy r2c2: 1", "end", "fight My Own Card with enemy"}) act(session, action);
    if (isOffered(session, "skip")) act(session, "skip");
    QVERIFY(isOffered(session, "yes"));  // does it die?
    act(session, "no");
    act(session, "dismiss enemy");
    act(session, "move My Own Card to r2c2");
    QVERIFY(isOffered(session, "damage My Own Card: 1"));
}

void SovereignUnknown::SV_T23_theVocationOfAnUnknownClassIsAnyColourOrDoneByHand()
{
    Setup setup = setupOf(Wish{});
    setup.deck.addUnknownCard(*setup.game->zone("classes"), "My Own Class", 1);
    Session session = begun(Setup::of(*setup.game, *setup.catalogue, setup.settings, setup.deck));
    for (const char* action : {"keep", "first", "vocation My Own Class"}) act(session, action);
    Session byHand = session.branch();
    act(session, "crystallise blue");
    QCOMPARE(crystals(session, true), QString("B1"));
    act(byHand, "skip");
    QCOMPARE(crystals(byHand, true), QString("-"));
    QCOMPARE(refusal(byHand, "vocation My Own Class"), QString("SV-T23"));
}

#include "test_unknown.moc"
