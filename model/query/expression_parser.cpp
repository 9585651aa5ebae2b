// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/expression.h"
#include "model/query/parser.h"
#include "model/query/vocabulary.h"
#include "model/text.h"

#include <array>
#include <charconv>

namespace mazzo::model {

namespace {

using Kind = Node::Kind;

constexpr std::array<std::string_view, 3> kSortNames{"condition", "number", "list"};

}  // namespace

Result<Expression> parseExpression(std::string_view text, const Game& game, Scope speaks)
{
    auto syntax = Parser(text, game).expression(speaks);
    if (!syntax) return failure(std::move(syntax.error()));
    return Expression{std::move(*syntax)};
}

std::vector<FieldIndex> fieldsUsed(const Expression& expression) { return fieldsUsed(expression.syntax); }

Parser::Parsed Parser::expect(Sort sort, Parsed parsed)
{
    if (!parsed || failed()) return std::nullopt;
    const Node& node = m_syntax[*parsed];
    if (sortOf(node.kind) == sort) return parsed;
    if (!m_error) {
        fail("query.wrong-type", 0, {std::string(kSortNames[static_cast<std::size_t>(sort)])});
        m_error->where.column = node.column;
    }
    return std::nullopt;
}

bool Parser::closeBracket()
{
    if (m_scanner.accept(')')) return true;
    if (m_scanner.atEnd()) fail("query.missing", m_scanner.position(), {")"});
    fail("query.unexpected", m_scanner.position(), {std::string(1, m_scanner.peek())});
    return false;
}

Parser::Parsed Parser::orCondition()
{
    const Parsed first = andCondition();
    if (!first || !m_scanner.acceptKeyword("or")) return first;
    Parts parts;
    Parsed part = expect(Sort::Condition, first);
    while (part) {
        parts.push_back(*part);
        if (parts.size() > 1 && !m_scanner.acceptKeyword("or")) return joined(Kind::Or, parts);
        part = expect(Sort::Condition, andCondition());
    }
    return std::nullopt;
}

Parser::Parsed Parser::andCondition()
{
    const Parsed first = notCondition();
    if (!first || !m_scanner.acceptKeyword("and")) return first;
    Parts parts;
    Parsed part = expect(Sort::Condition, first);
    while (part) {
        parts.push_back(*part);
        if (parts.size() > 1 && !m_scanner.acceptKeyword("and")) return joined(Kind::And, parts);
        part = expect(Sort::Condition, notCondition());
    }
    return std::nullopt;
}

Parser::Parsed Parser::notCondition()
{
    const Level level(*this);
    m_scanner.skipBlanks();
    const std::size_t position = m_scanner.position();
    if (!m_scanner.acceptKeyword("not")) return comparison();
    const Parsed inner = expect(Sort::Condition, notCondition());
    if (!inner) return std::nullopt;
    return add(Kind::Not, position, std::span(&*inner, 1));
}

Parser::Parsed Parser::comparison()
{
    const Parsed left = sum();
    if (!left) return std::nullopt;
    m_scanner.skipBlanks();
    const std::size_t position = m_scanner.position();
    const auto comparison = m_scanner.acceptComparison();
    if (!comparison) return left;
    if (*comparison == Comparison::Contains) return fail("query.unexpected", position, {":"});
    const Parsed first = expect(Sort::Number, left);
    const Parsed second = first ? expect(Sort::Number, sum()) : std::nullopt;
    if (!second) return std::nullopt;
    Node node;
    node.kind = Kind::Compare;
    node.comparison = *comparison;
    node.column = m_syntax[*first].column;
    const std::array sides{*first, *second};
    return add(node, sides);
}

Parser::Parsed Parser::sum()
{
    Parsed part = product();
    Parts parts;
    while (part) {
        parts.push_back(*part);
        m_scanner.skipBlanks();
        const std::size_t position = m_scanner.position();
        const bool minus = m_scanner.accept('-');
        if (!minus && !m_scanner.accept('+')) return parts.size() == 1 ? part : joined(Kind::Add, parts);
        if (parts.size() == 1 && !expect(Sort::Number, part)) return std::nullopt;
        part = expect(Sort::Number, product());
        if (part && minus) part = add(Kind::Negate, position, std::span(&*part, 1));
    }
    return std::nullopt;
}

Parser::Parsed Parser::product()
{
    Parsed left = unary();
    while (left) {
        const bool times = m_scanner.accept('*');
        if (!times && !m_scanner.accept('/')) return left;
        if (!expect(Sort::Number, left)) return std::nullopt;
        const Parsed right = expect(Sort::Number, unary());
        if (!right) return std::nullopt;
        left = joined(times ? Kind::Multiply : Kind::Divide, {*left, *right});
    }
    return std::nullopt;
}

Parser::Parsed Parser::unary()
{
    const Level level(*this);
    m_scanner.skipBlanks();
    const std::size_t position = m_scanner.position();
    if (!m_scanner.accept('-')) return primary();
    const Parsed inner = expect(Sort::Number, unary());
    if (!inner) return std::nullopt;
    return add(Kind::Negate, position, std::span(&*inner, 1));
}

Parser::Parsed Parser::primary()
{
    if (failed()) return std::nullopt;
    const std::size_t position = m_scanner.position();
    if (m_scanner.atEnd() || m_scanner.peek() == ')' || m_scanner.peek() == ',')
        return fail("query.missing", position, {"term"});
    if (!countTerm(position)) return std::nullopt;
    if (m_scanner.accept('(')) {
        const Parsed inner = orCondition();
        return inner && closeBracket() ? inner : std::nullopt;
    }
    if (isDigit(m_scanner.peek())) return literal();
    const Lexeme name = m_scanner.peek() == '"' ? m_scanner.phrase() : m_scanner.name();
    if (!name.closed) return fail("query.missing", m_text.size(), {"\""});
    if (name.text.empty()) return fail("query.unexpected", position, {std::string(1, m_scanner.peek())});
    return named(name);
}

Parser::Parsed Parser::literal()
{
    const std::size_t begin = m_scanner.position();
    std::size_t end = begin;
    while (end < m_text.size() && isDigit(m_text[end])) ++end;
    Node node;
    node.kind = Kind::Literal;
    node.column = column(begin);
    const auto [stop, error] = std::from_chars(m_text.data() + begin, m_text.data() + end, node.number);
    if (error != std::errc{})
        return fail("query.not-a-number", begin, {std::string(m_text.substr(begin, end - begin))});
    m_scanner.moveTo(end);
    return add(node);
}

/// A name is a function, this card's field, a question about this card, or an option that is a number.
Parser::Parsed Parser::named(const Lexeme& name)
{
    if (!name.quoted && m_scanner.peek() == '(') return call(name);
    const std::string called = folded(name.text);
    const bool common = isCommonField(called);
    const auto field = fieldCalled(m_game, called);
    const auto option = m_game.option(called);
    if (!common && (!field || m_speaks == Scope::Piles) && option) return optionTerm(*option, name);
    if (!common && !field) {
        auto candidates = fieldNames(m_game);
        for (const Option& each : m_game.options) candidates.push_back(each.id);
        candidates.insert(candidates.end(), queryFunctions().begin(), queryFunctions().end());
        return failUnknown("query.unknown-field", name, candidates);
    }
    if (m_speaks == Scope::Piles) return fail("query.needs-card", name.begin, {name.text});

    const std::size_t end = m_scanner.position();
    m_scanner.skipBlanks();
    const auto comparison = m_scanner.comparison();
    const bool number = field && m_game[*field].type == Field::Type::Number;
    // A number may be compared with any number; everything else only with a word, as in a query.
    if (comparison && (!number || *comparison == Comparison::Contains))
        return atom(name, *m_scanner.acceptComparison());
    m_scanner.moveTo(end);
    if (field) return bareField(*field, name);
    Node node;
    node.kind = Kind::FieldWords;
    node.column = column(name.begin);
    if (called == "name") node.subject = Subject::Name;
    else if (called == "id") node.subject = Subject::Id;
    else if (called == "type") node.subject = Subject::Type;
    else return fail("query.missing", end, {"value"});
    return add(node);
}

Parser::Parsed Parser::bareField(FieldIndex field, const Lexeme& name)
{
    Node node;
    node.index = static_cast<std::uint16_t>(field);
    node.column = column(name.begin);
    switch (m_game[field].type) {
    case Field::Type::Number: node.kind = Kind::FieldNumber; break;
    case Field::Type::Flag: node.kind = Kind::Flag; break;
    case Field::Type::Text:
    case Field::Type::Words: node.kind = Kind::FieldWords; break;
    }
    return add(node);
}

}  // namespace mazzo::model
