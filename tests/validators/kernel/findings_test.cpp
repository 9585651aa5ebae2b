// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include "small_game.h"

#include <QTest>

using namespace mazzo::tests;
using namespace mazzo::tests::small;

namespace {

QString line(const std::string& text) { return QString::fromStdString(text); }
QStringList lines(const std::vector<std::string>& texts)
{
    QStringList list;
    for (const std::string& text : texts) list << line(text);
    return list;
}

}  // namespace

/// What a rule has to say about a deck: status, numbers, zone, cards and missing values.
class FindingsTest : public QObject {
    Q_OBJECT

private slots:
    void numbersOfAComparison_data();
    void numbersOfAComparison();
    void everyPartOfAConjunctionIsReported();
    void eachWithNumbersTellsCardByCard();
    void eachWithoutNumbersTellsTheCardsTogether();
    void eachCountsOneCardInTwoZones();
    void eachOverTheCatalogueSeesMissingCards();
    void copiesGoByIdentity();
    void listsNameTheCardsThatDoNotFit();
    void whenDecidesWhetherARuleApplies();
    void anOptionalZoneMustBeGiven();
    void editionsAndOptions();
    void hiddenValuesAreNotKnown();
    void adviceNeverChangesTheVerdict();
    void tooLittleIsUnfinished();
    void verdictsInOrderOfWeight();
    void whatTheBookLeavesOpenIsUnknown();
    void unknownCardsMakeTheVerdictUnknown();
    void everyRuleIsReportedInRulebookOrder();
    void predicates();
    void mistakesInRulesAreReported();
};

void FindingsTest::numbersOfAComparison_data()
{
    QTest::addColumn<QString>("check");
    QTest::addColumn<QString>("finding");
    QTest::newRow("at most, kept") << "count(zone:main) <= 5" << "legal: R passed in main have 5 max 5";
    QTest::newRow("at most, broken") << "count(zone:main) <= 4" << "illegal: R broken in main have 5 max 4";
    QTest::newRow("less, kept") << "count(zone:main) < 6" << "legal: R passed in main have 5 max 5";
    QTest::newRow("less, broken") << "count(zone:main) < 5" << "illegal: R broken in main have 5 max 4";
    QTest::newRow("at least, kept") << "count(zone:main) >= 5" << "legal: R passed in main have 5 min 5";
    QTest::newRow("at least, broken") << "count(zone:main) >= 6" << "illegal: R broken in main have 5 min 6";
    QTest::newRow("more, kept") << "count(zone:main) > 4" << "legal: R passed in main have 5 min 5";
    QTest::newRow("more, broken") << "count(zone:main) > 5" << "illegal: R broken in main have 5 min 6";
    QTest::newRow("exactly, kept") << "count(zone:main) = 5" << "legal: R passed in main have 5 min 5 max 5";
    QTest::newRow("exactly, too many") << "count(zone:main) = 4" << "illegal: R broken in main have 5 min 4 max 4";
    QTest::newRow("exactly, too few") << "count(zone:main) = 6" << "illegal: R broken in main have 5 min 6 max 6";
    QTest::newRow("another number") << "count(zone:main) != 5" << "illegal: R broken in main have 5";
    QTest::newRow("turned round") << "4 >= count(zone:main)" << "illegal: R broken in main have 5 max 4";
    QTest::newRow("turned round, at least") << "6 <= count(zone:main)" << "illegal: R broken in main have 5 min 6";
    QTest::newRow("none allowed names the cards")
        << "count(zone:main race:orc) = 0" << "illegal: R broken in main have 2 min 0 max 0 brute";
    QTest::newRow("few allowed names the cards")
        << "count(type:unit) <= 2" << "illegal: R broken have 6 max 2 archer brute chief";
    QTest::newRow("different values: the minority")
        << "distinct(race, zone:main) <= 1" << "illegal: R broken in main have 2 max 1 brute";
    QTest::newRow("a sum") << "sum(power, zone:main) <= 8" << "illegal: R broken in main have 9 max 8";
    QTest::newRow("a bound from the deck")
        << "count(zone:hero) >= count(zone:main) - 3" << "illegal: R broken have 1 min 2";
    QTest::newRow("two zones added") << "count(zone:main) + count(zone:hero) <= 5" << "illegal: R broken have 6 max 5";
    QTest::newRow("a choice by an option")
        << "count(zone:main) <= if(players = 2, 4, 9)" << "illegal: R broken in main have 5 max 4";
}

void FindingsTest::numbersOfAComparison()
{
    QFETCH(QString, check);
    QFETCH(QString, finding);
    World world;
    world.rule("R", check.toStdString());
    QCOMPARE(line(world.verdict(world.deck({{"main", "archer", 3}, {"main", "brute", 2}, {"hero", "chief", 1}}))),
             finding);
}

void FindingsTest::everyPartOfAConjunctionIsReported()
{
    World world;
    world.rule("R", "count(zone:main) >= 5 and count(zone:hero) <= 1 and count(zone:main) <= 9");
    QCOMPARE(lines(world.findings(world.deck({{"main", "archer", 3}, {"hero", "chief", 2}}))),
             (QStringList{"R broken in main have 3 min 5", "R broken in hero have 2 max 1"}));
}

void FindingsTest::eachWithNumbersTellsCardByCard()
{
    World world;
    world.rule("R", "type:unit", "copies(zone:main) <= limit");
    QCOMPARE(lines(world.findings(world.deck(
                 {{"main", "archer", 4}, {"main", "brute", 3}, {"main", "chief", 2}, {"main", "spark", 9}}))),
             (QStringList{"R broken in main have 4 max 3 archer", "R broken in main have 2 max 1 chief"}));
    QCOMPARE(lines(world.findings(world.deck({{"main", "ghost", 2}}))), QStringList{"R passed"});
    QCOMPARE(lines(world.findings(world.deck({{"main", "ghost", 3}}))),
             QStringList{"R unknown in main have 3 max 2.. ghost ?ghost.limit"});
}

void FindingsTest::eachWithoutNumbersTellsTheCardsTogether()
{
    World world;
    world.rule("R", "zone:main", "hasAll(needs, values(id, zone:main))");
    QCOMPARE(lines(world.findings(world.deck({{"main", "chief", 1}, {"main", "storm", 1}, {"main", "spark", 1}}))),
             QStringList{"R broken in main chief storm"});
    QCOMPARE(lines(world.findings(world.deck({{"main", "chief", 1}, {"main", "brute", 1}}))), QStringList{"R passed"});
}

void FindingsTest::eachCountsOneCardInTwoZones()
{
    World world;
    world.rule("R", "type:unit", "copies() <= 3");
    QCOMPARE(lines(world.findings(world.deck({{"main", "archer", 2}, {"hero", "archer", 2}}))),
             QStringList{"R broken have 4 max 3 archer"});
}

void FindingsTest::eachOverTheCatalogueSeesMissingCards()
{
    World world;
    world.rule("R", "race:elf", "copies(zone:main) >= 1").overCatalogue = true;
    QCOMPARE(lines(world.findings(world.deck(
                 {{"main", "archer", 1}, {"main", "ranger", 1}, {"main", "ghost", 1}, {"main", "shade", 1}}))),
             QStringList{"R passed"});
    QCOMPARE(lines(world.findings(world.deck({{"main", "archer", 1}, {"main", "ghost", 1}, {"main", "shade", 1}}))),
             QStringList{"R broken in main have 0 min 1 ranger"});
    QCOMPARE(lines(world.findings(world.deck({{"main", "archer", 1}, {"main", "ranger", 1}, {"main", "ghost", 1}}))),
             QStringList{"R unknown in main have 0 min 1 shade ?shade.race"});
}

void FindingsTest::copiesGoByIdentity()
{
    World world;
    world.game.identity = "line";
    world.rule("R", "zone:main", "copies(zone:main) <= 3");
    QCOMPARE(lines(world.findings(world.deck({{"main", "archer", 2}, {"main", "ranger", 2}, {"main", "brute", 3}}))),
             (QStringList{"R broken in main have 4 max 3 archer", "R broken in main have 4 max 3 ranger"}));
}

void FindingsTest::listsNameTheCardsThatDoNotFit()
{
    World world;
    world.rule("R", "hasAll(values(race, zone:hero), values(race, zone:main))");
    QCOMPARE(lines(world.findings(world.deck({{"main", "archer", 1}, {"hero", "chief", 1}, {"hero", "ranger", 1}}))),
             QStringList{"R broken chief"});
    QCOMPARE(lines(world.findings(world.deck({{"main", "brute", 1}, {"hero", "chief", 1}}))), QStringList{"R passed"});
}

void FindingsTest::whenDecidesWhetherARuleApplies()
{
    World world;
    world.rule("R", "count(zone:main) >= 5").when = "count(zone:hero race:orc) >= 1";
    QCOMPARE(lines(world.findings(world.deck({{"main", "archer", 1}}))), QStringList{"R not-judged"});
    QCOMPARE(lines(world.findings(world.deck({{"main", "archer", 1}, {"hero", "chief", 1}}))),
             QStringList{"R broken in main have 1 min 5"});
    // Whether it applies is not known: it may be broken, or not.
    QCOMPARE(lines(world.findings(world.deck({{"main", "archer", 1}, {"hero", "shade", 1}}))),
             QStringList{"R unknown in main have 1 min 5 shade ?shade.race"});
    QCOMPARE(lines(world.findings(world.deck({{"main", "archer", 5}, {"hero", "shade", 1}}))),
             QStringList{"R passed in main have 5 min 5"});
}

void FindingsTest::anOptionalZoneMustBeGiven()
{
    World world;
    world.rule("R", "count(zone:side) = 3");
    world.rule("S", "count(zone:side) = 3").when = "given(side) or given(main)";
    QCOMPARE(lines(world.findings(world.deck({{"main", "archer", 1}}))),
             (QStringList{"R not-judged", "S broken in side have 0 min 3 max 3"}));
    QCOMPARE(lines(world.findings(world.deck({{"side", "", 0}}))),
             (QStringList{"R broken in side have 0 min 3 max 3", "S broken in side have 0 min 3 max 3"}));
}

void FindingsTest::editionsAndOptions()
{
    World world;
    world.rule("R", "count() >= 9").editions = {"new"};
    world.rule("S", "count() >= 9").when = "players = 3";
    world.rule("T", "count() >= turns").when = "turns <= 9";
    const Deck deck = world.deck({{"main", "archer", 1}});
    QCOMPARE(lines(world.findings(deck)), (QStringList{"R not-judged", "S not-judged", "T not-judged"}));
    world.set("rules", "new");
    world.set("players", "3");
    world.set("turns", "2");
    QCOMPARE(lines(world.findings(deck)),
             (QStringList{"R broken have 1 min 9", "S broken have 1 min 9", "T broken have 1 min 2"}));
}

void FindingsTest::hiddenValuesAreNotKnown()
{
    World world;
    world.rule("R", "zone:main", "copies(zone:main) <= limit");
    const Deck deck = world.deck({{"main", "rumour", 2}, {"main", "archer", 3}});
    QCOMPARE(line(world.verdict(deck)), QString("legal: R passed"));
    world.set("data", "strict");
    QCOMPARE(line(world.verdict(deck)), QString("unknown: R unknown in main have 2 max 1.. rumour ?rumour.limit"));
}

void FindingsTest::adviceNeverChangesTheVerdict()
{
    World world;
    world.rule("R", "count(race:elf) >= 2").advice = true;
    QCOMPARE(line(world.verdict(world.deck({{"main", "archer", 1}}))), QString("legal: R advice have 1 min 2"));
    QCOMPARE(line(world.verdict(world.deck({{"main", "archer", 1}, {"main", "ghost", 1}}))),
             QString("legal: R not-judged"));
}

void FindingsTest::tooLittleIsUnfinished()
{
    World world;
    world.rule("R", "count(zone:main) = 5").shortIsUnfinished = true;
    QCOMPARE(line(world.verdict(world.deck({{"main", "archer", 4}}))),
             QString("unfinished: R unfinished in main have 4 min 5 max 5"));
    QCOMPARE(line(world.verdict(world.deck({{"main", "archer", 5}}))),
             QString("legal: R passed in main have 5 min 5 max 5"));
    QCOMPARE(line(world.verdict(world.deck({{"main", "archer", 6}}))),
             QString("illegal: R broken in main have 6 min 5 max 5"));
    QCOMPARE(line(world.verdict({})), QString("unfinished: R unfinished in main have 0 min 5 max 5"));
}

void FindingsTest::verdictsInOrderOfWeight()
{
    World world;
    world.rule("A", "zone:main", "copies(zone:main) <= limit");
    world.rule("B", "count(zone:main) >= 5").shortIsUnfinished = true;
    world.rule("C", "count(zone:hero) = 0");
    const auto verdict = [&](const Deck& deck) { return line(word(world.book().check(deck).verdict)); };
    QCOMPARE(verdict(world.deck({{"main", "archer", 3}, {"main", "brute", 2}})), QString("legal"));
    QCOMPARE(verdict(world.deck({{"main", "archer", 3}, {"main", "ghost", 3}})), QString("unknown"));
    QCOMPARE(verdict(world.deck({{"main", "ghost", 3}})), QString("unfinished"));
    QCOMPARE(verdict(world.deck({{"main", "ghost", 3}, {"hero", "chief", 1}})), QString("illegal"));
}

void FindingsTest::whatTheBookLeavesOpenIsUnknown()
{
    World world;
    world.rule("R", "count(zone:main) <= 3").undecided = true;
    QCOMPARE(line(world.verdict(world.deck({{"main", "archer", 4}}))),
             QString("unknown: R unknown in main have 4 max 3"));
}

void FindingsTest::unknownCardsMakeTheVerdictUnknown()
{
    World world;
    world.rule("A", "count(zone:main) >= 3");
    world.rule("B", "count(zone:main type:unit) >= 3").shortIsUnfinished = true;
    world.rule("C", "zone:main", "copies(zone:main) <= 2");
    const Deck deck = world.deck({{"main", "archer", 2}, {"main", "No Such Card", 1}});
    QCOMPARE(line(word(world.book().check(deck).verdict)), QString("unknown"));
    QCOMPARE(lines(world.findings(deck)), (QStringList{"A passed in main have 3 min 3", "B not-judged", "C passed",
                                                       "unknown-card unknown in main 'No Such Card'"}));
}

void FindingsTest::everyRuleIsReportedInRulebookOrder()
{
    World world;
    world.rule("Z", "count(zone:main) >= 5");
    world.rule("M", "");
    world.rule("A", "count(zone:hero) = 1");
    world.rule("Z", "count(zone:main) <= 5");
    QCOMPARE(lines(world.findings(world.deck({{"main", "archer", 1}}))),
             (QStringList{"Z broken in main have 1 min 5", "M not-judged", "A broken in hero have 0 min 1 max 1",
                          "Z passed in main have 1 max 5"}));
}

void FindingsTest::predicates()
{
    World world;
    Rule& rule = world.rule("R", "");
    rule.predicate = "exhausted-piles";
    rule.zone = "main";
    QCOMPARE(line(world.verdict(world.deck({{"main", "brute", 3}, {"main", "spark", 2}, {"main", "storm", 1}}))),
             QString("legal: R passed in main have 2 max 2"));
    QCOMPARE(line(world.verdict(world.deck({{"main", "brute", 3}, {"main", "spark", 2}, {"main", "storm", 2}}))),
             QString("illegal: R broken in main have 3 max 2 brute spark storm"));
}

void FindingsTest::mistakesInRulesAreReported()
{
    World world;
    world.rule("R", "count(colour:red) = 0").place = {"game.json", 7, 3};
    world.rule("S", "").predicate = "no-such";
    world.rule("T", "strength > 1", "copies() <= 1");
    world.rule("U", "race:elv", "copies() <= 1");
    world.rule("V", "zone:main can:add", "copies() <= 1");
    const auto book = RuleBook::compile(world.game, world.catalogue, world.settings);
    QVERIFY(!book);
    QCOMPARE(book.error().size(), std::size_t{5});
    QCOMPARE(book.error()[0].where, (Place{"game.json", 7, 3}));
    QCOMPARE(line(book.error()[0].args.at(0) + " " + book.error()[0].args.at(1)), QString("R check"));
    QCOMPARE(line(book.error()[1].code), QString("rule.unknown-predicate"));
    QCOMPARE(line(book.error()[2].args.at(1)), QString("each"));
    QCOMPARE(line(book.error()[3].code), QString("query.unknown-choice"));
    QCOMPARE(line(book.error()[4].code), QString("query.needs-deck"));
}

MAZZO_TEST(FindingsTest)
#include "findings_test.moc"
