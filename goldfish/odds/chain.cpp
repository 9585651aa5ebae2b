// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/chain.h"

#include "goldfish/odds/hypergeometric.h"

#include <algorithm>
#include <unordered_map>

namespace mazzo::goldfish::odds {

namespace {

using Reshuffling = Procedure::Reshuffle::When;
using StepKind = HandStep::Kind;

/// A position: which cards are where, without their order. If seen cards are counted, each class has a second number
/// behind all first ones, for its cards that were in the hand before and left it.
struct State {
    Counts hand, apart, pile, under, discards;
    Counts gone;         ///< seen and out of the game; empty unless seen cards are counted
    int outOfReach = 0;  ///< this many cards of `pile`, nobody knows which, are set aside
    bool mixed = false;  ///< the cards `under` the pile have been shuffled into what is in reach of it
    int owed = 0;        ///< cards still to be drawn after a mulligan

    bool operator==(const State&) const = default;
};

struct StateHash {
    std::size_t operator()(const State& state) const
    {
        std::uint64_t hash = static_cast<std::uint64_t>(state.outOfReach) * 512 +
                             static_cast<std::uint64_t>(state.owed) * 2 + (state.mixed ? 1 : 0);
        for (const Counts* counts :
             {&state.hand, &state.apart, &state.pile, &state.under, &state.discards, &state.gone})
            for (const int count : *counts)
                hash = (hash ^ static_cast<std::uint64_t>(count)) * 0x9e3779b97f4a7c15U + (hash >> 29);
        return hash;
    }
};

using Spread = std::unordered_map<State, double, StateHash>;
using Sink = std::function<void(const State&, double)>;

void add(Counts& to, std::span<const int> cards, int times = 1)
{
    for (std::size_t i = 0; i < to.size(); ++i) to[i] += times * cards[i];
}

void moveAll(Counts& from, Counts& to)
{
    add(to, from);
    std::ranges::fill(from, 0);
}

class Chain {
public:
    Chain(const HandPlan& plan, const Classes& classes, const Policy* policy, const HandEvaluator& question,
          std::uint64_t maxPositions, const Watch& watch)
        : m_plan(plan),
          m_classes(classes),
          m_policy(policy),
          m_question(question),
          m_maxPositions(maxPositions),
          m_watch(watch),
          m_width(plan.countsSeen ? 2 * classes.size() : classes.size())
    {}

    std::optional<NoOdds> run(const Sink& last)
    {
        State start{count(m_plan.hand), count(m_plan.apart),    count(m_plan.pile),
                    Counts(m_width, 0), count(m_plan.discards), Counts(m_plan.countsSeen ? m_width : 0, 0)};
        if (m_plan.steps.empty()) last(start, 1.0);
        Spread now{{std::move(start), 1.0}};
        for (std::size_t i = 0; i < m_plan.steps.size() && !m_ended; ++i) {
            Spread next;
            const bool isLast = i + 1 == m_plan.steps.size();
            const Sink sink = [&](const State& state, double chance) {
                isLast ? last(state, chance) : put(next, state, chance);
            };
            if (m_plan.steps[i].kind == StepKind::Mulligan)
                mulligan(m_plan.steps[i].count, std::move(now), i + 1, sink);
            else
                for (const auto& [state, chance] : now)
                    if (!m_ended) step(m_plan.steps[i], state, chance, sink);
            now = std::move(next);
        }
        return m_ended;
    }

    /// The cards of a position that the question counts, by class.
    [[nodiscard]] Counts counted(const State& state) const
    {
        Counts cards = held(state);
        if (!m_plan.countsSeen) return cards;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const std::size_t again = i + cards.size();
            cards[i] += state.pile[again] + state.under[again] + state.discards[again] + state.gone[again];
        }
        return cards;
    }

private:
    [[nodiscard]] Counts count(std::span<const Dealt> cards) const
    {
        Counts counts = m_classes.count(cards);
        counts.resize(m_width, 0);
        return counts;
    }
    /// By class, wherever the cards were before.
    [[nodiscard]] Counts merged(Counts counts) const
    {
        for (std::size_t i = m_classes.size(); i < counts.size(); ++i) counts[i - m_classes.size()] += counts[i];
        counts.resize(m_classes.size());
        return counts;
    }
    [[nodiscard]] Counts held(const State& state) const
    {
        Counts cards = merged(state.hand);
        add(cards, merged(state.apart));
        return cards;
    }

    void step(const HandStep& step, State state, double chance, const Sink& sink)
    {
        const auto finished = [&](const State& after, double weight) { reshuffleIfDue(after, weight, sink); };
        switch (step.kind) {
        case StepKind::Draw: draw(std::move(state), step.count, chance, finished); break;
        case StepKind::DrawUpTo: {
            const int have = sizeOf(state.hand);
            draw(std::move(state), step.count - have, chance, finished);
            break;
        }
        case StepKind::Drop:
            if (step.count == 0) moveAll(state.apart, state.hand);
            drop(std::move(state), step.count == 0 ? std::numeric_limits<int>::max() : step.count, step.goal, chance,
                 finished);
            break;
        case StepKind::SetAside:
            if (state.mixed || step.count > inReach(state)) end(NoOdds::ComesBack);
            state.outOfReach += step.count;
            finished(state, chance);
            break;
        case StepKind::Shuffle:
            shuffle(state);
            finished(state, chance);
            break;
        case StepKind::Join:
            add(m_plan.joinsApart ? state.apart : state.hand, count(step.cards));
            finished(state, chance);
            break;
        case StepKind::DrawOther:
            Hypergeometric(count(step.cards), step.count).each([&](std::span<const int> cards, double weight) {
                if (!visited()) return false;
                State next = state;
                add(m_plan.joinsApart ? next.apart : next.hand, cards);
                finished(next, chance * weight);
                return !m_ended;
            });
            break;
        case StepKind::Mulligan: break;
        }
    }

    [[nodiscard]] static int inReach(const State& state) { return sizeOf(state.pile) - state.outOfReach; }

    static void shuffle(State& state)
    {
        if (state.outOfReach == 0) moveAll(state.under, state.pile);
        else if (sizeOf(state.under) > 0) state.mixed = true;
    }

    void reshuffleIfDue(State state, double chance, const Sink& sink)
    {
        const bool empty = inReach(state) == 0 && sizeOf(state.under) == 0;
        if (m_plan.reshuffle == Reshuffling::Immediate && empty && sizeOf(state.discards) > 0) reshuffle(state);
        sink(state, chance);
    }

    void reshuffle(State& state)
    {
        // Which cards were set aside would matter now.
        if (state.outOfReach > 0) end(NoOdds::ComesBack);
        moveAll(state.discards, state.pile);
    }

    /// Draws as the table does: what there is, then from the reshuffled discards.
    void draw(State state, int count, double chance, const Sink& sink)
    {
        if (!visited()) return;
        if (count <= 0) return sink(state, chance);
        if (!state.mixed && inReach(state) == 0 && state.outOfReach == 0) moveAll(state.under, state.pile);
        const int reach = inReach(state);
        const int under = state.mixed ? sizeOf(state.under) : 0;
        if (reach + under == 0) {
            if (state.outOfReach > 0 && sizeOf(state.under) + sizeOf(state.discards) > 0) end(NoOdds::ComesBack);
            if (m_plan.reshuffle == Reshuffling::Never || sizeOf(state.discards) == 0 || m_ended)
                return sink(state, chance);
            reshuffle(state);
            return draw(std::move(state), count, chance, sink);
        }
        const int now = std::min(count, reach + under);
        for (int fromUnder = std::max(0, now - reach); fromUnder <= std::min(now, under); ++fromUnder) {
            const double share = under == 0 ? 1 : hypergeometric(reach + under, under, now, fromUnder);
            take(state, &State::under, fromUnder, chance * share, [&](const State& some, double weight) {
                take(some, &State::pile, now - fromUnder, weight,
                     [&](const State& all, double total) { draw(all, count - now, total, sink); });
            });
        }
    }

    /// Any `count` cards of one place into the hand.
    void take(const State& state, Counts State::* from, int count, double chance, const Sink& sink)
    {
        if (count == 0) return sink(state, chance);
        State next = state;
        Hypergeometric(state.*from, count).each([&](std::span<const int> cards, double weight) {
            if (!visited()) return false;
            next.hand = state.hand;
            next.*from = state.*from;
            add(next.hand, cards);
            add(next.*from, cards, -1);
            sink(next, chance * weight);
            return !m_ended;
        });
    }

    void drop(State state, int count, Goal goal, double chance, const Sink& sink)
    {
        const int all = sizeOf(state.hand);
        if (count <= 0) return sink(state, chance);
        const Counts hand = state.hand;
        Hypergeometric(hand, std::min(all, count)).each([&](std::span<const int> cards, double weight) {
            if (!visited()) return false;
            State next = state;
            leave(next, cards, goal);
            sink(next, chance * weight);
            return !m_ended;
        });
    }

    void leave(State& state, std::span<const int> left, Goal goal, bool mulligan = false)
    {
        add(state.hand, left, -1);
        Counts cards(left.begin(), left.end());
        if (m_plan.countsSeen) {
            // Seen from now on; but what a mulligan gives back counts as never drawn.
            cards = merged(std::move(cards));
            mulligan ? cards.resize(m_width, 0) : static_cast<void>(cards.insert(cards.begin(), cards.size(), 0));
            if (goal == Goal::Away && !mulligan) add(state.gone, cards);
        }
        if (goal == Goal::Discards) add(state.discards, cards);
        if (goal == Goal::UnderPile || goal == Goal::IntoPile) {
            if (state.mixed) end(NoOdds::ComesBack);
            add(state.under, cards);
        }
        if (goal == Goal::IntoPile) shuffle(state);
    }

    /// Repeats the mulligan, `least` times for certain: kept hands are done, and returned hands that left the same
    /// cards behind are merged.
    void mulligan(int least, Spread now, std::size_t following, const Sink& sink)
    {
        const MulliganRule& rule = m_plan.mulligan;
        m_values.clear();
        for (int made = 0; !now.empty() && !m_ended; ++made) {
            Spread returned;
            for (const auto& [state, chance] : now) {
                const bool offered = rule.offers(sizeOf(state.hand), made);
                const bool mayKeep = !offered || made >= least;
                if (const auto kept = !mayKeep ? std::nullopt : keptWith(state, rule.owed(made), offered, following)) {
                    sink(*kept, chance);
                    continue;
                }
                if (m_ended) return;
                State next = state;
                const bool exchange = rule.kind == Procedure::Mulligan::Kind::Exchange;
                leave(next, exchange ? exchanged(state.hand) : Counts(state.hand),
                      exchange ? Goal::UnderPile : rule.goal, true);
                next.owed = sizeOf(state.hand) - (exchange ? sizeOf(next.hand) : rule.fewer(made));
                put(returned, next, chance);
            }
            now.clear();
            for (const auto& [state, chance] : returned) {
                if (m_ended) return;
                State next = state;
                const int owed = std::exchange(next.owed, 0);
                draw(std::move(next), owed, chance, [&](const State& after, double weight) {
                    reshuffleIfDue(after, weight, [&](const State& finished, double w) { put(now, finished, w); });
                });
            }
        }
    }

    /// How likely the question holds in the end: for certain, and possibly.
    using Value = std::pair<double, double>;

    /// The hand as it is kept, with the best choice of the cards that go to the bottom. Nothing if another mulligan is
    /// offered and no choice meets the policy.
    std::optional<State> keptWith(const State& state, int owed, bool offered, std::size_t following)
    {
        if (owed == 0) return !offered || m_policy->keeps(held(state)) ? std::optional(state) : std::nullopt;
        std::optional<State> best;
        Value highest;
        bool meets = false;
        const auto consider = [&](const Counts& bottom) {
            if (!visited()) return;
            State kept = state;
            leave(kept, bottom, Goal::UnderPile, true);
            const bool good = m_policy->keeps(held(kept));
            if ((!good && (offered || meets)) || m_ended) return;
            const Value value = valueOf(kept, following);
            if (best && good == meets && value <= highest) return;
            best = std::move(kept);
            highest = value;
            meets = good;
        };
        Counts bottom(state.hand.size(), 0);
        eachChoice(state.hand, bottom, 0, std::min(owed, sizeOf(state.hand)), consider);
        return m_ended ? std::nullopt : best;
    }

    template <class Visit>
    static void eachChoice(const Counts& hand, Counts& chosen, std::size_t from, int left, const Visit& visit)
    {
        if (left == 0) return visit(chosen);
        if (from == hand.size()) return;
        for (int copies = 0; copies <= std::min(left, hand[from]); ++copies) {
            chosen[from] = copies;
            eachChoice(hand, chosen, from + 1, left - copies, visit);
        }
        chosen[from] = 0;
    }

    Value valueOf(const State& state, std::size_t following)
    {
        const auto known = m_values.find(state);
        if (known != m_values.end()) return known->second;
        Value value;
        Spread now{{state, 1.0}};
        for (std::size_t i = following; i < m_plan.steps.size() && !m_ended; ++i) {
            if (m_plan.steps[i].kind == StepKind::Mulligan) continue;
            Spread next;
            for (const auto& [each, chance] : now)
                if (!m_ended) step(m_plan.steps[i], each, chance, [&](const State& s, double c) { put(next, s, c); });
            now = std::move(next);
        }
        for (const auto& [each, chance] : now) {
            const Truth holds = m_question(counted(each));
            value.first += holds == Truth::Yes ? chance : 0;
            value.second += holds != Truth::No ? chance : 0;
        }
        m_values.emplace(state, value);
        return value;
    }

    [[nodiscard]] Counts exchanged(const Counts& hand) const
    {
        const Counts returned = m_policy->exchanged(merged(hand), m_plan.mulligan.most);
        Counts cards(m_width, 0);
        for (std::size_t i = 0; i < returned.size(); ++i) {
            cards[i] = std::min(returned[i], hand[i]);
            if (m_plan.countsSeen) cards[i + returned.size()] = returned[i] - cards[i];
        }
        return cards;
    }

    void put(Spread& spread, const State& state, double chance)
    {
        constexpr std::size_t kMaxAtOnce = 400'000;  // some hundred megabytes
        spread[state] += chance;
        if (spread.size() > kMaxAtOnce) end(NoOdds::TooMany);
    }

    bool visited()
    {
        if (++m_visits > m_maxPositions) end(NoOdds::TooMany);
        if (m_visits % 65536 == 0 && m_watch && !m_watch(-1)) end(NoOdds::Stopped);
        return !m_ended;
    }

    void end(NoOdds why)
    {
        if (!m_ended) m_ended = why;
    }

    const HandPlan& m_plan;
    const Classes& m_classes;
    const Policy* m_policy;
    const HandEvaluator& m_question;
    std::unordered_map<State, Value, StateHash> m_values;  // of hands that may be kept
    std::uint64_t m_maxPositions;
    const Watch& m_watch;
    std::size_t m_width;  // numbers of each place: one for each class, or two
    std::uint64_t m_visits = 0;
    std::optional<NoOdds> m_ended;
};

}  // namespace

std::optional<NoOdds> eachHand(const HandPlan& plan, const Classes& classes, const Policy* policy,
                               const HandEvaluator& question, std::uint64_t maxPositions, const Watch& watch,
                               const std::function<void(std::span<const int>, double)>& visit)
{
    Chain chain(plan, classes, policy, question, maxPositions, watch);
    return chain.run([&](const State& state, double chance) { visit(chain.counted(state), chance); });
}

}  // namespace mazzo::goldfish::odds
