// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/exact.h"

#include "goldfish/odds/alike_hands.h"
#include "goldfish/odds/hypergeometric.h"
#include "goldfish/odds/sorted_hands.h"

namespace mazzo::goldfish::odds {

namespace {

/// Limits that keep an exact answer within a few seconds. Beyond them a question is only simulated.
constexpr std::uint64_t kMaxHands = 100'000'000;
/// Positions of a chain, and hands for which the whole expression is evaluated.
constexpr std::uint64_t kMaxSlowly = 10'000'000;
constexpr std::uint64_t kMaxAdditions = 30'000'000;
/// Up to this number of hands each is visited; if there are more, those that look alike are added up.
constexpr std::uint64_t kFewHands = 100'000;

struct Sum {
    double yes = 0;
    double possible = 0;

    void add(Truth answer, double chance)
    {
        if (answer == Truth::Yes) yes += chance;
        if (answer != Truth::No) possible += chance;
    }
    [[nodiscard]] Bounds bounds() const { return {std::min(1.0, yes), std::min(1.0, possible)}; }
};

/// The question as a packed test; null if it has none, or if a value that counts once is in the hand for certain
/// already.
const HandTest* packed(const HandEvaluator& evaluator, const Counts& certain)
{
    const HandTest* test = evaluator.test();
    for (std::size_t i = 0; test && i < certain.size(); ++i)
        if (certain[i] > 0 && test->once(i) != 0) return nullptr;
    return test;
}

/// The odds if no step depends on the cards: each hand is as likely as any other.
class BlindOdds {
public:
    BlindOdds(const SortedHands& sorted, const Watch& watch)
        : m_sorted(sorted),
          m_evaluator(sorted.evaluators().front()),
          m_test(packed(m_evaluator, sorted.certain())),
          m_watch(watch),
          m_hands(Hypergeometric::countHands(sorted.pile(), sorted.drawn(), kMaxHands))
    {}

    ExactOdds odds(const Question& question, const Setup& setup) const
    {
        if (m_hands < kFewHands) return oneByOne();
        const ExactOdds added = alike(question, setup);
        const bool tooMany = !added && added.error() == NoOdds::TooMany;
        return tooMany && m_hands < (m_test ? kMaxHands : kMaxSlowly) ? oneByOne() : added;
    }

private:
    ExactOdds oneByOne() const
    {
        const Hypergeometric hands(m_sorted.pile(), m_sorted.drawn());
        const Counts& certain = m_sorted.certain();
        if (m_test) {
            std::uint64_t start = m_test->start();
            for (std::size_t i = 0; i < certain.size(); ++i) start += m_test->adds(i, certain[i]);
            const double chance = std::min(1.0, hands.chance(*m_test, start));
            return Bounds{chance, chance};
        }
        Sum sum;
        Counts whole(certain.size());
        std::uint64_t visits = 0;
        const bool done = hands.each([&](std::span<const int> hand, double chance) {
            for (std::size_t i = 0; i < whole.size(); ++i) whole[i] = hand[i] + certain[i];
            sum.add(m_evaluator(whole), chance);
            return ++visits % 65536 != 0 || !m_watch || m_watch(-1);
        });
        if (!done) return tl::unexpected(NoOdds::Stopped);
        return sum.bounds();
    }

    ExactOdds alike(const Question& question, const Setup& setup) const
    {
        const Counts& pile = m_sorted.pile();
        std::vector<bool> split(pile.size());
        std::vector<AlikeHands::Lot> lots;
        for (std::size_t i = 0; i < pile.size(); ++i) {
            split[i] = pile[i] > 0 && m_sorted.certain()[i] > 0;
            lots.push_back({i, pile[i]});
        }
        const auto digest = Digest::of(question, setup, m_sorted.classes(), m_sorted.largest(), split);
        if (!digest) return tl::unexpected(NoOdds::TooMany);
        AlikeHands hands(*digest, m_evaluator, pile.size(), kMaxAdditions, m_watch);
        hands.addPart(lots, m_sorted.drawn());
        hands.addCertain(m_sorted.certain());
        hands.addHands({m_sorted.drawn()}, 1);
        return hands.odds();
    }

    const SortedHands& m_sorted;
    const HandEvaluator& m_evaluator;
    const HandTest* m_test;
    const Watch& m_watch;
    std::uint64_t m_hands;
};

/// Cards that do not start in the pile.
std::vector<Dealt> notFromThePile(const HandPlan& plan)
{
    std::vector<Dealt> cards;
    for (const auto* place : {&plan.hand, &plan.apart, &plan.discards})
        cards.insert(cards.end(), place->begin(), place->end());
    for (const HandStep& step : plan.steps) cards.insert(cards.end(), step.cards.begin(), step.cards.end());
    return cards;
}

/// A mulligan only depends on what its policy distinguishes. Of cards that it does not distinguish, those that end up
/// in the hand are as likely as any others. So the hands are first computed by the classes of the policy, and then
/// divided into the classes of the question.
class ChainedOdds {
public:
    ChainedOdds(const Setup& setup, const HandPlan& plan, const Question& question, const std::optional<Question>& keep,
                const Watch& watch)
        : m_setup(setup),
          m_plan(plan),
          m_question(question),
          m_apart(plan.drawsOthers() ? std::vector<Dealt>() : notFromThePile(plan)),
          m_fine(setup, plan, std::span(&question, 1), keep, m_apart),
          m_coarse(setup, plan, {}, keep, m_apart),
          m_watch(watch)
    {}

    ExactOdds odds() const
    {
        const MulliganRule& rule = m_plan.mulligan;
        // Which cards go first in a limited exchange is decided class by class.
        const bool choosy = rule.kind == Procedure::Mulligan::Kind::Exchange && rule.most >= 0 &&
                            rule.most < m_fine.largest();
        // The cards that go to the bottom are those that the question needs least.
        if (rule.isBottom() || m_plan.drawsOthers()) return oneByOne();
        if (choosy || m_coarse.classes().size() == m_fine.classes().size()) return oneByOne();
        const ExactOdds parted = inParts();
        return !parted && parted.error() == NoOdds::TooMany ? oneByOne() : parted;
    }

private:
    ExactOdds oneByOne() const
    {
        Sum sum;
        const HandEvaluator& evaluator = m_fine.evaluators().front();
        const auto ended = eachHand(
            m_plan, m_fine.classes(), m_fine.policy(), evaluator, kMaxSlowly, m_watch,
            [&](std::span<const int> hand, double chance) { sum.add(evaluator(hand), chance); });
        if (ended) return tl::unexpected(*ended);
        return sum.bounds();
    }

    ExactOdds inParts() const
    {
        const Classes& fine = m_fine.classes();
        const auto digest = Digest::of(m_question, m_setup, fine, m_fine.largest(),
                                       std::vector<bool>(fine.size(), false));
        if (!digest) return tl::unexpected(NoOdds::TooMany);
        std::map<Counts, double> chances;
        const auto ended = eachHand(
            m_plan, m_coarse.classes(), m_coarse.policy(), m_fine.evaluators().front(), kMaxSlowly, m_watch,
            [&](std::span<const int> hand, double chance) { chances[Counts(hand.begin(), hand.end())] += chance; });
        if (ended) return tl::unexpected(*ended);
        std::vector<std::vector<AlikeHands::Lot>> parts(m_coarse.classes().size());
        const Counts cards = fine.count(m_plan.cards());
        for (std::size_t i = 0; i < fine.size(); ++i)
            parts[m_coarse.classes().of(fine.example(i))].push_back({i, cards[i]});
        AlikeHands hands(*digest, m_fine.evaluators().front(), fine.size(), kMaxAdditions, m_watch);
        for (const auto& part : parts) hands.addPart(part, m_fine.largest());
        for (const auto& [hand, chance] : chances) hands.addHands(hand, chance);
        return hands.odds();
    }

    const Setup& m_setup;
    const HandPlan& m_plan;
    const Question& m_question;
    std::vector<Dealt> m_apart;
    SortedHands m_fine;
    SortedHands m_coarse;
    const Watch& m_watch;
};

}  // namespace

ExactOdds exactOdds(const Setup& setup, const HandPlan& plan, const Question& question,
                    const std::optional<Question>& keep, const Watch& watch)
{
    if (!plan.isBlind()) return ChainedOdds(setup, plan, question, keep, watch).odds();
    const SortedHands sorted(setup, plan, std::span(&question, 1), keep);
    return BlindOdds(sorted, watch).odds(question, setup);
}

}  // namespace mazzo::goldfish::odds
