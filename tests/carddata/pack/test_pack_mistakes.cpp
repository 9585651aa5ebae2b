// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include "temporary_pack.h"

using namespace mazzo::tests;

/// Each row spoils the good pack in one place. § marks where the mistake must be reported; it is taken out before the
/// file is written.
class PackMistakes : public QObject {
    Q_OBJECT

private slots:
    void json_data();
    void json() { check(); }
    void game_data();
    void game() { check(); }
    void options_data();
    void options() { check(); }
    void fields_data();
    void fields() { check(); }
    void rules_data();
    void rules() { check(); }
    void cards_data();
    void cards() { check(); }
    void values_data();
    void values() { check(); }
    void effects_data();
    void effects() { check(); }
    void products_data();
    void products() { check(); }

private:
    static void columns();
    static void check();
};

void PackMistakes::columns()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("mistake");
}

void PackMistakes::check()
{
    QFETCH(const QString, file);
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QFETCH(const QString, mistake);
    const TemporaryPack folder;
    folder.replace(file, before.toUtf8(), after.toUtf8());
    const QString marked = QString::fromUtf8(folder.text(file));
    const auto mark = marked.indexOf(u'§');
    QVERIFY(mark >= 0);
    folder.write(file, QString(marked).remove(mark, 1).toUtf8());
    const QString above = marked.left(mark);
    const auto column = mark - above.lastIndexOf(u'\n');
    QCOMPARE(folder.mistakes(),
             QStringList(QStringLiteral("%1 %2:%3:%4").arg(mistake, file).arg(above.count(u'\n') + 1).arg(column)));
}

void PackMistakes::json_data()
{
    columns();
    const QString file = "products.json";
    QTest::newRow("comma missing") << file << "\"format\": 1,\n  \"products" << "\"format\": 1\n  §\"products"
                                   << "pack.bad-json(\"products\")";
    QTest::newRow("comma too many") << file << "\"partial\": true, \"cards\": []"
                                    << "\"partial\": true, §, \"cards\": []" << "pack.bad-json(,)";
    QTest::newRow("value missing") << file << "\"count\": 4" << "\"count\": §" << "pack.bad-json(})";
    QTest::newRow("colon missing") << file << "\"count\": 4" << "\"count\" §4" << "pack.bad-json(4)";
    QTest::newRow("quote missing") << file << "\"count\": 4}, {\"card\"" << "\"count: 4}, {\"§card\""
                                   << "pack.bad-json(card)";
    QTest::newRow("quote missing at the end")
        << file << "\"cards\": []}" << "\"cards\": [§\"gull]}" << "pack.bad-json(\"gull]})";
    QTest::newRow("two commas in a list") << file << "[{\"card\": \"gull\", \"count\": 4},"
                                          << "[1,§, {\"card\": \"gull\", \"count\": 4}," << "pack.bad-json(,)";
    QTest::newRow("comma first") << file << "[{\"card\": \"gull\"" << "[§, {\"card\": \"gull\"" << "pack.bad-json(,)";
    QTest::newRow("something after the end") << file << "  ]\n}\n" << "  ]\n}\n§,\n" << "pack.bad-json(,)";
    QTest::newRow("unknown word") << file << "true" << "§yes" << "pack.bad-json(yes)";
    QTest::newRow("after accents") << file << "\"Scatola\"}" << "\"Scàtòlà\" §]" << "pack.bad-json(])";
    QTest::newRow("half a file") << file << "\"partial\": true, \"cards\": []}\n  ]\n}\n"
                                 << "\"partial\": true, \"cards\": []}\n  ]\n§" << "pack.bad-json()";
    QTest::newRow("key twice") << file << "\"count\": 4}" << "\"count\": 4, §\"count\": 5}"
                               << "pack.duplicate-key(count)";
    QTest::newRow("number beyond all bounds")
        << file << "\"count\": 4" << "\"count\": §1e999" << "pack.bad-json(1e999)";
    QTest::newRow("half a surrogate") << file << "\"Scatola\"" << "§\"\\ud800\"" << "pack.bad-json(\"\\ud800\")";
}

void PackMistakes::game_data()
{
    columns();
    const QString file = "game.json";
    QTest::newRow("unknown key") << file << "\"version\"" << "§\"verison\": \"1\", \"version\""
                                 << "pack.unknown-key(verison, version)";
    QTest::newRow("unknown key, nothing near")
        << file << "\"version\"" << "§\"weather\": \"1\", \"version\"" << "pack.unknown-key(weather)";
    QTest::newRow("required key missing")
        << file << "{\n  \"$schema\": \"../../../../../carddata/schema/game.schema.json\",\n  \"format\": 1," << "§{"
        << "pack.missing-key(format)";
    QTest::newRow("another format") << file << "\"format\": 1" << "\"format\": §2" << "pack.unknown-format(2, 1)";
    QTest::newRow("format as text") << file << "\"format\": 1" << "\"format\": §\"1\""
                                    << "pack.wrong-type(number, text)";
    QTest::newRow("id with capitals") << file << "\"id\": \"harbour\"" << "\"id\": §\"Harbour\""
                                      << "pack.bad-id(Harbour)";
    QTest::newRow("id with two dashes") << file << "\"id\": \"blue\"" << "\"id\": §\"dark--blue\""
                                        << "pack.bad-id(dark--blue)";
    QTest::newRow("id with a dash at the end")
        << file << "\"predicate\": \"two-fleets\"" << "\"predicate\": §\"two-\"" << "pack.bad-id(two-)";
    QTest::newRow("empty version") << file << "\"1.2.0\"" << "§\" \"" << "pack.empty-text()";
    QTest::newRow("text in no language") << file << "{\"en\": \"Harbour\", \"it\": \"Porto\"}" << "§{}"
                                         << "pack.missing-language(en, it)";
    QTest::newRow("text in a language too many")
        << file << "\"it\": \"Luoghi.\"" << "\"it\": \"Luoghi.\", §\"de\": \"Orte\"" << "pack.unknown-language(de)";
    QTest::newRow("text as a plain word")
        << file << "{\"en\": \"Storm\", \"it\": \"Tempesta\"}" << "§\"Storm\"" << "pack.wrong-type(texts, text)";
    QTest::newRow("text that is a number")
        << file << "\"it\": \"Tempesta\"" << "\"it\": §3" << "pack.wrong-type(text, number)";
    QTest::newRow("language twice") << file << "[\"en\", \"it\"]" << "[\"en\", \"it\", §\"en\"]"
                                    << "pack.duplicate-id(en)";
    QTest::newRow("list that is none") << file << "\"editions\": [\"storm\"]}" << "\"editions\": §\"storm\"}"
                                       << "pack.wrong-type(list, text)";
    QTest::newRow("edition twice")
        << file << "\"id\": \"storm\""
        << "\"id\": \"storm\", \"name\": {\"en\": \"S\", \"it\": \"T\"}}, {\"id\": §\"storm\""
        << "pack.duplicate-id(storm)";
    QTest::newRow("book of no edition") << file << "\"edition\": \"classic\"" << "\"edition\": §\"clasic\""
                                        << "pack.unknown-edition(clasic, classic)";
    QTest::newRow("zone called like another")
        << file << "\"it\": \"Porti\"}, \"optional\"" << "\"it\": §\"FLOTTA\"}, \"optional\""
        << "pack.duplicate-name(FLOTTA, fleet)";
    QTest::newRow("flag that is a word") << file << "\"optional\": true, \"takes\""
                                         << "\"optional\": §\"yes\", \"takes\"" << "pack.wrong-type(flag, text)";
    QTest::newRow("unofficial set without a label")
        << file
        << "{\"id\": \"made-up\", \"name\": {\"en\": \"Made up\", \"it\": \"Inventato\"}, \"official\": false, "
           "\"label\": {\"en\": \"sample\", \"it\": \"esempio\"}}"
        << "§{\"id\": \"made-up\", \"name\": {\"en\": \"Made up\", \"it\": \"Inventato\"}, \"official\": false}"
        << "pack.missing-key(label)";
    QTest::newRow("cards too large to print")
        << file << "\"height\": 68" << "\"height\": §880" << "pack.out-of-range(880, 20, 190)";
    QTest::newRow("cards without a height")
        << file << "{\"width\": 44, \"height\": 68}" << "§{\"width\": 44}" << "pack.missing-key(height)";
    QTest::newRow("identity that is no field")
        << file << "\"identity\": \"name\"" << "\"identity\": §\"costs\"" << "pack.unknown-field(costs, cost)";
}

void PackMistakes::options_data()
{
    columns();
    const QString file = "game.json";
    QTest::newRow("reserved word") << file << "\"options\": ["
                                   << "\"options\": [{\"id\": §\"rules\", \"name\": {\"en\": \"N\", \"it\": \"M\"}, "
                                      "\"type\": \"flag\", \"default\": true},"
                                   << "pack.reserved-id(rules)";
    QTest::newRow("no such type") << file << "\"options\": ["
                                  << "\"options\": [{\"id\": \"new\", \"name\": {\"en\": \"N\", \"it\": \"M\"}, "
                                     "\"type\": §\"switch\", \"default\": true},"
                                  << "pack.unknown-choice(switch)";
    QTest::newRow("default that is no value") << file << "[\"2\", \"3\"], \"default\": \"2\""
                                              << "[\"2\", \"3\"], \"default\": §\"4\"" << "pack.unknown-choice(4)";
    QTest::newRow("value twice") << file << "[\"2\", \"3\"]" << "[\"2\", \"3\", §\"2\"]" << "pack.duplicate-id(2)";
    QTest::newRow("choice without values")
        << file
        << "{\"id\": \"fog\", \"name\": {\"en\": \"Fog\", \"it\": \"Nebbia\"}, \"type\": \"flag\", \"default\": false}"
        << "{\"id\": \"fog\", \"name\": {\"en\": \"Fog\", \"it\": \"Nebbia\"}, §\"values\": [], \"type\": \"flag\", "
           "\"default\": false}"
        << "pack.misplaced-key(values, flag)";
    QTest::newRow("name of no value") << file << "\"names\": {\"all\"" << "\"names\": {§\"al\""
                                      << "pack.unknown-choice(al, all)";
    QTest::newRow("hides by no value") << file << "\"hides\": {\"strict\"" << "\"hides\": {§\"tight\""
                                       << "pack.unknown-choice(tight)";
    QTest::newRow("hides no origin") << file << "[\"provisional\"]" << "[§\"user\"]" << "pack.unknown-choice(user)";
    QTest::newRow("no such edition") << file << "\"editions\": [\"storm\"], \"clause\""
                                     << "\"editions\": [§\"strom\"], \"clause\""
                                     << "pack.unknown-edition(strom, storm)";
    QTest::newRow("clause with a blank") << file << "\"HB-V01\"" << "§\"HB V01\"" << "pack.bad-id(HB V01)";
    QTest::newRow("number without a range")
        << file
        << "{\"id\": \"turns\", \"name\": {\"en\": \"Turns\", \"it\": \"Turni\"}, \"type\": \"number\", \"min\": 0, "
           "\"max\": 99,"
        << "§{\"id\": \"turns\", \"name\": {\"en\": \"Turns\", \"it\": \"Turni\"}, \"type\": \"number\", \"min\": 0,"
        << "pack.missing-key(max)";
    QTest::newRow("range upside down") << file << "\"min\": 0, \"max\": 99" << "\"min\": 100, \"max\": §99"
                                       << "pack.out-of-range(99, 100, )";
    QTest::newRow("default out of range")
        << file << "\"default\": \"any\"" << "\"default\": §100" << "pack.out-of-range(100, 0, 99)";
    QTest::newRow("default of another kind")
        << file << "\"default\": \"any\"" << "\"default\": §\"none\"" << "pack.wrong-type(number, text)";
    QTest::newRow("default of a flag") << file << "\"type\": \"flag\", \"default\": false}\n  ],\n  \"zones\""
                                       << "\"type\": \"flag\", \"default\": §\"no\"}\n  ],\n  \"zones\""
                                       << "pack.wrong-type(flag, text)";
}

void PackMistakes::fields_data()
{
    columns();
    const QString file = "game.json";
    QTest::newRow("field twice")
        << file
        << "\"id\": \"hands\", \"name\": {\"en\": \"Hands\", \"it\": \"Mani\"}, \"type\": \"number\", \"types\": "
           "[\"ship\"], \"derived\": \"if(is:fast, cost + 1, cost)\"}"
        << "\"id\": \"hands\", \"name\": {\"en\": \"Hands\", \"it\": \"Mani\"}, \"type\": \"number\", \"types\": "
           "[\"ship\"], \"derived\": \"if(is:fast, cost + 1, cost)\"},\n"
           "{\"id\": §\"hands\", \"name\": {\"en\": \"Hands\", \"it\": \"Mani\"}, \"type\": \"number\", \"types\": "
           "[\"ship\"], \"derived\": \"1\"}"
        << "pack.duplicate-id(hands)";
    QTest::newRow("field that every game has") << file << "\"fields\": ["
                                               << "\"fields\": [\n{\"id\": §\"text\", \"name\": {\"en\": \"W\", "
                                                  "\"it\": \"P\"}, \"type\": \"flag\", \"default\": true},"
                                               << "pack.reserved-id(text)";
    QTest::newRow("name of another field")
        << file << "\"it\": \"Fondale\"" << "\"it\": §\"costo\"" << "pack.duplicate-name(costo, cost)";
    QTest::newRow("no such card type") << file << "\"types\": [\"port\"]" << "\"types\": [§\"prot\"]"
                                       << "pack.unknown-type(prot, port)";
    QTest::newRow("no such type of field")
        << file << "\"it\": \"Fondale\"}, \"type\": \"number\"" << "\"it\": \"Fondale\"}, \"type\": §\"numbers\""
        << "pack.unknown-choice(numbers, number)";
    QTest::newRow("bounds of a text") << file << "\"type\": \"text\", \"types\""
                                      << "\"type\": \"text\", §\"min\": 3, \"types\""
                                      << "pack.misplaced-key(min, number)";
    QTest::newRow("form of a number") << file << "\"min\": 0, \"max\": 9}"
                                      << "\"min\": 0, \"max\": 9, §\"form\": \"numbers\"}"
                                      << "pack.misplaced-key(form, text)";
    QTest::newRow("bounds upside down") << file << "\"min\": 0, \"max\": 9}" << "\"min\": 10, \"max\": §9}"
                                        << "pack.out-of-range(9, 10, )";
    QTest::newRow("choices of a flag") << file << "\"type\": \"flag\", \"types\""
                                       << "\"type\": \"flag\", §\"choices\": [], \"types\""
                                       << "pack.misplaced-key(choices, text, words)";
    QTest::newRow("choice twice") << file << "{\"id\": \"blue\"" << "{\"id\": §\"red\"" << "pack.duplicate-id(red)";
    QTest::newRow("choice called like another")
        << file << "\"it\": \"Blu\"" << "\"it\": §\"ròssa\"" << "pack.duplicate-name(ròssa, red)";
    QTest::newRow("a number that refers")
        << file << "\"it\": \"Fondale\"}, \"type\": \"number\""
        << "\"it\": \"Fondale\"}, §\"refers\": \"card\", \"type\": \"number\"" << "pack.misplaced-key(refers, words)";
    QTest::newRow("acyclic without references")
        << file << "\"default\": []}," << "\"default\": [], §\"acyclic\": true},"
        << "pack.misplaced-key(acyclic, refers)";
    QTest::newRow("default of another type")
        << file << "\"types\": [\"ship\"], \"default\": false}" << "\"types\": [\"ship\"], \"default\": §0}"
        << "pack.wrong-type(flag, number)";
    QTest::newRow("derived and default") << file << "\"min\": 1, \"derived\""
                                         << "\"min\": 1, §\"default\": 2, \"derived\""
                                         << "pack.misplaced-key(default, derived)";
    QTest::newRow("derived from no field")
        << file << "\"hands * 2\"" << "\"§hend * 2\"" << "pack.bad-expression(query.unknown-field, hend)";
    QTest::newRow("derived from a condition")
        << file << "\"hands * 2\"" << "§\"is:fast\"" << "pack.wrong-expression(number, condition)";
    QTest::newRow("derived from itself") << file << "\"if(is:fast, cost + 1, cost)\"" << "§\"hands + 1\""
                                         << "pack.cycle(hands)";
}

void PackMistakes::rules_data()
{
    columns();
    const QString file = "game.json";
    QTest::newRow("clause id with a blank") << file << "\"HB-C04\"" << "§\"HB C04\"" << "pack.bad-id(HB C04)";
    QTest::newRow("no such book")
        << file << "\"source\": [{\"book\": \"first\", \"section\": \"Preparation\"}],\n     \"check\": \"count"
        << "\"source\": [{\"book\": §\"frist\", \"section\": \"Preparation\"}],\n     \"check\": \"count"
        << "pack.unknown-book(frist, first)";
    QTest::newRow("no such zone") << file << "\"zone\": \"fleet\"}" << "\"zone\": §\"fleets\"}"
                                  << "pack.unknown-zone(fleets, fleet)";
    QTest::newRow("no such edition") << file << "\"editions\": [\"storm\"]}" << "\"editions\": [§\"sun\"]}"
                                     << "pack.unknown-edition(sun)";
    QTest::newRow("no such severity") << file << "\"advice\"" << "§\"hint\"" << "pack.unknown-choice(hint)";
    QTest::newRow("check and predicate") << file << "\"predicate\": \"two-fleets\""
                                         << "\"check\": \"1 = 1\", §\"predicate\": \"two-fleets\""
                                         << "pack.misplaced-key(predicate, check)";
    QTest::newRow("when without a check")
        << file << ", \"predicate\": \"two-fleets\"" << ", §\"when\": \"1 = 1\"" << "pack.misplaced-key(when, check)";
    QTest::newRow("catalogue without each")
        << file << "\"short\": \"unfinished\"" << "\"short\": \"unfinished\", §\"catalogue\": true"
        << "pack.misplaced-key(catalogue, each)";
    QTest::newRow("a zone takes cards of no type") << file << "\"takes\": \"type:port\"" << "\"takes\": \"type:§prot\""
                                                   << "pack.bad-expression(query.unknown-choice, prot, port)";
    QTest::newRow("a zone takes half a query") << file << "\"takes\": \"type:port\"" << "\"takes\": \"type:port or§\""
                                               << "pack.bad-expression(query.missing, term)";
    QTest::newRow("check that is a number")
        << file << "\"count(zone:fleet type:ship) >= 3\"" << "§\"count(zone:fleet type:ship)\""
        << "pack.wrong-expression(condition, number)";
    QTest::newRow("check of no zone") << file << "count(zone:fleet type:ship) >= 3"
                                      << "count(zone:§flet type:ship) >= 3"
                                      << "pack.bad-expression(query.unknown-choice, flet, fleet)";
    QTest::newRow("check of no field") << file << "count(zone:fleet type:ship) >= 3"
                                       << "count(zone:fleet §kind:ship) >= 3"
                                       << "pack.bad-expression(query.unknown-field, kind)";
    QTest::newRow("check of one card without each")
        << file << "count(zone:fleet type:ship) >= 3" << "§cost >= 3" << "pack.bad-expression(query.needs-card, cost)";
    QTest::newRow("each after an escaped quote")
        << file << "or type:ship\"" << "or §kind:ship\"" << "pack.bad-expression(query.unknown-field, kind)";
    QTest::newRow("when of no option") << file << "and players = 2\"" << "and §player = 2\""
                                       << "pack.bad-expression(query.unknown-field, player, players, place)";
}

void PackMistakes::cards_data()
{
    columns();
    const QString file = "cards.json";
    QTest::newRow("a list instead of the file")
        << file << "\"cards\": [" << "§\"card\": [], \"cards\": [" << "pack.unknown-key(card, cards)";
    QTest::newRow("id twice") << file << "\"id\": \"heron\"" << "\"id\": §\"gull\"" << "pack.duplicate-id(gull)";
    QTest::newRow("bad id") << file << "\"id\": \"heron\"" << "\"id\": §\"l'airone\"" << "pack.bad-id(l'airone)";
    QTest::newRow("number twice") << file << "\"number\": 7" << "\"number\": §1" << "pack.duplicate-number(1)";
    QTest::newRow("number 0") << file << "\"number\": 7" << "\"number\": §0" << "pack.out-of-range(0, 1, )";
    QTest::newRow("number too large for us")
        << file << "\"number\": 7" << "\"number\": §2147483647" << "pack.out-of-range(2147483647, 1, )";
    QTest::newRow("number too large for anyone")
        << file << "\"number\": 7" << "\"number\": §99999999999999999999" << "pack.wrong-type(number, fraction)";
    QTest::newRow("number with a fraction")
        << file << "\"number\": 7" << "\"number\": §7.5" << "pack.wrong-type(number, fraction)";
    QTest::newRow("no name at all") << file << "{\"en\": \"Wharf\"}" << "§{}" << "pack.missing-language(en, it)";
    QTest::newRow("name of another card, folded")
        << file << "{\"en\": \"Wharf\"}" << "{\"en\": §\"SEA  gull\"}" << "pack.duplicate-name(SEA  gull, gull)";
    QTest::newRow("alias of another card")
        << file << "{\"en\": \"Wharf\"}" << "{\"en\": \"Wharf\"}, \"aliases\": [§\"l'airone e qui\"]"
        << "pack.duplicate-name(l'airone e qui, heron)";
    QTest::newRow("name on two lines") << file << "{\"en\": \"Wharf\"}" << "{\"en\": §\"Wh\\narf\"}"
                                       << "pack.control-character()";
    QTest::newRow("name with a zero byte")
        << file << "{\"en\": \"Wharf\"}" << "{\"en\": §\"Wh\\u0000arf\"}" << "pack.control-character()";
    QTest::newRow("text with a bell") << file << "\"en\": \"Draw a card.\"" << "\"en\": §\"Draw\\u0007.\""
                                      << "pack.control-character()";
    QTest::newRow("no such type") << file << "\"type\": \"port\", \"set\"" << "\"type\": §\"harbour\", \"set\""
                                  << "pack.unknown-type(harbour)";
    QTest::newRow("no such set") << file << "\"set\": \"core\"" << "\"set\": §\"cora\""
                                 << "pack.unknown-set(cora, core)";
    QTest::newRow("no such set of a printing")
        << file << "{\"set\": \"made-up\", \"number\": \"13\"}" << "{\"set\": §\"made\", \"number\": \"13\"}"
        << "pack.unknown-set(made, made-up)";
    QTest::newRow("no such rarity") << file << "\"rarity\": \"rare\"" << "\"rarity\": §\"rarer\""
                                    << "pack.unknown-rarity(rarer, rare)";
    QTest::newRow("no such finish") << file << "\"finish\": \"foil\"" << "\"finish\": [§\"foils\"]"
                                    << "pack.unknown-finish(foils, foil)";
    QTest::newRow("printing twice") << file << "{\"set\": \"made-up\", \"number\": \"13\"}"
                                    << "§{\"set\": \"made-up\", \"number\": \"12a\"}"
                                    << "pack.duplicate-printing(made-up, 12a)";
    QTest::newRow("collector number of two words") << file << "\"number\": \"13\"" << "\"number\": §\"1 3\""
                                                   << "pack.bad-number(1 3)";
    QTest::newRow("type twice") << file << "[\"port\", \"ship\"]" << "[\"port\", \"ship\", §\"ship\"]"
                                << "pack.duplicate-id(ship)";
    QTest::newRow("number as a printed text") << file << "\"1+*\"" << "§\"12\"" << "pack.wrong-type(number, text)";
    QTest::newRow("printed text that is too long")
        << file << "\"1+*\"" << "§\"a very long symbol\"" << "pack.too-large(18, 16)";
    QTest::newRow("printed text where there is none")
        << file << "\"fields\": {\"cost\": 0}" << "\"fields\": {\"cost\": §\"X\"}" << "pack.wrong-type(number, text)";
    QTest::newRow("version that another card has")
        << file << "\"image\": \"images/buoy.txt\"}}"
        << "\"image\": \"images/buoy.txt\"}}, {\"id\": \"buoy-two\", \"number\": 10, \"name\": §{\"en\": \"Buoy\"}, "
           "\"version\": {\"en\": \"DAY\"}, \"type\": \"port\", \"fields\": {\"cost\": 1}}"
        << "pack.duplicate-name(Buoy (DAY), buoy-day)";
    QTest::newRow("no such origin") << file << "\"origin\": \"provisional\"" << "\"origin\": §\"user\""
                                    << "pack.unknown-choice(user)";
    QTest::newRow("no such field") << file << "\"fields\": {\"cost\": 0}" << "\"fields\": {\"cost\": 0, §\"dephts\": 1}"
                                   << "pack.unknown-field(dephts, depth)";
    QTest::newRow("field of another type")
        << file << "\"fields\": {\"cost\": 0}" << "\"fields\": {\"cost\": 0, §\"fast\": true}"
        << "pack.misplaced-field(fast, port)";
    QTest::newRow("field that is derived")
        << file << "\"fast\": true" << "\"fast\": true, §\"crew\": 4" << "pack.derived-field(crew)";
    QTest::newRow("field not given") << file
                                     << "{\"id\": \"wharf\", \"number\": 7, \"name\": {\"en\": \"Wharf\"}, \"type\": "
                                        "\"port\", \"set\": \"made-up\",\n     \"fields\": {\"cost\": 0}"
                                     << "§{\"id\": \"wharf\", \"number\": 7, \"name\": {\"en\": \"Wharf\"}, \"type\": "
                                        "\"port\", \"set\": \"made-up\",\n     \"fields\": {}"
                                     << "pack.missing-field(cost, wharf)";
    QTest::newRow("no fields at all")
        << file
        << "{\"id\": \"wharf\", \"number\": 7, \"name\": {\"en\": \"Wharf\"}, \"type\": \"port\", \"set\": "
           "\"made-up\",\n     \"fields\": {\"cost\": 0}"
        << "§{\"id\": \"wharf\", \"number\": 7, \"name\": {\"en\": \"Wharf\"}, \"type\": \"port\", \"set\": \"made-up\""
        << "pack.missing-field(cost, wharf)";
    QTest::newRow("ruling in no language") << file << "{\"en\": \"Once a turn.\", \"it\": \"Una volta per turno.\"}"
                                           << "§{}" << "pack.missing-language(en, it)";
    QTest::newRow("text that is plain") << file << "\"text\": null" << "\"text\": §\"Draw.\""
                                        << "pack.wrong-type(texts, text)";
    QTest::newRow("reference to no card")
        << file << "\"routes\": [\"quay\"]" << "\"routes\": [§\"quai\"]" << "pack.unknown-card(quai, quay)";
    QTest::newRow("reference to no card, with origin")
        << file << "[\"wharf\"]" << "[§\"warf\"]" << "pack.unknown-card(warf, wharf)";
    QTest::newRow("a card that leads to itself")
        << file << "[\"wharf\"]" << "[§\"quay\"]" << "pack.cycle(routes, quay)";
    QTest::newRow("a cycle of two") << file << "\"fields\": {\"cost\": 0}"
                                    << "\"fields\": {\"cost\": 0, \"routes\": [§\"quay\"]}"
                                    << "pack.cycle(routes, quay, wharf)";
    QTest::newRow("image that is not there")
        << file << "\"images/gull.txt\"" << "§\"images/hull.txt\"" << "pack.missing-file(images/hull.txt)";
    QTest::newRow("image outside") << file << "\"images/gull.txt\"" << "§\"../harbour/images/gull.txt\""
                                   << "pack.bad-path(../harbour/images/gull.txt)";
    QTest::newRow("image outside, hidden")
        << file << "\"images/gull.txt\"" << "§\"images/../../x\"" << "pack.bad-path(images/../../x)";
    QTest::newRow("image from the root") << file << "\"images/gull.txt\"" << "§\"/etc/passwd\""
                                         << "pack.bad-path(/etc/passwd)";
    QTest::newRow("image in another system's words")
        << file << "\"images/gull.txt\"" << "§\"images\\\\gull.txt\"" << "pack.bad-path(images\\gull.txt)";
    QTest::newRow("image that is a folder")
        << file << "\"images/gull.txt\"" << "§\"images\"" << "pack.missing-file(images)";
}

void PackMistakes::values_data()
{
    columns();
    const QString file = "cards.json";
    const QString cost = "\"fields\": {\"cost\": 0}";
    const auto costIs = [](const char* value) {
        return QStringLiteral("\"fields\": {\"cost\": %1}").arg(QString::fromUtf8(value));
    };
    QTest::newRow("number as text") << file << cost << costIs("§\"0\"") << "pack.wrong-type(number, text)";
    QTest::newRow("number too high") << file << cost << costIs("§10") << "pack.out-of-range(10, 0, 9)";
    QTest::newRow("number too low") << file << cost << costIs("§-1") << "pack.out-of-range(-1, 0, 9)";
    QTest::newRow("number in an object too high")
        << file << cost << costIs("{\"value\": §10}") << "pack.out-of-range(10, 0, 9)";
    QTest::newRow("range beyond the field's")
        << file << cost << costIs("{\"min\": 3, \"max\": §10}") << "pack.out-of-range(10, 0, 9)";
    QTest::newRow("range upside down") << file << cost << costIs("§{\"min\": 3, \"max\": 2}")
                                       << "pack.out-of-range(3, , 2)";
    QTest::newRow("value and range") << file << cost << costIs("{\"value\": 3, §\"min\": 2}")
                                     << "pack.misplaced-key(min, value)";
    QTest::newRow("unknown and range") << file << cost << costIs("{\"unknown\": true, §\"max\": 2}")
                                       << "pack.misplaced-key(max, unknown)";
    QTest::newRow("object without a value")
        << file << cost << costIs("§{\"origin\": \"derived\"}") << "pack.missing-key(value)";
    QTest::newRow("not unknown, but what then")
        << file << cost << costIs("§{\"unknown\": false}") << "pack.missing-key(value)";
    QTest::newRow("unknown key") << file << cost << costIs("{\"value\": 3, §\"claus\": \"X\"}")
                                 << "pack.unknown-key(claus, clause)";
    QTest::newRow("no such origin") << file << cost << costIs("{\"value\": 3, \"origin\": §\"derivd\"}")
                                    << "pack.unknown-choice(derivd, derived)";
    QTest::newRow("strict of another type")
        << file << cost << costIs("{\"value\": 3, \"strict\": §true}") << "pack.wrong-type(number, flag)";
    QTest::newRow("strict range with more")
        << file << cost << costIs("{\"value\": 3, \"strict\": {\"min\": 1, §\"value\": 3}}")
        << "pack.unknown-key(value)";
    QTest::newRow("strict range of nothing")
        << file << cost << costIs("{\"value\": 3, \"strict\": §{}}") << "pack.missing-key(min)";
    QTest::newRow("note in no language") << file << cost << costIs("{\"value\": 3, \"note\": §{}}")
                                         << "pack.missing-language(en, it)";
    QTest::newRow("no such choice") << file << "\"flag\": \"red\"" << "\"flag\": §\"Red\""
                                    << "pack.unknown-choice(Red, red)";
    QTest::newRow("range of a text") << file << "\"flag\": \"red\"" << "\"flag\": {§\"min\": 1}"
                                     << "pack.misplaced-key(min, number)";
    QTest::newRow("words as one word") << file << "[\"tea\", \"salt\"]" << "§\"tea\"" << "pack.wrong-type(list, text)";
    QTest::newRow("words with a number") << file << "[\"tea\", \"salt\"]" << "[\"tea\", §1]"
                                         << "pack.wrong-type(text, number)";
    QTest::newRow("empty word") << file << "[\"tea\", \"salt\"]" << "[\"tea\", §\"\"]" << "pack.empty-text()";
    QTest::newRow("flag as a number") << file << "\"fast\": true" << "\"fast\": §1" << "pack.wrong-type(flag, number)";
}

void PackMistakes::effects_data()
{
    columns();
    const auto row = [](const char* name, const char* before, const char* after, const char* mistake) {
        QTest::newRow(name) << "cards.json" << before << after << mistake;
    };
    row("an unknown trigger", R"("when": "arrival")", R"("when": §"arival")", "pack.unknown-choice(arival, arrival)");
    row("an unknown verb", R"("do": "load")", R"("do": §"loud")", "pack.unknown-choice(loud, load)");
    row("a trigger of another verb", R"("when": "arrival", "do": "load", "amount": 2, "with": {"goods": "tea"})",
        R"("when": §"arrival", "do": "sail")", "pack.unknown-choice(arrival)");
    row("an amount for a verb without one", R"("when": "arrival", "do": "load", "amount": 2, "with": {"goods": "tea"})",
        R"("when": "departure", "do": "sail", §"amount": 2)", "pack.misplaced-key(amount, sail)");
    row("an amount out of range", R"("amount": 2)", R"("amount": §10)", "pack.out-of-range(10, 1, 9)");
    row("an amount that is a text", R"("amount": 2)", R"("amount": §"two")", "pack.wrong-type(number, text)");
    row("an unknown word", R"("goods": "tea")", R"("goods": §"teas")", "pack.unknown-choice(teas, tea)");
    row("a number for a word", R"("goods": "tea")", R"("goods": §3)", "pack.wrong-type(text, number)");
    row("a required word is missing", R"("with": {"goods": "tea"})", R"("with": §{})", "pack.missing-key(goods)");
    row("a number out of range", R"("goods": "tea")", R"("goods": "tea", "holds": §4)", "pack.out-of-range(4, 1, 3)");
    row("a flag that is none", R"("goods": "tea")", R"("goods": "tea", "quickly": §1)",
        "pack.wrong-type(flag, number)");
    row("an unknown card", R"("goods": "tea")", R"("goods": "tea", "from": §"quai")", "pack.unknown-card(quai, quay)");
    row("an unknown key", R"("goods": "tea")", R"("goods": "tea", §"hold": 2)", "pack.unknown-key(hold, holds)");
    row("a text in place of the list", R"("effects": [])", R"("effects": §"none")", "pack.wrong-type(list, text)");
}

void PackMistakes::products_data()
{
    columns();
    const QString file = "products.json";
    QTest::newRow("no such card") << file << "\"card\": \"quay\"" << "\"card\": §\"key\"" << "pack.unknown-card(key)";
    QTest::newRow("card twice") << file << "\"card\": \"quay\"" << "\"card\": §\"gull\"" << "pack.duplicate-id(gull)";
    QTest::newRow("no copies") << file << "\"count\": 4" << "\"count\": §0" << "pack.out-of-range(0, 1, 9999)";
    QTest::newRow("count missing") << file << "{\"card\": \"gull\", \"count\": 4}" << "§{\"card\": \"gull\"}"
                                   << "pack.missing-key(count)";
    QTest::newRow("product twice") << file << "\"id\": \"extra\"" << "\"id\": §\"harbour-base\""
                                   << "pack.duplicate-id(harbour-base)";
    QTest::newRow("first product called otherwise")
        << file << "\"id\": \"harbour-base\"" << "\"id\": §\"box\"" << "pack.first-product(box, harbour-base)";
    QTest::newRow("products as an object")
        << file << "\"products\": [" << "§\"product\": [], \"products\": [" << "pack.unknown-key(product, products)";
}

MAZZO_TEST(PackMistakes)
#include "test_pack_mistakes.moc"
