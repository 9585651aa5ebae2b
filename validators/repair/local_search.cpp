// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/local_search.h"

#include "validators/violation_counts.h"

#include <algorithm>
#include <set>

namespace mazzo::validators {

namespace {

/// A broken rule weighs more than any number of cards that are still to be added.
constexpr std::int64_t kBroken = 10'000;

}  // namespace

LocalSearch::LocalSearch(const RepairTask& task, const SearchTime& time)
    : m_task(task),
      m_time(time),
      m_deck(task.deck),
      m_kinds(task.candidates.kinds()),
      m_removed(task.book.data().catalogue->size()),
      m_inDeck(m_removed.size())
{
    for (const Deck::Entry& entry : m_deck.entries()) m_inDeck[at(entry.card)] = true;
}

std::int64_t LocalSearch::badness(const Deck& deck)
{
    m_task.book.check(deck, m_report);
    std::int64_t sum = 0;
    for (const Finding& finding : m_report.findings) {
        if (!isFailure(finding.status) || isForLackOfData(finding, m_task.deck)) continue;
        const auto cards = static_cast<std::int64_t>(finding.cards.size());
        sum += std::max(distance(finding), cards) * (finding.status == Status::Unfinished ? 1 : kBroken);
    }
    return sum;
}

std::int64_t LocalSearch::badnessAfter(const Step& step)
{
    m_deck.addCopies(step.zone, step.card, step.copies);
    const std::int64_t after = badness(m_deck);
    m_deck.addCopies(step.zone, step.card, -step.copies);
    return after;
}

/// Cards are never put into an optional zone that the deck does not have.
bool LocalSearch::isOpen(ZoneIndex zone) const
{
    return !(*m_task.book.data().game)[zone].optional || m_task.deck.hasZone(zone);
}

bool LocalSearch::mayAdd(CardIndex card) const
{
    if (m_removed[at(card)]) return false;
    if (!m_task.maxCopies) return true;
    std::int64_t total = 1;
    for (const Deck::Entry& entry : m_deck.entries())
        if (entry.card == card) total += entry.copies;
    return total <= m_task.maxCopies(card);
}

std::optional<CardIndex> LocalSearch::nextOfKind(std::size_t kind) const
{
    for (const std::uint32_t row : m_kinds[kind]) {
        const auto card = static_cast<CardIndex>(row);
        if (!m_inDeck[row] && mayAdd(card)) return card;
    }
    return std::nullopt;
}

std::vector<LocalSearch::Step> LocalSearch::additions() const
{
    std::vector<Step> steps;
    const auto add = [&](CardIndex card, std::optional<std::size_t> kind) {
        for (std::size_t i = 0; i < m_task.book.data().game->zones.size(); ++i)
            if (const auto zone = static_cast<ZoneIndex>(i); isOpen(zone)) steps.push_back({zone, card, 1, kind});
    };
    std::set<CardIndex> own;
    for (const Deck::Entry& entry : m_deck.entries())
        if (own.insert(entry.card).second && mayAdd(entry.card)) add(entry.card, std::nullopt);
    for (std::size_t kind = 0; kind < m_kinds.size(); ++kind)
        if (const auto card = nextOfKind(kind)) add(*card, kind);
    return steps;
}

std::vector<LocalSearch::Step> LocalSearch::removals() const
{
    std::vector<Step> steps;
    for (const Deck::Entry& entry : m_deck.entries()) {
        steps.push_back({entry.zone, entry.card, -1});
        if (entry.copies > 1) steps.push_back({entry.zone, entry.card, -entry.copies});
    }
    return steps;
}

std::optional<LocalSearch::Step> LocalSearch::best(const std::vector<Step>& steps, std::int64_t& lowest)
{
    std::optional<Step> found;
    for (const Step& step : steps) {
        if (m_time.isOver()) return std::nullopt;
        const std::int64_t after = badnessAfter(step);
        if (after >= lowest) continue;
        lowest = after;
        found = step;
        if (after == 0) break;
    }
    return found;
}

void LocalSearch::take(const Step& step, std::int64_t badness)
{
    m_deck.addCopies(step.zone, step.card, step.copies);
    m_inDeck[at(step.card)] = true;
    if (step.copies < 0) m_removed[at(step.card)] = true;
    m_badness = badness;
}

/// More of the same as long as it helps: a deck that lacks 60 cards need not look at the whole catalogue 60 times.
void LocalSearch::repeat(Step step)
{
    while (m_badness > 0 && !m_time.isOver()) {
        if (step.kind) {
            const auto next = nextOfKind(*step.kind);
            if (!next) return;
            step.card = *next;
        } else if (step.copies < 0 ? m_deck.copies(step.zone, step.card) < -step.copies : !mayAdd(step.card)) {
            return;
        }
        const std::int64_t after = badnessAfter(step);
        if (after >= m_badness) return;
        take(step, after);
    }
}

/// Removes a card that a broken rule names although the deck gets no better by that alone: others may replace it.
bool LocalSearch::giveUpCulprit()
{
    static_cast<void>(badness(m_deck));
    std::set<CardIndex> culprits;
    for (const Finding& finding : m_report.findings) {
        if (finding.status != Status::Broken) continue;
        for (const Culprit& culprit : finding.cards)
            if (const auto* card = std::get_if<CardIndex>(&culprit)) culprits.insert(*card);
    }
    std::vector<Step> steps = removals();
    std::erase_if(steps, [&](const Step& step) { return !culprits.contains(step.card); });
    std::int64_t lowest = std::numeric_limits<std::int64_t>::max();
    const auto step = best(steps, lowest);
    if (step) take(*step, lowest);
    return step.has_value();
}

/// Takes back every change without which the deck stays legal.
void LocalSearch::undoNeedless()
{
    std::vector<Step> undone;
    for (const Deck::Entry& entry : m_deck.entries())
        if (const int more = entry.copies - m_task.deck.copies(entry.zone, entry.card); more > 0)
            undone.insert(undone.end(), static_cast<std::size_t>(more), {entry.zone, entry.card, -1});
    for (const Deck::Entry& entry : m_task.deck.entries())
        if (const int fewer = entry.copies - m_deck.copies(entry.zone, entry.card); fewer > 0)
            undone.insert(undone.end(), static_cast<std::size_t>(fewer), {entry.zone, entry.card, 1});
    for (const Step& step : undone) {
        if (m_time.isOver()) return;
        if (badnessAfter(step) == 0) m_deck.addCopies(step.zone, step.card, step.copies);
    }
}

std::optional<Deck> LocalSearch::run()
{
    m_badness = badness(m_deck);
    while (m_badness > 0 && !m_time.isOver()) {
        std::int64_t lowest = m_badness;
        const auto removal = best(removals(), lowest);
        const auto addition = best(additions(), lowest);
        const auto& step = addition ? addition : removal;
        if (step && !m_time.isOver()) {
            take(*step, lowest);
            repeat(*step);
        } else if (!giveUpCulprit()) {
            return std::nullopt;
        }
    }
    if (m_badness > 0) return std::nullopt;
    undoNeedless();
    return m_deck;
}

}  // namespace mazzo::validators
