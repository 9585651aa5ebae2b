// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace mazzo::carddata {

/// JSON as a person would write it: what fits on a line of 100 characters is on one line, lists and objects that do
/// not have a line for each member. Ends with a line break.
[[nodiscard]] std::string tidyJson(const nlohmann::ordered_json& json);

}  // namespace mazzo::carddata
