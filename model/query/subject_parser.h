// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/syntax_builder.h"

namespace mazzo::model {

/// Parses what a function reads from each card of a pile: a field of the game, or `name`, `id` or `type`.
class SubjectParser {
public:
    explicit SubjectParser(SyntaxBuilder& builder) : m_builder(builder) {}

    /// The field of a pile function, with the comma after it; without a query it is over the whole deck.
    [[nodiscard]] bool subject(Node& node);
    /// Sets what the node reads to the field of this name; false if there is none.
    [[nodiscard]] bool setSubject(Node& node, const Lexeme& name);

private:
    SyntaxBuilder& m_builder;
};

}  // namespace mazzo::model
