// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/odds/policy.h"
#include "model/random.h"

namespace mazzo::goldfish::odds {

/// A pile as a list of cards, each represented by its class. The list has no order: a draw picks a random card.
class CardPile {
public:
    explicit CardPile(const Counts& counts)
    {
        for (std::size_t number = 0; number < counts.size(); ++number)
            m_cards.insert(m_cards.end(), static_cast<std::size_t>(counts[number]), number);
    }

    [[nodiscard]] int size() const { return static_cast<int>(m_cards.size()); }
    [[nodiscard]] std::size_t taken(Random& random)
    {
        std::swap(m_cards[random.below(static_cast<std::uint32_t>(m_cards.size()))], m_cards.back());
        const std::size_t card = m_cards.back();
        m_cards.pop_back();
        return card;
    }
    void put(std::size_t number) { m_cards.push_back(number); }
    void take(std::size_t number)
    {
        std::swap(*std::find(m_cards.begin(), m_cards.end(), number), m_cards.back());
        m_cards.pop_back();
    }
    void moveAllTo(CardPile& other)
    {
        other.m_cards.insert(other.m_cards.end(), m_cards.begin(), m_cards.end());
        m_cards.clear();
    }
    void addTo(Counts& counts) const
    {
        for (const std::size_t number : m_cards) ++counts[number];
    }

private:
    std::vector<std::size_t> m_cards;
};

/// A pile as numbers of cards of each class.
class ClassPile {
public:
    explicit ClassPile(Counts counts) : m_counts(std::move(counts)), m_size(sizeOf(m_counts)) {}

    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] std::size_t taken(Random& random)
    {
        auto place = static_cast<int>(random.below(static_cast<std::uint32_t>(m_size)));
        std::size_t number = 0;
        while (place >= m_counts[number]) place -= m_counts[number++];
        take(number);
        return number;
    }
    void put(std::size_t number) { ++m_counts[number], ++m_size; }
    void take(std::size_t number) { --m_counts[number], --m_size; }
    void moveAllTo(ClassPile& other)
    {
        addTo(other.m_counts);
        other.m_size += std::exchange(m_size, 0);
        std::ranges::fill(m_counts, 0);
    }
    void addTo(Counts& counts) const
    {
        for (std::size_t number = 0; number < counts.size(); ++number) counts[number] += m_counts[number];
    }

private:
    Counts m_counts;
    int m_size;
};

/// Deals hands by following a plan step by step, as the table does.
template <class Pile>
class Process {
public:
    using Kind = HandStep::Kind;
    using When = Procedure::Reshuffle::When;

    /// `question` decides which cards go to the bottom in a mulligan of that kind.
    Process(const HandPlan& plan, const Classes& classes, const Policy* policy, const HandEvaluator& question)
        : m_plan(plan),
          m_policy(policy),
          m_question(question),
          m_start{pileOf(classes.count(plan.hand)), pileOf(classes.count(plan.apart)), pileOf(classes.count(plan.pile)),
                  pileOf(Counts(classes.size(), 0)), pileOf(classes.count(plan.discards))},
          m_now(m_start),
          m_counts(classes.size(), 0),
          m_wide(plan.countsSeen ? 2 * classes.size() : 0, 0),
          m_gone(classes.size(), 0)
    {
        for (const HandStep& step : plan.steps) m_joins.push_back(classes.count(step.cards));
    }

    /// The next hand, as numbers of cards of each class; valid until the next call.
    [[nodiscard]] std::span<const int> next(Random& random)
    {
        m_now = m_start;
        std::ranges::fill(m_gone, 0);
        for (std::size_t i = 0; i < m_plan.steps.size(); ++i) {
            step(i, random);
            reshuffleIfDue();
        }
        wholeHand();
        if (m_plan.countsSeen) addSeen();
        return m_counts;
    }

private:
    /// If seen cards are counted, a card that left the hand is numbered behind all classes.
    [[nodiscard]] Pile pileOf(Counts counts) const
    {
        if (m_plan.countsSeen) counts.resize(2 * counts.size(), 0);
        return Pile(std::move(counts));
    }

    struct Piles {
        Pile hand, apart, pile, under, discards;
    };

    void step(std::size_t number, Random& random)
    {
        const HandStep& step = m_plan.steps[number];
        switch (step.kind) {
        case Kind::Draw: draw(step.count, random); break;
        case Kind::DrawUpTo: draw(step.count - m_now.hand.size(), random); break;
        case Kind::Drop:
            if (step.count == 0) m_now.apart.moveAllTo(m_now.hand);
            drop(step.count == 0 ? m_now.hand.size() : step.count, step.goal, random);
            break;
        case Kind::SetAside:
            for (int i = 0; i < step.count && refill(); ++i) {
                const std::size_t card = m_now.pile.taken(random);
                if (card >= m_counts.size()) ++m_gone[card - m_counts.size()];
            }
            break;
        case Kind::Shuffle: m_now.under.moveAllTo(m_now.pile); break;
        case Kind::Join:
            for (std::size_t i = 0; i < m_joins[number].size(); ++i)
                for (int copy = 0; copy < m_joins[number][i]; ++copy)
                    (m_plan.joinsApart ? m_now.apart : m_now.hand).put(i);
            break;
        case Kind::DrawOther: {
            ClassPile others(m_joins[number]);
            for (int i = 0; i < step.count; ++i)
                (m_plan.joinsApart ? m_now.apart : m_now.hand).put(others.taken(random));
            break;
        }
        case Kind::Mulligan:
            if (m_plan.mulligan.isBottom()) bottomMulligan(step.count, random);
            else mulligan(step.count, random);
            break;
        }
    }

    /// Makes sure that the pile has a card; false if there is none left.
    bool refill()
    {
        if (m_now.pile.size() == 0) m_now.under.moveAllTo(m_now.pile);
        if (m_now.pile.size() == 0 && m_plan.reshuffle != When::Never) m_now.discards.moveAllTo(m_now.pile);
        return m_now.pile.size() > 0;
    }

    void reshuffleIfDue()
    {
        if (m_plan.reshuffle == When::Immediate) static_cast<void>(refill());
    }

    void draw(int count, Random& random)
    {
        for (; count > 0 && refill(); --count) m_now.hand.put(m_now.pile.taken(random));
    }

    void drop(int count, Goal goal, Random& random)
    {
        for (count = std::min(count, m_now.hand.size()); count > 0; --count) putInto(m_now.hand.taken(random), goal);
        if (goal == Goal::IntoPile) m_now.under.moveAllTo(m_now.pile);
    }

    void putInto(std::size_t card, Goal goal)
    {
        if (m_plan.countsSeen) {
            const std::size_t number = card % m_counts.size();
            card = m_givenBack ? number : number + m_counts.size();
            if (goal == Goal::Away && !m_givenBack) ++m_gone[number];
        }
        if (goal == Goal::Discards) m_now.discards.put(card);
        else if (goal != Goal::Away) m_now.under.put(card);
    }

    void mulligan(int least, Random& random)
    {
        const MulliganRule& rule = m_plan.mulligan;
        const auto keeps = [&](int made) { return made >= least && m_policy->keeps(wholeHand()); };
        for (int made = 0; rule.offers(m_now.hand.size(), made) && !keeps(made); ++made) {
            const int size = m_now.hand.size();
            if (rule.kind == Procedure::Mulligan::Kind::WholeHand) {
                m_givenBack = true;
                drop(size, rule.goal, random);
                m_givenBack = false;
                draw(size - rule.fewer(made), random);
            } else {
                std::ranges::fill(m_counts, 0);
                addTo(m_counts, m_now.hand);
                const Counts returned = m_policy->exchanged(m_counts, rule.most);
                for (std::size_t i = 0; i < returned.size(); ++i) {
                    for (int copy = 0; copy < returned[i]; ++copy) {
                        takeFromHand(i);
                        m_now.under.put(i);
                    }
                }
                draw(size - m_now.hand.size(), random);
            }
            reshuffleIfDue();
        }
    }

    /// Takes new hands until one can be kept, then puts the cards under the pile that the question needs least.
    void bottomMulligan(int least, Random& random)
    {
        const MulliganRule& rule = m_plan.mulligan;
        for (int made = 0;; ++made) {
            const int size = m_now.hand.size();
            std::ranges::fill(m_counts, 0);
            addTo(m_counts, m_now.hand);
            const Counts hand = m_counts;
            addTo(m_counts, m_now.apart);
            m_best.clear();
            m_bestRank = -1;
            Counts bottom(hand.size(), 0);
            choose(hand, bottom, 0, std::min(rule.owed(made), size));
            const bool keeps = m_bestRank >= kMeets;
            if (!rule.offers(size, made) || (keeps && made >= least)) break;
            m_givenBack = true;
            drop(size, rule.goal, random);
            m_givenBack = false;
            draw(size, random);
            reshuffleIfDue();
        }
        for (std::size_t i = 0; i < m_best.size(); ++i) {
            for (int copy = 0; copy < m_best[i]; ++copy) {
                takeFromHand(i);
                m_now.under.put(i);
            }
        }
    }

    /// Finds the best cards to put under the pile: first the policy counts, then the question.
    void choose(const Counts& hand, Counts& bottom, std::size_t from, int left)
    {
        if (left > 0 && from == hand.size()) return;
        if (left == 0) {
            Counts kept = m_counts;
            for (std::size_t i = 0; i < kept.size(); ++i) kept[i] -= bottom[i];
            const int rank = (m_policy->keeps(kept) ? kMeets : 0) + static_cast<int>(m_question(kept));
            if (rank <= m_bestRank) return;
            m_bestRank = rank;
            m_best = bottom;
            return;
        }
        for (int copies = 0; copies <= std::min(left, hand[from]); ++copies) {
            bottom[from] = copies;
            choose(hand, bottom, from + 1, left - copies);
        }
        bottom[from] = 0;
    }

    std::span<const int> wholeHand()
    {
        std::ranges::fill(m_counts, 0);
        addTo(m_counts, m_now.hand);
        addTo(m_counts, m_now.apart);
        return m_counts;
    }

    /// Counts the cards of a pile by class, wherever they were before.
    void addTo(Counts& counts, const Pile& pile)
    {
        if (!m_plan.countsSeen) return pile.addTo(counts);
        std::ranges::fill(m_wide, 0);
        pile.addTo(m_wide);
        for (std::size_t i = 0; i < m_wide.size(); ++i) counts[i % counts.size()] += m_wide[i];
    }

    void takeFromHand(std::size_t number)
    {
        if (m_plan.countsSeen) {
            std::ranges::fill(m_wide, 0);
            m_now.hand.addTo(m_wide);
            if (m_wide[number] == 0) number += m_counts.size();
        }
        m_now.hand.take(number);
    }

    /// Adds the cards that were in the hand before and are elsewhere now.
    void addSeen()
    {
        std::ranges::fill(m_wide, 0);
        for (const Pile* pile : {&m_now.pile, &m_now.under, &m_now.discards}) pile->addTo(m_wide);
        for (std::size_t i = 0; i < m_counts.size(); ++i) m_counts[i] += m_gone[i] + m_wide[i + m_counts.size()];
    }

    const HandPlan& m_plan;
    static constexpr int kMeets = 10;  // more than any truth

    const Policy* m_policy;
    const HandEvaluator& m_question;
    Counts m_best;  // the cards to put under the pile
    int m_bestRank = -1;
    std::vector<Counts> m_joins;
    const Piles m_start;
    Piles m_now;
    Counts m_counts;
    Counts m_wide;             // if seen cards are counted: by number as in the piles
    Counts m_gone;             // seen, and out of the game
    bool m_givenBack = false;  // the cards that leave the hand are those of a mulligan
};

}  // namespace mazzo::goldfish::odds
