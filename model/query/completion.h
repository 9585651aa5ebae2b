// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"

namespace mazzo::model {

/// A continuation of a query that is being typed.
struct Completion {
    std::string text;      ///< replaces the text from `from` to `to`
    Texts name;            ///< what it means; empty if `text` says it all
    std::size_t from = 0;  ///< bytes of the query
    std::size_t to = 0;

    bool operator==(const Completion&) const = default;
};

/// Fields that start with the word before `cursor` (in bytes) or, after a field and a comparison, values of the field;
/// the likeliest first.
[[nodiscard]] std::vector<Completion> completions(std::string_view query, std::size_t cursor, const Game& game,
                                                  std::size_t limit = 12);

}  // namespace mazzo::model
