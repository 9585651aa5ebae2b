// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <optional>
#include <string>
#include <string_view>

namespace mazzo::model {

/// The form in which texts are compared: no case, no accents, ’ as ', runs of blanks as one, none at the ends. Broken
/// UTF-8 is kept byte for byte.
[[nodiscard]] std::string folded(std::string_view text);

/// Like `folded`, into a buffer that is reused.
void foldInto(std::string_view text, std::string& out);

/// The byte offset of the first broken UTF-8 sequence, if there is one.
[[nodiscard]] std::optional<std::size_t> brokenUtf8(std::string_view text);

/// The byte offset of the first broken UTF-8 sequence or NUL byte, if there is one.
[[nodiscard]] std::optional<std::size_t> nonText(std::string_view text);

/// How many characters (code points) the first `bytes` bytes hold: columns are counted so.
[[nodiscard]] int characters(std::string_view text);

[[nodiscard]] constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }

[[nodiscard]] std::string_view trimmed(std::string_view text);

/// Whether the part points into the memory of the whole.
[[nodiscard]] bool isWithin(std::string_view part, std::string_view whole);

}  // namespace mazzo::model
