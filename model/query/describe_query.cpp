// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/describe.h"
#include "model/query/query.h"

#include <algorithm>

namespace mazzo::model {

using Kind = Node::Kind;

std::string describe(const Query& query, const Game& game, std::string_view language)
{
    const QueryDescriber describer(query.syntax, game, language);
    const Kind kind = query.syntax[query.syntax.root].kind;
    if (kind == Kind::Everything) return std::string(describer.wording().allCards);
    if (kind == Kind::Nothing) return std::string(describer.wording().noCards);
    return describer.cards(query.syntax.root);
}

/// Is it one such question, or alternatives of nothing but such?
bool QueryDescriber::isAll(const Node& node, Kind kind) const
{
    if (node.kind != Kind::Or) return node.kind == kind;
    return std::ranges::all_of(m_syntax.children(node), [&](NodeIndex child) { return m_syntax[child].kind == kind; });
}

std::string QueryDescriber::typeNoun(const Node& node, bool one) const
{
    const auto noun = [&](const Node& type) {
        const CardType& named = m_game[type.type()];
        return inSentence(in(one || named.plural.empty() ? named.name : named.plural));
    };
    if (node.kind == Kind::Type) return noun(node);
    std::vector<std::string> nouns;
    for (const NodeIndex child : m_syntax.children(node)) nouns.push_back(noun(m_syntax[child]));
    return enumerated(nouns, m_wording.commaOr);
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

    std::string out = noun.empty() ? std::string(one ? m_wording.card : m_wording.cards) : noun;
    for (const std::string& place : places) out += ' ' + place;
    clauses.insert(clauses.end(), choices.begin(), choices.end());
    if (!clauses.empty()) out += ' ' + enumerated(clauses, m_wording.commaAnd);
    if (!exceptions.empty()) out += ' ' + filled(m_wording.except, enumerated(exceptions, m_wording.commaAnd));
    return out;
}

/// Is it the opposite of something that has no clause of its own for that?
bool QueryDescriber::isException(const Node& node) const
{
    if (node.kind != Kind::Not) return false;
    const Node& inner = m_syntax[m_syntax.child(node)];
    return !isCardQuestion(inner.kind) || clauseOf(inner, true).pattern.empty();
}

std::string QueryDescriber::alternatives(const Node& node, bool one) const
{
    std::vector<std::string> parts;
    for (const NodeIndex child : m_syntax.children(node)) parts.push_back(cards(child, one));
    return enumerated(parts, m_wording.commaOr);
}

std::string QueryDescriber::clause(NodeIndex index) const
{
    const Node& node = m_syntax[index];
    if (isException(node)) return filled(m_wording.except, cards(m_syntax.child(node)));
    if (node.kind == Kind::Not) return written(clauseOf(m_syntax[m_syntax.child(node)], true));
    if (node.kind != Kind::And && node.kind != Kind::Or) return written(clauseOf(node, false));
    if (std::string shared = node.kind == Kind::Or ? orClause(node) : std::string(); !shared.empty()) return shared;
    std::vector<std::string> parts;
    for (const NodeIndex child : m_syntax.children(node)) parts.push_back(clause(child));
    if (node.kind == Kind::And) return enumerated(parts, m_wording.commaAnd);
    return std::string(m_wording.either) + enumerated(parts, m_wording.commaOr);
}

/// Alternatives that differ only in the value, as one clause; nothing if they differ in more.
std::string QueryDescriber::orClause(const Node& node) const
{
    std::vector<std::string> values;
    Clause shared;
    for (const NodeIndex child : m_syntax.children(node)) {
        const Node& part = m_syntax[child];
        if (!isCardQuestion(part.kind)) return {};
        Clause next = clauseOf(part, false);
        if (!values.empty() && (next.pattern != shared.pattern || next.subject != shared.subject)) return {};
        values.push_back(next.value);
        shared = std::move(next);
    }
    shared.value = enumerated(values, m_wording.commaOr);
    return written(shared);
}

}  // namespace mazzo::model
