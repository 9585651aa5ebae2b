// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/scanner.h"

namespace mazzo::model {

namespace {

constexpr bool isBlank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; }

}  // namespace

bool Scanner::atBlank() const { return !atEnd() && isBlank(m_text[m_position]); }

void Scanner::skipBlanks()
{
    while (atBlank()) ++m_position;
}

bool Scanner::accept(char c)
{
    skipBlanks();
    if (atEnd() || m_text[m_position] != c) return false;
    ++m_position;
    return true;
}

std::size_t Scanner::comparisonLength(std::size_t position) const
{
    if (position >= m_text.size()) return 0;
    const bool thenEqual = position + 1 < m_text.size() && m_text[position + 1] == '=';
    switch (m_text[position]) {
    case ':':
    case '=': return 1;
    case '<':
    case '>': return thenEqual ? 2 : 1;
    case '!': return thenEqual ? 2 : 0;  // alone it is a letter of a name: "Fire!"
    default: return 0;
    }
}

std::optional<Comparison> Scanner::comparison() const
{
    const std::size_t length = comparisonLength(m_position);
    if (length == 0) return std::nullopt;
    switch (m_text[m_position]) {
    case ':': return Comparison::Contains;
    case '=': return Comparison::Equal;
    case '!': return Comparison::NotEqual;
    case '<': return length == 2 ? Comparison::LessEqual : Comparison::Less;
    default: return length == 2 ? Comparison::GreaterEqual : Comparison::Greater;
    }
}

std::optional<Comparison> Scanner::acceptComparison()
{
    const auto found = comparison();
    m_position += comparisonLength(m_position);
    return found;
}

bool Scanner::endsWord(std::size_t position) const
{
    const char c = m_text[position];
    if (isBlank(c) || c == '(' || c == ')' || c == '"') return true;
    if (c == ',') return m_place != Place::Search;
    return m_place == Place::Expression && (c == '+' || c == '*' || c == '/');
}

Lexeme Scanner::name()
{
    const std::size_t begin = m_position;
    while (!atEnd() && !endsWord(m_position) && comparisonLength(m_position) == 0) ++m_position;
    return {std::string(m_text.substr(begin, m_position - begin)), begin};
}

Lexeme Scanner::value()
{
    if (peek() == '"') return phrase();
    if (m_place == Place::Expression) return name();
    const std::size_t begin = m_position;
    while (!atEnd() && !endsWord(m_position)) ++m_position;
    return {std::string(m_text.substr(begin, m_position - begin)), begin};
}

Lexeme Scanner::phrase()
{
    Lexeme lexeme{{}, m_position++, true};
    while (!atEnd() && m_text[m_position] != '"') {
        if (m_text[m_position] == '\\' && (peek(1) == '"' || peek(1) == '\\')) ++m_position;
        lexeme.text.push_back(m_text[m_position++]);
    }
    lexeme.closed = !atEnd();
    if (lexeme.closed) ++m_position;
    return lexeme;
}

bool Scanner::atKeyword(std::string_view keyword) const
{
    for (std::size_t i = 0; i < keyword.size(); ++i)
        if (lower(peek(i)) != keyword[i]) return false;
    const std::size_t end = m_position + keyword.size();
    return end >= m_text.size() || endsWord(end);
}

bool Scanner::acceptKeyword(std::string_view keyword)
{
    skipBlanks();
    if (!atKeyword(keyword)) return false;
    m_position += keyword.size();
    return true;
}

}  // namespace mazzo::model
