// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/pack.h"
#include "import/catalogue/pack_cards.h"
#include "model/catalogue.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <fstream>

using namespace mazzo::importer;
using namespace mazzo::carddata;
using namespace mazzo::model;

namespace fs = std::filesystem;

namespace {

constexpr const char* kCockatrice = R"(<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_carddatabase version="4">
  <sets>
    <set><name>ONE</name><longname>First Light</longname></set>
    <set><name>TWO</name><longname>Second Wind</longname></set>
  </sets>
  <cards>
    <card>
      <name>Dawn Wolf</name>
      <text>Howls.
{W}: It howls again.</text>
      <prop><maintype>Creature</maintype><type>Creature — Wolf</type><cmc>2</cmc><manacost>1W</manacost><power>2</power></prop>
      <set rarity="common" num="12" uuid="a">ONE</set>
      <set rarity="rare" num="3a">TWO</set>
    </card>
    <card>
      <name>Star Ox</name>
      <prop><maintype>Creature</maintype><cmc>3</cmc><power>*</power></prop>
      <set rarity="rare" num="7">TWO</set>
    </card>
    <card>
      <name>Day Gate</name>
      <prop><maintype>Land</maintype><side>front</side></prop>
      <set rarity="rare" num="9">TWO</set>
      <related attach="transform">Night Gate</related>
    </card>
    <card>
      <name>Night Gate</name>
      <text>Dark.</text>
      <prop><maintype>Land</maintype><side>back</side></prop>
      <set rarity="rare" num="9">TWO</set>
    </card>
    <card><name>Wolf Token</name><prop><maintype>Creature</maintype></prop><set>ONE</set><token>1</token></card>
    <card><name>Old Oak</name><prop><maintype>Creature</maintype><power>4</power></prop><set>ONE</set></card>
  </cards>
</cockatrice_carddatabase>)";

}  // namespace

class TestCatalogueImport : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cockatrice();
    void anUpdateKeepsIdsNumbersAndWhatWasAdded();
    void setsAreAddedToTheGame();
    void octgn();
    void csvRowsOfOneCardBecomePrintings();
    void cardsOfOneNameGetVersions();
    void jsonWithMapping();
    void anExistingGameDecidesTypesAndFields();
    void whatCannotBeReadChangesNothing_data();
    void whatCannotBeReadChangesNothing();
    void mistakesInTheMappingHavePlaces();

private:
    void write(const char* name, const std::string& text) const { std::ofstream(path(name)) << text; }
    [[nodiscard]] fs::path path(const char* name) const { return fs::path(m_folder->path().toStdString()) / name; }
    [[nodiscard]] static std::string textIn(const fs::path& file)
    {
        std::ifstream stream(file);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    /// Imports into the pack "sky" and stores it; the first error's code if that fails.
    [[nodiscard]] CatalogueImport imported(const char* source, const char* mapping = "") const
    {
        const auto plan = planCatalogueImport(
            {{path(source)}, path("sky"), {}, *mapping == '\0' ? fs::path() : path(mapping)});
        if (!plan) {
            qWarning("%s", plan.error().front().code.c_str());
            return {};
        }
        if (!storeCatalogueImport(*plan, path("sky"))) qWarning("not stored");
        return *plan;
    }
    [[nodiscard]] Pack pack() const
    {
        auto loaded = loadPack(path("sky"));
        if (!loaded)
            for (const Error& error : loaded.error())
                qWarning("%s %s:%d", error.code.c_str(), error.where.file.c_str(), error.where.line);
        return loaded ? std::move(*loaded) : Pack{};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCatalogueImport::init() { m_folder = std::make_unique<QTemporaryDir>(); }

void TestCatalogueImport::cockatrice()
{
    write("cards.xml", kCockatrice);
    const CatalogueImport import = imported("cards.xml");
    QCOMPARE(import.cards, 4U);
    QCOMPARE(import.printings, 5U);
    QCOMPARE(import.leftOut, 1U);
    QCOMPARE(import.problemCount, 0U);
    QVERIFY(import.isNewPack);
    const Pack sky = pack();
    QCOMPARE(sky.cards.size(), 4U);
    const Catalogue catalogue = Catalogue::build(sky.game, sky.cards);
    const CardIndex wolf = catalogue.find("Dawn Wolf").value();
    QCOMPARE(catalogue.printing(wolf, 0), (PrintingView{"one", "12", "common", "", ""}));
    QCOMPARE(catalogue.printing(wolf, 1), (PrintingView{"two", "3a", "rare", "", ""}));
    QCOMPARE(sky.game.sets[0].name.in("en"), std::string_view("First Light"));
    QCOMPARE(catalogue.value(wolf, *sky.game.field("cmc")), Value(Interval::exactly(2)));
    QCOMPARE(catalogue.value(*catalogue.find("Star Ox"), *sky.game.field("power")), Value(std::string("*")));
    QCOMPARE(sky.game.types.size(), 2U);
    QCOMPARE(sky.cards[0].text.in("en"), std::string_view("Howls.\n{W}: It howls again."));
    // The other side is no card of its own.
    QCOMPARE(catalogue.find("Night Gate"), catalogue.find("Day Gate"));
    QVERIFY(catalogue.find("Night Gate").has_value());
}

void TestCatalogueImport::anUpdateKeepsIdsNumbersAndWhatWasAdded()
{
    write("cards.xml", kCockatrice);
    QCOMPARE(imported("cards.xml").added, 4U);
    // The player adds a ruling by hand, and the next file has another card before it and misses one.
    std::string cards = textIn(path("sky/cards.json"));
    const std::string begin = R"("id":"dawn-wolf",)";
    cards.replace(cards.find(begin), begin.size(), begin + R"("aliases":["Wulf"],)");
    write("sky/cards.json", cards);
    std::string next = kCockatrice;
    const auto cut = [&](const std::string& from, const std::string& to, const std::string& with) {
        const std::size_t start = next.find(from);
        const std::size_t end = next.find(to, start) + to.size();
        next.replace(start, end - start, with);
    };
    cut("<card><name>Old Oak", "</card>",
        "<card><name>Ash</name><prop><maintype>Creature</maintype></prop><set>ONE</set></card>");
    cut("<cmc>2", "</cmc>", "<cmc>1</cmc>");
    write("cards.xml", next);
    const CatalogueImport import = imported("cards.xml");
    QCOMPARE(import.added, 1U);
    QCOMPARE(import.updated, 1U);
    QCOMPARE(import.kept, 1U);
    const Pack sky = pack();
    QCOMPARE(sky.cards.size(), 5U);
    const auto numberOf = [&](std::string_view id) {
        const auto found = std::ranges::find(sky.cards, id, &Card::id);
        return found == sky.cards.end() ? 0U : found->number;
    };
    QCOMPARE(numberOf("dawn-wolf"), 1U);
    QCOMPARE(numberOf("old-oak"), 3U);
    QCOMPARE(numberOf("ash"), 5U);
    QCOMPARE(sky.cards[0].aliases, std::vector<std::string>{"Wulf"});
}

void TestCatalogueImport::setsAreAddedToTheGame()
{
    write("cards.xml", kCockatrice);
    QVERIFY(imported("cards.xml").isNewPack);
    std::string next = kCockatrice;
    const std::string before = "<set rarity=\"rare\" num=\"7\">TWO";
    next.replace(next.find(before), before.size(), "<set rarity=\"mythic\" num=\"7\">TRE");
    write("cards.xml", next);
    const CatalogueImport import = imported("cards.xml");
    QCOMPARE(import.addedSets, std::vector<std::string>{"tre"});
    QCOMPARE(import.addedRarities, std::vector<std::string>{"mythic"});
    const Pack sky = pack();
    QCOMPARE(sky.game.sets.size(), 3U);
    QCOMPARE(sky.game.rarities.size(), 3U);
}

void TestCatalogueImport::octgn()
{
    fs::create_directories(path("Sets/One"));
    write("Sets/One/set.xml", R"(<set name="First Light" id="x" gameId="y"><cards>
<card id="1" name="Gale"><property name="Type" value="Event"/><property name="Cost" value="2"/>
<property name="Rules" value="Blow.&#xA;Again."/><property name="Number" value="5"/></card>
<card id="2" name="Eve"><property name="Subtitle" value="Pilot"/><property name="Type" value="Identity"/></card>
<card id="3" name="Eve"><property name="Subtitle" value="Sailor"/><property name="Type" value="Identity"/>
<alternate name="Adam" type="back"><property name="Rules" value="Turned."/></alternate></card>
</cards></set>)");
    const CatalogueImport import = imported("Sets");
    QCOMPARE(import.cards, 3U);
    QCOMPARE(import.problemCount, 0U);
    const Pack sky = pack();
    const Catalogue catalogue = Catalogue::build(sky.game, sky.cards);
    QCOMPARE(catalogue.printing(*catalogue.find("Gale"), 0), (PrintingView{"first-light", "5", "", "", ""}));
    QCOMPARE(catalogue.sharing("Eve").size(), 2U);
    QCOMPARE(catalogue.find("Eve (Sailor)"), catalogue.find("Adam"));
    QCOMPARE(sky.cards[0].text.in("en"), std::string_view("Blow.\nAgain."));
}

void TestCatalogueImport::csvRowsOfOneCardBecomePrintings()
{
    write("cards.csv",
          "name,type,set,number,rarity,finish,cost\nGale,Event,ONE,5,Common,,2\nGale,Event,TWO,8,Rare,foil,2\n"
          "Gust,Event,TWO,9,Rare,,X\nBreeze,Event,TWO,9a,Rare,,1\n,Event,TWO,10,Rare,,1\n");
    const CatalogueImport import = imported("cards.csv");
    QCOMPARE(import.cards, 3U);
    QCOMPARE(import.printings, 4U);
    QCOMPARE(import.problemCount, 1U);
    QCOMPARE(import.problems[0].code, std::string("catalogue-import.no-name"));
    QCOMPARE(import.problems[0].where.line, 6);
    const Pack sky = pack();
    QCOMPARE(sky.cards[0].printings[1], (Printing{"two", "8", "rare", {"foil"}, {}}));
    QVERIFY(sky.game[*sky.game.field("cost")].printed);
}

void TestCatalogueImport::cardsOfOneNameGetVersions()
{
    write("cards.csv", "name,type,set,number,hp\nMouse,Beast,ONE,5,40\nMouse,Beast,ONE,6,60\nMouse,Beast,TWO,1,40\n");
    const CatalogueImport import = imported("cards.csv");
    QCOMPARE(import.cards, 2U);
    const Pack sky = pack();
    QCOMPARE(sky.cards[0].fullName("en"), std::string("Mouse (ONE 5)"));
    QCOMPARE(sky.cards[0].printings.size(), 2U);
    QCOMPARE(sky.cards[1].fullName("en"), std::string("Mouse (ONE 6)"));
}

void TestCatalogueImport::jsonWithMapping()
{
    write("data.json", R"({"meta": {"version": 1}, "data": [
 {"title": "Gale", "kind": "event", "colors": ["W", "U"], "stats": "2/3", "faces": [{"name": "Gale"}, {"name": "Storm"}],
  "prints": [{"code": "ONE", "pos": 5, "gloss": ["normal", "foil"]}, {"code": "TWO", "pos": 6}]},
 {"title": "Gust", "kind": "event", "stats": "1/1", "prints": [{"code": "ONE", "pos": 7}]}
]})");
    write("map.json", R"({"cards": "data", "name": "title", "type": {"from": "kind", "values": {"event": "Happening"}},
 "printings": "prints", "set": "code", "number": "pos", "finish": "gloss", "back-name": "faces.1.name",
 "fields": {"colours": {"from": "colors", "values": {"W": "white"}}, "attack": {"from": "stats", "split": "/", "part": 1},
            "defence": {"from": "stats", "split": "/", "part": 2}}})");
    const CatalogueImport import = imported("data.json", "map.json");
    QCOMPARE(import.problemCount, 0U);
    const Pack sky = pack();
    QCOMPARE(sky.cards.size(), 2U);
    QCOMPARE(sky.game.types[0].name.in("en"), std::string_view("Happening"));
    const Card& gale = sky.cards[0];
    QCOMPARE(gale.values[at(*sky.game.field("colours"))].value, Value(Words{"white", "U"}));
    QCOMPARE(gale.values[at(*sky.game.field("defence"))].value, Value(Interval::exactly(3)));
    QCOMPARE(gale.printings[0], (Printing{"one", "5", "", {"foil"}, {}}));
    QCOMPARE(gale.back->name.in("en"), std::string_view("Storm"));
}

void TestCatalogueImport::anExistingGameDecidesTypesAndFields()
{
    fs::create_directories(path("sky"));
    write("sky/game.json",
          R"({"format": 1, "id": "sky", "version": "1", "name": {"it": "Cielo"}, "about": {"it": "Prova"},
 "languages": ["it"], "zones": [{"id": "main", "name": {"it": "Mazzo"}}],
 "types": [{"id": "event", "name": {"it": "Evento"}, "plural": {"it": "Eventi"}}],
 "fields": [{"id": "cost", "name": {"it": "Costo"}, "type": "number", "min": 0, "max": 5},
            {"id": "colour", "name": {"it": "Colore"}, "type": "text",
             "choices": [{"id": "red", "name": {"it": "Rosso"}}]}],
 "rules": []})");
    write(
        "cards.csv",
        "name,type,Costo,Colore,other\nGale,Evento,2,rosso,x\nGust,Event,9,red,\nRock,Land,1,red,\nRain,event,,blu,\n");
    const CatalogueImport import = imported("cards.csv");
    QCOMPARE(import.cards, 3U);
    QCOMPARE(import.leftOut, 1U);
    QStringList problems;
    for (const Error& error : import.problems)
        problems << QStringLiteral("%1 %2").arg(error.where.line).arg(QString::fromStdString(error.code));
    QCOMPARE(problems, (QStringList{"4 catalogue-import.unknown-type", "3 catalogue-import.bad-value",
                                    "5 catalogue-import.bad-value"}));
    const Pack sky = pack();
    QCOMPARE(sky.cards[0].name.in("it"), std::string_view("Gale"));
    QCOMPARE(sky.cards[0].values[1].value, Value(std::string("red")));
    QVERIFY(std::holds_alternative<Unknown>(sky.cards[1].values[0].value));
    QVERIFY(std::holds_alternative<Unknown>(sky.cards[2].values[0].value));
}

void TestCatalogueImport::whatCannotBeReadChangesNothing_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    QTest::newRow("cut off") << "a.xml" << QString(kCockatrice).left(400) << "catalogue-import.bad-xml" << 12;
    QTest::newRow("entities") << "a.xml" << "<!DOCTYPE a [<!ENTITY b \"c\">]>\n<set name=\"x\"><cards/></set>"
                              << "format.xml-entities" << 1;
    QTest::newRow("another XML") << "a.xml" << "<svg/>" << "catalogue-import.other-format" << 1;
    QTest::newRow("too deep") << "a.xml" << QString("<a>").repeated(100) << "catalogue-import.too-deep" << 1;
    QTest::newRow("no cards") << "a.xml" << "<set name=\"x\"><cards/></set>" << "catalogue-import.no-cards" << 0;
    QTest::newRow("broken JSON") << "a.json" << "[{\"name\": \"A\"},\n{\"name\"" << "catalogue-import.bad-json" << 2;
    QTest::newRow("JSON without a list") << "a.json" << "{\"name\": \"A\"}" << "catalogue-import.no-list" << 1;
    QTest::newRow("deep JSON") << "a.json" << QString("[").repeated(90) << "catalogue-import.too-deep" << 1;
    QTest::newRow("another file") << "a.png" << "x" << "catalogue-import.no-format" << 0;
}

void TestCatalogueImport::whatCannotBeReadChangesNothing()
{
    QFETCH(const QString, file);
    QFETCH(const QString, text);
    write(qPrintable(file), text.toStdString());
    const auto plan = planCatalogueImport({{path(qPrintable(file))}, path("sky"), {}, {}});
    QVERIFY(!plan);
    QTEST(QString::fromStdString(plan.error().front().code), "code");
    QTEST(plan.error().front().where.line, "line");
    QVERIFY(!fs::exists(path("sky")));
}

void TestCatalogueImport::mistakesInTheMappingHavePlaces()
{
    write("cards.csv", "name,type\nGale,Event\n");
    write("map.json", "{\"name\": \"name\",\n \"colour\": \"x\"}");
    const auto plan = planCatalogueImport({{path("cards.csv")}, path("sky"), {}, path("map.json")});
    QVERIFY(!plan);
    QCOMPARE(plan.error().front().code, std::string("pack.unknown-key"));
    QCOMPARE(plan.error().front().where.line, 2);
}

MAZZO_TEST(TestCatalogueImport)
#include "test_catalogue_import.moc"
