// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/plan_maker.h"

#include <algorithm>
#include <utility>

namespace mazzo::goldfish::odds {

namespace {

using Step = Procedure::Step;
using StepKind = HandStep::Kind;

/// Larger decks are mistakes, and dealing them card by card would exhaust the memory.
constexpr long long kMaxCards = 1'000'000;

/// Reads a procedure as far as it concerns the hand of a player who does nothing.
class PlanMaker {
public:
    PlanMaker(const Setup& setup, bool mulligans, Counting counting)
        : m_setup(setup), m_procedure(setup.procedure), m_mulligans(mulligans)
    {
        m_plan.countsSeen = counting == Counting::Seen;
        const Procedure::Mulligan& rule = m_procedure.mulligan;
        m_plan.mulligan = {rule.kind,
                           setup.value(rule.less),
                           setup.value(rule.leastHand),
                           setup.value(rule.most),
                           setup.value(rule.times),
                           rule.to == m_procedure.drawPile || rule.kind == Procedure::Mulligan::Kind::Bottom
                               ? Goal::IntoPile
                               : goalOf(rule.to),
                           setup.value(rule.free)};
        m_plan.reshuffle = m_procedure.reshuffle.when;
        // Engines keep what is dealt to the hand apart from it, such as a leader that is not mulliganed; free play does
        // not.
        m_plan.joinsApart = !m_procedure.engine.empty();
        m_plan.pile = dealtTo(m_procedure.drawPile);
        (m_plan.joinsApart ? m_plan.apart : m_plan.hand) = dealtTo(m_procedure.hand);
        if (m_plan.reshuffle != Procedure::Reshuffle::When::Never)
            m_plan.discards = dealtTo(m_procedure.reshuffle.from);
    }

    /// The set-up as far as the opening hand and its mulligan; what follows belongs to the turns.
    void openingHand()
    {
        const auto& steps = m_procedure.setUp;
        const auto last = std::find_if(steps.rbegin(), steps.rend(), [](const Step& step) {
            return step.kind == Step::Kind::OpeningHand || step.kind == Step::Kind::Mulligan;
        });
        for (auto step = steps.begin(); step != last.base(); ++step) add(*step, 0);
    }

    void turns(int turn)
    {
        noteLimit();
        for (const Step& step : m_procedure.setUp) add(step, 0);
        for (int now = 1; now <= turn; ++now) {
            for (const Procedure::Phase& phase : m_procedure.phases) {
                for (const Step& step : phase.enter) {
                    // The hand of the requested turn is the one before it is discarded.
                    if (now == turn && takesFromHand(step)) return;
                    add(step, now);
                }
                if (now == turn) continue;
                for (const Step& step : phase.leave) add(step, now);
            }
        }
    }

    void draw(int count) { put(StepKind::Draw, count); }

    /// The cards that the whole set-up puts aside. Nobody has seen a card by then, so they are like any others.
    void aside()
    {
        for (const Step& step : m_procedure.setUp) add(step, 0);
        int left = static_cast<int>(m_plan.pile.size());
        int aside = 0;
        for (const HandStep& step : std::exchange(m_plan.steps, {})) {
            if (step.kind != StepKind::Draw && step.kind != StepKind::SetAside) continue;
            const int taken = std::min(left, step.count);
            left -= taken;
            if (step.kind == StepKind::SetAside) aside += taken;
        }
        m_plan.hand.clear();
        m_plan.apart.clear();
        m_plan.discards.clear();
        draw(aside);
    }

    [[nodiscard]] HandPlan made() { return std::move(m_plan); }

private:
    void noteLimit()
    {
        const auto limits = [](const Step& step) { return step.kind == Step::Kind::Limit; };
        const bool limited = std::ranges::any_of(m_procedure.phases, [&](const Procedure::Phase& phase) {
            return std::ranges::any_of(phase.enter, limits) || std::ranges::any_of(phase.leave, limits);
        });
        if (const int limit = m_setup.value(m_procedure.handLimit); limited && limit >= 0) m_plan.ignoredLimit = limit;
    }
    [[nodiscard]] bool isReshuffled(std::string_view zone) const
    {
        return m_plan.reshuffle != Procedure::Reshuffle::When::Never && zone == m_procedure.reshuffle.from;
    }
    [[nodiscard]] Goal goalOf(std::string_view zone) const
    {
        if (zone == m_procedure.drawPile) return Goal::UnderPile;
        return zone == m_procedure.reshuffle.from ? Goal::Discards : Goal::Away;
    }
    [[nodiscard]] bool takesFromHand(const Step& step) const
    {
        return step.kind == Step::Kind::Move && step.zone == m_procedure.hand;
    }

    /// Cards that can reach the hand from there.
    [[nodiscard]] std::vector<Dealt> dealtTo(std::string_view zone)
    {
        std::vector<Dealt> cards;
        for (const Step& step : m_procedure.setUp) {
            if (step.kind != Step::Kind::Deal || step.to != zone) continue;
            const ZoneIndex section = m_setup.game->zone(step.section).value_or(ZoneIndex{});
            if (std::ranges::find(m_plan.sections, section) == m_plan.sections.end())
                m_plan.sections.push_back(section);
            for (const CardIndex card : m_setup.dealt(step)) cards.push_back({section, card});
        }
        return cards;
    }

    void put(StepKind kind, int count, Goal goal = Goal::Away) { m_plan.steps.push_back({kind, count, goal, {}}); }

    void add(const Step& step, int turn)
    {
        if (!m_setup.holds(step.when) || turn < step.fromTurn) return;
        switch (step.kind) {
        case Step::Kind::OpeningHand: put(StepKind::Draw, m_setup.value(m_procedure.openingHand)); break;
        case Step::Kind::Draw: {
            const int upTo = m_setup.value(step.upTo);
            put(upTo < 0 ? StepKind::Draw : StepKind::DrawUpTo, upTo < 0 ? m_setup.value(step.count) : upTo);
            break;
        }
        case Step::Kind::Mulligan:
            if (m_mulligans && m_plan.mulligan.kind != Procedure::Mulligan::Kind::None) put(StepKind::Mulligan, 0);
            break;
        case Step::Kind::Shuffle:
            if (step.zone == m_procedure.drawPile) put(StepKind::Shuffle, 0);
            else m_shuffled.push_back(step.zone);
            break;
        case Step::Kind::Move: move(step); break;
        case Step::Kind::Limit:
        case Step::Kind::Deal:
        case Step::Kind::Set:
        case Step::Kind::Add:
        case Step::Kind::Clear: break;
        }
    }

    void move(const Step& step)
    {
        const int count = m_setup.value(step.count);
        if (step.zone == m_procedure.drawPile) {
            const int all = count == 0 ? static_cast<int>(m_plan.pile.size()) : count;
            put(step.to == m_procedure.hand ? StepKind::Draw : StepKind::SetAside, all);
        } else if (step.zone == m_procedure.hand) {
            put(StepKind::Drop, count, goalOf(step.to));
        } else if (step.to == m_procedure.hand && !isReshuffled(step.zone)) {
            join(step.zone, count);
        }
    }

    /// What was dealt to another zone comes into the hand, once.
    void join(const std::string& zone, int count)
    {
        if (std::ranges::find(m_joined, zone) != m_joined.end()) return;
        std::vector<Dealt> cards = dealtTo(zone);
        if (cards.empty()) return;
        if (count > 0 && count < static_cast<int>(cards.size())) {
            if (std::ranges::find(m_shuffled, zone) != m_shuffled.end()) {
                m_joined.push_back(zone);
                m_plan.steps.push_back({StepKind::DrawOther, count, Goal::Away, std::move(cards)});
                return;
            }
            cards.resize(static_cast<std::size_t>(count));
        }
        m_joined.push_back(zone);
        m_plan.steps.push_back({StepKind::Join, 0, Goal::Away, std::move(cards)});
    }

    const Setup& m_setup;
    const Procedure& m_procedure;
    bool m_mulligans;
    HandPlan m_plan;
    std::vector<std::string> m_joined;
    std::vector<std::string> m_shuffled;  // other piles than the draw pile
};

}  // namespace

Result<HandPlan> handPlan(const Setup& setup, const When& when, bool mulligans)
{
    if (cardsIn(setup.deck) > kMaxCards)
        return failure({Error::Kind::Limit, "odds.large-deck", {}, {std::to_string(kMaxCards)}, {}});
    const bool isAside = when.counting == Counting::Aside;
    // A mulligan would tell something about the cards set aside, and later draws nothing.
    if (isAside && (mulligans || when.turn || when.draws > 0))
        return failure({Error::Kind::Refused, "odds.aside-alone", {}, {}, {}});
    PlanMaker maker(setup, mulligans, when.counting);
    if (isAside) maker.aside();
    else if (when.turn) maker.turns(*when.turn);
    else maker.openingHand();
    if (when.draws > 0) maker.draw(when.draws);
    HandPlan plan = maker.made();
    const int opening = setup.value(setup.procedure.openingHand);
    const int pile = static_cast<int>(plan.pile.size());
    if (pile == 0) return failure({Error::Kind::Refused, "goldfish.empty-deck", {}, {}, {}});
    if (pile < opening)
        return failure(
            {Error::Kind::Refused, "odds.small-deck", {}, {std::to_string(pile), std::to_string(opening)}, {}});
    const bool draws = std::ranges::any_of(plan.steps, [](const HandStep& step) {
        return (step.kind == StepKind::Draw || step.kind == StepKind::DrawUpTo) && step.count > 0;
    });
    if (!draws) return failure({Error::Kind::Refused, isAside ? "odds.none-aside" : "odds.no-hand", {}, {}, {}});
    return plan;
}

}  // namespace mazzo::goldfish::odds
