// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/pile_sums.h"

#include <map>

namespace mazzo::model {

namespace {

Interval extreme(const DeckTotals& totals, const EvaluationPlan::Sum& wanted, bool greatest)
{
    std::optional<Interval> certain;   // of the cards that certainly count
    std::optional<Interval> possible;  // of the others
    const auto add = [&](std::optional<Interval>& to, Interval number) {
        to = !to ? number : greatest ? maximum(*to, number) : minimum(*to, number);
    };
    for (const DeckTotals::Line& line : totals.lines()) {
        const auto [table, row] = totals.rows().find(line.row);
        const Number& number = table->number(wanted.column, row);
        const Truth counts = totals.lineIn(wanted.pile, line) & number.present;
        if (counts != Truth::No) add(counts == Truth::Yes ? certain : possible, number.range);
    }
    for (const Deck::UnknownCard& unknown : totals.deck().unknownCards())
        if (totals.unknownCardIn(wanted.pile, unknown) != Truth::No)
            add(possible, totals.tables().plan().numbers[wanted.column].domain);
    if (!possible) return certain.value_or(Interval::exactly(0));
    // A card that may not count can only move the number in one direction, unless no card is certain to count.
    if (!certain) return unite(*possible, Interval::exactly(0));
    return unite(*certain, greatest ? maximum(*certain, *possible) : minimum(*certain, *possible));
}

}  // namespace

Interval pileSum(const DeckTotals& totals, const EvaluationPlan::Sum& wanted)
{
    Interval total = Interval::exactly(0);
    for (const DeckTotals::Line& line : totals.lines()) {
        const Truth in = totals.lineIn(wanted.pile, line);
        if (in == Truth::No) continue;
        const auto [table, row] = totals.rows().find(line.row);
        const Number& number = table->number(wanted.column, row);
        if (number.present == Truth::No) continue;
        Interval part = number.range * Interval::exactly(line.copies);
        if ((in & number.present) == Truth::Unknown) part = unite(part, Interval::exactly(0));
        total = total + part;
    }
    // A card that is not in the catalogue may have the field or lack it.
    for (const Deck::UnknownCard& unknown : totals.deck().unknownCards()) {
        if (totals.unknownCardIn(wanted.pile, unknown) == Truth::No) continue;
        const Interval domain = totals.tables().plan().numbers[wanted.column].domain;
        total = total + unite(domain * Interval::exactly(unknown.copies), Interval::exactly(0));
    }
    return total;
}

/// The different cards of the pile: a card in two zones counts once.
Interval pileSumOnce(const DeckTotals& totals, const EvaluationPlan::Sum& wanted)
{
    std::map<std::uint32_t, Truth> cards;  // by row
    for (const DeckTotals::Line& line : totals.lines()) {
        Truth& in = cards.try_emplace(line.row, Truth::No).first->second;
        in = in | totals.lineIn(wanted.pile, line);
    }
    Interval total = Interval::exactly(0);
    for (const auto& [row, in] : cards) {
        const auto [table, position] = totals.rows().find(row);
        const Number& number = table->number(wanted.column, position);
        const Truth counts = in & number.present;
        if (counts == Truth::No) continue;
        total = total + (counts == Truth::Yes ? number.range : unite(number.range, Interval::exactly(0)));
    }
    for (const Deck::UnknownCard& unknown : totals.deck().unknownCards())
        if (totals.unknownCardIn(wanted.pile, unknown) != Truth::No)
            total = total + unite(totals.tables().plan().numbers[wanted.column].domain, Interval::exactly(0));
    return total;
}

Interval pileLeast(const DeckTotals& totals, const EvaluationPlan::Sum& wanted)
{
    return extreme(totals, wanted, false);
}

Interval pileGreatest(const DeckTotals& totals, const EvaluationPlan::Sum& wanted)
{
    return extreme(totals, wanted, true);
}

}  // namespace mazzo::model
