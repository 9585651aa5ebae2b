// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/compiled_rule.h"

#include "model/query/answers.h"
#include "model/query/expression.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

using Kind = Node::Kind;

bool isZone(Kind kind) { return kind == Kind::InZone; }
bool isGiven(Kind kind) { return kind == Kind::Given; }
bool isPile(Kind kind) { return isPileNumber(kind) || kind == Kind::Values || kind == Kind::Unplaced; }

void zonesNamed(const Syntax& syntax, NodeIndex index, std::vector<ZoneIndex>& zones)
{
    const Node& node = syntax[index];
    if (node.kind == Kind::Among) return;  // what the cards are compared with is elsewhere
    if (node.kind == Kind::InZone && std::ranges::find(zones, node.zone()) == zones.end()) zones.push_back(node.zone());
    for (const NodeIndex child : syntax.children(node)) zonesNamed(syntax, child, zones);
}

Comparison turned(Comparison comparison)
{
    switch (comparison) {
    case Comparison::Less: return Comparison::Greater;
    case Comparison::LessEqual: return Comparison::GreaterEqual;
    case Comparison::Greater: return Comparison::Less;
    case Comparison::GreaterEqual: return Comparison::LessEqual;
    default: return comparison;
    }
}

RulePart partOf(const CompiledRule& rule, const EvaluationPlan& plan, NodeIndex index)
{
    RulePart part;
    part.node = index;
    part.zone = rule.zone;
    std::vector<ZoneIndex> zones;
    const bool allowances = rule.unplaced.has_value();
    zonesNamed(rule.written, allowances ? rule.written.child(rule.written[*rule.unplaced]) : index, zones);
    if (zones.empty() && rule.each)
        zonesNamed(plan.piles[*rule.each].query.syntax, plan.piles[*rule.each].query.syntax.root, zones);
    if (!part.zone && zones.size() == 1) part.zone = zones.front();
    const Node& node = rule.check.syntax[index];
    if (node.kind != Kind::Compare) return part;
    const NodeIndex left = rule.check.syntax.child(node, 0);
    const NodeIndex right = rule.check.syntax.child(node, 1);
    const bool turn = !contains(rule.check.syntax, left, isPile) && contains(rule.check.syntax, right, isPile);
    part.numbers = turn ? RulePart::Numbers{right, left, turned(node.comparison)}
                        : RulePart::Numbers{left, right, node.comparison};
    return part;
}

void splitInto(CompiledRule& rule, const EvaluationPlan& plan, NodeIndex index)
{
    const Node& node = rule.check.syntax[index];
    if (node.kind != Kind::And) {
        rule.parts.push_back(partOf(rule, plan, index));
        return;
    }
    for (const NodeIndex child : rule.check.syntax.children(node)) splitInto(rule, plan, child);
}

/// An error of an expression at the position of the rule; the column within the expression becomes an argument.
Error placed(Error error, const Rule& rule, std::string_view key)
{
    error.args.insert(error.args.begin(), {rule.id, std::string(key), std::to_string(error.where.column)});
    error.where = rule.place;
    return error;
}

std::optional<Syntax> parsed(std::string_view text, std::string_view key, Scope scope, const Rule& rule,
                             const Game& game, Errors& errors)
{
    auto expression = parseExpression(text, game, scope);
    if (!expression) {
        errors.push_back(placed(std::move(expression.error()), rule, key));
        return std::nullopt;
    }
    return std::move(expression->syntax);
}

void compileEach(CompiledRule& result, const Rule& rule, const Game& game, EvaluationPlan& plan, Errors& errors)
{
    auto query = parseFinishedQuery(rule.each, game);
    if (!query) errors.push_back(placed(std::move(query.error()), rule, "each"));
    else result.each = plan.addPile(game, subtree(query->syntax, query->syntax.root));
}

void compileWhen(CompiledRule& result, const Rule& rule, const Game& game, const Settings& settings,
                 EvaluationPlan& plan, Errors& errors)
{
    if (auto when = parsed(rule.when, "when", Scope::Piles, rule, game, errors)) {
        result.whenWritten = std::move(*when);
        result.when = bind(result.whenWritten, game, settings, plan);
        const Kind kind = result.when->syntax[result.when->syntax.root].kind;
        if (kind == Kind::Nothing && result.active) {
            result.active = false;
            result.skipped = Skipped::Condition;
        }
        if (kind == Kind::Everything) result.when.reset();
    }
}

/// The check of a rule with allowances: no copies are left over.
std::optional<Syntax> allowanceCheck(const Rule& rule, const Game& game, Errors& errors)
{
    Syntax check;
    std::vector<NodeIndex> children;
    const auto addQuery = [&](std::string_view text) {
        auto query = parseFinishedQuery(text, game);
        if (query) children.push_back(append(check, query->syntax));
        else errors.push_back(placed(std::move(query.error()), rule, "allow"));
        return query.has_value();
    };
    const auto addLeaf = [&](Kind kind, int number) {
        Node node;
        node.kind = kind;
        node.number = number;
        check.nodes.push_back(node);
        children.push_back(NodeIndex{static_cast<std::uint32_t>(check.nodes.size() - 1)});
    };
    const auto addExpression = [&](std::string_view text) {
        const auto syntax = parsed(text, "allow", Scope::Piles, rule, game, errors);
        if (syntax) children.push_back(append(check, *syntax));
        return syntax.has_value();
    };
    const auto addParent = [&](Kind kind, Comparison comparison) {
        Node node;
        node.kind = kind;
        node.comparison = comparison;
        node.firstChild = static_cast<std::uint32_t>(check.childLists.size());
        node.childCount = static_cast<std::uint32_t>(children.size());
        check.childLists.insert(check.childLists.end(), children.begin(), children.end());
        check.nodes.push_back(node);
        return NodeIndex{static_cast<std::uint32_t>(check.nodes.size() - 1)};
    };
    bool valid = addQuery(rule.cards);
    for (const Allowance& allowance : rule.allow) {
        valid = addQuery(allowance.cards) && valid;
        if (allowance.limit.empty()) addLeaf(Kind::Literal, kUnlimited);
        else valid = addExpression(allowance.limit) && valid;
        if (allowance.when.empty()) addLeaf(Kind::Everything, 0);
        else valid = addExpression(allowance.when) && valid;
    }
    if (!valid) return std::nullopt;
    children = {addParent(Kind::Unplaced, Comparison::Contains)};
    addLeaf(Kind::Literal, 0);
    check.root = addParent(Kind::Compare, Comparison::LessEqual);
    return check;
}

/// Whether a query can select a card of the zone.
bool canSelectFrom(const Syntax& syntax, NodeIndex query, ZoneIndex zone)
{
    return joinedTruth(syntax, query, [&](NodeIndex index) {
               const Node& node = syntax[index];
               if (node.kind == Kind::Everything) return Truth::Yes;
               return node.kind == Kind::InZone ? truth(node.zone() == zone) : Truth::Unknown;
           }) != Truth::No;
}

/// Marks the zones whose cards the piles of an expression can have; with `named`, only of piles that name zones.
void markZonesRead(const Syntax& syntax, NodeIndex index, bool named, std::vector<bool>& isRead)
{
    const Node& node = syntax[index];
    if (node.kind == Kind::Unplaced) {
        // The allowances are about the same cards; only the lists and limits that they refer to are read elsewhere.
        for (std::size_t zone = 0; zone < isRead.size(); ++zone)
            if (canSelectFrom(syntax, syntax.child(node), static_cast<ZoneIndex>(zone))) isRead[zone] = true;
    }
    if (isPile(node.kind) && node.kind != Kind::Unplaced && (!named || contains(syntax, index, isZone)))
        for (std::size_t zone = 0; zone < isRead.size(); ++zone)
            if (canSelectFrom(syntax, syntax.child(node), static_cast<ZoneIndex>(zone))) isRead[zone] = true;
    for (const NodeIndex child : syntax.children(node)) markZonesRead(syntax, child, named, isRead);
}

/// A rule that is only about optional zones applies if the deck has one of them, unless its `when` tests for zones.
void findZonesRead(CompiledRule& rule, const Game& game, const EvaluationPlan& plan)
{
    if (rule.when && contains(rule.when->syntax, rule.when->syntax.root, isGiven)) return;
    std::vector<bool> isRead(game.zones.size());
    const bool ofCards = rule.each && !rule.overCatalogue && !rule.predicate;
    if (!rule.written.nodes.empty()) markZonesRead(rule.written, rule.written.root, ofCards, isRead);
    if (rule.predicate && rule.zone) isRead[at(*rule.zone)] = true;
    if (ofCards) {
        const Syntax& each = plan.piles[*rule.each].query.syntax;
        for (std::size_t zone = 0; zone < isRead.size(); ++zone)
            if (canSelectFrom(each, each.root, static_cast<ZoneIndex>(zone))) isRead[zone] = true;
    }
    bool onlyOptional = true;
    for (std::size_t i = 0; i < isRead.size(); ++i) {
        if (!isRead[i]) continue;
        onlyOptional = onlyOptional && game.zones[i].optional;
        if (game.zones[i].optional) rule.optionalZones.push_back(static_cast<ZoneIndex>(i));
    }
    rule.needsOptionalZone = onlyOptional && !rule.optionalZones.empty();
}

}  // namespace

bool isSkippedFor(const CompiledRule& rule, const Deck& deck)
{
    return rule.needsOptionalZone &&
           std::ranges::none_of(rule.optionalZones, [&](ZoneIndex zone) { return deck.hasZone(zone); });
}

CompiledRule compileRule(const Rule& rule, const Game& game, const Settings& settings, EvaluationPlan& bookPlan,
                         Errors& errors)
{
    CompiledRule result;
    result.advice = rule.advice;
    result.shortIsUnfinished = rule.shortIsUnfinished;
    result.undecided = rule.undecided;
    result.overCatalogue = rule.overCatalogue;
    if (!rule.zone.empty()) result.zone = game.zone(rule.zone);
    const bool inEdition = rule.editions.empty() ||
                           std::ranges::find(rule.editions, settings.edition) != rule.editions.end();
    const bool hasCheck = rule.isChecked();
    result.active = inEdition && hasCheck;
    if (!result.active) result.skipped = hasCheck ? Skipped::OtherEdition : Skipped::NoCheck;
    if (!rule.when.empty()) compileWhen(result, rule, game, settings, bookPlan, errors);

    // A rule that does not apply is compiled too, for its mistakes, but must not slow down the others.
    EvaluationPlan unused;
    EvaluationPlan& plan = result.active ? bookPlan : unused;
    if (!rule.each.empty()) compileEach(result, rule, game, plan, errors);
    result.forAllValues = rule.predicate == kForAllValues;
    if (!rule.predicate.empty()) {
        result.predicate = predicate(rule.predicate);
        if (!result.predicate && !result.forAllValues)
            errors.push_back(
                {Error::Kind::NotFound, "rule.unknown-predicate", rule.place, {rule.id, rule.predicate}, {}});
    } else if (!rule.allow.empty()) {
        if (auto check = allowanceCheck(rule, game, errors)) {
            result.written = std::move(*check);
            result.unplaced = result.written.child(result.written[result.written.root]);
            result.check = bind(result.written, game, settings, plan);
            splitInto(result, plan, result.check.syntax.root);
        }
    } else if (!rule.check.empty()) {
        const Scope scope = rule.each.empty() ? Scope::Piles : Scope::PilesAndOneCard;
        if (auto check = parsed(rule.check, "check", scope, rule, game, errors)) {
            result.written = std::move(*check);
            result.check = bind(result.written, game, settings, plan);
            splitInto(result, plan, result.check.syntax.root);
        }
    }
    findZonesRead(result, game, plan);
    return result;
}

}  // namespace mazzo::validators
