#pragma once

#include "app/cli/deck_argument.h"
#include "validators/rule_book.h"

#include <nlohmann/json_fwd.hpp>

namespace mazzo {

/// What `validate --json` prints for one deck.
[[nodiscard]] nlohmann::ordered_json jsonOf(const OpenedDeck& deck, const RuleBook& book, const Report& report, std::string_view language);

/// An edit of the deck, or a fact to enter; `unknown` is a card not on file that goes.
[[nodiscard]] nlohmann::ordered_json jsonOf(const Fix& fix, const LoadedGame& loaded);

[[nodiscard]] nlohmann::ordered_json jsonOf(const Errors& errors);

} // namespace mazzo
