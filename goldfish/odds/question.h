// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"
#include "model/query/expression.h"

namespace mazzo::goldfish::odds {

/// A condition about a hand, as typed and as parsed.
struct Question {
    std::string text;  ///< the condition
    Expression expression;
    int before = 0;  ///< characters typed before the condition; columns count from behind them
};

/// A bare `count(…)` is about the hand; `zone:` is the section of the deck that a card comes from.
[[nodiscard]] Result<Question> readQuestion(std::string_view text, const Game& game);

/// `keep if CONDITION`; columns of mistakes count from the start of the whole text.
[[nodiscard]] Result<Question> readPolicy(std::string_view text, const Game& game);

/// The nodes of a question that read cards: counts, sums, different values, lists.
[[nodiscard]] std::vector<NodeIndex> pileNodes(const Syntax& syntax);

}  // namespace mazzo::goldfish::odds
