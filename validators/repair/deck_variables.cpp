// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/deck_variables.h"

#include <algorithm>

namespace mazzo::validators {

namespace {

constexpr int kMaxCopies = 9999;  // what one line of a deck file can hold

/// Whether the set-up deals the cards of the zone to the draw pile.
bool isDrawnFrom(const Game& game, std::string_view edition, ZoneIndex zone)
{
    const Procedure* procedure = game.procedure(edition);
    return procedure && std::ranges::any_of(procedure->setUp, [&](const Procedure::Step& step) {
               return step.kind == Procedure::Step::Kind::Deal && step.to == procedure->drawPile &&
                      step.section == game[zone].id;
           });
}

}  // namespace

DeckVariables::DeckVariables(const RuleBook::Data& book, const Deck& deck, std::span<const std::uint32_t> rows,
                             const std::function<int(CardIndex)>& maxCopies, std::optional<int> maxChanges)
    : m_book(book),
      m_deck(deck),
      m_maxChanges(maxChanges),
      m_rows(rows.begin(), rows.end()),
      m_byRow(book.catalogue->size())
{
    addPlaces(maxCopies, maxChanges);
    for (const Deck::UnknownCard& card : deck.unknownCards())
        m_unknownPlaces.push_back({&card, m_program.addColumn(0, card.copies)});
    if (maxChanges) limitChanges(*maxChanges);
    for (std::size_t zone = 0; zone < book.game->zones.size(); ++zone) keepSome(static_cast<ZoneIndex>(zone));
}

void DeckVariables::addPlaces(const std::function<int(CardIndex)>& maxCopies, std::optional<int> maxChanges)
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

void DeckVariables::limitChanges(int maxChanges)
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
void DeckVariables::keepSome(ZoneIndex zone)
{
    // A few wrong cards may all have to go, but not those that the player draws from.
    const int minPile = isDrawnFrom(*m_book.game, m_book.settings.edition, zone) ? 1 : 5;
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
    if (before >= minPile) m_program.addAtMostZero(std::move(missing));
}

std::span<const std::size_t> DeckVariables::placesOf(std::uint32_t row) const { return m_byRow[row]; }

Linear DeckVariables::copies(const Place& place) const
{
    Linear sum(place.added, 1);
    if (place.removed >= 0) sum += Linear(place.removed, -1);
    sum.constant = place.before;
    return sum;
}

Linear DeckVariables::copies(const UnknownPlace& place) const
{
    Linear sum(place.removed, -1);
    sum.constant = place.card->copies;
    return sum;
}

Linear DeckVariables::kept(const Place& place) const
{
    Linear sum(place.before);
    if (place.removed >= 0) sum += Linear(place.removed, -1);
    return sum;
}

Truth DeckVariables::in(std::uint32_t pile, const UnknownPlace& place) const
{
    return CardTable::answer(m_book.tables->unknownCardYes(place.card->zone),
                             m_book.tables->unknownCardPossible(place.card->zone), pile);
}

Truth DeckVariables::in(std::uint32_t pile, const Place& place) const
{
    const EvaluationPlan::Pile& planned = m_book.plan().piles[pile];
    if (m_value && planned.usesValue && planned.relations.size() == 1) {
        const EvaluationPlan::Relation& relation = m_book.plan().relations[planned.relations.front()];
        const WordView own = m_book.cards().words(relation.column, place.row);
        const bool has = std::ranges::binary_search(own.words, *m_value) && (!relation.whole || own.words.size() == 1);
        const Truth without = m_book.cards().inPile(planned.variants[0], at(place.zone), place.row);
        const Truth with = m_book.cards().inPile(planned.variants[1], at(place.zone), place.row);
        if (!own.known) return without == with ? with : Truth::Unknown;
        return has ? with : without;
    }
    return m_book.cards().inPile(pile, at(place.zone), place.row);
}

/// Sharper than the bounds of the columns, because `maxChanges` limits how many copies change.
double DeckVariables::upperBound(const Linear& copies) const
{
    const double highest = m_program.highest(copies);
    if (!m_maxChanges) return highest;
    double factor = 0;
    for (const Linear::Term& term : copies.terms) factor = std::max(factor, term.factor);
    return std::min(highest, copies.constant + factor * *m_maxChanges);
}

double DeckVariables::lowerBound(const Linear& copies) const { return -upperBound(copies * -1); }

bool DeckVariables::isSimple(std::uint32_t pile) const { return m_book.plan().piles[pile].relations.size() <= 1; }

}  // namespace mazzo::validators
