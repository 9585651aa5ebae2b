// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <string>
#include <string_view>

namespace mazzo::model {

/// Replaces %1, %2 and %3 of a pattern. What is filled in is not searched for further placeholders.
[[nodiscard]] std::string filled(std::string_view pattern, std::string_view first = {}, std::string_view second = {},
                                 std::string_view third = {});

/// A name from a pack inside a sentence: it starts with a small letter, unless the word is written in capitals.
[[nodiscard]] std::string inSentence(std::string_view name);

}  // namespace mazzo::model
