// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/comparison.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace mazzo::model {

/// A word or phrase of the text, and where it starts.
struct Lexeme {
    std::string text;
    std::size_t begin = 0;
    bool quoted = false;
    bool closed = true;  ///< false for a phrase whose second quote is missing
};

/// Splits a query into words. What ends a word depends on its place, so that the parser has to say what it expects.
class Scanner {
public:
    /// Where a word is: in a search commas are letters, in an expression + * and / are operators.
    enum class Place { Search, Pile, Expression };

    Scanner(std::string_view text, Place place) : m_text(text), m_place(place) {}

    void setPlace(Place place) { m_place = place; }
    [[nodiscard]] Place place() const { return m_place; }
    [[nodiscard]] std::size_t position() const { return m_position; }
    void moveTo(std::size_t position) { m_position = position; }
    [[nodiscard]] bool atEnd() const { return m_position >= m_text.size(); }
    [[nodiscard]] char peek(std::size_t ahead = 0) const
    {
        return m_position + ahead < m_text.size() ? m_text[m_position + ahead] : '\0';
    }
    [[nodiscard]] bool atBlank() const;
    void skipBlanks();
    [[nodiscard]] bool accept(char c);  ///< after blanks

    /// The comparison that begins here, if one does; `acceptComparison` also steps over it.
    [[nodiscard]] std::optional<Comparison> comparison() const;
    [[nodiscard]] std::optional<Comparison> acceptComparison();

    [[nodiscard]] Lexeme name();    ///< up to a blank, bracket, quote or comparison
    [[nodiscard]] Lexeme value();   ///< up to a blank, bracket or quote; in a search even comparisons belong to it
    [[nodiscard]] Lexeme phrase();  ///< from a quote to the next; `\"` and `\\` are escapes; the end of the text closes
                                    ///< it
    [[nodiscard]] bool atKeyword(std::string_view keyword) const;
    [[nodiscard]] bool acceptKeyword(std::string_view keyword);

private:
    [[nodiscard]] bool endsWord(std::size_t position) const;
    [[nodiscard]] std::size_t comparisonLength(std::size_t position) const;

    std::string_view m_text;
    std::size_t m_position = 0;
    Place m_place;
};

}  // namespace mazzo::model
