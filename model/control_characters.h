// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <optional>
#include <string>
#include <string_view>

namespace mazzo::model {

/// The byte offset of the first character that has no place in a name or a text: control characters (C0 without tab and
/// line ends, DEL, C1), overrides and isolates of the writing direction, line and paragraph separators, and
/// noncharacters. They can drive a terminal, disguise a name, or make XML invalid. Broken UTF-8 is passed over.
[[nodiscard]] std::optional<std::size_t> controlCharacter(std::string_view text);

/// The text with U+FFFD in place of each of these characters.
[[nodiscard]] std::string withoutControlCharacters(std::string_view text);

/// The text with each of these characters as `\u001b`: for terminals, and for JSON, where it reads back.
[[nodiscard]] std::string escapedControlCharacters(std::string_view text);

}  // namespace mazzo::model
