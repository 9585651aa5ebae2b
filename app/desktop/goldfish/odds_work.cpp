// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/odds_work.h"

#include <algorithm>

namespace mazzo::desktop {

using namespace goldfish::odds;

Result<Inquiry> inquiryOf(const goldfish::Setup& setup, const std::string& text, const When& when,
                          const std::string& keep)
{
    std::vector<Question> asks;
    std::optional<Question> policy;
    if (!text.empty()) {
        auto question = readQuestion(text, *setup.game);
        if (!question) return failure(question.error());
        asks.push_back(std::move(*question));
    }
    if (!keep.empty()) {
        auto question = readQuestion(keep, *setup.game);
        if (!question) return failure(question.error());
        policy = std::move(*question);
    }
    return Inquiry::of(setup, std::move(asks), when, std::move(policy));
}

void OddsWork::run(const std::function<void(OddsAnswer)>& report, const Watch& watch) const
{
    const double all = static_cast<double>(questions.size());
    for (std::size_t i = 0; i < questions.size(); ++i) {
        bool going = true;
        // Simulation is the first half of a question; how long the exact odds take is not known.
        const auto half = [&](double begin) -> Watch {
            return [&, begin](double done) {
                return going = going && watch((static_cast<double>(i) + begin + std::max(0.0, done) / 2) / all);
            };
        };
        OddsAnswer answer{questions[i], {}, {}, {}, {}};
        const auto inquiry = inquiryOf(*setup, answer.text, when, keep);
        if (!inquiry) {
            answer.error = inquiry.error();
            report(std::move(answer));
            continue;
        }
        if (auto simulated = inquiry->simulated({kOddsHands, 1, 1, Path::Cards}, half(0)))
            answer.simulated = simulated->front();
        if (!going) return;
        report(answer);
        if (const auto exact = inquiry->exact(0, half(0.5))) answer.exact = *exact;
        else answer.notExact = exact.error();
        if (!going) return;
        report(std::move(answer));
    }
}

}  // namespace mazzo::desktop
