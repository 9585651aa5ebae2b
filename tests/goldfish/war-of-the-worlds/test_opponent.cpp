// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/table_text.h"
#include "goldfish/war-of-the-worlds/opponent.h"
#include "tests/goldfish/contract.h"
#include "tests/goldfish/war-of-the-worlds/played.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::waroftheworlds;

/// The other side acts: entered by hand, or played by a bot.
class WarOpponent : public QObject {
    Q_OBJECT

private slots:
    void WW_T22_byHandEveryStepIsAMove();
    void WW_T23_byHandBlockedPiecesStay();
    void WW_T30_byHandAttacksDestroyInOrder();
    void WW_T31_byHandAShieldHolds();
    void WW_T27_byHandHumansDamageTheAliens();
    void WW_K12_byHandACivilianIsKilled();
    void WW_K25_byHandTheMarkerFalls();
    void byHandPiecesAreRemoved();
    void WW_S12_theBotOfTheAliensBegins();
    void WW_T02_tilesLastThroughTheHumanTurn();
    void theBotEndsAGame();
    void theSameSeedGivesTheSameBotGame();
    void theContractHoldsAgainstABot();
    void WW_V05_noBotWithoutKnownCards();
    void WW_F12_aChoiceSaysWhyNot();
};

namespace {

QString tried(Session& session, const QStringList& actions)
{
    for (const QString& action : actions)
        if (const auto done = session.act(std::string_view(action.toStdString())); !done)
            return action + ' ' + QString::fromStdString(done.error().args[1]);
    return {};
}

QString boardOf(const Session& session) { return boardText(session.play().setup(), session.table()); }

/// Ends turns until the game is over; the hand need not be played.
Session endless(const Given& given, int turns)
{
    Session session = begun(setupOf(given));
    for (int turn = 0; turn < turns && !session.table().outcome; ++turn)
        if (!session.act(std::string_view("end"))) break;
    return session;
}

}  // namespace

void WarOpponent::WW_T22_byHandEveryStepIsAMove()
{
    Session session = begun(setupOf(humans()));
    QCOMPARE(tried(session, {"opponent-moves tripod to L04, L05"}), QString());
    QVERIFY(boardOf(session).contains("tripod@L05"));
    QCOMPARE(tried(session, {"opponent-moves tripod to L12"}), QString("opponent-moves tripod to L12 WW-T22"));
    QCOMPARE(tried(session, {"opponent-moves tripod to S02"}), QString("opponent-moves tripod to S02 WW-T22"));
    QCOMPARE(tried(session, {"opponent-moves ufo to S01"}), QString());  // over the sea
}

void WarOpponent::WW_T23_byHandBlockedPiecesStay()
{
    Session session = begun(setupOf(aliens()));
    QCOMPARE(tried(session, {"opponent army at L04", "opponent-moves army to L01"}), QString());
    QCOMPARE(tried(session, {"opponent-moves army to L04"}), QString("opponent-moves army to L04 WW-T22"));
}

void WarOpponent::WW_T30_byHandAttacksDestroyInOrder()
{
    Session session = begun(setupOf(humans()));
    QCOMPARE(tried(session, {"opponent-moves tripod to L04", "opponent-attacks L04: 2"}), QString());
    QCOMPARE(session.table().count("civilians"), 28);
    QCOMPARE(tried(session, {"opponent-attacks L15: 1"}),
             QString("opponent-attacks L15: 1 WW-T30"));  // nobody is there
}

void WarOpponent::WW_T31_byHandAShieldHolds()
{
    Scene scene(humans());
    scene.put("tripod", "L15").tile("Bunker", "L15");
    QCOMPARE(scene.act({"opponent-attacks L15: 1"}), QString());
    QVERIFY(scene.log().contains("WW-T32 shield-held 1 L15"));
    QCOMPARE(scene.act({"opponent-attacks L15: 3"}), QString());  // Bunker 2, then a civilian
    QCOMPARE(scene.count("civilians"), 29);
}

void WarOpponent::WW_T27_byHandHumansDamageTheAliens()
{
    Session session = begun(setupOf(aliens()));
    QCOMPARE(tried(session, {"opponent-attacks L01: 29"}), QString());
    QCOMPARE(session.table().count("damage"), 29);
    QCOMPARE(tried(session, {"opponent-attacks L01: 1"}), QString());
    QVERIFY(session.table().outcome && session.table().outcome->clause == "WW-E01");
}

void WarOpponent::WW_K12_byHandACivilianIsKilled()
{
    Session session = begun(setupOf(humans()));
    QCOMPARE(tried(session, {"opponent-kills L04"}), QString("opponent-kills L04 WW-K12.1"));  // no alien unit there
    QCOMPARE(tried(session, {"opponent-moves tripod to L04", "opponent-kills L04"}), QString());
    QCOMPARE(session.table().count("civilians"), 29);
}

void WarOpponent::WW_K25_byHandTheMarkerFalls()
{
    Scene scene(humans());
    scene.damage(3);
    QCOMPARE(scene.act({"opponent-regenerates 2"}), QString());
    QCOMPARE(scene.count("damage"), 1);
    QVERIFY(!scene.act({"opponent-regenerates 2"}).isEmpty());  // WW-E06: only 1 left
}

void WarOpponent::byHandPiecesAreRemoved()
{
    Session session = begun(setupOf(aliens()));
    QCOMPARE(tried(session, {"opponent army at L04", "opponent-removes army", "opponent-removes civilian @L06"}),
             QString());
    QVERIFY(!boardOf(session).contains("army"));
    QCOMPARE(session.table().count("civilians"), 29);
}

void WarOpponent::WW_S12_theBotOfTheAliensBegins()
{
    const Session human = begun(setupOf(humans({"opponents=yes"})));
    const auto seatOne = [](const Note& note) { return note.seat == 1; };
    QVERIFY(std::ranges::any_of(human.table().log, seatOne));
    QCOMPARE(human.table().turn, 1);
    const Session alien = begun(setupOf(aliens({"opponents=yes"})));
    QVERIFY(std::ranges::none_of(alien.table().log, seatOne));
}

void WarOpponent::WW_T02_tilesLastThroughTheHumanTurn()
{
    Scene scene(humans({"opponents=yes"}));
    QVERIFY(inviteOpponent(scene.setup, scene.state, 7).has_value());
    scene.put("sound", "L06");
    // The bot begins its turn by taking its tiles back; what it places afterwards is there in the human turn.
    takeOpponentTurn(scene.state);
    QVERIFY(!boardText(scene.setup, scene.state.table).contains("sound@L06"));
    Scene passive(humans());
    QVERIFY(!passive.state.opposed);
}

void WarOpponent::theBotEndsAGame()
{
    const Session session = endless(humans({"opponents=yes", "must-play=lenient"}), 60);
    QVERIFY(session.table().outcome.has_value());
    QCOMPARE(session.table().outcome->clause, std::string("WW-E02"));
}

void WarOpponent::theSameSeedGivesTheSameBotGame()
{
    const Given given = aliens({"opponents=yes", "must-play=lenient"});
    QCOMPARE(QString::fromStdString(textOf(endless(given, 12).table())),
             QString::fromStdString(textOf(endless(given, 12).table())));
}

void WarOpponent::theContractHoldsAgainstABot()
{
    for (const Given& given : {humans({"opponents=yes"}), aliens({"opponents=yes"})}) {
        const auto play = Play::of(setupOf(given));
        QVERIFY(play.has_value());
        QCOMPARE(QString::fromStdString(contractBreach(*play, 2, 40)), QString());
    }
}

void WarOpponent::WW_V05_noBotWithoutKnownCards()
{
    const auto play = Play::of(setupOf(humans({"opponents=yes", "data=strict"})));
    const auto session = Session::begin(*play, 1);
    QVERIFY(!session);
    QCOMPARE(session.error().code, std::string("goldfish.opponent-unknown"));
}

void WarOpponent::WW_F12_aChoiceSaysWhyNot()
{
    Scene scene(humans());
    scene.hand({"Trasferimento"});
    QCOMPARE(scene.act({"play Trasferimento: 1"}), QString());
    QCOMPARE(scene.whyNot("pick L05"), QStringLiteral("WW-T06 not-there"));  // no civilian
    QCOMPARE(scene.act({"pick L04"}), QString());
    QCOMPARE(scene.whyNot("pick L15"), QStringLiteral("WW-F12 too-far"));
    QCOMPARE(scene.whyNot("pick S01"), QStringLiteral("WW-T22 wrong-terrain"));
    QCOMPARE(scene.whyNot("scegli Sud-Est"), QStringLiteral("WW-F12 too-far"));
}

MAZZO_TEST(WarOpponent)
#include "test_opponent.moc"
