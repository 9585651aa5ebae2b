// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/sovereign/sovereign_table.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sovereign;

namespace {

/// The first Crystal as actions name it, in quotes.
std::string crystalName(const Session& session)
{
    const Piece& crystal = session.table().pile("crystals").pieces.front();
    const std::string name = crystal.card == noCard ? crystal.thing
                                                    : std::string(session.play().setup().name(crystal.card, "en"));
    return '"' + name + '"';
}

}  // namespace

/// Hand controls in Sovereign: Crystals, places of the board, face-down cards; and Classes whose data is unknown.
class SovereignManual : public QObject {
    Q_OBJECT

private slots:
    void crystals_data();
    void crystals();
    void placesOfTheBoard();
    void faceDownCardsGetAPlace();
    void pendingChoicesComeFirst();
    void unknownClassCrystallisesAnyColour();
};

void SovereignManual::crystals_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("by colour") << "white";
    QTest::newRow("by its name") << "Bianco";
}

void SovereignManual::crystals()
{
    QFETCH(const QString, name);
    Session session = inDay({});
    act(session, "manual token " + name + " to crystals");
    act(session, "manual token " + name + " to crystals");
    QCOMPARE(sovereign::crystals(session, true), QString("W2"));
    QVERIFY(session.table().pile("crystals").pieces.front().token);
    const std::string piece = crystalName(session);
    act(session, QString::fromStdString("manual state " + piece + " exhausted"));
    QCOMPARE(sovereign::crystals(session, true), QString("W1"));
    QCOMPARE(sovereign::crystals(session, false), QString("W1"));
    act(session, QString::fromStdString("manual discard " + piece + " @crystals"));
    QCOMPARE(session.table().pile("crystals").pieces.size(), std::size_t{1});
    QCOMPARE(size(session, "afterlife"), 0);
    const std::string inHand = nameOf(cards(session, "hand").section(' ', 0, 0)).toStdString();
    QVERIFY(!session.act("manual move \"" + inHand + "\" to crystals"));
}

void SovereignManual::placesOfTheBoard()
{
    Session session = inDay({"d1", {}, {"001"}, {}, {}});
    act(session, "manual move {001} to r3c2");
    QCOMPARE(cards(session, "field"), QString("001@r3c2"));
    QVERIFY(isOffered(session, "move {001} to r3c3"));
    // A place with a Haerian is not free.
    act(session, "manual token {002} to r1c1");
    QVERIFY(!session.act(("manual move \"" + nameOf("002") + "\" @r1c1 to r3c2").toStdString()));
    act(session, "manual discard {001}");
    QCOMPARE(cards(session, "afterlife"), QString("001"));
    act(session, "manual discard {002} @r1c1");
    QCOMPARE(cards(session, "field"), QString());
}

void SovereignManual::faceDownCardsGetAPlace()
{
    Session session = inDay({"d1", {}, {"001"}, {}, {}});
    act(session, "manual move {001} to facedown");
    QCOMPARE(size(session, "facedown"), 11);
    for (const Piece& piece : session.table().pile("facedown").pieces) QVERIFY(!piece.place.empty());
}

void SovereignManual::pendingChoicesComeFirst()
{
    Session session = begun(Wish{"d1", {{"start-crystals", "1"}}, {}, {}, {}});
    act(session, "keep");
    act(session, "first");
    QVERIFY(session.table().question);
    QVERIFY(!session.act("manual draw 1"));
    QCOMPARE(session.play().refusal(session.now(), "manual draw 1")->key, std::string("manual-pending"));
    crystallise(session, "W");
    act(session, "manual draw 1");
}

void SovereignManual::unknownClassCrystallisesAnyColour()
{
    Setup setup = setupOf({});
    Deck deck = setup.deck;
    deck.addUnknownCard(*setup.game->zone("classes"), "Cavaliere Errante", 1);
    Session session = begun(Setup::of(*setup.game, *setup.catalogue, setup.settings, deck));
    for (const char* action : {"keep", "first", "vocation Cavaliere Errante"}) act(session, action);
    QVERIFY(isOffered(session, "crystallise white"));
    act(session, "crystallise red");
    QCOMPARE(sovereign::crystals(session, true), QString("R1"));
}

MAZZO_TEST(SovereignManual)
#include "test_manual.moc"
