// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <optional>
#include <string>
#include <string_view>

namespace mazzo::importer {

/// Begins like an XML document of any encoding; a card id in angle brackets does not.
[[nodiscard]] bool looksLikeXml(std::string_view bytes);

/// The text of an XML file in UTF-8. Files may be UTF-16 or UTF-32, or declare an old western encoding.
[[nodiscard]] Result<std::string> xmlInUtf8(std::string_view bytes);

/// The position of `&#0;` or another reference to an invalid character, at which the parser would end the text.
[[nodiscard]] std::optional<std::size_t> noCharacter(std::string_view xml);

}  // namespace mazzo::importer
