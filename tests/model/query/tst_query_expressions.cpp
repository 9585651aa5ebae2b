// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/derived_value.h"
#include "tests/support/test_registry.h"

#include "sample_game.h"

#include <QtTest>

using namespace mazzo::tests;

/// What expressions say about a deck, its settings and one card; intervals, unknown cards, every function.
class QueryExpressions : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void evaluatesForADeck_data();
    void evaluatesForADeck();
    void evaluatesForOneCard_data();
    void evaluatesForOneCard();
    void unknownCardsAreUndecided_data();
    void unknownCardsAreUndecided();
    void settingsAreRead_data();
    void settingsAreRead();
    void copiesAreCountedByIdentity();
    void derivedFieldsAreWorkedOut_data();
    void derivedFieldsAreWorkedOut();

private:
    void put(Deck& deck, const char* zone, const char* card, int copies) const
    {
        deck.setCopies(m_world.zone(zone), m_world.card(card), copies);
    }

    const sample::World m_world;
    Deck m_deck;     // known cards only, but for a range
    Deck m_clouded;  // with a card of which nothing is known
};

void QueryExpressions::initTestCase()
{
    put(m_deck, "leader", "adam", 1);
    put(m_deck, "forces", "marine", 4);
    put(m_deck, "forces", "cybot", 2);
    put(m_deck, "forces", "medkit", 3);
    m_clouded = m_deck;
    put(m_clouded, "forces", "ghost", 2);
    put(m_clouded, "forces", "tank", 1);
    put(m_clouded, "places", "moon", 2);
    put(m_clouded, "places", "reef", 1);
}

void QueryExpressions::evaluatesForADeck_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("known");
    QTest::addColumn<QString>("clouded");
    QTest::newRow("count everything") << "count()" << "10" << "16";
    QTest::newRow("count a zone") << "count(zone:forces)" << "9" << "12";
    QTest::newRow("count by type") << "count(zone:forces type:unit)" << "6" << "9";
    QTest::newRow("count what may be") << "count(race:slurr)" << "2" << "2..4";
    QTest::newRow("count what may not be") << "count(zone:forces -race:numan)" << "2" << "3..5";
    QTest::newRow("a count that the unknown cannot change") << "count(race:slurr) >= 2" << "yes" << "yes";
    QTest::newRow("a count that the unknown may change") << "count(race:slurr) <= 2" << "yes" << "unknown";
    QTest::newRow("a count out of reach") << "count(race:slurr) >= 5" << "no" << "no";
    QTest::newRow("sum") << "sum(cost, zone:forces)" << "17" << "21..";
    QTest::newRow("sum over nothing") << "sum(cost, type:place)" << "0" << "0";
    QTest::newRow("sum over the whole deck") << "sum(cost)" << "22" << "26..";
    QTest::newRow("sum within the field's domain") << "sum(points, zone:places)" << "0" << "-3..11";
    QTest::newRow("a sum's lower bound decides") << "sum(cost) <= 25" << "yes" << "no";
    QTest::newRow("sum of those that may match") << "sum(cost, race:slurr)" << "6" << "6..";
    QTest::newRow("distinct") << "distinct(race, zone:forces)" << "2" << "3";
    QTest::newRow("distinct, where the unknown may be new") << "distinct(cost, zone:forces)" << "3" << "3..5";
    QTest::newRow("distinct of one unknown") << "distinct(race, ghost)" << "0" << "1";
    QTest::newRow("distinct of lists") << "distinct(terrain, zone:forces)" << "3" << "3";
    QTest::newRow("distinct of an unknown list") << "distinct(terrain, ghost)" << "0" << "0..3";
    QTest::newRow("distinct names") << "distinct(name)" << "4" << "8";
    QTest::newRow("distinct types") << "distinct(type, zone:forces)" << "2" << "2";
    QTest::newRow("distinct among those that may match") << "distinct(cost, race:slurr)" << "1" << "1..2";
    QTest::newRow("sum once") << "sumOnce(cost, zone:forces)" << "6" << "10..";
    QTest::newRow("sum once of what may match") << "sumOnce(cost, race:slurr)" << "3" << "3..";
    QTest::newRow("least") << "least(cost, zone:forces)" << "1" << "0..1";
    QTest::newRow("greatest") << "greatest(cost, zone:forces)" << "3" << "4..";
    QTest::newRow("greatest of no card") << "greatest(cost, type:place)" << "0" << "0";
    QTest::newRow("greatest of a card that may match") << "greatest(cost, race:slurr)" << "3" << "3..";
    QTest::newRow("words among those of another pile") << "count(zone:forces race in values(race, zone:leader))" << "7"
                                                       << "7..9";
    QTest::newRow("words not among them") << "count(zone:forces -(race in values(race, zone:leader)))" << "2" << "3..5";
    QTest::newRow("every word of a list has to be among them")
        << "count(zone:forces terrain in values(terrain, zone:leader))" << "0" << "1..3";
    QTest::newRow("no words are among any") << "count(terrain in values(terrain, zone:forces cybot))" << "2" << "4..6";
    QTest::newRow("an absent field is among nothing") << "count(zone:places race in values(race))" << "0" << "0";
    QTest::newRow("among the values of another field") << "count(id in values(parents))" << "4" << "6..16";
    QTest::newRow("two relations in a query")
        << "count(race in values(race, zone:leader) terrain in values(terrain, zone:leader))" << "1" << "1..3";
    QTest::newRow("a sum over a relation") << "sum(cost, -(race in values(race, zone:leader)))" << "6" << "10..";
    QTest::newRow("names among names") << "count(name in values(name, type:support))" << "3" << "3";
    QTest::newRow("every value has enough")
        << "every(race, zone:forces, count(race:$value) >= 2)" << "yes" << "unknown";
    QTest::newRow("a value has too few") << "every(race, zone:forces, count(race:$value) >= 3)" << "no" << "unknown";
    QTest::newRow("every value elsewhere") << "every(race, zone:leader, sum(cost, zone:forces race:$value) = 11)"
                                           << "yes" << "unknown";
    QTest::newRow("every of nothing") << "every(race, type:place, count() = 0)" << "yes" << "yes";
    QTest::newRow("every word of lists") << "every(terrain, zone:leader, count(terrain:$value) = 8)" << "yes"
                                         << "unknown";
    QTest::newRow("the value alone") << "every(terrain, cybot, count(terrain=$value) = 2)" << "yes" << "no";
    QTest::newRow("lists of the value")
        << "every(race, zone:forces, length(values(name, zone:forces race:$value)) <= 2)" << "yes" << "unknown";
    QTest::newRow("values") << "values(race, zone:forces)" << "[numan slurr]" << "[numan slurr uthron …]";
    QTest::newRow("values of ids") << "values(id, zone:forces type:support)" << "[medkit]" << "[medkit]";
    QTest::newRow("length of values") << "length(values(race, zone:forces))" << "2" << "3";
    QTest::newRow("hasAll, yes") << "hasAll(values(race, zone:leader), values(race, zone:forces))" << "yes" << "yes";
    QTest::newRow("hasAll, the other way round")
        << "hasAll(values(race, zone:forces), values(race, zone:leader))" << "no" << "no";
    QTest::newRow("hasAll of no words") << "hasAll(values(race, type:place), values(race))" << "yes" << "yes";
    QTest::newRow("hasAny of no words") << "hasAny(values(race, type:place), values(race))" << "no" << "no";
    QTest::newRow("hasAny, yes") << "hasAny(values(race, zone:forces), values(race, zone:leader))" << "yes" << "yes";
    QTest::newRow("hasAny, where only the unknown could be")
        << "hasAny(values(race, cybot), values(race, ghost))" << "no" << "unknown";
    QTest::newRow("hasAny with an empty second list")
        << "hasAny(values(race, ghost), values(race, type:place))" << "no" << "no";
    QTest::newRow("given") << "given(places)" << "no" << "yes";
    QTest::newRow("a zone by its Italian name") << "given(esercito) and count(zone:esercito) > 0" << "yes" << "yes";
    QTest::newRow("arithmetic binds as in school") << "1 + 2 * 3 - 10 / 4" << "5" << "5";
    QTest::newRow("division rounds down") << "-7 / 2" << "-4" << "-4";
    QTest::newRow("minus of a bracket") << "10 - (3 - 1)" << "8" << "8";
    QTest::newRow("min and max") << "min(5, 2, 9) + max(1, count(zone:leader), 0)" << "3" << "3";
    QTest::newRow("min cuts off what is unknown") << "min(3, sum(cost))" << "3" << "3";
    QTest::newRow("if, yes") << "if(given(forces), 1, 2)" << "1" << "1";
    QTest::newRow("if that is undecided is either") << "if(count(race:slurr) > 2, 10, 20)" << "20" << "10..20";
    QTest::newRow("intervals in arithmetic") << "10 - count(race:slurr)" << "8" << "6..8";
    QTest::newRow("and: no wins over unknown") << "count(race:slurr) <= 2 and count() = 0" << "no" << "no";
    QTest::newRow("or: yes wins over unknown") << "count(race:slurr) > 2 or count() > 0" << "yes" << "yes";
    QTest::newRow("and binds stronger than or") << "1 = 1 or 1 = 2 and 1 = 2" << "yes" << "yes";
    QTest::newRow("not of unknown") << "not count(race:slurr) <= 2" << "no" << "unknown";
    QTest::newRow("not equal") << "count(race:slurr) != 2" << "no" << "unknown";
}

void QueryExpressions::evaluatesForADeck()
{
    QFETCH(QString, expression);
    QFETCH(QString, known);
    QFETCH(QString, clouded);
    QCOMPARE(QString::fromStdString(m_world.evaluated(expression.toStdString(), m_deck)), known);
    QCOMPARE(QString::fromStdString(m_world.evaluated(expression.toStdString(), m_clouded)), clouded);
}

void QueryExpressions::evaluatesForOneCard_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("answer");
    QTest::newRow("copies in a zone") << "copies(zone:forces)" << "marine" << "4";
    QTest::newRow("copies elsewhere") << "copies(zone:leader)" << "marine" << "0";
    QTest::newRow("copies that may match") << "copies(race:slurr)" << "ghost" << "0..2";
    QTest::newRow("copies against a field") << "copies(zone:forces) <= cost" << "marine" << "no";
    QTest::newRow("copies against a lower bound") << "copies() <= cost" << "tank" << "yes";
    QTest::newRow("copies against the unknown") << "copies() <= cost" << "ghost" << "unknown";
    QTest::newRow("a comparison with an absent value is no") << "cost >= 0" << "reef" << "no";
    QTest::newRow("its opposite is no too") << "cost < 0" << "reef" << "no";
    QTest::newRow("but not of it is yes") << "not cost >= 0" << "reef" << "yes";
    QTest::newRow("what is worked out from an absent value is absent") << "max(1, cost + 1) > 0" << "reef" << "no";
    QTest::newRow("a question") << "race:numan" << "marine" << "yes";
    QTest::newRow("a question with =") << "race = slurr" << "marine" << "no";
    QTest::newRow("a question with blanks and !=") << "race != slurr and terrain:sea" << "marine" << "yes";
    QTest::newRow("a question about the unknown") << "race:numan" << "ghost" << "unknown";
    QTest::newRow("is and has") << "is:leader or has:cost and not is:place" << "marine" << "yes";
    QTest::newRow("a flag by its plain name") << "leader" << "adam" << "yes";
    QTest::newRow("a question inside if") << "if(terrain:sea, 3, 1)" << "reef" << "3";
    QTest::newRow("a number with a colon") << "cost:2" << "marine" << "yes";
    QTest::newRow("length of a list field") << "length(terrain)" << "medkit" << "3";
    QTest::newRow("length of an absent list") << "length(parents)" << "reef" << "0";
    QTest::newRow("length of an unknown list") << "length(terrain)" << "ghost" << "0..3";
    QTest::newRow("all its words in the deck") << "hasAll(parents, values(id, zone:forces))" << "cybot" << "yes";
    QTest::newRow("one of its words in the leader zone")
        << "hasAny(parents, values(id, zone:leader))" << "cybot" << "no";
    QTest::newRow("not all its words among the known ones")
        << "hasAll(parents, values(id, zone:leader))" << "cybot" << "no";
    QTest::newRow("no words are all in it") << "hasAll(parents, values(id, zone:leader))" << "marine" << "yes";
    QTest::newRow("unknown words") << "hasAll(parents, values(id))" << "ghost" << "unknown";
    QTest::newRow("the card's own words") << "terrain" << "marine" << "[earth sea]";
}

void QueryExpressions::evaluatesForOneCard()
{
    QFETCH(QString, expression);
    QFETCH(QString, card);
    QFETCH(QString, answer);
    QCOMPARE(QString::fromStdString(m_world.evaluated(expression.toStdString(), m_clouded, card.toStdString())),
             answer);
}

void QueryExpressions::unknownCardsAreUndecided_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("answer");
    QTest::newRow("they count in their zone") << "count(zone:forces)" << "12";
    QTest::newRow("they count in the whole deck") << "count()" << "13";
    QTest::newRow("they don't count elsewhere") << "count(zone:leader)" << "1";
    QTest::newRow("not in another zone") << "count(-zone:leader)" << "12";
    QTest::newRow("they may be of a type") << "count(zone:forces type:unit)" << "6..9";
    QTest::newRow("they are of no type in another zone") << "count(zone:leader type:unit)" << "1";
    QTest::newRow("they may cost anything, or nothing") << "sum(cost, zone:forces)" << "17..";
    QTest::newRow("within the domain") << "sum(points, zone:forces)" << "-3..18";
    QTest::newRow("they may be new values") << "distinct(race, zone:leader or zone:forces)" << "2..3";
    QTest::newRow("they may be of the first list")
        << "hasAll(values(race, is:leader), values(race, zone:forces))" << "unknown";
    QTest::newRow("what is found needs no unknown cards")
        << "hasAll(values(race, zone:leader), values(race, zone:forces))" << "yes";
    QTest::newRow("they may be what is missing")
        << "hasAny(values(id, marine), values(id, zone:forces -type:unit))" << "unknown";
    QTest::newRow("their list is not complete") << "values(race, zone:forces)" << "[numan slurr …]";
}

void QueryExpressions::unknownCardsAreUndecided()
{
    QFETCH(QString, expression);
    QFETCH(QString, answer);
    Deck deck = m_deck;
    deck.addUnknownCard(m_world.zone("forces"), "Nobody", 3);
    QCOMPARE(QString::fromStdString(m_world.evaluated(expression.toStdString(), deck)), answer);
    QCOMPARE(m_world.evaluated("copies(zone:forces)", deck, "marine"), std::string("4..7"));
    QCOMPARE(m_world.evaluated("copies(zone:leader)", deck, "adam"), std::string("1"));
}

void QueryExpressions::settingsAreRead_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QString>("changed");
    QTest::newRow("a choice") << "option(pool) = packs" << "no" << "yes";
    QTest::newRow("a choice that is not") << "option(pool) != packs" << "yes" << "no";
    QTest::newRow("a flag") << "option(expert) = yes" << "no" << "yes";
    QTest::newRow("a choice that is a number") << "players = 3" << "no" << "yes";
    QTest::newRow("a choice that is a number, counted with") << "players * 2 + 1" << "5" << "7";
    QTest::newRow("the same through option") << "option(players) >= 3" << "no" << "yes";
    QTest::newRow("a number that may be none") << "turns <= 10" << "no" << "yes";
    QTest::newRow("its word for none") << "turns = any" << "yes" << "no";
    QTest::newRow("the edition") << "option(rules) = new" << "no" << "yes";
}

void QueryExpressions::settingsAreRead()
{
    QFETCH(QString, expression);
    QFETCH(QString, preset);
    QFETCH(QString, changed);
    Settings settings = Settings::presets(m_world.game);
    QCOMPARE(QString::fromStdString(m_world.evaluated(expression.toStdString(), m_deck, settings, "")), preset);
    settings.edition = "new";
    for (const auto& [option, value] :
         {std::pair("players", "3"), std::pair("pool", "packs"), std::pair("expert", "yes"), std::pair("turns", "7")})
        QVERIFY(settings.set(m_world.game, *m_world.game.option(option), value));
    QCOMPARE(QString::fromStdString(m_world.evaluated(expression.toStdString(), m_deck, settings, "")), changed);
}

void QueryExpressions::copiesAreCountedByIdentity()
{
    sample::World world;
    world.game.identity = "race";
    world.catalogue = Catalogue::build(world.game, world.cards);
    QCOMPARE(world.evaluated("copies(zone:forces)", m_deck, "marine"), std::string("7"));  // marine and medkit
    QCOMPARE(world.evaluated("copies(zone:forces)", m_clouded, "marine"), std::string("7..9"));
    QCOMPARE(world.evaluated("copies(zone:places)", m_clouded, "reef"), std::string("1"));  // no race: only itself
    QCOMPARE(world.evaluated("copies()", m_clouded, "ghost"), std::string("2..13"));
}

void QueryExpressions::derivedFieldsAreWorkedOut_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("value");
    QTest::newRow("if, yes") << "if(is:leader, 3, 1)" << "adam" << "3";
    QTest::newRow("if, no") << "if(is:leader, 3, 1)" << "marine" << "1";
    QTest::newRow("if, unknown") << "if(is:leader, 3, 1)" << "ghost" << "1..3";
    QTest::newRow("if, absent") << "if(is:leader, 3, 1)" << "reef" << "1";
    QTest::newRow("length") << "length(terrain)" << "medkit" << "3";
    QTest::newRow("arithmetic") << "cost - length(terrain)" << "marine" << "0";
    QTest::newRow("a range") << "cost + 1" << "tank" << "5..";
    QTest::newRow("absent stays absent") << "cost + 1" << "reef" << "absent";
    QTest::newRow("a condition") << "cost > 3 or text:cybot" << "marine" << "yes";
    QTest::newRow("a condition in Italian") << "razza:numano" << "marine" << "yes";
    QTest::newRow("an unknown condition") << "race = numan" << "ghost" << "unknown";
    QTest::newRow("a list") << "terrain" << "marine" << "[earth sea]";
    QTest::newRow("an unknown list") << "terrain" << "ghost" << "unknown";
    QTest::newRow("lists of one card") << "hasAny(terrain, parents)" << "adam" << "no";
    QTest::newRow("names and ids") << "name:fante and id=marine and type:unit" << "marine" << "yes";
}

void QueryExpressions::derivedFieldsAreWorkedOut()
{
    QFETCH(QString, expression);
    QFETCH(QString, card);
    QFETCH(QString, value);
    const auto parsed = parseExpression(expression.toStdString(), m_world.game, Scope::OneCard);
    QVERIFY(parsed.has_value());
    const Value got = evaluate(*parsed, m_world.game, m_world.cards[at(m_world.card(card.toStdString()))]);
    const auto text = [&]() -> std::string {
        if (isAbsent(got)) return "absent";
        if (std::holds_alternative<Unknown>(got)) return "unknown";
        if (const auto* flag = std::get_if<bool>(&got)) return *flag ? "yes" : "no";
        if (const auto* words = std::get_if<Words>(&got)) return sample::written(Answer(WordList{*words, true}));
        return sample::written(Answer(std::get<Interval>(got)));
    };
    QCOMPARE(QString::fromStdString(text()), value);
}

MAZZO_TEST(QueryExpressions)
#include "tst_query_expressions.moc"
