// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/deck_model.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

constexpr int kMaxCopies = 9999;       // what one line of a deck file can hold
constexpr double kBoundless = 10'000;  // a number without a bound: more than any rule allows

double bounded(int number) { return std::clamp(static_cast<double>(number), -kBoundless, kBoundless); }

}  // namespace

DeckModel::DeckModel(const RuleBook::Data& book, const Deck& deck, std::span<const std::uint32_t> rows,
                     const std::function<int(CardIndex)>& maxCopies, std::optional<int> maxChanges)
    : m_book(book), m_deck(deck), m_rows(rows.begin(), rows.end()), m_byRow(book.catalogue->size())
{
    addPlaces(maxCopies, maxChanges);
    for (const Deck::UnknownCard& card : deck.unknownCards())
        m_unknownPlaces.push_back({&card, m_program.addColumn(0, card.copies)});
    if (maxChanges) limitChanges(*maxChanges);
    for (std::size_t zone = 0; zone < book.game->zones.size(); ++zone) keepSome(static_cast<ZoneIndex>(zone));
    for (const std::uint32_t row : m_rows) {
        if (!m_byRow[row].empty()) m_groups[book.tables->groups()[row]].push_back(row);
    }
}

void DeckModel::addPlaces(const std::function<int(CardIndex)>& maxCopies, std::optional<int> maxChanges)
{
    for (const std::uint32_t row : m_rows) {
        const auto card = static_cast<CardIndex>(row);
        std::int64_t total = 0;
        Linear added;
        for (std::size_t i = 0; i < m_book.game->zones.size(); ++i) {
            const auto zone = static_cast<ZoneIndex>(i);
            const int before = m_deck.copies(zone, card);
            // Adding cards to an optional zone that the deck does not have would bring its rules into force.
            if (m_book.game->zones[i].optional && !m_deck.hasZone(zone)) continue;
            Place place{zone, row, before,
                        m_program.addColumn(0, maxChanges ? *maxChanges : std::max(0, kMaxCopies - before)), -1};
            if (before > 0) place.removed = m_program.addColumn(0, maxChanges ? std::min(*maxChanges, before) : before);
            m_byRow[row].push_back(m_places.size());
            m_places.push_back(place);
            total += before;
            added += Linear(place.added, 1);
            if (place.removed >= 0) added += Linear(place.removed, -1);
        }
        if (!maxCopies) continue;
        added.constant = -static_cast<double>(std::max<std::int64_t>(0, maxCopies(card) - total));
        m_program.addAtMostZero(std::move(added));
    }
}

void DeckModel::limitChanges(int maxChanges)
{
    Linear changes(-maxChanges);
    for (const Place& place : m_places) {
        changes += Linear(place.added, 1);
        if (place.removed >= 0) changes += Linear(place.removed, 1);
    }
    for (const UnknownPlace& place : m_unknownPlaces) changes += Linear(place.removed, 1);
    m_program.addAtMostZero(std::move(changes));
}

/// A repair that empties a pile is no repair: it would only switch off the rules about what the pile holds.
void DeckModel::keepSome(ZoneIndex zone)
{
    constexpr int kPile = 5;  // a few wrong cards may all have to go
    Linear missing(1);
    int before = 0;
    for (const Place& place : m_places) {
        if (place.zone != zone) continue;
        missing += copies(place) * -1;
        before += place.before;
    }
    for (const UnknownPlace& place : m_unknownPlaces) {
        if (place.card->zone != zone) continue;
        missing += copies(place) * -1;
        before += place.card->copies;
    }
    if (before >= kPile) m_program.addAtMostZero(std::move(missing));
}

std::span<const std::size_t> DeckModel::placesOf(std::uint32_t row) const { return m_byRow[row]; }

Linear DeckModel::copies(const Place& place) const
{
    Linear sum(place.added, 1);
    if (place.removed >= 0) sum += Linear(place.removed, -1);
    sum.constant = place.before;
    return sum;
}

Linear DeckModel::copies(const UnknownPlace& place) const
{
    Linear sum(place.removed, -1);
    sum.constant = place.card->copies;
    return sum;
}

Linear DeckModel::kept(const Place& place) const
{
    Linear sum(place.before);
    if (place.removed >= 0) sum += Linear(place.removed, -1);
    return sum;
}

Truth DeckModel::in(std::uint32_t pile, const UnknownPlace& place) const
{
    return CardTable::answer(m_book.tables->unknownCardYes(place.card->zone),
                             m_book.tables->unknownCardPossible(place.card->zone), pile);
}

/// Copies that may be in the pile: those that the deck has count as the rule needs them, added ones against it.
void DeckModel::addTo(Range& range, Truth inPile, const Place& place) const
{
    if (inPile == Truth::No) return;
    range.lo += inPile == Truth::Yes ? copies(place) : kept(place);
    range.hi += inPile == Truth::Yes ? copies(place) : Linear(place.added, 1);
}

Truth DeckModel::in(std::uint32_t pile, const Place& place) const
{
    return m_book.cards().inPile(pile, at(place.zone), place.row);
}

const DeckModel::Range& DeckModel::count(std::uint32_t pile)
{
    const auto [known, isNew] = m_counts.try_emplace(pile);
    if (!isNew) return known->second;
    for (const Place& place : m_places) addTo(known->second, in(pile, place), place);
    for (const UnknownPlace& place : m_unknownPlaces) {
        const Truth inPile = in(pile, place);
        if (inPile != Truth::No) known->second.lo += copies(place);
        if (inPile == Truth::Yes) known->second.hi += copies(place);
    }
    return known->second;
}

DeckModel::Range DeckModel::copiesOf(std::uint32_t copied, std::uint32_t row) const
{
    Range range;
    const auto group = m_groups.find(m_book.tables->groups()[row]);
    if (group == m_groups.end()) return range;
    for (const std::uint32_t other : group->second) {
        for (const std::size_t i : m_byRow[other]) {
            addTo(range, in(m_book.plan().copies[copied], m_places[i]), m_places[i]);
        }
    }
    return range;
}

DeckModel::Range DeckModel::sum(const EvaluationPlan::Sum& planned) const
{
    Range range;
    for (const Place& place : m_places) {
        const Number& number = m_book.cards().number(planned.column, place.row);
        const Truth counts = in(planned.pile, place) & number.present;
        if (counts == Truth::No) continue;
        double lo = bounded(number.range.lo);
        double hi = bounded(number.range.hi);
        if (counts == Truth::Unknown) {
            lo = std::min(lo, 0.0);
            hi = std::max(hi, 0.0);
        }
        range.lo += kept(place) * hi + Linear(place.added, lo);
        range.hi += kept(place) * lo + Linear(place.added, hi);
    }
    for (const UnknownPlace& place : m_unknownPlaces) {
        if (in(planned.pile, place) == Truth::No) continue;
        const Interval domain = m_book.plan().numbers[planned.column].domain;
        range.lo += copies(place) * std::max(0.0, bounded(domain.hi));
        range.hi += copies(place) * std::min(0.0, bounded(domain.lo));
    }
    return range;
}

const std::vector<DeckModel::Bringing>& DeckModel::bringing(std::uint32_t list)
{
    const auto [known, isNew] = m_bringing.try_emplace(list);
    if (!isNew) return known->second;
    const EvaluationPlan::List& planned = m_book.plan().lists[list];
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        if (in(planned.pile, m_places[i]) == Truth::No) continue;
        for (const std::uint32_t word : m_book.cards().words(planned.column, m_places[i].row).words)
            known->second.push_back({word, i});
    }
    std::ranges::sort(known->second);
    return known->second;
}

template <class Visit>
void DeckModel::eachBringing(std::uint32_t list, std::uint32_t word, const Visit& visit)
{
    for (const Bringing& found : std::ranges::equal_range(bringing(list), word, {}, &Bringing::word)) {
        const Place& place = m_places[found.place];
        visit(place, in(m_book.plan().lists[list].pile, place));
    }
}

Linear DeckModel::mayHold(std::uint32_t list, std::uint32_t word)
{
    const auto [known, isNew] = m_may.try_emplace({list, word});
    if (isNew) {
        known->second = m_program.addColumn(0, 1);
        eachBringing(list, word, [&](const Place& place, Truth inPile) {
            if (inPile == Truth::Unknown && place.before > 0) return;
            m_program.addAtMostZero(copies(place) - Linear(known->second, m_program.highest(copies(place))));
        });
    }
    return {known->second, 1};
}

Linear DeckModel::surelyHolds(std::uint32_t list, std::uint32_t word)
{
    const auto [known, isNew] = m_surely.try_emplace({list, word});
    if (isNew) {
        known->second = m_program.addColumn(0, 1);
        Linear missing(known->second, 1);
        eachBringing(list, word, [&](const Place& place, Truth inPile) {
            if (inPile == Truth::Yes || place.before > 0) missing += copies(place) * -1;
        });
        m_program.addAtMostZero(std::move(missing));
    }
    return {known->second, 1};
}

const std::vector<std::uint32_t>& DeckModel::words(std::uint32_t list)
{
    const auto [known, isNew] = m_words.try_emplace(list);
    if (!isNew) return known->second;
    for (const Bringing& found : bringing(list))
        if (known->second.empty() || known->second.back() != found.word) known->second.push_back(found.word);
    return known->second;
}

Linear DeckModel::unknownWords(std::uint32_t list) const
{
    const EvaluationPlan::List& planned = m_book.plan().lists[list];
    Linear sum;
    for (const Place& place : m_places) {
        if (in(planned.pile, place) != Truth::No && !m_book.cards().words(planned.column, place.row).known)
            sum += Linear(place.added, 1);
    }
    return sum;
}

Linear DeckModel::keptUnknownWords(std::uint32_t list) const
{
    const EvaluationPlan::List& planned = m_book.plan().lists[list];
    Linear sum;
    for (const Place& place : m_places) {
        if (in(planned.pile, place) != Truth::No && !m_book.cards().words(planned.column, place.row).known)
            sum += kept(place);
    }
    for (const UnknownPlace& place : m_unknownPlaces) {
        if (in(planned.pile, place) != Truth::No) sum += copies(place);
    }
    return sum;
}

/// A card whose words are unknown may bring any number of them.
DeckModel::Range DeckModel::length(std::uint32_t list)
{
    Range range;
    for (const std::uint32_t word : words(list)) {
        range.lo += surelyHolds(list, word);
        range.hi += mayHold(list, word);
    }
    range.lo += keptUnknownWords(list) * kBoundless;
    range.hi += unknownWords(list) * kBoundless;
    return range;
}

void DeckModel::rollBack(IntegerProgram::Mark mark)
{
    m_program.rollBack(mark);
    const auto isGone = [&](const auto& word) { return static_cast<std::size_t>(word.second) >= mark.columns; };
    std::erase_if(m_may, isGone);
    std::erase_if(m_surely, isGone);
}

}  // namespace mazzo::validators
