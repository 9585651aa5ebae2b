#include "carddata/pack/rule_reader.h"

#include "carddata/pack/expression_check.h"
#include "carddata/pack/option_reader.h"

#include <algorithm>

namespace mazzo {

namespace {

std::vector<Citation> readSource(const ObjectReader& rule, const Game& game, Reading& reading)
{
    std::vector<Citation> source;
    for (const JsonNode& item : rule.list("source")) {
        const ObjectReader citation(item, shapes::kCitation, reading);
        source.push_back({citation.id("book"), citation.text("section")});
        const std::string& book = source.back().book;
        if (!isId(book) || std::ranges::find(game.books, book, &Book::id) != game.books.end()) continue;
        std::vector<std::string_view> ids;
        for (const Book& known : game.books) ids.emplace_back(known.id);
        reading.unknown("pack.unknown-book", *citation.find("book"), book, ids);
    }
    return source;
}

std::string readZone(const ObjectReader& rule, const Game& game, Reading& reading)
{
    std::string zone = rule.id("zone");
    if (!isId(zone) || std::ranges::find(game.zones, zone, &Zone::id) != game.zones.end()) return zone;
    std::vector<std::string_view> ids;
    for (const Zone& known : game.zones) ids.emplace_back(known.id);
    reading.unknown("pack.unknown-zone", *rule.find("zone"), zone, ids);
    return zone;
}

/// Keys that only make sense together.
void checkKeys(const ObjectReader& rule)
{
    if (rule.has("check")) rule.refuse({"predicate"}, "check");
    if (!rule.has("check")) rule.refuse({"each"}, "check");
    if (!rule.has("each")) rule.refuse({"catalogue"}, "each");
    if (!rule.has("check") && !rule.has("predicate")) rule.refuse({"when", "short", "zone", "undecided", "severity"}, "check");
}

} // namespace

Rule readRule(const JsonNode& node, const Game& game, Reading& reading)
{
    const ObjectReader object(node, shapes::kRule, reading);
    Rule rule;
    rule.id = object.clauseId("id");
    rule.title = object.texts("title");
    rule.text = object.texts("text");
    rule.source = readSource(object, game, reading);
    rule.check = object.text("check");
    rule.each = object.text("each");
    rule.when = object.text("when");
    rule.predicate = object.id("predicate");
    rule.zone = readZone(object, game, reading);
    rule.editions = readEditions(object, game, reading);
    rule.overCatalogue = object.flag("catalogue");
    rule.advice = object.oneOf("severity", {"advice"}).has_value();
    rule.shortIsUnfinished = object.oneOf("short", {"unfinished"}).has_value();
    rule.undecided = object.flag("undecided");
    rule.place = reading.document.place(node);
    checkKeys(object);
    checkQuery(object.find("each"), game, reading);
    checkExpression(object.find("check"), game, object.has("each") ? Speaks::OfPilesAndOneCard : Speaks::OfPiles, Sort::Condition, reading);
    checkExpression(object.find("when"), game, Speaks::OfPiles, Sort::Condition, reading);
    return rule;
}

} // namespace mazzo
