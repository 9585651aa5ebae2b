// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/deck_loader.h"
#include "validators/rule_book.h"

#include <nlohmann/json_fwd.hpp>

namespace mazzo::cli {

/// What `validate --json` prints for one deck.
[[nodiscard]] nlohmann::ordered_json reportJson(const OpenedDeck& deck, const RuleBook& book, const Report& report,
                                                std::string_view language);

/// Only the first findings get fixes: each takes time, and a deck with more problems needs other help.
inline constexpr std::size_t kMaxFindingsWithFixes = 50;

/// Unknown values as `{card, field}`.
[[nodiscard]] nlohmann::ordered_json missingJson(std::span<const MissingValue> missing, const LoadedGame& loaded);

/// An edit of the deck, a value to enter, or an option to set; `unknown` is an unknown card to remove.
[[nodiscard]] nlohmann::ordered_json fixJson(const Fix& fix, const LoadedGame& loaded);

[[nodiscard]] nlohmann::ordered_json errorsJson(const Errors& errors);

}  // namespace mazzo::cli
