// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/json_values.h"
#include "model/card.h"

namespace mazzo::carddata {

/// A value written plainly (`3`, `"numan"`, `["earth"]`, `true`), or unknown if it is none that the field can take.
[[nodiscard]] Value readPlainValue(const JsonNode& node, const Field& field, Reading& reading);

/// A field's value on a card: plain, null, or an object with its origin; `otherwise` is the origin of one that names
/// none.
[[nodiscard]] FieldValue readFieldValue(const JsonNode& node, const Field& field, Origin otherwise, Reading& reading);

/// Where the pack says a value comes from.
[[nodiscard]] Origin readOrigin(const JsonNode* node, Origin otherwise, Reading& reading);

}  // namespace mazzo::carddata
