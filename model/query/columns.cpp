// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/columns.h"

#include "model/query/answers.h"
#include "model/text.h"

namespace mazzo::model {

namespace {

/// How many different values a field can have.
int valuesPossible(const Field& field)
{
    if (!field.choices.empty()) return static_cast<int>(field.choices.size());
    if (field.type == Field::Type::Flag) return 2;
    const bool bounded = field.type == Field::Type::Number && field.domain.hasLowerBound() &&
                         field.domain.hasUpperBound();
    if (!bounded) return Interval::kHighest;
    const std::int64_t width = std::int64_t{field.domain.hi} - field.domain.lo + 1;
    return static_cast<int>(std::min<std::int64_t>(width, Interval::kHighest));
}

}  // namespace

NumberColumn::NumberColumn(const Game& game, const Catalogue& catalogue, FieldIndex asked)
    : field(asked),
      domain(game[asked].domain),
      ranges(catalogue.size(), Interval::exactly(0)),
      present(catalogue.size())
{
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        const auto card = static_cast<CardIndex>(i);
        if (catalogue.absent(card, field)) continue;
        ranges[i] = catalogue.number(card, field);
        present.insert(card);
    }
}

std::uint32_t WordTable::add(std::string_view word)
{
    const auto [found, isNew] = m_numbers.try_emplace(folded(word), static_cast<std::uint32_t>(m_words.size()));
    if (isNew) m_words.emplace_back(word);
    return found->second;
}

WordColumn::WordColumn(const Game& game, const Catalogue& catalogue, Subject subject, FieldIndex field,
                       WordTable& table)
    : m_subject(subject), m_field(field), m_known(catalogue.size(), true)
{
    if (subject == Subject::Field) {
        m_single = game[field].type != Field::Type::Words;
        m_most = valuesPossible(game[field]);
    } else if (subject == Subject::Type) {
        m_most = static_cast<int>(game.types.size());
    }
    m_first.reserve(catalogue.size() + 1);
    m_first.push_back(0);
    for (std::size_t i = 0; i < catalogue.size(); ++i) {
        read(game, catalogue, static_cast<CardIndex>(i), table);
        m_first.push_back(static_cast<std::uint32_t>(m_words.size()));
    }
}

void WordColumn::read(const Game& game, const Catalogue& catalogue, CardIndex card, WordTable& table)
{
    switch (m_subject) {
    case Subject::Name:
        m_words.push_back(table.add(catalogue.name(card, game.languages.empty() ? "" : game.languages.front())));
        return;
    case Subject::Id: m_words.push_back(table.add(catalogue.id(card))); return;
    case Subject::Type: m_words.push_back(table.add(game[catalogue.type(card)].id)); return;
    case Subject::Field: break;
    }
    const auto words = wordsIn(catalogue.value(card, m_field));
    if (!words) m_known.erase(card);
    else
        for (const std::string& word : *words) m_words.push_back(table.add(word));
}

}  // namespace mazzo::model
