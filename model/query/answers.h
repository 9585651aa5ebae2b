// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/card.h"
#include "model/comparison.h"
#include "model/query/syntax.h"

#include <optional>

namespace mazzo::model {

[[nodiscard]] Truth compared(Interval have, Comparison comparison, Interval bound);

/// A number as a value: absent stays absent, as does a printed text; unknown is as wide as the field's domain.
[[nodiscard]] std::optional<Interval> numberIn(const Value& value, const Field& field);

/// The words of a text or words value; nothing if they are unknown. An absent value has none.
[[nodiscard]] std::optional<Words> wordsIn(const Value& value);

/// A condition on a value that is not a number; `meanings` are the folded words that the condition's text may mean.
[[nodiscard]] Truth wordAnswer(const Value& value, const Field& field, Comparison comparison, std::string_view folded,
                               std::span<const std::string> meanings);

/// What a folded text may mean in a field: itself, or the choice of that name.
[[nodiscard]] std::vector<std::string> meaningsIn(const Field& field, std::string_view folded);

/// Ids are written with or without the game and a colon before them; this is what comes after it.
[[nodiscard]] std::string_view wantedId(const Game& game, std::string_view folded);
[[nodiscard]] inline bool idMatches(std::string_view id, Comparison comparison, std::string_view wanted)
{
    if (comparison == Comparison::Contains)
        return id.size() >= wanted.size() && id.find(wanted) != std::string_view::npos;
    return (id == wanted) == (comparison == Comparison::Equal);
}

/// The truth of conditions joined by `and`, `or` and `not`; `answer(node)` is that of any other condition. What no
/// longer matters is not evaluated.
template <class Answer>
[[nodiscard]] Truth joinedTruth(const Syntax& syntax, NodeIndex index, const Answer& answer)
{
    const Node& node = syntax[index];
    if (node.kind == Node::Kind::Not) return !joinedTruth(syntax, syntax.child(node), answer);
    if (node.kind != Node::Kind::And && node.kind != Node::Kind::Or) return answer(index);
    const Truth decisive = truth(node.kind == Node::Kind::Or);
    Truth result = !decisive;
    for (const NodeIndex child : syntax.children(node)) {
        const Truth part = joinedTruth(syntax, child, answer);
        if (part == decisive) return decisive;
        if (part == Truth::Unknown) result = Truth::Unknown;
    }
    return result;
}

}  // namespace mazzo::model
