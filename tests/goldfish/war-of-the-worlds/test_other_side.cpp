// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/war-of-the-worlds/played.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::waroftheworlds;

/// What the side that nobody plays would have on the board, put there by hand.
class WarOtherSide : public QObject {
    Q_OBJECT

private slots:
    void WW_V06_piecesOfTheOtherSideOnly();
    void WW_T35_buildingsWhereTheRulesAllow();
    void WW_C13_noMorePiecesThanThereAre();
    void WW_T25_tilesInAHumanTurn();
    void WW_T02_tilesGoBeforeTheNextTurn();
    void WW_T23_anArmyHoldsATripod();
    void WW_T31_aShieldPutByHand();
};

namespace {

QString act(Session& session, const QStringList& actions)
{
    for (const QString& action : actions)
        if (const auto done = session.act(std::string_view(action.toStdString())); !done)
            return action + ' ' + QString::fromStdString(done.error().args[1]);
    return {};
}

/// The regions that an offer of the other side names.
QStringList regionsFor(const Session& session, const std::string& what)
{
    QStringList regions;
    for (const Offer& offer : session.table().offers) {
        if (offer.verb != "opponent") continue;
        const Operand& thing = offer.parts[0].choices.front();
        const std::string name = thing.card == noCard ? thing.word
                                                      : std::string(session.play().setup().name(thing.card, "it"));
        if (name != what) continue;
        for (const Operand& region : offer.parts[1].choices) regions << QString::fromStdString(region.word);
    }
    return regions;
}

}  // namespace

void WarOtherSide::WW_V06_piecesOfTheOtherSideOnly()
{
    const Session humanGame = begun(setupOf(humans()));
    QVERIFY(!regionsFor(humanGame, "tripod").isEmpty());
    QVERIFY(regionsFor(humanGame, "army").isEmpty());
    const Session alienGame = begun(setupOf(aliens()));
    QVERIFY(!regionsFor(alienGame, "army").isEmpty());
    QVERIFY(regionsFor(alienGame, "tripod").isEmpty());
    QVERIFY(regionsFor(alienGame, "fog").isEmpty());  // the player's own
}

void WarOtherSide::WW_T35_buildingsWhereTheRulesAllow()
{
    Session session = begun(setupOf(aliens()));
    const QStringList sites = regionsFor(session, "Forte");
    QVERIFY(sites.contains("L04"));
    QVERIFY(!sites.contains("L05"));  // no civilian
    QCOMPARE(act(session, {"opponent Forte at L04"}), QString());
    QVERIFY(boardText(session.play().setup(), session.table()).contains("Forte@L04"));
    QVERIFY(!regionsFor(session, "Bunker").contains("L04"));  // WW-C17
    QCOMPARE(session.table().count("energy"), 0);
}

void WarOtherSide::WW_C13_noMorePiecesThanThereAre()
{
    Session session = begun(setupOf(aliens()));
    QCOMPARE(act(session, {"opponent army at L04, L06", "opponent army at L08, L10"}),
             QString("opponent army at L08, L10 "));
    QCOMPARE(act(session, {"opponent army at L08"}), QString());
    QVERIFY(regionsFor(session, "army").isEmpty());
}

void WarOtherSide::WW_T25_tilesInAHumanTurn()
{
    Given given = humans();
    given.supply = {"Trasferimento", "Trasferimento", "Trasferimento", "Trasferimento", "Trasferimento"};
    Session session = begun(setupOf(given));
    QCOMPARE(regionsFor(session, "sound"), QStringList{"L01"});                // where a Tripod stands
    QCOMPARE(regionsFor(session, "fog"), (QStringList{"L02", "L03", "L04"}));  // beside it
    QCOMPARE(act(session, {"opponent sound at L01", "play Trasferimento: 1", "pick L04"}), QString());
    QStringList ways;
    for (const Offer& offer : session.table().offers)
        if (offer.verb == "pick")
            for (const Operand& region : offer.parts.front().choices) ways << QString::fromStdString(region.word);
    QCOMPARE(ways, (QStringList{"L03", "L05"}));  // nobody may enter L01
}

void WarOtherSide::WW_T02_tilesGoBeforeTheNextTurn()
{
    Session session = begun(setupOf(humans({"must-play=lenient"})));
    QCOMPARE(act(session, {"opponent sound at L01", "end"}), QString());
    QVERIFY(!boardText(session.play().setup(), session.table()).contains("sound"));
    QVERIFY(logged(session.table(), "WW-T02", "tiles-back", false));
}

void WarOtherSide::WW_T23_anArmyHoldsATripod()
{
    Given given = aliens();
    given.supply = {"Sterminio", "Sterminio"};
    Session session = begun(setupOf(given));
    QCOMPARE(act(session, {"opponent army at L04", "play Sterminio: 2", "pick L04", "play Sterminio: 2"}),
             QString("play Sterminio: 2 WW-T23"));
    QVERIFY(!regionsFor(session, "army").contains("L04"));  // WW-T19: hostile now
}

void WarOtherSide::WW_T31_aShieldPutByHand()
{
    Given given = aliens();
    given.supply = {"Sterminio", "Tripode", "UFO", "Rifornimento d'Energia", "Rifornimento d'Energia"};
    Session session = begun(setupOf(given));
    QCOMPARE(act(session, {"opponent Artiglieria Pesante at L04", "play Sterminio: 2", "pick L04", "play Tripode: 2"}),
             QString("play Tripode: 2 WW-T31"));  // 2 of 3, and the UFO is not there
    QCOMPARE(act(session, {"play Tripode: 3"}), QString());
    QVERIFY(!boardText(session.play().setup(), session.table()).contains("Artiglieria"));
}

MAZZO_TEST(WarOtherSide)
#include "test_other_side.moc"
