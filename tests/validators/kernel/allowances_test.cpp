// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/allowance_flow.h"
#include "tests/support/test_registry.h"

#include "small_game.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace mazzo::tests;
using namespace mazzo::tests::small;

namespace {

/// Places one copy after the other in every possible way.
int fewestUnplaced(const std::vector<std::uint32_t>& copies, std::vector<std::int64_t> limits, std::size_t from = 0)
{
    if (from == copies.size()) return 0;
    int fewest = 1 + fewestUnplaced(copies, limits, from + 1);
    for (std::size_t i = 0; i < limits.size(); ++i) {
        if (((copies[from] >> i) & 1U) == 0 || limits[i] == 0) continue;
        --limits[i];
        fewest = std::min(fewest, fewestUnplaced(copies, limits, from + 1));
        ++limits[i];
    }
    return fewest;
}

QString text(const std::string& words) { return QString::fromStdString(words); }

}  // namespace

/// Rules with allowances: the cards are placed as well as possible, and the finding says what is used.
class AllowancesTest : public QObject {
    Q_OBJECT

private slots:
    void asManyCopiesAsPossibleHaveAPlace();
    void aGreedyChoiceWouldFail();
    void onlyCardsInTheWayAreNamed();
    void limitsAndConditionsAreExpressions();
    void unknownValuesMayDecide();
    void theUseOfEachAllowanceIsReported();
};

void AllowancesTest::asManyCopiesAsPossibleHaveAPlace()
{
    std::mt19937 random(7);
    AllowanceFlow flow;
    for (int round = 0; round < 400; ++round) {
        std::vector<std::int64_t> limits(1 + random() % 4);
        for (std::int64_t& limit : limits) limit = random() % 4;
        std::vector<std::uint32_t> copies(random() % 7);
        for (std::uint32_t& fits : copies) fits = static_cast<std::uint32_t>(random() % (1U << limits.size()));
        const auto solve = [&](const std::vector<std::uint32_t>& placed) {
            flow.start(limits);
            for (const std::uint32_t fits : placed) flow.add(fits, 1);
            return flow.solve();
        };
        const std::int64_t unplaced = solve(copies);
        QCOMPARE(unplaced, fewestUnplaced(copies, limits));
        std::int64_t used = 0;
        for (std::size_t i = 0; i < limits.size(); ++i) {
            QVERIFY(flow.used()[i] <= limits[i]);
            used += flow.used()[i];
        }
        QCOMPARE(used + unplaced, static_cast<std::int64_t>(copies.size()));
        for (std::size_t i = 0; i < copies.size(); ++i) {
            std::vector<std::uint32_t> fewer = copies;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            QCOMPARE(flow.isShort(copies[i]), fewestUnplaced(fewer, limits) < unplaced);
        }
    }
}

void AllowancesTest::aGreedyChoiceWouldFail()
{
    World world;
    Rule& rule = world.rule("R", "");
    rule.cards = "zone:main";
    rule.allow = {{{}, "type:unit", "3", {}}, {{}, "race:elf", "2", {}}, {{}, "type:spell", {}, {}}};
    // Elves fit twice, orcs once: the elves have to make space.
    QCOMPARE(text(world.verdict(world.deck({{"main", "archer", 2}, {"main", "brute", 3}, {"main", "spark", 9}}))),
             QString("legal: R passed in main have 0 max 0"));
    QCOMPARE(text(world.verdict(world.deck({{"main", "archer", 2}, {"main", "brute", 4}, {"main", "spark", 9}}))),
             QString("illegal: R broken in main have 1 max 0 brute"));
}

void AllowancesTest::onlyCardsInTheWayAreNamed()
{
    World world;
    Rule& rule = world.rule("R", "");
    rule.cards = "zone:main";
    rule.allow = {{{}, "race:elf", "2", {}}, {{}, "type:spell", "4", {}}};
    QCOMPARE(text(world.verdict(world.deck({{"main", "archer", 3}, {"main", "spark", 4}}))),
             QString("illegal: R broken in main have 1 max 0 archer"));
}

void AllowancesTest::limitsAndConditionsAreExpressions()
{
    World world;
    Rule& rule = world.rule("R", "");
    rule.cards = "zone:main";
    rule.allow = {{{}, "race in values(race, zone:hero)", {}, {}},
                  {{}, "type:unit", "sum(power, zone:hero)", "count(zone:hero) > 0"}};
    const auto checked = [&](std::initializer_list<World::Line> lines) {
        return text(world.verdict(world.deck(lines)));
    };
    QVERIFY(checked({{"main", "brute", 1}}).startsWith("illegal: R broken in main have 1"));
    QVERIFY(checked({{"hero", "archer", 1}, {"main", "archer", 5}}).startsWith("legal"));
    QVERIFY(checked({{"hero", "archer", 1}, {"main", "archer", 5}, {"main", "brute", 9}}).startsWith("illegal"));
}

void AllowancesTest::unknownValuesMayDecide()
{
    World world;
    Rule& rule = world.rule("R", "");
    rule.cards = "zone:main";
    rule.allow = {{{}, "race:elf", {}, {}}};
    QVERIFY(text(world.verdict(world.deck({{"main", "shade", 1}}))).startsWith("unknown: R unknown"));
    QVERIFY(text(world.verdict(world.deck({{"main", "shade", 1}, {"main", "brute", 1}}))).startsWith("illegal"));
}

void AllowancesTest::theUseOfEachAllowanceIsReported()
{
    World world;
    Rule& rule = world.rule("R", "");
    rule.cards = "zone:main";
    rule.allow = {{{}, "type:spell", {}, {}}, {{}, "race:elf", "2", {}}};
    const RuleBook book = world.book();
    const Deck deck = world.deck({{"main", "archer", 3}, {"main", "spark", 4}});
    Report report = book.check(deck);
    book.addOrigins(deck, report);
    const std::vector<AllowanceUse> expected{{4, std::nullopt}, {2, Interval::exactly(2)}};
    QCOMPARE(report.findings.front().allowances, expected);
}

MAZZO_TEST(AllowancesTest)
#include "allowances_test.moc"
