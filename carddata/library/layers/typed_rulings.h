// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/card.h"
#include "model/error.h"

namespace mazzo::carddata {

/// Rulings as lines, or as a JSON list with clauses and languages.
///
/// A line that the card has already, in whatever language, keeps its ruling, and a changed line replaces the text of
/// the ruling in its place. Both keep the clause and other languages. New lines are in `language`.
[[nodiscard]] Result<std::vector<Ruling>> parseRulings(std::string_view text, const std::vector<Ruling>& before,
                                                       std::string_view language);
/// The JSON list that `parseRulings` reads; empty if there are none.
[[nodiscard]] std::string rulingsText(const std::vector<Ruling>& rulings);

}  // namespace mazzo::carddata
