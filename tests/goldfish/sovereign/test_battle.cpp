#include "goldfish/sovereign/force.h"
#include "tests/goldfish/sovereign/sovereign_table.h"

#include <QtTest>

using namespace mazzo;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sovereign;

/// Combat, Equipment, Realms access, and what an opponent does.
class SovereignBattle : public QObject {
    Q_OBJECT

private slots:
    void SV_T16_enemyStepsOnACard();
    void SV_T16_snare();
    void SV_T16_ontoTheOpponentsCards();
    void SV_T17_bothDealDamage();
    void SV_T18_forceAndDamage();
    void SV_T19_damageToTheOpponent();
    void SV_T20_faceDownCardsAsLife();
    void SV_T21_equipment();
    void SV_T21_onceACombat();
    void SV_T21_notAgainstThePlayer();
    void SV_T06_bonusAndDamageEndTogether();
    void SV_T25_access();
    void SV_T25_severalInOneTurn();
    void SV_T25_nothingLeftToTake();
    void SV_T26_fantocciDoNotCount();
    void SV_T26_championCountsOne();
    void SV_T26_divisorOption();
    void SV_T28_assault();
    void SV_T28_bulwark();
    void SV_T30_controls();
    void SV_E02_SV_E03_noFaceDownCardsLeft();
};

namespace {

/// A Haerian of deck 1 that entered in turn 1 and may fight in turn 2.
Session veteran(const QString& code, const QStringList& more = {})
{
    Session session = richDay(QStringList{code} + more);
    act(session, "play {" + code + "} at r1c1");
    act(session, "end");
    return session;
}

int forceOf(const Session& session, const QString& code) { return *currentForce(session.play().setup(), session.table(), onField(session, code)); }

Session lost(int cards, Wish wish = {})
{
    Session session = inDay(wish);
    act(session, QStringLiteral("take %1").arg(cards));
    QStringList places;
    for (int index = 0; index < cards; ++index) places << QStringLiteral("r%1c%2").arg(index / 5 + 1).arg(index % 5 + 1);
    act(session, "pick " + places.join(", "));
    return session;
}

} // namespace

void SovereignBattle::SV_T16_enemyStepsOnACard()
{
    Session session = inDay(Wish{});
    const QString picked = cards(session, "facedown").section(' ', 6, 6);
    act(session, "step r2c2");
    QCOMPARE(size(session, "facedown"), 9);
    QVERIFY(cards(session, "hand").endsWith(picked));
    QVERIFY(!isOffered(session, "step r2c2"));
}

void SovereignBattle::SV_T16_snare()
{
    Wish wish;
    wish.deck = "d5";
    wish.order = {"063", "063", "063", "063", "063", "069", "062"};
    Session session = inDay(wish);
    QVERIFY(!isOffered(session, "yes"));
    act(session, "step r1c1");
    Session other = session.branch();
    act(session, "yes");
    QCOMPARE(size(session, "hand"), 7);   // Dead Man's Purse: two cards, at no cost
    QCOMPARE(cards(session, "afterlife"), QString("069"));
    act(other, "no");
    QVERIFY(cards(other, "hand").endsWith("069"));
    QCOMPARE(size(other, "facedown"), 9);

    Session damaged = inDay(wish);
    act(damaged, "take 1");
    act(damaged, "pick r1c1");
    QCOMPARE(cards(damaged, "afterlife"), QString("069"));   // SV-X30: lost, not picked up
    QVERIFY(!damaged.table().question.has_value());
}

void SovereignBattle::SV_T16_ontoTheOpponentsCards()
{
    Session session = veteran("001");
    act(session, "move {001} to r2c1");
    QVERIFY(!logged(session, "SV-T16"));
    act(session, "end");
    act(session, "move {001} to r3c1");
    QVERIFY(logged(session, "SV-T16 sovereign.opponent-picked-up r3c1"));
    QVERIFY(!cards(session, "opponent").contains("r3c1"));
}

void SovereignBattle::SV_T17_bothDealDamage()
{
    Session session = veteran("013");
    act(session, "enemy r2c2: 3");
    QCOMPARE(refusal(session, "fight {013} with enemy"), QString("SV-T17"));   // not beside it
    act(session, "enemy r2c1: 3");
    act(session, "fight {013} with enemy @r2c1");
    QCOMPARE(forceOf(session, "013"), 4);
    QVERIFY(!cards(session, "opponent").contains("enemy@r2c1"));
    QCOMPARE(cards(session, "afterlife"), QString());
    QCOMPARE(refusal(session, "fight {013} with enemy"), QString("SV-T14"));
}

void SovereignBattle::SV_T18_forceAndDamage()
{
    Session session = veteran("005", {"005"});
    QCOMPARE(forceOf(session, "005"), 1);
    act(session, "play {005} at r1c2");
    QCOMPARE(forceOf(session, "005"), 2);   // another Pale Procession
    act(session, "damage {005} @r1c1: 1");
    QCOMPARE(forceOf(session, "005"), 1);
    act(session, "damage {005} @r1c2: 2");
    QCOMPARE(cards(session, "field"), QString());   // alone it has Force 1 and damage 1
}

void SovereignBattle::SV_T19_damageToTheOpponent()
{
    Session session = veteran("006");
    QCOMPARE(refusal(session, "fight {006} with opponent"), QString("SV-T19"));
    for (const char* place : {"r2c1", "r3c1", "r4c1"}) {
        act(session, QStringLiteral("move {006} to ") + place);
        if (QString(place) != "r4c1") act(session, "end");
    }
    const int before = int(cards(session, "opponent").count("covered"));
    act(session, "fight {006} with opponent");
    QCOMPARE(int(cards(session, "opponent").count("covered")), before - 3);
    QCOMPARE(refusal(session, "fight {006} with opponent"), QString("SV-T14"));
}

void SovereignBattle::SV_T20_faceDownCardsAsLife()
{
    Session session = inDay(Wish{});
    const QStringList covered = cards(session, "facedown").split(' ');
    act(session, "take 2");
    QVERIFY(!isOffered(session, "pick r2c4"));
    act(session, "pick r2c4, r1c1");
    QCOMPARE(cards(session, "afterlife"), covered[8] + ' ' + covered[0]);
    QCOMPARE(size(session, "facedown"), 8);
}

void SovereignBattle::SV_T21_equipment()
{
    Session session = veteran("007", {"009"});
    act(session, "play {009}");
    act(session, "enemy r2c1: 3");
    act(session, "fight {007} with enemy");
    act(session, "pick {009}");
    QVERIFY(onField(session, "009").is("exhausted"));
    QCOMPARE(forceOf(session, "007"), 1);   // 2 + 2 - 3
    QVERIFY(!cards(session, "opponent").contains("enemy"));
    act(session, "end");
    QCOMPARE(forceOf(session, "007"), 2);
    QVERIFY(!onField(session, "009").is("exhausted"));
}

void SovereignBattle::SV_T21_onceACombat()
{
    Session session = veteran("007", {"009", "009"});
    act(session, "play {009}");
    act(session, "play {009}");
    act(session, "enemy r2c1: 9");
    Session none = session.branch();
    act(session, "fight {007} with enemy");
    act(session, "pick {009}");
    QVERIFY(!session.table().question.has_value());   // no second one
    QVERIFY(cards(session, "opponent").contains("enemy"));
    act(none, "fight {007} with enemy");
    act(none, "skip");
    QCOMPARE(cards(none, "afterlife"), QString("007"));

    Session again = richDay({"031", "057", "038"}, "RRRRBBBB", "d2");
    for (const char* action : {"play {031}", "play {057}", "play {038}", "end", "enemy r2c1: 1", "fight {031} with enemy", "pick {057}", "pick {038}"}) act(again, action);
    QCOMPARE(onField(again, "031").count("bonus"), 7);   // Anvil of Rain allows one more
}

void SovereignBattle::SV_T21_notAgainstThePlayer()
{
    Session session = veteran("001", {"009"});
    act(session, "play {009}");
    QCOMPARE(refusal(session, "fight {001} with {009}"), QString("SV-T21"));
}

void SovereignBattle::SV_T06_bonusAndDamageEndTogether()
{
    Session session = veteran("006", {"009"});
    act(session, "play {009}");
    act(session, "enemy r2c1: 4");
    act(session, "fight {006} with enemy");
    act(session, "pick {009}");
    QCOMPARE(onField(session, "006").count("damage"), 4);
    act(session, "end");
    QVERIFY(logged(session, "SV-T06 sovereign.healed"));
    QCOMPARE(forceOf(session, "006"), 3);
    QCOMPARE(onField(session, "006").count("damage"), 0);
}

void SovereignBattle::SV_T25_access()
{
    Wish wish;
    wish.order = {"001", "006", "027", "005", "013"};
    QCOMPARE(refusal(inDay(wish), "realm {001} for {015}"), QString("SV-T26"));
    QCOMPARE(refusal(lost(1, wish), "realm {001} for {015}"), QString("SV-T26"));
    Session session = lost(2, wish);
    QCOMPARE(session.table().count("access"), 1);
    QCOMPARE(refusal(session, "realm {001} for {001}"), QString("SV-T25"));
    act(session, "realm {001} for {015}");
    QCOMPARE(cards(session, "realms-open"), QString("001"));
    QCOMPARE(cards(session, "hand"), QString("006 027 005 013 015"));
    QCOMPARE(refusal(session, "realm {006} for {060}"), QString("SV-T26"));
    QCOMPARE(session.table().count("access"), 0);
}

void SovereignBattle::SV_T25_severalInOneTurn()
{
    Wish wish;
    wish.order = {"001", "006", "027", "005", "013"};
    Session session = lost(6, wish);
    act(session, "realm {001} for {015}");
    QCOMPARE(refusal(session, "realm {006} for {001}"), QString("SV-T25"));   // face up: not taken back
    act(session, "realm {006}");                                              // taking is optional
    act(session, "realm {027} for {007}");
    QCOMPARE(refusal(session, "realm {005} for {060}"), QString("SV-T26"));
    QCOMPARE(cards(session, "hand"), QString("005 013 015 007"));
}

void SovereignBattle::SV_T25_nothingLeftToTake()
{
    Wish wish;
    wish.deck = "d4";
    wish.order = {"002"};
    Session session = lost(2, wish);
    act(session, "realm {002}");
    QCOMPARE(cards(session, "realms-open"), QString("002"));
    QCOMPARE(size(session, "hand"), 4);

    Setup setup = setupOf(wish);
    setup.procedure.openingHand = {0, {}};
    Session empty = begun(setup);   // without a hand there is nothing to exchange
    act(empty, "first");
    act(empty, "take 2");
    act(empty, "pick r1c1, r1c2");
    QCOMPARE(refusal(empty, "realm {002}"), QString("SV-T25"));
}

void SovereignBattle::SV_T26_fantocciDoNotCount()
{
    Session session = richDay({"026", "001"});
    act(session, "play {026}");
    act(session, "take 2");
    act(session, "pick r1c1, r1c2");
    QCOMPARE(size(session, "realms-open"), 3);
    QCOMPARE(refusal(session, "realm {001} for {015}"), QString("allowed"));
}

void SovereignBattle::SV_T26_championCountsOne()
{
    Wish wish;
    wish.order = {"013", "001"};
    Session session = lost(2, wish);
    act(session, "realm {013}");
    QCOMPARE(refusal(session, "realm {001}"), QString("SV-T26"));
    act(session, "take 2");
    act(session, "pick r2c4, r2c5");
    QCOMPARE(refusal(session, "realm {001}"), QString("allowed"));
}

void SovereignBattle::SV_T26_divisorOption()
{
    Wish wish;
    wish.order = {"001", "006"};
    wish.options = {{"realm-access-divisor", "1"}};
    Session session = lost(1, wish);
    act(session, "realm {001} for {015}");
    QCOMPARE(refusal(session, "realm {006}"), QString("SV-T26"));
    act(session, "take 2");
    act(session, "pick r2c4, r2c5");
    QCOMPARE(refusal(session, "realm {006}"), QString("allowed"));   // D 7, U 1
}

void SovereignBattle::SV_T28_assault()
{
    Session session = veteran("006");
    act(session, "enemy r2c1: 3");
    act(session, "fight {006} with enemy");
    QCOMPARE(forceOf(session, "006"), 1);   // +1 for the Assault
    Session direct = veteran("006");
    for (const char* place : {"r2c1", "r3c1", "r4c1"}) {
        act(direct, QStringLiteral("move {006} to ") + place);
        act(direct, "end");
    }
    act(direct, "fight {006} with opponent");
    QCOMPARE(onField(direct, "006").count("bonus"), 0);   // not against a player

    Session raider = richDay({"033"}, "RRR", "d2");
    for (const char* action : {"play {033}", "end", "enemy r2c1: 1", "fight {033} with enemy"}) act(raider, action);
    QCOMPARE(onField(raider, "033").count("damage"), 0);   // its Assault killed the enemy first
}

void SovereignBattle::SV_T28_bulwark()
{
    Session session = veteran("006");
    act(session, "enemy r1c2: 1");
    QVERIFY(isOffered(session, "fight {006} with enemy"));
    act(session, "bulwark r2c1: 1");
    QCOMPARE(refusal(session, "fight {006} with enemy @r1c2"), QString("SV-T28"));
    QVERIFY(isOffered(session, "fight {006} with enemy @r2c1"));
}

void SovereignBattle::SV_T30_controls()
{
    Session session = inDay(Wish{});
    QVERIFY(!isOffered(session, "gain r2c2"));
    act(session, "step r2c2");
    act(session, "gain r2c2");
    QCOMPARE(size(session, "facedown"), 10);
    QCOMPARE(size(session, "chronicles"), 34);
    act(session, "enemy r4c5: 0");
    QVERIFY(!isOffered(session, "enemy r4c5: 2"));
    act(session, "dismiss enemy");
    QVERIFY(!cards(session, "opponent").contains("enemy"));
    QVERIFY(!isOffered(session, "damage {001}: 1"));   // nobody is on the battlefield
}

void SovereignBattle::SV_E02_SV_E03_noFaceDownCardsLeft()
{
    Session session = lost(8);
    act(session, "take 3");
    QCOMPARE(size(session, "facedown"), 0);
    QVERIFY(logged(session, "SV-E03 sovereign.none-covered !"));
    QVERIFY(logged(session, "SV-E03 sovereign.beyond 1 !"));
    QVERIFY(!session.table().outcome.has_value());
    act(session, "end");

    Session exact = lost(8);
    act(exact, "take 2");
    QVERIFY(logged(exact, "SV-E03 sovereign.none-covered"));
    QVERIFY(!logged(exact, "SV-E03 sovereign.beyond"));
}

QTEST_APPLESS_MAIN(SovereignBattle)
#include "test_battle.moc"
