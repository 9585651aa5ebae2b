// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "carddata/library/library.h"

#include <span>

namespace mazzo::cli {

/// Puts cards in the order of a field, `name` or `type`; what is not known comes last, equal cards keep their order.
[[nodiscard]] Result<void> sortBy(std::vector<CardIndex>& cards, const LoadedGame& loaded, std::string_view field,
                                  std::string_view language);

/// A line for each card: its name, type and what is known of it. Provisional values and unofficial cards are marked and
/// the marks explained.
void printRows(const Console& console, const LoadedGame& loaded, std::span<const CardIndex> cards);

}  // namespace mazzo::cli
