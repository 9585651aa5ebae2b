// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_game.h"

#include "model/text.h"

#include <algorithm>
#include <stdexcept>

namespace mazzo::tests::sample {

namespace {

Texts both(std::string en, std::string it) { return Texts({{"en", std::move(en)}, {"it", std::move(it)}}); }

Field field(std::string id, Texts name, Field::Type type, std::vector<TypeIndex> types = {})
{
    Field result;
    result.id = std::move(id);
    result.name = std::move(name);
    result.type = type;
    result.types = std::move(types);
    return result;
}

std::vector<Field> fields()
{
    constexpr TypeIndex unit{0}, support{1}, place{2};
    Field race = field("race", both("Race", "Razza"), Field::Type::Text, {unit, support});
    race.choices = {
        {"numan", both("Numan", "Numano")}, {"slurr", both("Slurr", "Slurr")}, {"uthron", both("Uthron", "Utrone")}};
    Field cost = field("cost", both("Cost", "Costo"), Field::Type::Number, {unit, support});
    cost.domain = Interval::atLeast(0);
    Field terrain = field("terrain", both("Terrain", "Terreno"), Field::Type::Words);
    terrain.choices = {
        {"earth", both("Earth", "Terra")}, {"sea", both("Sea", "Mare")}, {"space", both("Space", "Spazio")}};
    Field points = field("points", both("Victory points", "Punti vittoria"), Field::Type::Number, {place});
    points.domain = {-1, 6};
    Field parents = field("parents", both("Parents", "Genitori"), Field::Type::Words);
    parents.refersToCards = true;
    return {race,   field("leader", both("Leader", "Capo"), Field::Type::Flag, {unit}), cost,   terrain,
            points, field("motto", both("Motto", "Motto"), Field::Type::Text),          parents};
}

Option option(std::string id, Texts name, Option::Type type, std::vector<std::string> values, std::string preset)
{
    Option result;
    result.id = std::move(id);
    result.name = std::move(name);
    result.type = type;
    for (std::string& value : values) result.values.push_back({value, {}});
    result.preset = std::move(preset);
    return result;
}

Card card(std::string id, std::uint32_t number, Texts name, TypeIndex type, std::vector<Value> values)
{
    Card result;
    result.id = std::move(id);
    result.number = number;
    result.name = std::move(name);
    result.type = type;
    result.set = "core";
    for (Value& value : values) {
        result.values.emplace_back();
        result.values.back().value = std::move(value);
    }
    return result;
}

}  // namespace

Game game()
{
    Game game;
    game.id = "sample";
    game.languages = {"en", "it"};
    game.editions = {{"old", both("Old rules", "Regole vecchie")}, {"new", both("New rules", "Regole nuove")}};
    game.types = {{"unit", both("Unit", "Unità"), both("Units", "Unità")},
                  {"support", both("Support", "Supporto"), both("Supports", "Supporti")},
                  {"place", both("Place", "Luogo"), both("Places", "Luoghi")}};
    game.zones = {{"leader", both("Leader", "Capo"), {}, false},
                  {"forces", both("Forces", "Esercito"), {}, false},
                  {"places", both("Places", "Luoghi"), {}, true}};
    game.fields = fields();
    game.sets = {{"core", both("Core", "Base"), true, {}}};
    game.options = {option("players", both("Players", "Giocatori"), Option::Type::Choice, {"2", "3", "4"}, "2"),
                    option("pool", both("Pool", "Riserva"), Option::Type::Choice, {"box", "packs"}, "box"),
                    option("expert", both("Expert", "Esperto"), Option::Type::Flag, {"no", "yes"}, "no"),
                    option("turns", both("Turns", "Turni"), Option::Type::Number, {}, "any")};
    game.options.back().range = {0, 99};
    game.options.back().none = "any";
    return game;
}

std::vector<Card> cards(const Game&)
{
    constexpr TypeIndex unit{0}, support{1}, place{2};
    const Absent absent;
    const Unknown unknown;
    const auto n = [](int number) { return Interval::exactly(number); };
    const auto text = [](const char* words) { return std::string(words); };
    std::vector<Card> cards{
        //                                                                   race          leader   cost  terrain points
        //                                                                   motto           parents
        card("marine", 1, both("Marine", "Fante di Mare"), unit,
             {text("numan"), false, n(2), Words{"earth", "sea"}, absent, text("Ever onward"), Words{}}),
        card("adam", 2, both("Adam Finn", "Adam Finn"), unit,
             {text("numan"), true, n(5), Words{"earth"}, absent, absent, Words{"marine"}}),
        card("cybot", 3, both("Cybot", "Cybot"), unit,
             {text("slurr"), false, n(3), Words{"sea"}, absent, absent, Words{"marine", "ghost"}}),
        card("ghost", 4, both("Ghost", "Città fantasma"), unit,
             {unknown, unknown, unknown, unknown, absent, unknown, unknown}),
        card("tank", 5, both("Tank", "Carro"), unit,
             {text("uthron"), false, Interval::atLeast(4), Words{}, absent, absent, Words{}}),
        card("medkit", 6, both("Sea Medkit", "Cassetta"), support,
             {text("numan"), absent, n(1), Words{"earth", "sea", "space"}, absent, absent, absent}),
        card("reef", 7, both("Reef", "Scogliera"), place,
             {absent, absent, absent, Words{"sea"}, n(-1), absent, absent}),
        card("moon", 8, both("Moon", "Luna"), place, {absent, absent, absent, Words{"space"}, unknown, absent, absent}),
    };
    cards[0].aliases = {"Seasoldier"};
    cards[0].textState = Card::TextState::Known;
    cards[0].text = both("Destroy a Cybot.", "Distruggi un Cybot.");
    cards[3].textState = Card::TextState::Unknown;
    cards[6].rulings = {{both("It cannot be destroyed.", "Non si distrugge."), ""}};
    return cards;
}

CardIndex World::card(std::string_view id) const
{
    const auto found = std::ranges::find(cards, id, &Card::id);
    if (found == cards.end()) throw std::invalid_argument(std::string(id));
    return static_cast<CardIndex>(found - cards.begin());
}

Query World::query(std::string_view text) const
{
    auto query = parseQuery(text, game);
    if (!query) throw std::invalid_argument(std::string(text) + ": " + written(query.error()));
    return *query;
}

std::string World::found(std::string_view text) const
{
    const auto query = parseQuery(text, game);
    if (!query) return written(query.error());
    const MatchSet set = matchesAll(*query, game, catalogue);
    std::string out, undecided;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto index = static_cast<CardIndex>(i);
        if (matches(*query, game, catalogue, index) != set[index])
            return "matches and matchesAll disagree about " + cards[i].id;
        if (set[index] == Truth::Yes) out += (out.empty() ? "" : " ") + cards[i].id;
        if (set[index] == Truth::Unknown) undecided += ' ' + cards[i].id;
    }
    return undecided.empty() ? out : out + (out.empty() ? "?" : " ?") + undecided;
}

std::string World::evaluated(std::string_view expression, const Deck& deck, std::string_view id) const
{
    return evaluated(expression, deck, Settings::presets(game), id);
}

std::string World::evaluated(std::string_view expression, const Deck& deck, const Settings& settings,
                             std::string_view id) const
{
    const auto parsed = parseExpression(expression, game, id.empty() ? Scope::Piles : Scope::PilesAndOneCard);
    if (!parsed) return written(parsed.error());
    const CompiledExpression compiled(*parsed, game, catalogue, settings);
    return written(compiled.evaluate(deck, id.empty() ? std::nullopt : std::optional(card(id))));
}

std::string written(const Answer& answer)
{
    if (const auto* truth = std::get_if<Truth>(&answer))
        return *truth == Truth::Yes ? "yes" : *truth == Truth::No ? "no" : "unknown";
    if (const auto* range = std::get_if<Interval>(&answer)) {
        if (range->isExact()) return std::to_string(range->lo);
        return (range->hasLowerBound() ? std::to_string(range->lo) : "") + ".." +
               (range->hasUpperBound() ? std::to_string(range->hi) : "");
    }
    const auto& list = std::get<WordList>(answer);
    Words words = list.certain;
    std::ranges::sort(words);
    if (!list.complete) words.push_back("…");
    std::string out = "[";
    for (const std::string& word : words) out += (out.size() == 1 ? "" : " ") + word;
    return out + "]";
}

std::string written(const Error& error)
{
    std::string out = error.code + "@" + std::to_string(error.where.column);
    for (const std::string& arg : error.args) out += ' ' + arg;
    return out;
}

}  // namespace mazzo::tests::sample
