// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/carddata/library/sample_game.h"

namespace mazzo::tests {

namespace {

Field field(std::string id, Field::Type type, std::vector<TypeIndex> types = {})
{
    Field field;
    field.id = id;
    field.name = bothWays(id, id);
    field.type = type;
    field.types = std::move(types);
    return field;
}

}  // namespace

Texts bothWays(const std::string& english, const std::string& italian)
{
    return Texts({{"en", english}, {"it", italian}});
}

Game sampleGame()
{
    Game game;
    game.id = "harbour";
    game.version = "1.0.0";
    game.name = bothWays("Harbour", "Porto");
    game.languages = {"en", "it"};
    game.editions = {{"base", bothWays("Base", "Base")}};
    game.types = {{"ship", bothWays("Ship", "Nave"), bothWays("Ships", "Navi")},
                  {"crew", bothWays("Crew", "Equipaggio"), bothWays("Crews", "Equipaggi")}};

    game.fields.push_back(field("hull", Field::Type::Number, {TypeIndex{0}}));
    game.fields.back().domain = {1, 20};
    game.fields.push_back(field("limit", Field::Type::Number));
    game.fields.back().domain = Interval::atLeast(1);
    game.fields.push_back(field("flag", Field::Type::Text));
    game.fields.back().choices = {{"red", bothWays("Red", "Rosso")}, {"dark-blue", bothWays("Dark blue", "Blu scuro")}};
    game.fields.push_back(field("waters", Field::Type::Words));
    game.fields.back().choices = {{"sea", bothWays("Sea", "Mare")},
                                  {"river", bothWays("River", "Fiume")},
                                  {"high-sea", bothWays("High sea", "Alto mare")}};
    game.fields.push_back(field("sunk", Field::Type::Flag));
    game.fields.push_back(field("motto", Field::Type::Text));
    return game;
}

std::vector<Card> sampleCards()
{
    Card brig;
    brig.id = "brig";
    brig.number = 1;
    brig.name = bothWays("Brig", "Brigantino");
    brig.aliases = {"Two-master"};
    brig.type = TypeIndex{0};
    brig.set = "core";
    brig.values = {
        {Unknown{}, Origin::Rulebook, {}, {}, Unknown{}},
        {Interval::atLeast(4), Origin::Derived, "HB-C08", bothWays("from the boxes", "dalle scatole"), Unknown{}},
        {std::string("red"), Origin::Rulebook, "HB-K01", {}, Unknown{}},
        {Words{"sea", "river"}, Origin::Provisional, {}, {}, Unknown{}},
        {false, Origin::Sample, {}, {}, Unknown{}},
        {std::string("On \"we\" sail, è vero"), Origin::Provisional, {}, {}, std::string("On we sail")},
    };
    brig.textState = Card::TextState::Unknown;
    brig.rulings = {{bothWays("It may turn twice.", "Può virare due volte."), "HB-K12"}};
    brig.clauses = {"HB-K12", "HB-K13"};
    brig.image = "images/brig.png";
    brig.effects = Effects{{"arrival",
                            "load",
                            2,
                            {{"goods", std::string("tea")}, {"holds", 3}, {"quickly", true}},
                            "HB-K12",
                            Origin::Provisional},
                           {"departure", "sail", {}, {}, {}, {}}};

    Card cook;
    cook.id = "cook";
    cook.number = 7;
    cook.name = Texts(std::vector<Texts::Entry>{{"it", "Cuoco di bordo"}});
    cook.type = TypeIndex{1};
    cook.values = {
        {},
        {Interval::exactly(2), Origin::Provisional, {}, {}, Interval{1, 3}},
        {Unknown{}, Origin::Rulebook, {}, {}, Unknown{}},
        {Words{}, Origin::Rulebook, {}, {}, Unknown{}},
        {true, Origin::Derived, {}, {}, Unknown{}},
        {},
    };
    cook.textState = Card::TextState::Known;
    cook.text = bothWays("Feeds the crew of a brig.", "Sfama l'equipaggio.");
    cook.printings = {{"core", "12a", "rare", {"foil", "etched"}, "images/cook.png"}, {"core", "13", {}, {}, {}}};
    cook.back = CardBack{bothWays("Cook, asleep", "Cuoco addormentato"), bothWays("Snores.", "Russa."), "images/z.png"};
    return {brig, cook};
}

}  // namespace mazzo::tests
