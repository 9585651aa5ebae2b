// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <filesystem>

namespace mazzo::carddata {

/// The packs that come with the program: next to an installed program, else in the source tree that it was built from.
[[nodiscard]] std::filesystem::path shippedPacks();

}  // namespace mazzo::carddata
