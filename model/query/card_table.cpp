// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/card_table.h"

#include "model/query/deck_source.h"
#include "model/query/matching.h"

#include <algorithm>

namespace mazzo::model {

namespace {

Number fieldNumber(const Catalogue& catalogue, CardIndex card, FieldIndex field)
{
    return catalogue.lacksNumber(card, field) ? Number{{}, Truth::No} : Number{catalogue.number(card, field)};
}

bool overlap(std::span<const FieldIndex> a, std::span<const FieldIndex> b)
{
    return std::ranges::find_first_of(a, b) != a.end();
}

}  // namespace

CardTable::CardTable(const EvaluationPlan& plan, std::size_t zones)
    : m_plan(&plan),
      m_maskWords((plan.piles.size() + kMaskBits - 1) / kMaskBits),
      m_yes(zones),
      m_possible(zones),
      m_conditions(plan.conditions.size()),
      m_numbers(plan.numbers.size()),
      m_words(plan.words.size())
{}

void CardTable::setAnswer(Mask* yes, Mask* possible, std::size_t pile, Truth answer)
{
    const Mask bit = Mask{1} << (pile % kMaskBits);
    Mask& yesWord = yes[pile / kMaskBits];
    Mask& possibleWord = possible[pile / kMaskBits];
    yesWord = answer == Truth::Yes ? yesWord | bit : yesWord & ~bit;
    possibleWord = answer != Truth::No ? possibleWord | bit : possibleWord & ~bit;
}

void CardTable::setInPile(std::size_t pile, std::size_t zone, std::size_t row, Truth answer)
{
    setAnswer(&m_yes[zone][row * m_maskWords], &m_possible[zone][row * m_maskWords], pile, answer);
}

void CardTable::fill(const Game& game, const Catalogue& catalogue, const WordTable& words)
{
    m_rows = catalogue.size();
    for (std::size_t zone = 0; zone < m_yes.size(); ++zone) {
        m_yes[zone].resize(m_rows * m_maskWords);
        m_possible[zone].resize(m_rows * m_maskWords);
    }
    for (std::size_t pile = 0; pile < m_plan->piles.size(); ++pile) {
        const EvaluationPlan::Pile& wanted = m_plan->piles[pile];
        MatchSet matches;
        for (std::size_t zone = 0; zone < m_yes.size(); ++zone) {
            if (zone == 0 || wanted.usesZone)
                matches = matchesAll(wanted.query, game, catalogue, static_cast<ZoneIndex>(zone));
            // The table is empty so far, and a pile holds few of the cards.
            for (const CardIndex card : matches.possible.cards()) setInPile(pile, zone, at(card), matches[card]);
        }
    }
    for (std::size_t column = 0; column < m_conditions.size(); ++column) {
        const MatchSet matches = matchesAll(m_plan->conditions[column], game, catalogue);
        m_conditions[column].resize(m_rows, Truth::No);
        for (const CardIndex card : matches.possible.cards()) m_conditions[column][at(card)] = matches[card];
    }
    for (std::size_t row = 0; row < m_rows; ++row) {
        addValues(game, catalogue, words, static_cast<CardIndex>(row));
        addExpressions(row);
    }
}

void CardTable::append(const Game& game, const Catalogue& catalogue, const WordTable& words, const CardTable& base,
                       CardIndex card, std::span<const FieldIndex> changed)
{
    const std::size_t row = m_rows++;
    for (std::size_t zone = 0; zone < m_yes.size(); ++zone) {
        const auto copyOf = [&](const Mask* masks) { return std::span(masks, m_maskWords); };
        std::ranges::copy(copyOf(base.yes(zone, at(card))), std::back_inserter(m_yes[zone]));
        std::ranges::copy(copyOf(base.possible(zone, at(card))), std::back_inserter(m_possible[zone]));
        for (std::size_t pile = 0; pile < m_plan->piles.size(); ++pile) {
            const EvaluationPlan::Pile& wanted = m_plan->piles[pile];
            if (overlap(wanted.fields, changed))
                setInPile(pile, zone, row, matches(wanted.query, game, catalogue, card, static_cast<ZoneIndex>(zone)));
        }
    }
    for (std::size_t column = 0; column < m_conditions.size(); ++column)
        m_conditions[column].push_back(matches(m_plan->conditions[column], game, catalogue, card));
    addValues(game, catalogue, words, card);
    addExpressions(row);
}

void CardTable::addValues(const Game& game, const Catalogue& catalogue, const WordTable& words, CardIndex card)
{
    for (std::size_t column = 0; column < m_numbers.size(); ++column) {
        const auto field = m_plan->numbers[column].field;
        m_numbers[column].push_back(field ? fieldNumber(catalogue, card, *field) : Number{});
    }
    for (std::uint32_t column = 0; column < m_words.size(); ++column) addWords(game, catalogue, words, column, card);
}

void CardTable::addWords(const Game& game, const Catalogue& catalogue, const WordTable& table, std::uint32_t column,
                         CardIndex card)
{
    WordColumn& target = m_words[column];
    const EvaluationPlan::WordColumn& wanted = m_plan->words[column];
    const auto begin = static_cast<std::uint32_t>(target.pool.size());
    const auto words = wordsOf(game, catalogue, wanted.subject, wanted.field, card);
    if (words) {
        for (const std::string& word : *words) target.pool.push_back(table.number(word));
        std::sort(target.pool.begin() + begin, target.pool.end());
        target.pool.erase(std::unique(target.pool.begin() + begin, target.pool.end()), target.pool.end());
    }
    target.ranges.push_back({begin, static_cast<std::uint32_t>(target.pool.size()) - begin, words.has_value()});
}

void CardTable::addExpressions(std::size_t row)
{
    for (std::size_t column = 0; column < m_numbers.size(); ++column) {
        const EvaluationPlan::NumberColumn& wanted = m_plan->numbers[column];
        if (wanted.field) continue;
        const DeckSource source(wanted.expression, *m_plan, *this, row);
        m_numbers[column][row] = Evaluation(wanted.expression.syntax, source).number(wanted.expression.syntax.root);
    }
}

}  // namespace mazzo::model
