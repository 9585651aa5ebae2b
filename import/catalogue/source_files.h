// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/catalogue/mapping.h"

#include <filesystem>

namespace mazzo::importer {

using SourceFile = std::pair<std::filesystem::path, CatalogueFormat>;

/// The files of the sources, those of a folder in the order of their paths. Without a format, their names and contents
/// tell it; a source without any such file is an error.
[[nodiscard]] Result<std::vector<SourceFile>> findSourceFiles(const std::vector<std::filesystem::path>& sources,
                                                              std::optional<CatalogueFormat> format);

}  // namespace mazzo::importer
