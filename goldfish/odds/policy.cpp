// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/policy.h"

#include <algorithm>

namespace mazzo::goldfish::odds {

namespace {

using Kind = Node::Kind;

/// Whether a condition is helped by more of something.
enum class Wish : std::uint8_t { More, Fewer, Either };

Wish opposite(Wish wish) { return wish == Wish::More ? Wish::Fewer : wish == Wish::Fewer ? Wish::More : wish; }

void collectWanted(const Syntax& syntax, NodeIndex index, Wish wish, std::vector<NodeIndex>& wanted)
{
    const Node& node = syntax[index];
    if (isPileNumber(node.kind) || node.kind == Kind::Values) {
        if (wish != Wish::Fewer) wanted.push_back(index);
        return;
    }
    const auto children = syntax.children(node);
    if (node.kind == Kind::Compare) {
        const Comparison comparison = node.comparison;
        const bool more = comparison == Comparison::Greater || comparison == Comparison::GreaterEqual;
        const bool less = comparison == Comparison::Less || comparison == Comparison::LessEqual;
        const Wish left = more ? wish : less ? opposite(wish) : Wish::Either;
        collectWanted(syntax, children[0], left, wanted);
        collectWanted(syntax, children[1], opposite(left), wanted);
        return;
    }
    if (node.kind == Kind::Not || node.kind == Kind::Negate) wish = opposite(wish);
    if (node.kind == Kind::Multiply || node.kind == Kind::Divide || node.kind == Kind::If) wish = Wish::Either;
    for (const NodeIndex child : children) collectWanted(syntax, child, wish, wanted);
}

}  // namespace

Policy::Policy(const Question& keep, const Setup& setup, const Classes& classes, const Counts& most, int largest)
    : m_evaluator(keep, setup, classes, most, largest), m_wanted(classes.size(), false)
{
    const Syntax& syntax = keep.expression.syntax;
    std::vector<NodeIndex> nodes;
    collectWanted(syntax, syntax.root, Wish::More, nodes);
    for (const NodeIndex node : nodes) {
        const PileTerm term(setup, syntax, node);
        for (std::size_t i = 0; i < classes.size(); ++i)
            if (term.belongs(classes.example(i)) != Truth::No) m_wanted[i] = true;
    }
}

Counts Policy::exchanged(std::span<const int> hand, int most) const
{
    bool choosy = false;
    for (std::size_t i = 0; i < hand.size(); ++i) choosy = choosy || (hand[i] > 0 && !m_wanted[i]);
    int left = most;
    Counts returned(hand.size(), 0);
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if (choosy && m_wanted[i]) continue;
        returned[i] = most < 0 ? hand[i] : std::min(left, hand[i]);
        left -= returned[i];
    }
    return returned;
}

}  // namespace mazzo::goldfish::odds
