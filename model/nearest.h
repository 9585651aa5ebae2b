// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <string>
#include <string_view>
#include <vector>

namespace mazzo::model {

/// The candidates nearest to a mistyped word, best first, at most `count`; none that differs in more than a third of
/// its letters.
[[nodiscard]] std::vector<std::string> nearest(std::string_view word, const std::vector<std::string_view>& candidates,
                                               std::size_t count = 3);

}  // namespace mazzo::model
