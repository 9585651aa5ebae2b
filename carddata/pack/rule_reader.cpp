// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/rule_reader.h"

#include "carddata/pack/expression_check.h"
#include "carddata/pack/known_ids.h"
#include "carddata/pack/option_reader.h"

namespace mazzo::carddata {

namespace {

std::vector<Citation> readSource(const ObjectReader& rule, const Game& game, Reading& reading)
{
    std::vector<Citation> source;
    for (const JsonNode& item : rule.list("source")) {
        const ObjectReader citation(item, shapes::kCitation, reading);
        source.push_back({citation.id("book"), citation.text("section")});
        findKnown("pack.unknown-book", citation.find("book"), source.back().book, game.books, reading);
    }
    return source;
}

/// Keys that only make sense together.
void checkKeys(const ObjectReader& rule)
{
    if (rule.has("check")) rule.refuse({"predicate"}, "check");
    if (!rule.has("each")) rule.refuse({"catalogue"}, "each");
    if (!rule.has("check") && !rule.has("predicate"))
        rule.refuse({"finding", "each", "when", "short", "zone", "undecided", "severity"}, "check");
}

}  // namespace

Rule readRule(const JsonNode& node, const Game& game, Reading& reading)
{
    const ObjectReader object(node, shapes::kRule, reading);
    Rule rule;
    rule.id = object.clauseId("id");
    rule.title = object.texts("title");
    rule.text = object.texts("text");
    rule.finding = object.texts("finding");
    rule.source = readSource(object, game, reading);
    rule.check = object.text("check");
    rule.each = object.text("each");
    rule.when = object.text("when");
    rule.predicate = object.id("predicate");
    rule.zone = object.id("zone");
    findKnown("pack.unknown-zone", object.find("zone"), rule.zone, game.zones, reading);
    rule.editions = readEditions(object, game, reading);
    rule.overCatalogue = object.flag("catalogue");
    rule.advice = object.oneOf("severity", {"advice"}).has_value();
    rule.shortIsUnfinished = object.oneOf("short", {"unfinished"}).has_value();
    rule.undecided = object.flag("undecided");
    rule.place = reading.document.place(node);
    checkKeys(object);
    checkQuery(object.find("each"), game, reading);
    checkExpression(object.find("check"), game, object.has("each") ? Scope::PilesAndOneCard : Scope::Piles,
                    Sort::Condition, reading);
    checkExpression(object.find("when"), game, Scope::Piles, Sort::Condition, reading);
    return rule;
}

}  // namespace mazzo::carddata
