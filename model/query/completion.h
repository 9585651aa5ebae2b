// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"

namespace mazzo::model {

/// What may stand where a query is being typed.
struct Completion {
    std::string text;      ///< takes the place of what stands from `from` to `to`
    Texts name;            ///< what it means; empty if it says so itself
    std::size_t from = 0;  ///< bytes of the query
    std::size_t to = 0;

    bool operator==(const Completion&) const = default;
};

/// Fields, and behind a field its values, that go on with the word before `cursor` (in bytes); the likeliest first, at
/// most `most`.
[[nodiscard]] std::vector<Completion> completions(std::string_view query, std::size_t cursor, const Game& game,
                                                  std::size_t most = 12);

}  // namespace mazzo::model
