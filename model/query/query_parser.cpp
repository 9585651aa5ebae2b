// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/query_parser.h"

#include "model/query/subject_parser.h"
#include "model/query/vocabulary.h"

#include <algorithm>

namespace mazzo::model {

bool QueryParser::atEnd()
{
    m_scanner.skipBlanks();
    return m_scanner.atEnd() || m_scanner.peek() == ')' || (m_builder.strict() && m_scanner.peek() == ',');
}

QueryParser::Parsed QueryParser::query()
{
    m_relations = 0;
    return orQuery();
}

QueryParser::Parsed QueryParser::orQuery()
{
    Parts parts;
    do {
        if (const Parsed part = andQuery()) parts.push_back(*part);
    } while (m_scanner.acceptKeyword("or"));
    return m_builder.join(Node::Kind::Or, parts);
}

QueryParser::Parsed QueryParser::andQuery()
{
    Parts parts;
    bool joins = true;
    while (true) {
        if (atEnd() || m_scanner.atKeyword("or")) {
            if (joins && m_builder.strict() && !m_builder.failed())
                m_builder.fail("query.missing", m_scanner.position(), {"term"});
            return m_builder.join(Node::Kind::And, parts);
        }
        if (m_scanner.acceptKeyword("and")) {
            if (joins && m_builder.strict()) m_builder.fail("query.missing", m_scanner.position(), {"term"});
            joins = true;
            continue;
        }
        if (const Parsed part = unaryQuery()) parts.push_back(*part);
        joins = false;
    }
}

QueryParser::Parsed QueryParser::unaryQuery()
{
    const SyntaxBuilder::Level level(m_builder);
    if (m_builder.failed()) return std::nullopt;
    const std::size_t position = m_scanner.position();
    if (!m_scanner.acceptKeyword("not") && !m_scanner.accept('-'))
        return m_scanner.peek() == '(' ? bracketQuery() : term();
    if (atEnd() || m_scanner.atKeyword("or") || m_scanner.atKeyword("and")) {
        if (m_builder.strict()) m_builder.fail("query.missing", m_scanner.position(), {"term"});
        return std::nullopt;
    }
    const Parsed inner = unaryQuery();
    if (!inner) return std::nullopt;
    return m_builder.add(Node::Kind::Not, position, std::span(&*inner, 1));
}

QueryParser::Parsed QueryParser::bracketQuery()
{
    m_scanner.moveTo(m_scanner.position() + 1);
    const Parsed inner = orQuery();
    if (!m_scanner.accept(')') && m_builder.strict() && !m_builder.failed())
        m_builder.fail("query.missing", m_scanner.position(), {")"});
    return inner;
}

QueryParser::Parsed QueryParser::term()
{
    const std::size_t position = m_scanner.position();
    if (!m_builder.countTerm(position)) return std::nullopt;
    if (m_scanner.comparison()) return m_builder.fail("query.unexpected", position, {std::string(1, m_scanner.peek())});
    const Lexeme word = m_scanner.peek() == '"' ? m_scanner.phrase() : m_scanner.name();
    if (!word.closed && m_builder.strict()) return m_builder.fail("query.missing", m_scanner.position(), {"\""});
    if (!word.quoted && m_scanner.peek() == '(' &&
        std::ranges::find(queryFunctions(), word.text) != queryFunctions().end())
        return m_builder.fail("query.needs-pile", position, {word.text});
    if (const auto comparison = m_scanner.acceptComparison()) return condition(word, *comparison);
    // `cost <= 3`: blanks may precede a comparison, but not a colon (which may follow a name).
    const std::size_t end = m_scanner.position();
    m_scanner.skipBlanks();
    if (m_builder.strict() && m_scanner.acceptKeyword("in")) return among(word);
    const auto apart = m_scanner.comparison();
    if (apart && *apart != Comparison::Contains) return condition(word, *m_scanner.acceptComparison());
    m_scanner.moveTo(end);
    return m_conditions.nameCondition(word);
}

QueryParser::Parsed QueryParser::condition(const Lexeme& name, Comparison comparison)
{
    const Parsed parsed = m_conditions.condition(name, comparison);
    const bool related = parsed && m_builder[*parsed].kind == Node::Kind::HasValue;
    return related && !countRelation(name.begin) ? std::nullopt : parsed;
}

/// Each combination of the answers of such conditions is a pile of its own, so there may be few of them.
bool QueryParser::countRelation(std::size_t position)
{
    constexpr int kMaxRelations = 4;
    if (m_inList) m_builder.fail("query.unexpected", position, {"in"});
    else if (++m_relations > kMaxRelations)
        m_builder.fail("query.too-many-terms", position, {std::to_string(kMaxRelations)});
    return !m_builder.failed();
}

/// `faction in values(faction, zone:identity)`: every word of the card's field is in the list.
QueryParser::Parsed QueryParser::among(const Lexeme& field)
{
    if (!countRelation(field.begin)) return std::nullopt;
    Node node;
    node.kind = Node::Kind::Among;
    node.column = m_builder.column(field.begin);
    if (!SubjectParser(m_builder).setSubject(node, field))
        return m_builder.failUnknown("query.unknown-field", field, fieldNames(m_builder.game()));
    m_scanner.skipBlanks();
    const std::size_t position = m_scanner.position();
    const Lexeme function = m_scanner.name();
    if (function.text != "values" || !m_scanner.accept('('))
        return m_builder.fail("query.missing", position, {"values("});
    Node list;
    list.kind = Node::Kind::Values;
    list.column = m_builder.column(position);
    if (!SubjectParser(m_builder).subject(list)) return std::nullopt;
    m_inList = true;
    const bool all = atEnd() && m_scanner.peek() == ')';
    const Parsed query = all ? Parsed(m_builder.add(Node::Kind::Everything, m_scanner.position())) : orQuery();
    m_inList = false;
    if (!query || !m_builder.closeBracket()) return std::nullopt;
    const NodeIndex values = m_builder.add(list, std::span(&*query, 1));
    return m_builder.add(node, std::span(&values, 1));
}

}  // namespace mazzo::model
