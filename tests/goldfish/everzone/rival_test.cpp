// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/saved_game.h"
#include "tests/goldfish/contract.h"
#include "tests/goldfish/everzone/both_books.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;

/// An opponent that plays a deck: by the bot, or card by card.
class EverzoneRival : public QObject {
    Q_OBJECT

private slots:
    void EZ_T10_revealsWhenThePlayerDoes();
    void EZ_T08_chosenByHand();
    void EZ_T24_playsSupportsThatFit();
    void EZ_T26_oneSupportATurn();
    void EZ_T28_viragoForbidsItsSupports();
    void EZ_C24_itsCardsAreConserved();
    void savedWithItsDeck();
    void randomPlay();
};

namespace {

Setup against(const Fixture& fixture, const char* deck)
{
    Setup setup = fixture.stacked({"Marine", "Veil"}, {"Prime Earth"});
    setup.opponents.push_back(fixture.setup(deck).deck);
    return setup;
}

/// Every unit 3/2/1 for 4 of 10 resources, except those of `known`.
Fixture valued()
{
    Fixture fixture = known("10/10/10");
    for (const Card& card : fixture.pack().cards)
        if (fixture.pack().game[card.type].id == "unit" && card.id != "marine" && card.id != "veil")
            fixture.setUnit(card.id.c_str(), "3/2/1/4");
    return fixture;
}

}  // namespace

void EverzoneRival::EZ_T10_revealsWhenThePlayerDoes()
{
    const Fixture fixture = valued();
    Session session = begun(against(fixture, "pandora"));
    QCOMPARE(session.table().count("enemy-forces"), 49);
    act(session, "keep; marshal Marine, Veil");
    QVERIFY(size(session, "enemy") == 0);
    QVERIFY(session.table().count("enemy-marshalled") > 0);
    act(session, "reveal Marine, Veil");
    QCOMPARE(size(session, "enemy"), 2);  // 4 and 4 of 10
    QVERIFY(session.table().forecast.has_value());
    act(session, "clash");  // 7/5/3 against 6/4/2
    QCOMPARE(session.table().count("enemy-cp"), 17);
    QCOMPARE(session.table().count("enemy-fallen"), 2);
    // Without a reveal it turns up when the clash comes.
    Session idle = begun(against(fixture, "pandora"));
    act(idle, "keep; marshal Marine; next");
    QCOMPARE(idle.table().count("cp"), 14);
}

void EverzoneRival::EZ_T08_chosenByHand()
{
    const Fixture fixture = valued();
    Session session = begun(against(fixture, "pandora"));
    act(session, "keep; marshal Marine, Veil; enemy Pandora");
    QCOMPARE(names(session, "enemy"), QStringList{"Pandora"});
    act(session, "reveal Marine, Veil");
    QCOMPARE(size(session, "enemy"), 1);  // the bot leaves it at that
    act(session, "clash; next");
    QVERIFY(!names(session, "enemy").contains("Pandora"));
    QCOMPARE(refusal(session, "enemy Pandora"), QString("EZ-T39"));  // destroyed for good
    act(session, "enemy none; next");
    QCOMPARE(session.table().count("cp"), 20);
    act(session, "enemy bot");
    QVERIFY(size(session, "enemy") > 0);
}

/// Supports of Pandora's deck for `cost`, on Earth.
Fixture withSupports(int cost)
{
    Fixture fixture = valued();
    for (const Card& card : fixture.pack().cards)
        if (fixture.pack().game[card.type].id == "support") fixture.setSupport(card.id.c_str(), cost, {"earth"});
    return fixture;
}

int supportsPlayed(const Session& session)
{
    int played = 0;
    for (const Note& note : session.table().log) played += note.key == "everzone.rival-played";
    return played;
}

void EverzoneRival::EZ_T24_playsSupportsThatFit()
{
    for (const auto& [cost, played] : {std::pair(2, 1), std::pair(3, 0)}) {  // two units use 8 of 10
        const Fixture fixture = withSupports(cost);
        Session session = begun(against(fixture, "pandora"));
        act(session, "keep; marshal Marine, Veil; reveal Marine, Veil");
        QCOMPARE(supportsPlayed(session), played);
        QCOMPARE(size(session, "enemy"), 2 + played);
        act(session, "clash");
        QCOMPARE(size(session, "enemy"), played);  // supports do not fall with the army
    }
    // Nothing is played while costs are unknown.
    const Fixture unknown = valued();
    Session session = begun(against(unknown, "pandora"));
    act(session, "keep; marshal Marine, Veil; reveal Marine, Veil");
    QCOMPARE(supportsPlayed(session), 0);
}

void EverzoneRival::EZ_T26_oneSupportATurn()
{
    const Fixture fixture = withSupports(0);
    Session session = begun(against(fixture, "pandora"));
    act(session, "keep; marshal Marine, Veil; reveal Marine");
    QCOMPARE(supportsPlayed(session), 1);
    act(session, "enemy bot");
    QCOMPARE(supportsPlayed(session), 0);
    act(session, "next; reveal Veil");
    QCOMPARE(supportsPlayed(session), 1);
    int inPlay = 0;
    for (const Piece& piece : session.table().pile("enemy").pieces) inPlay += piece.is("active") ? 0 : 1;
    QCOMPARE(inPlay, 2);  // the first one is still there
}

void EverzoneRival::EZ_T28_viragoForbidsItsSupports()
{
    const Fixture fixture = withSupports(0);
    Setup setup = fixture.stacked({"Virago", "Cybot"}, {"Prime Earth"}, "xenogray");
    setup.opponents.push_back(fixture.setup("pandora").deck);
    Session without = begun(setup);
    act(without, "keep; marshal Virago, Cybot; reveal Cybot");
    QCOMPARE(supportsPlayed(without), 1);
    Session with = begun(setup);
    act(with, "keep; marshal Virago, Cybot; reveal Virago");
    QCOMPARE(supportsPlayed(with), 0);
}

void EverzoneRival::EZ_C24_itsCardsAreConserved()
{
    const Fixture fixture = valued();
    Session session = begun(against(fixture, "pandora"));
    for (int step = 0; step < 40 && !session.table().outcome; ++step) {
        act(session, offers(session).contains("keep") ? "keep" : "next");
        QVERIFY(session.table().count("enemy-hand") <= 10);
        QVERIFY(session.table().count("enemy-fallen") == 0);  // nobody strikes it
    }
}

void EverzoneRival::savedWithItsDeck()
{
    const Fixture fixture = valued();
    Session session = begun(against(fixture, "pandora"));
    act(session, "keep; marshal Marine, Veil; reveal Marine, Veil; next");
    const auto read = readSaved(saved(session));
    QVERIFY(read);
    const auto back = resumed(*read, fixture.pack().game, fixture.catalogue());
    QVERIFY(back);
    QCOMPARE(back->table().count("enemy-cp"), session.table().count("enemy-cp"));
    QVERIFY(back->table() == session.table());
}

void EverzoneRival::randomPlay()
{
    const Fixture fixture = valued();
    const auto play = Play::of(against(fixture, "zarkendra"));
    QVERIFY(play);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const std::string breach = contractBreach(*play, seed, 60);
        QVERIFY2(breach.empty(), breach.c_str());
    }
}

MAZZO_TEST(EverzoneRival)
#include "rival_test.moc"
