// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <compare>
#include <string_view>

namespace mazzo::carddata {

/// The version of this program, such as "1.4.0".
[[nodiscard]] std::string_view programVersion();

/// The order of two versions, part by part: "1.9" is before "1.10", "1.0" equals "1", and "1.0-beta" is before "1.0".
[[nodiscard]] std::weak_ordering compareVersions(std::string_view a, std::string_view b);

}  // namespace mazzo::carddata
