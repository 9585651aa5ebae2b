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

/// A number, or an expression for it.
std::string readLimit(const ObjectReader& allowance, const Game& game, Reading& reading)
{
    const JsonNode* node = allowance.find("limit");
    if (node && node->as<std::int64_t>()) return std::to_string(readWhole(*node, {0, 9999}, reading).value_or(0));
    checkExpression(node, game, Scope::Piles, Sort::Number, reading);
    return allowance.text("limit");
}

std::vector<Allowance> readAllowances(const ObjectReader& rule, const Game& game, Reading& reading)
{
    std::vector<Allowance> allowances;
    if (rule.list("allow").size() > kMaxAllowances)
        reading.mistake("pack.too-many", *rule.find("allow"), {std::to_string(kMaxAllowances)});
    for (const JsonNode& item : rule.list("allow")) {
        const ObjectReader object(item, shapes::kAllowance, reading);
        allowances.push_back(
            {object.texts("name"), object.text("cards"), readLimit(object, game, reading), object.text("when")});
        checkQuery(object.find("cards"), game, reading);
        checkExpression(object.find("when"), game, Scope::Piles, Sort::Condition, reading);
    }
    if (rule.has("allow") && allowances.empty()) reading.mistake("pack.empty-list", *rule.find("allow"), {"allow"});
    return allowances;
}

/// Keys that only make sense together.
void checkKeys(const ObjectReader& rule)
{
    if (rule.has("allow")) {
        rule.refuse({"check", "predicate", "each", "catalogue"}, "allow");
        rule.require("cards");
        return;
    }
    rule.refuse({"cards"}, "allow");
    if (rule.has("check")) rule.refuse({"predicate"}, "check");
    if (!rule.has("each")) rule.refuse({"catalogue"}, "each");
    if (!rule.has("check") && !rule.has("predicate"))
        rule.refuse({"finding", "each", "when", "short", "zone", "undecided", "severity"}, "check");
}

}  // namespace

std::vector<Rule> rulesOfZone(const Zone& zone, const Game& game, const Place& place)
{
    std::vector<Rule> rules;
    const auto add = [&](Rule::Follows follows, std::string check) {
        Rule rule;
        rule.id = "zone-" + zone.id;
        rule.title = zone.name;
        rule.check = std::move(check);
        rule.zone = zone.id;
        rule.follows = follows;
        rule.place = place;
        rules.push_back(std::move(rule));
    };
    const std::string query = "zone:" + zone.id;
    if (zone.takesOnly) {
        add(Rule::Follows::ZoneTakes, "count(" + query + " -(" + zone.takes + ")) = 0");
        rules.back().editions = zone.editions;
    }
    if (zone.editions.empty()) return rules;
    add(Rule::Follows::ZoneEdition, "count(" + query + ") = 0");
    for (const Edition& edition : game.editions)
        if (!zone.isIn(edition.id)) rules.back().editions.push_back(edition.id);
    if (rules.back().editions.empty()) rules.pop_back();
    return rules;
}

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
    rule.cards = object.text("cards");
    rule.allow = readAllowances(object, game, reading);
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
    checkQuery(object.find("cards"), game, reading);
    checkExpression(object.find("check"), game, object.has("each") ? Scope::PilesAndOneCard : Scope::Piles,
                    Sort::Condition, reading);
    checkExpression(object.find("when"), game, Scope::Piles, Sort::Condition, reading);
    return rule;
}

}  // namespace mazzo::carddata
