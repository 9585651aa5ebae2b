// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include "small_game.h"

#include <QTest>

#include <algorithm>

using namespace mazzo::tests;
using namespace mazzo::tests::small;

/// Edits that are offered for a finding.
class FixesTest : public QObject {
    Q_OBJECT

    /// For the first finding, or for the first of a rule.
    static QStringList offered(const World& world, const Deck& deck, std::string_view rule = {});

private slots:
    void tooManyCopiesAreLowered();
    void aSizeIsFilledUpWithinTheLimits();
    void aSizeIsNotFilledUpWithCardsThatAreToBlame();
    void noOtherFindingOfTheSameRuleComesInItsPlace();
    void nothingThatIsBrokenIsBrokenFurther();
    void aZoneThatWasLeftOutStaysOut();
    void anExcessIsRemoved();
    void aForbiddenCardIsRemoved();
    void aForbiddenCardIsReplacedWhereTheSizeCounts();
    void aCardMovesToItsZone();
    void whatACardNeedsIsAdded();
    void aMissingValueCanBeEntered();
    void anUnknownCardIsReplacedByTheOneThatWasMeant();
    void sampleCardsAreOfferedOnlyToDecksThatHaveSome();
    void anOptionNamesTheCardsOfTheDeck();
    void passedRulesNeedNone();
    void noFixThatBreaksAnotherRule();
};

QStringList FixesTest::offered(const World& world, const Deck& deck, std::string_view rule)
{
    const RuleBook book = world.book();
    const Report report = book.check(deck);
    QStringList texts;
    const auto finding = std::ranges::find_if(
        report.findings, [&](const Finding& each) { return rule.empty() || book.ruleId(each) == rule; });
    for (const Fix& fix : book.fixes(deck, report, *finding)) texts << QString::fromStdString(world.text(fix));
    return texts;
}

void FixesTest::tooManyCopiesAreLowered()
{
    World world;
    world.rule("R", "zone:main", "copies(zone:main) <= limit");
    QCOMPARE(offered(world, world.deck({{"main", "archer", 5}, {"main", "chief", 1}})),
             QStringList{"remove -2 archer@main"});
}

void FixesTest::aSizeIsFilledUpWithinTheLimits()
{
    World world;
    world.rule("R", "count(zone:main) >= 7").shortIsUnfinished = true;
    world.rule("S", "zone:main", "copies(zone:main) <= limit");
    world.rule("T", "distinct(race, zone:main) <= 1");
    QCOMPARE(offered(world, world.deck({{"main", "archer", 3}, {"main", "ranger", 1}})),
             QStringList{"add +2 ranger@main +1 spark@main"});
    QCOMPARE(offered(world, world.deck({{"main", "archer", 3}, {"main", "ranger", 3}})),
             QStringList{"add +1 spark@main"});
}

void FixesTest::aSizeIsNotFilledUpWithCardsThatAreToBlame()
{
    World world;
    world.rule("R", "count(zone:main) >= 6").shortIsUnfinished = true;
    world.rule("S", "count(zone:main race:orc) = 0");
    world.rule("T", "zone:main", "copies(zone:main) <= limit");
    QCOMPARE(offered(world, world.deck({{"main", "brute", 1}, {"main", "archer", 2}}), "R"),
             QStringList{"add +1 archer@main +2 ranger@main"});
    // A card that another rule wants more of is no card to blame.
    World other;
    other.rule("R", "count(zone:main) >= 3").shortIsUnfinished = true;
    other.rule("S", "zone:main", "copies(zone:main) >= 2");
    QCOMPARE(offered(other, other.deck({{"main", "archer", 1}}), "R"), QStringList{"add +2 archer@main"});
}

void FixesTest::noOtherFindingOfTheSameRuleComesInItsPlace()
{
    // The size must stay, and three more cards of one kind are too many of any.
    World world;
    world.rule("R", "zone:main", "copies(zone:main) <= 2");
    world.rule("S", "count(zone:main) = 5");
    QCOMPARE(offered(world, world.deck({{"main", "archer", 5}}), "R"),
             QStringList{"replace -3 archer@main +2 ranger@main +1 brute@main"});
}

void FixesTest::nothingThatIsBrokenIsBrokenFurther()
{
    World world;
    world.rule("R", "count(zone:main race:elf) >= 3");
    world.rule("S", "count(zone:main) <= 4");
    QCOMPARE(offered(world, world.deck({{"main", "archer", 2}, {"main", "brute", 2}}), "R"), QStringList{});
    QCOMPARE(offered(world, world.deck({{"main", "archer", 2}, {"main", "brute", 4}}), "R"), QStringList{});
    QCOMPARE(offered(world, world.deck({{"main", "archer", 2}, {"main", "brute", 1}}), "R"),
             QStringList{"add +1 archer@main"});
    // A size that is too low anyway may become lower.
    World unfinished;
    unfinished.rule("R", "count(zone:main) >= 6").shortIsUnfinished = true;
    unfinished.rule("S", "count(race:orc) = 0");
    QCOMPARE(offered(unfinished, unfinished.deck({{"main", "archer", 2}, {"main", "brute", 1}}), "S"),
             QStringList{"remove -1 brute@main"});
}

void FixesTest::aZoneThatWasLeftOutStaysOut()
{
    World world;
    world.rule("R", "race:orc", "copies(race:orc) >= 2");
    const QStringList fixes = offered(world, world.deck({{"main", "brute", 1}}));
    QVERIFY(fixes.contains("add +1 brute@main"));
    QVERIFY(std::ranges::none_of(fixes, [](const QString& fix) { return fix.contains("@side"); }));
}

void FixesTest::anExcessIsRemoved()
{
    World world;
    world.rule("R", "count(zone:main) <= 4");
    QCOMPARE(offered(world, world.deck({{"main", "archer", 2}, {"main", "brute", 3}})),
             (QStringList{"remove -1 brute@main", "remove -1 archer@main"}));
}

void FixesTest::aForbiddenCardIsRemoved()
{
    World world;
    world.rule("R", "count(race:orc) = 0");
    QCOMPARE(offered(world, world.deck({{"main", "archer", 2}, {"main", "brute", 3}})),
             QStringList{"remove -3 brute@main"});
    QCOMPARE(offered(world, world.deck({{"main", "brute", 3}, {"hero", "chief", 1}})),
             QStringList{"remove -3 brute@main -1 chief@hero"});
}

void FixesTest::aForbiddenCardIsReplacedWhereTheSizeCounts()
{
    World world;
    world.rule("R", "count(race:orc) = 0");
    world.rule("S", "count(zone:main) = 4");
    world.rule("T", "zone:main", "copies(zone:main) <= limit");
    QCOMPARE(offered(world, world.deck({{"main", "archer", 3}, {"main", "brute", 1}})),
             QStringList{"replace -1 brute@main +1 ranger@main"});
}

void FixesTest::aCardMovesToItsZone()
{
    World world;
    world.rule("R", "count(zone:main is:boss) = 0");
    world.rule("S", "count(zone:hero) <= 1 and count(zone:side) = 0");
    QCOMPARE(offered(world, world.deck({{"main", "chief", 1}})).first(), QString("move -1 chief@main +1 chief@hero"));
}

void FixesTest::whatACardNeedsIsAdded()
{
    World world;
    world.rule("R", "zone:main", "hasAll(needs, values(id, zone:main))");
    QCOMPARE(offered(world, world.deck({{"main", "chief", 1}})), QStringList{"add +1 brute@main"});
    QCOMPARE(offered(world, world.deck({{"main", "storm", 1}})), QStringList{"add +1 spark@main +1 archer@main"});
}

void FixesTest::aMissingValueCanBeEntered()
{
    World world;
    world.rule("R", "zone:main", "copies(zone:main) <= limit");
    QCOMPARE(offered(world, world.deck({{"main", "ghost", 3}})), QStringList{"enter ghost.limit"});
    // With a certain excess, the copies may be lowered.
    QCOMPARE(offered(world, world.deck({{"main", "archer", 4}, {"main", "ghost", 3}})),
             QStringList{"remove -1 archer@main"});
}

void FixesTest::sampleCardsAreOfferedOnlyToDecksThatHaveSome()
{
    World world;
    world.addSamples();
    world.rule("R", "count(zone:main type:spell power=1) >= 4").shortIsUnfinished = true;
    world.rule("S", "zone:main", "copies(zone:main) <= 1");
    QCOMPARE(offered(world, world.deck({{"main", "storm", 1}}), "R"), QStringList{});
    QCOMPARE(offered(world, world.deck({{"main", "storm", 1}, {"main", "dummy", 1}}), "R"), QStringList{});
    World few;
    few.addSamples();
    few.rule("R", "count(zone:main type:spell power=1) >= 3").shortIsUnfinished = true;
    few.rule("S", "zone:main", "copies(zone:main) <= 1");
    QCOMPARE(offered(few, few.deck({{"main", "storm", 1}}), "R"), QStringList{});
    QCOMPARE(offered(few, few.deck({{"main", "storm", 1}, {"main", "dummy", 1}}), "R"),
             QStringList{"add +1 rumour@main +1 mock@main"});
}

void FixesTest::anOptionNamesTheCardsOfTheDeck()
{
    World world;
    world.addRaceOption();
    const QStringList fixes = offered(world, world.deck({{"main", "brute", 3}}), "E");
    QCOMPARE(fixes.value(0), QString("set race=orc"));
    QVERIFY(fixes.contains("remove -3 brute@main"));
    // With cards of both races, the other value is no better.
    QVERIFY(!offered(world, world.deck({{"main", "brute", 3}, {"main", "archer", 1}}), "E").contains("set race=orc"));
    // An option that is no field of the cards only changes the rules.
    World other;
    other.rule("R", "count(zone:main) <= 2").when = "option(players) = 2";
    QVERIFY(std::ranges::none_of(offered(other, other.deck({{"main", "archer", 3}})),
                                 [](const QString& fix) { return fix.startsWith("set"); }));
}

void FixesTest::anUnknownCardIsReplacedByTheOneThatWasMeant()
{
    World world;
    world.rule("R", "count(zone:main race:elf) <= 3");
    QCOMPARE(offered(world, world.deck({{"main", "archre", 2}}), "unknown-card"),
             QStringList{"replace 'archre' +2 archer@main"});
    QCOMPARE(offered(world, world.deck({{"main", "archer", 2}, {"main", "archre", 2}}), "unknown-card"), QStringList{});
    // Nothing is known about the card, which is no reason to remove it.
    QCOMPARE(offered(world, world.deck({{"main", "xyzzyplugh", 1}}), "unknown-card"), QStringList{});
}

void FixesTest::passedRulesNeedNone()
{
    World world;
    world.rule("R", "count(zone:main) <= 4");
    QCOMPARE(offered(world, world.deck({{"main", "archer", 2}})), QStringList{});
}

void FixesTest::noFixThatBreaksAnotherRule()
{
    World world;
    world.rule("R", "count(zone:main) <= 4");
    world.rule("S", "count(race:elf) >= 2");
    world.rule("T", "count(race:orc) >= 3");
    QCOMPARE(offered(world, world.deck({{"main", "archer", 2}, {"main", "brute", 3}})), QStringList{});
}

MAZZO_TEST(FixesTest)
#include "fixes_test.moc"
