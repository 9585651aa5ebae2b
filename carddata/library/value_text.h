// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game.h"

namespace mazzo::carddata {

/// What a player typed as a field's value: a whole number, yes or no (in English or Italian), a text, or words with
/// blanks or commas between them. Choices are met by id or by name in any language.
[[nodiscard]] Result<Value> parseValue(const Field& field, std::string_view text);

/// The value as `parseValue` reads it back; a range, an unknown or an absent value gives nothing.
[[nodiscard]] std::string valueText(const Value& value);

}  // namespace mazzo::carddata
