// SPDX-License-Identifier: GPL-3.0-or-later
#include "small_game.h"

#include "model/query/derived_value.h"

#include <stdexcept>

namespace mazzo::tests::small {

namespace {

Texts name(const std::string& words) { return Texts({{"en", words}}); }

std::vector<Choice> choices(std::initializer_list<const char*> ids)
{
    std::vector<Choice> list;
    for (const char* id : ids) list.push_back({id, name(id)});
    return list;
}

Field field(std::string id, Field::Type type)
{
    Field made;
    made.id = std::move(id);
    made.name = name(made.id);
    made.type = type;
    return made;
}

void addFields(Game& game)
{
    const TypeIndex unit{0};
    Field limit = field("limit", Field::Type::Number);
    limit.domain = Interval::atLeast(1);
    Field power = field("power", Field::Type::Number);
    power.domain = {0, 3};
    Field race = field("race", Field::Type::Text);
    race.choices = choices({"elf", "orc", "dwarf"});
    race.types = {unit};
    Field boss = field("boss", Field::Type::Flag);
    boss.types = {unit};
    Field needs = field("needs", Field::Type::Words);
    needs.refersToCards = true;
    Field land = field("land", Field::Type::Words);
    land.choices = choices({"hill", "lake"});
    Field slotCount = field("slots", Field::Type::Number);
    slotCount.domain = Interval::atLeast(1);
    slotCount.types = {unit};
    slotCount.derived = "if(is:boss, 3, 1)";
    Field edition = field("line", Field::Type::Text);
    edition.optional = true;
    Field start = field("start", Field::Type::Number);
    Field pile = field("pile2", Field::Type::Number);
    game.fields = {limit, power, race, boss, needs, land, slotCount, edition, start, pile};
}

void addOptions(Game& game)
{
    Option players;
    players.id = "players";
    players.values = choices({"2", "3"});
    players.preset = "2";
    Option turns;
    turns.id = "turns";
    turns.type = Option::Type::Number;
    turns.range = {0, 9};
    turns.none = "any";
    turns.preset = "any";
    Option data;
    data.id = "data";
    data.values = choices({"open", "strict"});
    data.preset = "open";
    data.hides["strict"] = {Origin::Provisional};
    game.options = {players, turns, data};
}

std::string text(Interval range)
{
    if (range.isExact()) return std::to_string(range.lo);
    return (range.hasLowerBound() ? std::to_string(range.lo) : "") + ".." +
           (range.hasUpperBound() ? std::to_string(range.hi) : "");
}

}  // namespace

World::World()
{
    game.id = "small";
    game.languages = {"en"};
    game.editions = {{"old", name("Old")}, {"new", name("New")}};
    game.zones = {
        {"main", name("Main"), {}, false}, {"hero", name("Hero"), {}, false}, {"side", name("Side"), {}, true}};
    game.types = {{"unit", name("Unit"), name("Units")}, {"spell", name("Spell"), name("Spells")}};
    addFields(game);
    addOptions(game);
    const Interval three = Interval::exactly(3);
    add("archer", "unit",
        {{"race", "elf"}, {"limit", three}, {"power", Interval::exactly(1)}, {"boss", false}, {"line", "bow"}});
    add("ranger", "unit",
        {{"race", "elf"}, {"limit", three}, {"power", Interval::exactly(2)}, {"boss", false}, {"line", "bow"}});
    add("brute", "unit",
        {{"race", "orc"},
         {"limit", three},
         {"power", three},
         {"boss", false},
         {"start", Interval::exactly(1)},
         {"pile2", Interval::exactly(2)}});
    add("chief", "unit",
        {{"race", "orc"},
         {"limit", Interval::exactly(1)},
         {"power", three},
         {"boss", true},
         {"needs", Words{"brute"}}});
    add("ghost", "unit",
        {{"race", Unknown{}},
         {"limit", Interval{2, Interval::kHighest}},
         {"power", Unknown{}},
         {"boss", Unknown{}},
         {"land", Unknown{}}});
    add("shade", "unit", {{"race", Unknown{}}, {"limit", three}, {"power", Interval{1, 2}}, {"boss", false}});
    add("spark", "spell",
        {{"limit", three},
         {"power", Interval::exactly(0)},
         {"start", Interval::exactly(0)},
         {"pile2", Interval::exactly(2)}});
    add("storm", "spell",
        {{"limit", three},
         {"power", Interval::exactly(1)},
         {"needs", Words{"spark", "archer"}},
         {"start", Interval::exactly(0)},
         {"pile2", Interval::exactly(2)}});
    add("rumour", "spell", {{"limit", Interval::exactly(2)}, {"power", Interval::exactly(1)}}, Origin::Provisional);
    catalogue = Catalogue::build(game, cards);
    settings = Settings::presets(game);
}

void World::add(std::string id, std::string_view type, std::map<std::string, Value> values, Origin origin)
{
    Card card;
    card.id = id;
    card.number = static_cast<std::uint32_t>(cards.size() + 1);
    card.name = name(id);
    card.type = *game.type(type);
    for (const Field& each : game.fields) {
        FieldValue& value = card.values.emplace_back();
        value.origin = origin;
        if (!each.appliesTo(card.type)) continue;
        if (const auto found = values.find(each.id); found != values.end()) value.value = found->second;
        else if (each.type == Field::Type::Words) value.value = Words{};
    }
    for (std::size_t i = 0; i < game.fields.size(); ++i) {
        if (game.fields[i].derived.empty() || !game.fields[i].appliesTo(card.type)) continue;
        card.values[i].value = evaluate(*parseExpression(game.fields[i].derived, game, Scope::OneCard), game, card);
    }
    cards.push_back(std::move(card));
}

Rule& World::rule(std::string id, std::string check)
{
    Rule& made = game.rules.emplace_back();
    made.id = std::move(id);
    made.check = std::move(check);
    return made;
}

Rule& World::rule(std::string id, std::string each, std::string check)
{
    Rule& made = rule(std::move(id), std::move(check));
    made.each = std::move(each);
    return made;
}

RuleBook World::book() const
{
    auto book = RuleBook::compile(game, catalogue, settings);
    if (!book) throw std::runtime_error(book.error().front().code + " " + book.error().front().args.front());
    return std::move(*book);
}

Deck World::deck(std::initializer_list<Line> lines) const
{
    Deck deck;
    for (const Line& line : lines) {
        if (line.card.empty()) deck.addZone(zone(line.zone));
        else if (const auto found = catalogue.find(line.card)) deck.addCopies(zone(line.zone), *found, line.copies);
        else deck.addUnknownCard(zone(line.zone), std::string(line.card), line.copies);
    }
    return deck;
}

std::string World::text(const RuleBook& book, const Finding& finding) const
{
    std::string line = std::string(book.ruleId(finding)) + " " + word(finding.status);
    if (finding.zone) line += " in " + game[*finding.zone].id;
    if (finding.have) line += " have " + small::text(*finding.have);
    if (finding.min) line += " min " + small::text(*finding.min);
    if (finding.max) line += " max " + small::text(*finding.max);
    for (const Culprit& culprit : finding.cards) {
        const auto* known = std::get_if<CardIndex>(&culprit);
        line += " " + (known ? std::string(catalogue.id(*known)) : "'" + std::get<std::string>(culprit) + "'");
    }
    for (const MissingValue& missing : finding.missing)
        line += " ?" + std::string(catalogue.id(missing.card)) + "." + game[missing.field].id;
    return line;
}

std::string World::text(const Fix& fix) const
{
    static const char* const kinds[] = {"remove", "add", "move", "replace", "enter", "set"};
    std::string line = kinds[static_cast<std::size_t>(fix.kind)];
    for (const Change& change : fix.remove)
        line += " -" + std::to_string(change.count) + " " + std::string(catalogue.id(change.card)) + "@" +
                game[change.zone].id;
    if (!fix.unknownCard.empty()) line += " '" + fix.unknownCard + "'";
    for (const Change& change : fix.add)
        line += " +" + std::to_string(change.count) + " " + std::string(catalogue.id(change.card)) + "@" +
                game[change.zone].id;
    if (fix.missingValue)
        line += " " + std::string(catalogue.id(fix.missingValue->card)) + "." + game[fix.missingValue->field].id;
    if (fix.option) line += " " + game[fix.option->option].id + "=" + fix.option->value;
    return line;
}

std::vector<std::string> World::findings(const Deck& deck) const
{
    const RuleBook made = book();
    std::vector<std::string> lines;
    for (const Finding& finding : made.check(deck).findings) lines.push_back(text(made, finding));
    return lines;
}

std::string World::verdict(const Deck& deck) const
{
    const RuleBook made = book();
    const Report report = made.check(deck);
    return word(report.verdict) + ": " + text(made, report.findings.front());
}

void World::set(std::string_view option, std::string_view value)
{
    if (option == "rules") settings.edition = value;
    else if (!settings.set(game, *game.option(option), value)) throw std::runtime_error("no such value");
}

void World::addSamples()
{
    const Interval three = Interval::exactly(3);
    add("mock", "spell", {{"limit", three}, {"power", Interval::exactly(1)}}, Origin::Sample);
    add("dummy", "unit", {{"race", "elf"}, {"limit", three}, {"power", three}, {"boss", false}}, Origin::Sample);
    catalogue = Catalogue::build(game, cards);
}

void World::addRaceOption()
{
    Option race;
    race.id = "race";
    race.values = choices({"elf", "orc"});
    race.preset = "elf";
    game.options.push_back(race);
    settings = Settings::presets(game);
    rule("E", "count(race:orc) = 0").when = "option(race) = elf";
    rule("O", "count(race:elf) = 0").when = "option(race) = orc";
}

std::string word(Verdict verdict)
{
    static const char* const words[] = {"legal", "unknown", "unfinished", "illegal"};
    return words[static_cast<std::size_t>(verdict)];
}

std::string word(Status status)
{
    static const char* const words[] = {"not-judged", "passed", "advice", "unknown", "unfinished", "broken"};
    return words[static_cast<std::size_t>(status)];
}

}  // namespace mazzo::tests::small
