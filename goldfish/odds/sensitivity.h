// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/exact.h"

namespace mazzo::goldfish::odds {

/// How the odds of some questions change with one copy more or less of a card in the draw pile.
struct Sensitivity {
    Dealt card;
    int copies = 0;
    std::vector<ExactOdds> more;  ///< the odds with one copy more, for each question
    std::vector<ExactOdds> less;  ///< with one copy less
};

/// For every card of the draw pile, in the order of the deck. Nothing if `watch` stopped it.
[[nodiscard]] std::optional<std::vector<Sensitivity>> sensitivities(
    const Setup& setup, const HandPlan& plan, const std::vector<Question>& questions,
    const std::optional<Question>& keep, const Watch& watch = {});

}  // namespace mazzo::goldfish::odds
