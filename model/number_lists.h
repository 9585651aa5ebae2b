// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <optional>
#include <string_view>
#include <vector>

namespace mazzo::model {

/// "10/15/20" as numbers. Copies of a card that differ have a list each: "10/15/20 | 8/16". Nothing if the text is
/// anything else.
[[nodiscard]] std::optional<std::vector<std::vector<int>>> readNumberLists(std::string_view text);

}  // namespace mazzo::model
