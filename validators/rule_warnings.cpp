// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/rule_warnings.h"

#include "model/query/expression.h"
#include "model/query/query.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

/// The zones that the expressions of a rule mention.
struct ZonesMentioned {
    std::vector<bool> named;
    bool testsForZones = false;

    void add(const Syntax& syntax)
    {
        for (const Node& node : syntax.nodes) {
            if (node.kind == Node::Kind::InZone) named[at(node.zone())] = true;
            if (node.kind == Node::Kind::Given) testsForZones = true;
        }
    }
};

ZonesMentioned zonesMentioned(const Rule& rule, const Game& game)
{
    ZonesMentioned zones{std::vector<bool>(game.zones.size())};
    const Scope scope = rule.each.empty() ? Scope::Piles : Scope::PilesAndOneCard;
    if (const auto check = parseExpression(rule.check, game, scope); check && !rule.check.empty())
        zones.add(check->syntax);
    if (const auto each = parseFinishedQuery(rule.each, game); each && !rule.each.empty()) zones.add(each->syntax);
    if (rule.when.empty()) return zones;
    const auto when = parseExpression(rule.when, game, Scope::Piles);
    const auto isGiven = [](const Node& node) { return node.kind == Node::Kind::Given; };
    if (when && std::ranges::any_of(when->syntax.nodes, isGiven)) zones.testsForZones = true;
    return zones;
}

}  // namespace

Errors ruleWarnings(const Game& game)
{
    Errors warnings;
    for (const Rule& rule : game.rules) {
        const ZonesMentioned zones = zonesMentioned(rule, game);
        if (zones.testsForZones) continue;
        std::string optional;
        bool others = false;
        for (std::size_t i = 0; i < zones.named.size(); ++i) {
            if (!zones.named[i]) continue;
            if (!game.zones[i].optional) others = true;
            else if (optional.empty()) optional = game.zones[i].id;
        }
        if (others && !optional.empty())
            warnings.push_back({Error::Kind::Refused, "rule.optional-zone", rule.place, {rule.id, optional}, {}});
    }
    return warnings;
}

}  // namespace mazzo::validators
