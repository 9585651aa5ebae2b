// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <filesystem>
#include <functional>
#include <map>
#include <string>

namespace mazzo::carddata {

/// What the program remembers between two starts, by its keys.
using SavedSettings = std::map<std::string, std::string, std::less<>>;

/// The settings of the library in a folder, read before the library itself is opened: nothing is made, checked or
/// changed. What cannot be read is not there; opening the library says why.
[[nodiscard]] SavedSettings savedSettings(const std::filesystem::path& folder);

}  // namespace mazzo::carddata
