// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/tuning/tuner.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <numeric>

namespace mazzo::goldfish::tuning {

using odds::Bounds;
using odds::Counts;
using odds::Dealt;
using odds::DeckOdds;
using odds::NoOdds;

namespace {

/// Changes by class that are computed one by one. If there are more, the best are looked for step by step.
constexpr std::size_t kMaxChanges = 400'000;
/// Decks that are checked for a change before it is left for later.
constexpr std::uint64_t kFirstChecks = 20'000;
constexpr std::uint64_t kAnyNumber = std::numeric_limits<std::uint64_t>::max();
/// Sums of odds that differ by less are equal.
constexpr double kRounding = 1e-12;

/// How many copies more or fewer of each part, and what that does to the odds.
struct Candidate {
    std::vector<int> changes;
    int swaps = 0;
    std::vector<Bounds> odds;
    double value = 0;
    bool meetsConditions = true;
};

class Tuner {
public:
    Tuner(const RuleBook& book, const Setup& setup, const odds::HandPlan& plan, const TuneRequest& request,
          const odds::Watch& watch)
        : m_book(book),
          m_setup(setup),
          m_request(request),
          m_watch(watch),
          m_pool(poolOf(plan)),
          m_odds(setup, plan, request.questions, request.keep, m_pool),
          m_space(book, setup, plan, m_odds, m_pool, request.maxCopies, request.swaps),
          m_pile(m_odds.pile()),
          m_highest(request.questions.size(), 0)
    {}

    tl::expected<TuneResult, NoTuning> run()
    {
        m_result.verdict = m_book.check(m_setup.deck).verdict;
        Candidate same;
        same.changes.assign(m_space.parts().size(), 0);
        if (!evaluate(same)) return tl::unexpected(m_failure);
        m_result.before = same.odds;
        m_result.valueBefore = same.value;
        m_ready = m_result.verdict == Verdict::Legal || m_result.verdict == Verdict::Unknown;
        m_result.anyLegal = m_ready;
        m_same = same;
        const bool all = enumerate();
        if (m_failed) return tl::unexpected(m_failure);
        all ? takeBest() : climb();
        if (m_failed) return tl::unexpected(m_failure);
        if (m_result.best.empty()) addUnreached();
        m_result.evaluations = m_odds.evaluations();
        return std::move(m_result);
    }

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] std::vector<Dealt> poolOf(const odds::HandPlan& plan) const
    {
        std::vector<Dealt> pool;
        for (const ZoneIndex zone : SwapSpace::zones(plan))
            for (const CardIndex card : m_request.pool) pool.push_back({zone, card});
        return pool;
    }

    [[nodiscard]] double secondsLeft() const
    {
        return m_request.seconds * m_share - std::chrono::duration<double>(Clock::now() - m_begin).count();
    }
    /// False if the time is up, or if the user stopped the work, which is a failure.
    [[nodiscard]] bool going()
    {
        const double left = secondsLeft();
        const double used = m_share - left / m_request.seconds;
        if (m_watch && !m_watch(std::clamp(used, 0.0, 1.0))) {
            m_failed = true;
            m_failure = {0, NoOdds::Stopped};
        }
        if (left <= 0) m_outOfTime = true;
        return !m_failed && !m_outOfTime;
    }

    [[nodiscard]] bool evaluate(Candidate& candidate)
    {
        Counts pile = m_pile;
        candidate.swaps = 0;
        for (std::size_t i = 0; i < candidate.changes.size(); ++i) {
            pile[m_space.parts()[i].number] += candidate.changes[i];
            candidate.swaps += std::max(0, candidate.changes[i]);
        }
        candidate.value = 0;
        candidate.meetsConditions = true;
        candidate.odds.clear();
        for (std::size_t i = 0; i < m_request.questions.size(); ++i) {
            const odds::ExactOdds exact = m_odds.of(i, pile, [this](double) { return !m_watch || m_watch(-1); });
            if (!exact) {
                m_failed = true;
                m_failure = {i, exact.error()};
                return false;
            }
            candidate.odds.push_back(*exact);
            const Goal& goal = m_request.goals[i];
            m_highest[i] = std::max(m_highest[i], exact->least);
            if (goal.atLeast && exact->least < *goal.atLeast - kRounding) candidate.meetsConditions = false;
            if (!goal.atLeast) candidate.value += goal.weight * exact->least;
        }
        return true;
    }

    /// Is this better than the deck as it is? Any deck is, if that is not legal or does not meet the conditions.
    [[nodiscard]] bool isBetter(const Candidate& candidate) const
    {
        if (!candidate.meetsConditions) return false;
        return !m_ready || !m_same.meetsConditions || candidate.value > m_same.value + kRounding;
    }

    /// Computes every change within the swaps; false if there are too many of them, or too little time.
    bool enumerate()
    {
        Candidate candidate = m_same;
        m_complete = true;
        m_share = 0.5;  // leaves time to look for cards
        visit(candidate, 0, 0, 0, 0);
        m_share = 1;
        return m_complete;
    }

    /// `less` and `more`: copies that have left and come so far; `open`: their difference in the zone of the part.
    void visit(Candidate& candidate, std::size_t part, int less, int more, int open)
    {
        if (!m_complete) return;
        const auto& parts = m_space.parts();
        if (part > 0 && open != 0 && (part == parts.size() || parts[part].zone != parts[part - 1].zone)) return;
        if (part == parts.size()) {
            if (m_candidates.size() >= kMaxChanges || (++m_visits % 256 == 0 && !going()) || !evaluate(candidate)) {
                m_complete = false;
                return;
            }
            if (isBetter(candidate)) m_candidates.push_back(candidate);
            return;
        }
        const int left = m_request.swaps;
        for (int by = -std::min(parts[part].mostLess, left - less); by <= std::min(parts[part].mostMore, left - more);
             ++by) {
            // What has come or left must still be balanced by the parts behind this one.
            if (std::abs(open + by) > left) continue;
            candidate.changes[part] = by;
            visit(candidate, part + 1, less + std::max(0, -by), more + std::max(0, by), open + by);
        }
        candidate.changes[part] = 0;
    }

    [[nodiscard]] static bool before(const Candidate& a, const Candidate& b)
    {
        if (std::abs(a.value - b.value) > kRounding) return a.value > b.value;
        return a.swaps != b.swaps ? a.swaps < b.swaps : a.changes < b.changes;
    }

    /// From the highest sum on: the first change for which cards are found is the best one. Changes that take long to
    /// decide are left for later, and only decided as long as they may be better than what was found.
    void takeBest()
    {
        std::ranges::sort(m_candidates, before);
        LegalSwaps swaps(m_space, m_book, m_setup, worst(), [this] { return going(); });
        std::vector<std::size_t> undecided;
        const auto decide = [&](std::size_t i, std::uint64_t maxChecks) {
            const Candidate& candidate = m_candidates[i];
            const auto outcome = m_outOfTime
                                     ? LegalSwaps::Outcome::GaveUp
                                     : swaps.find(candidate.changes, m_request.swaps - candidate.swaps, maxChecks);
            if (outcome == LegalSwaps::Outcome::Found) add(candidate, swaps.found());
            return outcome != LegalSwaps::Outcome::GaveUp;
        };
        for (std::size_t i = 0; i < m_candidates.size(); ++i) {
            if (m_result.best.size() >= m_request.results || m_failed) break;
            if (!decide(i, kFirstChecks)) undecided.push_back(i);
            if (m_outOfTime) break;
        }
        const auto best = [this] {
            return m_result.best.empty() ? m_result.valueBefore
                                         : std::ranges::max(m_result.best, {}, &TunedDeck::value).value;
        };
        const auto isOpen = [&](std::size_t i) {
            return (m_result.best.empty() || m_candidates[i].value > best() + kRounding);
        };
        auto next = undecided.begin();
        while (next != undecided.end() && isOpen(*next) && !m_failed && decide(*next, kAnyNumber)) ++next;
        m_result.optimal = next == undecided.end() || !isOpen(*next);
        m_result.bound = m_result.optimal ? best() : std::max(best(), m_candidates[*next].value);
        std::ranges::stable_sort(m_result.best, std::ranges::greater(), &TunedDeck::value);
        if (m_result.best.size() > m_request.results) m_result.best.resize(m_request.results);
    }

    /// Takes the best legal swap again and again. Nothing says that this leads to the best deck.
    void climb()
    {
        m_result.optimal = false;
        m_result.bound = 0;
        for (const Goal& goal : m_request.goals)
            if (!goal.atLeast) m_result.bound += std::max(0.0, goal.weight);
        m_outOfTime = false;
        m_share = 1;
        LegalSwaps swaps(m_space, m_book, m_setup, worst(), [this] { return going(); });
        Candidate now = m_same;
        for (int step = 0; step < m_request.swaps && !m_failed && !m_outOfTime; ++step) {
            std::vector<Candidate> next = neighbours(now);
            std::ranges::sort(next, [](const Candidate& a, const Candidate& b) {
                return a.meetsConditions != b.meetsConditions ? a.meetsConditions : before(a, b);
            });
            bool moved = false;
            for (const Candidate& candidate : next) {
                if (moved || m_failed || m_outOfTime) break;
                if (candidate.value <= now.value + kRounding && now.meetsConditions) break;
                if (swaps.find(candidate.changes, 0, kFirstChecks) != LegalSwaps::Outcome::Found) continue;
                now = candidate;
                moved = true;
                if (isBetter(now)) add(now, swaps.found());
            }
            if (!moved) break;
        }
        std::ranges::reverse(m_result.best);
        if (m_result.best.size() > m_request.results) m_result.best.resize(m_request.results);
    }

    [[nodiscard]] std::vector<Candidate> neighbours(const Candidate& from)
    {
        std::vector<Candidate> next;
        const auto& parts = m_space.parts();
        for (std::size_t out = 0; out < parts.size(); ++out) {
            if (from.changes[out] <= -parts[out].mostLess) continue;
            for (std::size_t in = 0; in < parts.size(); ++in) {
                if (in == out || parts[in].zone != parts[out].zone || from.changes[in] >= parts[in].mostMore) continue;
                Candidate candidate = from;
                --candidate.changes[out];
                ++candidate.changes[in];
                if (++m_visits % 64 == 0 && !going()) return next;
                if (!evaluate(candidate)) return next;
                if (candidate.swaps <= m_request.swaps) next.push_back(std::move(candidate));
            }
        }
        return next;
    }

    /// A deck with unknown values may stay undecided; it must not become illegal.
    [[nodiscard]] Verdict worst() const
    {
        return m_result.verdict == Verdict::Unknown ? Verdict::Unknown : Verdict::Legal;
    }

    void add(const Candidate& candidate, const LegalSwaps::Found& found)
    {
        m_result.anyLegal = true;
        TunedDeck deck{{}, found.deck, found.verdict, candidate.odds, candidate.value};
        std::vector<bool> used(found.added.size(), false);
        for (const Dealt& removed : found.removed) {
            for (std::size_t i = 0; i < found.added.size(); ++i) {
                if (used[i] || found.added[i].zone != removed.zone) continue;
                used[i] = true;
                deck.swaps.push_back(
                    {removed.zone, removed.card, found.added[i].card, worthOf(candidate, removed, found.added[i])});
                break;
            }
        }
        m_result.best.push_back(std::move(deck));
    }

    [[nodiscard]] std::vector<double> worthOf(const Candidate& candidate, const Dealt& removed, const Dealt& added)
    {
        Counts pile = m_pile;
        for (std::size_t i = 0; i < candidate.changes.size(); ++i)
            pile[m_space.parts()[i].number] += candidate.changes[i];
        --pile[m_odds.classes().of(added)];
        ++pile[m_odds.classes().of(removed)];
        std::vector<double> worth;
        for (std::size_t i = 0; i < candidate.odds.size(); ++i) {
            const odds::ExactOdds without = m_odds.of(i, pile);
            worth.push_back(without ? candidate.odds[i].least - without->least : 0);
        }
        return worth;
    }

    void addUnreached()
    {
        for (std::size_t i = 0; i < m_request.goals.size(); ++i)
            if (m_request.goals[i].atLeast && m_highest[i] < *m_request.goals[i].atLeast - kRounding)
                m_result.unreached.push_back({i, m_highest[i]});
    }

    const RuleBook& m_book;
    const Setup& m_setup;
    const TuneRequest& m_request;
    const odds::Watch& m_watch;
    std::vector<Dealt> m_pool;
    DeckOdds m_odds;
    SwapSpace m_space;
    Counts m_pile;
    std::vector<double> m_highest;  // odds of each question, over all decks that were computed
    TuneResult m_result;
    Candidate m_same;
    bool m_ready = false;  // the deck before is legal, or as far as its values are known
    std::vector<Candidate> m_candidates;
    std::uint64_t m_visits = 0;
    bool m_complete = true;
    double m_share = 1;  // of the time that the work so far may take
    bool m_outOfTime = false;
    bool m_failed = false;
    NoTuning m_failure;
    Clock::time_point m_begin = Clock::now();
};

}  // namespace

tl::expected<TuneResult, NoTuning> tune(const RuleBook& book, const Setup& setup, const odds::HandPlan& plan,
                                        const TuneRequest& request, const odds::Watch& watch)
{
    return Tuner(book, setup, plan, request, watch).run();
}

}  // namespace mazzo::goldfish::tuning
