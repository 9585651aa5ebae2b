// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/compiled_rule.h"

#include "model/query/expression.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

using Kind = Node::Kind;

bool isGiven(Kind kind) { return kind == Kind::Given; }
bool isPile(Kind kind) { return isPileNumber(kind) || kind == Kind::Values; }

void zonesNamed(const Syntax& syntax, NodeIndex index, std::vector<ZoneIndex>& zones)
{
    const Node& node = syntax[index];
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

std::optional<RulePart::CopyLimit> copyLimitOf(const Formula& check, const RulePart::Numbers& numbers)
{
    const Node& have = check.syntax[numbers.have];
    const Node& bound = check.syntax[numbers.bound];
    const bool isNone = numbers.comparison == Comparison::Equal && bound.kind == Kind::Literal && bound.number == 0;
    if (numbers.comparison != Comparison::LessEqual && !isNone) return std::nullopt;
    RulePart::CopyLimit limit;
    if (bound.kind == Kind::Literal) limit.limit = bound.number;
    else if (bound.kind == Kind::FieldNumber) limit.column = check.place(numbers.bound);
    else return std::nullopt;
    const auto isCopies = [&](NodeIndex node) { return check.syntax[node].kind == Kind::Copies; };
    const auto added = check.syntax.children(have);
    if (have.kind == Kind::Add && added.size() == 2 && std::ranges::all_of(added, isCopies)) {
        limit.copies = check.place(added[0]);
        limit.more = check.place(added[1]);
        return limit;
    }
    limit.copies = check.place(numbers.have);
    return have.kind == Kind::Copies ? std::optional(limit) : std::nullopt;
}

std::optional<RulePart::WordsListed> wordsListedOf(const Formula& check, const Node& node)
{
    if (node.kind == Kind::Or) return wordsListedOf(check, check.syntax[check.syntax.child(node, 0)]);
    if (node.kind != Kind::HasAll) return std::nullopt;
    const NodeIndex words = check.syntax.child(node, 0);
    const NodeIndex list = check.syntax.child(node, 1);
    if (check.syntax[words].kind != Kind::FieldWords || check.syntax[list].kind != Kind::Values) return std::nullopt;
    return RulePart::WordsListed{check.place(words), check.place(list)};
}

RulePart partOf(const CompiledRule& rule, const Layout& layout, NodeIndex index)
{
    RulePart part;
    part.node = index;
    part.zone = rule.zone;
    std::vector<ZoneIndex> zones;
    zonesNamed(rule.written, index, zones);
    if (zones.empty() && rule.each)
        zonesNamed(layout.piles[*rule.each].query.syntax, layout.piles[*rule.each].query.syntax.root, zones);
    if (!part.zone && zones.size() == 1) part.zone = zones.front();
    const Node& node = rule.check.syntax[index];
    part.wordsListed = wordsListedOf(rule.check, node);
    if (node.kind != Kind::Compare) return part;
    const NodeIndex left = rule.check.syntax.child(node, 0);
    const NodeIndex right = rule.check.syntax.child(node, 1);
    const bool turn = !contains(rule.check.syntax, left, isPile) && contains(rule.check.syntax, right, isPile);
    part.numbers = turn ? RulePart::Numbers{right, left, turned(node.comparison)}
                        : RulePart::Numbers{left, right, node.comparison};
    part.copyLimit = copyLimitOf(rule.check, *part.numbers);
    const Node& bound = rule.check.syntax[part.numbers->bound];
    if (rule.check.syntax[part.numbers->have].kind == Kind::Count && bound.kind == Kind::Literal) {
        part.counted = RulePart::Counted{rule.check.place(part.numbers->have), bound.number};
    }
    return part;
}

void splitInto(CompiledRule& rule, const Layout& layout, NodeIndex index)
{
    const Node& node = rule.check.syntax[index];
    if (node.kind != Kind::And) {
        rule.parts.push_back(partOf(rule, layout, index));
        return;
    }
    for (const NodeIndex child : rule.check.syntax.children(node)) splitInto(rule, layout, child);
}

/// Errors of an expression, at the place of the rule; the column within the expression is told apart.
Error placed(Error error, const Rule& rule, std::string_view key)
{
    error.args.insert(error.args.begin(), {rule.id, std::string(key), std::to_string(error.where.column)});
    error.where = rule.place;
    return error;
}

std::optional<Syntax> parsed(std::string_view text, std::string_view key, Scope speaks, const Rule& rule,
                             const Game& game, Errors& errors)
{
    auto expression = parseExpression(text, game, speaks);
    if (!expression) {
        errors.push_back(placed(std::move(expression.error()), rule, key));
        return std::nullopt;
    }
    return std::move(expression->syntax);
}

void compileEach(CompiledRule& result, const Rule& rule, const Game& game, Layout& layout, Errors& errors)
{
    auto query = parseFinishedQuery(rule.each, game);
    if (!query) errors.push_back(placed(std::move(query.error()), rule, "each"));
    else result.each = layout.pile(subtree(query->syntax, query->syntax.root));
}

void compileWhen(CompiledRule& result, const Rule& rule, const Game& game, const Settings& settings, Layout& layout,
                 Errors& errors)
{
    if (auto when = parsed(rule.when, "when", Scope::Piles, rule, game, errors)) {
        result.whenWritten = std::move(*when);
        result.when = bind(result.whenWritten, game, settings, layout);
        const Kind kind = result.when->syntax[result.when->syntax.root].kind;
        if (kind == Kind::Nothing) result.judged = false;
        if (kind == Kind::Everything) result.when.reset();
    }
}

/// A rule that names an optional zone is judged only if the deck has it, unless it says itself when it is judged.
void findNeededZones(CompiledRule& rule, const Game& game, const Layout& layout)
{
    if (rule.when && contains(rule.when->syntax, rule.when->syntax.root, isGiven)) return;
    std::vector<ZoneIndex> zones;
    if (!rule.written.nodes.empty()) zonesNamed(rule.written, rule.written.root, zones);
    if (rule.each) zonesNamed(layout.piles[*rule.each].query.syntax, layout.piles[*rule.each].query.syntax.root, zones);
    if (rule.predicate && rule.zone) zones.push_back(*rule.zone);
    std::ranges::copy_if(zones, std::back_inserter(rule.neededZones),
                         [&](ZoneIndex zone) { return game[zone].optional; });
}

}  // namespace

CompiledRule compileRule(const Rule& rule, const Game& game, const Settings& settings, Layout& bookLayout,
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
    result.judged = inEdition && (!rule.check.empty() || !rule.predicate.empty());
    if (!rule.when.empty()) compileWhen(result, rule, game, settings, bookLayout, errors);

    // A rule that is not judged is read all the same, for its mistakes, but must not slow down the others.
    Layout scrap;
    Layout& layout = result.judged ? bookLayout : scrap;
    if (!rule.each.empty()) compileEach(result, rule, game, layout, errors);
    result.whateverTheFacts = rule.predicate == kWhateverTheFacts;
    if (!rule.predicate.empty()) {
        result.predicate = predicate(rule.predicate);
        if (!result.predicate && !result.whateverTheFacts)
            errors.push_back(
                {Error::Kind::NotFound, "rule.unknown-predicate", rule.place, {rule.id, rule.predicate}, {}});
    } else if (!rule.check.empty()) {
        const Scope speaks = rule.each.empty() ? Scope::Piles : Scope::PilesAndOneCard;
        if (auto check = parsed(rule.check, "check", speaks, rule, game, errors)) {
            result.written = std::move(*check);
            result.check = bind(result.written, game, settings, layout);
            splitInto(result, layout, result.check.syntax.root);
        }
    }
    findNeededZones(result, game, layout);
    return result;
}

}  // namespace mazzo::validators
