// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/table.h"

namespace mazzo::goldfish {

/// Why the action is not offered, as far as the table alone tells: no choice is open, or what the verb can name now.
/// Engines know better reasons; this is for the actions about which they say nothing.
[[nodiscard]] std::optional<Note> generalRefusal(const Table& table, const Action& action);

}  // namespace mazzo::goldfish
