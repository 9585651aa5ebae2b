// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/hypergeometric.h"

#include <array>
#include <cmath>

namespace mazzo::goldfish::odds {

namespace {

/// Binomial coefficients of piles and hands as games have them; exact as long as they are below 2^53.
class Pascal {
public:
    static constexpr int kMaxCards = 100;
    static constexpr int kMaxHand = 60;

    static const Pascal& table()
    {
        static const Pascal pascal;
        return pascal;
    }
    [[nodiscard]] const double* row(int cards) const { return m_rows[static_cast<std::size_t>(cards)].data(); }

private:
    Pascal()
    {
        m_rows[0][0] = 1;
        for (std::size_t n = 1; n <= kMaxCards; ++n) {
            m_rows[n][0] = 1;
            for (std::size_t k = 1; k <= kMaxHand; ++k) m_rows[n][k] = m_rows[n - 1][k - 1] + m_rows[n - 1][k];
        }
    }

    std::array<std::array<double, kMaxHand + 1>, kMaxCards + 1> m_rows{};
};

double binomial(int n, int k)
{
    double result = 1;
    for (int i = 1; i <= k; ++i) result = result * (n - k + i) / i;
    return result;
}

/// ln n! by Stirling's series from 32 on. Not std::lgamma, which writes a global variable and so is not thread-safe.
double logFactorial(int n)
{
    static const std::array<double, 32> kSmall = [] {
        std::array<double, 32> logs{};
        for (std::size_t i = 2; i < logs.size(); ++i) logs[i] = logs[i - 1] + std::log(static_cast<double>(i));
        return logs;
    }();
    if (n < static_cast<int>(kSmall.size())) return kSmall[static_cast<std::size_t>(n)];
    const double x = n;
    const double square = x * x;
    constexpr double kHalfLogTwoPi = 0.918938533204672741780;
    return (x + 0.5) * std::log(x) - x + kHalfLogTwoPi +
           (1.0 / 12 - (1.0 / 360 - (1.0 / 1260 - 1.0 / 1680 / square) / square) / square) / x;
}

double logBinomial(int n, int k) { return logFactorial(n) - logFactorial(k) - logFactorial(n - k); }

}  // namespace

Hypergeometric::Hypergeometric(std::span<const int> pile, int hand) : m_hand(hand), m_classes(pile.size())
{
    for (std::size_t i = pile.size(); i-- > 0; m_cards += pile[i]) m_classes[i] = {pile[i], m_cards, nullptr, nullptr};
    if (m_cards <= Pascal::kMaxCards && hand <= Pascal::kMaxHand) {
        const Pascal& table = Pascal::table();
        m_share = 1 / table.row(m_cards)[hand];
        for (Class& each : m_classes) {
            each.row = table.row(each.cards);
            each.rest = table.row(each.cards + each.after);
        }
        return;
    }
    m_share = 1 / binomial(m_cards, std::min(hand, m_cards - hand));
    if (m_share > 1e-300) fill([](int cards, int k) { return binomial(cards, k); });
    else fillByLogarithms();
}

/// Each class' weights, and those of all from it on.
template <class Weigh>
void Hypergeometric::fill(const Weigh& weigh)
{
    const auto size = [this](int cards) { return static_cast<std::size_t>(std::min(cards, m_hand)) + 1; };
    std::size_t all = 0;
    for (const Class& each : m_classes) all += size(each.cards) + size(each.cards + each.after);
    m_weights.reserve(all);
    const auto row = [&](int cards) {
        const std::size_t begin = m_weights.size();
        for (int k = 0; k < static_cast<int>(size(cards)); ++k) m_weights.push_back(weigh(cards, k));
        return m_weights.data() + begin;
    };
    for (Class& each : m_classes) {
        each.row = row(each.cards);
        each.rest = row(each.cards + each.after);
    }
}

/// For numbers beyond doubles: independent throws that are conditioned on their sum. Their chance cancels out; the
/// hand's share keeps all terms in range.
void Hypergeometric::fillByLogarithms()
{
    const double yes = std::log(static_cast<double>(m_hand) / m_cards);
    const double no = std::log1p(-static_cast<double>(m_hand) / m_cards);
    const auto term = [&](int n, int k) { return logBinomial(n, k) + k * yes + (n - k) * no; };
    fill([&term](int cards, int k) { return std::exp(term(cards, k)); });
    m_share = std::exp(-term(m_cards, m_hand));
}

double Hypergeometric::chance(const HandTest& test, std::uint64_t sum) const
{
    if (m_classes.empty()) return test(sum) ? 1 : 0;
    return m_share * chance(test, 0, m_hand, sum);
}

double Hypergeometric::chance(const HandTest& test, std::size_t number, int left, std::uint64_t sum) const
{
    const Class& mine = m_classes[number];
    const HandTest::Early early = test.early(sum, number, left);
    // Once the answer is certain, all hands that begin like this count, however they go on: their weights add up to
    // those of one large class.
    if (early != HandTest::Early::Open) return early == HandTest::Early::Yes ? mine.rest[left] : 0;
    const double* row = mine.row;
    const std::uint64_t word = test.word(number);
    const std::uint64_t once = test.once(number);
    const int least = std::max(0, left - mine.after);
    const int most = std::min(left, mine.cards);
    double total = 0;
    if (number + 1 == m_classes.size()) return test(sum + test.adds(number, left)) ? row[left] : 0;
    sum += static_cast<std::uint64_t>(least) * word;
    if (number + 2 == m_classes.size()) {
        // The last class takes what is left.
        const std::uint64_t last = test.word(number + 1);
        const std::uint64_t lastOnce = test.once(number + 1);
        const double* other = m_classes[number + 1].row;
        sum += static_cast<std::uint64_t>(left - least) * last;
        for (int k = least; k <= most; ++k, sum += word - last)
            total += test(sum + (k > 0 ? once : 0) + (k < left ? lastOnce : 0)) ? row[k] * other[left - k] : 0;
        return total;
    }
    for (int k = least; k <= most; ++k, sum += word)
        total += row[k] * chance(test, number + 1, left - k, sum + (k > 0 ? once : 0));
    return total;
}

std::uint64_t Hypergeometric::countHands(std::span<const int> pile, int hand, std::uint64_t limit)
{
    // What stays in the pile determines the hand, so the smaller of both is counted.
    constexpr int kLargest = 5000;
    hand = std::min(hand, sizeOf(Counts(pile.begin(), pile.end())) - hand);
    if (hand > kLargest) return pile.size() < 2 ? 1 : limit;
    // hands[n]: hands of n cards from the classes seen so far.
    std::vector<std::uint64_t> hands(static_cast<std::size_t>(hand) + 1, 0);
    hands[0] = 1;
    for (const int cards : pile) {
        std::vector<std::uint64_t> more(hands.size(), 0);
        for (std::size_t n = 0; n < hands.size(); ++n)
            for (std::size_t k = 0; k <= std::min(n, static_cast<std::size_t>(cards)); ++k)
                more[n] = std::min(limit, more[n] + hands[n - k]);
        hands = std::move(more);
    }
    return hands.back();
}

double hypergeometric(int cards, int special, int hand, int wanted)
{
    if (wanted < 0 || wanted > special || hand - wanted < 0 || hand - wanted > cards - special) return 0;
    const double log = logBinomial(special, wanted) + logBinomial(cards - special, hand - wanted) -
                       logBinomial(cards, hand);
    const double all = binomial(cards, std::min(hand, cards - hand));
    return all < 1e300 ? binomial(special, wanted) * binomial(cards - special, hand - wanted) / all : std::exp(log);
}

}  // namespace mazzo::goldfish::odds
