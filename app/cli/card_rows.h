// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "carddata/library/library.h"

#include <map>
#include <span>

namespace mazzo::cli {

/// Sorts cards by a field, `name` or `type`. Unknown values come last; the sort is stable.
[[nodiscard]] Result<void> sortBy(std::vector<CardIndex>& cards, const LoadedGame& loaded, std::string_view field,
                                  std::string_view language);

/// What cards do, by their ids without the game.
using CardTexts = std::map<std::string, QString, std::less<>>;

/// Prints a line for each card with its name, type, known values and text. Marks provisional values and unofficial
/// cards, and explains the marks.
void printRows(const Console& console, const LoadedGame& loaded, std::span<const CardIndex> cards,
               const CardTexts& texts);

}  // namespace mazzo::cli
