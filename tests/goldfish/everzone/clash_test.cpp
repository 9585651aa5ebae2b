// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/everzone/clash.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::goldfish::everzone;

/// The clash as pure functions. Units are written name(attack/defence/range/cost); the numbers are made up.
class EverzoneClash : public QObject {
    Q_OBJECT

private slots:
    void EZ_T65_strikeOrder();
    void EZ_T66_strike();
    void EZ_T67_applyDamage();
    void EZ_T68_destroySet();
    void EZ_T69_reactivate();
    void EZ_T70_unknownValuesDecideNothing();
    void EZ_T71_surrenderDamage();
    void EZ_T73_alliedDamage();
    void EZ_T74_freeForAll();
    void EZ_T75_workedExamples_data();
    void EZ_T75_workedExamples();
    void EZ_X24_emptySideByOption();
    void EZ_T43_survivorsKeepTheirValues();
    void EZ_T45_twoTurnBattle();
};

namespace {

/// "x1(7/5/4/5)".
Unit unit(const QString& text)
{
    const QString name = text.section('(', 0, 0).trimmed();
    const QStringList numbers = text.section('(', 1).chopped(1).split('/');
    const auto id = static_cast<std::uint32_t>((name[0] == 'x' ? 10 : name[0] == 'y' ? 20 : 30) + name.mid(1).toInt());
    return {id, numbers[0].toInt(), numbers[1].toInt(), numbers[2].toInt(), numbers[3].toInt(), Truth::Yes, false};
}

std::vector<Unit> units(const QString& text)
{
    std::vector<Unit> list;
    for (const QString& part : text.split(' ', Qt::SkipEmptyParts)) list.push_back(unit(part));
    return list;
}

Side side(const QString& active, const QString& deactivated = {}, int cp = 20)
{
    Player player;
    player.active = units(active);
    player.deactivated = units(deactivated);
    return {{player}, cp, {}, 0};
}

QString ids(const std::vector<Unit>& list)
{
    QStringList names;
    for (const Unit& each : list) names << (each.id < 20 ? "x" : "y") + QString::number(each.id % 10);
    return names.join(' ');
}

/// "20 active x1 | fallen y1" for one side.
QString text(const Side& side)
{
    const Player& player = side.players.front();
    return QStringLiteral("%1 [%2] fallen [%3]").arg(side.cp).arg(ids(player.active), ids(player.fallen));
}

constexpr ClashRules kEnglish{false, true, true};
constexpr ClashRules kItalian{true, false, true};

}  // namespace

void EverzoneClash::EZ_T65_strikeOrder()
{
    QCOMPARE(strikeOrder(side("x1(1/1/4/1)"), side("y1(9/9/3/1)")), Order::FirstSide);
    QCOMPARE(strikeOrder(side("x1(1/1/2/1)"), side("y1(1/1/3/1)")), Order::SecondSide);
    QCOMPARE(strikeOrder(side("x1(1/1/3/1)"), side("y1(1/1/3/1)")), Order::Together);
    QCOMPARE(strikeOrder(side("", "x1(1/1/9/1)"), side("y1(1/1/0/1)")), Order::SecondSide);
    QCOMPARE(strikeOrder(side("x1(1/1/0/1)"), side("")), Order::FirstSide);
    QCOMPARE(strikeOrder(side(""), side("")), Order::Nobody);
}

void EverzoneClash::EZ_T66_strike()
{
    QCOMPARE(strike(7, 5), (Strike{Truth::Yes, 2}));
    QCOMPARE(strike(5, 5), (Strike{Truth::Yes, 0}));
    QCOMPARE(strike(4, 5), (Strike{Truth::No, 0}));
    QCOMPARE(strike(7, 0), (Strike{Truth::Yes, 7}));
    QCOMPARE(strike(0, 0), (Strike{Truth::Yes, 0}));
    QCOMPARE(strike(std::nullopt, 5), (Strike{Truth::Unknown, std::nullopt}));
    QCOMPARE(strike(5, std::nullopt), (Strike{Truth::Unknown, std::nullopt}));
}

void EverzoneClash::EZ_T67_applyDamage()
{
    QCOMPARE(applyDamage(20, 2), 18);
    QCOMPARE(applyDamage(3, 7), 0);
    QCOMPARE(applyDamage(3, 2), 1);
}

void EverzoneClash::EZ_T68_destroySet()
{
    Player player = side("y1(6/5/3/5)", "y2(9/2/1/6)").players.front();
    QCOMPARE(ids(destroySet(player, kEnglish)), QString("y1"));
    QCOMPARE(ids(destroySet(player, kItalian)), QString("y1 y2"));
    player.active.front().lasting = true;
    QCOMPARE(ids(destroySet(player, kEnglish)), QString());
    QCOMPARE(ids(destroySet(player, kItalian)), QString("y2"));
}

void EverzoneClash::EZ_T69_reactivate()
{
    const QString three = "x1(1/1/1/6) x2(1/1/1/4) x3(1/1/1/5)";
    Player player = side("", three).players.front();
    reactivate(player, 10);
    QCOMPARE(ids(player.active), QString("x1 x2"));  // as much as fits: 6 and 4 of 10
    player = side("", three).players.front();
    reactivate(player, 10, [](const Player&, const std::vector<std::size_t>& places) { return places.back(); });
    QCOMPARE(ids(player.active), QString("x3 x2"));
    player = side("", three).players.front();
    for (Unit& each : player.deactivated) each.suits = Truth::No;
    reactivate(player, 10);
    QVERIFY(player.active.empty());
    player = side("", three).players.front();
    reactivate(player, std::nullopt);  // nobody knows what fits, so nothing is forced
    QVERIFY(player.active.empty());
}

void EverzoneClash::EZ_T70_unknownValuesDecideNothing()
{
    Side x = side("x1(7/5/4/5)");
    x.players.front().active.front().attack = std::nullopt;
    const Clash unsure = clash(x, side("y1(6/5/3/5)"), 10, kEnglish);
    QVERIFY(!unsure.decided);
    QCOMPARE(unsure.y.cp, 20);
    QVERIFY(!clash(side("x1(7/5/4/5)"), x, 10, kEnglish).decided);
    QVERIFY(clash(side("x1(7/5/4/5)"), side("y1(6/5/3/5)"), 10, kEnglish).decided);
}

void EverzoneClash::EZ_T71_surrenderDamage()
{
    QCOMPARE(surrenderDamage(side("x1(7/1/1/1) x2(6/1/1/1)")), Known(6));
    QCOMPARE(surrenderDamage(side("x1(12/1/1/1)")), Known(6));
    QCOMPARE(surrenderDamage(side("x1(1/1/1/1)")), Known(0));
    QCOMPARE(surrenderDamage(side("", "x1(9/1/1/1)")), Known(0));
    Side helped = side("x1(4/8/6/2)");
    helped.modifiers = {10, 10, 10};  // printed values only
    QCOMPARE(surrenderDamage(helped), Known(2));
    QCOMPARE(surrenderDamage(helped, Stat::Defence), Known(4));
    QCOMPARE(surrenderDamage(helped, Stat::Range), Known(3));
    QCOMPARE(surrenderDamage(helped, Stat::Cost), Known(1));
    helped.players.front().active.front().attack = std::nullopt;
    QCOMPARE(surrenderDamage(helped), Known());
}

void EverzoneClash::EZ_T73_alliedDamage()
{
    QCOMPARE(alliedDamage(12, 8, 2), (std::vector<Known>{4, 4}));
    QCOMPARE(alliedDamage(7, 8, 2), (std::vector<Known>{0, 0}));
}

void EverzoneClash::EZ_T74_freeForAll()
{
    const std::vector<Contender> start{{side("x1(8/4/6/1)"), 1}, {side("x2(5/6/5/1)"), 2}, {side("x3(9/5/2/1)"), 0}};
    const auto after = freeForAll(start, 10, kEnglish);
    QVERIFY(after);
    QCOMPARE((*after)[0].side.cp, 15);
    QCOMPARE((*after)[1].side.cp, 18);
    QCOMPARE((*after)[2].side.cp, 20);
    // EZ-T59: by falling Range, whoever stands first in the list.
    const std::vector<Contender> turned{{side("x3(9/5/2/1)"), 1}, {side("x1(8/4/6/1)"), 2}, {side("x2(5/6/5/1)"), 0}};
    QCOMPARE((*freeForAll(turned, 10, kEnglish))[1].side.cp, 15);
    // With equal Range the second strikes before it falls.
    std::vector<Contender> level = start;
    level[1].side.players.front().active.front().range = 6;
    QCOMPARE((*freeForAll(level, 10, kEnglish))[2].side.cp, 20);
    level[1].side.players.front().active.front().attack = 7;
    QCOMPARE((*freeForAll(level, 10, kEnglish))[2].side.cp, 18);
    level[2].side.players.front().active.front().range = std::nullopt;
    QVERIFY(!freeForAll(level, 10, kEnglish));
}

void EverzoneClash::EZ_T75_workedExamples_data()
{
    QTest::addColumn<Side>("x");
    QTest::addColumn<Side>("y");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("italian");
    const auto row = [](const char* name, const Side& x, const Side& y, const char* english,
                        const char* italian = nullptr) {
        QTest::newRow(name) << x << y << english << (italian ? italian : english);
    };
    const QString x1 = "x1(7/5/4/5)";
    const QString y1 = "y1(6/5/3/5)";
    const QString y2 = "y2(9/2/1/6)";
    row("1 first and hit", side(x1), side(y1), "20 [x1] fallen [] / 18 [] fallen [y1]");
    row("2 a miss and a counter", side("x1(4/5/4/5)"), side(y1), "19 [] fallen [x1] / 20 [y1] fallen []");
    row("3 a hit for nothing", side("x1(5/5/4/5)"), side(y1), "20 [x1] fallen [] / 20 [] fallen [y1]");
    row("4 together, one misses", side(x1), side("y1(6/8/4/5)"), "19 [] fallen [x1] / 20 [y1] fallen []");
    row("5 together, both fall", side(x1), side("y1(6/5/4/5)"), "19 [] fallen [x1] / 18 [] fallen [y1]");
    row("6 a reserve steps up", side(x1), side(y1, y2), "16 [] fallen [x1] / 18 [y2] fallen [y1]",
        "20 [x1] fallen [] / 18 [] fallen [y1 y2]");
    row("7 the reserve is too dear", side(x1), side(y1, "y2(9/2/1/12)"), "20 [x1] fallen [] / 18 [] fallen [y1]",
        "20 [x1] fallen [] / 18 [] fallen [y1 y2]");
    Side supported = side(y1, y2);
    supported.players.front().supports = {5};
    row("8 a support takes its place", side(x1), supported, "20 [x1] fallen [] / 18 [] fallen [y1]",
        "20 [x1] fallen [] / 18 [] fallen [y1 y2]");
    row("9 nobody there", side(x1), side(""), "20 [x1] fallen [] / 13 [] fallen []");
    row("10 both miss", side("x1(4/5/4/5)"), side("y1(4/5/3/5)"), "20 [x1] fallen [] / 20 [y1] fallen []");
    Side shielded = side("y1(1/2/1/2) y2(1/2/1/2)");
    shielded.modifiers.defence = 2;
    row("11 a shielded army", side("x1(5/5/9/5)"), shielded, "20 [x1] fallen [] / 20 [y1 y2] fallen []");
    row("12 Attack 6", side("x1(6/5/9/5)"), shielded, "20 [x1] fallen [] / 20 [] fallen [y1 y2]");
    row("12 Attack 7", side("x1(7/5/9/5)"), shielded, "20 [x1] fallen [] / 19 [] fallen [y1 y2]");
    row("13 out before the counter", side("x1(12/5/4/5)"), side(y1, y2, 3), "20 [x1] fallen [] / 0 [] fallen [y1]",
        "20 [x1] fallen [] / 0 [] fallen [y1 y2]");
    row("14 a reserve after having struck", side("x1(4/5/4/5)", "x2(3/3/3/6)"), side(y1),
        "19 [x2] fallen [x1] / 20 [y1] fallen []", "19 [] fallen [x1 x2] / 20 [y1] fallen []");
    row("15 together with reserves", side(x1, "x2(3/3/3/6)"), side("y1(6/5/4/5)", y2),
        "19 [x2] fallen [x1] / 18 [y2] fallen [y1]", "19 [] fallen [x1 x2] / 18 [] fallen [y1 y2]");
    row("16 two against two", side("x1(3/2/2/4) x2(4/3/1/5)"), side("y1(2/4/5/6) y2(1/1/0/3)"),
        "20 [x1 x2] fallen [] / 18 [] fallen [y1 y2]");
    row("17 both out", side("x1(9/3/4/5)", {}, 2), side("y1(9/3/4/5)", {}, 5), "0 [] fallen [x1] / 0 [] fallen [y1]");
}

void EverzoneClash::EZ_T75_workedExamples()
{
    QFETCH(const Side, x);
    QFETCH(const Side, y);
    QFETCH(const QString, english);
    QFETCH(const QString, italian);
    const Clash en = clash(x, y, 10, kEnglish);
    QCOMPARE(text(en.x) + " / " + text(en.y), english);
    const Clash it = clash(x, y, 10, kItalian);
    QCOMPARE(text(it.x) + " / " + text(it.y), italian);
    // The same from the other chair.
    const Clash turned = clash(y, x, 10, kEnglish);
    QCOMPARE(text(turned.y) + " / " + text(turned.x), english);
}

void EverzoneClash::EZ_X24_emptySideByOption()
{
    ClashRules spared = kEnglish;
    spared.emptySideIsHurt = false;
    QCOMPARE(clash(side("x1(7/5/4/5)"), side(""), 10, spared).y.cp, 20);
    QCOMPARE(clash(side("x1(7/5/4/5)"), side(""), 10, kEnglish).y.cp, 13);
}

void EverzoneClash::EZ_T43_survivorsKeepTheirValues()
{
    const Clash fought = clash(side("x1(4/5/4/5)"), side("y1(5/5/3/5)"), 10, kItalian);
    QCOMPARE(text(fought.y), QString("20 [y1] fallen []"));
    QCOMPARE(fought.y.players.front().active.front(), unit("y1(5/5/3/5)"));
    QCOMPARE(text(fought.x), QString("20 [] fallen [x1]"));  // 5 against 5, not less
}

/// Two turns under 10 and then 20 resources, by both books.
void EverzoneClash::EZ_T45_twoTurnBattle()
{
    Clash en = clash(side("x1(7/5/4/5)"), side("y1(6/5/3/5)", "y2(9/2/1/6)"), 10, kEnglish);
    QCOMPARE(text(en.x) + " / " + text(en.y), QString("16 [] fallen [x1] / 18 [y2] fallen [y1]"));
    QCOMPARE(surrenderDamage(en.y), Known(4));
    en.x.players.front().active = units("x2(3/3/3/6)");
    en = clash(en.x, en.y, 20, kEnglish);
    QCOMPARE(text(en.x) + " / " + text(en.y), QString("16 [x2] fallen [x1] / 17 [] fallen [y1 y2]"));

    Clash it = clash(side("x1(7/5/4/5)"), side("y1(6/5/3/5)", "y2(9/2/1/6)"), 10, kItalian);
    QCOMPARE(text(it.x) + " / " + text(it.y), QString("20 [x1] fallen [] / 18 [] fallen [y1 y2]"));
    QCOMPARE(surrenderDamage(it.x), Known(3));
    it.x.players.front().active.push_back(unit("x2(3/3/3/6)"));
    it = clash(it.x, it.y, 20, kItalian);
    QCOMPARE(it.x.cp, 20);
    QCOMPARE(it.y.cp, 8);
}

MAZZO_TEST(EverzoneClash)
#include "clash_test.moc"
