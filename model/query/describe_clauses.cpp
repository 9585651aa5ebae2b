// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/describe.h"

namespace mazzo::model {

using Kind = Node::Kind;

std::string QueryDescriber::fieldName(Subject subject, FieldIndex field) const
{
    switch (subject) {
    case Subject::Name: return std::string(m_wording.nameField);
    case Subject::Id: return std::string(m_wording.idField);
    case Subject::Type: return std::string(m_wording.typeField);
    case Subject::Field: break;
    }
    return inSentence(in(m_game[field].name));
}

/// Clauses about a field name it first, then the value; the others have only the value.
std::string QueryDescriber::written(const Clause& clause) const
{
    return clause.subject.empty() ? filled(clause.pattern, clause.value)
                                  : filled(clause.pattern, clause.subject, clause.value);
}

QueryDescriber::Clause QueryDescriber::clauseOf(const Node& node, bool negated) const
{
    const auto either = [negated](const Wording::Clause& clause) { return negated ? clause.isNot : clause.is; };
    const auto field = [&] { return fieldName(Subject::Field, node.field()); };
    switch (node.kind) {
    case Kind::Name:
    case Kind::Text:
    case Kind::Id: return textClause(node, negated);
    case Kind::Word: return wordClause(node, negated);
    case Kind::Type: return {negated ? std::string_view() : m_wording.ofType, {}, typeNoun(node, false)};
    case Kind::InZone: return {either(m_wording.inZone), {}, std::string(in(m_game[node.zone()].name))};
    case Kind::Flag: return {either(m_wording.flag), {}, std::string(in(m_game[node.field()].name))};
    case Kind::Has: return {either(m_wording.has), {}, field()};
    case Kind::HasText: return {either(m_wording.hasText), {}, {}};
    case Kind::Unknown: return {negated ? std::string_view() : m_wording.unknown, {}, field()};
    case Kind::UnknownText: return {negated ? std::string_view() : m_wording.unknownText, {}, {}};
    case Kind::InPlace: return {either(m_wording.inPlace), {}, filled(m_wording.quoted, m_syntax.text(node).typed)};
    case Kind::Holds: {
        const std::string holding(m_wording.holdings[node.index]);
        const std::string number = std::to_string(node.number);
        if (node.comparison == Comparison::NotEqual)
            return {negated ? std::string_view() : m_wording.fieldIsOther, holding, number};
        return {either(m_wording.fieldIs), holding,
                filled(m_wording.bounds[static_cast<std::size_t>(node.comparison)], number)};
    }
    case Kind::CanAdd: return {either(m_wording.canAdd), {}, {}};
    case Kind::Number: {
        const std::string number = std::to_string(node.number);
        if (node.comparison == Comparison::NotEqual)
            return {negated ? std::string_view() : m_wording.fieldIsOther, field(), number};
        return {either(m_wording.fieldIs), field(),
                filled(m_wording.bounds[static_cast<std::size_t>(node.comparison)], number)};
    }
    default:
        return {negated == (node.kind == Kind::Nothing) ? m_wording.anything.is : m_wording.anything.isNot, {}, {}};
    }
}

QueryDescriber::Clause QueryDescriber::textClause(const Node& node, bool negated) const
{
    const bool name = node.kind == Kind::Name;
    const bool id = node.kind == Kind::Id;
    std::string typed = filled(m_wording.quoted, m_syntax.text(node).typed);
    if (node.comparison == Comparison::NotEqual) {
        const std::string_view other = name ? m_wording.nameIsOther : id ? m_wording.idIsOther : m_wording.textIsOther;
        return {negated ? std::string_view() : other, {}, std::move(typed)};
    }
    const bool contains = node.comparison == Comparison::Contains;
    const Wording::Clause& clause = name ? (contains ? m_wording.nameContains : m_wording.nameIs)
                                    : id ? (contains ? m_wording.idContains : m_wording.idIs)
                                         : (contains ? m_wording.textContains : m_wording.textIs);
    return {negated ? clause.isNot : clause.is, {}, std::move(typed)};
}

QueryDescriber::Clause QueryDescriber::wordClause(const Node& node, bool negated) const
{
    const Field& field = m_game[node.field()];
    const std::string& typed = m_syntax.text(node).typed;
    const Choice* choice = field.choice(typed);
    std::string value = !choice                ? filled(m_wording.quoted, typed)
                        : choice->name.empty() ? choice->id
                                               : std::string(in(choice->name));
    std::string name = fieldName(Subject::Field, node.field());
    if (node.comparison == Comparison::NotEqual)
        return {negated ? std::string_view() : m_wording.fieldIsOther, std::move(name), std::move(value)};
    const bool contains = node.comparison == Comparison::Contains;
    const bool list = field.type == Field::Type::Words;
    const Wording::Clause& clause = list ? (contains ? m_wording.fieldIncludes : m_wording.fieldIsOnly)
                                    : contains && field.choices.empty() ? m_wording.fieldContains
                                                                        : m_wording.fieldIs;
    return {negated ? clause.isNot : clause.is, std::move(name), std::move(value)};
}

}  // namespace mazzo::model
