// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/sensitivity.h"

#include "goldfish/odds/deck_odds.h"

namespace mazzo::goldfish::odds {

std::optional<std::vector<Sensitivity>> sensitivities(const Setup& setup, const HandPlan& plan,
                                                      const std::vector<Question>& questions,
                                                      const std::optional<Question>& keep, const Watch& watch)
{
    std::map<Dealt, int> cards;
    for (const Dealt& dealt : plan.pile) ++cards[dealt];
    DeckOdds odds(setup, plan, questions, keep, {}, 1);
    const Counts pile = odds.pile();
    bool stopped = false;
    const auto changed = [&](const Dealt& card, int by) {
        Counts counts = pile;
        counts[odds.classes().of(card)] += by;
        std::vector<ExactOdds> answers;
        for (std::size_t i = 0; i < questions.size(); ++i) {
            answers.push_back(odds.of(i, counts, watch));
            stopped = stopped || (!answers.back() && answers.back().error() == NoOdds::Stopped);
        }
        return answers;
    };
    std::vector<Sensitivity> result;
    for (const auto& [card, copies] : cards) {
        if (watch && !watch(static_cast<double>(result.size()) / static_cast<double>(cards.size())))
            return std::nullopt;
        result.push_back({card, copies, changed(card, 1), changed(card, -1)});
        if (stopped) return std::nullopt;
    }
    return result;
}

}  // namespace mazzo::goldfish::odds
