// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <string>
#include <string_view>

namespace mazzo::carddata {

/// Where the value at a path begins in a JSON text; line 0 if it is not there.
[[nodiscard]] Place placeOfPath(const std::string& file, const std::string& text, std::string_view path);

/// The path of the innermost value that holds a place of a JSON text. Empty for the whole document, and if the text is
/// broken.
[[nodiscard]] std::string pathAtPlace(const std::string& text, const Place& place);

}  // namespace mazzo::carddata
