// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/query_describer.h"

namespace mazzo::model {

/// Describes in words what an expression requires of a deck.
class ExpressionDescriber {
public:
    ExpressionDescriber(const Syntax& syntax, const Game& game, const DescriptionTexts& texts)
        : m_syntax(syntax), m_game(game), m_cards(syntax, game, texts), m_texts(texts)
    {}

    [[nodiscard]] std::string text(NodeIndex index) const;

private:
    [[nodiscard]] std::string condition(NodeIndex index) const;
    [[nodiscard]] std::string number(NodeIndex index) const;
    [[nodiscard]] std::string unplaced(const Node& node) const;
    [[nodiscard]] std::string list(const Node& node) const;
    [[nodiscard]] std::string comparison(const Node& node) const;
    [[nodiscard]] std::string sum(const Node& node) const;
    [[nodiscard]] std::string optionIs(const Node& node) const;
    [[nodiscard]] std::vector<std::string> texts(const Node& node) const;
    [[nodiscard]] std::string child(const Node& node, std::size_t position = 0) const
    {
        return text(m_syntax.child(node, position));
    }
    [[nodiscard]] std::string pile(const Node& node, bool one = false) const
    {
        return m_cards.cards(m_syntax.child(node), one);
    }
    [[nodiscard]] std::string_view name(const Texts& texts) const { return m_cards.name(texts); }
    [[nodiscard]] std::string field(const Node& node) const { return m_cards.fieldName(node.subject, node.field()); }

    const Syntax& m_syntax;
    const Game& m_game;
    QueryDescriber m_cards;
    const DescriptionTexts& m_texts;
};

}  // namespace mazzo::model
