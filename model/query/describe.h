// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"
#include "model/query/syntax.h"
#include "model/query/wording.h"

namespace mazzo::model {

/// Says in words which cards a query selects: a noun (the type, if one is asked for), then clauses.
class QueryDescriber {
public:
    QueryDescriber(const Syntax& syntax, const Game& game, std::string_view language)
        : m_syntax(syntax), m_game(game), m_language(language), m_wording(wordingIn(language))
    {}

    /// "units whose race is Numan"; `one` gives the noun in the singular.
    [[nodiscard]] std::string cards(NodeIndex query, bool one = false) const;
    [[nodiscard]] std::string fieldName(Subject subject, FieldIndex field) const;
    [[nodiscard]] const Wording& wording() const { return m_wording; }
    [[nodiscard]] std::string_view in(const Texts& texts) const { return texts.in(m_language); }

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
    [[nodiscard]] Clause wordClause(const Node& node, bool negated) const;
    [[nodiscard]] Clause textClause(const Node& node, bool negated) const;
    [[nodiscard]] bool isAll(const Node& node, Node::Kind kind) const;
    [[nodiscard]] std::string typeNoun(const Node& node, bool one) const;
    [[nodiscard]] std::string written(const Clause& clause) const;

    const Syntax& m_syntax;
    const Game& m_game;
    std::string_view m_language;
    const Wording& m_wording;
};

}  // namespace mazzo::model
