// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <filesystem>

namespace mazzo::carddata {

/// Whether a path leads to a character device or a pipe. Output is written into these; a file never takes their place.
[[nodiscard]] bool isOutputDevice(const std::filesystem::path& path);

/// Opens a device or pipe for writing, without waiting: a pipe that nobody reads is refused. -1 if it cannot be opened.
[[nodiscard]] int openOutputDevice(const std::filesystem::path& path);

}  // namespace mazzo::carddata
