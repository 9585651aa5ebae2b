// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/action_text.h"
#include "goldfish/war-of-the-worlds/set_up.h"
#include "tests/goldfish/war-of-the-worlds/played.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::waroftheworlds;

/// What the deck, the data and the pack change in the set-up.
class WarSetUpDecks : public QObject {
    Q_OBJECT

private slots:
    void WW_V05_provisionalValuesAreLabelled();
    void WW_V05_strictDataSellsNothing();
    void WW_C09_cardsBoughtBeforeAreNotForSale();
    void sectionsOfAGameUnderWay();
    void illegalAndEmptyDecks_data();
    void illegalAndEmptyDecks();
    void numbersComeFromThePack();
    void aMulliganOfThePackIsPlayed();
};

void WarSetUpDecks::WW_V05_provisionalValuesAreLabelled()
{
    const Session humanGame = begun(setupOf(humans()));
    QVERIFY(logged(humanGame.table(), "WW-D08", "provisional-map", true));
    QVERIFY(logged(humanGame.table(), "WW-D03", "provisional-cards", true));
    QVERIFY(logged(begun(setupOf(aliens())).table(), "WW-D01", "provisional-cards", true));
    // A list of cards for sale that the player states is no guess.
    QVERIFY(!logged(begun(setupOf({"examples/aliens-set-up-a.deck", {}, {}, {}, {}})).table(), "WW-D01",
                    "provisional-cards", true));
}

void WarSetUpDecks::WW_V05_strictDataSellsNothing()
{
    const Session session = begun(setupOf(humans({"data=strict"})));
    QVERIFY(logged(session.table(), "WW-U02", "offer-unknown", true));
    QCOMPARE(size(session, "reserve") + size(session, "offer"), 0);
    QCOMPARE(size(session, "hand"), 5);
    Scene scene(humans({"data=strict"}));
    scene.reserve({"Evacuazione"}).pool(9);
    QCOMPARE(scene.offers("buy"), QStringList());
    QCOMPARE(scene.whyNot("buy Evacuazione"), QStringLiteral("WW-U01 cost-unknown"));
}

void WarSetUpDecks::WW_C09_cardsBoughtBeforeAreNotForSale()
{
    const auto onSale = [](const QByteArray& text, const char* name) {
        return std::ranges::count(cardsForSale(setupOfText(text)).cards, card(name));
    };
    const QByteArray humanDeck("game: war-of-the-worlds\nfaction: humans\n[deck]\n6 Trasferimento\n4 Guerriglia\n");
    QCOMPARE(cardsForSale(setupOfText(humanDeck)).cards.size(), std::size_t{25});
    QCOMPARE(onSale(humanDeck, "Esercito"), 3);
    QCOMPARE(onSale(humanDeck + "1 Esercito\n[removed]\n1 Esercito\n1 Bunker\n", "Esercito"), 1);
    QCOMPARE(onSale(humanDeck + "1 Esercito\n[removed]\n1 Esercito\n1 Bunker\n", "Bunker"), 3);
    QCOMPARE(onSale(humanDeck + "[reserve]\n2 Bunker\n", "Bunker"), 2);  // the two in the row
    const QByteArray alienDeck(
        "game: war-of-the-worlds\nfaction: aliens\nalien-start: %1\n[deck]\n4 Sterminio\n1 Tripode\n");
    QCOMPARE(onSale(QByteArray(alienDeck).replace("%1", "a"), "Tripode"), 2);  // the start copy
    QCOMPARE(onSale(QByteArray(alienDeck).replace("%1", "b"), "Tripode"), 1);  // a copy bought
}

void WarSetUpDecks::sectionsOfAGameUnderWay()
{
    const Session session = begun(setupOf({"examples/aliens-after-three-turns.deck", {}, {}, {}, {}}));
    QCOMPARE(size(session, "hand") + size(session, "supply"), 12);
    QCOMPARE(size(session, "reserve"), 5);
    QCOMPARE(size(session, "offer"), 16);
    QCOMPARE(size(session, "removed"), 2);
}

void WarSetUpDecks::illegalAndEmptyDecks_data()
{
    QTest::addColumn<QByteArray>("deck");
    QTest::addColumn<int>("hand");
    const QByteArray head("game: war-of-the-worlds\nfaction: humans\n");
    QTest::newRow("empty") << head + "[deck]\n" << -1;
    QTest::newRow("no section") << head << -1;
    QTest::newRow("smaller than the hand") << head + "[deck]\n3 Guerriglia\n" << 3;
    QTest::newRow("the other side's cards and a unknown card")
        << head + "[deck]\n3 Sterminio\n1 Bunker\n\"Mare d'Irlanda\"\n"
        << 5;
}

void WarSetUpDecks::illegalAndEmptyDecks()
{
    QFETCH(const QByteArray, deck);
    QFETCH(const int, hand);
    const auto play = Play::of(setupOfText(deck));
    const auto moment = play->start(7);
    QCOMPARE(moment.has_value(), hand >= 0);
    if (!moment) {
        QCOMPARE(moment.error().code, std::string("goldfish.empty-deck"));
        return;
    }
    QCOMPARE(moment->table().pile("hand").cards(), hand);
    for (const Offer& offer : moment->table().offers) QVERIFY(offer.verb != "play");
    QVERIFY(std::ranges::any_of(moment->table().offers, [](const Offer& offer) { return offer.verb == "end"; }));
}

void WarSetUpDecks::numbersComeFromThePack()
{
    Setup setup = setupOf(humans());
    setup.procedure.openingHand = {4, {}};
    for (Procedure::Step& step : setup.procedure.setUp)
        if (step.kind == Procedure::Step::Kind::Move) step.count = {3, {}};
    for (Procedure::Step& step : setup.procedure.phases.front().leave)
        if (step.kind == Procedure::Step::Kind::Draw) step.count = {6, {}};
    setup.settings = setupOf(humans({"must-play=lenient"})).settings;
    Session session = begun(setup);
    QCOMPARE(size(session, "hand"), 4);
    QCOMPARE(size(session, "reserve"), 3);
    QVERIFY(session.act(std::string_view("end")));
    QCOMPARE(size(session, "hand"), 6);
}

void WarSetUpDecks::aMulliganOfThePackIsPlayed()
{
    Setup setup = setupOf(humans());
    setup.procedure.mulligan.kind = Procedure::Mulligan::Kind::WholeHand;
    setup.procedure.mulligan.to = "supply";
    setup.procedure.mulligan.times = {1, {}};
    Session session = begun(setup);
    QCOMPARE(session.table().turn, 0);
    QCOMPARE(listed(session.table().offers, session.play().setup()), (std::vector<std::string>{"keep", "mulligan"}));
    QVERIFY(session.act(std::string_view("mulligan")));
    QCOMPARE(size(session, "hand"), 4);
    QCOMPARE(session.table().turn, 1);
    session.undo();
    QVERIFY(session.act(std::string_view("keep")));
    QCOMPARE(size(session, "hand"), 5);
    QCOMPARE(session.table().turn, 1);
}

MAZZO_TEST(WarSetUpDecks)
#include "test_set_up_decks.moc"
