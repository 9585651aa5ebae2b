// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "import/outline.h"

namespace mazzo::importer {

/// For forums and wikis: a title, a list for each zone, and the share code.
[[nodiscard]] Written writeMarkdown(const Outline& outline, const Game& game, std::string_view language,
                                    std::string_view code);

}  // namespace mazzo::importer
