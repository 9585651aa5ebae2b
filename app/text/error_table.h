// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <span>
#include <string_view>

namespace mazzo::app {

/// The text of an error: `text` is translated in the context "errors", %1 and so on are the error's args. Args from
/// `suggestions` on are suggestions.
struct ErrorText {
    std::string_view code;
    const char* text;
    std::size_t suggestions = 99;
};

[[nodiscard]] std::span<const ErrorText> errorTable();

}  // namespace mazzo::app
