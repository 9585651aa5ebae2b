// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/library.h"

#include <nlohmann/json_fwd.hpp>

namespace mazzo::cli {

/// A value as JSON: `null` if it is not exactly known. Absent values have no JSON: the caller leaves them out.
[[nodiscard]] nlohmann::ordered_json valueJson(const Value& value);

/// `["provisional", "sample"]`, as `rests_on` lists them.
[[nodiscard]] nlohmann::ordered_json originsJson(std::span<const Origin> origins);

/// One row of a search: id, name, type, every field that the card has; `bounds` for ranges, `provisional` and `label`
/// where they apply.
[[nodiscard]] nlohmann::ordered_json rowOf(const LoadedGame& loaded, CardIndex card, std::string_view language);

}  // namespace mazzo::cli
