// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/layout.h"
#include "validators/row_source.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

using Kind = Node::Kind;

bool isOfDeck(Kind kind) { return isPileNumber(kind) || kind == Kind::Values || kind == Kind::Given; }
bool isOfCard(Kind kind)
{
    // Everything and nothing are constants here.
    return (isCardQuestion(kind) && kind != Kind::Everything && kind != Kind::Nothing) || kind == Kind::FieldNumber ||
           kind == Kind::FieldWords;
}

/// Binds one expression, from the root down.
class Binder {
public:
    Binder(Formula& formula, const Game& game, const Settings& settings, Layout& layout)
        : m_formula(formula), m_game(game), m_settings(settings), m_layout(layout)
    {}

    void bind(NodeIndex index);

private:
    bool bindLeaf(NodeIndex index);
    void fold(NodeIndex index);
    void become(NodeIndex index, Kind kind, std::uint32_t place);
    [[nodiscard]] bool settingHolds(const Node& node) const;
    [[nodiscard]] bool speaksOf(NodeIndex index, bool (*thing)(Kind)) const;
    [[nodiscard]] bool isQuery(NodeIndex index) const;
    [[nodiscard]] std::uint32_t numberOf(const Node& node)
    {
        return m_layout.number(node.field(), m_game[node.field()].domain);
    }
    [[nodiscard]] std::uint32_t wordsOf(const Node& node);
    [[nodiscard]] std::uint32_t pileOf(const Node& node)
    {
        return m_layout.pile(subtree(m_formula.syntax, m_formula.syntax.child(node)));
    }

    Formula& m_formula;
    const Game& m_game;
    const Settings& m_settings;
    Layout& m_layout;
};

/// What stands inside a pile function is asked of the pile's cards, not of this card or this deck.
bool Binder::speaksOf(NodeIndex index, bool (*thing)(Kind)) const
{
    const Node& node = m_formula.syntax[index];
    if (thing(node.kind)) return true;
    if (isOfDeck(node.kind)) return false;
    return std::ranges::any_of(m_formula.syntax.children(node),
                               [&](NodeIndex child) { return speaksOf(child, thing); });
}

bool Binder::isQuery(NodeIndex index) const
{
    const Node& node = m_formula.syntax[index];
    if (isCardQuestion(node.kind)) return true;
    const bool joins = node.kind == Kind::And || node.kind == Kind::Or || node.kind == Kind::Not;
    return joins &&
           std::ranges::all_of(m_formula.syntax.children(node), [&](NodeIndex child) { return isQuery(child); });
}

std::uint32_t Binder::wordsOf(const Node& node)
{
    if (node.subject != Subject::Field) return m_layout.wordsOf({node.subject, {}, {}});
    const Field& field = m_game[node.field()];
    const auto choices = field.choices.empty() ? std::nullopt : std::optional(static_cast<int>(field.choices.size()));
    return m_layout.wordsOf({node.subject, node.field(), choices});
}

void Binder::become(NodeIndex index, Kind kind, std::uint32_t place)
{
    Node& node = m_formula.syntax.nodes[at(index)];
    node.kind = kind;
    node.childCount = 0;
    m_formula.places[at(index)] = place;
}

bool Binder::settingHolds(const Node& node) const
{
    const Syntax::Text& wanted = m_formula.syntax.text(node);
    const bool same = node.kind == Kind::EditionIs
                          ? m_settings.edition == wanted.typed
                          : m_settings.options[at(node.option())].text ==
                                m_game[node.option()].canonical(wanted.typed).value_or(wanted.typed);
    return same == (node.comparison != Comparison::NotEqual);
}

bool Binder::bindLeaf(NodeIndex index)
{
    Node& node = m_formula.syntax.nodes[at(index)];
    std::uint32_t& place = m_formula.places[at(index)];
    switch (node.kind) {
    case Kind::Literal:
    case Kind::Given:
    case Kind::Everything:
    case Kind::Nothing: return true;
    case Kind::OptionIs:
    case Kind::EditionIs: become(index, settingHolds(node) ? Kind::Everything : Kind::Nothing, 0); return true;
    case Kind::OptionNumber:
        if (const auto number = m_settings.options[at(node.option())].number) {
            become(index, Kind::Literal, 0);
            node.number = *number;
        }
        return true;
    case Kind::FieldNumber: place = numberOf(node); return true;
    case Kind::FieldWords: place = wordsOf(node); return true;
    case Kind::Count: place = pileOf(node); return true;
    case Kind::Copies: place = m_layout.copiesOf(pileOf(node)); return true;
    case Kind::Sum: place = m_layout.sum({pileOf(node), numberOf(node)}); return true;
    case Kind::Distinct:
    case Kind::Values: place = m_layout.list({pileOf(node), wordsOf(node)}); return true;
    default: break;
    }
    if (!isQuery(index)) return false;
    become(index, Kind::Flag, m_layout.question(subtree(m_formula.syntax, index)));
    return true;
}

/// What hangs on settings alone becomes a constant; a number of the card alone becomes a column.
void Binder::fold(NodeIndex index)
{
    const Node node = m_formula.syntax[index];
    const bool isNumber = sortOf(node.kind) == Sort::Number;
    const bool ofDeck = speaksOf(index, isOfDeck);
    const bool ofCard = speaksOf(index, isOfCard);
    if (!ofDeck && !ofCard) {
        const RowSource nothing(m_formula, {}, nullptr);
        const Evaluation evaluation(m_formula.syntax, nothing);
        if (!isNumber) {
            become(index, evaluation.condition(index) == Truth::Yes ? Kind::Everything : Kind::Nothing, 0);
        } else if (const Number number = evaluation.number(index); number.present == Truth::Yes) {
            become(index, Kind::Literal, 0);
            m_formula.syntax.nodes[at(index)].number = number.range.lo;
        }
    } else if (!ofDeck && isNumber) {
        become(index, Kind::FieldNumber, m_layout.number(subtree(m_formula, index)));
    } else if (node.kind == Kind::And || node.kind == Kind::Or) {
        const Kind decisive = node.kind == Kind::And ? Kind::Nothing : Kind::Everything;
        const auto decides = [&](NodeIndex child) { return m_formula.syntax[child].kind == decisive; };
        if (std::ranges::any_of(m_formula.syntax.children(node), decides)) become(index, decisive, 0);
    }
}

void Binder::bind(NodeIndex index)
{
    if (bindLeaf(index)) return;
    for (const NodeIndex child : m_formula.syntax.children(m_formula.syntax[index])) bind(child);
    fold(index);
}

}  // namespace

Formula bind(Syntax expression, const Game& game, const Settings& settings, Layout& layout)
{
    Formula formula{std::move(expression), {}};
    formula.places.resize(formula.syntax.nodes.size());
    Binder(formula, game, settings, layout).bind(formula.syntax.root);
    return formula;
}

}  // namespace mazzo::validators
