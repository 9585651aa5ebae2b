// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/judgement.h"

#include <algorithm>

namespace mazzo::validators {

/// Looks closely at the cards of the deck that the rule asks for and that do not surely fit.
template <class Fits>
bool Judgement::judgeSlots(const CompiledRule& rule, std::uint16_t index, Truth applied, const Fits& surelyFits)
{
    bool told = false;
    m_tally.eachSlotIn(*rule.each, [&](const Tally::Slot& slot, std::size_t number) {
        if (!surelyFits(slot))
            told = judgeParts(rule, index, slot.row, m_tally.slotIn(*rule.each, number) & applied) || told;
    });
    return told;
}

/// The commonest checks are answered without walking the formula.
bool Judgement::judgeDeckCards(const CompiledRule& rule, std::uint16_t index, Truth applied)
{
    using Slot = Tally::Slot;
    const Rows& rows = m_tally.tables().rows;
    const RulePart& part = rule.parts.front();
    const bool single = rule.parts.size() == 1;
    if (single && part.copyLimit) {
        const auto* copies = m_tally.copiesRow(part.copyLimit->copies);
        const auto* more = part.copyLimit->more ? m_tally.copiesRow(*part.copyLimit->more) : nullptr;
        return judgeSlots(rule, index, applied, [&, copies, more, limit = *part.copyLimit](const Slot& slot) {
            const std::int64_t most = copies[slot.group].hi + (more ? more[slot.group].hi : 0);
            if (!limit.column) return most <= limit.limit;
            const auto [block, row] = rows.find(slot.row);
            const Number& number = block->number(*limit.column, row);
            return number.present == Truth::Yes && most <= number.range.lo;
        });
    }
    if (single && part.wordsListed) {
        const Tally::List& among = m_tally.list(part.wordsListed->list);
        return judgeSlots(rule, index, applied, [&, column = part.wordsListed->column](const Slot& slot) {
            const auto [block, row] = rows.find(slot.row);
            return among.surelyHoldsAll(block->words(column, row));
        });
    }
    return judgeSlots(rule, index, applied, [](const Slot&) { return false; });
}

/// No card of the deck is asked, or none has more copies than any may have.
bool Judgement::passesAtAGlance(const CompiledRule& rule) const
{
    if (m_tally.isEmpty(*rule.each)) return true;
    const auto& limit = rule.parts.front().copyLimit;
    if (rule.parts.size() != 1 || !limit || limit->column) return false;
    return m_tally.mostCopies(limit->copies) + (limit->more ? m_tally.mostCopies(*limit->more) : 0) <= limit->limit;
}

void Judgement::judgeCards(const CompiledRule& rule, std::uint16_t index, Truth applied)
{
    bool told = false;
    if (rule.overCatalogue) {
        for (const std::uint32_t card : rule.eachRows) {
            const std::uint32_t row = m_tally.rowOf(static_cast<CardIndex>(card));
            told = judgeParts(rule, index, row, isAsked(rule, m_tally, row) & applied) || told;
        }
    } else if (!passesAtAGlance(rule)) {
        told = judgeDeckCards(rule, index, applied);
    }
    if (!told) add(index, Status::Passed);
}

}  // namespace mazzo::validators
