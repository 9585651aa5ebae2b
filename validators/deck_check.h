// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/deck_source.h"
#include "validators/rule_book_data.h"

namespace mazzo::validators {

/// Checks one deck against all rules of a book and writes the report.
class DeckCheck {
public:
    DeckCheck(const RuleBook::Data& book, DeckTotals& totals, Report& report)
        : m_book(book), m_totals(totals), m_report(report)
    {}

    void run();
    /// The verdict alone, without looking for unknown values or trying them out.
    [[nodiscard]] Verdict plainVerdict();

private:
    /// A part of a check that does not hold, and for which card if it is checked card by card. `undecided`: no part of
    /// the rule is certainly broken.
    struct Failure {
        std::size_t row = DeckSource::kNoCard;
        Truth holds = Truth::No;
        bool undecided = false;
    };

    void checkRules();
    void checkRule(std::uint16_t index);
    void checkDeck(const CompiledRule& rule, std::uint16_t index, Truth applies);
    void checkCards(const CompiledRule& rule, std::uint16_t index, Truth applies);
    bool checkParts(const CompiledRule& rule, std::uint16_t index, std::size_t row, Truth applies);
    void checkPredicate(const CompiledRule& rule, std::uint16_t index, Truth applies);
    void checkUnknownCards();
    void checkAllCombinations();
    [[nodiscard]] bool failsInAllCombinations(std::vector<MissingValue> missing);

    bool report(const CompiledRule& rule, std::uint16_t index, const RulePart& part, Failure failure);
    [[nodiscard]] Truth tryMissingValues(const CompiledRule& rule, const RulePart& part, const Failure& failure,
                                         std::vector<MissingValue>& missing);
    [[nodiscard]] Truth commonAnswer(const CompiledRule& rule, const RulePart& part,
                                     std::span<const MissingValue> missing, std::size_t row) const;
    [[nodiscard]] Finding* existingFinding(std::uint16_t index, Status status);
    [[nodiscard]] Status statusOf(const CompiledRule& rule, Truth holds, bool tooLow) const;
    Finding& add(std::uint16_t index, Status status);
    Finding& addSkipped(std::uint16_t index, Skipped reason);

    const RuleBook::Data& m_book;
    DeckTotals& m_totals;
    Report& m_report;
    bool m_plain = false;                       // unknown values are not tried out
    std::optional<std::size_t> m_forAllValues;  // the finding of the rule that is checked after all others
    std::size_t m_count = 0;  // findings of this deck; the others in the report are old and their memory is reused
};

}  // namespace mazzo::validators
