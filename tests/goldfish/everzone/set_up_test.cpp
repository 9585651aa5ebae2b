// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/set_up.h"
#include "tests/goldfish/everzone/fixture.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;

/// From the deck file to the kept hand.
class EverzoneSetUp : public QObject {
    Q_OBJECT

private slots:
    void EZ_S01_anyNumberOfPlayersIsPlayedAlone();
    void EZ_S03_leaderApart();
    void EZ_S04_nineLocations();
    void EZ_S05_firstGame();
    void EZ_S06_commandPoints_data();
    void EZ_S06_commandPoints();
    void EZ_S07_forcesAreShuffled();
    void EZ_S08_stateAfterSetUp();
    void EZ_S09_openingHand();
    void EZ_S10_locationBeforeTheMulligan();
    void EZ_S11_mulliganWholeHandForOneLess();
    void EZ_S12_mulliganToTheRetreatedPile();
    void EZ_S13_leaderJoins();
    void EZ_S14_keep();
    void EZ_S17_randomLocations();
    void EZ_C16_threePlayers();
    void EZ_T72_mulliganFloor();
    void EZ_V10_numbersComeFromThePack();
    void EZ_C24_noCardIsLost();
    void EZ_S02_oddDecksArePlayedToo();
};

namespace {

const Fixture& plain()
{
    static const Fixture fixture;
    return fixture;
}

QStringList locationNames(const Session& session)
{
    QStringList all = names(session, "locations") + names(session, "location") + names(session, "fought");
    all.sort();
    return all;
}

}  // namespace

void EverzoneSetUp::EZ_S01_anyNumberOfPlayersIsPlayedAlone()
{
    for (const char* players : {"players=2", "players=3", "players=4", "players=6"}) {
        const Session session = begun(plain().setup("adam-finn", "en", {players}));
        QCOMPARE(session.table().seat, 0);
        QCOMPARE(offers(session), (QStringList{"keep", "mulligan"}));
    }
}

void EverzoneSetUp::EZ_S03_leaderApart()
{
    const Session en = begun(plain().setup());
    QCOMPARE(names(en, "leader"), QStringList{"Adam Finn"});
    QVERIFY(!names(en, "hand").contains("Adam Finn"));
    const Session it = begun(plain().setup("adam-finn", "it"));
    QVERIFY(names(it, "leader").isEmpty());
    QVERIFY(names(it, "hand").contains("Adam Finn"));
}

void EverzoneSetUp::EZ_S04_nineLocations()
{
    for (std::uint64_t seed = 1; seed < 30; ++seed) {
        const QStringList all = locationNames(begun(plain().setup("examples/three-locations"), seed));
        QCOMPARE(all.size(), 9);
        for (const char* prime : {"Prime Earth", "Prime Sea", "Prime Space"}) {
            QVERIFY(all.contains(prime));
            QVERIFY(all.count(prime) <= 4);
        }
    }
}

void EverzoneSetUp::EZ_S05_firstGame()
{
    // Own picks count, unless the six are taken at random.
    const Setup picked = plain().setup("examples/four-prime-earth");
    const Setup random = plain().setup("examples/four-prime-earth", "en", {"first-game=yes"});
    int most = 0;
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        QVERIFY(locationNames(begun(picked, seed)).count("Prime Earth") >= int(picked.section("locations").size()));
        most = std::max(most, int(locationNames(begun(random, seed)).count("Prime Earth")));
        QCOMPARE(locationNames(begun(random, seed)).size(), 9);
    }
    QVERIFY(most < 4);
}

void EverzoneSetUp::EZ_S06_commandPoints_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("cp");
    QTest::newRow("default") << QStringList{} << 20;
    QTest::newRow("EZ-V04 fifteen") << QStringList{"cp=15"} << 15;
    QTest::newRow("EZ-V02 a team of two adds up") << QStringList{"players=4"} << 40;
    QTest::newRow("a team of three") << QStringList{"players=6", "cp=10"} << 30;
    QTest::newRow("EZ-V03 three on their own") << QStringList{"players=3"} << 20;
}

void EverzoneSetUp::EZ_S06_commandPoints()
{
    QFETCH(const QStringList, options);
    QFETCH(const int, cp);
    const Session session = begun(plain().setup("adam-finn", "en", options));
    QCOMPARE(session.table().count("cp"), cp);
    QVERIFY(logged(session, "EZ-S06 counter cp " + QString::number(cp)));
}

void EverzoneSetUp::EZ_S07_forcesAreShuffled()
{
    QVERIFY(names(begun(plain().setup(), 1), "hand") != names(begun(plain().setup(), 2), "hand"));
    QCOMPARE(names(begun(plain().setup(), 1), "hand"), names(begun(plain().setup(), 1), "hand"));
    QVERIFY(logged(begun(plain().setup()), "EZ-S07 shuffled forces"));
    const Session session = begun(plain().setup());
    QCOMPARE(size(session, "fallen") + size(session, "retreated"), 0);
}

void EverzoneSetUp::EZ_S08_stateAfterSetUp()
{
    const Session en = begun(plain().setup());
    QCOMPARE(sizes(en), QString("10 39 0 0 0"));
    QCOMPARE(size(en, "leader"), 1);
    QCOMPARE(size(en, "locations"), 8);
    QCOMPARE(size(en, "location"), 1);
    QCOMPARE(en.table().count("surrenders"), 0);
    QCOMPARE(en.table().counters.size(), std::size_t(2));
    QCOMPARE(en.table().count("enemy-cp"), 20);
    const Session it = begun(plain().setup("adam-finn", "it"));
    QCOMPARE(sizes(it), QString("10 39 0 0 0"));
    QCOMPARE(size(it, "hand"), 11);
}

void EverzoneSetUp::EZ_S09_openingHand()
{
    const Session session = begun(plain().stacked({"Marine", "Veil", "Firelord"}, {"Prime Sea"}));
    QCOMPARE(names(session, "hand").mid(0, 3), (QStringList{"Marine", "Veil", "Firelord"}));
    QVERIFY(logged(session, "EZ-S09 drew 10: Marine, Veil, Firelord"));
    QCOMPARE(session.table().turn, 1);
    QCOMPARE(session.table().phase, std::string("draw"));
}

void EverzoneSetUp::EZ_S10_locationBeforeTheMulligan()
{
    const Session en = begun(plain().stacked({}, {"Prime Sea"}));
    QCOMPARE(names(en, "location"), QStringList{"Prime Sea"});
    QCOMPARE(offers(en), (QStringList{"keep", "mulligan"}));
    QVERIFY(logged(en, "! EZ-S10 everzone.location-unknown Prime Sea 2"));
    const Session it = begun(plain().stacked({}, {"Prime Sea"}, "adam-finn", "it"));
    QCOMPARE(names(it, "location"), QStringList{"Prime Sea"});
    QCOMPARE(it.table().phase, std::string("battle"));
    Fixture known;
    known.setResources("Prime Sea", "10/20/35");
    QVERIFY(logged(begun(known.stacked({}, {"Prime Sea"})), "EZ-S10 everzone.location Prime Sea 3"));
}

void EverzoneSetUp::EZ_S11_mulliganWholeHandForOneLess()
{
    for (const char* edition : {"en", "it"}) {
        Session session = begun(plain().setup("adam-finn", edition));
        const QStringList before = names(session, "hand");
        act(session, "mulligan");
        QCOMPARE(sizes(session), QString("9 30 0 10 0"));
        QVERIFY(logged(session, "EZ-S11 mulligan 10"));
        QCOMPARE(names(session, "hand").contains("Adam Finn"),
                 before.contains("Adam Finn"));  // never among those put aside
        QVERIFY(!names(session, "retreated").contains("Adam Finn"));
        act(session, "mulligan");
        QCOMPARE(sizes(session), QString("8 22 0 19 0"));
    }
}

void EverzoneSetUp::EZ_S12_mulliganToTheRetreatedPile()
{
    Session session = begun(plain().setup());
    for (const char* expected : {"9 30 0 10 0", "8 22 0 19 0", "7 15 0 27 0", "6 9 0 34 0", "5 4 0 40 0"}) {
        act(session, "mulligan");
        QCOMPARE(sizes(session), QString(expected));
    }
    act(session, "mulligan");  // the last four are drawn, and the pile comes back
    QCOMPARE(sizes(session), QString("4 45 0 0 0"));
    QVERIFY(logged(session, "EZ-T50 reshuffled 45"));
}

void EverzoneSetUp::EZ_S13_leaderJoins()
{
    Session en = begun(plain().setup());
    act(en, "mulligan; keep");
    QCOMPARE(size(en, "hand"), 10);
    QVERIFY(names(en, "hand").contains("Adam Finn"));
    QVERIFY(names(en, "leader").isEmpty());
    QVERIFY(logged(en, "EZ-S13 everzone.leader-joins Adam Finn"));
    Session it = begun(plain().setup("adam-finn", "it"));
    act(it, "keep");
    QCOMPARE(size(it, "hand"), 11);
    QVERIFY(!logged(it, "EZ-S13"));
}

void EverzoneSetUp::EZ_S14_keep()
{
    Session session = begun(plain().setup());
    act(session, "keep");
    QVERIFY(logged(session, "EZ-S14 kept 10"));
    QCOMPARE(session.table().phase, std::string("marshal"));
    QCOMPARE(refusal(session, "mulligan"), QString("EZ-S11"));
}

void EverzoneSetUp::EZ_S17_randomLocations()
{
    QVERIFY(locationNames(begun(plain().setup(), 1)) != locationNames(begun(plain().setup(), 3)));
    QVERIFY(!logged(begun(plain().setup()), "EZ-C15"));  // the whole box
    // Random picks come first, then the Locations are shuffled, then the forces: picking more changes both, ordering
    // the Locations neither.
    QCOMPARE(names(begun(plain().setup()), "hand"), names(begun(plain().stacked({}, {"Prime Sea"})), "hand"));
    Random one(5);
    Random two(5);
    QCOMPARE(locationDeck(plain().setup(), one), locationDeck(plain().setup(), two));
}

void EverzoneSetUp::EZ_C16_threePlayers()
{
    bool without = false;
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        const QStringList free = locationNames(begun(plain().setup("adam-finn", "en", {"players=3"}), seed));
        QCOMPARE(free.size(), 9);
        without = without || !free.contains("Prime Sea");
        QVERIFY(
            locationNames(begun(plain().setup("adam-finn", "en", {"players=3", "three-player-locations=primes"}), seed))
                .contains("Prime Sea"));
    }
    QVERIFY(without);
}

void EverzoneSetUp::EZ_T72_mulliganFloor()
{
    Session en = begun(plain().setup());
    for (int hand = 10; hand > 1; --hand) act(en, "mulligan");
    QVERIFY(sizes(en).startsWith("1 "));
    QCOMPARE(offers(en), (QStringList{"keep", "mulligan"}));
    act(en, "mulligan");  // to no card; then it can only be kept
    QVERIFY(sizes(en).startsWith("0 "));
    QCOMPARE(offers(en), QStringList{"keep"});
    QCOMPARE(refusal(en, "mulligan"), QString("EZ-S11"));
    act(en, "keep");
    QCOMPARE(names(en, "hand"), QStringList{"Adam Finn"});
    Session it = begun(plain().setup("adam-finn", "it"));
    for (int hand = 10; hand > 2; --hand) act(it, "mulligan");
    QVERIFY(sizes(it).startsWith("2 "));
    act(it, "mulligan");
    QVERIFY(sizes(it).startsWith("1 "));
    QCOMPARE(offers(it), QStringList{"keep"});
    QCOMPARE(refusal(it, "mulligan"), QString("EZ-S11"));
}

void EverzoneSetUp::EZ_V10_numbersComeFromThePack()
{
    Fixture changed;
    for (Procedure& procedure : changed.pack().game.procedures) {
        procedure.openingHand = {7, {}};
        procedure.mulligan.less = {2, {}};
        procedure.parameters["locations"] = 5;
    }
    Session session = begun(changed.setup());
    QCOMPARE(sizes(session), QString("7 42 0 0 0"));
    QCOMPARE(size(session, "locations"), 4);
    act(session, "mulligan");
    QVERIFY(sizes(session).startsWith("5 "));
    for (Procedure& procedure : changed.pack().game.procedures)
        procedure.mulligan.kind = Procedure::Mulligan::Kind::None;
    QCOMPARE(begun(changed.setup()).table().phase, std::string("marshal"));
}

void EverzoneSetUp::EZ_C24_noCardIsLost()
{
    Session session = begun(plain().setup());
    act(session, "mulligan; keep; next; next; next");
    int cards = 0;
    for (const char* zone : {"hand", "forces", "leader", "field", "retreated", "fallen"}) cards += size(session, zone);
    QCOMPARE(cards, 50);
}

void EverzoneSetUp::EZ_S02_oddDecksArePlayedToo()
{
    QVERIFY(logged(begun(plain().setup("examples/no-leader")), "! EZ-C02 everzone.no-leader"));
    const Session many = begun(plain().setup("examples/nine-locations-for-a-team"));
    QCOMPARE(locationNames(many).size(), 12);
    QVERIFY(logged(many, "! EZ-C13 everzone.odd-locations 12"));
    Setup tiny = plain().setup();
    tiny.deck = Deck();
    tiny.deck.addCopies(*plain().pack().game.zone("forces"), plain().card("Marine"), 4);
    const Session small = begun(tiny);
    QCOMPARE(sizes(small), QString("4 0 0 0 0"));
    QVERIFY(logged(small, "! EZ-S09 drew-short 10 4"));
}

MAZZO_TEST(EverzoneSetUp)
#include "set_up_test.moc"
