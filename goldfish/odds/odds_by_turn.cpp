// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/odds_by_turn.h"

namespace mazzo::goldfish::odds {

Result<std::vector<std::vector<ExactOdds>>> oddsByTurn(const Setup& setup, const std::vector<Question>& questions,
                                                       When when, int turns, const std::optional<Question>& keep,
                                                       const Watch& watch)
{
    std::vector<std::vector<ExactOdds>> all;
    for (int turn = 1; turn <= turns; ++turn) {
        when.turn = turn;
        const auto inquiry = Inquiry::of(setup, questions, when, keep);
        if (!inquiry) return failure(inquiry.error());
        std::vector<ExactOdds>& mine = all.emplace_back();
        for (std::size_t i = 0; i < questions.size(); ++i) mine.push_back(inquiry->exact(i, watch));
    }
    return all;
}

}  // namespace mazzo::goldfish::odds
