// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/card.h"
#include "model/comparison.h"
#include "model/query/syntax.h"

#include <optional>

namespace mazzo::model {

[[nodiscard]] Truth compared(Interval have, Comparison comparison, Interval asked);

/// A number as a value: absent stays absent, unknown is as wide as the field's domain.
[[nodiscard]] std::optional<Interval> numberIn(const Value& value, const Field& field);

/// The words of a text or words value; nothing if they are not known. An absent value has none.
[[nodiscard]] std::optional<Words> wordsIn(const Value& value);

/// A question about a value that is no number; `meanings` are the folded words that the question's text may stand for.
[[nodiscard]] Truth wordAnswer(const Value& value, const Field& field, Comparison comparison, std::string_view folded,
                               std::span<const std::string> meanings);

/// What a folded text may mean in a field: itself, or the choice of that name.
[[nodiscard]] std::vector<std::string> meaningsIn(const Field& field, std::string_view folded);

/// The answer of a query whose questions are answered by `ask(node)`.
template <class Ask>
[[nodiscard]] Truth queryTruth(const Syntax& syntax, NodeIndex index, const Ask& ask)
{
    const Node& node = syntax[index];
    if (node.kind == Node::Kind::Not) return !queryTruth(syntax, syntax.child(node), ask);
    if (node.kind != Node::Kind::And && node.kind != Node::Kind::Or) return ask(node);
    const bool all = node.kind == Node::Kind::And;
    Truth result = truth(all);
    for (const NodeIndex child : syntax.children(node)) {
        const Truth part = queryTruth(syntax, child, ask);
        result = all ? result & part : result | part;
    }
    return result;
}

}  // namespace mazzo::model
