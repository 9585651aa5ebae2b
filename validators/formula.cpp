// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/formula.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

using Kind = Node::Kind;

bool hasText(Kind kind)
{
    return kind == Kind::Name || kind == Kind::Text || kind == Kind::Id || kind == Kind::Word ||
           kind == Kind::OptionIs || kind == Kind::EditionIs;
}

/// Copies a subtree, children first, and remembers where each node came from.
NodeIndex copyInto(Syntax& target, std::vector<NodeIndex>& origins, const Syntax& source, NodeIndex index)
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
    origins.push_back(index);
    return NodeIndex{static_cast<std::uint32_t>(target.nodes.size() - 1)};
}

}  // namespace

Syntax subtree(const Syntax& syntax, NodeIndex node)
{
    Syntax copy;
    std::vector<NodeIndex> origins;
    copy.root = copyInto(copy, origins, syntax, node);
    return copy;
}

Formula subtree(const Formula& formula, NodeIndex node)
{
    Formula copy;
    std::vector<NodeIndex> origins;
    copy.syntax.root = copyInto(copy.syntax, origins, formula.syntax, node);
    for (const NodeIndex origin : origins) copy.places.push_back(formula.place(origin));
    return copy;
}

bool contains(const Syntax& syntax, NodeIndex node, bool (*wanted)(Node::Kind))
{
    return wanted(syntax[node].kind) || std::ranges::any_of(syntax.children(syntax[node]), [&](NodeIndex child) {
               return contains(syntax, child, wanted);
           });
}

}  // namespace mazzo::validators
