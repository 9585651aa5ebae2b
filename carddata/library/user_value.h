// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/user_value_repository.h"
#include "model/card.h"
#include "model/catalogue.h"

#include <span>

namespace mazzo::carddata {

/// The name under which the player gives a card's printed text.
inline constexpr std::string_view kTextField = "text";

/// What a player typed for a field of the game, or for `text`.
[[nodiscard]] Result<Value> parseUserValue(const Game& game, std::string_view field, std::string_view text);
/// The same; a list that names cards also takes their names in any language, and holds their ids.
[[nodiscard]] Result<Value> parseUserValue(const Game& game, const Catalogue& catalogue, std::string_view field,
                                           std::string_view text);

/// May the player say this about the card as its pack gives it? Unknown, provisional and sample values may be replaced,
/// within the field's domain and the known range; what the rulebook states or what follows from it may only be
/// repeated. The refusal's args are the field, the value, and the bound, the known value or the choices.
[[nodiscard]] Result<void> mayBe(const Game& game, const Card& card, std::string_view field, const Value& value);

/// Lays the player's values over the pack's and works out derived fields anew. Values that the pack has come to
/// contradict are left out, and returned.
std::vector<UserValue> overlayUserValues(const Game& game, Card& card, std::span<const UserValue> values);

}  // namespace mazzo::carddata
