// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/validate_baseline.h"

#include "model/query/matching.h"

#include <algorithm>

namespace mazzo::bench {

PlainRules::PlainRules(const JudgedGame& game) : m_game(game)
{
    const auto compiled = [&](const std::string& text, Scope speaks) -> std::optional<CompiledExpression> {
        if (text.empty()) return std::nullopt;
        return CompiledExpression(*parseExpression(text, game.pack.game, speaks), game.pack.game, game.catalogue,
                                  game.settings);
    };
    for (const Rule& rule : game.pack.game.rules) {
        const bool inEdition = rule.editions.empty() ||
                               std::ranges::find(rule.editions, game.settings.edition) != rule.editions.end();
        if (rule.check.empty() || !inEdition) continue;
        PlainRule& plain = m_rules.emplace_back();
        plain.check = compiled(rule.check, rule.each.empty() ? Scope::Piles : Scope::PilesAndOneCard);
        plain.when = compiled(rule.when, Scope::Piles);
        if (!rule.each.empty()) plain.each = *parseFinishedQuery(rule.each, game.pack.game);
        plain.overCatalogue = rule.overCatalogue;
    }
}

bool PlainRules::holds(const PlainRule& rule, const Deck& deck) const
{
    const auto answer = [&](const CompiledExpression& expression, std::optional<CardIndex> card = {}) {
        return std::get<Truth>(expression.evaluate(deck, card));
    };
    if (rule.when && answer(*rule.when) == Truth::No) return true;
    if (!rule.each) return answer(*rule.check) == Truth::Yes;
    bool all = true;
    const auto ask = [&](CardIndex card, std::optional<ZoneIndex> zone) {
        if (matches(*rule.each, m_game.pack.game, m_game.catalogue, card, zone) != Truth::No)
            all = all && answer(*rule.check, card) == Truth::Yes;
    };
    if (rule.overCatalogue) {
        for (std::uint32_t card = 0; card < m_game.catalogue.size(); ++card)
            ask(static_cast<CardIndex>(card), std::nullopt);
    } else {
        for (const Deck::Entry& entry : deck.entries()) ask(entry.card, entry.zone);
    }
    return all;
}

std::size_t PlainRules::holding(const Deck& deck) const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(m_rules, [&](const PlainRule& rule) { return holds(rule, deck); }));
}

}  // namespace mazzo::bench
