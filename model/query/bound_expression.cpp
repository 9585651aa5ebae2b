// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/bound_expression.h"

#include "model/query/deck_source.h"
#include "model/query/evaluation_plan.h"

#include <algorithm>

namespace mazzo::model {

namespace {

using Kind = Node::Kind;

bool readsDeck(Kind kind)
{
    return isPileNumber(kind) || kind == Kind::Values || kind == Kind::Given || kind == Kind::Every ||
           kind == Kind::Unplaced;
}
bool readsCard(Kind kind)
{
    // Everything and Nothing are constants here.
    return (isCardCondition(kind) && kind != Kind::Everything && kind != Kind::Nothing) || kind == Kind::FieldNumber ||
           kind == Kind::FieldWords;
}

/// Binds one expression, from the root down.
class Binder {
public:
    Binder(BoundExpression& bound, const Game& game, const Settings& settings, EvaluationPlan& plan)
        : m_bound(bound), m_game(game), m_settings(settings), m_plan(plan)
    {}

    void bind(NodeIndex index);

private:
    bool bindLeaf(NodeIndex index);
    void simplify(NodeIndex index);
    void replace(NodeIndex index, Kind kind, std::uint32_t planIndex);
    [[nodiscard]] bool settingHolds(const Node& node) const;
    [[nodiscard]] bool anyNode(NodeIndex index, bool (*accepts)(Kind)) const;
    [[nodiscard]] bool isQuery(NodeIndex index) const;
    [[nodiscard]] std::uint32_t addNumber(const Node& node)
    {
        return m_plan.addNumber(node.field(), m_game[node.field()].domain);
    }
    [[nodiscard]] std::uint32_t addWords(const Node& node)
    {
        return m_plan.addWords(m_game, node.subject, node.field());
    }
    [[nodiscard]] std::uint32_t addPile(const Node& node) { return addQuery(m_bound.syntax.child(node)); }
    [[nodiscard]] std::uint32_t addQuery(NodeIndex query)
    {
        return m_plan.addPile(m_game, subtree(m_bound.syntax, query));
    }
    void bindAllowances(NodeIndex index);

    BoundExpression& m_bound;
    const Game& m_game;
    const Settings& m_settings;
    EvaluationPlan& m_plan;
};

/// The query of a pile is about the pile's cards, not about this card or deck, so it is not searched.
bool Binder::anyNode(NodeIndex index, bool (*accepts)(Kind)) const
{
    const Node& node = m_bound.syntax[index];
    if (accepts(node.kind)) return true;
    if (readsDeck(node.kind)) return false;
    return std::ranges::any_of(m_bound.syntax.children(node), [&](NodeIndex child) { return anyNode(child, accepts); });
}

bool Binder::isQuery(NodeIndex index) const
{
    const Node& node = m_bound.syntax[index];
    if (isCardCondition(node.kind)) return true;
    const bool joins = node.kind == Kind::And || node.kind == Kind::Or || node.kind == Kind::Not;
    return joins && std::ranges::all_of(m_bound.syntax.children(node), [&](NodeIndex child) { return isQuery(child); });
}

void Binder::replace(NodeIndex index, Kind kind, std::uint32_t planIndex)
{
    Node& node = m_bound.syntax.nodes[at(index)];
    node.kind = kind;
    node.childCount = 0;
    m_bound.indices[at(index)] = planIndex;
}

bool Binder::settingHolds(const Node& node) const
{
    const Syntax::Text& wanted = m_bound.syntax.text(node);
    const bool same = node.kind == Kind::EditionIs
                          ? m_settings.edition == wanted.typed
                          : m_settings.options[at(node.option())].text ==
                                m_game[node.option()].canonical(wanted.typed).value_or(wanted.typed);
    return same == (node.comparison != Comparison::NotEqual);
}

bool Binder::bindLeaf(NodeIndex index)
{
    Node& node = m_bound.syntax.nodes[at(index)];
    std::uint32_t& planIndex = m_bound.indices[at(index)];
    switch (node.kind) {
    case Kind::Literal:
    case Kind::Given:
    case Kind::Everything:
    case Kind::Nothing: return true;
    case Kind::OptionIs:
    case Kind::EditionIs: replace(index, settingHolds(node) ? Kind::Everything : Kind::Nothing, 0); return true;
    case Kind::OptionNumber:
        if (const auto number = m_settings.options[at(node.option())].number) {
            replace(index, Kind::Literal, 0);
            node.number = *number;
        }
        return true;
    case Kind::FieldNumber: planIndex = addNumber(node); return true;
    case Kind::FieldWords: planIndex = addWords(node); return true;
    case Kind::Count: planIndex = addPile(node); return true;
    case Kind::Copies: planIndex = m_plan.addCopies(addPile(node)); return true;
    case Kind::Sum:
    case Kind::SumOnce:
    case Kind::Least:
    case Kind::Greatest: planIndex = m_plan.addSum({addPile(node), addNumber(node)}); return true;
    case Kind::Unplaced: bindAllowances(index); return true;
    case Kind::Distinct:
    case Kind::Values: planIndex = m_plan.addList({addPile(node), addWords(node)}); return true;
    default: break;
    }
    if (!isQuery(index)) return false;
    replace(index, Kind::Flag, m_plan.addCondition(subtree(m_bound.syntax, index)));
    return true;
}

/// The queries become piles; the limits and conditions are expressions of their own.
void Binder::bindAllowances(NodeIndex index)
{
    const auto all = m_bound.syntax.children(m_bound.syntax[index]);
    const std::vector<NodeIndex> children(all.begin(), all.end());
    EvaluationPlan::Allowances allowances{addQuery(children.front()), {}};
    for (std::size_t i = 1; i + 2 < children.size(); i += 3) {
        allowances.piles.push_back(addQuery(children[i]));
        bind(children[i + 1]);
        bind(children[i + 2]);
    }
    m_bound.indices[at(index)] = m_plan.addAllowances(std::move(allowances));
}

/// What depends on settings alone becomes a constant; a number of the card alone becomes a column.
void Binder::simplify(NodeIndex index)
{
    const Node node = m_bound.syntax[index];
    const bool isNumber = sortOf(node.kind) == Sort::Number;
    const bool ofDeck = anyNode(index, readsDeck);
    const bool ofCard = anyNode(index, readsCard);
    if (!ofDeck && !ofCard) {
        const DeckSource nothing(m_bound);
        const Evaluation evaluation(m_bound.syntax, nothing);
        if (!isNumber) {
            const Truth holds = evaluation.condition(index);
            if (holds != Truth::Unknown) replace(index, holds == Truth::Yes ? Kind::Everything : Kind::Nothing, 0);
        } else if (const Number number = evaluation.number(index);
                   number.present == Truth::Yes && number.range.isExact()) {
            replace(index, Kind::Literal, 0);
            m_bound.syntax.nodes[at(index)].number = number.range.lo;
        }
    } else if (!ofDeck && isNumber) {
        BoundExpression own;
        std::vector<NodeIndex> origins;
        own.syntax = subtree(m_bound.syntax, index, &origins);
        for (const NodeIndex origin : origins) own.indices.push_back(m_bound.indexOf(origin));
        replace(index, Kind::FieldNumber, m_plan.addNumber(std::move(own)));
    } else if (node.kind == Kind::And || node.kind == Kind::Or) {
        const Kind decisive = node.kind == Kind::And ? Kind::Nothing : Kind::Everything;
        const auto decides = [&](NodeIndex child) { return m_bound.syntax[child].kind == decisive; };
        if (std::ranges::any_of(m_bound.syntax.children(node), decides)) replace(index, decisive, 0);
    }
}

void Binder::bind(NodeIndex index)
{
    if (bindLeaf(index)) return;
    for (const NodeIndex child : m_bound.syntax.children(m_bound.syntax[index])) bind(child);
    simplify(index);
}

}  // namespace

BoundExpression bind(Syntax expression, const Game& game, const Settings& settings, EvaluationPlan& plan)
{
    BoundExpression bound{std::move(expression), {}};
    bound.indices.resize(bound.syntax.nodes.size());
    Binder(bound, game, settings, plan).bind(bound.syntax.root);
    return bound;
}

}  // namespace mazzo::model
