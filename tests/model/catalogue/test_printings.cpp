// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/deck_edit.h"
#include "model/query/compiled_expression.h"
#include "model/query/completion.h"
#include "model/query/describe.h"
#include "model/query/matching.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;
using namespace mazzo::model;

namespace {

Texts english(std::string text) { return Texts({{"en", std::move(text)}}); }

Card plainCard(std::string id, std::uint32_t number, std::string name, TypeIndex type = {})
{
    Card card;
    card.id = std::move(id);
    card.number = number;
    card.name = english(std::move(name));
    card.type = type;
    card.values.resize(1);
    return card;
}

/// A game with two sets, three rarities and a finish, cards of one name, of several types and with two sides.
struct PrintedWorld {
    Game game;
    std::vector<Card> cards;
    Catalogue catalogue;

    PrintedWorld()
    {
        game.id = "prints";
        game.languages = {"en"};
        game.editions = {{"base", english("Base")}};
        game.types = {{"beast", english("Beast"), english("Beasts")}, {"relic", english("Relic"), english("Relics")}};
        game.zones = {{"main", english("Main"), {}, false}, {"side", english("Side"), {}, true}};
        game.sets = {{"core", english("Core Set"), true, {}}, {"dusk", english("Dusk Falls"), true, {}}};
        game.rarities = {{"common", english("Common")}, {"rare", english("Rare")}, {"mythic", english("Mythic")}};
        game.finishes = {{"foil", english("Foil")}};
        Field power;
        power.id = "power";
        power.name = english("Power");
        power.type = Field::Type::Number;
        power.domain = {0, 20};
        power.printed = true;
        game.fields = {power};

        Card wolf = plainCard("wolf", 1, "Wolf");
        wolf.printings = {{"core", "12", "common", {}, {}}, {"dusk", "040a", "rare", {"foil"}, {}}};
        wolf.set = "core";
        wolf.values[0].value = Interval::exactly(3);
        Card golem = plainCard("golem", 2, "Golem");
        golem.moreTypes = {TypeIndex{1}};
        golem.printings = {{"dusk", "7", "mythic", {}, {}}};
        golem.set = "dusk";
        golem.values[0].value = std::string("1+*");
        Card hero = plainCard("hero-day", 3, "Hero");
        hero.version = english("Day");
        hero.set = "core";
        hero.values[0].value = Unknown{};
        Card night = plainCard("hero-night", 4, "Hero");
        night.version = english("Night");
        night.set = "dusk";
        Card fire = plainCard("fire", 5, "Fire", TypeIndex{1});
        fire.back = CardBack{english("Ice"), english("Freeze them."), {}};
        fire.values[0].value = std::string("X");
        cards = {wolf, golem, hero, night, fire};
        catalogue = Catalogue::build(game, cards);
    }

    [[nodiscard]] QString found(std::string_view text) const
    {
        const auto query = parseQuery(text, game);
        if (!query) return QString::fromStdString(query.error().code);
        const MatchSet all = matchesAll(*query, game, catalogue);
        QString ids;
        for (std::size_t i = 0; i < catalogue.size(); ++i) {
            const auto card = static_cast<CardIndex>(i);
            const Truth one = matches(*query, game, catalogue, card);
            if (one != all[card]) return QStringLiteral("one by one differs at %1").arg(i);
            if (all[card] == Truth::No) continue;
            ids += (ids.isEmpty() ? "" : " ") + QString::fromStdString(std::string(catalogue.id(card)));
            if (all[card] == Truth::Unknown) ids += '?';
        }
        return ids;
    }

    [[nodiscard]] CardIndex card(std::string_view id) const { return *catalogue.find(id); }
    [[nodiscard]] QString printing(std::string_view id, std::string_view text) const
    {
        const auto named = catalogue.printingNamed(game, card(id), text);
        return named ? QString::fromStdString(writtenPrinting(*named)) : QStringLiteral("none");
    }
};

}  // namespace

class Printings : public QObject {
    Q_OBJECT

private slots:
    void queriesAskAboutPrintings_data();
    void queriesAskAboutPrintings();
    void descriptionsNameSetsAndRarities();
    void completionOffersTheDeclaredOnes();
    void printingsAreNamedInManyWays_data();
    void printingsAreNamedInManyWays();
    void theBlockReadsBack();
    void nameSharedByVersionsIsAmbiguous();
    void eitherSideNamesTheCard();
    void cardsThatShareANameAreCopies();
    void printedTextsAreNoNumbers();
    void deckLinesNamePrintings();
    void editingKeepsThePrinting();
    void fieldOfTheGameTakesPrecedence();

private:
    PrintedWorld m_world;
};

void Printings::queriesAskAboutPrintings_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("cards");
    QTest::newRow("set by id") << "set:dusk" << "wolf golem hero-night";
    QTest::newRow("set by its name") << "set:\"Dusk Falls\"" << "wolf golem hero-night";
    QTest::newRow("part of a set's name") << "set:fall" << "wolf golem hero-night";
    QTest::newRow("a card without printings has a set") << "set=core" << "wolf hero-day";
    QTest::newRow("no printing in the set") << "set!=core" << "golem hero-night fire";
    QTest::newRow("minus is the same") << "-set:core" << "golem hero-night fire";
    QTest::newRow("half-typed") << "set:zz" << "";
    QTest::newRow("unknown set") << "set=zz" << "query.unknown-choice";
    QTest::newRow("rarity") << "rarity:rare" << "wolf";
    QTest::newRow("rarer") << "rarity>=rare" << "wolf golem";
    QTest::newRow("below") << "rarity<rare" << "wolf";
    QTest::newRow("no order of sets") << "set>core" << "query.no-order";
    QTest::newRow("number") << "number:12" << "wolf";
    QTest::newRow("number with a letter") << "number=040A" << "wolf";
    QTest::newRow("no other number") << "number:1" << "";
    QTest::newRow("finish") << "finish:foil" << "wolf";
    QTest::newRow("combined") << "set:dusk rarity:mythic" << "golem";
    QTest::newRow("one of several types") << "type:relic" << "golem fire";
    QTest::newRow("first type") << "is:beast" << "wolf golem hero-day hero-night";
    QTest::newRow("the other side's text") << "text:freeze" << "fire";
    QTest::newRow("the other side's name") << "name:ice" << "fire";
    QTest::newRow("a version") << "name:night" << "hero-night";
    QTest::newRow("the name without the version") << "name=hero" << "hero-day hero-night";
    QTest::newRow("a printed text is no number") << "power>=0" << "wolf hero-day";
    QTest::newRow("printed text") << "power:x" << "hero-day? fire";
    QTest::newRow("whole printed text") << "power=\"1+*\"" << "golem hero-day?";
    QTest::newRow("another printed text") << "power!=X" << "wolf golem hero-day?";
    QTest::newRow("a printed text is not unknown") << "unknown:power" << "hero-day";
    QTest::newRow("a printed text is a value") << "has:power" << "wolf golem hero-day fire";
    QTest::newRow("no order of texts") << "power>X" << "query.not-a-number";
}

void Printings::queriesAskAboutPrintings()
{
    QFETCH(const QString, query);
    QTEST(m_world.found(query.toStdString()), "cards");
}

void Printings::descriptionsNameSetsAndRarities()
{
    const auto described = [&](std::string_view text) {
        const auto query = parseFinishedQuery(text, m_world.game);
        return QString::fromStdString(describe(*query, m_world.game, DescriptionTexts::english()));
    };
    QCOMPARE(described("set:dusk"), QStringLiteral("cards from the set Dusk Falls"));
    QCOMPARE(described("-set:dusk"), QStringLiteral("cards not from the set Dusk Falls"));
    QCOMPARE(described("rarity>=rare"), QStringLiteral("cards of rarity at least Rare"));
    QCOMPARE(described("number:12"), QStringLiteral("cards with the collector number 12"));
}

void Printings::completionOffersTheDeclaredOnes()
{
    const auto offered = [&](std::string_view text) {
        QStringList texts;
        for (const Completion& completion : completions(text, text.size(), m_world.game, 10))
            texts << QString::fromStdString(completion.text);
        return texts;
    };
    QCOMPARE(offered("rar"), QStringList{"rarity:"});
    QCOMPARE(offered("rarity:"), (QStringList{"common", "rare", "mythic"}));
    QCOMPARE(offered("set:du"), QStringList{"dusk"});
    QVERIFY(completions("rar", 3, Game{}, 10).empty());
}

void Printings::printingsAreNamedInManyWays_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("printing");
    QTest::newRow("as we write it") << "core 12" << "core 12";
    QTest::newRow("as a list has it") << "(CORE) 12" << "core 12";
    QTest::newRow("the set's name and a sign") << "Core Set #12" << "core 12";
    QTest::newRow("turned around") << "12 [core]" << "core 12";
    QTest::newRow("number without zeros") << "dusk 40a" << "dusk 040a";
    QTest::newRow("with a finish") << "dusk 40a foil" << "dusk 040a foil";
    QTest::newRow("a finish that it does not have") << "core 12 foil" << "none";
    QTest::newRow("the set alone") << "dusk" << "dusk";
    QTest::newRow("the number alone") << "#12" << "core 12";
    QTest::newRow("another number") << "core 13" << "none";
    QTest::newRow("another set") << "moon 12" << "none";
    QTest::newRow("more words") << "core 12 signed" << "none";
    QTest::newRow("nothing") << " {} " << "none";
}

void Printings::printingsAreNamedInManyWays()
{
    QFETCH(const QString, text);
    QTEST(m_world.printing("wolf", text.toStdString()), "printing");
}

void Printings::theBlockReadsBack()
{
    const std::vector<std::byte> bytes = m_world.catalogue.bytes();
    const auto owner = std::make_shared<const std::vector<std::byte>>(bytes);
    const auto again = Catalogue::fromBytes(m_world.game, *owner, owner);
    QVERIFY(again.has_value());
    const CardIndex wolf = *again->find("wolf");
    QCOMPARE(again->printings(wolf), m_world.catalogue.printings(wolf));
    QCOMPARE(again->printings(wolf).at(1), (PrintingView{"dusk", "040a", "rare", "foil", ""}));
    QCOMPARE(again->types(*again->find("golem")), (std::vector{TypeIndex{0}, TypeIndex{1}}));
    QCOMPARE(again->name(*again->find("hero-day"), "en"), std::string_view("Hero (Day)"));
    QCOMPARE(again->nameWithoutVersion(*again->find("hero-day"), "en"), std::string_view("Hero"));
    QCOMPARE(again->sharing("hero").size(), std::size_t{2});
}

void Printings::nameSharedByVersionsIsAmbiguous()
{
    const Catalogue& catalogue = m_world.catalogue;
    QVERIFY(!catalogue.findFolded("hero"));
    QCOMPARE(catalogue.sharing("HERO"), (std::vector{CardIndex{2}, CardIndex{3}}));
    QCOMPARE(catalogue.find("Hero (Night)"), std::optional(CardIndex{3}));
    QCOMPARE(catalogue.find("Hero - Night"), std::optional(CardIndex{3}));
    QVERIFY(catalogue.sharing("wolf").empty());
    // A version that is the only one of its name is found by the name alone.
    std::vector<Card> fewer = m_world.cards;
    fewer.erase(fewer.begin() + 3);
    QCOMPARE(Catalogue::build(m_world.game, fewer).find("hero"), std::optional(CardIndex{2}));
}

void Printings::eitherSideNamesTheCard()
{
    for (const char* name : {"Fire", "Ice", "Fire // Ice", "fire/ice"})
        QCOMPARE(m_world.catalogue.find(name), std::optional(CardIndex{4}));
    // The name of another card takes precedence over that of another side.
    std::vector<Card> more = m_world.cards;
    more.push_back(plainCard("ice", 6, "Ice"));
    QCOMPARE(Catalogue::build(m_world.game, more).find("ice"), std::optional(CardIndex{5}));
}

void Printings::cardsThatShareANameAreCopies()
{
    Deck deck;
    deck.setCopies(ZoneIndex{0}, CardIndex{2}, 2);
    deck.setCopies(ZoneIndex{0}, CardIndex{3}, 1);
    const auto copies = [&](const Game& game) {
        const auto rule = parseExpression("copies(zone:main)", game, Scope::PilesAndOneCard);
        const CompiledExpression compiled(rule.value(), game, m_world.catalogue, Settings::presets(game));
        return std::get<Interval>(compiled.evaluate(deck, CardIndex{2}));
    };
    QCOMPARE(copies(m_world.game), Interval::exactly(3));
    Game byId = m_world.game;
    byId.identity = "id";
    QCOMPARE(copies(byId), Interval::exactly(2));
}

void Printings::printedTextsAreNoNumbers()
{
    const Catalogue& catalogue = m_world.catalogue;
    QCOMPARE(catalogue.value(CardIndex{4}, FieldIndex{0}), Value(std::string("X")));
    QVERIFY(!catalogue.absent(CardIndex{4}, FieldIndex{0}));
    QVERIFY(catalogue.lacksNumber(CardIndex{4}, FieldIndex{0}));
    QVERIFY(!catalogue.lacksNumber(CardIndex{0}, FieldIndex{0}));
    QVERIFY(!catalogue.lacksNumber(CardIndex{2}, FieldIndex{0}));
    QVERIFY(catalogue.lacksNumber(CardIndex{3}, FieldIndex{0}));
    QCOMPARE(catalogue.unknownValues(), std::size_t{1});
}

void Printings::deckLinesNamePrintings()
{
    const auto file = readDeck("game: prints\n[main]\n2 Wolf {core 12}\n1 Wolf {moon 3}\n3 Hero\n", m_world.game,
                               m_world.catalogue, "a.deck");
    QVERIFY(file.has_value());
    QCOMPARE(file->deck.copies(ZoneIndex{0}, CardIndex{0}), 3);
    QCOMPARE(file->warnings.size(), std::size_t{2});
    QCOMPARE(file->warnings[0].code, std::string("deck.unknown-printing"));
    QCOMPARE(file->warnings[0].args, (std::vector<std::string>{"Wolf", "moon 3"}));
    QCOMPARE(file->warnings[0].where.line, 4);
    QCOMPARE(file->warnings[1].code, std::string("deck.ambiguous-card"));
    QCOMPARE(file->warnings[1].args, (std::vector<std::string>{"Hero", "Hero (Day)", "Hero (Night)"}));
    QCOMPARE(printingsOf(*file, ZoneIndex{0}, CardIndex{0}), (std::vector<std::string_view>{"core 12", "moon 3"}));
}

void Printings::editingKeepsThePrinting()
{
    auto file = readDeck("game: prints\n[main]\n2 Wolf {core 12}\n", m_world.game, m_world.catalogue);
    QVERIFY(file.has_value());
    addCopies(*file, ZoneIndex{0}, CardIndex{0}, 1, m_world.game, m_world.catalogue);
    QCOMPARE(writeDeck(*file, m_world.catalogue), std::string("game: prints\n[main]\n3 Wolf {core 12}\n"));
    setPrinting(*file, ZoneIndex{0}, CardIndex{0}, "dusk 040a");
    QCOMPARE(writeDeck(*file, m_world.catalogue), std::string("game: prints\n[main]\n3 Wolf {dusk 040a}\n"));
    setPrinting(*file, ZoneIndex{0}, CardIndex{0}, "");
    QCOMPARE(writeDeck(*file, m_world.catalogue), std::string("game: prints\n[main]\n3 Wolf\n"));
}

void Printings::fieldOfTheGameTakesPrecedence()
{
    PrintedWorld world;
    Field rarity;
    rarity.id = "rarity";
    rarity.name = english("Rarity");
    rarity.type = Field::Type::Text;
    world.game.fields.push_back(rarity);
    FieldValue odd;
    odd.value = std::string("odd");
    for (Card& card : world.cards) card.values.push_back(odd);
    world.catalogue = Catalogue::build(world.game, world.cards);
    QCOMPARE(world.found("rarity:odd"), QStringLiteral("wolf golem hero-day hero-night fire"));
    QCOMPARE(world.found("set:core"), QStringLiteral("wolf hero-day"));
}

MAZZO_TEST(Printings)
#include "test_printings.moc"
