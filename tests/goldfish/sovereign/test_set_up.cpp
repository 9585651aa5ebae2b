// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/sovereign/sovereign_table.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sovereign;

/// Set-up and opening hand.
class SovereignSetUp : public QObject {
    Q_OBJECT

private slots:
    void SV_S01_classesAreVisible();
    void SV_S02_noCrystalAtTheStart_data();
    void SV_S02_noCrystalAtTheStart();
    void SV_S03_shuffledOnceBeforeTheHand();
    void SV_S05_openingHand();
    void SV_S06_exchange_data();
    void SV_S06_exchange();
    void SV_S06_onceOnly();
    void SV_S07_tenCardsRowByRow();
    void SV_S08_secondShuffle();
    void SV_S09_orderIsChosenLast();
    void SV_S10_countsAfterSetUp_data();
    void SV_S10_countsAfterSetUp();
    void SV_S11_exchangedCardsAreNotLaid();
    void SV_S12_faceDownCardsStayHidden();
    void SV_S13_fewCards_data();
    void SV_S13_fewCards();
    void SV_S14_exchangeTakesNoChance();
    void SV_V03_firstOrSecond();
    void SV_V04_nobodyIsWaitedFor();
    void SV_C24_crystalsInADeckFile();
    void theNumbersAreThePacks();
};

void SovereignSetUp::SV_S01_classesAreVisible()
{
    const Session session = begun(Wish{});
    QCOMPARE(cards(session, "classes"), QString("BK AL GM"));
    QVERIFY(session.table().pile("classes").sight == Procedure::Sight::Open);
}

void SovereignSetUp::SV_S02_noCrystalAtTheStart_data()
{
    QTest::addColumn<int>("crystals");
    QTest::newRow("SV-S02 none") << 0;
    QTest::newRow("SV-X23 one") << 1;
    QTest::newRow("SV-X23 three") << 3;
}

void SovereignSetUp::SV_S02_noCrystalAtTheStart()
{
    QFETCH(int, crystals);
    Wish wish;
    wish.options = {{"start-crystals", QString::number(crystals)}};
    Session session = inDay(wish);
    QCOMPARE(size(session, "realms"), 5);
    for (int crystal = 0; crystal < crystals; ++crystal) {
        QVERIFY(session.table().question.has_value());
        act(session, crystal == 0 ? "crystallise Bianco" : "crystallise red");
    }
    QVERIFY(!session.table().question.has_value());
    QCOMPARE(size(session, "crystals"), crystals);
    QCOMPARE(sovereign::crystals(session, true), QString(crystals == 0 ? "-" : crystals == 1 ? "W1" : "W1 R2"));
}

void SovereignSetUp::SV_S03_shuffledOnceBeforeTheHand()
{
    const Session session = begun(Wish{});
    QCOMPARE(log(session).filter("shuffled"), QStringList{"SV-S03 shuffled chronicles"});
    QVERIFY(cards(session, "hand") != cards(begun(Wish{}, 8), "hand"));
}

void SovereignSetUp::SV_S05_openingHand()
{
    const Session session = begun(Wish{});
    QCOMPARE(size(session, "hand"), 5);
    QCOMPARE(size(session, "chronicles"), 45);
    QCOMPARE(session.table().count("access"), 0);  // nothing is missing yet
    QVERIFY(logged(session, "SV-S05 drew 5"));
}

void SovereignSetUp::SV_S06_exchange_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("hand");  // empty: refused
    QTest::newRow("SV-S06 none") << "keep" << "001 006 027 005 013";
    QTest::newRow("SV-S06 one") << "bottom {006}" << "001 027 005 013 002";
    QTest::newRow("SV-S06 all five") << "bottom {001}, {006}, {027}, {005}, {013}" << "002 003 004 007 008";
    QTest::newRow("SV-S06 six") << "bottom {001}, {006}, {027}, {005}, {013}, {001}" << "";
    QTest::newRow("SV-S06 a card that is not there") << "bottom {002}" << "";
}

void SovereignSetUp::SV_S06_exchange()
{
    QFETCH(QString, action);
    QFETCH(QString, hand);
    Wish wish;
    wish.order = {"001", "006", "027", "005", "013", "002", "003", "004", "007", "008"};
    Session session = begun(wish);
    if (hand.isEmpty()) {
        QCOMPARE(refusal(session, action), QString("SV-S06"));
        return;
    }
    act(session, action);
    QCOMPARE(cards(session, "hand"), hand);
    QCOMPARE(size(session, "chronicles"), 35);
}

void SovereignSetUp::SV_S06_onceOnly()
{
    Wish wish;
    wish.order = {"001", "006"};
    Session session = begun(wish);
    act(session, "bottom {001}");
    QCOMPARE(refusal(session, "bottom {006}"), QString("SV-S06"));
    QCOMPARE(log(session).filter("shuffled"),
             QStringList{"SV-S08 shuffled chronicles"});  // after the exchange, not in it
}

void SovereignSetUp::SV_S07_tenCardsRowByRow()
{
    Session session = begun(Wish{});
    act(session, "keep");
    QStringList places;
    for (const Piece& piece : session.table().pile("facedown").pieces) places << QString::fromStdString(piece.place);
    QCOMPARE(places.join(' '), QString("r1c1 r1c2 r1c3 r1c4 r1c5 r2c1 r2c2 r2c3 r2c4 r2c5"));
    QCOMPARE(size(session, "chronicles"), 35);
}

void SovereignSetUp::SV_S08_secondShuffle()
{
    Wish wish;
    wish.order = {"001", "006", "027", "005", "013"};
    wish.later = {"027"};
    Session session = begun(wish);
    act(session, "bottom {027}");
    QVERIFY(cards(session, "chronicles").startsWith("027"));
    QVERIFY(logged(session, "SV-S08 shuffled"));
}

void SovereignSetUp::SV_S09_orderIsChosenLast()
{
    Session session = begun(Wish{});
    QCOMPARE(refusal(session, "first"), QString("SV-S09"));
    act(session, "keep");
    QCOMPARE(size(session, "facedown"), 10);
    QCOMPARE(refusal(session, "second"), QString("allowed"));
    act(session, "first");
    QCOMPARE(refusal(session, "second"), QString("SV-S09"));
}

void SovereignSetUp::SV_S10_countsAfterSetUp_data()
{
    QTest::addColumn<int>("realms");
    const int realms[] = {5, 6, 12, 0, 4};
    for (int deck = 1; deck <= 5; ++deck)
        QTest::newRow(qPrintable(QStringLiteral("d%1").arg(deck))) << realms[deck - 1];
}

void SovereignSetUp::SV_S10_countsAfterSetUp()
{
    QFETCH(int, realms);
    Wish wish;
    wish.deck = QTest::currentDataTag();
    Session session = begun(wish);
    act(session, "keep");
    const QList<QPair<const char*, int>> expected{{"hand", 5},        {"facedown", 10},   {"chronicles", 35},
                                                  {"realms", realms}, {"realms-open", 0}, {"crystals", 0},
                                                  {"afterlife", 0},   {"field", 0}};
    for (const auto& [zone, count] : expected) QCOMPARE(size(session, zone), count);
}

void SovereignSetUp::SV_S11_exchangedCardsAreNotLaid()
{
    Wish wish;
    wish.order = {"013", "026", "027", "059", "012"};
    Session session = begun(wish);
    const PieceId given = session.table().pile("hand").pieces.front().id;
    act(session, "bottom {013}, {026}, {027}, {059}, {012}");
    QCOMPARE(session.table().pileOf(given)->zone, std::string("chronicles"));
}

void SovereignSetUp::SV_S12_faceDownCardsStayHidden()
{
    Session session = inDay(Wish{});
    QVERIFY(session.table().pile("facedown").sight == Procedure::Sight::Hidden);
    QVERIFY(session.table().pile("realms").sight == Procedure::Sight::Open);
    for (const Offer& offer : session.table().offers) {
        if (offer.verb != "step") continue;
        for (const Operand& choice : offer.parts.front().choices) QVERIFY(choice.card == noCard);
    }
}

void SovereignSetUp::SV_S13_fewCards_data()
{
    QTest::addColumn<int>("cards");
    QTest::addColumn<bool>("starts");
    QTest::newRow("fourteen") << 14 << false;
    QTest::newRow("fifteen") << 15 << true;
    QTest::newRow("nineteen") << 19 << true;
}

void SovereignSetUp::SV_S13_fewCards()
{
    QFETCH(int, cards);
    QFETCH(bool, starts);
    Setup setup = setupOf(Wish{});
    setup.deck = Deck{};
    setup.deck.addCopies(*setup.game->zone("chronicles"), card("001"), cards);
    const auto play = Play::of(setup);
    const auto moment = play->start(7);
    QCOMPARE(moment.has_value(), starts);
    if (!moment) QCOMPARE(moment.error().args, (std::vector<std::string>{"14", "15", "SV-S13"}));
}

void SovereignSetUp::SV_S14_exchangeTakesNoChance()
{
    Session kept = begun(Wish{});
    Session exchanged = kept.branch();
    act(kept, "keep");
    const std::string name = std::string(
        kept.play().setup().name(exchanged.table().pile("hand").pieces.front().card, "en"));
    act(exchanged, "bottom \"" + QString::fromStdString(name) + '"');
    QVERIFY(kept.table().random == exchanged.table().random);
}

void SovereignSetUp::SV_V03_firstOrSecond()
{
    QCOMPARE(size(inDay(Wish{}, "first"), "hand"), 5);
    QCOMPARE(size(inDay(Wish{}, "second"), "hand"), 6);
}

void SovereignSetUp::SV_V04_nobodyIsWaitedFor()
{
    // SV-S04: nobody cuts the deck; the first thing asked is the exchange.
    const Session session = begun(Wish{});
    QCOMPARE(session.table().offers.size(), std::size_t(2));
    Session day = inDay(Wish{});
    act(day, "end");
    QCOMPARE(day.table().turn, 2);
    QCOMPARE(day.table().phase, std::string("day"));
}

void SovereignSetUp::SV_C24_crystalsInADeckFile()
{
    Wish wish;
    wish.add = {{"crystals", {"001"}}};
    const Session session = begun(wish);
    QVERIFY(logged(session, "SV-C24 sovereign.crystals-ignored"));
    QCOMPARE(size(session, "crystals"), 0);
    QCOMPARE(size(session, "chronicles") + size(session, "hand"), 50);
    QVERIFY(!logged(begun(Wish{}), "SV-C24"));
}

void SovereignSetUp::theNumbersAreThePacks()
{
    Setup setup = setupOf(Wish{});
    setup.procedure.openingHand = {7, {}};
    setup.procedure.mulligan.most = {2, {}};
    for (Procedure::Step& step : setup.procedure.setUp)
        if (step.to == "facedown") step.count = {6, {}};
    setup.procedure.handLimit = {4, {}};
    Procedure::Step limit;
    limit.kind = Procedure::Step::Kind::Limit;
    limit.to = "afterlife";
    setup.procedure.phases.back().enter = {limit};
    Session session = begun(setup);
    QCOMPARE(size(session, "hand"), 7);
    const QStringList hand = cards(session, "hand").split(' ');
    QCOMPARE(refusal(session, QStringLiteral("bottom {%1}, {%2}, {%3}").arg(hand[0], hand[1], hand[2])),
             QString("SV-S06"));
    act(session, QStringLiteral("bottom {%1}, {%2}").arg(hand[0], hand[1]));
    QCOMPARE(size(session, "facedown"), 6);
    act(session, "first");
    act(session, "end");
    QCOMPARE(session.table().offers.front().verb, std::string("discard"));
    QCOMPARE(session.table().offers.front().parts.front().least, 3);
    const QStringList now = cards(session, "hand").split(' ');
    act(session, QStringLiteral("discard {%1}, {%2}, {%3}").arg(now[0], now[1], now[2]));
    QCOMPARE(session.table().turn, 2);
    QCOMPARE(size(session, "afterlife"), 3);
}

MAZZO_TEST(SovereignSetUp)
#include "test_set_up.moc"
