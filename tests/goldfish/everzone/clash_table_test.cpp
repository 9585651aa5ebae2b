// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/everzone/both_books.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <algorithm>
#include <map>

using namespace mazzo::tests;
using namespace mazzo::goldfish;
using namespace mazzo::goldfish::everzone;

/// The clash at the table against an opposing army that the player enters. The sections are those of the English
/// rulebook (Clash, Surrendering, Ending the Game, 3-Player Variant) and of the Italian one (Scontro).
class EverzoneClashTable : public QObject {
    Q_OBJECT

private slots:
    void EZ_T39_longerRangeFirst_data();
    void EZ_T39_longerRangeFirst();
    void EZ_T40_entryForms();
    void EZ_T42_reservesCounterattack();
    void EZ_T42_playerChoosesWhatStepsUp();
    void EZ_T46_surrenderAfterTheClash();
    void EZ_T53_teams();
    void EZ_T59_freeForAll();
    void EZ_T60_alliances();
    void EZ_E01_noCounterattackOfTheDefeated();
    void EZ_X25_bothOut();
    void EZ_F23_unknownValues();
    void EZ_T70_forecast();
    void EZ_T70_wholeGamesAgainstAnOracle_data();
    void EZ_T70_wholeGamesAgainstAnOracle();
};

namespace {

/// Marine 3/2/1 and Veil 4/3/2 are active, in the first of three turns with 10 resources each.
Session withArmy(const char* book, const QStringList& options = {}, const char* resources = "10/10/10")
{
    static std::map<std::string, Fixture> fixtures;
    const auto fixture = fixtures.try_emplace(resources, known(resources)).first;
    Session session = begin(fixture->second, book, options);
    act(session, "keep; marshal Marine, Veil, Firelord");
    activate(session, book, {"Marine", "Veil"});
    return session;
}

QString points(const Session& session)
{
    return QStringLiteral("%1:%2").arg(session.table().count("cp")).arg(session.table().count("enemy-cp"));
}

QStringList enemies(const Session& session)
{
    QStringList list;
    for (const Piece& piece : session.table().pile("enemy").pieces)
        list << QString::fromStdString(piece.thing) + (piece.is("active") ? "" : " reserve");
    return list;
}

}  // namespace

void EverzoneClashTable::EZ_T39_longerRangeFirst_data()
{
    QTest::addColumn<QString>("enemy");
    QTest::addColumn<QString>("points");
    QTest::addColumn<QStringList>("fallen");
    QTest::addColumn<QString>("order");
    const QStringList both{"Marine", "Veil"};
    // The player's army is 7/5/3.
    QTest::newRow("shorter: hit first, it never answers")
        << "9/5/2" << "20:18" << QStringList{} << "EZ-T39 everzone.range-first";
    QTest::newRow("shorter, but it withstands and answers")
        << "9/8/2" << "16:20" << both << "EZ-T39 everzone.range-first";
    QTest::newRow("longer: it hits first, no answer") << "6/1/4" << "19:20" << both << "EZ-T39 everzone.range-second";
    QTest::newRow("longer, but it misses") << "4/6/4" << "20:19" << QStringList{} << "EZ-T39 everzone.range-second";
    QTest::newRow("equal: both at once") << "6/6/3" << "19:19" << both << "EZ-T39 everzone.range-tie";
    QTest::newRow("equal Attack and Defence destroys without damage")
        << "5/7/3" << "20:20" << both << "EZ-T39 everzone.range-tie";
    QTest::newRow("two units are one army")
        << "3/4/1, 3/3/1" << "20:20" << QStringList{} << "EZ-T39 everzone.range-first";
}

void EverzoneClashTable::EZ_T39_longerRangeFirst()
{
    QFETCH(const QString, enemy);
    QFETCH(const QString, points);
    QFETCH(const QStringList, fallen);
    QFETCH(const QString, order);
    for (const char* book : kBooks) {
        Session session = withArmy(book);
        act(session, "enemy " + enemy + "; clash");
        QVERIFY2(logged(session, order), qPrintable(log(session).join('\n')));
        QCOMPARE(::points(session), points);
        QCOMPARE(names(session, "fallen"), fallen);
        act(session, "next");  // no second strike in the same turn
        QCOMPARE(::points(session), points);
        QCOMPARE(session.table().count("battle-turn"), 2);
        Session once = withArmy(book);
        act(once, "enemy " + enemy + "; next");  // the same in one step
        QCOMPARE(::points(once), points);
        QVERIFY(enemies(once).isEmpty());  // it was the army of that turn
    }
}

void EverzoneClashTable::EZ_T40_entryForms()
{
    Session session = withArmy("en");
    act(session, "enemy 6/3/2, 4/4/1");
    QCOMPARE(enemies(session), (QStringList{"6/3/2", "4/4/1"}));
    QVERIFY(logged(session, "EZ-T38 everzone.enemy 2 10 7 3"));
    act(session, "enemy 1/1/1");  // entering again replaces it
    QCOMPARE(enemies(session), QStringList{"1/1/1"});
    act(session, "enemy mine");
    QCOMPARE(enemies(session), (QStringList{"3/2/1/5", "4/3/2/5"}));
    act(session, "enemy none");
    QVERIFY(enemies(session).isEmpty());
    QCOMPARE(refusal(session, "clash"), QString("EZ-T39"));
    for (const char* wrong : {"enemy 6/3", "enemy 6/3/x", "enemy 6/3/2/1/1", "enemy -1/2/3", "enemy 06/1/1", "enemy"})
        QCOMPARE(refusal(session, wrong), QString("EZ-T39"));
    QVERIFY(!session.act(std::string_view("enemy mine, 3/3/3")));
    QVERIFY(offers(session, "attacked").contains("attacked …"));
    act(session, "enemy 6/8/2; next; enemy last");
    QCOMPARE(enemies(session), QStringList{"6/8/2"});
    QCOMPARE(refusal(session, "attacked 3"), QString("EZ-T39"));  // an army strikes once
}

void EverzoneClashTable::EZ_T42_reservesCounterattack()
{
    // English: what was deactivated steps up and answers. Italian: it belongs to the army and falls with it.
    Session english = withArmy("en");
    act(english, "enemy 6/5/1 reserve 9/2/1/6; clash");
    QVERIFY(logged(english, "EZ-T42 everzone.enemy-reserve 1"));
    QCOMPARE(points(english), QString("16:18"));
    QCOMPARE(enemies(english), QStringList{"9/2/1/6"});
    Session italian = withArmy("it");
    act(italian, "enemy 6/5/1 reserve 9/2/1/6; clash");
    QCOMPARE(points(italian), QString("20:18"));
    QVERIFY(enemies(italian).isEmpty());
    // A reserve that needs more than the turn provides stays where it is.
    Session costly = withArmy("en");
    act(costly, "enemy 6/5/1 reserve 9/2/1/11; clash");
    QCOMPARE(points(costly), QString("20:18"));
    QCOMPARE(enemies(costly), QStringList{"9/2/1/11 reserve"});
}

void EverzoneClashTable::EZ_T42_playerChoosesWhatStepsUp()
{
    // Firelord (6 of 10) or the two others (5 each) after the first army fell: a choice in the middle of the clash.
    Fixture fixture = known("10/10");
    fixture.setUnit("Garlik", "1/1/0/10");
    Session session = begun(fixture.stacked({"Garlik", "Marine", "Firelord"}, {"Prime Earth"}));
    act(session, "keep; marshal Garlik, Marine, Firelord; reveal Garlik, Marine, Firelord; enemy 2/4/5; next");
    QCOMPARE(session.table().question->clause, std::string("EZ-T15"));
    QCOMPARE(session.table().count("battle-turn"), 1);  // the clash waits
    QCOMPARE(offers(session, "activate"), (QStringList{"activate Marine", "activate Firelord"}));
    act(session, "activate Firelord");
    QCOMPARE(points(session), QString("19:15"));  // 9 against 4
    QCOMPARE(session.table().count("battle-turn"), 2);
}

void EverzoneClashTable::EZ_T46_surrenderAfterTheClash()
{
    Session session = withArmy("en");
    act(session, "enemy 4/9/4, 5/1/0; surrender");  // it misses nobody: 9 against 5, then half of 9
    QVERIFY(logged(session, "EZ-T46 everzone.surrendered 1 4"));
    QCOMPARE(points(session), QString("12:20"));
    Session waits = withArmy("en");
    act(waits, "enemy 4/9/4; clash; surrender");
    QCOMPARE(points(waits), QString("18:20"));
    Session theirs = withArmy("en");
    act(theirs, "enemy 4/9/4; clash; enemy-surrenders");  // half of 7
    QCOMPARE(points(theirs), QString("20:17"));
    QCOMPARE(theirs.table().phase, std::string("retreat"));
}

void EverzoneClashTable::EZ_T53_teams()
{
    Session session = withArmy("en", {"players=4"});
    QCOMPARE(points(session), QString("40:40"));
    act(session, "ally 5/5/0; enemy 11/4/0; clash");  // 12/10/3 with the team-mate's unit
    QCOMPARE(points(session), QString("40:32"));
    Session lost = withArmy("en", {"players=4"});
    act(lost, "ally 5/5/0; enemy 13/20/9; clash");
    QCOMPARE(points(lost), QString("37:40"));
    QVERIFY(lost.table().pile("allies").pieces.empty());
    Session alone = withArmy("en");
    QCOMPARE(refusal(alone, "ally 5/5/0"), QString("EZ-T60"));
}

void EverzoneClashTable::EZ_T59_freeForAll()
{
    Session session = withArmy("en", {"players=3"});
    const Fixture fixture = known("10/10/10");
    Session placed = begin(fixture, "en", {"players=3"});
    act(placed,
        "keep; marshal Marine, Veil; pick slurr; aim slurr at uthron; aim uthron at numan; reveal Marine, Veil");
    // 7/5/3 strikes the Slurr, who strike the Uthron, who strike the player.
    act(placed, "enemy 8/4/6 for slurr; enemy 5/6/5 for uthron; clash");
    QCOMPARE(placed.table().count("enemy-cp-uthron"), 18);  // 8 against 6, and out of the fight
    QCOMPARE(placed.table().count("enemy-cp-slurr"), 17);   // 7 against 4
    QCOMPARE(placed.table().count("cp"), 20);
    QCOMPARE(refusal(session, "enemy 1/1/1"), QString("EZ-T39"));  // whose army?
}

void EverzoneClashTable::EZ_T60_alliances()
{
    const Fixture fixture = known("20/20");
    const auto placed = [&fixture](const QString& tokens) {
        Session session = begin(fixture, "en", {"players=3"});
        act(session, "keep; marshal Marine, Veil; " + tokens + "; reveal Marine, Veil");
        return session;
    };
    // Two against the player: one army, and each of them takes the whole damage.
    Session lone = placed("pick slurr; aim slurr at numan; aim uthron at numan");
    act(lone, "enemy 2/2/0 for slurr; enemy 1/2/1 for uthron; clash");
    QCOMPARE(lone.table().count("enemy-cp-slurr"), 17);
    QCOMPARE(lone.table().count("enemy-cp-uthron"), 17);
    // With an ally against the third: the lone player's hit costs both allies.
    Session allied = placed("pick uthron; aim slurr at uthron; aim uthron at numan");
    act(allied, "ally 1/1/0; enemy 9/9/9 for uthron; clash");  // 8/6/3 together
    QCOMPARE(allied.table().count("cp"), 17);
    QCOMPARE(allied.table().count("enemy-cp-slurr"), 17);
    QCOMPARE(allied.table().count("enemy-cp-uthron"), 20);
}

void EverzoneClashTable::EZ_E01_noCounterattackOfTheDefeated()
{
    Session session = withArmy("en", {"cp=10"});
    act(session, "manual counter enemy-cp -8; enemy 20/3/0 reserve 20/1/1; next");
    QCOMPARE(points(session), QString("10:0"));
    QCOMPARE(session.table().outcome->clause, std::string("EZ-E01"));
    QVERIFY(offers(session).isEmpty());
}

void EverzoneClashTable::EZ_X25_bothOut()
{
    Session session = withArmy("en", {"cp=10"});
    act(session, "manual counter enemy-cp -9; manual counter cp -9; enemy 7/3/3; next");
    QCOMPARE(points(session), QString("0:0"));
    QCOMPARE(session.table().outcome->clause, std::string("EZ-X25"));
}

void EverzoneClashTable::EZ_F23_unknownValues()
{
    // Attack 10 or more against 5: certain, the damage at least 5. Then nothing is left to answer with.
    Session session = withArmy("en");
    act(session, "enemy 10/9/2, ?/0/2; clash");
    QCOMPARE(session.table().count("cp"), 15);
    QCOMPARE(session.table().count("cp-at-most"), 15);
    QVERIFY(logged(session, "! EZ-T67 everzone.lost-points-at-least 5 15"));
    // Attack of at least 3 against 5 decides nothing.
    Session unsure = withArmy("en");
    act(unsure, "enemy 3/9/4, ?/0/0; clash");
    QVERIFY(logged(unsure, "! EZ-T40 everzone.their-strike-unknown 3+ 5"));
    QCOMPARE(points(unsure), QString("20:20"));
    // Of two strikes at once the certain one counts: 7 against 6, while at least 3 against 5 decides nothing.
    Session together = withArmy("en");
    act(together, "enemy 3/6/3, ?/0/0; clash");
    QVERIFY(logged(together, "! EZ-T40 everzone.their-strike-unknown 3+ 5"));
    QCOMPARE(points(together), QString("20:19"));
    QCOMPARE(names(together, "fallen"), QStringList{});
    QVERIFY(enemies(together).isEmpty());
    // And the other way round: 6 against 5, while 7 against at least 6 decides nothing.
    Session other = withArmy("en");
    act(other, "enemy 6/6/3, 0/?/0; clash");
    QVERIFY(logged(other, "! EZ-T40 everzone.your-strike-unknown 7 6+"));
    QCOMPARE(points(other), QString("19:20"));
    QCOMPARE(enemies(other).size(), 2);
    // An unknown Range that is long enough anyway decides who strikes first.
    Session first = withArmy("en");
    act(first, "enemy 6/9/4, 0/0/?; clash");
    QVERIFY(logged(first, "EZ-T39 everzone.range-second 3 4+"));
    Session tie = withArmy("en");
    act(tie, "enemy 6/9/3, 0/0/?; clash");
    QVERIFY(logged(tie, "! EZ-T39 everzone.range-unknown"));
    act(tie, "manual counter cp -1; next");
    QVERIFY(!tie.table().count("cp-at-most"));
}

void EverzoneClashTable::EZ_T70_forecast()
{
    Session session = withArmy("en");
    QVERIFY(!session.table().forecast);
    act(session, "enemy 6/6/3");
    const Forecast forecast = *session.table().forecast;
    QCOMPARE(forecast.headline.key, std::string("everzone.range-tie"));
    QCOMPARE(forecast.strikes.size(), std::size_t(2));
    QCOMPARE(forecast.sides.front().pointsAfter.value, 19);
    QCOMPARE(forecast.sides.front().lost, 1);
    QCOMPARE(forecast.sides.back().lost, 2);
    QCOMPARE(forecast.sides.back().pointsAfter.value, 19);
    QCOMPARE(points(session), QString("20:20"));  // nothing has happened
    act(session, "clash");
    QCOMPARE(points(session), QString("19:19"));
    QVERIFY(!session.table().forecast);
}

namespace {

/// An independent reading of the Clash: plain numbers, no code of the engine.
struct OracleUnit {
    int attack;
    int defence;
    int range;
    int cost;
};

struct OracleSide {
    std::vector<OracleUnit> front;
    std::vector<OracleUnit> reserve;
    int busy = 0;  // resources that supports take up
    int cp = 0;
    bool strongestFirst = false;  // which of the reserve steps up first

    [[nodiscard]] int sum(int OracleUnit::* value) const
    {
        int total = 0;
        for (const OracleUnit& unit : front) total += unit.*value;
        return total;
    }
};

/// Section Clash: a strike that matches the Defence destroys the army and costs the difference; by the English rulebook
/// the reserve then steps up as far as the resources go, by the Italian one it was destroyed as well.
bool oracleStrike(int attack, int defence, OracleSide& struck)
{
    if (attack < defence) return false;
    struck.front.clear();
    struck.cp = std::max(0, struck.cp - (attack - defence));
    return true;
}

void oracleRecover(OracleSide& side, int limit, bool english)
{
    if (!english) return side.reserve.clear();
    if (side.cp == 0) return;
    for (;;) {
        std::optional<std::size_t> best;
        for (std::size_t place = 0; place < side.reserve.size(); ++place) {
            if (side.busy + side.sum(&OracleUnit::cost) + side.reserve[place].cost > limit) continue;
            if (!best || (side.strongestFirst && side.reserve[place].attack > side.reserve[*best].attack)) best = place;
        }
        if (!best) return;
        side.front.push_back(side.reserve[*best]);
        side.reserve.erase(side.reserve.begin() + std::ptrdiff_t(*best));
    }
}

void oracleClash(OracleSide& a, OracleSide& b, int limit, bool english)
{
    const auto hit = [&](OracleSide& striker, OracleSide& struck) {
        if (striker.front.empty()) return;
        if (oracleStrike(striker.sum(&OracleUnit::attack), struck.sum(&OracleUnit::defence), struck))
            oracleRecover(struck, limit, english);
    };
    if (!a.front.empty() && !b.front.empty() && a.sum(&OracleUnit::range) == b.sum(&OracleUnit::range)) {
        const int attackA = a.sum(&OracleUnit::attack);
        const int defenceA = a.sum(&OracleUnit::defence);
        const int attackB = b.sum(&OracleUnit::attack);
        const bool hitB = oracleStrike(attackA, b.sum(&OracleUnit::defence), b);
        const bool hitA = oracleStrike(attackB, defenceA, a);
        if (hitB) oracleRecover(b, limit, english);
        if (hitA) oracleRecover(a, limit, english);
        return;
    }
    const bool aFirst = b.front.empty() || (!a.front.empty() && a.sum(&OracleUnit::range) > b.sum(&OracleUnit::range));
    OracleSide& first = aFirst ? a : b;
    OracleSide& second = aFirst ? b : a;
    hit(first, second);
    if (second.cp > 0) hit(second, first);
}

QString oracleText(const OracleSide& side)
{
    return QStringLiteral("%1 points, %2 active, %3 reserve")
        .arg(side.cp)
        .arg(side.front.size())
        .arg(side.reserve.size());
}

struct Values {
    Fixture fixture;
    std::map<std::string, OracleUnit> units;
};

/// Made-up values for every unit; every Location has three turns.
Values madeUp()
{
    Values values;
    int number = 0;
    for (const Card& card : values.fixture.pack().cards) {
        ++number;
        const std::string& type = values.fixture.pack().game[card.type].id;
        const OracleUnit unit{number * 5 % 9, 1 + number * 7 % 6, number * 3 % 5, 1 + number % 5};
        if (type == "unit") {
            const QByteArray text = QStringLiteral("%1/%2/%3/%4")
                                        .arg(unit.attack)
                                        .arg(unit.defence)
                                        .arg(unit.range)
                                        .arg(unit.cost)
                                        .toUtf8();
            values.fixture.setUnit(card.id.c_str(), text.constData());
            values.units[card.id] = unit;
        }
        if (type == "location") values.fixture.setResources(card.id.c_str(), "8/13/9");
    }
    return values;
}

OracleSide ownOracle(const Session& session, const Values& values)
{
    OracleSide side;
    side.cp = session.table().count("cp");
    for (const Piece& piece : session.table().pile("field").pieces) {
        const Catalogue& catalogue = values.fixture.catalogue();
        const auto known = std::ranges::find_if(
            values.units, [&](const auto& entry) { return catalogue.find(entry.first) == piece.card; });
        if (known == values.units.end()) continue;
        if (piece.is("active")) side.front.push_back(known->second);
        if (piece.is("deactivated")) side.reserve.push_back(known->second);
    }
    return side;
}

}  // namespace

void EverzoneClashTable::EZ_T70_wholeGamesAgainstAnOracle_data()
{
    QTest::addColumn<QByteArray>("book");
    QTest::addColumn<int>("seed");
    for (const char* book : kBooks)
        for (int seed = 1; seed <= 12; ++seed) QTest::addRow("%s %d", book, seed) << QByteArray(book) << seed;
}

void EverzoneClashTable::EZ_T70_wholeGamesAgainstAnOracle()
{
    QFETCH(const QByteArray, book);
    QFETCH(const int, seed);
    static const Values values = madeUp();
    const bool english = book == "en";
    Random random(static_cast<std::uint64_t>(seed));
    Session session = begun(values.fixture.setup("molly-dunbar", book.constData(), {"cp=30"}), std::uint64_t(seed));
    const auto settle = [&session] {
        while (session.table().question) {
            const QStringList forced = offers(session, "activate") + offers(session, "deactivate");
            act(session, forced.front());
        }
    };
    int clashes = 0;
    while (!session.table().outcome) {
        if (session.table().phase != "combat") {
            QStringList units;
            for (const QString& name : names(session, "hand"))
                if (name != "Sea Arrow" && values.units.contains(name.toLower().replace(' ', '-').toStdString()))
                    units << name;
            const bool marshal = session.table().phase == "marshal" && !units.isEmpty();
            act(session, offers(session).contains("keep") ? "keep" : marshal ? "marshal " + units.join(", ") : "next");
            continue;
        }
        settle();
        for (int tries = 0; tries < 4; ++tries) {
            const QStringList ups =
                offers(session, english ? "reveal" : "activate").filter(QRegularExpression("^[^…]*$"));
            if (ups.isEmpty() || random.below(4) == 0) break;
            act(session, ups[int(random.below(std::uint32_t(ups.size())))]);
            settle();
        }
        const int limit = session.table().count("resources");
        OracleSide enemy;
        enemy.cp = session.table().count("enemy-cp");
        enemy.strongestFirst = true;
        QStringList front;
        QStringList reserve;
        for (std::uint32_t count = 1 + random.below(3); count > 0; --count) {
            const OracleUnit unit{int(random.below(7)), int(1 + random.below(5)), int(random.below(6)),
                                  int(1 + random.below(4))};
            const bool isReserve = !front.isEmpty() && random.below(2) == 0;
            (isReserve ? enemy.reserve : enemy.front).push_back(unit);
            (isReserve ? reserve : front)
                << QStringLiteral("%1/%2/%3/%4").arg(unit.attack).arg(unit.defence).arg(unit.range).arg(unit.cost);
        }
        OracleSide own = ownOracle(session, values);
        oracleClash(own, enemy, limit, english);
        act(session, "enemy " + front.join(", ") + (reserve.isEmpty() ? "" : " reserve " + reserve.join(", ")));
        act(session, "clash");
        settle();
        ++clashes;
        OracleSide enemyNow;
        enemyNow.cp = session.table().count("enemy-cp");
        for (const Piece& piece : session.table().pile("enemy").pieces)
            (piece.is("active") ? enemyNow.front : enemyNow.reserve).push_back({});
        QCOMPARE(oracleText(enemyNow), oracleText(enemy));
        QCOMPARE(oracleText(ownOracle(session, values)), oracleText(own));
        if (!session.table().outcome) act(session, "next");
    }
    QVERIFY(clashes > 0);  // some games are short, and end when a side is out
}

MAZZO_TEST(EverzoneClashTable)
#include "clash_table_test.moc"
