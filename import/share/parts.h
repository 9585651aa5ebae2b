// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <string_view>

namespace mazzo::importer {

/// A code in pieces of at most `longest` characters, for pictures that cannot hold it whole; just the code if it fits.
/// A part is `mazzo://part/2/3/abcde/…`: its place, how many there are, the whole code's checksum, and its piece.
[[nodiscard]] std::vector<std::string> codeParts(std::string_view code, std::size_t longest);

[[nodiscard]] bool isCodePart(std::string_view text);

/// The code that these texts, whole or parts in any order, make up; parts may be there twice. `share.missing-part`
/// (with the number and how many there are), `share.mixed-parts`, `share.no-code`, `share.damaged`.
[[nodiscard]] Result<std::string> joinedCode(const std::vector<std::string>& texts);

}  // namespace mazzo::importer
