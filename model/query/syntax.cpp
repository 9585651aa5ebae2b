// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/syntax.h"

#include <algorithm>

namespace mazzo::model {

using Kind = Node::Kind;

namespace {

bool hasText(Kind kind)
{
    return kind == Kind::Name || kind == Kind::Text || kind == Kind::Id || kind == Kind::Word ||
           kind == Kind::Printed || kind == Kind::InPlace || kind == Kind::OptionIs || kind == Kind::EditionIs;
}

/// Copies a subtree, children first.
NodeIndex copyInto(Syntax& target, std::vector<NodeIndex>* origins, const Syntax& source, NodeIndex index)
{
    Node node = source[index];
    std::vector<NodeIndex> children;
    for (const NodeIndex child : source.children(node)) children.push_back(copyInto(target, origins, source, child));
    node.firstChild = children.empty() ? 0 : static_cast<std::uint32_t>(target.childLists.size());
    target.childLists.insert(target.childLists.end(), children.begin(), children.end());
    node.column = 0;
    if (hasText(node.kind)) target.texts.push_back(source.text(node));
    node.text = target.texts.empty() ? 0 : static_cast<std::uint32_t>(target.texts.size() - 1);
    target.nodes.push_back(node);
    if (origins) origins->push_back(index);
    return NodeIndex{static_cast<std::uint32_t>(target.nodes.size() - 1)};
}

}  // namespace

Sort sortOf(Kind kind)
{
    if (kind >= Kind::Literal && kind <= Kind::Unplaced) return Sort::Number;
    return kind == Kind::FieldWords || kind == Kind::Values ? Sort::List : Sort::Condition;
}

bool isCardCondition(Kind kind) { return kind >= Kind::Everything && kind <= Kind::InZone; }

bool isPileNumber(Kind kind) { return kind >= Kind::Count && kind <= Kind::Greatest; }

bool isRelation(Kind kind) { return kind == Kind::Among || kind == Kind::HasValue; }

std::vector<FieldIndex> fieldsUsed(const Syntax& syntax)
{
    std::vector<FieldIndex> fields;
    for (const Node& node : syntax.nodes) {
        switch (node.kind) {
        case Kind::Number:
        case Kind::Word:
        case Kind::Flag:
        case Kind::Has:
        case Kind::Unknown:
        case Kind::FieldNumber: fields.push_back(node.field()); break;
        case Kind::Sum:
        case Kind::SumOnce:
        case Kind::Least:
        case Kind::Greatest:
        case Kind::Distinct:
        case Kind::Among:
        case Kind::HasValue:
        case Kind::FieldWords:
        case Kind::Values:
            if (node.subject == Subject::Field) fields.push_back(node.field());
            break;
        default: break;
        }
    }
    std::ranges::sort(fields);
    const auto repeated = std::ranges::unique(fields);
    fields.erase(repeated.begin(), repeated.end());
    return fields;
}

Syntax subtree(const Syntax& syntax, NodeIndex node, std::vector<NodeIndex>* origins)
{
    Syntax copy;
    copy.root = copyInto(copy, origins, syntax, node);
    return copy;
}

NodeIndex append(Syntax& target, const Syntax& source) { return copyInto(target, nullptr, source, source.root); }

bool contains(const Syntax& syntax, NodeIndex node, bool (*accepts)(Kind))
{
    return accepts(syntax[node].kind) || std::ranges::any_of(syntax.children(syntax[node]), [&](NodeIndex child) {
               return contains(syntax, child, accepts);
           });
}

}  // namespace mazzo::model
