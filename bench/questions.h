// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mazzo::bench {

/// What a player types, and the same question for the tables of the baseline.
struct Question {
    std::string_view query;
    std::vector<std::string_view> names;  ///< each a part of a name, folded
    std::vector<std::string_view> texts;  ///< each a part of a text, folded
    std::string_view rest;                ///< a condition on the other columns, or nothing

    [[nodiscard]] std::string likeSql() const;
    [[nodiscard]] std::string ftsSql() const;  ///< by the trigram index, as far as it can; it needs three letters
};

/// Thirty of them: keystroke by keystroke, substrings, words of texts, phrases, numbers, all together.
[[nodiscard]] std::span<const Question> questions();

}  // namespace mazzo::bench
