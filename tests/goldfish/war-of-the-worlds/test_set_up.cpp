#include "goldfish/action_text.h"
#include "goldfish/war-of-the-worlds/set_up.h"
#include "tests/goldfish/war-of-the-worlds/scene.h"

#include <QtTest>

using namespace mazzo;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::waroftheworlds;

namespace {

Session begun(Setup setup, std::uint64_t seed = 7)
{
    auto session = Play::of(std::move(setup)).and_then([seed](Play&& play) { return Session::begin(std::move(play), seed); });
    if (!session) qFatal("%s", session.error().code.c_str());
    return *session;
}

int size(const Session& session, const char* zone) { return session.table().pile(zone).cards(); }

bool logged(const Table& table, const char* clause, const char* key, bool warning)
{
    return std::ranges::any_of(table.log, [&](const Note& told) {
        return told.clause == clause && told.key == std::string("war-of-the-worlds.") + key && told.warning == warning;
    });
}

} // namespace

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
    void WW_V05_provisionalValuesAreLabelled();
    void WW_V05_strictDataSellsNothing();
    void WW_C09_cardsBoughtBeforeAreNotForSale();
    void sectionsOfAGameUnderWay();
    void illegalAndEmptyDecks_data();
    void illegalAndEmptyDecks();
    void numbersComeFromThePack();
    void aMulliganOfThePackIsPlayed();
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
            QCOMPARE(std::get<std::string>(catalogue().value(piece.card, *pack().game.field("faction"))), faction.toStdString());
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
    QCOMPARE(regions, (QStringList{"l04", "l06", "l07", "l08", "l10", "l11", "l12", "l13", "l14", "l15"}));
    QCOMPARE(scene.count("civilians"), 30);
}

void WarSetUp::WW_S03_theShipLands()
{
    const Scene scene(humans());
    QCOMPARE(scene.board().count("ship"), 1);
    QCOMPARE(scene.board().count("ship", "l01"), 1);
    QVERIFY(scene.board().is("l01", "land"));
}

void WarSetUp::WW_K27_theShipIsAnAlienBuilding()
{
    Scene scene(humans());
    scene.clear("tripod").clear("ufo");
    QVERIFY(scene.board().hasAlienBuilding("l01"));
    QVERIFY(scene.board().isAlienTarget("l01"));
    QVERIFY(scene.board().isHostile("l01"));
    QVERIFY(!scene.board().hasAlienBuilding("l02"));
}

void WarSetUp::WW_S04_oneTripodAndOneUfo()
{
    for (const Given& given : {humans(), aliens()}) {
        const Scene scene(given);
        QCOMPARE(scene.board().count("tripod"), 1);
        QCOMPARE(scene.board().count("ufo", "l01"), 1);
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
    const QStringList start = namesIn(session.play().setup(), session.table(), "hand") + namesIn(session.play().setup(), session.table(), "supply");
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
        for (const Pile& pile : session.table().piles) QCOMPARE(pile.seat, 0);   // the passive side has no cards
        const Scene scene(given);
        QCOMPARE(scene.board().count("civilian"), 30);
        QCOMPARE(scene.board().count("ship") + scene.board().count("tripod") + scene.board().count("ufo"), 3);
    }
}

void WarSetUp::WW_V05_provisionalValuesAreLabelled()
{
    const Session humanGame = begun(setupOf(humans()));
    QVERIFY(logged(humanGame.table(), "WW-D08", "provisional-map", true));
    QVERIFY(logged(humanGame.table(), "WW-D03", "provisional-cards", true));
    QVERIFY(logged(begun(setupOf(aliens())).table(), "WW-D01", "provisional-cards", true));
    // A list of cards for sale that the player states is no guess.
    QVERIFY(!logged(begun(setupOf({"examples/aliens-set-up-a.deck", {}, {}, {}, {}})).table(), "WW-D01", "provisional-cards", true));
}

void WarSetUp::WW_V05_strictDataSellsNothing()
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

void WarSetUp::WW_C09_cardsBoughtBeforeAreNotForSale()
{
    const auto onSale = [](const QByteArray& text, const char* name) { return std::ranges::count(cardsForSale(setupOfText(text)).cards, card(name)); };
    const QByteArray humanDeck("game: war-of-the-worlds\nfaction: humans\n[deck]\n6 Trasferimento\n4 Guerriglia\n");
    QCOMPARE(cardsForSale(setupOfText(humanDeck)).cards.size(), std::size_t{25});
    QCOMPARE(onSale(humanDeck, "Esercito"), 3);
    QCOMPARE(onSale(humanDeck + "1 Esercito\n[removed]\n1 Esercito\n1 Bunker\n", "Esercito"), 1);
    QCOMPARE(onSale(humanDeck + "1 Esercito\n[removed]\n1 Esercito\n1 Bunker\n", "Bunker"), 3);
    QCOMPARE(onSale(humanDeck + "[reserve]\n2 Bunker\n", "Bunker"), 2);   // the two in the row
    const QByteArray alienDeck("game: war-of-the-worlds\nfaction: aliens\nalien-start: %1\n[deck]\n4 Sterminio\n1 Tripode\n");
    QCOMPARE(onSale(QByteArray(alienDeck).replace("%1", "a"), "Tripode"), 2);   // the start copy
    QCOMPARE(onSale(QByteArray(alienDeck).replace("%1", "b"), "Tripode"), 1);   // a copy bought
}

void WarSetUp::sectionsOfAGameUnderWay()
{
    const Session session = begun(setupOf({"examples/aliens-after-three-turns.deck", {}, {}, {}, {}}));
    QCOMPARE(size(session, "hand") + size(session, "supply"), 12);
    QCOMPARE(size(session, "reserve"), 5);
    QCOMPARE(size(session, "offer"), 16);
    QCOMPARE(size(session, "removed"), 2);
}

void WarSetUp::illegalAndEmptyDecks_data()
{
    QTest::addColumn<QByteArray>("deck");
    QTest::addColumn<int>("hand");
    const QByteArray head("game: war-of-the-worlds\nfaction: humans\n");
    QTest::newRow("empty") << head + "[deck]\n" << -1;
    QTest::newRow("no section") << head << -1;
    QTest::newRow("smaller than the hand") << head + "[deck]\n3 Guerriglia\n" << 3;
    QTest::newRow("the other side's cards and a stranger") << head + "[deck]\n3 Sterminio\n1 Bunker\n\"Mare d'Irlanda\"\n" << 5;
}

void WarSetUp::illegalAndEmptyDecks()
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

void WarSetUp::numbersComeFromThePack()
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

void WarSetUp::aMulliganOfThePackIsPlayed()
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

QTEST_APPLESS_MAIN(WarSetUp)
#include "test_set_up.moc"
