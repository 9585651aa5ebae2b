// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/book_data.h"
#include "validators/row_source.h"

namespace mazzo::validators {

/// One deck judged by all rules of a book.
class Judgement {
public:
    Judgement(const RuleBook::Data& book, Tally& tally, Report& report) : m_book(book), m_tally(tally), m_report(report)
    {}

    void judgeAll();
    /// The verdict alone; facts that are missing are taken as they are.
    [[nodiscard]] Verdict verdictAsItIs();

private:
    /// A part of a check that does not hold: of which card, if it is made card by card. `open`: no part is broken for
    /// sure.
    struct Failure {
        std::size_t row = RowSource::kNoRow;
        Truth holds = Truth::No;
        bool open = false;
    };

    void judgeRule(std::uint16_t index);
    void judgeWhole(const CompiledRule& rule, std::uint16_t index, Truth applies);
    void judgeCards(const CompiledRule& rule, std::uint16_t index, Truth applies);
    bool judgeParts(const CompiledRule& rule, std::uint16_t index, std::size_t row, Truth applies);
    void judgePredicate(const CompiledRule& rule, std::uint16_t index, Truth applies);
    void judgeUnknownCards();
    void judgeRules();
    void judgeEveryCase();
    [[nodiscard]] bool failsInEveryCase(std::vector<MissingValue> facts);

    bool judgeDeckCards(const CompiledRule& rule, std::uint16_t index, Truth applies);
    template <class Fits>
    bool judgeSlots(const CompiledRule& rule, std::uint16_t index, Truth applies, const Fits& surelyFits);
    [[nodiscard]] bool passesAtAGlance(const CompiledRule& rule) const;
    bool report(const CompiledRule& rule, std::uint16_t index, const RulePart& part, Failure failure);
    [[nodiscard]] Truth settled(const CompiledRule& rule, const RulePart& part, const Failure& failure,
                                std::vector<MissingValue>& missing);
    [[nodiscard]] Finding* toldBefore(std::uint16_t index, Status status);
    [[nodiscard]] Status statusOf(const CompiledRule& rule, Truth holds, bool tooLow) const;
    Finding& add(std::uint16_t index, Status status);

    const RuleBook::Data& m_book;
    Tally& m_tally;
    Report& m_report;
    bool m_asItIs = false;                  // no missing fact is looked for or tried out
    std::optional<std::size_t> m_lastWord;  // the finding of the rule that is judged after all others
    std::size_t m_told = 0;  // findings of the report so far; those behind are left from before and are used again
};

/// Whether a part holds: of the deck, or of the card of one row. A rule that does not apply holds.
[[nodiscard]] Truth partHolds(const CompiledRule& rule, const RulePart& part, Tally& tally, std::size_t row);

/// Whether the card of a row is one that the rule's `each` asks for.
[[nodiscard]] Truth isAsked(const CompiledRule& rule, const Tally& tally, std::size_t row);

/// Whether the rule applies to this deck at all.
[[nodiscard]] Truth applies(const CompiledRule& rule, Tally& tally);

/// What the deck has and what the rule asks of it.
struct Sides {
    Number have;
    Number bound;
};

/// The two sides of a part that compares numbers.
[[nodiscard]] Sides sidesOf(const CompiledRule& rule, const RulePart& part, Tally& tally, std::size_t row);

/// Fills in the numbers. Tells whether there is too little.
bool addNumbers(Finding& finding, Comparison comparison, const Sides& sides);

/// Names the cards that break the part.
void addCulprits(Finding& finding, const CompiledRule& rule, const RulePart& part, Tally& tally, std::size_t row);

/// The facts that are not known and that the answer hangs on.
[[nodiscard]] std::vector<MissingValue> missingValues(const RuleBook::Data& book, const CompiledRule& rule,
                                                      const RulePart& part, Tally& tally, std::size_t row);

/// The answer if it is the same whatever the missing facts turn out to be, else unknown.
[[nodiscard]] Truth whateverTheFacts(const RuleBook::Data& book, const CompiledRule& rule, const RulePart& part,
                                     const Deck& deck, std::span<const MissingValue> missing, std::size_t row);

}  // namespace mazzo::validators
