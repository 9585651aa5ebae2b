#include "goldfish/sovereign/force.h"
#include "tests/goldfish/sovereign/sovereign_table.h"

#include <QtTest>

using namespace mazzo;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::sovereign;

/// The procedure verdicts, row by row: what is done before, what is tried, and the clause that refuses it.
class SovereignProcedure : public QObject {
    Q_OBJECT

private slots:
    void attempts_data();
    void attempts();
    void access_data();
    void access();
    void P01_P02_exchange();
    void P04_noShuffleInTheExchange();
    void P05_P06_P07_recovery();
    void P08_fifteenCards();
    void P17_crystalsInADeckFile();
    void P18_sacrificedCrystal();
    void P34_buildingWithoutAHaerian();
    void P37_bonusAndDamageEndTogether();
    void P38_forceZeroStays();
    void P39_damageBeyondTheLastCard();
    void P41_emptyChronicles();
    void P44_startCrystals();
};

namespace {

struct Scene {
    QString deck = "d1";
    QStringList hand;
    QString crystals;                ///< "WWG", ready from the start
    QMap<QString, QString> options;
};

/// In the Day of turn 1 of the first player, or before the exchange.
Session played(const Scene& position, bool day = true)
{
    static const QMap<QChar, QString> names{{'W', "white"}, {'G', "green"}, {'R', "red"}, {'B', "blue"}};
    Wish wish;
    wish.deck = position.deck;
    wish.order = position.hand;
    wish.options = position.options;
    if (!position.crystals.isEmpty()) wish.options["start-crystals"] = QString::number(position.crystals.size());
    Session session = begun(wish);
    if (!day) return session;
    act(session, "keep");
    act(session, "first");
    for (const QChar colour : position.crystals) act(session, "crystallise " + names[colour]);
    return session;
}

void acts(Session& session, const QString& actions)
{
    for (const QString& action : actions.split(';', Qt::SkipEmptyParts)) act(session, action.trimmed());
}

/// `take` and the first places: `count` cards fewer face down.
void lose(Session& session, int count)
{
    QStringList places;
    for (const Piece& piece : session.table().pile("facedown").pieces)
        if (places.size() < count) places << QString::fromStdString(piece.place);
    if (count == 0) return;
    act(session, QStringLiteral("take %1").arg(count));
    if (session.table().question) act(session, "pick " + places.join(", "));
}

} // namespace

Q_DECLARE_METATYPE(Scene)

void SovereignProcedure::attempts_data()
{
    QTest::addColumn<Scene>("position");
    QTest::addColumn<QString>("before");   // "-" is before the exchange
    QTest::addColumn<QString>("tried");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char* name, const Scene& position, const char* before, const char* tried, const char* verdict) {
        QTest::newRow(name) << position << QString(before) << QString(tried) << QString(verdict);
    };
    const Scene five{"d1", {"001", "006", "027", "005", "013", "002"}, {}, {}};
    row("P03 an exchange of six", five, "-", "bottom {001}, {006}, {027}, {005}, {013}, {001}", "SV-S06");
    row("P03 a second exchange", five, "", "bottom {006}", "SV-S06");
    row("P12 a second Vocation", {}, "vocation {BK}", "vocation {AL}", "SV-T23");
    row("P13 a Vocation in turn 1 of the first player", {}, "", "vocation {AL}", "allowed");
    row("P16 a seventh White Crystal", {"d1", {}, "WWWWWW", {}}, "", "vocation {BK}", "allowed");
    row("P27 Germoglio for W2", {"d1", {}, "WW", {}}, "vocation {GM}; pick sprout", "play {T1}", "SV-T08");
    row("P27 Germoglio for G1 W1", {"d1", {}, "GW", {}}, "vocation {GM}; pick sprout", "play {T1}", "allowed");
    row("P28 Anima Luminosa from the Afterlife", {"d1", {"008"}, "WW", {}}, "play {008}", "play {T2}", "SV-T27");
    const Scene two{"d1", {"001"}, "W", {}};
    row("P29 moves in the turn it is played", two, "play {001} at r1c1", "move {001} to r1c2", "allowed");
    row("P29 fights in the turn it is played", two, "play {001} at r1c1; enemy r1c2: 1", "fight {001} with enemy", "SV-T14");
    row("P30 diagonally", two, "play {001} at r1c1", "move {001} to r2c2", "SV-T15");
    row("P30 onto an own face-down card", two, "play {001} at r1c1", "move {001} to r2c1", "allowed");
    const Scene levies{"d5", QStringList(15, "063"), "WWWWWW", {}};
    const char* full = "play {063}; play {063}; play {063}; play {063}; play {063}; step r2c2";
    row("P31 a sixth Haerian", levies, full, "play {063}", "SV-T10");
    row("P31 after one moved", levies, "play {063}; play {063}; play {063}; play {063}; play {063}; step r2c2; move {063} @r1c1 to r2c1", "play {063}", "allowed");
    row("P32 Tributo not payable", {"d1", {"027"}, "GGGGG", {}}, "", "play {027}", "SV-T09");
    const Scene hall{"d1", {"010"}, "WWW", {}};
    row("P33 a Building on the opponent's Starting Line", hall, "", "play {010} at r4c1", "SV-T22");
    row("P33 a Building on an own face-down card", hall, "", "play {010} at r2c1", "allowed");
    const Scene armed{"d1", {"001", "009", "009"}, "WWWWW", {}};
    const char* fought = "play {001} at r1c1; play {009}; play {009}; end; enemy r1c2: 9; fight {001} with enemy; pick {009}";
    row("P35 a second Equipment in one combat", armed, fought, "pick {009}", "");
    const Scene anvil{"d2", {"031", "057", "038"}, "RRRRBBB", {}};
    row("P35 the same after Anvil of Rain", anvil, "play {031}; play {057}; play {038}; end; enemy r1c2: 1; fight {031} with enemy; pick {057}", "pick {038}", "allowed");
    row("P36 Equipment against the opponent", armed, "play {001} at r1c1; play {009}; end", "fight {001} with {009}", "SV-T21");
    row("P40 a Snare lost to damage", {"d5", {"063", "063", "063", "063", "063", "069"}, {}, {}}, "take 1; pick r1c1", "yes", "");
    row("P40 a Snare stepped on", {"d5", {"063", "063", "063", "063", "063", "069"}, {}, {}}, "step r1c1", "yes", "allowed");
    row("P43 a Crystal that enters exhausted", {"d1", {"001"}, {}, {{"crystal-enters-ready", "no"}}}, "vocation {BK}", "play {001}", "SV-T08");
    row("P43 after the next Recovery", {"d1", {"001"}, {}, {{"crystal-enters-ready", "no"}}}, "vocation {BK}; end", "play {001}", "allowed");
}

void SovereignProcedure::attempts()
{
    QFETCH(Scene, position);
    QFETCH(QString, before);
    QFETCH(QString, tried);
    QFETCH(QString, verdict);
    Session session = played(position, before != "-");
    if (before != "-") acts(session, before);
    const std::string table = textOf(session.table());
    QCOMPARE(refusal(session, tried), verdict);
    QCOMPARE(textOf(session.table()), table);
}

void SovereignProcedure::access_data()
{
    QTest::addColumn<int>("faceDown");
    QTest::addColumn<int>("given");     // cards that go face up first, at the D that allows them
    QTest::addColumn<QString>("divisor");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char* name, int faceDown, int given, const char* verdict, const char* divisor = "2") {
        QTest::newRow(name) << faceDown << given << QString(divisor) << QString(verdict);
    };
    row("P19 D 10, U 0", 10, 0, "SV-T26");
    row("P19 D 9, U 0", 9, 0, "SV-T26");
    row("P19 D 8, U 0", 8, 0, "allowed");
    row("P20 D 7, U 1", 7, 1, "SV-T26");
    row("P20 D 6, U 1", 6, 1, "allowed");
    row("P20 D 0, U 5", 0, 5, "SV-T26");
    row("P24 D 4, a third access", 4, 2, "allowed");
    row("P24 D 4, a fourth access", 4, 3, "SV-T26");
    row("P42 D 9, U 0, divisor 1", 9, 0, "allowed", "1");
    row("P42 D 7, U 1, divisor 1", 7, 1, "allowed", "1");
}

void SovereignProcedure::access()
{
    QFETCH(int, faceDown);
    QFETCH(int, given);
    QFETCH(QString, divisor);
    QFETCH(QString, verdict);
    Session session = played({"d5", {"064", "065", "066", "067", "068"}, {}, {{"realm-access-divisor", divisor}}});
    act(session, "end");   // a sixth card in hand
    lose(session, 10 - faceDown);
    for (int card = 0; card < given; ++card) act(session, "realm {" + cards(session, "hand").section(' ', 0, 0) + '}');
    QCOMPARE(size(session, "facedown"), faceDown);
    QCOMPARE(size(session, "realms-open"), given);
    QCOMPARE(refusal(session, "realm {" + cards(session, "hand").section(' ', 0, 0) + '}'), verdict);
}

void SovereignProcedure::P01_P02_exchange()
{
    const Scene position{"d1", {"001", "006", "027", "005", "013", "002", "003", "004", "007", "008"}, {}, {}};
    Session kept = played(position, false);
    act(kept, "keep");
    QCOMPARE(cards(kept, "hand"), QString("001 006 027 005 013"));
    Session whole = played(position, false);
    act(whole, "bottom {001}, {006}, {027}, {005}, {013}");
    QCOMPARE(cards(whole, "hand"), QString("002 003 004 007 008"));
}

void SovereignProcedure::P04_noShuffleInTheExchange()
{
    Session session = played({"d1", {"001", "006", "027", "005", "013", "002"}, {}, {}}, false);
    act(session, "bottom {001}");
    QCOMPARE(log(session), (QStringList{"SV-S06 exchanged 1 001", "SV-S06 drew 1 002", "SV-S07 moved 10 chronicles facedown", "SV-S08 shuffled chronicles"}));
}

void SovereignProcedure::P05_P06_P07_recovery()
{
    Session first = inDay(Wish{}, "first");
    QVERIFY(!logged(first, "SV-T02"));
    QCOMPARE(size(first, "hand"), 5);
    act(first, "end");
    QVERIFY(logged(first, "SV-T02 cleared crystals") && logged(first, "SV-T02 drew 1"));
    QCOMPARE(size(first, "hand"), 6);
    const Session second = inDay(Wish{}, "second");
    QVERIFY(logged(second, "SV-T02 cleared crystals") && logged(second, "SV-T02 drew 1"));
    QCOMPARE(size(second, "hand"), 6);
}

void SovereignProcedure::P08_fifteenCards()
{
    Setup setup = setupOf(Wish{});
    const auto with = [&setup](const QStringList& codes) {
        setup.deck = Deck{};
        for (const QString& code : codes) setup.deck.addCopies(*setup.game->zone("chronicles"), card(code), 1);
        setup.orders = {{{}, {}, {}}};
        for (const QString& code : codes) setup.orders.front().cards.push_back(card(code));
        return Play::of(setup)->start(7);
    };
    const QStringList fifteen{"001", "002", "003", "004", "005", "006", "007", "008", "009", "010", "011", "012", "013", "026", "027"};
    QCOMPARE(with(fifteen.mid(1)).error().args, (std::vector<std::string>{"14", "15", "SV-S13"}));
    QVERIFY(with(fifteen));
    // So few that the exchanged card is laid face down with the rest: the order of the steps decides (SV-S13).
    Session session = begun(setup);
    act(session, "bottom {001}");
    QCOMPARE(cards(session, "hand"), QString("002 003 004 005 006"));
    QCOMPARE(cards(session, "facedown"), QString("007 008 009 010 011 012 013 026 027 001"));
    QCOMPARE(size(session, "chronicles"), 0);
}

void SovereignProcedure::P17_crystalsInADeckFile()
{
    Wish wish;
    wish.add = {{"crystals", {"001", "002"}}};
    const Session session = begun(wish);
    QVERIFY(logged(session, "SV-C24 sovereign.crystals-ignored"));
    QCOMPARE(size(session, "crystals"), 0);
    QCOMPARE(size(session, "hand") + size(session, "chronicles"), 50);
}

void SovereignProcedure::P18_sacrificedCrystal()
{
    Session session = played({"d2", {"036"}, "RR", {}});
    act(session, "play {036}");
    QCOMPARE(size(session, "crystals"), 1);   // two alike, both exhausted: no choice
    QCOMPARE(cards(session, "afterlife"), QString("036"));
}

void SovereignProcedure::P34_buildingWithoutAHaerian()
{
    Session session = played({"d1", {"010", "001"}, "WWWW", {}});
    acts(session, "play {010} at r1c1; end");
    QCOMPARE(cards(session, "afterlife"), QString());
    acts(session, "play {001} at r1c1; end");
    QCOMPARE(cards(session, "afterlife"), QString("T2"));
}

void SovereignProcedure::P37_bonusAndDamageEndTogether()
{
    Session session = played({"d5", {"066", "064"}, "WWWWW", {}});
    acts(session, "play {066} at r1c1; play {064}; end; enemy r1c2: 4; fight {066} with enemy; pick {064}");
    const auto force = [&session] { return *currentForce(session.play().setup(), session.table(), onField(session, "066")); };
    QCOMPARE(onField(session, "066").count("damage"), 4);
    QCOMPARE(force(), 1);   // 3 + 2 - 4
    act(session, "end");
    QCOMPARE(force(), 3);
    QCOMPARE(onField(session, "066").count("damage"), 0);
}

void SovereignProcedure::P38_forceZeroStays()
{
    Session session = played({"d5", {"062"}, {}, {}});
    lose(session, 2);
    acts(session, "realm {062} for {073}; play {073}; end");
    QCOMPARE(cards(session, "field"), QString("073@r1c1"));
    act(session, "damage {073}: 1");
    QCOMPARE(cards(session, "afterlife").section(' ', -1), QString("073"));
}

void SovereignProcedure::P39_damageBeyondTheLastCard()
{
    Session session = inDay(Wish{});
    lose(session, 8);
    act(session, "take 3");
    QCOMPARE(size(session, "facedown"), 0);
    QVERIFY(logged(session, "SV-E03 sovereign.beyond 1 !"));
    QVERIFY(!session.table().outcome);
}

void SovereignProcedure::P41_emptyChronicles()
{
    Setup setup = setupOf({"d1", {{"start-crystals", "1"}}, {}, {}, {}});
    setup.deck = Deck{};
    setup.deck.addCopies(*setup.game->zone("chronicles"), card("001"), 15);
    Session session = begun(setup);
    acts(session, "keep; first; crystallise white; play {001}; end");
    QCOMPARE(crystals(session, true), QString("W1"));   // recovered
    QCOMPARE(size(session, "hand"), 4);
    QVERIFY(logged(session, "SV-T29 sovereign.chronicles-empty !"));
}

void SovereignProcedure::P44_startCrystals()
{
    QCOMPARE(crystals(played({}), true), QString("-"));
    Session session = played({"d1", {}, {}, {{"start-crystals", "1"}}});
    QVERIFY(session.table().question);
    for (const char* colour : {"white", "green", "red", "blue"}) QVERIFY(isOffered(session, QStringLiteral("crystallise ") + colour));
    act(session, "crystallise green");
    QCOMPARE(crystals(session, true), QString("G1"));
}

QTEST_APPLESS_MAIN(SovereignProcedure)
#include "test_procedure.moc"
