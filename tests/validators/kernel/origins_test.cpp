// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"
#include "validators/rule_warnings.h"
#include "validators/value_origins.h"

#include "small_game.h"

#include <QTest>

using namespace mazzo::tests;
using namespace mazzo::tests::small;

/// Verdicts and findings say whether they rest on provisional or sample values, and why a rule was not checked.
class OriginsTest : public QObject {
    Q_OBJECT

private slots:
    void findingsRestOnTheValuesTheyRead_data();
    void findingsRestOnTheValuesTheyRead();
    void aFindingOfOneCardRestsOnThatCard();
    void theVerdict();
    void hiddenValuesCountForNothing();
    void valuesOfADeck();
    void skippedRulesSayWhy_data();
    void skippedRulesSayWhy();
    void aMissingZoneIsAnEmptyPile();
    void rulesThatMixOptionalAndOtherZonesGetAWarning_data();
    void rulesThatMixOptionalAndOtherZonesGetAWarning();
};

namespace {

QString text(const std::vector<Origin>& origins)
{
    QStringList ids;
    for (const Origin origin : origins) ids << QString::fromStdString(std::string(idOf(origin)));
    return ids.join(' ');
}

Report reportOn(const World& world, const Deck& deck)
{
    const RuleBook book = world.book();
    Report report = book.check(deck);
    book.addOrigins(deck, report);
    return report;
}

}  // namespace

void OriginsTest::findingsRestOnTheValuesTheyRead_data()
{
    QTest::addColumn<QString>("check");
    QTest::addColumn<QString>("origins");
    QTest::newRow("a size reads no values") << "count(zone:main) = 5" << "";
    QTest::newRow("a sum") << "sum(power, zone:main) <= 100" << "provisional sample";
    QTest::newRow("a sum over another zone") << "sum(power, zone:hero) <= 100" << "";
    QTest::newRow("cards that a value keeps out") << "count(zone:main power>100) = 0" << "provisional sample";
    QTest::newRow("a field of other types") << "count(zone:main race:elf) <= 100" << "sample";
    QTest::newRow("different values") << "distinct(race, zone:main) <= 9" << "sample";
    QTest::newRow("different names") << "distinct(name, zone:main) <= 9" << "";
    QTest::newRow("a derived field rests on its source") << "sum(slots, zone:main) <= 100" << "sample";
}

void OriginsTest::findingsRestOnTheValuesTheyRead()
{
    QFETCH(QString, check);
    World world;
    world.addSamples();
    world.rule("R", check.toStdString());
    const Deck deck = world.deck({{"main", "archer", 3}, {"main", "rumour", 1}, {"main", "dummy", 1}});
    const Report report = reportOn(world, deck);
    QTEST(text(report.findings.front().restsOn), "origins");
    QTEST(text(report.restsOn), "origins");
}

void OriginsTest::aFindingOfOneCardRestsOnThatCard()
{
    World world;
    world.rule("R", "zone:main", "copies(zone:main) <= limit");
    const Report both = reportOn(world, world.deck({{"main", "archer", 4}, {"main", "rumour", 3}}));
    QCOMPARE(both.findings.size(), std::size_t{2});
    QCOMPARE(text(both.findings[0].restsOn), QString());
    QCOMPARE(text(both.findings[1].restsOn), QString("provisional"));
    // The first finding alone makes the deck illegal.
    QCOMPARE(text(both.restsOn), QString());
    QCOMPARE(text(reportOn(world, world.deck({{"main", "rumour", 3}})).restsOn), QString("provisional"));
    QCOMPARE(text(reportOn(world, world.deck({{"main", "rumour", 2}})).restsOn), QString("provisional"));
    QCOMPARE(text(reportOn(world, world.deck({{"main", "archer", 2}})).restsOn), QString());
}

void OriginsTest::theVerdict()
{
    World world;
    world.rule("A", "count(zone:main) <= 2");
    world.rule("B", "sum(power, zone:main) <= 3");
    // Broken by its size alone, or legal only because of the power.
    QCOMPARE(text(reportOn(world, world.deck({{"main", "rumour", 3}})).restsOn), QString());
    QCOMPARE(text(reportOn(world, world.deck({{"main", "rumour", 2}})).restsOn), QString("provisional"));
}

void OriginsTest::hiddenValuesCountForNothing()
{
    World world;
    world.rule("R", "sum(power, zone:main) <= 100");
    const Deck deck = world.deck({{"main", "rumour", 1}});
    QCOMPARE(text(reportOn(world, deck).restsOn), QString("provisional"));
    world.set("data", "strict");
    QCOMPARE(text(reportOn(world, deck).restsOn), QString());
    QCOMPARE(text(originsOf(world.game, world.catalogue, world.settings, deck)), QString());
}

void OriginsTest::valuesOfADeck()
{
    World world;
    world.addSamples();
    const auto origins = [&](const Deck& deck, std::initializer_list<const char*> ids) {
        std::vector<FieldIndex> fields;
        for (const char* id : ids) fields.push_back(*world.game.field(id));
        return text(originsOf(world.game, world.catalogue, world.settings, deck, fields));
    };
    const Deck deck = world.deck({{"main", "rumour", 1}, {"main", "dummy", 1}});
    QCOMPARE(text(originsOf(world.game, world.catalogue, world.settings, deck)), QString("provisional sample"));
    QCOMPARE(origins(deck, {"power"}), QString("provisional sample"));
    QCOMPARE(origins(deck, {"race"}), QString("sample"));
    QCOMPARE(origins(deck, {"slots"}), QString("sample"));
    QCOMPARE(origins(deck, {}), QString());
    QCOMPARE(origins(world.deck({{"main", "archer", 1}}), {"power"}), QString());
    // What the player entered is reliable.
    world.catalogue.setValue(world.card("rumour"), *world.game.field("power"), Interval::exactly(2), Origin::User);
    QCOMPARE(origins(world.deck({{"main", "rumour", 1}}), {"power"}), QString());
}

void OriginsTest::skippedRulesSayWhy_data()
{
    QTest::addColumn<int>("rule");
    QTest::addColumn<int>("skipped");
    QTest::newRow("checked") << 0 << static_cast<int>(Skipped::No);
    QTest::newRow("no check") << 1 << static_cast<int>(Skipped::NoCheck);
    QTest::newRow("another edition") << 2 << static_cast<int>(Skipped::OtherEdition);
    QTest::newRow("an option") << 3 << static_cast<int>(Skipped::Condition);
    QTest::newRow("a condition on the deck") << 4 << static_cast<int>(Skipped::Condition);
    QTest::newRow("a zone that is not there") << 5 << static_cast<int>(Skipped::MissingZone);
    QTest::newRow("advice on unknown values") << 6 << static_cast<int>(Skipped::UnknownValues);
    QTest::newRow("a zone that is not there beside one that every deck has") << 7 << static_cast<int>(Skipped::No);
    QTest::newRow("all zones but one that is not there") << 8 << static_cast<int>(Skipped::No);
    QTest::newRow("each card of a zone that is not there") << 9 << static_cast<int>(Skipped::MissingZone);
    QTest::newRow("cards of the catalogue in a zone that is not there") << 10 << static_cast<int>(Skipped::MissingZone);
    QTest::newRow("a condition that tests for the zone") << 11 << static_cast<int>(Skipped::Condition);
    QTest::newRow("a condition that tests that the zone is not there") << 12 << static_cast<int>(Skipped::No);
}

void OriginsTest::skippedRulesSayWhy()
{
    QFETCH(int, rule);
    World world;
    world.rule("A", "count(zone:main) <= 9");
    world.rule("B", "");
    world.rule("C", "count(zone:main) <= 9").editions = {"new"};
    world.rule("D", "count(zone:main) <= 9").when = "option(players) = 3";
    world.rule("E", "count(zone:main) <= 9").when = "count(zone:hero) > 0";
    world.rule("F", "count(zone:side) <= 9");
    world.rule("G", "count(zone:main race:elf) = 0").advice = true;
    world.rule("H", "zone:main or zone:side", "copies(zone:main or zone:side) <= 4");
    world.rule("I", "count(-zone:side) <= 9");
    world.rule("J", "zone:side", "copies() <= 4");
    world.rule("K", "type:spell", "copies(zone:side) <= 4").overCatalogue = true;
    world.rule("L", "count(zone:main or zone:side) <= 9").when = "given(side)";
    world.rule("M", "count(zone:side) <= 9").when = "not given(side)";
    const Report report = world.book().check(world.deck({{"main", "ghost", 1}}));
    QCOMPARE(report.findings.size(), world.game.rules.size());
    QTEST(static_cast<int>(report.findings[static_cast<std::size_t>(rule)].skipped), "skipped");
}

void OriginsTest::aMissingZoneIsAnEmptyPile()
{
    World world;
    world.rule("R", "zone:main or zone:side", "copies(zone:main or zone:side) <= 4");
    QCOMPARE(world.verdict(world.deck({{"main", "archer", 4}})), std::string("legal: R passed"));
    QCOMPARE(world.verdict(world.deck({{"main", "archer", 5}})), std::string("illegal: R broken have 5 max 4 archer"));
    QCOMPARE(world.verdict(world.deck({{"main", "archer", 3}, {"side", "archer", 2}})),
             std::string("illegal: R broken have 5 max 4 archer"));
}

void OriginsTest::rulesThatMixOptionalAndOtherZonesGetAWarning_data()
{
    QTest::addColumn<QString>("each");
    QTest::addColumn<QString>("check");
    QTest::addColumn<QString>("when");
    QTest::addColumn<bool>("warned");
    QTest::newRow("both in one pile") << "" << "count(zone:main or zone:side) <= 9" << "" << true;
    QTest::newRow("one in each part") << "" << "count(zone:main) >= count(zone:side)" << "" << true;
    QTest::newRow("one in `each`") << "zone:side" << "copies(zone:main) <= 4" << "" << true;
    QTest::newRow("a condition on something else")
        << "" << "count(zone:main or zone:side) <= 9" << "players = 2" << true;
    QTest::newRow("only the optional one") << "" << "count(zone:side) <= 9" << "" << false;
    QTest::newRow("only others") << "" << "count(zone:main) <= 9" << "" << false;
    QTest::newRow("the rule tests for it") << "" << "count(zone:main or zone:side) <= 9" << "given(side)" << false;
    QTest::newRow("no zones") << "" << "count() <= 9" << "" << false;
}

void OriginsTest::rulesThatMixOptionalAndOtherZonesGetAWarning()
{
    QFETCH(QString, each);
    QFETCH(QString, check);
    QFETCH(QString, when);
    World world;
    world.rule("R", each.toStdString(), check.toStdString()).when = when.toStdString();
    const Errors warnings = ruleWarnings(world.game);
    QTEST(!warnings.empty(), "warned");
    for (const Error& warning : warnings) QCOMPARE(warning.args, (std::vector<std::string>{"R", "side"}));
}

MAZZO_TEST(OriginsTest)
#include "origins_test.moc"
