// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/subject_parser.h"

#include "model/query/vocabulary.h"
#include "model/text.h"

namespace mazzo::model {

using Kind = Node::Kind;

bool SubjectParser::setSubject(Node& node, const Lexeme& name)
{
    const std::string called = folded(name.text);
    if (called == "name") node.subject = Subject::Name;
    else if (called == "id") node.subject = Subject::Id;
    else if (called == "type") node.subject = Subject::Type;
    else if (const auto field = fieldCalled(m_builder.game(), called)) node.index = static_cast<std::uint16_t>(*field);
    else return false;
    return true;
}

bool SubjectParser::subject(Node& node)
{
    Scanner& scanner = m_builder.scanner();
    const Game& game = m_builder.game();
    scanner.skipBlanks();
    const Lexeme typed = scanner.peek() == '"' ? scanner.phrase() : scanner.name();
    const bool isSum = isPileNumber(node.kind) && node.kind != Kind::Distinct;
    if (folded(typed.text).empty()) m_builder.fail("query.missing", scanner.position(), {"field"});
    if (!setSubject(node, typed) || (isSum && node.subject != Subject::Field))
        m_builder.failUnknown("query.unknown-field", typed, fieldNames(game));
    else if (isSum && game[node.field()].type != Field::Type::Number)
        m_builder.fail("query.wrong-type", typed.begin, {"number"});
    scanner.skipBlanks();
    if (!m_builder.failed() && scanner.peek() != ')' && !scanner.accept(','))
        m_builder.fail("query.missing", scanner.position(), {","});
    return !m_builder.failed();
}

}  // namespace mazzo::model
