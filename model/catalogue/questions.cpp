// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/data.h"

#include <algorithm>

namespace mazzo::model {

using namespace catalogue;

namespace {

/// Texts know only these three; a parser refuses the others.
bool isOrdering(Comparison comparison) { return comparison > Comparison::NotEqual; }

Truth compared(Interval have, Comparison comparison, Interval asked)
{
    switch (comparison) {
    case Comparison::Contains:
    case Comparison::Equal: return equal(have, asked);
    case Comparison::NotEqual: return !equal(have, asked);
    case Comparison::Less: return less(have, asked);
    case Comparison::LessEqual: return lessOrEqual(have, asked);
    case Comparison::Greater: return less(asked, have);
    case Comparison::GreaterEqual: return lessOrEqual(asked, have);
    }
    return Truth::No;
}

MatchSet decided(CardBits yes)
{
    CardBits possible = yes;
    return {std::move(yes), std::move(possible)};
}

}  // namespace

MatchSet Catalogue::nameMatches(Comparison comparison, std::string_view foldedText) const
{
    if (isOrdering(comparison)) return MatchSet::none(size());
    const WordIndex& words = m_data->block->nameWords;
    MatchSet matches = decided(comparison == Comparison::Contains ? words.containing(foldedText)
                                                                  : words.equalTo(foldedText));
    if (comparison == Comparison::NotEqual) matches.negate();
    return matches;
}

MatchSet Catalogue::textMatches(Comparison comparison, std::string_view foldedText) const
{
    if (isOrdering(comparison)) return MatchSet::none(size());
    const Block& block = *m_data->block;
    const bool contains = comparison == Comparison::Contains;
    const auto search = [&](const WordIndex& words) {
        return contains ? words.containing(foldedText) : words.equalTo(foldedText);
    };
    CardBits yes = search(block.textWords);
    for (const auto& [card, own] : m_data->texts) {
        yes.erase(card);
        if (contains ? own.find(foldedText) != std::string::npos : own == foldedText) yes.insert(card);
    }
    yes |= search(block.rulingWords);
    MatchSet matches = decided(std::move(yes));
    matches.possible |= unknownText().yes;
    if (comparison != Comparison::NotEqual) return matches;

    CardBits present = block.textWords.withText();
    present |= block.rulingWords.withText();
    present |= unknownText().yes;
    for (const auto& [card, own] : m_data->texts) present.insert(card);
    matches.negate();
    matches &= decided(std::move(present));
    return matches;
}

MatchSet Catalogue::typeIs(TypeIndex type) const
{
    std::vector<Truth> answers(std::max(m_data->types, at(type) + 1), Truth::No);
    answers[at(type)] = Truth::Yes;
    return spread(Codes{m_data->block->types, {}}, answers);
}

MatchSet Catalogue::numberMatches(FieldIndex field, Comparison comparison, int number) const
{
    return m_data->ask(field, [&](const CellView& cell) {
        const bool isNumber = cell.kind() == CellKind::Number || cell.kind() == CellKind::Unknown;
        return isNumber ? compared(cell.number(), comparison, Interval::exactly(number)) : Truth::No;
    });
}

MatchSet Catalogue::flagSet(FieldIndex field) const
{
    return m_data->ask(field, [](const CellView& cell) {
        return cell.kind() == CellKind::Unknown ? Truth::Unknown : truth(cell.kind() == CellKind::Yes);
    });
}

MatchSet Catalogue::has(FieldIndex field) const
{
    return m_data->ask(field, [](const CellView&) { return Truth::Yes; });
}

MatchSet Catalogue::unknown(FieldIndex field) const
{
    return m_data->ask(field, [](const CellView& cell) { return truth(!cell.isKnown()); });
}

MatchSet Catalogue::unknownText() const
{
    static constexpr Truth kAnswers[] = {Truth::No, Truth::Yes, Truth::No};  // by Card::TextState
    MatchSet matches = spread(Codes{m_data->block->textStates, {}}, kAnswers);
    for (const auto& [card, own] : m_data->texts) {
        matches.yes.erase(card);
        matches.possible.erase(card);
    }
    return matches;
}

}  // namespace mazzo::model
