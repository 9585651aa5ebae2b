// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_rules.h"

#include "app/text/finding_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "import/placement.h"

#include <algorithm>

namespace mazzo::desktop {

namespace {

/// Broken rules, then other failures: the smaller the better.
std::pair<int, int> badness(const Report& report)
{
    std::pair<int, int> count;
    for (const Finding& finding : report.findings) {
        if (finding.status == Status::Broken) ++count.first;
        else if (isFailure(finding.status)) ++count.second;
    }
    return count;
}

}  // namespace

DeckRules::DeckRules(const std::optional<OpenDeck>& open, QObject* parent) : QObject(parent), m_open(open)
{
    connect(&m_checker, &DeckChecker::checked, this, &DeckRules::applyResult);
    connect(&m_checker, &DeckChecker::busyChanged, this, &DeckRules::busyChanged);
}

void DeckRules::check()
{
    if (m_open) m_checker.check(m_open->snapshot(), m_open->file().settings, m_open->deck());
    showList();
}

void DeckRules::reset()
{
    m_checker.cancel();
    m_result.reset();
    m_errors.clear();
    showList();
}

void DeckRules::showList()
{
    m_list.setRows(m_open && m_result ? ruleRows(*m_open, *m_result, currentLanguage()) : QList<RuleRow>());
}

void DeckRules::refresh()
{
    showList();
    emit changed();
}

void DeckRules::applyResult(const DeckCheckResult& result)
{
    if (!m_open) return;
    m_result = result.rules ? std::optional(result) : std::nullopt;
    m_errors = result.errors;
    refresh();
    emit checked();
}

QString DeckRules::verdict() const { return m_result ? fromUtf8(idOf(m_result->report.verdict)) : QString(); }
QString DeckRules::verdictText() const { return m_result ? verdictName(m_result->report.verdict) : QString(); }

int DeckRules::problems() const
{
    if (!m_result) return 0;
    return static_cast<int>(std::ranges::count_if(m_result->report.findings,
                                                  [](const Finding& finding) { return isFailure(finding.status); }));
}

const Fix* DeckRules::fix(int row, int fix) const
{
    const RuleRow* rule = m_list.row(row);
    if (!m_result || rule == nullptr || static_cast<std::size_t>(rule->finding) >= m_result->fixes.size())
        return nullptr;
    const std::vector<Fix>& fixes = m_result->fixes[static_cast<std::size_t>(rule->finding)];
    return fix >= 0 && static_cast<std::size_t>(fix) < fixes.size() ? &fixes[static_cast<std::size_t>(fix)] : nullptr;
}

ZoneIndex DeckRules::bestZone(CardIndex card) const
{
    ZoneIndex best{};
    if (!m_result) return best;
    const Placement placement(m_open->game(), m_open->catalogue());
    std::optional<std::tuple<bool, bool, std::pair<int, int>, bool>> lowest;
    for (std::size_t i = 0; i < m_open->game().zones.size(); ++i) {
        const auto zone = static_cast<ZoneIndex>(i);
        Deck deck = m_open->deck();
        deck.addCopies(zone, card, 1);
        const bool unused = m_open->game()[zone].optional && !m_open->deck().hasZone(zone);
        const auto bad = badness(m_result->rules->book.check(deck));
        // Zones for such cards come first, even if they are full. Of equally good zones the one that already has the
        // card; an optional zone that the deck does not use is only chosen if all others are worse.
        const std::tuple rank{!placement.takes(zone, card), bad.first > 0 && unused, bad,
                              m_open->deck().copies(zone, card) == 0};
        if (!lowest || rank < *lowest) {
            lowest = rank;
            best = zone;
        }
    }
    return best;
}

}  // namespace mazzo::desktop
