// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/action_text.h"
#include "tests/goldfish/war-of-the-worlds/played.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::waroftheworlds;

/// WW-S: what stands on the table before the first action.
class WarSetUp : public QObject {
    Q_OBJECT

private slots:
    void WW_S01_eachSideHasItsOwnCards_data();
    void WW_S01_eachSideHasItsOwnCards();
    void WW_S02_threeCiviliansInTenRegions();
    void WW_S03_theShipLands();
    void WW_K27_theShipIsAnAlienBuilding();
    void WW_S04_oneTripodAndOneUfo();
    void WW_S05_damageAtZero();
    void WW_S06_theStartDeckIsShuffled();
    void WW_S07_theOfferIsShuffled();
    void WW_S08_reserveInOrderRevealed();
    void WW_S09_openingHand();
    void WW_S10_emptyPiles();
    void WW_S11_noMulligan();
    void WW_S12_WW_S13_theChosenSideBegins();
};

void WarSetUp::WW_S01_eachSideHasItsOwnCards_data()
{
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QString>("faction");
    QTest::addColumn<QString>("pool");
    QTest::newRow("humans pay in coins") << "decks/humans.deck" << "humans" << "coins";
    QTest::newRow("aliens pay in energy") << "decks/aliens-a.deck" << "aliens" << "energy";
    QTest::newRow("aliens, start deck B") << "decks/aliens-b.deck" << "aliens" << "energy";
}

void WarSetUp::WW_S01_eachSideHasItsOwnCards()
{
    QFETCH(const QString, deck);
    QFETCH(const QString, faction);
    QFETCH(const QString, pool);
    const Session session = begun(setupOf({deck, {}, {}, {}, {}}));
    int cards = 0;
    for (const char* zone : {"hand", "supply", "discard", "reserve", "offer", "removed"}) {
        for (const Piece& piece : session.table().pile(zone).pieces) {
            QCOMPARE(std::get<std::string>(catalogue().value(piece.card, *pack().game.field("faction"))),
                     faction.toStdString());
            ++cards;
        }
    }
    QCOMPARE(cards, 35);
    std::vector<std::string> counters;
    for (const Counter& counter : session.table().counters) counters.push_back(counter.id);
    QCOMPARE(counters, (std::vector<std::string>{pool.toStdString(), "damage", "civilians"}));
}

void WarSetUp::WW_S02_threeCiviliansInTenRegions()
{
    const Scene scene(humans());
    QStringList regions;
    for (const std::string& region : scene.board().regions()) {
        const int there = scene.board().count("civilian", region);
        QVERIFY(there == 0 || there == 3);
        if (there == 3) regions << QString::fromStdString(region);
    }
    QCOMPARE(regions, (QStringList{"L04", "L06", "L07", "L08", "L10", "L11", "L12", "L13", "L14", "L15"}));
    QCOMPARE(scene.count("civilians"), 30);
}

void WarSetUp::WW_S03_theShipLands()
{
    const Scene scene(humans());
    QCOMPARE(scene.board().count("ship"), 1);
    QCOMPARE(scene.board().count("ship", "L01"), 1);
    QVERIFY(scene.board().is("L01", "land"));
}

void WarSetUp::WW_K27_theShipIsAnAlienBuilding()
{
    Scene scene(humans());
    scene.clear("tripod").clear("ufo");
    QVERIFY(scene.board().hasAlienBuilding("L01"));
    QVERIFY(scene.board().isAlienTarget("L01"));
    QVERIFY(scene.board().isHostile("L01"));
    QVERIFY(!scene.board().hasAlienBuilding("L02"));
}

void WarSetUp::WW_S04_oneTripodAndOneUfo()
{
    for (const Given& given : {humans(), aliens()}) {
        const Scene scene(given);
        QCOMPARE(scene.board().count("tripod"), 1);
        QCOMPARE(scene.board().count("ufo", "L01"), 1);
        QCOMPARE(scene.board().miniaturesLeft("tripod"), 2);
        QCOMPARE(scene.board().miniaturesLeft("ufo"), 1);
        QCOMPARE(scene.board().count("army") + scene.board().count("naval"), 0);
    }
}

void WarSetUp::WW_S05_damageAtZero()
{
    QCOMPARE(Scene(humans()).count("damage"), 0);
    QCOMPARE(Scene(aliens()).count("damage"), 0);
}

void WarSetUp::WW_S06_theStartDeckIsShuffled()
{
    QSet<QString> hands;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Session session = begun(setupOf(humans()), seed);
        hands << namesIn(session.play().setup(), session.table(), "hand").join('|');
        QVERIFY(session.table() == begun(setupOf(humans()), seed).table());
    }
    QVERIFY(hands.size() > 1);
    const Session session = begun(setupOf(humans()));
    QCOMPARE(session.table().pile("supply").sight, Procedure::Sight::Hidden);
    const QStringList start = namesIn(session.play().setup(), session.table(), "hand") +
                              namesIn(session.play().setup(), session.table(), "supply");
    QCOMPARE(start.count("Trasferimento"), 6);
    QCOMPARE(start.count("Guerriglia"), 4);
}

void WarSetUp::WW_S07_theOfferIsShuffled()
{
    QSet<QString> offers;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const Session session = begun(setupOf(humans()), seed);
        offers << namesIn(session.play().setup(), session.table(), "offer").join('|');
        QCOMPARE(size(session, "offer") + size(session, "reserve"), 25);
    }
    QCOMPARE(offers.size(), 8);
    QCOMPARE(begun(setupOf(humans())).table().pile("offer").sight, Procedure::Sight::Hidden);
}

void WarSetUp::WW_S08_reserveInOrderRevealed()
{
    Given given = humans();
    given.offer = {"Forte", "Bunker", "Esercito", "Bunker", "Attacco Aereo", "Evacuazione"};
    const Session session = begun(setupOf(given));
    QCOMPARE(namesIn(session.play().setup(), session.table(), "reserve"), given.offer.mid(0, 5));
    QCOMPARE(namesIn(session.play().setup(), session.table(), "offer").first(), QStringLiteral("Evacuazione"));
    QCOMPARE(size(session, "offer"), 20);
}

void WarSetUp::WW_S09_openingHand()
{
    for (const Given& given : {humans(), aliens()}) {
        const Session session = begun(setupOf(given));
        QCOMPARE(size(session, "hand"), 5);
        QCOMPARE(size(session, "supply"), 5);
    }
}

void WarSetUp::WW_S10_emptyPiles()
{
    for (const Given& given : {humans(), aliens()}) {
        const Session session = begun(setupOf(given));
        QCOMPARE(size(session, "discard"), 0);
        QCOMPARE(size(session, "removed"), 0);
    }
}

void WarSetUp::WW_S11_noMulligan()
{
    Session session = begun(setupOf(humans()));
    for (const std::string& offer : listed(session.table().offers, session.play().setup())) {
        QVERIFY(offer != "mulligan");
        QVERIFY(offer != "keep");
    }
    const auto done = session.act(std::string_view("mulligan"));
    QVERIFY(!done);
    QCOMPARE(done.error().args[1], std::string("WW-S11"));
    QCOMPARE(session.table().turn, 1);
}

void WarSetUp::WW_S12_WW_S13_theChosenSideBegins()
{
    for (const Given& given : {humans(), aliens()}) {
        const Session session = begun(setupOf(given));
        QCOMPARE(session.table().turn, 1);
        QCOMPARE(session.table().phase, std::string("turn"));
        QVERIFY(logged(session.table(), "WW-S13", "side", false));
        for (const Pile& pile : session.table().piles) QCOMPARE(pile.seat, 0);  // the passive side has no cards
        const Scene scene(given);
        QCOMPARE(scene.board().count("civilian"), 30);
        QCOMPARE(scene.board().count("ship") + scene.board().count("tripod") + scene.board().count("ufo"), 3);
    }
}

MAZZO_TEST(WarSetUp)
#include "test_set_up.moc"
