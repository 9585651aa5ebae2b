// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/query/syntax.h"

#include <span>
#include <string>
#include <unordered_map>

namespace mazzo::model {

/// A number field of every card, laid out to be added up.
struct NumberColumn {
    NumberColumn(const Game& game, const Catalogue& catalogue, FieldIndex field);

    FieldIndex field;
    Interval domain;
    std::vector<Interval> ranges;  ///< zero where absent, the domain where unknown
    CardBits present;
};

/// The words of one expression as small numbers, equal for equal folded words whatever field they come from.
class WordTable {
public:
    [[nodiscard]] std::uint32_t add(std::string_view word);
    [[nodiscard]] std::size_t size() const { return m_words.size(); }
    [[nodiscard]] const std::string& operator[](std::uint32_t word) const { return m_words[word]; }

private:
    std::unordered_map<std::string, std::uint32_t> m_numbers;  // by folded word
    std::vector<std::string> m_words;                          // as first met
};

/// The words that every card has in a field, or its name, id or type.
class WordColumn {
public:
    WordColumn(const Game& game, const Catalogue& catalogue, Subject subject, FieldIndex field, WordTable& table);

    [[nodiscard]] bool isOf(Subject subject, FieldIndex field) const
    {
        return m_subject == subject && m_field == field;
    }
    [[nodiscard]] bool isKnown(CardIndex card) const { return m_known.contains(card); }  ///< absent is known: no words
    [[nodiscard]] std::span<const std::uint32_t> words(CardIndex card) const
    {
        return std::span(m_words).subspan(m_first[at(card)], m_first[at(card) + 1] - m_first[at(card)]);
    }
    [[nodiscard]] bool isSingle() const { return m_single; }  ///< a card that has it has one word
    [[nodiscard]] bool isOnEveryCard() const { return m_subject != Subject::Field; }
    [[nodiscard]] int mostWords() const { return m_most; }  ///< how many different words there can be at all

private:
    void read(const Game& game, const Catalogue& catalogue, CardIndex card, WordTable& table);

    Subject m_subject;
    FieldIndex m_field;
    bool m_single = true;
    int m_most = Interval::kHighest;
    CardBits m_known;
    std::vector<std::uint32_t> m_first;  // where each card's words begin, and one more
    std::vector<std::uint32_t> m_words;
};

}  // namespace mazzo::model
