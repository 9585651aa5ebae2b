// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/card.h"
#include "model/catalogue.h"

#include <span>

namespace mazzo::carddata {

/// What the player says a field of a card is. `field` is a field's id, or `text` for the card's printed text.
struct UserValue {
    std::string card;  ///< the part after "<game>:"
    std::string field;
    Value value;
    std::string setAt;  ///< UTC, ISO 8601

    bool operator==(const UserValue&) const = default;
};

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

/// Can a card of this type have the value, whatever is known about the card? Checks type, bounds and choices; a number
/// may be a range.
[[nodiscard]] Result<void> fitsField(const Field& field, TypeIndex type, const Value& value);

}  // namespace mazzo::carddata
