// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/description_texts.h"

#include <memory>
#include <string_view>

namespace mazzo::app {

/// The phrases for descriptions of queries in the current language. They are read from the translation once per
/// language; the pointer may be passed to other threads. Call it on the main thread.
[[nodiscard]] std::shared_ptr<const DescriptionTexts> descriptionTexts();

/// Reads the phrases from the translators that are installed now; `language` chooses the names from the pack.
[[nodiscard]] DescriptionTexts installedDescriptionTexts(std::string_view language);

}  // namespace mazzo::app
