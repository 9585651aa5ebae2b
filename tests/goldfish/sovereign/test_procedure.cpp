// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/sovereign/scenes.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sovereign;

/// The procedure verdicts that are about what happens, not about what is refused.
class SovereignProcedure : public QObject {
    Q_OBJECT

private slots:
    void P01_P02_exchange();
    void P04_noShuffleInTheExchange();
    void P05_P06_P07_recovery();
    void P08_fifteenCards();
    void P17_crystalsInADeckFile();
    void P18_sacrificedCrystal();
    void P34_buildingWithoutAHaerian();
    void P37_bonusAndDamageEndTogether();
    void P38_forceZeroStays();
    void P39_damageBeyondTheLastCard();
    void P41_emptyChronicles();
    void P44_startCrystals();
};

void SovereignProcedure::P01_P02_exchange()
{
    const Scene position{"d1", {"001", "006", "027", "005", "013", "002", "003", "004", "007", "008"}, {}, {}};
    Session kept = played(position, false);
    act(kept, "keep");
    QCOMPARE(cards(kept, "hand"), QString("001 006 027 005 013"));
    Session whole = played(position, false);
    act(whole, "bottom {001}, {006}, {027}, {005}, {013}");
    QCOMPARE(cards(whole, "hand"), QString("002 003 004 007 008"));
}

void SovereignProcedure::P04_noShuffleInTheExchange()
{
    Session session = played({"d1", {"001", "006", "027", "005", "013", "002"}, {}, {}}, false);
    act(session, "bottom {001}");
    QCOMPARE(log(session), (QStringList{"SV-S06 exchanged 1 001", "SV-S06 drew 1 002",
                                        "SV-S07 moved 10 chronicles facedown", "SV-S08 shuffled chronicles"}));
}

void SovereignProcedure::P05_P06_P07_recovery()
{
    Wish wish;
    wish.options = {{"start-crystals", "1"}, {"crystal-enters-ready", "no"}};
    Session first = inDay(wish, "first");
    act(first, "crystallise white");
    QVERIFY(!logged(first, "SV-T02"));
    QCOMPARE(crystals(first, false), QString("W1"));
    QCOMPARE(size(first, "hand"), 5);
    act(first, "end");
    QVERIFY(logged(first, "SV-T02 cleared crystals") && logged(first, "SV-T02 drew 1"));
    QVERIFY(!logged(first, "SV-T02 cleared field"));  // nothing there was exhausted
    QCOMPARE(size(first, "hand"), 6);
    Session second = inDay(wish, "second");
    act(second, "crystallise white");
    QVERIFY(logged(second, "SV-T02 cleared crystals") && logged(second, "SV-T02 drew 1"));
    QCOMPARE(crystals(second, true), QString("W1"));
    QCOMPARE(size(second, "hand"), 6);
}

void SovereignProcedure::P08_fifteenCards()
{
    Setup setup = setupOf(Wish{});
    const auto with = [&setup](const QStringList& codes) {
        setup.deck = Deck{};
        for (const QString& code : codes) setup.deck.addCopies(*setup.game->zone("chronicles"), card(code), 1);
        setup.orders = {{{}, {}, {}}};
        for (const QString& code : codes) setup.orders.front().cards.push_back(card(code));
        return Play::of(setup)->start(7);
    };
    const QStringList fifteen{"001", "002", "003", "004", "005", "006", "007", "008",
                              "009", "010", "011", "012", "013", "026", "027"};
    QCOMPARE(with(fifteen.mid(1)).error().args, (std::vector<std::string>{"14", "15", "SV-S13"}));
    QVERIFY(with(fifteen));
    // So few that the exchanged card is laid face down with the rest: the order of the steps decides (SV-S13).
    Session session = begun(setup);
    act(session, "bottom {001}");
    QCOMPARE(cards(session, "hand"), QString("002 003 004 005 006"));
    QCOMPARE(cards(session, "facedown"), QString("007 008 009 010 011 012 013 026 027 001"));
    QCOMPARE(size(session, "chronicles"), 0);
}

void SovereignProcedure::P17_crystalsInADeckFile()
{
    Wish wish;
    wish.add = {{"crystals", {"001", "002"}}};
    const Session session = begun(wish);
    QVERIFY(logged(session, "SV-C24 sovereign.crystals-ignored"));
    QCOMPARE(size(session, "crystals"), 0);
    QCOMPARE(size(session, "hand") + size(session, "chronicles"), 50);
}

void SovereignProcedure::P18_sacrificedCrystal()
{
    Session session = played({"d2", {"036"}, "RR", {}});
    act(session, "play {036}");
    QCOMPARE(size(session, "crystals"), 1);  // two alike, both exhausted: no choice
    QCOMPARE(cards(session, "afterlife"), QString("036"));
}

void SovereignProcedure::P34_buildingWithoutAHaerian()
{
    Session session = played({"d1", {"010", "001"}, "WWWW", {}});
    acts(session, "play {010} at r1c1; end");
    QCOMPARE(cards(session, "afterlife"), QString());
    acts(session, "play {001} at r1c1; end");
    QCOMPARE(cards(session, "afterlife"), QString("T2"));
}

void SovereignProcedure::P37_bonusAndDamageEndTogether()
{
    Session session = played({"d5", {"066", "064"}, "WWWWW", {}});
    acts(session, "play {066} at r1c1; play {064}; end; enemy r1c2: 4; fight {066} with enemy; pick {064}");
    QCOMPARE(onField(session, "066").count("damage"), 4);
    QCOMPARE(forceOf(session, "066"), 1);  // 3 + 2 - 4
    act(session, "end");
    QCOMPARE(forceOf(session, "066"), 3);
    QCOMPARE(onField(session, "066").count("damage"), 0);
}

void SovereignProcedure::P38_forceZeroStays()
{
    Session session = played({"d5", {"062"}, {}, {}});
    lose(session, 2);
    acts(session, "realm {062} for {073}; play {073}; end");
    QCOMPARE(cards(session, "field"), QString("073@r1c1"));
    act(session, "damage {073}: 1");
    QCOMPARE(cards(session, "afterlife").section(' ', -1), QString("073"));
}

void SovereignProcedure::P39_damageBeyondTheLastCard()
{
    Session session = inDay(Wish{});
    lose(session, 8);
    act(session, "take 3");
    QCOMPARE(size(session, "facedown"), 0);
    QVERIFY(logged(session, "SV-E03 sovereign.beyond 1 !"));
    QVERIFY(!session.table().outcome);
}

void SovereignProcedure::P41_emptyChronicles()
{
    Setup setup = setupOf({"d1", {{"start-crystals", "1"}}, {}, {}, {}});
    setup.deck = Deck{};
    setup.deck.addCopies(*setup.game->zone("chronicles"), card("001"), 15);
    Session session = begun(setup);
    acts(session, "keep; first; crystallise white; play {001}; end");
    QCOMPARE(crystals(session, true), QString("W1"));  // recovered
    QCOMPARE(size(session, "hand"), 4);
    QVERIFY(logged(session, "SV-T29 sovereign.chronicles-empty !"));
}

void SovereignProcedure::P44_startCrystals()
{
    QCOMPARE(crystals(played({}), true), QString("-"));
    Session session = played({"d1", {}, {}, {{"start-crystals", "1"}}});
    QVERIFY(session.table().question);
    for (const char* colour : {"white", "green", "red", "blue"})
        QVERIFY(isOffered(session, QStringLiteral("crystallise ") + colour));
    act(session, "crystallise green");
    QCOMPARE(crystals(session, true), QString("G1"));
}

MAZZO_TEST(SovereignProcedure)
#include "test_procedure.moc"
