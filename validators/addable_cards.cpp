// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/addable_cards.h"

#include "validators/repair/traits.h"
#include "validators/violation_counts.h"

namespace mazzo::validators {

AddableCards::AddableCards(const RuleBook& book) : m_book(book), m_sharesIdentity(sharesIdentity(book.data()))
{
    std::vector<std::uint64_t> traits;
    for (std::size_t zone = 0; zone < book.data().game->zones.size(); ++zone) {
        TraitNumbers numbers;
        std::vector<std::uint32_t>& kinds = m_kinds.emplace_back();
        for (std::uint32_t row = 0; row < m_sharesIdentity.size(); ++row) {
            traits.clear();
            addTraits(traits, book.data(), zone, row);
            kinds.push_back(numbers.of(traits));
        }
        m_kindCounts.push_back(numbers.size());
    }
}

CardBits AddableCards::canAdd(const Deck& deck, ZoneIndex zone) const
{
    const std::vector<std::uint32_t>& kinds = m_kinds[at(zone)];
    ViolationCounts before(m_book.data().rules.size());
    ViolationCounts after = before;
    Report report = m_book.check(deck);
    before.count(report);
    Deck more = deck;
    const auto fits = [&](CardIndex card) {
        const int copies = deck.copies(zone, card);
        more.setCopies(zone, card, copies + 1);
        m_book.check(more, report);
        more.setCopies(zone, card, copies);
        after.count(report);
        return !after.isAnyWorse(before);
    };

    // Copies matter: a card that the deck has, or that shares its identity with another, is checked by itself.
    std::vector<bool> alone = m_sharesIdentity;
    for (const Deck::Entry& entry : deck.entries()) alone[at(entry.card)] = true;
    enum class Answer : std::uint8_t { Open, No, Yes };
    std::vector<Answer> answers(m_kindCounts[at(zone)], Answer::Open);
    CardBits result(kinds.size());
    for (std::uint32_t card = 0; card < kinds.size(); ++card) {
        const auto index = static_cast<CardIndex>(card);
        Answer answer = alone[card] ? Answer::Open : answers[kinds[card]];
        if (answer == Answer::Open) answer = fits(index) ? Answer::Yes : Answer::No;
        if (!alone[card]) answers[kinds[card]] = answer;
        if (answer == Answer::Yes) result.insert(index);
    }
    return result;
}

CardBits AddableCards::canAdd(const Deck& deck) const
{
    const Game& game = *m_book.data().game;
    CardBits result(m_book.data().catalogue->size());
    for (std::size_t i = 0; i < game.zones.size(); ++i) {
        const auto zone = static_cast<ZoneIndex>(i);
        if (!game.zones[i].optional || deck.hasZone(zone)) result |= canAdd(deck, zone);
    }
    return result;
}

}  // namespace mazzo::validators
