// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/database.h"

namespace mazzo::tests {

[[nodiscard]] std::string contentOf(const std::filesystem::path& file);
void fill(const std::filesystem::path& file, const std::string& content);

/// The first column of all rows, with bars between; the error if there is one.
[[nodiscard]] std::string textOf(const Database& database, std::string_view sql);

/// A row for every table that this version brought.
[[nodiscard]] std::string rowsOf(int version);

/// Makes a library with every migration up to this version, holding something in each table; false if that fails.
[[nodiscard]] bool makeVersion(const std::filesystem::path& file, int version);

}  // namespace mazzo::tests
