#include "goldfish/odds/inquiry.h"

#include "goldfish/odds/hypergeometric.h"
#include "goldfish/odds/sorted_hands.h"

namespace mazzo::goldfish::odds {

namespace {

/// So many take some seconds; a question with more different hands than that is simulated.
constexpr std::uint64_t kMostHands = 100'000'000;
constexpr std::uint64_t kMostSlowly = 10'000'000;   // positions of a chain, and hands that the expression itself must judge

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

/// The question as a packed test; null if it has none, or if a value that counts once is in the hand for certain already.
const HandTest* packed(const Judge& judge, const Counts& certain)
{
    const HandTest* test = judge.test();
    for (std::size_t i = 0; test && i < certain.size(); ++i)
        if (certain[i] > 0 && test->once(i) != 0) return nullptr;
    return test;
}

/// A section whose cards never come into the hand is asked for by mistake: zero would look like an answer.
std::optional<Error> askedInVain(const Question& question, const HandPlan& plan, const Game& game)
{
    for (const Node& node : question.expression.syntax.nodes) {
        if (node.kind != Node::Kind::InZone || std::ranges::find(plan.sections, node.zone()) != plan.sections.end()) continue;
        std::vector<std::string> args{game[node.zone()].id};
        for (const ZoneIndex zone : plan.sections) args.push_back(game[zone].id);
        return Error{Error::Kind::Refused, "odds.not-drawn", {{}, 1, node.column + question.before}, std::move(args), {}};
    }
    return std::nullopt;
}

} // namespace

Inquiry::Inquiry(const Setup& setup, std::vector<Question> asks, HandPlan plan, std::optional<Question> keep)
    : m_setup(&setup), m_asks(std::move(asks)), m_plan(std::move(plan)), m_keep(std::move(keep))
{
}

Result<Inquiry> Inquiry::of(const Setup& setup, std::vector<Question> asks, const When& when, std::optional<Question> keep)
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

std::optional<Bounds> Inquiry::exact(std::size_t ask, const Watch& watch) const
{
    const SortedHands sorted(*m_setup, m_plan, std::span(&m_asks[ask], 1), m_keep);
    const Judge& judge = sorted.judges().front();
    Sum sum;
    if (!m_plan.isBlind()) {
        const bool done = eachHand(m_plan, sorted.classes(), sorted.policy(), kMostSlowly, watch,
                                   [&](std::span<const int> hand, double chance) { sum.add(judge(hand), chance); });
        return done ? std::optional(sum.bounds()) : std::nullopt;
    }
    const HandTest* test = packed(judge, sorted.certain());
    const std::uint64_t most = test ? kMostHands : kMostSlowly;
    if (Hypergeometric::countHands(sorted.pile(), sorted.drawn(), most) >= most) return std::nullopt;
    const Hypergeometric hands(sorted.pile(), sorted.drawn());
    if (test) {
        std::uint64_t start = test->start();
        for (std::size_t i = 0; i < sorted.certain().size(); ++i) start += test->adds(i, sorted.certain()[i]);
        const double chance = std::min(1.0, hands.chance(*test, start));
        return Bounds{chance, chance};
    }
    Counts whole(sorted.certain().size());
    std::uint64_t visits = 0;
    const bool done = hands.each([&](std::span<const int> hand, double chance) {
        for (std::size_t i = 0; i < whole.size(); ++i) whole[i] = hand[i] + sorted.certain()[i];
        sum.add(judge(whole), chance);
        return ++visits % 65536 != 0 || !watch || watch(-1);
    });
    return done ? std::optional(sum.bounds()) : std::nullopt;
}

} // namespace mazzo::goldfish::odds
