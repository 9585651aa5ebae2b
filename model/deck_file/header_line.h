// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <optional>
#include <string_view>

namespace mazzo::model {

/// `key: value` in the header of a deck, both trimmed views into the line.
struct HeaderLine {
    std::string_view key;
    std::string_view value;
};

/// Splits a trimmed line at its first colon, whatever the key looks like. Nothing if there is no colon or no key.
[[nodiscard]] std::optional<HeaderLine> splitHeaderLine(std::string_view line);

/// Whether a deck file can have this key: letters, digits, blanks, - and _.
[[nodiscard]] bool isHeaderKey(std::string_view key);

/// The header line of a deck file. Nothing unless its key is one.
[[nodiscard]] std::optional<HeaderLine> readHeaderLine(std::string_view line);

}  // namespace mazzo::model
