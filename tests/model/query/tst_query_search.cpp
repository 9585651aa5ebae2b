// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include "sample_game.h"

#include <QtTest>

using namespace mazzo::tests;

/// What a card search finds: words, fields, operators, joins, half-typed input.
class QuerySearch : public QObject {
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void halfTypedInputStillAnswers_data();
    void halfTypedInputStillAnswers();
    void zonesAnswerWhereACardLies();
    void fieldsUsedAreListedOnce();

private:
    const sample::World m_world;
};

void QuerySearch::finds_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("cards");
    const QString all = "marine adam cybot ghost tank medkit reef moon";
    QTest::newRow("an empty query is every card") << "" << all;
    QTest::newRow("blanks are an empty query") << "  \t " << all;
    QTest::newRow("a word is part of a name") << "mar" << "marine";
    QTest::newRow("case does not matter") << "MARINE" << "marine";
    QTest::newRow("accents do not matter") << "citta" << "ghost";
    QTest::newRow("an alias counts as a name") << "seasoldier" << "marine";
    QTest::newRow("a name in the other language") << "scogliera" << "reef";
    QTest::newRow("two words are both wanted, in any order") << "finn adam" << "adam";
    QTest::newRow("a phrase is wanted as it stands") << "\"sea medkit\"" << "medkit";
    QTest::newRow("a phrase in the wrong order finds nothing") << "\"medkit sea\"" << "";
    QTest::newRow("a whole name") << "name=\"adam finn\"" << "adam";
    QTest::newRow("part of a name is not the whole") << "name=adam" << "";
    QTest::newRow("any other name") << "name!=marine type:unit" << "adam cybot ghost tank";
    QTest::newRow("by id") << "id=cybot" << "cybot";
    QTest::newRow("by id with the game's") << "id=sample:cybot" << "cybot";
    QTest::newRow("part of an id") << "id:ma" << "marine";

    QTest::newRow("a type") << "type:support" << "medkit";
    QTest::newRow("a type in Italian") << "type:luogo" << "reef moon";
    QTest::newRow("a type by its plural") << "type:places" << "reef moon";
    QTest::newRow("part of a type's name") << "type:pla" << "reef moon";
    QTest::newRow("another type") << "type!=unit" << "medkit reef moon";
    QTest::newRow("a type that there is not finds nothing") << "type:xyz" << "";
    QTest::newRow("is with a type") << "is:place" << "reef moon";
    QTest::newRow("is with a flag leaves the unknown undecided") << "is:leader" << "adam ? ghost";
    QTest::newRow("a flag in Italian") << "is:capo" << "adam ? ghost";
    QTest::newRow("a flag is no, and the card has it") << "leader:no" << "marine cybot tank ? ghost";
    QTest::newRow("a flag is not yes") << "leader!=yes" << "marine cybot tank ? ghost";
    QTest::newRow("not a flag: absent too") << "-is:leader" << "marine cybot tank medkit reef moon ? ghost";

    QTest::newRow("a choice by id") << "race:slurr" << "cybot ? ghost";
    QTest::newRow("a choice by its Italian name") << "razza:utrone" << "tank ? ghost";
    QTest::newRow("a field by its name with blanks") << "\"victory points\">=0" << "? moon";
    QTest::newRow("part of a choice") << "race:lur" << "cybot ? ghost";
    QTest::newRow("part of several choices") << "race:u" << "marine adam cybot tank medkit ? ghost";
    QTest::newRow("part of an Italian name of a choice") << "razza:utro" << "tank ? ghost";
    QTest::newRow("not part of a choice") << "-race:lur" << "marine adam tank medkit reef moon ? ghost";
    QTest::newRow("part of a choice is not the whole") << "race=lur" << "query.unknown-choice@6 lur";
    QTest::newRow("a choice that there is not finds no known card") << "race:elf" << "? ghost";
    QTest::newRow("another choice, and the card has the field") << "race!=numan" << "cybot tank ? ghost";
    QTest::newRow("not a choice: absent too") << "-race:numan" << "cybot tank reef moon ? ghost";
    QTest::newRow("one of a list of words") << "terrain:sea" << "marine cybot medkit reef ? ghost";
    QTest::newRow("the whole list") << "terrain=sea" << "cybot reef ? ghost";
    QTest::newRow("another list, an empty one too") << "terrain!=sea" << "marine adam tank medkit moon ? ghost";
    QTest::newRow("part of a free text") << "motto:onw" << "marine ? ghost";
    QTest::newRow("a card referred to by name") << "parents:marine" << "adam cybot ? ghost";
    QTest::newRow("a card referred to by its other name") << "parents:\"fante di mare\"" << "adam cybot ? ghost";

    QTest::newRow("exactly a number") << "cost:3" << "cybot ? ghost";
    QTest::newRow("a number with =") << "cost=3" << "cybot ? ghost";
    QTest::newRow("at most: a lower bound decides") << "cost<=3" << "marine cybot medkit ? ghost";
    QTest::newRow("more than: a lower bound decides") << "cost>3" << "adam tank ? ghost";
    QTest::newRow("less than") << "cost<2" << "medkit ? ghost";
    QTest::newRow("at least, where the domain decides") << "cost>=0" << "marine adam cybot ghost tank medkit";
    QTest::newRow("another number") << "cost!=3" << "marine adam tank medkit ? ghost";
    QTest::newRow("a comparison may stand apart") << "cost <= 2 race : numan" << "query.unexpected@16 :";
    QTest::newRow("blanks around a comparison") << "cost <= 2 -is:support" << "marine ? ghost";
    QTest::newRow("a blank after the colon") << "race: slurr" << "cybot ? ghost";
    QTest::newRow("a number below zero") << "points:-1" << "reef ? moon";
    QTest::newRow("a number below zero that stands apart") << "points = -1" << "reef ? moon";
    QTest::newRow("a number outside the domain") << "points>6" << "";

    QTest::newRow("has a field, known or not") << "has:race" << "marine adam cybot ghost tank medkit";
    QTest::newRow("has a list, an empty one too") << "has:parents" << "marine adam cybot ghost tank";
    QTest::newRow("has a flag means it is set") << "has:leader" << "adam ? ghost";
    QTest::newRow("has a text: effects or rulings, known or not") << "has:text" << "marine ghost reef";
    QTest::newRow("every card has a name") << "has:name" << all;
    QTest::newRow("unknown") << "unknown:cost" << "ghost tank";
    QTest::newRow("unknown text") << "unknown:text" << "ghost";
    QTest::newRow("no name is unknown") << "unknown:name" << "";
    QTest::newRow("text in effects and rulings") << "text:destroy" << "marine reef ? ghost";
    QTest::newRow("not a text") << "-text:destroy" << "adam cybot tank medkit moon ? ghost";

    QTest::newRow("and, written out") << "type:unit and cost:2" << "marine ? ghost";
    QTest::newRow("or binds weaker than and") << "adam or type:unit cost:3" << "adam cybot ? ghost";
    QTest::newRow("brackets") << "(adam or type:unit) cost:3" << "cybot ? ghost";
    QTest::newRow("not, written out") << "not type:unit" << "medkit reef moon";
    QTest::newRow("not of a bracket") << "-(type:unit or type:place)" << "medkit";
    QTest::newRow("not twice") << "--type:place" << "reef moon";
    QTest::newRow("unknown or yes is yes") << "race:slurr or ghost" << "cybot ghost";
    QTest::newRow("unknown and no is no") << "race:slurr -ghost" << "cybot";
    QTest::newRow("joining words in capitals") << "adam OR cybot" << "adam cybot";
    QTest::newRow("a joining word in quotes is a word") << "\"or\"" << "";
    QTest::newRow("a quote inside a phrase") << "\"a\\\"b\"" << "";
    QTest::newRow("a zone is not known in a catalogue") << "zone:forces adam" << "? adam";
}

void QuerySearch::finds()
{
    QFETCH(QString, query);
    QFETCH(QString, cards);
    QCOMPARE(QString::fromStdString(m_world.found(query.toStdString())), cards);
}

void QuerySearch::halfTypedInputStillAnswers_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("same");
    QTest::newRow("a field without a value") << "race:" << "";
    QTest::newRow("a comparison without a number") << "cost<=" << "";
    QTest::newRow("half a number") << "points:-" << "";
    QTest::newRow("a field without a value before a word") << "race: or adam" << "adam";
    QTest::newRow("a field without a value before another") << "race: type:unit" << "type:unit";
    QTest::newRow("a field without a value before a not") << "race: -adam" << "-adam";
    QTest::newRow("an open bracket") << "(adam" << "adam";
    QTest::newRow("two open brackets") << "type:unit (adam or (cybot" << "type:unit (adam or cybot)";
    QTest::newRow("an empty bracket") << "() adam" << "adam";
    QTest::newRow("an open quote") << "\"mar" << "mar";
    QTest::newRow("a quote alone") << "\"" << "";
    QTest::newRow("an open quote after a field") << "name:\"sea me" << "name:\"sea me\"";
    QTest::newRow("an empty value in quotes") << "race=\"\"" << "";
    QTest::newRow("or without its right side") << "adam or" << "adam";
    QTest::newRow("or after a comparison") << "cost<=3 or" << "cost<=3";
    QTest::newRow("or with a half-typed right side") << "adam or race:" << "adam";
    QTest::newRow("or without its left side") << "or adam" << "adam";
    QTest::newRow("and without its right side") << "adam and" << "adam";
    QTest::newRow("a minus alone") << "-" << "";
    QTest::newRow("a minus after a word") << "adam -" << "adam";
    QTest::newRow("not alone") << "adam not" << "adam";
    QTest::newRow("not of a half-typed field") << "adam -race:" << "adam";
    QTest::newRow("not of an open bracket") << "-(" << "";
}

void QuerySearch::halfTypedInputStillAnswers()
{
    QFETCH(QString, typed);
    QFETCH(QString, same);
    QCOMPARE(QString::fromStdString(m_world.found(typed.toStdString())),
             QString::fromStdString(m_world.found(same.toStdString())));
}

void QuerySearch::zonesAnswerWhereACardLies()
{
    const Query query = m_world.query("zone:forces or zone:capo type:unit");
    const CardIndex reef = m_world.card("reef");
    const CardIndex adam = m_world.card("adam");
    const auto ask = [&](CardIndex card, std::optional<ZoneIndex> zone) {
        return matches(query, m_world.game, m_world.catalogue, card, zone);
    };
    QCOMPARE(ask(reef, m_world.zone("forces")), Truth::Yes);
    QCOMPARE(ask(reef, m_world.zone("leader")), Truth::No);
    QCOMPARE(ask(adam, m_world.zone("leader")), Truth::Yes);
    QCOMPARE(ask(adam, m_world.zone("places")), Truth::No);
    QCOMPARE(ask(adam, {}), Truth::Unknown);
    const MatchSet inLeader = matchesAll(query, m_world.game, m_world.catalogue, m_world.zone("leader"));
    QCOMPARE(inLeader[adam], Truth::Yes);
    QCOMPARE(inLeader[reef], Truth::No);
}

void QuerySearch::fieldsUsedAreListedOnce()
{
    const auto used = fieldsUsed(m_world.query("cost>1 race:numan -(cost<3) has:motto unknown:race adam"));
    QCOMPARE(used,
             (std::vector{*m_world.game.field("race"), *m_world.game.field("cost"), *m_world.game.field("motto")}));
    QVERIFY(fieldsUsed(m_world.query("adam type:unit")).empty());
}

MAZZO_TEST(QuerySearch)
#include "tst_query_search.moc"
