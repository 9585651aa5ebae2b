// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/inquiry.h"

namespace mazzo::goldfish::odds {

namespace {

/// A section whose cards never come into the hand is asked for by mistake: zero would look like an answer.
std::optional<Error> askedInVain(const Question& question, const HandPlan& plan, const Game& game)
{
    for (const Node& node : question.expression.syntax.nodes) {
        if (node.kind != Node::Kind::InZone || std::ranges::find(plan.sections, node.zone()) != plan.sections.end())
            continue;
        std::vector<std::string> args{game[node.zone()].id};
        for (const ZoneIndex zone : plan.sections) args.push_back(game[zone].id);
        return Error{
            Error::Kind::Refused, "odds.not-drawn", {{}, 1, node.column + question.before}, std::move(args), {}};
    }
    return std::nullopt;
}

}  // namespace

Inquiry::Inquiry(const Setup& setup, std::vector<Question> asks, HandPlan plan, std::optional<Question> keep)
    : m_setup(&setup), m_asks(std::move(asks)), m_plan(std::move(plan)), m_keep(std::move(keep))
{}

Result<Inquiry> Inquiry::of(const Setup& setup, std::vector<Question> asks, const When& when,
                            std::optional<Question> keep)
{
    auto plan = handPlan(setup, when, keep.has_value());
    if (!plan) return failure(plan.error());
    for (const Question& ask : asks)
        if (auto error = askedInVain(ask, *plan, *setup.game)) return failure(std::move(*error));
    if (keep)
        if (auto error = askedInVain(*keep, *plan, *setup.game)) {
            error->detail = "keep";
            return failure(std::move(*error));
        }
    return Inquiry(setup, std::move(asks), std::move(*plan), std::move(keep));
}

}  // namespace mazzo::goldfish::odds
