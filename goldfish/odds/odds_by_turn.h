// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/inquiry.h"

namespace mazzo::goldfish::odds {

/// The exact odds of each question on the turns 1 to `turns`: first by turn, then by question. The errors are those of
/// `Inquiry::of`.
[[nodiscard]] Result<std::vector<std::vector<ExactOdds>>> oddsByTurn(
    const Setup& setup, const std::vector<Question>& questions, When when, int turns,
    const std::optional<Question>& keep, const Watch& watch = {});

}  // namespace mazzo::goldfish::odds
