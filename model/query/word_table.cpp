// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/word_table.h"

#include "model/query/catalogue_card.h"
#include "model/text.h"

namespace mazzo::model {

std::optional<Words> wordsOf(const Game& game, const Catalogue& catalogue, Subject subject, FieldIndex field,
                             CardIndex card)
{
    return wordsOf(game, CatalogueCard(catalogue, card), subject, field);
}

std::uint32_t WordTable::add(std::string_view word)
{
    const auto known = m_numbers.find(std::string(word));
    if (known != m_numbers.end()) return known->second;
    const auto [entry, isNew] = m_numbers.try_emplace(folded(word), static_cast<std::uint32_t>(m_words.size()));
    const std::uint32_t number = entry->second;
    if (isNew) m_words.emplace_back(word);
    m_numbers.emplace(word, number);
    return number;
}

std::uint32_t WordTable::number(std::string_view word) const
{
    const auto known = m_numbers.find(std::string(word));
    return known != m_numbers.end() ? known->second : m_numbers.at(folded(word));
}

/// The numbers that an unknown one may turn out to be, if they are few enough to be tried out.
void WordTable::addSmall(Interval range)
{
    if (!range.hasLowerBound() || !range.hasUpperBound() || range.hi - std::int64_t{range.lo} >= kMaxCombinations)
        return;
    for (int number = range.lo; number <= range.hi; ++number) add(std::to_string(number));
}

void WordTable::addAll(const Game& game, const Catalogue& catalogue, const EvaluationPlan& plan)
{
    for (const EvaluationPlan::WordColumn& column : plan.words) {
        if (column.subject == Subject::Field) {
            const Field& field = game[column.field];
            for (const Choice& choice : field.choices) add(choice.id);
            if (field.type == Field::Type::Flag) {
                add("yes");
                add("no");
            }
        }
        for (std::size_t card = 0; card < catalogue.size(); ++card) {
            const auto words = wordsOf(game, catalogue, column.subject, column.field, static_cast<CardIndex>(card));
            if (words) {
                for (const std::string& word : *words) add(word);
            } else if (game[column.field].type == Field::Type::Number) {
                addSmall(catalogue.number(static_cast<CardIndex>(card), column.field));
            }
        }
    }
}

}  // namespace mazzo::model
