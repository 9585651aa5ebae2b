// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <string>
#include <string_view>

namespace mazzo::app {

/// Makes the program speak English or Italian; an empty name means the locale's language, or English. False for any
/// other.
[[nodiscard]] bool useLanguage(std::string_view language);

/// "en" or "it".
[[nodiscard]] std::string currentLanguage();

}  // namespace mazzo::app
