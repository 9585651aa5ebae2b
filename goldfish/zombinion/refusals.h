// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/zombinion/match.h"

namespace mazzo::goldfish::zombinion {

/// Why an action is not offered (ZB-T03, T05, T14, T16, T17, C12, S04).
[[nodiscard]] std::optional<Note> refusal(const Match& match, const Action& action);

}  // namespace mazzo::goldfish::zombinion
