// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "tests/validators/repair/random_rules.h"
#include "validators/repair/repair.h"

#include <QTest>

#include <bit>
#include <functional>
#include <random>

using namespace mazzo::tests;
using namespace mazzo::tests::small;

namespace {

/// The rules that are reported for a deck that cannot be repaired.
QStringList conflict(const World& world, const Deck& deck, const std::function<int(CardIndex)>& allowed = {})
{
    const RuleBook book = world.book();
    const auto result = smallestRepair(book, deck, allowed);
    const auto* none = std::get_if<NoRepair>(&result);
    if (!none || !none->proven) return {"there is a repair"};
    QStringList rules;
    for (const std::uint16_t rule : none->conflict) rules.append(QString::fromStdString(world.game.rules[rule].id));
    return rules;
}

/// Does some deck keep those of the rules whose bits are set?
bool canBeKept(const World& world, const Deck& deck, std::uint32_t rules, const std::function<int(CardIndex)>& allowed)
{
    World fewer;
    for (std::size_t i = 0; i < world.game.rules.size(); ++i) {
        if ((rules >> i) & 1U) fewer.game.rules.push_back(world.game.rules[i]);
    }
    const RuleBook book = fewer.book();
    const auto result = smallestRepair(book, deck, allowed);
    const auto* repair = std::get_if<Repair>(&result);
    return repair && book.check(repair->deck).verdict == Verdict::Legal;
}

}  // namespace

/// Where no repair exists, the fewest rules that exclude each other are named.
class ConflictTest : public QObject {
    Q_OBJECT

private slots:
    void rulesThatExcludeEachOtherAreNamed();
    void theFewestAreNamed();
    void ofEquallyManyTheEarlierAreNamed();
    void aRuleThatNothingMeets();
    void whatIsNotOwnedIsNoWayOut();
    void noFewerRulesExcludeEachOther();
};

void ConflictTest::rulesThatExcludeEachOtherAreNamed()
{
    World world;
    world.rule("A", "count(zone:main) >= 5");
    world.rule("B", "count(zone:hero) <= 1");
    world.rule("C", "zone:main", "copies(zone:main) <= 1");
    world.rule("D", "count(zone:main type:unit) = 0");
    world.rule("E", "count(race:orc) = 0");
    // There are only three different spells.
    QCOMPARE(conflict(world, world.deck({{"main", "spark", 2}})), (QStringList{"A", "C", "D"}));
}

void ConflictTest::theFewestAreNamed()
{
    World world;
    world.rule("A", "count(zone:main) >= 5");
    world.rule("B", "zone:main", "copies(zone:main) <= 1");
    world.rule("C", "count(zone:main type:unit) = 0");
    world.rule("D", "count(zone:main) <= 6");
    world.rule("E", "count(zone:hero) >= 3");
    world.rule("F", "count(zone:hero) <= 2");
    // A, B and C exclude each other too, and so would be left by leaving out rules one by one from the end.
    QCOMPARE(conflict(world, world.deck({{"main", "spark", 1}})), (QStringList{"E", "F"}));
}

void ConflictTest::ofEquallyManyTheEarlierAreNamed()
{
    World world;
    world.rule("A", "count(zone:hero) >= 3");
    world.rule("B", "count(zone:hero) <= 2");
    world.rule("C", "count(zone:main) >= 3");
    world.rule("D", "count(zone:main) <= 2");
    QCOMPARE(conflict(world, world.deck({{"main", "spark", 1}})), (QStringList{"A", "B"}));
}

void ConflictTest::aRuleThatNothingMeets()
{
    World world;
    world.rule("A", "count(zone:main) >= 1");
    world.rule("B", "count(zone:hero is:boss) = 1 and count(zone:hero type:unit) = 0");
    QCOMPARE(conflict(world, world.deck({})), QStringList{"B"});
}

void ConflictTest::whatIsNotOwnedIsNoWayOut()
{
    World world;
    world.rule("A", "count(zone:main) = 4");
    world.rule("B", "zone:main", "copies(zone:main) <= 1");
    const auto owned = [&](int sparks) {
        return [&world, sparks](CardIndex card) { return card == world.card("spark") ? sparks : 0; };
    };
    const Deck deck = world.deck({{"main", "archer", 1}});
    QCOMPARE(conflict(world, deck, owned(2)), QStringList{"A"});
    QCOMPARE(conflict(world, deck, owned(3)), (QStringList{"A", "B"}));
}

void ConflictTest::noFewerRulesExcludeEachOther()
{
    std::mt19937 random(5);
    const auto below = [&](std::size_t n) { return random() % n; };
    int hopeless = 0, several = 0;
    for (int round = 0; round < 160; ++round) {
        World world;
        for (std::size_t rules = 4 + below(3); rules > 0; --rules) addRule(world, below(kRules), 1 + below(4));
        std::vector<int> owned;
        for (const Card& card : world.cards)
            owned.push_back(card.id == "ghost" || card.id == "shade" ? 0 : static_cast<int>(below(3)));
        const auto allowed = [&](CardIndex card) { return owned[at(card)]; };
        const Deck deck = world.deck({{"main", "archer", static_cast<int>(1 + below(2))}, {"hero", "brute", 1}});
        const RuleBook book = world.book();
        const auto result = smallestRepair(book, deck, allowed);
        const auto* none = std::get_if<NoRepair>(&result);
        if (!none) continue;
        QVERIFY(none->proven && !none->conflict.empty());
        ++hopeless;
        several += none->conflict.size() > 1;
        std::uint32_t named = 0;
        for (const std::uint16_t rule : none->conflict) named |= 1U << rule;
        QVERIFY(!canBeKept(world, deck, named, allowed));
        for (std::uint32_t others = 0; others < 1U << world.game.rules.size(); ++others) {
            if (std::popcount(others) < std::popcount(named)) QVERIFY(canBeKept(world, deck, others, allowed));
        }
    }
    QVERIFY2(hopeless > 20 && several > 10, qPrintable(QStringLiteral("%1 %2").arg(hopeless).arg(several)));
}

MAZZO_TEST(ConflictTest)
#include "conflict_test.moc"
