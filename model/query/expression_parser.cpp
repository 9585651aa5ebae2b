// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/expression_parser.h"

#include "model/query/subject_parser.h"
#include "model/query/vocabulary.h"
#include "model/text.h"

#include <array>
#include <charconv>

namespace mazzo::model {

using Kind = Node::Kind;

ExpressionParser::Parsed ExpressionParser::condition()
{
    const Parsed first = andCondition();
    if (!first || !m_scanner.acceptKeyword("or")) return first;
    Parts parts;
    Parsed part = m_builder.expect(Sort::Condition, first);
    while (part) {
        parts.push_back(*part);
        if (parts.size() > 1 && !m_scanner.acceptKeyword("or")) return m_builder.join(Kind::Or, parts);
        part = m_builder.expect(Sort::Condition, andCondition());
    }
    return std::nullopt;
}

ExpressionParser::Parsed ExpressionParser::andCondition()
{
    const Parsed first = notCondition();
    if (!first || !m_scanner.acceptKeyword("and")) return first;
    Parts parts;
    Parsed part = m_builder.expect(Sort::Condition, first);
    while (part) {
        parts.push_back(*part);
        if (parts.size() > 1 && !m_scanner.acceptKeyword("and")) return m_builder.join(Kind::And, parts);
        part = m_builder.expect(Sort::Condition, notCondition());
    }
    return std::nullopt;
}

ExpressionParser::Parsed ExpressionParser::notCondition()
{
    const SyntaxBuilder::Level level(m_builder);
    m_scanner.skipBlanks();
    const std::size_t position = m_scanner.position();
    if (!m_scanner.acceptKeyword("not")) return comparison();
    const Parsed inner = m_builder.expect(Sort::Condition, notCondition());
    if (!inner) return std::nullopt;
    return m_builder.add(Kind::Not, position, std::span(&*inner, 1));
}

ExpressionParser::Parsed ExpressionParser::comparison()
{
    const Parsed left = sum();
    if (!left) return std::nullopt;
    m_scanner.skipBlanks();
    const std::size_t position = m_scanner.position();
    const auto comparison = m_scanner.acceptComparison();
    if (!comparison) return left;
    if (*comparison == Comparison::Contains) return m_builder.fail("query.unexpected", position, {":"});
    const Parsed first = m_builder.expect(Sort::Number, left);
    const Parsed second = first ? m_builder.expect(Sort::Number, sum()) : std::nullopt;
    if (!second) return std::nullopt;
    Node node;
    node.kind = Kind::Compare;
    node.comparison = *comparison;
    node.column = m_builder[*first].column;
    const std::array sides{*first, *second};
    return m_builder.add(node, sides);
}

ExpressionParser::Parsed ExpressionParser::sum()
{
    Parsed part = product();
    Parts parts;
    while (part) {
        parts.push_back(*part);
        m_scanner.skipBlanks();
        const std::size_t position = m_scanner.position();
        const bool minus = m_scanner.accept('-');
        if (!minus && !m_scanner.accept('+')) return parts.size() == 1 ? part : m_builder.join(Kind::Add, parts);
        if (parts.size() == 1 && !m_builder.expect(Sort::Number, part)) return std::nullopt;
        part = m_builder.expect(Sort::Number, product());
        if (part && minus) part = m_builder.add(Kind::Negate, position, std::span(&*part, 1));
    }
    return std::nullopt;
}

ExpressionParser::Parsed ExpressionParser::product()
{
    Parsed left = unary();
    while (left) {
        const bool times = m_scanner.accept('*');
        if (!times && !m_scanner.accept('/')) return left;
        if (!m_builder.expect(Sort::Number, left)) return std::nullopt;
        const Parsed right = m_builder.expect(Sort::Number, unary());
        if (!right) return std::nullopt;
        left = m_builder.join(times ? Kind::Multiply : Kind::Divide, {*left, *right});
    }
    return std::nullopt;
}

ExpressionParser::Parsed ExpressionParser::unary()
{
    const SyntaxBuilder::Level level(m_builder);
    m_scanner.skipBlanks();
    const std::size_t position = m_scanner.position();
    if (!m_scanner.accept('-')) return primary();
    const Parsed inner = m_builder.expect(Sort::Number, unary());
    if (!inner) return std::nullopt;
    return m_builder.add(Kind::Negate, position, std::span(&*inner, 1));
}

ExpressionParser::Parsed ExpressionParser::primary()
{
    if (m_builder.failed()) return std::nullopt;
    const std::size_t position = m_scanner.position();
    if (m_scanner.atEnd() || m_scanner.peek() == ')' || m_scanner.peek() == ',')
        return m_builder.fail("query.missing", position, {"term"});
    if (!m_builder.countTerm(position)) return std::nullopt;
    if (m_scanner.accept('(')) {
        const Parsed inner = condition();
        return inner && m_builder.closeBracket() ? inner : std::nullopt;
    }
    if (isDigit(m_scanner.peek())) return literal();
    const Lexeme name = m_scanner.peek() == '"' ? m_scanner.phrase() : m_scanner.name();
    if (!name.closed) return m_builder.fail("query.missing", m_scanner.position(), {"\""});
    if (name.text.empty()) return m_builder.fail("query.unexpected", position, {std::string(1, m_scanner.peek())});
    return named(name);
}

ExpressionParser::Parsed ExpressionParser::literal()
{
    const std::size_t begin = m_scanner.position();
    std::string digits;
    while (isDigit(m_scanner.peek(digits.size()))) digits += m_scanner.peek(digits.size());
    Node node;
    node.kind = Kind::Literal;
    node.column = m_builder.column(begin);
    const auto [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), node.number);
    if (error != std::errc{}) return m_builder.fail("query.not-a-number", begin, {digits});
    m_scanner.moveTo(begin + digits.size());
    return m_builder.add(node);
}

/// A name is a function, a field of this card, a condition on this card, or an option.
ExpressionParser::Parsed ExpressionParser::named(const Lexeme& name)
{
    if (!name.quoted && m_scanner.peek() == '(') return m_functions.call(name);
    const std::string called = folded(name.text);
    const bool common = isCommonField(called);
    const auto field = fieldCalled(m_game, called);
    const auto option = m_game.option(called);
    if (!common && (!field || m_scope == Scope::Piles) && option) return m_settings.option(*option, name);
    if (!common && !field) {
        auto candidates = fieldNames(m_game);
        for (const Option& each : m_game.options) candidates.push_back(each.id);
        candidates.insert(candidates.end(), queryFunctions().begin(), queryFunctions().end());
        return m_builder.failUnknown("query.unknown-field", name, candidates);
    }
    if (m_scope == Scope::Piles) return m_builder.fail("query.needs-card", name.begin, {name.text});

    const std::size_t end = m_scanner.position();
    m_scanner.skipBlanks();
    if (m_scanner.acceptKeyword("in")) return among(name);
    const auto comparison = m_scanner.comparison();
    const bool number = field && m_game[*field].type == Field::Type::Number;
    // A number may be compared with any number; everything else only with a word, as in a query.
    if (comparison && (!number || *comparison == Comparison::Contains))
        return m_conditions.condition(name, *m_scanner.acceptComparison());
    m_scanner.moveTo(end);
    if (field) return cardField(*field, name);
    Node node;
    node.kind = Kind::FieldWords;
    node.column = m_builder.column(name.begin);
    if (called == "name") node.subject = Subject::Name;
    else if (called == "id") node.subject = Subject::Id;
    else if (called == "type") node.subject = Subject::Type;
    else return m_builder.fail("query.missing", end, {"value"});
    return m_builder.add(node);
}

/// `faction in values(…)`: every word of this card's field is in the list. A card without the field is not.
ExpressionParser::Parsed ExpressionParser::among(const Lexeme& name)
{
    Node own;
    own.kind = Kind::FieldWords;
    own.column = m_builder.column(name.begin);
    const bool isList = SubjectParser(m_builder).setSubject(own, name) &&
                        (own.subject != Subject::Field || m_game[own.field()].type == Field::Type::Text ||
                         m_game[own.field()].type == Field::Type::Words);
    if (!isList) return m_builder.fail("query.wrong-type", name.begin, {"list"});
    const NodeIndex words = m_builder.add(own);
    const Parsed list = m_builder.expect(Sort::List, sum());
    if (!list) return std::nullopt;
    const NodeIndex all = m_builder.add(Kind::HasAll, name.begin, std::array{words, *list});
    if (own.subject != Subject::Field) return all;
    own.kind = Kind::Has;
    return m_builder.join(Kind::And, {m_builder.add(own), all});
}

ExpressionParser::Parsed ExpressionParser::cardField(FieldIndex field, const Lexeme& name)
{
    Node node;
    node.index = static_cast<std::uint16_t>(field);
    node.column = m_builder.column(name.begin);
    switch (m_game[field].type) {
    case Field::Type::Number: node.kind = Kind::FieldNumber; break;
    case Field::Type::Flag: node.kind = Kind::Flag; break;
    case Field::Type::Text:
    case Field::Type::Words: node.kind = Kind::FieldWords; break;
    }
    return m_builder.add(node);
}

}  // namespace mazzo::model
