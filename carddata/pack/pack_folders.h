// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <filesystem>
#include <string>
#include <vector>

namespace mazzo::carddata {

/// Changes when a file of the pack is added, removed or written; reads names, sizes and times only.
[[nodiscard]] Result<std::string> packFingerprint(const std::filesystem::path& folder);

/// The packs in these folders, sorted by name; of several with the same name the one in the earlier folder is first.
[[nodiscard]] std::vector<std::filesystem::path> packFolders(const std::vector<std::filesystem::path>& roots);

}  // namespace mazzo::carddata
