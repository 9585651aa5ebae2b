// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/mycards/card_columns.h"

namespace mazzo::desktop {

/// What is wrong with a typed value as far as can be seen before it is stored; empty if nothing is.
[[nodiscard]] QString typedProblem(const LoadedGame& loaded, const CardColumn& column, const std::string& text);

/// The first name in a list of cards that no card has; empty if there is none.
[[nodiscard]] std::string missingCard(const LoadedGame& loaded, const CardColumn& column, std::string_view text);

/// The type of every card that a field refers to so far; empty if there is none, or several.
[[nodiscard]] std::string typeReferredTo(const LoadedGame& loaded, FieldIndex field);

}  // namespace mazzo::desktop
