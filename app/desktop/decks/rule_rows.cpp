// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/rule_rows.h"

#include "app/text/finding_text.h"
#include "app/text/value_text.h"

#include <algorithm>

namespace mazzo::desktop {

namespace {

/// Exact numbers only: a bar of a range would say more than is known.
int numberOr(const std::optional<Interval>& number, int otherwise)
{
    return number && number->isExact() ? number->lo : otherwise;
}

}  // namespace

QList<RuleRow> ruleRows(const OpenDeck& open, const DeckCheckResult& check, std::string_view language)
{
    const LoadedGame& loaded = *open.snapshot();
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < check.report.findings.size(); ++i)
        if (check.report.findings[i].status != Status::NotJudged) order.push_back(i);
    // Statuses ascend with their weight; within one the rulebook's order stays.
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        return check.report.findings[a].status > check.report.findings[b].status;
    });
    QList<RuleRow> rows;
    for (const std::size_t i : order) {
        const Finding& finding = check.report.findings[i];
        const bool isRule = finding.rule != Finding::kUnknownCards;
        const QString source = isRule ? citation(finding, loaded.game, open.file().settings.edition, language)
                                      : QString();
        const QString text = isRule ? ruleText(loaded.game.rules[finding.rule], loaded.game, language) : QString();
        const QStringList fixes = i < check.fixes.size() ? labels(check.fixes[i], loaded, language) : QStringList();
        rows.append({.status = fromUtf8(idOf(finding.status)),
                     .title = title(finding, loaded.game, language),
                     .details = details(finding, loaded, language),
                     .clause = fromUtf8(check.rules->book.ruleId(finding)),
                     .source = source,
                     .have = numberOr(finding.have, -1),
                     .least = numberOr(finding.min, -1),
                     .most = numberOr(finding.max, -1),
                     .fixes = fixes,
                     .finding = static_cast<int>(i),
                     .words = text});
    }
    return rows;
}

}  // namespace mazzo::desktop
