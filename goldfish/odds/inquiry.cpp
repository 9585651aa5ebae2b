// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/inquiry.h"

#include "goldfish/odds/plan_maker.h"

namespace mazzo::goldfish::odds {

namespace {

/// The error of a question about a section whose cards never reach the hand; a probability of zero would mislead.
std::optional<Error> undrawnZoneError(const Question& question, const HandPlan& plan, const Game& game)
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

Inquiry::Inquiry(const Setup& setup, std::vector<Question> questions, HandPlan plan, std::optional<Question> keep)
    : m_setup(&setup), m_questions(std::move(questions)), m_plan(std::move(plan)), m_keep(std::move(keep))
{}

Result<Inquiry> Inquiry::of(const Setup& setup, std::vector<Question> questions, const When& when,
                            std::optional<Question> keep)
{
    auto plan = handPlan(setup, when, keep.has_value());
    if (!plan) return failure(plan.error());
    for (const Question& question : questions)
        if (auto error = undrawnZoneError(question, *plan, *setup.game)) return failure(std::move(*error));
    if (keep)
        if (auto error = undrawnZoneError(*keep, *plan, *setup.game)) {
            error->detail = "keep";
            return failure(std::move(*error));
        }
    return Inquiry(setup, std::move(questions), std::move(*plan), std::move(keep));
}

ExactOdds Inquiry::exact(std::size_t question, const Watch& watch) const
{
    return exactOdds(*m_setup, m_plan, m_questions[question], m_keep, watch);
}

std::optional<std::vector<Simulated>> Inquiry::simulated(const Run& run, const Watch& watch) const
{
    return simulate(*m_setup, m_plan, m_questions, m_keep, run, watch);
}

}  // namespace mazzo::goldfish::odds
