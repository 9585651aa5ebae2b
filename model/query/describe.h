// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/description_texts.h"
#include "model/query/expression.h"
#include "model/query/query.h"

namespace mazzo::model {

/// The query in words: "units whose race is Numan".
[[nodiscard]] std::string describe(const Query& query, const Game& game, const DescriptionTexts& texts);

/// The expression in words: "at least 20 units in Forces".
[[nodiscard]] std::string describe(const Expression& expression, const Game& game, const DescriptionTexts& texts);

}  // namespace mazzo::model
