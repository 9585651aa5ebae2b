// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/json_document.h"

namespace mazzo::carddata {

/// The tree of a JSON text (valid UTF-8); nothing if it is broken or too deep.
[[nodiscard]] std::optional<JsonNode> readJsonTree(std::string_view text, const std::string& file, Mistakes& mistakes);

}  // namespace mazzo::carddata
