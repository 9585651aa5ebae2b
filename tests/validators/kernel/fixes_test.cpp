#include "small_game.h"

#include <QTest>

#include <algorithm>

using namespace mazzo;
using namespace mazzo::small;

/// Edits that are offered for a finding.
class FixesTest : public QObject {
    Q_OBJECT

    /// For the first finding, or for the first of a rule.
    static QStringList offered(const World& world, const Deck& deck, std::string_view rule = {});

private slots:
    void tooManyCopiesAreLowered();
    void aSizeIsFilledUpWithinTheLimits();
    void anExcessIsRemoved();
    void aForbiddenCardIsRemoved();
    void aForbiddenCardIsReplacedWhereTheSizeCounts();
    void aCardMovesToItsZone();
    void whatACardNeedsIsAdded();
    void aMissingFactCanBeEntered();
    void anUnknownCardIsReplacedByTheOneThatWasMeant();
    void passedRulesNeedNone();
    void noFixThatBreaksAnotherRule();
};

QStringList FixesTest::offered(const World& world, const Deck& deck, std::string_view rule)
{
    const RuleBook book = world.book();
    const Report report = book.judge(deck);
    QStringList texts;
    const auto finding = std::ranges::find_if(report.findings, [&](const Finding& each) { return rule.empty() || book.ruleId(each) == rule; });
    for (const Fix& fix : book.fixes(deck, report, *finding)) texts << QString::fromStdString(world.text(fix));
    return texts;
}

void FixesTest::tooManyCopiesAreLowered()
{
    World world;
    world.rule("R", "zone:main", "copies(zone:main) <= limit");
    QCOMPARE(offered(world, world.deck({{"main", "archer", 5}, {"main", "chief", 1}})), QStringList{"remove -2 archer@main"});
}

void FixesTest::aSizeIsFilledUpWithinTheLimits()
{
    World world;
    world.rule("R", "count(zone:main) >= 7").shortIsUnfinished = true;
    world.rule("S", "zone:main", "copies(zone:main) <= limit");
    world.rule("T", "distinct(race, zone:main) <= 1");
    QCOMPARE(offered(world, world.deck({{"main", "archer", 3}, {"main", "ranger", 1}})), QStringList{"add +2 ranger@main +1 spark@main"});
    QCOMPARE(offered(world, world.deck({{"main", "archer", 3}, {"main", "ranger", 3}})), QStringList{"add +1 spark@main"});
}

void FixesTest::anExcessIsRemoved()
{
    World world;
    world.rule("R", "count(zone:main) <= 4");
    QCOMPARE(offered(world, world.deck({{"main", "archer", 2}, {"main", "brute", 3}})), (QStringList{"remove -1 brute@main", "remove -1 archer@main"}));
}

void FixesTest::aForbiddenCardIsRemoved()
{
    World world;
    world.rule("R", "count(race:orc) = 0");
    QCOMPARE(offered(world, world.deck({{"main", "archer", 2}, {"main", "brute", 3}})), QStringList{"remove -3 brute@main"});
    QCOMPARE(offered(world, world.deck({{"main", "brute", 3}, {"hero", "chief", 1}})), QStringList{"remove -3 brute@main -1 chief@hero"});
}

void FixesTest::aForbiddenCardIsReplacedWhereTheSizeCounts()
{
    World world;
    world.rule("R", "count(race:orc) = 0");
    world.rule("S", "count(zone:main) = 4");
    world.rule("T", "zone:main", "copies(zone:main) <= limit");
    QCOMPARE(offered(world, world.deck({{"main", "archer", 3}, {"main", "brute", 1}})), QStringList{"replace -1 brute@main +1 ranger@main"});
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

void FixesTest::aMissingFactCanBeEntered()
{
    World world;
    world.rule("R", "zone:main", "copies(zone:main) <= limit");
    QCOMPARE(offered(world, world.deck({{"main", "ghost", 3}})), (QStringList{"remove -1 ghost@main", "enter ghost.limit"}));
}

void FixesTest::anUnknownCardIsReplacedByTheOneThatWasMeant()
{
    World world;
    world.rule("R", "count(zone:main race:elf) <= 3");
    QCOMPARE(offered(world, world.deck({{"main", "archre", 2}}), "unknown-card"), QStringList{"replace 'archre' +2 archer@main"});
    QCOMPARE(offered(world, world.deck({{"main", "archer", 2}, {"main", "archre", 2}}), "unknown-card"), QStringList{"remove 'archre'"});
    QCOMPARE(offered(world, world.deck({{"main", "xyzzyplugh", 1}}), "unknown-card"), QStringList{"remove 'xyzzyplugh'"});
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

QTEST_GUILESS_MAIN(FixesTest)
#include "fixes_test.moc"
