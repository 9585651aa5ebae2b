// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/fix_search.h"
#include "validators/unknown_cards.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

/// Only more cards can mend it.
bool asksForMore(const Finding& finding) { return finding.have && finding.min && finding.have->hi < finding.min->lo; }

}  // namespace

FixSearch::FixSearch(const RuleBook& book, const RuleBook::Data& data, const Deck& deck, const Report& report,
                     const Finding& finding)
    : m_book(book),
      m_data(data),
      m_deck(deck),
      m_finding(finding),
      m_mostTries(static_cast<int>(std::min<std::size_t>(
          kMaxLinesJudged / (deck.entries().size() + deck.unknownCards().size() + 1), kMaxTries))),
      m_before(data.rules.size()),
      m_now(data.rules.size())
{
    if (isSpent()) return;
    m_culprits.insert(finding.cards.begin(), finding.cards.end());
    // The finding itself is to go: another one in its place would be one too many.
    m_before.count(report, &finding);
    for (const Finding& other : report.findings) {
        if (other == finding || !isFailure(other.status)) continue;
        m_named[other.rule].insert(other.cards.begin(), other.cards.end());
        if (asksForMore(other)) continue;
        for (const Culprit& culprit : other.cards)
            if (const auto* card = std::get_if<CardIndex>(&culprit)) m_blamed.insert(*card);
    }
}

bool FixSearch::repeats(const Finding& other) const
{
    if (other.rule != m_finding.rule || other.status < Status::Advice) return false;
    if (m_culprits.empty() || other.cards.empty()) return true;
    return std::ranges::any_of(other.cards, [&](const Culprit& culprit) { return m_culprits.contains(culprit); });
}

bool FixSearch::namesAnother(const Finding& other) const
{
    if (other.cards.empty()) return false;
    const auto named = m_named.find(other.rule);
    return named == m_named.end() ||
           !std::ranges::all_of(other.cards, [&](const Culprit& culprit) { return named->second.contains(culprit); });
}

FixSearch::Outcome FixSearch::outcome(const Deck& edited)
{
    m_book.judge(edited, m_report);
    // Where facts are missing their values are tried out, which takes as long as many plain judgements.
    const bool isSlow = std::ranges::any_of(m_report.findings,
                                            [](const Finding& finding) { return !finding.missing.empty(); });
    m_tries += isSlow ? kTriesIfSlow : 1;
    Outcome outcome;
    m_now.count(m_report);
    for (std::size_t rule = 0; rule < m_now.rules(); ++rule) {
        if (m_now.isWorse(rule, m_before) || m_now.isDeeper(rule, m_before)) outcome.worse.push_back(rule);
    }
    for (const Finding& finding : m_report.findings) {
        const auto place = std::ranges::lower_bound(outcome.worse, finding.rule);
        const bool isListed = place != outcome.worse.end() && *place == finding.rule;
        if (!isListed && isFailure(finding.status) && finding.rule != Finding::kUnknownCards && namesAnother(finding))
            outcome.worse.insert(place, finding.rule);
    }
    for (const Finding& finding : m_report.findings) {
        const bool again = repeats(finding);
        outcome.mended = outcome.mended && !again;
        if (again || (isFailure(finding.status) && std::ranges::binary_search(outcome.worse, finding.rule)))
            outcome.distance += distance(finding);
    }
    return outcome;
}

Deck FixSearch::edited(const Fix& fix) const
{
    Deck deck = m_deck;
    if (!fix.unknownCard.empty())
        deck = withoutUnknownCards(m_deck, *m_data.game,
                                   [&](const Deck::UnknownCard& other) { return other.name == fix.unknownCard; });
    for (const Change& change : fix.remove) deck.addCopies(change.zone, change.card, -change.count);
    for (const Change& change : fix.add) deck.addCopies(change.zone, change.card, change.count);
    return deck;
}

bool FixSearch::offer(Fix fix)
{
    if (isSpent() || (fix.add.empty() && fix.remove.empty())) return false;
    const auto isBlamed = [this](const Change& change) { return m_blamed.contains(change.card); };
    if (fix.kind != Fix::Kind::Move && std::ranges::any_of(fix.add, isBlamed)) return false;
    const Outcome result = outcome(edited(fix));
    if (!result.isGood()) return false;
    if (std::ranges::find(m_fixes, fix) == m_fixes.end()) m_fixes.push_back(std::move(fix));
    return true;
}

/// The card that was meant in place of one that is not on file, or nothing. Kept if no rule complains more.
bool FixSearch::offerFor(const std::string& unknownCard, std::optional<CardIndex> instead)
{
    Fix fix{instead ? Fix::Kind::Replace : Fix::Kind::Remove, {}, {}, {}, unknownCard};
    for (const Deck::UnknownCard& other : m_deck.unknownCards()) {
        if (instead && other.name == unknownCard) fix.add.push_back({*instead, other.zone, other.copies});
    }
    if ((instead && m_blamed.contains(*instead)) || !outcome(edited(fix)).worse.empty()) return false;
    m_fixes.push_back(std::move(fix));
    return true;
}

void FixSearch::mendUnknownCards()
{
    for (const Culprit& culprit : m_finding.cards) {
        const auto* name = std::get_if<std::string>(&culprit);
        if (isSpent() || m_fixes.size() >= kMaxOffers) return;
        if (!name) continue;
        bool meant = false;
        for (const CardIndex near : m_data.catalogue->nearestNames(*name)) meant = meant || offerFor(*name, near);
        if (!meant) offerFor(*name, std::nullopt);
    }
}

std::vector<Fix> FixSearch::search()
{
    if (m_finding.status < Status::Advice) return {};
    if (m_finding.rule == Finding::kUnknownCards) mendUnknownCards();
    else if (!isSpent()) mendRule();
    for (const MissingValue& fact : m_finding.missing) m_fixes.push_back({Fix::Kind::EnterValue, {}, {}, fact});
    return std::move(m_fixes);
}

void FixSearch::mendRule()
{
    const bool tooMany = m_finding.have && m_finding.max && m_finding.have->hi > m_finding.max->lo;
    const bool tooFew = m_finding.have && m_finding.min && m_finding.have->lo < m_finding.min->hi;
    if (tooFew) addCards();
    if (tooMany && m_finding.cards.empty()) removeExcess();
    if (!m_finding.have) addReferred();
    if (m_fixes.empty()) mendCulprits();
}

std::vector<Fix> RuleBook::fixes(const Deck& deck, const Report& report, const Finding& finding) const
{
    return FixSearch(*this, *m_data, deck, report, finding).search();
}

}  // namespace mazzo::validators
