// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/deck_argument.h"
#include "validators/rule_book.h"

#include <nlohmann/json_fwd.hpp>

namespace mazzo::cli {

/// What `validate --json` prints for one deck.
[[nodiscard]] nlohmann::ordered_json reportJson(const OpenedDeck& deck, const RuleBook& book, const Report& report,
                                                std::string_view language);

/// So many findings get fixes, the first ones: a deck with more needs another kind of help, and each takes its time.
inline constexpr std::size_t kMaxMended = 50;

/// An edit of the deck, or a fact to enter; `unknown` is a card not on file that goes.
[[nodiscard]] nlohmann::ordered_json fixJson(const Fix& fix, const LoadedGame& loaded);

[[nodiscard]] nlohmann::ordered_json errorsJson(const Errors& errors);

}  // namespace mazzo::cli
