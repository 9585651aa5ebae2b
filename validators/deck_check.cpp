// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/deck_check.h"

#include "model/query/answers.h"
#include "validators/explain.h"
#include "validators/missing_values.h"
#include "validators/what_if.h"

#include <algorithm>
#include <unordered_set>

namespace mazzo::validators {

namespace {

Truth conditionOf(const BoundExpression& bound, NodeIndex node, DeckTotals& totals, std::size_t row)
{
    const DeckSource source(bound, totals, row);
    return Evaluation(bound.syntax, source).condition(node);
}

/// Whether the rule applies to this deck at all.
Truth ruleApplies(const CompiledRule& rule, DeckTotals& totals)
{
    if (isSkippedFor(rule, totals.deck())) return Truth::No;
    return rule.when ? conditionOf(*rule.when, rule.when->syntax.root, totals, DeckSource::kNoCard) : Truth::Yes;
}

/// Whether the rule's `each` selects the card of a row.
Truth isSelected(const CompiledRule& rule, const DeckTotals& totals, std::size_t row)
{
    if (rule.overCatalogue) {
        const auto [table, position] = totals.rows().find(row);
        return table->inPile(*rule.each, 0, position);
    }
    Truth selected = Truth::No;
    for (const DeckTotals::Line& line : totals.lines()) {
        if (line.row == row) selected = selected | totals.lineIn(*rule.each, line);
    }
    return selected;
}

}  // namespace

void DeckCheck::run()
{
    checkRules();
    if (m_forAllValues && m_report.verdict != Verdict::Illegal) checkAllCombinations();
}

Verdict DeckCheck::plainVerdict()
{
    m_plain = true;
    checkRules();
    return m_report.verdict;
}

void DeckCheck::checkRules()
{
    m_report.verdict = Verdict::Legal;
    m_report.restsOn.clear();
    m_report.findings.reserve(m_book.rules.size() + 1);
    for (std::size_t index = 0; index < m_book.rules.size(); ++index) checkRule(static_cast<std::uint16_t>(index));
    checkUnknownCards();
    m_report.findings.resize(m_count);
}

Finding& DeckCheck::add(std::uint16_t index, Status status)
{
    m_report.verdict = std::max(m_report.verdict, verdictOf(status));
    if (m_count == m_report.findings.size()) m_report.findings.emplace_back();
    Finding& finding = m_report.findings[m_count++];
    finding.skipped = Skipped::No;
    finding.restsOn.clear();
    finding.allowances.clear();
    // Most rules pass, or never apply with these settings, for every deck; such a finding has nothing to clear.
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

Finding& DeckCheck::addSkipped(std::uint16_t index, Skipped reason)
{
    Finding& finding = add(index, Status::NotJudged);
    finding.skipped = reason;
    return finding;
}

/// The finding of the same rule and status, if this rule was the last to be reported.
Finding* DeckCheck::existingFinding(std::uint16_t index, Status status)
{
    for (std::size_t i = m_count; i > 0 && m_report.findings[i - 1].rule == index; --i) {
        if (m_report.findings[i - 1].status == status) return &m_report.findings[i - 1];
    }
    return nullptr;
}

void DeckCheck::checkRule(std::uint16_t index)
{
    const CompiledRule& rule = m_book.rules[index];
    const Truth applies = rule.active ? ruleApplies(rule, m_totals) : Truth::No;
    if (!rule.active) addSkipped(index, rule.skipped);
    else if (applies == Truth::No)
        addSkipped(index, isSkippedFor(rule, m_totals.deck()) ? Skipped::MissingZone : Skipped::Condition);
    else if (rule.forAllValues) {
        add(index, Status::Passed);
        m_forAllValues = m_count - 1;
    } else if (rule.predicate) checkPredicate(rule, index, applies);
    else if (rule.each) checkCards(rule, index, applies);
    else checkDeck(rule, index, applies);
}

Status DeckCheck::statusOf(const CompiledRule& rule, Truth holds, bool tooLow) const
{
    if (holds == Truth::Yes) return Status::Passed;
    if (holds == Truth::Unknown) return rule.advice ? Status::NotJudged : Status::Unknown;  // no uncertain advice
    if (rule.advice) return Status::Advice;
    if (rule.undecided) return Status::Unknown;
    return rule.shortIsUnfinished && tooLow ? Status::Unfinished : Status::Broken;
}

void DeckCheck::checkDeck(const CompiledRule& rule, std::uint16_t index, Truth applies)
{
    const auto numbers = std::ranges::find_if(rule.parts,
                                              [](const RulePart& part) { return part.numbers.has_value(); });
    if (numbers == rule.parts.end()) {
        if (!checkParts(rule, index, DeckSource::kNoCard, applies)) add(index, Status::Passed);
        return;
    }
    // The numbers of a rule that passes are reported too, and a single comparison needs nothing else.
    const Sides sides = sidesOf(rule, *numbers, m_totals, DeckSource::kNoCard);
    const Comparison comparison = numbers->numbers->comparison;
    const bool passes = rule.parts.size() == 1 && sides.have.present == Truth::Yes &&
                        sides.bound.present == Truth::Yes &&
                        compared(sides.have.range, comparison, sides.bound.range) == Truth::Yes;
    if (!passes && checkParts(rule, index, DeckSource::kNoCard, applies)) return;
    Finding& finding = add(index, Status::Passed);
    finding.zone = numbers->zone;
    finding.have.reset();
    addNumbers(finding, comparison, sides);
}

void DeckCheck::checkCards(const CompiledRule& rule, std::uint16_t index, Truth applies)
{
    bool reported = false;
    if (rule.overCatalogue) {
        for (const std::uint32_t card : rule.eachRows) {
            const std::uint32_t row = m_totals.rowOf(static_cast<CardIndex>(card));
            reported = checkParts(rule, index, row, isSelected(rule, m_totals, row) & applies) || reported;
        }
    } else if (!m_totals.isEmpty(*rule.each)) {
        m_totals.eachCardIn(*rule.each, [&](std::uint32_t row, Truth selected) {
            reported = checkParts(rule, index, row, selected & applies) || reported;
        });
    }
    if (!reported) add(index, Status::Passed);
}

/// Adds a finding for each part that does not hold; false if all do.
bool DeckCheck::checkParts(const CompiledRule& rule, std::uint16_t index, std::size_t row, Truth applies)
{
    const auto holds = [&](const RulePart& part) {
        return conditionOf(rule.check, part.node, m_totals, row) | !applies;
    };
    if (rule.parts.size() == 1) {
        const Truth answer = holds(rule.parts.front());
        return answer != Truth::Yes && report(rule, index, rule.parts.front(), {row, answer, answer == Truth::Unknown});
    }
    Truth all = Truth::Yes;
    for (const RulePart& part : rule.parts) all = all & holds(part);
    if (all == Truth::Yes) return false;
    bool reported = false;
    for (const RulePart& part : rule.parts) {
        const Truth answer = holds(part);
        if (answer != Truth::Yes)
            reported = report(rule, index, part, {row, answer, all == Truth::Unknown}) || reported;
    }
    return reported;
}

/// The answer if it is the same for all combinations of the missing values, else unknown.
Truth DeckCheck::commonAnswer(const CompiledRule& rule, const RulePart& part, std::span<const MissingValue> missing,
                              std::size_t row) const
{
    std::optional<Truth> common;
    const bool same = eachCombination(m_book, m_totals.deck(), missing, [&](DeckTotals& totals) {
        const bool ofCard = row != DeckSource::kNoCard;
        const std::size_t own = ofCard ? totals.rowOf(static_cast<CardIndex>(row)) : row;
        const Truth selected = ofCard ? isSelected(rule, totals, own) : Truth::Yes;
        const Truth holds = conditionOf(rule.check, part.node, totals, own) | !(selected & ruleApplies(rule, totals));
        if (holds == Truth::Unknown || common.value_or(holds) != holds) return false;
        common = holds;
        return true;
    });
    return same ? *common : Truth::Unknown;
}

/// The answer after the missing values were tried out; they are returned if it stays unknown.
Truth DeckCheck::tryMissingValues(const CompiledRule& rule, const RulePart& part, const Failure& failure,
                                  std::vector<MissingValue>& missing)
{
    if (m_plain) return Truth::Unknown;
    missing = missingValues(m_book, rule, part, m_totals, failure.row);
    const Truth answer = commonAnswer(rule, part, missing, failure.row);
    if (answer != Truth::Unknown || rule.parts.size() == 1 || !failure.undecided) return answer;
    // Parts that can each be met may be impossible together.
    RulePart whole;
    whole.node = rule.check.syntax.root;
    const auto all = missingValues(m_book, rule, whole, m_totals, failure.row);
    return commonAnswer(rule, whole, all, failure.row) == Truth::No ? Truth::No : Truth::Unknown;
}

/// Adds a finding, unless the missing values make no difference; false if there is nothing to report.
bool DeckCheck::report(const CompiledRule& rule, std::uint16_t index, const RulePart& part, Failure failure)
{
    std::vector<MissingValue> missing;
    if (failure.holds == Truth::Unknown) {
        if (rule.advice) {
            if (!existingFinding(index, Status::NotJudged)) addSkipped(index, Skipped::UnknownValues);
            return true;
        }
        failure.holds = tryMissingValues(rule, part, failure, missing);
        if (failure.holds == Truth::Yes) return false;
        if (failure.holds == Truth::No) missing.clear();
    }
    std::optional<Finding> numbers;
    const bool tooLow = part.numbers && addNumbers(numbers.emplace(), part.numbers->comparison,
                                                   sidesOf(rule, part, m_totals, failure.row));
    const Status status = statusOf(rule, failure.holds, tooLow);

    // Cards that break a rule without numbers share one finding.
    Finding* existing = part.numbers || failure.row == DeckSource::kNoCard ? nullptr : existingFinding(index, status);
    if (existing) {
        addCulprits(*existing, rule, part, m_totals, failure.row);
        if (missing.empty()) return true;
        existing->missing.insert(existing->missing.end(), missing.begin(), missing.end());
        std::ranges::sort(existing->missing);
        return true;
    }
    Finding& finding = add(index, status);
    finding.zone = part.zone;
    if (numbers) {
        finding.have = numbers->have;
        finding.min = numbers->min;
        finding.max = numbers->max;
    }
    finding.missing = std::move(missing);
    addCulprits(finding, rule, part, m_totals, failure.row);
    return true;
}

void DeckCheck::checkPredicate(const CompiledRule& rule, std::uint16_t index, Truth applies)
{
    PredicateAnswer answer = rule.predicate({*m_book.game, *m_book.catalogue, m_book.settings, m_totals.deck(),
                                             rule.zone.value_or(ZoneIndex{}),
                                             rule.each ? &m_book.plan().piles[*rule.each].query : nullptr});
    const bool tooLow = answer.have && answer.min && answer.have->hi < answer.min->lo;
    Finding& finding = add(index, statusOf(rule, answer.holds | !applies, tooLow));
    if (finding.status == Status::NotJudged) {
        finding.skipped = Skipped::UnknownValues;
        return;
    }
    finding.have = answer.have;
    finding.min = answer.min;
    finding.max = answer.max;
    if (finding.status != Status::Passed) finding.cards.assign(answer.cards.begin(), answer.cards.end());
}

void DeckCheck::checkUnknownCards()
{
    const auto unknownCards = m_totals.deck().unknownCards();
    if (unknownCards.empty()) return;
    Finding& finding = add(Finding::kUnknownCards, Status::Unknown);
    if (unknownCards.front().zone == unknownCards.back().zone)
        finding.zone = unknownCards.front().zone;  // they are sorted by zone
    std::unordered_set<std::string_view> named;
    for (const Deck::UnknownCard& unknownCard : unknownCards) {
        if (named.insert(unknownCard.name).second) finding.cards.emplace_back(unknownCard.name);
    }
    // The unknown card is the one thing to put right; rules that are open only because of it say nothing more.
    for (std::size_t i = 0; i + 1 < m_count; ++i) {
        Finding& open = m_report.findings[i];
        if (open.status != Status::Unknown || !open.missing.empty() || m_book.rules[open.rule].undecided) continue;
        const std::uint16_t rule = open.rule;
        open = {};
        open.rule = rule;
        open.status = Status::NotJudged;
        open.skipped = Skipped::UnknownValues;
    }
}

/// Rules that can each be kept may exclude each other: one is broken by one value, another by every other value.
bool DeckCheck::failsInAllCombinations(std::vector<MissingValue> missing)
{
    missing = withinCombinations(m_book, std::move(missing));
    Report report;
    Verdict mildest = Verdict::Illegal;
    const bool all = eachCombination(m_book, m_totals.deck(), missing, [&](DeckTotals& totals) {
        mildest = std::min(mildest, DeckCheck(m_book, totals, report).plainVerdict());
        return mildest > m_report.verdict && mildest > Verdict::Unknown;
    });
    if (!all) return false;
    Finding& finding = m_report.findings[*m_forAllValues];
    finding.status = mildest == Verdict::Illegal ? Status::Broken : Status::Unfinished;
    for (const MissingValue& value : missing) {
        if (finding.cards.empty() || finding.cards.back() != Culprit(value.card))
            finding.cards.emplace_back(value.card);
    }
    m_report.verdict = mildest;
    return true;
}

/// Card by card first: usually one card alone is the reason, and all values together may be too many to try.
void DeckCheck::checkAllCombinations()
{
    std::vector<MissingValue> missing;
    std::size_t undecided = 0;
    for (const Finding& finding : m_report.findings) {
        if (finding.status != Status::Unknown) continue;
        missing.insert(missing.end(), finding.missing.begin(), finding.missing.end());
        ++undecided;
    }
    if (undecided < 2) return;  // a rule by itself has been tried out already
    std::ranges::sort(missing);
    const auto repeated = std::ranges::unique(missing);
    missing.erase(repeated.begin(), repeated.end());
    for (auto first = missing.begin(); first != missing.end();) {
        const auto last = std::find_if(first, missing.end(),
                                       [&](const MissingValue& value) { return value.card != first->card; });
        if (failsInAllCombinations({first, last})) return;
        if (first == missing.begin() && last == missing.end()) return;
        first = last;
    }
    if (!missing.empty()) static_cast<void>(failsInAllCombinations(std::move(missing)));
}

}  // namespace mazzo::validators
