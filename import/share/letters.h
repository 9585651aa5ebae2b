// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/share/bits.h"

namespace mazzo::importer::share {

/// Writes a text letter by letter, frequent letters in fewer bits, with a mark at its end (docs/share-code.md has the
/// table).
void writeText(BitWriter& writer, std::string_view text);

[[nodiscard]] std::string readText(BitReader& reader);

}  // namespace mazzo::importer::share
