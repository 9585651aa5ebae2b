// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/alike_hands.h"
#include "goldfish/odds/hypergeometric.h"
#include "goldfish/odds/inquiry.h"
#include "goldfish/odds/sorted_hands.h"

namespace mazzo::goldfish::odds {

namespace {

using ExactOdds = tl::expected<Bounds, NoOdds>;

/// So many take some seconds; a question that needs more than that is simulated.
constexpr std::uint64_t kMaxHands = 100'000'000;
constexpr std::uint64_t kMaxSlowly =
    10'000'000;  // positions of a chain, and hands that the expression itself must judge
constexpr std::uint64_t kMaxAdditions = 30'000'000;
/// So many hands are gone through before those that look alike are added up.
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
const HandTest* packed(const Judge& judge, const Counts& certain)
{
    const HandTest* test = judge.test();
    for (std::size_t i = 0; test && i < certain.size(); ++i)
        if (certain[i] > 0 && test->once(i) != 0) return nullptr;
    return test;
}

/// Where no step looks at the cards: each hand is as likely as any other.
class BlindOdds {
public:
    BlindOdds(const SortedHands& sorted, const Watch& watch)
        : m_sorted(sorted),
          m_judge(sorted.judges().front()),
          m_test(packed(m_judge, sorted.certain())),
          m_watch(watch),
          m_hands(Hypergeometric::countHands(sorted.pile(), sorted.drawn(), kMaxHands))
    {}

    ExactOdds odds(const Question& ask, const Setup& setup) const
    {
        if (m_hands < kFewHands) return oneByOne();
        const ExactOdds added = alike(ask, setup);
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
            sum.add(m_judge(whole), chance);
            return ++visits % 65536 != 0 || !m_watch || m_watch(-1);
        });
        if (!done) return tl::unexpected(NoOdds::Stopped);
        return sum.bounds();
    }

    ExactOdds alike(const Question& ask, const Setup& setup) const
    {
        const Counts& pile = m_sorted.pile();
        std::vector<bool> split(pile.size());
        std::vector<AlikeHands::Lot> lots;
        for (std::size_t i = 0; i < pile.size(); ++i) {
            split[i] = pile[i] > 0 && m_sorted.certain()[i] > 0;
            lots.push_back({i, pile[i]});
        }
        const auto digest = Digest::of(ask, setup, m_sorted.classes(), m_sorted.largest(), split);
        if (!digest) return tl::unexpected(NoOdds::TooMany);
        AlikeHands hands(*digest, m_judge, pile.size(), kMaxAdditions, m_watch);
        hands.addPart(lots, m_sorted.drawn());
        hands.addCertain(m_sorted.certain());
        hands.addHands({m_sorted.drawn()}, 1);
        return hands.odds();
    }

    const SortedHands& m_sorted;
    const Judge& m_judge;
    const HandTest* m_test;
    const Watch& m_watch;
    std::uint64_t m_hands;
};

/// Cards that do not begin in the pile.
std::vector<Dealt> notFromThePile(const HandPlan& plan)
{
    std::vector<Dealt> cards;
    for (const auto* place : {&plan.hand, &plan.apart, &plan.discards})
        cards.insert(cards.end(), place->begin(), place->end());
    for (const HandStep& step : plan.steps) cards.insert(cards.end(), step.cards.begin(), step.cards.end());
    return cards;
}

/// A mulligan only looks at what its policy tells apart. Of cards that it does not tell apart, those that end in the
/// hand are as likely as any others: so first come the hands as the policy sees them, then the question's own classes
/// within.
class ChainedOdds {
public:
    ChainedOdds(const Setup& setup, const HandPlan& plan, const Question& ask, const std::optional<Question>& keep,
                const Watch& watch)
        : m_setup(setup),
          m_plan(plan),
          m_ask(ask),
          m_apart(notFromThePile(plan)),
          m_fine(setup, plan, std::span(&ask, 1), keep, m_apart),
          m_coarse(setup, plan, {}, keep, m_apart),
          m_watch(watch)
    {}

    ExactOdds odds() const
    {
        const MulliganRule& rule = m_plan.mulligan;
        // Which cards go first in a limited exchange is decided class by class.
        const bool choosy = rule.kind == Procedure::Mulligan::Kind::Exchange && rule.most >= 0 &&
                            rule.most < m_fine.largest();
        if (choosy || m_coarse.classes().size() == m_fine.classes().size()) return oneByOne();
        const ExactOdds parted = inParts();
        return !parted && parted.error() == NoOdds::TooMany ? oneByOne() : parted;
    }

private:
    ExactOdds oneByOne() const
    {
        Sum sum;
        const Judge& judge = m_fine.judges().front();
        const auto ended = eachHand(m_plan, m_fine.classes(), m_fine.policy(), kMaxSlowly, m_watch,
                                    [&](std::span<const int> hand, double chance) { sum.add(judge(hand), chance); });
        if (ended) return tl::unexpected(*ended);
        return sum.bounds();
    }

    ExactOdds inParts() const
    {
        const Classes& fine = m_fine.classes();
        const auto digest = Digest::of(m_ask, m_setup, fine, m_fine.largest(), std::vector<bool>(fine.size(), false));
        if (!digest) return tl::unexpected(NoOdds::TooMany);
        std::map<Counts, double> chances;
        const auto ended = eachHand(
            m_plan, m_coarse.classes(), m_coarse.policy(), kMaxSlowly, m_watch,
            [&](std::span<const int> hand, double chance) { chances[Counts(hand.begin(), hand.end())] += chance; });
        if (ended) return tl::unexpected(*ended);
        std::vector<std::vector<AlikeHands::Lot>> parts(m_coarse.classes().size());
        const Counts cards = fine.count(m_plan.cards());
        for (std::size_t i = 0; i < fine.size(); ++i)
            parts[m_coarse.classes().of(fine.example(i))].push_back({i, cards[i]});
        AlikeHands hands(*digest, m_fine.judges().front(), fine.size(), kMaxAdditions, m_watch);
        for (const auto& part : parts) hands.addPart(part, m_fine.largest());
        for (const auto& [hand, chance] : chances) hands.addHands(hand, chance);
        return hands.odds();
    }

    const Setup& m_setup;
    const HandPlan& m_plan;
    const Question& m_ask;
    std::vector<Dealt> m_apart;
    SortedHands m_fine;
    SortedHands m_coarse;
    const Watch& m_watch;
};

}  // namespace

tl::expected<Bounds, NoOdds> Inquiry::exact(std::size_t ask, const Watch& watch) const
{
    const Question& question = m_asks[ask];
    if (!m_plan.isBlind()) return ChainedOdds(*m_setup, m_plan, question, m_keep, watch).odds();
    const SortedHands sorted(*m_setup, m_plan, std::span(&question, 1), m_keep);
    return BlindOdds(sorted, watch).odds(question, *m_setup);
}

}  // namespace mazzo::goldfish::odds
