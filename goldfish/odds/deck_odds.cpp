// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/odds/deck_odds.h"

#include "goldfish/odds/hypergeometric.h"

#include <algorithm>

namespace mazzo::goldfish::odds {

namespace {

/// Up to this number of hands each is visited; with more, or without a packed test, the general method is used.
constexpr std::uint64_t kMaxVisited = 100'000;
/// Odds that are remembered for each question; a new deck rarely needs an old one after that many.
constexpr std::size_t kMaxKnown = 100'000;

std::vector<const Question*> pointersTo(const std::vector<Question>& questions, const std::optional<Question>& keep)
{
    std::vector<const Question*> pointers;
    for (const Question& question : questions) pointers.push_back(&question);
    if (keep) pointers.push_back(&*keep);
    return pointers;
}

std::vector<Dealt> joined(std::vector<Dealt> cards, std::span<const Dealt> more)
{
    cards.insert(cards.end(), more.begin(), more.end());
    return cards;
}

/// Any number of cards of each class, as far as hands of that size go.
Counts anyNumber(const Classes& classes, int largest) { return Counts(classes.size(), largest); }

}  // namespace

DeckOdds::Prepared::Prepared(const Setup& setup, const HandPlan& plan, const Question& question, const Classes& all,
                             std::span<const Dealt> cards, int maxGrowth)
    : classes(setup, cards, std::vector<const Question*>{&question}),
      certain(plan.isBlind() ? classes.count(plan.outcome().certain) : Counts(classes.size(), 0)),
      evaluator(question, setup, classes, anyNumber(classes, plan.largestHand() + maxGrowth),
                plan.largestHand() + maxGrowth)
{
    for (std::size_t i = 0; i < all.size(); ++i) numbers.push_back(classes.of(all.example(i)));
}

DeckOdds::DeckOdds(const Setup& setup, HandPlan plan, std::vector<Question> questions, std::optional<Question> keep,
                   std::span<const Dealt> candidates, int maxGrowth)
    : m_setup(setup),
      m_plan(std::move(plan)),
      m_questions(std::move(questions)),
      m_keep(std::move(keep)),
      m_cards(joined(m_plan.cards(), candidates)),
      m_classes(setup, m_cards, pointersTo(m_questions, m_keep)),
      m_blind(m_plan.isBlind())
{
    for (const Question& question : m_questions)
        m_prepared.emplace_back(setup, m_plan, question, m_classes, m_cards, maxGrowth);
}

ExactOdds DeckOdds::of(std::size_t question, const Counts& pile, const Watch& watch)
{
    Prepared& prepared = m_prepared[question];
    // With a mulligan, the classes of its policy matter too.
    Counts own(m_blind ? prepared.classes.size() : 0, 0);
    for (std::size_t i = 0; m_blind && i < pile.size(); ++i) own[prepared.numbers[i]] += pile[i];
    const Counts& key = m_blind ? own : pile;
    if (const auto found = prepared.known.find(key); found != prepared.known.end()) return found->second;
    ++m_evaluations;
    const ExactOdds odds = computed(question, pile, own, watch);
    if (!odds && odds.error() == NoOdds::Stopped) return odds;
    if (prepared.known.size() >= kMaxKnown) prepared.known.clear();
    prepared.known.emplace(key, odds);
    return odds;
}

ExactOdds DeckOdds::computed(std::size_t question, const Counts& pile, const Counts& own, const Watch& watch)
{
    if (m_blind)
        if (const auto odds = blind(m_prepared[question], own)) return *odds;
    HandPlan plan = m_plan;
    plan.pile.clear();
    for (std::size_t i = 0; i < pile.size(); ++i)
        plan.pile.insert(plan.pile.end(), static_cast<std::size_t>(pile[i]), m_classes.example(i));
    return exactOdds(m_setup, plan, m_questions[question], m_keep, watch);
}

std::optional<ExactOdds> DeckOdds::blind(const Prepared& prepared, const Counts& own)
{
    const HandTest* test = prepared.evaluator.test();
    if (!test) return std::nullopt;
    std::uint64_t start = test->start();
    for (std::size_t i = 0; i < own.size(); ++i) {
        // A value that counts once and is in the hand for certain needs the general method.
        if (prepared.certain[i] > 0 && test->once(i) != 0) return std::nullopt;
        start += test->adds(i, prepared.certain[i]);
    }
    const int size = sizeOf(own);
    auto drawn = m_drawn.find(size);
    if (drawn == m_drawn.end()) {
        HandPlan plan = m_plan;
        plan.pile.resize(static_cast<std::size_t>(size), m_cards.front());
        drawn = m_drawn.emplace(size, plan.outcome().drawn).first;
    }
    if (Hypergeometric::countHands(own, drawn->second, kMaxVisited) >= kMaxVisited) return std::nullopt;
    const double chance = std::min(1.0, Hypergeometric(own, drawn->second).chance(*test, start));
    return Bounds{chance, chance};
}

}  // namespace mazzo::goldfish::odds
