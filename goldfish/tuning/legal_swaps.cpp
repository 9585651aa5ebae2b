// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/tuning/legal_swaps.h"

#include <algorithm>
#include <limits>

namespace mazzo::goldfish::tuning {

using odds::Dealt;

namespace {

Deck changed(const Setup& setup, const std::vector<Dealt>& removed, const std::vector<Dealt>& added)
{
    Deck deck = setup.deck;
    std::vector<Deck::UnknownCard> unknown(deck.unknownCards().begin(), deck.unknownCards().end());
    bool unknownChanged = false;
    for (const Dealt& card : removed) {
        if (!setup.isUnknownCard(card.card)) {
            deck.setCopies(card.zone, card.card, deck.copies(card.zone, card.card) - 1);
            continue;
        }
        unknownChanged = true;
        for (Deck::UnknownCard& each : unknown)
            if (each.zone == card.zone && each.name == setup.name(card.card, {})) --each.copies;
    }
    for (const Dealt& card : added) deck.addCopies(card.zone, card.card, 1);
    if (!unknownChanged) return deck;
    std::erase_if(unknown, [](const Deck::UnknownCard& each) { return each.copies <= 0; });
    std::vector<ZoneIndex> zones;
    for (std::size_t i = 0; i < setup.game->zones.size(); ++i)
        if (deck.hasZone(static_cast<ZoneIndex>(i))) zones.push_back(static_cast<ZoneIndex>(i));
    return Deck({deck.entries().begin(), deck.entries().end()}, std::move(unknown), std::move(zones));
}

}  // namespace

LegalSwaps::LegalSwaps(const SwapSpace& space, const RuleBook& book, const Setup& setup, Verdict worst,
                       std::function<bool()> going)
    : m_space(space), m_book(book), m_setup(setup), m_worst(worst), m_going(std::move(going))
{}

LegalSwaps::Outcome LegalSwaps::find(const std::vector<int>& changes, int spare, std::uint64_t maxChecks)
{
    m_changes = &changes;
    m_maxChecks = maxChecks;
    m_checks = 0;
    m_gaveUp = false;
    for (int now = 0; now <= spare; ++now) {
        m_steps.clear();
        if (nextPart(0, now)) return Outcome::Found;
        if (m_gaveUp) return Outcome::GaveUp;
    }
    return Outcome::None;
}

/// Exactly `spare` swaps are left for exchanges within this part and those behind it.
bool LegalSwaps::nextPart(std::size_t part, int spare)
{
    if (part == m_space.parts().size()) return spare == 0 && check();
    const int change = (*m_changes)[part];
    for (int extra = 0; extra <= spare && !m_gaveUp; ++extra)
        if (choose(part, 0, 0, std::max(0, -change) + extra, std::max(0, change) + extra, spare - extra,
                   std::numeric_limits<int>::max()))
            return true;
    return false;
}

/// Chooses the copies of one card after the other. Cards of one kind are interchangeable, so only one order is tried:
/// first those that gain copies, then those that lose some, the most first; the others of the kind stay. `last` is the
/// change of the card before.
bool LegalSwaps::choose(std::size_t part, std::size_t kind, std::size_t card, int less, int more, int spare, int last)
{
    if (m_gaveUp) return false;
    if (less == 0 && more == 0) return nextPart(part + 1, spare);
    const std::vector<Kind>& kinds = m_space.parts()[part].kinds;
    if (kind == kinds.size()) return false;
    const Kind& mine = kinds[kind];
    const auto tried = [&](int by) {
        m_steps.push_back({{mine.zone, mine.cards[card]}, by});
        if (choose(part, kind, card + 1, less + std::min(0, by), more - std::max(0, by), spare, by)) return true;
        m_steps.pop_back();
        return false;
    };
    if (card < mine.cards.size()) {
        for (int by = last > 0 ? std::min({mine.room, more, last}) : 0; by > 0; --by)
            if (tried(by)) return true;
        const int most = last < 0 ? -last : std::numeric_limits<int>::max();
        for (int by = std::min({mine.copies, less, most}); by > 0; --by)
            if (tried(-by)) return true;
    }
    return choose(part, kind + 1, 0, less, more, spare, std::numeric_limits<int>::max());
}

bool LegalSwaps::check()
{
    if (++m_checks > m_maxChecks || (m_checks % 64 == 0 && !m_going())) {
        m_gaveUp = true;
        return false;
    }
    std::vector<Dealt> removed;
    std::vector<Dealt> added;
    for (const Step& step : m_steps) {
        std::vector<Dealt>& list = step.by < 0 ? removed : added;
        list.insert(list.end(), static_cast<std::size_t>(std::abs(step.by)), step.card);
    }
    Deck deck = changed(m_setup, removed, added);
    m_book.check(deck, m_report);
    if (m_report.verdict > m_worst) return false;
    std::ranges::sort(removed);
    std::ranges::sort(added);
    m_found = {std::move(deck), m_report.verdict, std::move(removed), std::move(added)};
    return true;
}

}  // namespace mazzo::goldfish::tuning
