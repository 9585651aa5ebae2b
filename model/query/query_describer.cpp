// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/query_describer.h"

#include "model/query/phrase.h"
#include "model/query/vocabulary.h"

#include <algorithm>

namespace mazzo::model {

using Kind = Node::Kind;

/// Whether it is a condition of that kind, or an alternative between such conditions only.
bool QueryDescriber::isAll(const Node& node, Kind kind) const
{
    if (node.kind != Kind::Or) return node.kind == kind;
    return std::ranges::all_of(m_syntax.children(node), [&](NodeIndex child) { return m_syntax[child].kind == kind; });
}

std::string QueryDescriber::typeNoun(const Node& node, bool one) const
{
    const auto noun = [&](const Node& type) {
        const CardType& named = m_game[type.type()];
        return inSentence(name(one || named.plural.empty() ? named.name : named.plural));
    };
    if (node.kind == Kind::Type) return noun(node);
    std::vector<std::string> nouns;
    for (const NodeIndex child : m_syntax.children(node)) nouns.push_back(noun(m_syntax[child]));
    return m_texts.anyOf(nouns);
}

std::string QueryDescriber::cards(NodeIndex query, bool one) const
{
    const Node& root = m_syntax[query];
    const bool plainOr = root.kind == Kind::Or && !isAll(root, Kind::Type) && !isAll(root, Kind::InZone);
    if (plainOr && orClause(root).empty()) return alternatives(root, one);

    std::string noun;
    std::vector<std::string> places, clauses, choices, exceptions;
    const auto sort = [&](NodeIndex index) {
        const Node& node = m_syntax[index];
        if (noun.empty() && isAll(node, Kind::Type)) noun = typeNoun(node, one);
        else if (node.kind == Kind::Everything) return;
        else if (isException(node)) exceptions.push_back(cards(m_syntax.child(node)));
        else if (isAll(node, Kind::InZone)) places.push_back(clause(index));
        else if (node.kind == Kind::Or && orClause(node).empty()) choices.push_back(clause(index));
        else clauses.push_back(clause(index));
    };
    if (root.kind == Kind::And) std::ranges::for_each(m_syntax.children(root), sort);
    else sort(query);

    std::string out = noun.empty() ? (one ? m_texts.card : m_texts.cards) : noun;
    for (const std::string& place : places) out += ' ' + place;
    clauses.insert(clauses.end(), choices.begin(), choices.end());
    if (!clauses.empty()) out += ' ' + m_texts.allOf(clauses);
    if (!exceptions.empty()) out += ' ' + filled(m_texts.except, m_texts.allOf(exceptions));
    return out;
}

/// Whether it negates something that has no negative clause.
bool QueryDescriber::isException(const Node& node) const
{
    if (node.kind != Kind::Not) return false;
    const Node& inner = m_syntax[m_syntax.child(node)];
    return !isCardCondition(inner.kind) || clauseOf(inner, true).pattern.empty();
}

std::string QueryDescriber::alternatives(const Node& node, bool one) const
{
    std::vector<std::string> parts;
    for (const NodeIndex child : m_syntax.children(node)) parts.push_back(cards(child, one));
    return m_texts.anyOf(parts);
}

std::string QueryDescriber::clause(NodeIndex index) const
{
    const Node& node = m_syntax[index];
    if (isException(node)) return filled(m_texts.except, cards(m_syntax.child(node)));
    if (node.kind == Kind::Not) return written(clauseOf(m_syntax[m_syntax.child(node)], true));
    if (node.kind != Kind::And && node.kind != Kind::Or) return written(clauseOf(node, false));
    if (std::string shared = node.kind == Kind::Or ? orClause(node) : std::string(); !shared.empty()) return shared;
    std::vector<std::string> parts;
    for (const NodeIndex child : m_syntax.children(node)) parts.push_back(clause(child));
    if (node.kind == Kind::And) return m_texts.allOf(parts);
    return filled(m_texts.either, m_texts.anyOf(parts));
}

/// Alternatives that differ only in the value, as one clause; empty if they differ in more.
std::string QueryDescriber::orClause(const Node& node) const
{
    std::vector<std::string> values;
    Clause shared;
    for (const NodeIndex child : m_syntax.children(node)) {
        const Node& part = m_syntax[child];
        if (!isCardCondition(part.kind)) return {};
        Clause next = clauseOf(part, false);
        if (!values.empty() && (next.pattern != shared.pattern || next.subject != shared.subject)) return {};
        values.push_back(next.value);
        shared = std::move(next);
    }
    shared.value = m_texts.anyOf(values);
    return written(shared);
}

std::string QueryDescriber::fieldName(Subject subject, FieldIndex field) const
{
    switch (subject) {
    case Subject::Name: return m_texts.nameField;
    case Subject::Id: return m_texts.idField;
    case Subject::Type: return m_texts.typeField;
    case Subject::Field: break;
    }
    return inSentence(name(m_game[field].name));
}

/// Clauses about a field have two placeholders, the field's name and the value; the others only have the value.
std::string QueryDescriber::written(const Clause& clause) const
{
    return clause.subject.empty() ? filled(clause.pattern, clause.value)
                                  : filled(clause.pattern, clause.subject, clause.value);
}

QueryDescriber::Clause QueryDescriber::clauseOf(const Node& node, bool negated) const
{
    const auto either = [negated](const DescriptionTexts::Clause& clause) -> std::string_view {
        return negated ? clause.isNot : clause.is;
    };
    const auto field = [&] { return fieldName(Subject::Field, node.field()); };
    switch (node.kind) {
    case Kind::Name:
    case Kind::Text:
    case Kind::Id: return textClause(node, negated);
    case Kind::Word: return wordClause(node, negated);
    case Kind::Printed: return printingClause(node, negated);
    case Kind::Type: return {negated ? std::string_view() : m_texts.ofType, {}, typeNoun(node, false)};
    case Kind::InZone: return {either(m_texts.inZone), {}, std::string(name(m_game[node.zone()].name))};
    case Kind::Flag: return {either(m_texts.flag), {}, std::string(name(m_game[node.field()].name))};
    case Kind::Has: return {either(m_texts.has), {}, field()};
    case Kind::HasText: return {either(m_texts.hasText), {}, {}};
    case Kind::Unknown: return {negated ? std::string_view() : m_texts.unknown, {}, field()};
    case Kind::UnknownText: return {negated ? std::string_view() : m_texts.unknownText, {}, {}};
    case Kind::InPlace: return {either(m_texts.inPlace), {}, filled(m_texts.quoted, m_syntax.text(node).typed)};
    case Kind::Holds: {
        const std::string& holding = m_texts.holdings[node.index];
        const std::string number = std::to_string(node.number);
        if (node.comparison == Comparison::NotEqual)
            return {negated ? std::string_view() : m_texts.fieldIsOther, holding, number};
        return {either(m_texts.fieldIs), holding,
                filled(m_texts.bounds[static_cast<std::size_t>(node.comparison)], number)};
    }
    case Kind::Among: {
        const Node& list = m_syntax[m_syntax.child(node)];
        const std::string values = filled(m_texts.valuesOf, fieldName(list.subject, list.field()),
                                          cards(m_syntax.child(list)));
        return {either(m_texts.among), fieldName(node.subject, node.field()), values};
    }
    case Kind::HasValue: {
        const bool only = node.comparison == Comparison::Equal && node.subject == Subject::Field &&
                          m_game[node.field()].type == Field::Type::Words;
        return {either(only ? m_texts.onlyOfValue : m_texts.ofValue), {}, fieldName(node.subject, node.field())};
    }
    case Kind::CanAdd: return {either(m_texts.canAdd), {}, {}};
    case Kind::Number: {
        const std::string number = std::to_string(node.number);
        if (node.comparison == Comparison::NotEqual)
            return {negated ? std::string_view() : m_texts.fieldIsOther, field(), number};
        return {either(m_texts.fieldIs), field(),
                filled(m_texts.bounds[static_cast<std::size_t>(node.comparison)], number)};
    }
    default: return {negated == (node.kind == Kind::Nothing) ? m_texts.anything.is : m_texts.anything.isNot, {}, {}};
    }
}

QueryDescriber::Clause QueryDescriber::textClause(const Node& node, bool negated) const
{
    const bool isName = node.kind == Kind::Name;
    const bool isId = node.kind == Kind::Id;
    std::string typed = filled(m_texts.quoted, m_syntax.text(node).typed);
    if (node.comparison == Comparison::NotEqual) {
        const std::string_view other = isName ? m_texts.nameIsOther : isId ? m_texts.idIsOther : m_texts.textIsOther;
        return {negated ? std::string_view() : other, {}, std::move(typed)};
    }
    const bool contains = node.comparison == Comparison::Contains;
    const DescriptionTexts::Clause& clause = isName ? (contains ? m_texts.nameContains : m_texts.nameIs)
                                             : isId ? (contains ? m_texts.idContains : m_texts.idIs)
                                                    : (contains ? m_texts.textContains : m_texts.textIs);
    return {negated ? clause.isNot : clause.is, {}, std::move(typed)};
}

QueryDescriber::Clause QueryDescriber::printingClause(const Node& node, bool negated) const
{
    const auto part = static_cast<PrintingPart>(node.index);
    const std::string& typed = m_syntax.text(node).typed;
    const std::vector<Choice> choices = printingChoices(m_game, part);
    const auto choice = std::ranges::find(choices, typed, &Choice::id);
    std::string value = choice != choices.end() && !choice->name.empty() ? std::string(name(choice->name)) : typed;
    if (node.comparison == Comparison::Contains) value = filled(m_texts.quoted, value);
    else value = filled(m_texts.bounds[static_cast<std::size_t>(node.comparison)], value);
    const DescriptionTexts::Clause& clause = m_texts.printings[node.index];
    return {negated ? clause.isNot : clause.is, {}, std::move(value)};
}

QueryDescriber::Clause QueryDescriber::wordClause(const Node& node, bool negated) const
{
    const Field& field = m_game[node.field()];
    const std::string& typed = m_syntax.text(node).typed;
    const Choice* choice = field.choice(typed);
    std::string value = !choice                ? filled(m_texts.quoted, typed)
                        : choice->name.empty() ? choice->id
                                               : std::string(name(choice->name));
    std::string subject = fieldName(Subject::Field, node.field());
    if (node.comparison == Comparison::NotEqual)
        return {negated ? std::string_view() : m_texts.fieldIsOther, std::move(subject), std::move(value)};
    const bool contains = node.comparison == Comparison::Contains;
    const bool list = field.type == Field::Type::Words;
    const DescriptionTexts::Clause& clause = list ? (contains ? m_texts.fieldIncludes : m_texts.fieldIsOnly)
                                             : contains && field.choices.empty() ? m_texts.fieldContains
                                                                                 : m_texts.fieldIs;
    return {negated ? clause.isNot : clause.is, std::move(subject), std::move(value)};
}

}  // namespace mazzo::model
