// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"
#include "model/query/description_texts.h"
#include "model/query/syntax.h"

namespace mazzo::model {

/// Describes in words which cards a query selects: a noun (the type, if the query names one), then clauses.
class QueryDescriber {
public:
    QueryDescriber(const Syntax& syntax, const Game& game, const DescriptionTexts& texts)
        : m_syntax(syntax), m_game(game), m_texts(texts)
    {}

    /// "units whose race is Numan"; `one` gives the noun in the singular.
    [[nodiscard]] std::string cards(NodeIndex query, bool one = false) const;
    [[nodiscard]] std::string fieldName(Subject subject, FieldIndex field) const;
    /// A name from the pack.
    [[nodiscard]] std::string_view name(const Texts& texts) const { return texts.in(m_texts.language); }

private:
    /// A clause before its value is filled in, so that alternatives of one clause can share it: "whose race is Numan or
    /// Slurr".
    struct Clause {
        std::string_view pattern;
        std::string subject;
        std::string value;
    };

    [[nodiscard]] std::string alternatives(const Node& node, bool one) const;
    [[nodiscard]] std::string clause(NodeIndex index) const;
    [[nodiscard]] bool isException(const Node& node) const;
    [[nodiscard]] std::string orClause(const Node& node) const;
    [[nodiscard]] Clause clauseOf(const Node& node, bool negated) const;
    [[nodiscard]] Clause printingClause(const Node& node, bool negated) const;
    [[nodiscard]] Clause wordClause(const Node& node, bool negated) const;
    [[nodiscard]] Clause textClause(const Node& node, bool negated) const;
    [[nodiscard]] bool isAll(const Node& node, Node::Kind kind) const;
    [[nodiscard]] std::string typeNoun(const Node& node, bool one) const;
    [[nodiscard]] std::string written(const Clause& clause) const;

    const Syntax& m_syntax;
    const Game& m_game;
    const DescriptionTexts& m_texts;
};

}  // namespace mazzo::model
