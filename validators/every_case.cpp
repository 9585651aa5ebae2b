// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/judgement.h"
#include "validators/suppose.h"

#include <algorithm>

namespace mazzo::validators {

/// Rules that can each be kept may exclude each other: one is broken if a fact is so, another if it is not.
bool Judgement::failsInEveryCase(std::vector<MissingValue> facts)
{
    facts = triable(m_book, std::move(facts));
    Report inThisCase;
    Verdict mildest = Verdict::Illegal;
    const bool all = eachCase(m_book, m_tally.deck(), facts, [&](Tally& tally) {
        mildest = std::min(mildest, Judgement(m_book, tally, inThisCase).verdictAsItIs());
        return mildest > m_report.verdict && mildest > Verdict::Unknown;
    });
    if (!all) return false;
    Finding& finding = m_report.findings[*m_lastWord];
    finding.status = mildest == Verdict::Illegal ? Status::Broken : Status::Unfinished;
    for (const MissingValue& fact : facts) {
        if (finding.cards.empty() || finding.cards.back() != Culprit(fact.card)) finding.cards.emplace_back(fact.card);
    }
    m_report.verdict = mildest;
    return true;
}

/// Card by card first: most often one card alone is the reason, and all facts together may be too many to try.
void Judgement::judgeEveryCase()
{
    std::vector<MissingValue> facts;
    std::size_t open = 0;
    for (const Finding& finding : m_report.findings) {
        if (finding.status != Status::Unknown) continue;
        facts.insert(facts.end(), finding.missing.begin(), finding.missing.end());
        ++open;
    }
    if (open < 2) return;  // a rule by itself has been tried out already
    std::ranges::sort(facts);
    const auto repeated = std::ranges::unique(facts);
    facts.erase(repeated.begin(), repeated.end());
    for (auto first = facts.begin(); first != facts.end();) {
        const auto last = std::find_if(first, facts.end(),
                                       [&](const MissingValue& fact) { return fact.card != first->card; });
        if (failsInEveryCase({first, last})) return;
        if (first == facts.begin() && last == facts.end()) return;
        first = last;
    }
    if (!facts.empty()) static_cast<void>(failsInEveryCase(std::move(facts)));
}

}  // namespace mazzo::validators
