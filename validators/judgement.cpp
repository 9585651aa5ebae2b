// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/judgement.h"

#include "model/query/answers.h"

#include <algorithm>
#include <unordered_set>

namespace mazzo::validators {

namespace {

Truth conditionOf(const Formula& formula, NodeIndex node, Tally& tally, std::size_t row)
{
    const RowSource source(formula, tally.tables().rows, &tally, row);
    return Evaluation(formula.syntax, source).condition(node);
}

}  // namespace

Truth isAsked(const CompiledRule& rule, const Tally& tally, std::size_t row)
{
    if (rule.overCatalogue) {
        const auto [block, place] = tally.tables().rows.find(row);
        const auto bit = [&](const Tally::Mask* mask) { return (mask[*rule.each / 64] >> (*rule.each % 64)) & 1U; };
        return bit(block->yes(0, place)) ? Truth::Yes : bit(block->possible(0, place)) ? Truth::Unknown : Truth::No;
    }
    Truth asked = Truth::No;
    for (const Tally::Line& line : tally.lines()) {
        if (line.row == row) asked = asked | tally.lineIn(*rule.each, line);
    }
    return asked;
}

Truth applies(const CompiledRule& rule, Tally& tally)
{
    if (!std::ranges::all_of(rule.neededZones, [&](ZoneIndex zone) { return tally.given(zone); })) return Truth::No;
    return rule.when ? conditionOf(*rule.when, rule.when->syntax.root, tally, RowSource::kNoRow) : Truth::Yes;
}

Truth partHolds(const CompiledRule& rule, const RulePart& part, Tally& tally, std::size_t row)
{
    const Truth asked = row == RowSource::kNoRow ? Truth::Yes : isAsked(rule, tally, row);
    return conditionOf(rule.check, part.node, tally, row) | !(asked & applies(rule, tally));
}

void Judgement::judgeAll()
{
    judgeRules();
    if (m_lastWord && m_report.verdict != Verdict::Illegal) judgeEveryCase();
}

Verdict Judgement::verdictAsItIs()
{
    m_asItIs = true;
    judgeRules();
    return m_report.verdict;
}

void Judgement::judgeRules()
{
    m_report.verdict = Verdict::Legal;
    m_report.findings.reserve(m_book.rules.size() + 1);
    for (std::size_t index = 0; index < m_book.rules.size(); ++index) judgeRule(static_cast<std::uint16_t>(index));
    judgeUnknownCards();
    m_report.findings.resize(m_told);
}

Finding& Judgement::add(std::uint16_t index, Status status)
{
    m_report.verdict = std::max(m_report.verdict, verdictOf(status));
    if (m_told == m_report.findings.size()) m_report.findings.emplace_back();
    Finding& finding = m_report.findings[m_told++];
    // Most rules pass, or are never judged under the settings, deck after deck; such a finding names nothing that would
    // have to be cleared.
    if (finding.rule == index && finding.status == status && status <= Status::Passed) return finding;
    finding.rule = index;
    finding.status = status;
    finding.zone = index == Finding::kUnknownCards || status == Status::NotJudged ? std::nullopt
                                                                                  : m_book.rules[index].zone;
    finding.have.reset();
    finding.min.reset();
    finding.max.reset();
    finding.cards.clear();
    finding.missing.clear();
    return finding;
}

/// The finding of the same rule and status, if it was the last rule to be told.
Finding* Judgement::toldBefore(std::uint16_t index, Status status)
{
    for (std::size_t i = m_told; i > 0 && m_report.findings[i - 1].rule == index; --i) {
        if (m_report.findings[i - 1].status == status) return &m_report.findings[i - 1];
    }
    return nullptr;
}

void Judgement::judgeRule(std::uint16_t index)
{
    const CompiledRule& rule = m_book.rules[index];
    const Truth applied = rule.judged ? applies(rule, m_tally) : Truth::No;
    if (applied == Truth::No) add(index, Status::NotJudged);
    else if (rule.whateverTheFacts) {
        add(index, Status::Passed);
        m_lastWord = m_told - 1;
    } else if (rule.predicate) judgePredicate(rule, index, applied);
    else if (rule.each) judgeCards(rule, index, applied);
    else judgeWhole(rule, index, applied);
}

Status Judgement::statusOf(const CompiledRule& rule, Truth holds, bool tooLow) const
{
    if (holds == Truth::Yes) return Status::Passed;
    if (holds == Truth::Unknown) return rule.advice ? Status::NotJudged : Status::Unknown;  // no advice without knowing
    if (rule.advice) return Status::Advice;
    if (rule.undecided) return Status::Unknown;
    return rule.shortIsUnfinished && tooLow ? Status::Unfinished : Status::Broken;
}

void Judgement::judgeWhole(const CompiledRule& rule, std::uint16_t index, Truth applied)
{
    const auto numbers = std::ranges::find_if(rule.parts,
                                              [](const RulePart& part) { return part.numbers.has_value(); });
    if (numbers == rule.parts.end()) {
        if (!judgeParts(rule, index, RowSource::kNoRow, applied)) add(index, Status::Passed);
        return;
    }
    // The numbers of a rule that passes are told too, and for a plain comparison they are all there is to it.
    const Sides sides = sidesOf(rule, *numbers, m_tally, RowSource::kNoRow);
    const Comparison comparison = numbers->numbers->comparison;
    const bool plain = rule.parts.size() == 1 && sides.have.present == Truth::Yes &&
                       sides.bound.present == Truth::Yes &&
                       compared(sides.have.range, comparison, sides.bound.range) == Truth::Yes;
    if (!plain && judgeParts(rule, index, RowSource::kNoRow, applied)) return;
    Finding& finding = add(index, Status::Passed);
    finding.zone = numbers->zone;
    finding.have.reset();
    addNumbers(finding, comparison, sides);
}

/// Adds a finding for each part that does not hold; false if all do.
bool Judgement::judgeParts(const CompiledRule& rule, std::uint16_t index, std::size_t row, Truth applied)
{
    const auto holds = [&](const RulePart& part) {
        return conditionOf(rule.check, part.node, m_tally, row) | !applied;
    };
    if (rule.parts.size() == 1) {
        const Truth answer = holds(rule.parts.front());
        return answer != Truth::Yes && report(rule, index, rule.parts.front(), {row, answer, answer == Truth::Unknown});
    }
    Truth all = Truth::Yes;
    for (const RulePart& part : rule.parts) all = all & holds(part);
    if (all == Truth::Yes) return false;
    bool told = false;
    for (const RulePart& part : rule.parts) {
        const Truth answer = holds(part);
        if (answer != Truth::Yes) told = report(rule, index, part, {row, answer, all == Truth::Unknown}) || told;
    }
    return told;
}

/// The answer after the missing facts were tried out; they are named if it stays unknown.
Truth Judgement::settled(const CompiledRule& rule, const RulePart& part, const Failure& failure,
                         std::vector<MissingValue>& missing)
{
    if (m_asItIs) return Truth::Unknown;
    missing = missingValues(m_book, rule, part, m_tally, failure.row);
    Truth answer = whateverTheFacts(m_book, rule, part, m_tally.deck(), missing, failure.row);
    if (answer != Truth::Unknown || rule.parts.size() == 1 || !failure.open) return answer;
    // Parts that can each be met may be impossible together.
    RulePart whole;
    whole.node = rule.check.syntax.root;
    const auto facts = missingValues(m_book, rule, whole, m_tally, failure.row);
    return whateverTheFacts(m_book, rule, whole, m_tally.deck(), facts, failure.row) == Truth::No ? Truth::No
                                                                                                  : Truth::Unknown;
}

/// Adds a finding, unless the facts that are missing make no difference; false if there is nothing to tell.
bool Judgement::report(const CompiledRule& rule, std::uint16_t index, const RulePart& part, Failure failure)
{
    std::vector<MissingValue> missing;
    if (failure.holds == Truth::Unknown) {
        if (rule.advice) {
            if (!toldBefore(index, Status::NotJudged)) add(index, Status::NotJudged);
            return true;
        }
        failure.holds = settled(rule, part, failure, missing);
        if (failure.holds == Truth::Yes) return false;
        if (failure.holds == Truth::No) missing.clear();
    }
    std::optional<Finding> numbers;
    const bool tooLow = part.numbers && addNumbers(numbers.emplace(), part.numbers->comparison,
                                                   sidesOf(rule, part, m_tally, failure.row));
    const Status status = statusOf(rule, failure.holds, tooLow);

    // Cards that break a rule without numbers are told together.
    Finding* before = part.numbers || failure.row == RowSource::kNoRow ? nullptr : toldBefore(index, status);
    if (before) {
        addCulprits(*before, rule, part, m_tally, failure.row);
        if (missing.empty()) return true;
        before->missing.insert(before->missing.end(), missing.begin(), missing.end());
        std::ranges::sort(before->missing);
        return true;
    }
    Finding& told = add(index, status);
    told.zone = part.zone;
    if (numbers) {
        told.have = numbers->have;
        told.min = numbers->min;
        told.max = numbers->max;
    }
    told.missing = std::move(missing);
    addCulprits(told, rule, part, m_tally, failure.row);
    return true;
}

void Judgement::judgePredicate(const CompiledRule& rule, std::uint16_t index, Truth applied)
{
    PredicateAnswer answer = rule.predicate({*m_book.game, *m_book.catalogue, m_book.settings, m_tally.deck(),
                                             rule.zone.value_or(ZoneIndex{}),
                                             rule.each ? &m_book.layout.piles[*rule.each].query : nullptr});
    const bool tooLow = answer.have && answer.min && answer.have->hi < answer.min->lo;
    Finding& finding = add(index, statusOf(rule, answer.holds | !applied, tooLow));
    if (finding.status == Status::NotJudged) return;
    finding.have = answer.have;
    finding.min = answer.min;
    finding.max = answer.max;
    if (finding.status != Status::Passed) finding.cards.assign(answer.cards.begin(), answer.cards.end());
}

void Judgement::judgeUnknownCards()
{
    if (m_tally.deck().unknownCards().empty()) return;
    Finding& finding = add(Finding::kUnknownCards, Status::Unknown);
    const auto unknownCards = m_tally.deck().unknownCards();
    if (unknownCards.front().zone == unknownCards.back().zone)
        finding.zone = unknownCards.front().zone;  // they are sorted by zone
    std::unordered_set<std::string_view> named;
    for (const Deck::UnknownCard& unknownCard : unknownCards) {
        if (named.insert(unknownCard.name).second) finding.cards.emplace_back(unknownCard.name);
    }
}

}  // namespace mazzo::validators
