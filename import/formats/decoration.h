// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <string>
#include <string_view>

namespace mazzo::importer {

/// A name without what other programs write around it.
struct Undecorated {
    std::string name;
    std::string printing;  ///< set and collector number
};

/// Takes away `(SET) 12a`, `[SET]`, `[SET:12a]` in front, `|SET|[12a]`, `*F*`, `#tags` and `^labels^`.
[[nodiscard]] Undecorated undecorated(std::string_view name);

}  // namespace mazzo::importer
