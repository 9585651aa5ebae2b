// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/function_parser.h"

#include "model/query/expression_parser.h"
#include "model/query/subject_parser.h"
#include "model/query/vocabulary.h"
#include "model/text.h"

#include <algorithm>

namespace mazzo::model {

using Kind = Node::Kind;

FunctionParser::Parsed FunctionParser::call(const Lexeme& name)
{
    m_scanner.moveTo(m_scanner.position() + 1);
    const std::string_view called = name.text;
    if (called == "min") return extremeCall(Kind::Minimum, name);
    if (called == "max") return extremeCall(Kind::Maximum, name);
    if (called == "if") return ifCall(name);
    if (called == "length") return listCall(Kind::Length, name, 1);
    if (called == "hasAll") return listCall(Kind::HasAll, name, 2);
    if (called == "hasAny") return listCall(Kind::HasAny, name, 2);
    if (std::ranges::find(queryFunctions(), called) == queryFunctions().end()) {
        const auto known = queryFunctions();
        return m_builder.failUnknown("query.unknown-function", name, {known.begin(), known.end()});
    }
    if (m_scope == Scope::OneCard) return m_builder.fail("query.needs-pile", name.begin, {name.text});
    if (called == "count") return pileCall(Kind::Count, name, false);
    if (called == "sum") return pileCall(Kind::Sum, name, true);
    if (called == "sumOnce") return pileCall(Kind::SumOnce, name, true);
    if (called == "least") return pileCall(Kind::Least, name, true);
    if (called == "greatest") return pileCall(Kind::Greatest, name, true);
    if (called == "every") return everyCall(name);
    if (called == "distinct") return pileCall(Kind::Distinct, name, true);
    if (called == "values") return pileCall(Kind::Values, name, true);
    if (called == "given") return givenCall(name);
    if (called == "option") return optionCall(name);
    if (m_scope == Scope::Piles) return m_builder.fail("query.needs-card", name.begin, {name.text});
    return pileCall(Kind::Copies, name, false);
}

FunctionParser::Parsed FunctionParser::pileCall(Kind kind, const Lexeme& name, bool withSubject)
{
    Node node;
    node.kind = kind;
    node.column = m_builder.column(name.begin);
    if (withSubject && !SubjectParser(m_builder).subject(node)) return std::nullopt;
    const Parsed query = pileQuery();
    if (!query || !m_builder.closeBracket()) return std::nullopt;
    return m_builder.add(node, std::span(&*query, 1));
}

FunctionParser::Parsed FunctionParser::pileQuery()
{
    m_scanner.setPlace(Scanner::Place::Pile);
    const bool all = m_queries.atEnd() && m_scanner.peek() == ')';
    const Parsed query = all ? Parsed(m_builder.add(Kind::Everything, m_scanner.position())) : m_queries.query();
    m_scanner.setPlace(Scanner::Place::Expression);
    return query;
}

FunctionParser::Parsed FunctionParser::listCall(Kind kind, const Lexeme& name, std::size_t lists)
{
    Parts parts;
    while (parts.size() < lists) {
        if (!parts.empty() && !m_scanner.accept(','))
            return m_builder.fail("query.missing", m_scanner.position(), {","});
        const Parsed part = m_builder.expect(Sort::List, m_arguments.sum());
        if (!part) return std::nullopt;
        parts.push_back(*part);
    }
    if (!m_builder.closeBracket()) return std::nullopt;
    return m_builder.add(kind, name.begin, parts);
}

FunctionParser::Parsed FunctionParser::extremeCall(Kind kind, const Lexeme& name)
{
    Parts parts;
    do {
        const Parsed part = m_builder.expect(Sort::Number, m_arguments.sum());
        if (!part) return std::nullopt;
        parts.push_back(*part);
    } while (m_scanner.accept(','));
    if (!m_builder.closeBracket()) return std::nullopt;
    return m_builder.add(kind, name.begin, parts);
}

FunctionParser::Parsed FunctionParser::ifCall(const Lexeme& name)
{
    const Parsed condition = m_builder.expect(Sort::Condition, m_arguments.condition());
    if (!condition) return std::nullopt;
    Parts parts{*condition};
    while (parts.size() < 3) {
        if (!m_scanner.accept(',')) return m_builder.fail("query.missing", m_scanner.position(), {","});
        const Parsed part = m_builder.expect(Sort::Number, m_arguments.sum());
        if (!part) return std::nullopt;
        parts.push_back(*part);
    }
    if (!m_builder.closeBracket()) return std::nullopt;
    return m_builder.add(Kind::If, name.begin, parts);
}

/// `every(field, pile, condition)`: the condition may read the current value as `$value`.
FunctionParser::Parsed FunctionParser::everyCall(const Lexeme& name)
{
    if (m_builder.isInEvery()) return m_builder.fail("query.unexpected", name.begin, {name.text});
    Node values;
    values.kind = Kind::Values;
    values.column = m_builder.column(name.begin);
    if (!SubjectParser(m_builder).subject(values)) return std::nullopt;
    const Parsed query = pileQuery();
    if (!query) return std::nullopt;
    if (!m_scanner.accept(',')) return m_builder.fail("query.missing", m_scanner.position(), {","});
    Parts parts{m_builder.add(values, std::span(&*query, 1))};
    m_builder.setInEvery(true);
    const Parsed condition = m_builder.expect(Sort::Condition, m_arguments.condition());
    m_builder.setInEvery(false);
    if (!condition || !m_builder.closeBracket()) return std::nullopt;
    parts.push_back(*condition);
    return m_builder.add(Kind::Every, name.begin, parts);
}

FunctionParser::Parsed FunctionParser::givenCall(const Lexeme& name)
{
    m_scanner.skipBlanks();
    const Lexeme typed = m_scanner.value();
    if (typed.text.empty()) return m_builder.fail("query.missing", m_scanner.position(), {"zone"});
    const auto zones = zonesCalled(m_game, folded(typed.text), true);
    if (zones.empty()) return m_builder.failUnknown("query.unknown-choice", typed, zoneNames(m_game));
    if (!m_builder.closeBracket()) return std::nullopt;
    Node node;
    node.kind = Kind::Given;
    node.index = static_cast<std::uint16_t>(zones.front());
    node.column = m_builder.column(name.begin);
    return m_builder.add(node);
}

FunctionParser::Parsed FunctionParser::optionCall(const Lexeme& name)
{
    m_scanner.skipBlanks();
    const Lexeme typed = m_scanner.value();
    if (typed.text.empty()) return m_builder.fail("query.missing", m_scanner.position(), {"option"});
    const std::string called = folded(typed.text);
    const auto option = m_game.option(called);
    if (called != "rules" && !option) {
        std::vector<std::string_view> candidates{"rules"};
        for (const Option& each : m_game.options) candidates.push_back(each.id);
        return m_builder.failUnknown("query.unknown-option", typed, candidates);
    }
    if (!m_builder.closeBracket()) return std::nullopt;
    return called == "rules" ? m_settings.edition(name) : m_settings.option(*option, name);
}

}  // namespace mazzo::model
